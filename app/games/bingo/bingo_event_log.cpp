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

// The details of an event of bingo, besides the name of its kind.
struct BingoEventLogText {
    const EventLogNames& called;
    const bingo::Settings& settings;

    QString name(PlayerId player) const { return player == kNobody ? QString() : called(player); }
    QString ball(bingo::Ball number) const { return BingoText::ball(number, settings); }

    QString operator()(const bingo::SaleOpened& e) const {
        return EventLogText::join({amountText(e.cardPrice), EventLogText::until(e.until)});
    }
    QString operator()(const bingo::CardsOrdered& e) const {
        return EventLogText::join({name(e.player), BingoText::cards(static_cast<int>(e.count))});
    }
    QString operator()(const bingo::CardSold& e) const {
        return EventLogText::join({name(e.player), EventLogText::cardNumber(e.number)});
    }
    QString operator()(const bingo::CrowdSold& e) const {
        return BingoText::cards(static_cast<int>(e.cards));
    }
    QString operator()(const bingo::SaleClosed& e) const {
        return EventLogText::join({BingoText::cards(static_cast<int>(e.cards)), amountText(e.sales)});
    }
    QString operator()(const bingo::BallDrawn& e) const {
        return EventLogText::join({ball(e.number), EventLogText::ofBalls(e.drawn, e.drawn + e.left)});
    }
    QString operator()(const bingo::OneToGo& e) const {
        return EventLogText::join(
            {name(e.player), EventLogText::cardNumber(e.card), BingoText::prize(e.kind), ball(e.number)});
    }
    QString operator()(const bingo::PrizeWon& e) const {
        QStringList names;
        for (const bingo::Winner& winner : e.winners) {
            const QString who = winner.owner.isCrowd() ? EventLogText::crowd() : name(winner.owner.player);
            if (!names.contains(who)) {
                names.append(who);
            }
        }
        return EventLogText::join({BingoText::prize(e.kind), amountText(e.prize),
                                   BingoText::cards(static_cast<int>(e.winners.size())),
                                   names.join(QStringLiteral(", "))});
    }
    QString operator()(const bingo::NumberMarked& e) const {
        return EventLogText::join({name(e.player), ball(e.number)});
    }
    QString operator()(const bingo::MoneyCarried& e) const { return amountText(e.amount); }
    QString operator()(const bingo::Paid& e) const {
        return EventLogText::join({e.player == kNobody ? EventLogText::crowd() : name(e.player),
                                   BingoText::prize(e.kind), signedAmountText(e.amount)});
    }
    QString operator()(const bingo::Settled& e) const {
        return EventLogText::join({name(e.player), signedAmountText(e.net())});
    }
    QString operator()(const bingo::RoundVoid& e) const { return BingoText::voidReason(e.reason); }
    QString operator()(const bingo::Announced& e) const {
        return BingoText::announcement(e, settings, name(e.player), false);
    }
    QString operator()(const bingo::Refused& e) const {
        return EventLogText::join({name(e.player), BingoText::refusal(e.action, e.refusal, settings),
                                   AllowedText::sentence(BingoAllowed::of(e.action, e.refusal, settings))});
    }
    template <class Event>
    QString operator()(const Event& e) const {
        return EventLogText::common(e, [this](PlayerId player) { return name(player); });
    }
};

} // namespace

std::span<const std::string_view> BingoEventLog::kinds() { return record::bingoEventNames(); }

Rules BingoEventLog::rules(const bingo::Event& event, const bingo::Settings& settings) {
    return bingo::rulesOf(event, settings);
}

QString BingoEventLog::words(const Recorded<bingo::Event>& entry, const EventLogNames& names,
                             const bingo::Settings& settings, bool) {
    return std::visit(BingoEventLogText{names, settings}, entry.event);
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

// A room has no secrets: balls are announced when drawn, cards when sold.
bool BingoEventLog::isSecret(const bingo::Event&, PlayerId) { return false; }
void BingoEventLog::hide(std::vector<record::Field>&) {}

std::optional<Money> BingoEventLog::before(const Recorded<bingo::Event>&, const BingoSession&) {
    return std::nullopt;
}

Recorded<bingo::Event> BingoEventLog::withoutSecret(const Recorded<bingo::Event>& entry) { return entry; }

LoggedEvent BingoEventLog::loggedEvent(const Recorded<bingo::Event>& entry, const record::PlayerNames& names,
                                       const bingo::Settings& settings) {
    return logged::make<bingo::Game>(entry, names, settings);
}

QString BingoEventLog::sentence(const LoggedEvent& event) {
    return logged::describe<BingoEventLog, bingo::Game>(event);
}

} // namespace mesaviva::app
