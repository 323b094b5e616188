// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/bingo/bingo_event_log.h"

#include "app/core/events/event_log_text.h"
#include "app/core/events/table_event_log.h"
#include "app/core/text/amounts.h"
#include "app/games/bingo/bingo_text.h"
#include "engine/base/dispatch.h"
#include "engine/games/bingo/fields.h"
#include "engine/games/bingo/record/bingo_json.h"
#include "engine/games/bingo/record/bingo_on_record.h"

namespace mesaviva::app {

namespace {

QString bingoLater(bingo::Action action) {
    using bingo::Action;
    switch (action) {
    case Action::mark: return QCoreApplication::translate("AllowedText", "marking, while numbers are drawn");
    case Action::fault: return AllowedText::onceLost();
    case Action::other: return AllowedText::onceDue();
    default: return QCoreApplication::translate("AllowedText", "from the next sale on");
    }
}

} // namespace

QString BingoAllowed::of(bingo::Action action, const bingo::Refusal& refusal,
                         const bingo::Settings& settings) {
    return refusal.reason.visit(Overloaded{
        [&](CommonReason reason) -> QString {
            if (reason == CommonReason::below_minimum) {
                return tr("one card or more");
            }
            if (reason == CommonReason::no_stake) {
                return tr("the same with a card of the round");
            }
            return AllowedText::common(reason, refusal, bingoLater(action),
                                       tr("the same once the player is in the room"));
        },
        [&](bingo::OwnReason reason) -> QString {
            switch (reason) {
            case bingo::OwnReason::too_many_cards:
                return refusal.nearestBelow > Money{} //: %1 so many cards
                           ? tr("up to %1 more")
                                 .arg(BingoText::cards(static_cast<int>(refusal.nearestBelow.cents)))
                           //: %1 so many cards
                           : tr("at most %1 in a round").arg(BingoText::cards(settings.maxCards));
            case bingo::OwnReason::sold_out: return tr("fewer cards, or cards of the next round");
            case bingo::OwnReason::not_drawn: return tr("a number that has been drawn");
            case bingo::OwnReason::not_on_card:
                return tr("a number that has been drawn and is on one of the player's cards");
            }
            return tr("what this table's regulation and settings offer");
        },
    });
}

Correction BingoCorrections::voidRound(bingo::VoidReason reason) {
    Correction correction = CorrectionText::voidRound();
    if (reason == bingo::VoidReason::too_few_players) {
        correction.why = tr("too few players");
    }
    return correction;
}

std::optional<Correction> BingoCorrections::ofRecorded(std::string_view event, std::string_view detail) {
    if (event != eventKey(Kind<bingo::RoundVoid>())) {
        return std::nullopt;
    }
    return voidRound(detail == name(bingo::VoidReason::too_few_players) ? bingo::VoidReason::too_few_players
                                                                        : bingo::VoidReason::system_failure);
}

namespace {

using RoomPlaces = std::vector<HighlightedPlace>;

// The places of each of bingo's events. Of the cards only this player's own are in the room.
struct BingoPlaces {
    const BingoSession& tableSession;

    static HighlightedPlace ball(bingo::Ball number) { return {HighlightKind::Ball, number}; }
    static HighlightedPlace prize(bingo::PrizeKind kind) {
        return {HighlightKind::Prize, static_cast<int>(kind)};
    }
    void addCard(RoomPlaces& places, PlayerId player, bingo::CardNumber card) const {
        if (player != kNobody && player == tableSession.ownPlayer()) {
            places.push_back({HighlightKind::BingoCard, static_cast<int>(card)});
        }
    }

