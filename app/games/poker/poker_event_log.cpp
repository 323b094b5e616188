// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/poker/poker_event_log.h"

#include "app/core/events/event_log_text.h"
#include "app/core/events/table_event_log.h"
#include "app/core/text/amounts.h"
#include "app/games/poker/poker_text.h"
#include "engine/games/poker/fields.h"
#include "engine/games/poker/record/poker_json.h"
#include "engine/games/poker/record/poker_on_record.h"

#include <algorithm>

namespace mesaviva::app {

namespace {

QString pokerLater(poker::Action action) {
    using poker::Action;
    switch (action) {
    case Action::fold:
    case Action::bet:
        return QCoreApplication::translate("AllowedText",
                                           "a decision, once the cards are dealt and until its time is over");
    case Action::deal: return QCoreApplication::translate("AllowedText", "the deal, once this round is over");
    case Action::fault: return AllowedText::onceLost();
    case Action::other: return AllowedText::onceDue();
    default: return AllowedText::nextBetting();
    }
}

} // namespace

QString PokerAllowed::of(poker::Action action, const poker::Refusal& refusal) {
    using poker::Action;
    if (refusal.reason == CommonReason::no_stake) {
        switch (action) {
        case Action::deal: return tr("the deal, with an ante of %1 or more").arg(amountText(refusal.limit));
        case Action::repeat: return tr("an ante first, to be repeated later");
        default: return tr("the same once an ante is down");
        }
    }
    if (refusal.reason == CommonReason::not_offered && action == Action::deal) {
        return tr("the deal follows automatically after the betting period");
    }
    if (refusal.reason == CommonReason::not_enough_points) { // the limit is the price
        return tr("what the player's points cover");
    }
    return AllowedText::common(refusal.reason, refusal, pokerLater(action), tr("the same from a seat"));
}

std::optional<Correction> PokerCorrections::ofRecorded(std::string_view event, std::string_view) {
    return event == eventKey(Kind<poker::RoundVoid>()) ? std::optional(CorrectionText::voidRound())
                                                       : std::nullopt;
}

namespace {

using SeatPlaces = std::vector<HighlightedPlace>;

// The places of each of poker's events.
struct PokerPlaces {
    const PokerSession& tableSession;

    // The player's latest seat; 0: none.
    int seatOf(PlayerId player) const {
        int seat = 0;
        const poker::State& state = *tableSession.source().startOf(tableSession.source().round());
        if (player < state.players.size()) {
            seat = state.players[player].seat;
        }
        for (const auto& entry : tableSession.source().history()) {
            const auto* const sat = std::get_if<poker::PlayerSat>(&entry.event);
            if (sat && sat->player == player) {
                seat = sat->seat;
            }
        }
        return seat;
    }
    HighlightedPlace at(HighlightKind::Kind kind, PlayerId player, int part = 0) const {
        const int seat = player == kNobody ? 0 : seatOf(player);
        const bool dealers =
            player == kNobody && (kind == HighlightKind::Hand || kind == HighlightKind::Card);
        return seat > 0 || dealers ? HighlightedPlace{kind, seat, part} : HighlightedPlace{};
    }
    HighlightedPlace box(PlayerId player, poker::Box box) const {
        return at(box == poker::Box::ante ? HighlightKind::Ante : HighlightKind::Bet, player);
    }

