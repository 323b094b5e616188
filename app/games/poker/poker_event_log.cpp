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

// The details of an event of poker, besides the name of its kind.
struct PokerEventLogText {
    const EventLogNames& called;
    const poker::Settings& settings;
    bool hidden;

    QString name(PlayerId player) const {
        return player == kNobody ? EventLogText::nobody() : called(player);
    }
    QString card(poker::Card card) const {
        return hidden ? PokerText::faceDownCard() : PokerText::card(card);
    }

    QString operator()(const poker::Staked& e) const {
        return EventLogText::join({name(e.player), PokerText::stack(e.box, e.amount)});
    }
    QString operator()(const poker::StakeTakenBack& e) const {
        return EventLogText::join({name(e.player), PokerText::stack(poker::Box::ante, e.amount)});
    }
    QString operator()(const poker::CardBurnt& e) const { return card(e.card); }
    QString operator()(const poker::CardDealt& e) const {
        return EventLogText::join({name(e.player), card(e.card)});
    }
    QString operator()(const poker::CardRevealed& e) const {
        return EventLogText::join({name(e.player), card(e.card)});
    }
    QString operator()(const poker::DecisionOpened& e) const { return EventLogText::until(e.until); }
    QString operator()(const poker::DecisionExtended& e) const { return EventLogText::until(e.until); }
    QString operator()(const poker::BettingOpened& e) const {
        return e.until ? EventLogText::until(*e.until) : QString();
    }
    QString operator()(const poker::Folded& e) const {
        return EventLogText::join({name(e.player), amountText(e.amount)});
    }
    QString operator()(const poker::DealerQualified& e) const { return PokerText::combination(e.hand); }
    QString operator()(const poker::Collected& e) const {
        return EventLogText::join({name(e.player), PokerText::stack(e.box, e.amount)});
    }
    QString operator()(const poker::Paid& e) const {
        return EventLogText::join({name(e.player), PokerText::stack(e.box, e.amount)});
    }
    QString operator()(const poker::Settled& e) const {
        return EventLogText::join({name(e.player), signedAmountText(e.net()), PokerText::reason(e)});
    }
    QString operator()(const poker::Announced& e) const {
        return PokerText::announcement(e, name(e.player), false);
    }
    QString operator()(const poker::Refused& e) const {
        return EventLogText::join({e.player == kNobody ? QString() : name(e.player),
                                   PokerText::refusal(e.action, e.refusal),
                                   AllowedText::sentence(PokerAllowed::of(e.action, e.refusal))});
    }
    template <class Event>
    QString operator()(const Event& e) const {
        return EventLogText::common(e, [this](PlayerId player) { return name(player); });
    }
};

} // namespace

std::span<const std::string_view> PokerEventLog::kinds() { return record::pokerEventNames(); }

Rules PokerEventLog::rules(const poker::Event& event, const poker::Settings& settings) {
    return poker::rulesOf(event, settings);
}

QString PokerEventLog::words(const Recorded<poker::Event>& entry, const EventLogNames& names,
                             const poker::Settings& settings, bool hidden) {
    return std::visit(PokerEventLogText{names, settings, hidden}, entry.event);
}

std::vector<record::Field> PokerEventLog::fields(const Recorded<poker::Event>& entry,
                                                 const record::PlayerNames& names,
                                                 const poker::Settings& settings) {
    return record::fieldsOf(entry, names, settings);
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

bool PokerEventLog::isSecret(const poker::Event& event, PlayerId own) {
    const auto* const dealt = std::get_if<poker::CardDealt>(&event);
    return dealt && !dealt->faceUp && (dealt->player == kNobody || dealt->player != own);
}

void PokerEventLog::hide(std::vector<record::Field>& fields) {
    const auto card = std::ranges::find(fields, "card", &record::Field::name);
    if (card != fields.end()) {
        card->value = EventLogText::hidden().toStdString();
        card->kind = FieldKind::text;
    }
}

std::optional<Money> PokerEventLog::before(const Recorded<poker::Event>&, const PokerSession&) {
    return std::nullopt;
}

Recorded<poker::Event> PokerEventLog::withoutSecret(const Recorded<poker::Event>& entry) {
    Recorded<poker::Event> known = entry;
    if (auto* const dealt = std::get_if<poker::CardDealt>(&known.event)) {
        dealt->card = {};
    }
    return known;
}

LoggedEvent PokerEventLog::loggedEvent(const Recorded<poker::Event>& entry, const record::PlayerNames& names,
                                       const poker::Settings& settings) {
    return logged::make<poker::Game>(entry, names, settings);
}

QString PokerEventLog::sentence(const LoggedEvent& event) {
    return logged::describe<PokerEventLog, poker::Game>(event);
}

} // namespace mesaviva::app