    RoomPlaces operator()(const bingo::SaleOpened&) const {
        return {{HighlightKind::Plate}, {HighlightKind::Clock}};
    }
    RoomPlaces operator()(const bingo::SaleClosed&) const { return {{HighlightKind::Plate}}; }
    RoomPlaces operator()(const bingo::CardsOrdered&) const { return {{HighlightKind::Plate}}; }
    RoomPlaces operator()(const bingo::CrowdCardsOrdered&) const { return {{HighlightKind::Plate}}; }
    RoomPlaces operator()(const bingo::CrowdSold&) const { return {{HighlightKind::Plate}}; }
    RoomPlaces operator()(const bingo::CardSold& e) const {
        RoomPlaces places{{HighlightKind::Plate}};
        addCard(places, e.player, e.number);
        return places;
    }
    RoomPlaces operator()(const bingo::BallDrawn& e) const {
        return {ball(e.number), {HighlightKind::Machine}};
    }
    RoomPlaces operator()(const bingo::NumberMarked& e) const { return {ball(e.number)}; }
    RoomPlaces operator()(const bingo::OneToGo& e) const {
        RoomPlaces places{ball(e.number), prize(e.kind)};
        addCard(places, e.player, e.card);
        return places;
    }
    RoomPlaces operator()(const bingo::PrizeWon& e) const {
        RoomPlaces places{prize(e.kind)};
        for (const bingo::Winner& winner : e.winners) {
            addCard(places, winner.owner.player, winner.card);
        }
        return places;
    }
    RoomPlaces operator()(const bingo::Paid& e) const {
        RoomPlaces places{prize(e.kind)};
        addCard(places, e.player, e.card);
        return places;
    }
    RoomPlaces operator()(const bingo::MoneyCarried& e) const {
        switch (e.target) {
        case bingo::CarryTarget::bingo_jackpot: return {prize(bingo::PrizeKind::bingo_jackpot)};
        case bingo::CarryTarget::line_jackpot: return {prize(bingo::PrizeKind::line_jackpot)};
        case bingo::CarryTarget::next_round: return {{HighlightKind::Plate}};
        }
        return {};
    }
    RoomPlaces operator()(const bingo::Settled& e) const {
        RoomPlaces places;
        for (const bingo::SettledCard& one : e.cards) {
            addCard(places, e.player, one.card);
        }
        return places.empty() ? RoomPlaces{{HighlightKind::Plate}} : places;
    }
    RoomPlaces operator()(const bingo::RoundClosed&) const { return {{HighlightKind::Machine}}; }
    RoomPlaces operator()(const bingo::Announced& e) const {
        if (e.phrase == bingo::OwnPhrase::ball) {
            return {ball(e.number)};
        }
        if (e.phrase == bingo::OwnPhrase::one_to_go) {
            return {ball(e.number), prize(e.kind)};
        }
        if (e.phrase == bingo::OwnPhrase::prize) {
            return {prize(e.kind)};
        }
        return {{e.phrase == CommonPhrase::round_void ? HighlightKind::Cloth : HighlightKind::Plate}};
    }
    // Events of a player are on the sale's plate; other events refer to the whole room.
    template <class Event>
    RoomPlaces operator()(const Event& e) const {
        if constexpr (requires { e.player; }) {
            return {{HighlightKind::Plate}};
        }
        return {{HighlightKind::Cloth}};
    }
};

} // namespace

std::vector<HighlightedPlace> placesOf(const bingo::Event& event, const BingoSession& tableSession) {
    return std::visit(BingoPlaces{tableSession}, event);
}

namespace {

constexpr std::size_t kNamedWinners = 6;

// The sentence of an event (see CommonSentences).
struct BingoSentences : CommonSentences {
    Q_DECLARE_TR_FUNCTIONS(BingoSentences)

public:
    const bingo::Settings& settings;

