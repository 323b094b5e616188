// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/bingo/bingo_event_log.h"

#include "app/core/events/allowed_text.h"
#include "app/core/events/event_log_text.h"
#include "app/core/events/logged_event_parts.h"
#include "app/core/text/amounts.h"
#include "app/games/bingo/bingo_allowed.h"
#include "app/games/bingo/bingo_corrections.h"
#include "app/games/bingo/text/bingo_text.h"
#include "engine/games/bingo/record/bingo_json.h"
#include "engine/games/bingo/record/bingo_on_record.h"

namespace mesaviva::app {

namespace {

// What a trace says of one of bingo's events, besides the name of its kind.
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
                                   AllowedText::told(BingoAllowed::of(e.action, e.refusal, settings))});
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

// A room keeps nothing from anybody: a ball is told when it is drawn, cards when they are sold.
bool BingoEventLog::isSecret(const bingo::Event&, PlayerId) { return false; }
void BingoEventLog::hide(std::vector<record::Field>&) {}

std::optional<Money> BingoEventLog::before(const Recorded<bingo::Event>&, const BingoSession&) {
    return std::nullopt;
}

Recorded<bingo::Event> BingoEventLog::withoutSecret(const Recorded<bingo::Event>& entry) { return entry; }

LoggedEvent BingoEventLog::kept(const Recorded<bingo::Event>& entry, const record::PlayerNames& names,
                                const bingo::Settings& settings) {
    return kept::keep<bingo::Game>(entry, names, settings);
}

QString BingoEventLog::told(const LoggedEvent& event) {
    return kept::tell<BingoEventLog, bingo::Game>(event);
}

} // namespace mesaviva::app
