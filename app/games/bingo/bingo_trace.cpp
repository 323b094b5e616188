// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/bingo/bingo_trace.h"

#include "app/core/events/allowed_words.h"
#include "app/core/events/kept_event_parts.h"
#include "app/core/events/trace_words.h"
#include "app/core/text/amounts.h"
#include "app/games/bingo/bingo_allowed.h"
#include "app/games/bingo/bingo_corrections.h"
#include "app/games/bingo/text/bingo_words.h"
#include "engine/games/bingo/record/bingo_json.h"
#include "engine/games/bingo/record/bingo_on_record.h"

namespace mesaviva::app {

namespace {

// What a trace says of one of bingo's events, besides the name of its kind.
struct BingoTraceWords {
    const TraceNames& called;
    const bingo::Settings& settings;

    QString name(PlayerId player) const { return player == kNobody ? QString() : called(player); }
    QString ball(bingo::Ball number) const { return BingoWords::ball(number, settings); }

    QString operator()(const bingo::SaleOpened& e) const {
        return TraceWords::join({amountText(e.cardPrice), TraceWords::until(e.until)});
    }
    QString operator()(const bingo::CardsOrdered& e) const {
        return TraceWords::join({name(e.player), BingoWords::cards(static_cast<int>(e.count))});
    }
    QString operator()(const bingo::CardSold& e) const {
        return TraceWords::join({name(e.player), TraceWords::cardNumber(e.number)});
    }
    QString operator()(const bingo::CrowdSold& e) const {
        return BingoWords::cards(static_cast<int>(e.cards));
    }
    QString operator()(const bingo::SaleClosed& e) const {
        return TraceWords::join({BingoWords::cards(static_cast<int>(e.cards)), amountText(e.sales)});
    }
    QString operator()(const bingo::BallDrawn& e) const {
        return TraceWords::join({ball(e.number), TraceWords::ofBalls(e.drawn, e.drawn + e.left)});
    }
    QString operator()(const bingo::OneToGo& e) const {
        return TraceWords::join(
            {name(e.player), TraceWords::cardNumber(e.card), BingoWords::prize(e.kind), ball(e.number)});
    }
    QString operator()(const bingo::PrizeWon& e) const {
        QStringList names;
        for (const bingo::Winner& winner : e.winners) {
            const QString who = winner.owner.isCrowd() ? TraceWords::crowd() : name(winner.owner.player);
            if (!names.contains(who)) {
                names.append(who);
            }
        }
        return TraceWords::join({BingoWords::prize(e.kind), amountText(e.prize),
                                 BingoWords::cards(static_cast<int>(e.winners.size())),
                                 names.join(QStringLiteral(", "))});
    }
    QString operator()(const bingo::NumberMarked& e) const {
        return TraceWords::join({name(e.player), ball(e.number)});
    }
    QString operator()(const bingo::MoneyCarried& e) const { return amountText(e.amount); }
    QString operator()(const bingo::Paid& e) const {
        return TraceWords::join({e.player == kNobody ? TraceWords::crowd() : name(e.player),
                                 BingoWords::prize(e.kind), signedAmountText(e.amount)});
    }
    QString operator()(const bingo::Settled& e) const {
        return TraceWords::join({name(e.player), signedAmountText(e.net())});
    }
    QString operator()(const bingo::RoundVoid& e) const { return BingoWords::voidReason(e.reason); }
    QString operator()(const bingo::Announced& e) const {
        return BingoWords::announcement(e, settings, name(e.player), false);
    }
    QString operator()(const bingo::Refused& e) const {
        return TraceWords::join({name(e.player), BingoWords::refusal(e.action, e.refusal, settings),
                                 AllowedWords::told(BingoAllowed::of(e.action, e.refusal, settings))});
    }
    template <class Event>
    QString operator()(const Event& e) const {
        return TraceWords::common(e, [this](PlayerId player) { return name(player); });
    }
};

} // namespace

std::span<const std::string_view> BingoTrace::kinds() { return record::bingoEventNames(); }

Rules BingoTrace::rules(const bingo::Event& event, const bingo::Settings& settings) {
    return bingo::rulesOf(event, settings);
}

QString BingoTrace::words(const Recorded<bingo::Event>& entry, const TraceNames& names,
                          const bingo::Settings& settings, bool) {
    return std::visit(BingoTraceWords{names, settings}, entry.event);
}

std::vector<record::Field> BingoTrace::fields(const Recorded<bingo::Event>& entry,
                                              const record::PlayerNames& names,
                                              const bingo::Settings& settings) {
    return record::fieldsOf(entry, names, settings);
}

std::optional<Correction> BingoTrace::correction(const Recorded<bingo::Event>& entry, std::optional<Money>) {
    if (const auto* const settled = std::get_if<bingo::Settled>(&entry.event); settled && settled->voided) {
        return CorrectionWords::refund(amountText(settled->staked), amountText(settled->returned));
    }
    const auto* const voided = std::get_if<bingo::RoundVoid>(&entry.event);
    return voided ? std::optional(BingoCorrections::voidRound(voided->reason)) : std::nullopt;
}

// A room keeps nothing from anybody: a ball is told when it is drawn, cards when they are sold.
bool BingoTrace::isSecret(const bingo::Event&, PlayerId) { return false; }
void BingoTrace::hide(std::vector<record::Field>&) {}

std::optional<Money> BingoTrace::before(const Recorded<bingo::Event>&, const BingoHost&) {
    return std::nullopt;
}

Recorded<bingo::Event> BingoTrace::withoutSecret(const Recorded<bingo::Event>& entry) { return entry; }

KeptEvent BingoTrace::kept(const Recorded<bingo::Event>& entry, const record::PlayerNames& names,
                           const bingo::Settings& settings) {
    return kept::keep<bingo::Game>(entry, names, settings);
}

QString BingoTrace::told(const KeptEvent& event) { return kept::tell<BingoTrace, bingo::Game>(event); }

} // namespace mesaviva::app