    using CommonSentences::operator();
    QString operator()(const bingo::TableOpened&) const { return {}; }
    QString operator()(const bingo::PlayerJoined& e) const {
        return tr("%1 enters the room.").arg(name(e.player));
    }
    QString operator()(const bingo::RoundOpened&) const { return roundOpened(); }
    QString operator()(const bingo::SaleOpened& e) const {
        return tr("Cards are sold for %1 each.").arg(amountText(e.cardPrice));
    }
    QString operator()(const bingo::CardsOrdered& e) const {
        return tr("%1 asks for %n card(s).", nullptr, static_cast<int>(e.count)).arg(name(e.player));
    }
    QString operator()(const bingo::CrowdCardsOrdered& e) const {
        return e.buyers
                   ? tr("%n simulated player(s) ask for cards.", nullptr, static_cast<int>(e.buyers->size()))
                   : QString();
    }
    QString operator()(const bingo::CardSold& e) const {
        //: %1 a card's number in the round, %2 a player, %3 the numbers on it
        return tr("Card %1 is sold to %2: %3")
            .arg(e.number)
            .arg(name(e.player), BingoText::face(e.card, settings));
    }
    QString operator()(const bingo::CrowdSold& e) const {
        return tr("Cards %1 to %2 are sold to the simulated crowd.").arg(e.first).arg(e.first + e.cards - 1);
    }
    QString operator()(const bingo::SaleClosed& e) const {
        //: %1 how many cards, %2 how many players, %3 and %4 amounts
        return tr("The sale closes: cards %1, players %2, sales %3, for prizes %4.")
            .arg(e.cards)
            .arg(e.players)
            .arg(amountText(e.sales), amountText(e.plan.prizeMoney));
    }
    QString operator()(const bingo::BallDrawn& e) const {
        return tr("Ball %1: %2.").arg(e.drawn).arg(BingoText::ball(e.number, settings));
    }
    QString operator()(const bingo::OneToGo& e) const {
        //: %1 a player, %2 a card's number, %3 a number of bingo, %4 a prize within a sentence
        return tr("%1, card %2: only %3 is missing for %4.")
            .arg(name(e.player))
            .arg(e.card)
            .arg(BingoText::ball(e.number, settings), BingoText::prizeInside(e.kind));
    }
    QString operator()(const bingo::PrizeWon& e) const {
        QStringList winners;
        for (const bingo::Winner& winner : e.winners) {
            if (static_cast<std::size_t>(winners.size()) == kNamedWinners) {
                winners.append(QStringLiteral("…"));
                break;
            }
            //: %1 a player, %2 a card's number, %3 an amount
            winners.append(tr("%1, card %2: %3")
                               .arg(BingoText::owner(winner.owner, name(winner.owner.player)))
                               .arg(winner.card)
                               .arg(amountText(winner.amount)));
        }
        //: %1 a prize, %2 which ball, %3 an amount, %4 who has won how much
        return tr("%1 at ball %2, %3: %4.")
            .arg(BingoText::prize(e.kind))
            .arg(e.ball)
            .arg(amountText(e.prize), winners.join(QStringLiteral("; ")));
    }
    QString operator()(const bingo::MoneyCarried& e) const {
        return e.target == bingo::CarryTarget::next_round
                   ? tr("%1 is carried over to the next round's prizes.").arg(amountText(e.amount))
                   : tr("%1 goes to the jackpot.").arg(amountText(e.amount));
    }
    QString operator()(const bingo::NumberMarked& e) const {
        return tr("%1 marks %2.").arg(name(e.player), BingoText::ball(e.number, settings));
    }
    QString operator()(const bingo::Paid& e) const {
        return e.player == kNobody
                   ? tr("The simulated crowd is paid %1 for %2.")
                         .arg(amountText(e.amount), BingoText::prizeInside(e.kind))
                   : tr("%1 is paid %2 for %3, card %4.")
                         .arg(name(e.player), amountText(e.amount), BingoText::prizeInside(e.kind))
                         .arg(e.card);
    }
    QString operator()(const bingo::Settled& e) const { return settled(e.player, e.staked, e.returned); }
    QString operator()(const bingo::RoundVoid& e) const { return roundVoid(BingoText::voidReason(e.reason)); }
    QString operator()(const bingo::RoundClosed&) const { return roundClosed(); }
    QString operator()(const bingo::SessionInvited& e) const { return invited(e.player); }
    QString operator()(const bingo::SessionWarned& e) const { return warned(e.player); }
    QString operator()(const bingo::SessionEnded& e) const { return sessionEnded(e.player, e.reason); }
    QString operator()(const bingo::Announced& e) const {
        return announced(BingoText::announcement(e, settings, name(e.player), false));
    }
    QString operator()(const bingo::Refused& e) const {
        return refused(e.player, BingoText::refusal(e.action, e.refusal, settings),
                       BingoAllowed::of(e.action, e.refusal, settings));
    }
};

} // namespace

std::span<const std::string_view> BingoEventLog::kinds() { return record::bingoEventNames(); }

Rules BingoEventLog::rules(const bingo::Event& event, const bingo::Settings& settings) {
    return bingo::rulesOf(event, settings);
}

QString BingoEventLog::sentence(const bingo::Event& event, const EventLogNames& names,
                                const bingo::Settings& settings) {
    return std::visit(BingoSentences{{names}, settings}, event);
}

std::vector<record::Field> BingoEventLog::fields(const Recorded<bingo::Event>& entry,
                                                 const record::PlayerNames& names,
                                                 const bingo::Settings& settings) {
    return record::fieldsOf(entry, names, settings);
}

std::optional<Correction> BingoEventLog::correction(const Recorded<bingo::Event>& entry,
                                                    std::optional<Money>) {
    if (const auto* const settled = std::get_if<bingo::Settled>(&entry.event); settled && settled->voided) {
        return CorrectionText::refund(amountText(settled->staked), amountText(settled->returned));
    }
    const auto* const voided = std::get_if<bingo::RoundVoid>(&entry.event);
    return voided ? std::optional(BingoCorrections::voidRound(voided->reason)) : std::nullopt;
}

std::optional<Money> BingoEventLog::before(const Recorded<bingo::Event>&, const BingoSession&) {
    return std::nullopt;
}

LoggedEvent BingoEventLog::loggedEvent(const Recorded<bingo::Event>& entry, const record::PlayerNames& names,
                                       const bingo::Settings& settings) {
    return logged::make<bingo::Game>(entry, names, settings);
}

QString BingoEventLog::sentence(const LoggedEvent& event) {
    return logged::describe<BingoEventLog, bingo::Game>(event);
}

} // namespace mesaviva::app