    SeatPlaces operator()(const poker::TableOpened&) const { return {{HighlightKind::Plate}}; }
    SeatPlaces operator()(const poker::RoundOpened&) const { return {{HighlightKind::Plate}}; }
    SeatPlaces operator()(const poker::BettingOpened&) const { return {{HighlightKind::Clock}}; }
    SeatPlaces operator()(const poker::BettingClosed&) const { return {{HighlightKind::Clock}}; }
    SeatPlaces operator()(const poker::DecisionOpened&) const { return {{HighlightKind::Clock}}; }
    SeatPlaces operator()(const poker::DecisionExtended&) const { return {{HighlightKind::Clock}}; }
    SeatPlaces operator()(const poker::Staked& e) const { return {box(e.player, e.box)}; }
    SeatPlaces operator()(const poker::StakeTakenBack& e) const { return {box(e.player, poker::Box::ante)}; }
    SeatPlaces operator()(const poker::Collected& e) const { return {box(e.player, e.box)}; }
    SeatPlaces operator()(const poker::Paid& e) const { return {box(e.player, e.box)}; }
    SeatPlaces operator()(const poker::CardBurnt&) const { return {{HighlightKind::Burnt}}; }
    SeatPlaces operator()(const poker::CardDealt& e) const {
        return {at(HighlightKind::Card, e.player, e.place)};
    }
    SeatPlaces operator()(const poker::CardRevealed& e) const {
        return {at(HighlightKind::Card, e.player, e.place)};
    }
    SeatPlaces operator()(const poker::DealerQualified&) const { return {{HighlightKind::Hand, 0}}; }
    SeatPlaces operator()(const poker::Folded& e) const {
        return {at(HighlightKind::Hand, e.player), box(e.player, poker::Box::ante)};
    }
    SeatPlaces operator()(const poker::Settled& e) const {
        SeatPlaces places{at(HighlightKind::Player, e.player), box(e.player, poker::Box::ante)};
        if (e.bet.amount.cents > 0) {
            places.push_back(box(e.player, poker::Box::bet));
        }
        if (e.hand) {
            places.push_back(at(HighlightKind::Hand, e.player));
        }
        return places;
    }
    SeatPlaces operator()(const poker::Announced& e) const {
        if (e.phrase == poker::OwnPhrase::payment) {
            return {box(e.player, e.box)};
        }
        if (e.player != kNobody) {
            return {at(HighlightKind::Player, e.player)};
        }
        if (e.phrase == poker::OwnPhrase::dealer_qualifies ||
            e.phrase == poker::OwnPhrase::dealer_does_not_qualify) {
            return {{HighlightKind::Hand, 0}};
        }
        return {{e.phrase == CommonPhrase::round_void ? HighlightKind::Cloth : HighlightKind::Clock}};
    }
    // The player of an event; other events refer to the whole table.
    template <class Event>
    SeatPlaces operator()(const Event& e) const {
        if constexpr (requires { e.player; }) {
            if (e.player != kNobody) {
                return {at(HighlightKind::Player, e.player)};
            }
        }
        return {{HighlightKind::Cloth}};
    }
};

} // namespace

std::vector<HighlightedPlace> placesOf(const poker::Event& event, const PokerSession& tableSession) {
    return std::visit(PokerPlaces{tableSession}, event);
}

namespace {

// The sentence of an event (see CommonSentences).
struct PokerSentences : CommonSentences {
    Q_DECLARE_TR_FUNCTIONS(PokerSentences)

public:
    QString who(PlayerId player) const { return player == kNobody ? tr("the dealer") : name(player); }

    using CommonSentences::operator();
    QString operator()(const poker::TableOpened&) const { return {}; }
    QString operator()(const poker::PlayerSat& e) const {
        return tr("%1 takes seat %2.").arg(name(e.player)).arg(e.seat);
    }
    QString operator()(const poker::BettingOpened&) const { return stakesOpen(); }
    QString operator()(const poker::BettingClosed& e) const {
        return e.withDeal   ? stakesClosed()
               : e.anteLost ? tr("No ante is left: there is no deal.")
                            : tr("Nobody has staked: there is no deal.");
    }
    QString operator()(const poker::Staked& e) const {
        //: %1 a player, %2 an amount, %3 a box
        return tr("%1 puts %2 in the %3 box.")
            .arg(name(e.player), amountText(e.amount), PokerText::box(e.box));
    }
    QString operator()(const poker::StakeTakenBack& e) const {
        return tr("%1 takes %2 back.").arg(name(e.player), amountText(e.amount));
    }
    QString operator()(const poker::CardBurnt& e) const {
        return tr("Burnt: %1.").arg(PokerText::card(e.card));
    }
    QString operator()(const poker::CardDealt& e) const {
        const int place = e.place + 1;
        if (e.faceUp) {
            return tr("Card %1 to %2, face up: %3.").arg(place).arg(who(e.player), PokerText::card(e.card));
        }
        return e.card.isKnown() ? tr("Card %1 to %2, face down: %3.")
                                      .arg(place)
                                      .arg(who(e.player), PokerText::card(e.card))
                                : tr("Card %1 to %2, face down.").arg(place).arg(who(e.player));
    }
    QString operator()(const poker::DecisionOpened&) const { return tr("Players fold or continue."); }
    QString operator()(const poker::DecisionExtended&) const { return tr("The time to decide is extended."); }
    QString operator()(const poker::Folded& e) const {
        const QString ante = amountText(e.amount);
        switch (e.by) {
        //: %1 a player, %2 an amount
        case poker::FoldedBy::player: return tr("%1 folds and loses the ante: %2.").arg(name(e.player), ante);
        case poker::FoldedBy::time:
            //: %1 a player, %2 an amount
            return tr("%1 has not decided in time, folds and loses the ante: %2.").arg(name(e.player), ante);
        case poker::FoldedBy::disconnection:
            return (e.gone == poker::Gone::line_lost
                        //: %1 a player, %2 an amount
                        ? tr("%1 has lost the connection, folds and loses the ante: %2.")
                        //: %1 a player, %2 an amount
                        : tr("%1 has left, folds and loses the ante: %2."))
                .arg(name(e.player), ante);
        }
        return {};
    }
    QString operator()(const poker::CardRevealed& e) const {
        return e.player == kNobody ? tr("The dealer turns over %1.").arg(PokerText::card(e.card))
                                   : tr("%1 shows %2.").arg(name(e.player), PokerText::card(e.card));
    }
    QString operator()(const poker::DealerQualified& e) const {
        return e.qualified ? tr("The dealer plays: %1.").arg(PokerText::combination(e.hand))
                           : tr("The dealer does not qualify.");
    }
    QString operator()(const poker::Collected& e) const {
        //: %1 a box, %2 a player, %3 an amount
        return tr("The %1 box of %2 is swept: %3.")
            .arg(PokerText::box(e.box), name(e.player), amountText(e.amount));
    }
    QString operator()(const poker::Paid& e) const {
        //: %1 a player, %2 an amount, %3 a box
        return tr("%1 is paid %2 for the %3 box.")
            .arg(name(e.player), amountText(e.amount), PokerText::box(e.box));
    }
    QString operator()(const poker::Settled& e) const {
        return settled(e.player, e.staked(), e.returned()) + u' ' + PokerText::reason(e);
    }
    QString operator()(const poker::RoundVoid&) const { return roundVoid(tr("the system has failed.")); }
    QString operator()(const poker::RoundClosed&) const { return roundClosed(); }
    QString operator()(const poker::SessionEnded& e) const { return sessionEnded(e.player, e.reason); }
    QString operator()(const poker::Announced& e) const {
        return announced(PokerText::announcement(e, name(e.player), false));
    }
    QString operator()(const poker::Refused& e) const {
        return refused(e.player, PokerText::refusal(e.action, e.refusal),
                       PokerAllowed::of(e.action, e.refusal));
    }
};

} // namespace

std::span<const std::string_view> PokerEventLog::kinds() { return record::pokerEventNames(); }

Rules PokerEventLog::rules(const poker::Event& event, const poker::Settings& settings) {
    return poker::rulesOf(event, settings);
}

QString PokerEventLog::sentence(const poker::Event& event, const EventLogNames& names,
                                const poker::Settings&) {
    return std::visit(PokerSentences{{names}}, event);
}

std::vector<record::Field> PokerEventLog::fields(const Recorded<poker::Event>& entry,
                                                 const record::PlayerNames& names,
                                                 const poker::Settings& settings) {
    std::vector<record::Field> fields = record::fieldsOf(entry, names, settings);
    if (poker::Game::isFiltered(entry.event)) {
        for (record::Field& field : fields) {
            if (field.name == "card" || field.name == "combination") {
                field.value = EventLogText::hidden().toStdString();
            }
        }
    }
    return fields;
}

std::optional<Correction> PokerEventLog::correction(const Recorded<poker::Event>& entry,
                                                    std::optional<Money>) {
    const auto* const settled = std::get_if<poker::Settled>(&entry.event);
    if (settled &&
        (settled->verdict == poker::Verdict::voided || settled->verdict == poker::Verdict::ante_returned)) {
        return CorrectionText::refund(amountText(settled->staked()), amountText(settled->returned()));
    }
    return std::holds_alternative<poker::RoundVoid>(entry.event) ? std::optional(CorrectionText::voidRound())
                                                                 : std::nullopt;
}

std::optional<Money> PokerEventLog::before(const Recorded<poker::Event>&, const PokerSession&) {
    return std::nullopt;
}

LoggedEvent PokerEventLog::loggedEvent(const Recorded<poker::Event>& entry, const record::PlayerNames& names,
                                       const poker::Settings& settings) {
    return logged::make<poker::Game>(entry, names, settings);
}

QString PokerEventLog::sentence(const LoggedEvent& event) {
    return logged::describe<PokerEventLog, poker::Game>(event);
}

} // namespace mesaviva::app
