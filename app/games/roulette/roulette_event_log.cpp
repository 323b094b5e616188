// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/roulette/roulette_event_log.h"

#include "app/core/events/allowed_text.h"
#include "app/core/events/event_log_text.h"
#include "app/core/events/logged_event_parts.h"
#include "app/core/text/amounts.h"
#include "app/games/roulette/laid_before.h"
#include "app/games/roulette/roulette_allowed.h"
#include "app/games/roulette/roulette_corrections.h"
#include "app/games/roulette/text/roulette_names.h"
#include "app/games/roulette/text/roulette_text.h"
#include "engine/base/overloaded.h"
#include "engine/games/roulette/record/roulette_json.h"
#include "engine/games/roulette/record/roulette_on_record.h"

namespace mesaviva::app {

namespace {

// What a trace says of one of roulette's events, besides the name of its kind.
struct RouletteEventLogText {
    const EventLogNames& called;
    const roulette::Settings& settings;
    const Recorded<roulette::Event>& entry;

    QString name(PlayerId player) const { return player == kNobody ? QString() : called(player); }
    QString stake(PlayerId player, const roulette::Stake& stake, Money amount) const {
        return EventLogText::join(
            {name(player), RouletteNames::spot(stake.spot, settings), amountText(amount)});
    }

    QString operator()(const roulette::Staked& e) const { return stake(e.player, e.stake, e.stake.amount); }
    QString operator()(const roulette::StakeTakenBack& e) const {
        return stake(e.player, e.stake, e.stake.amount);
    }
    QString operator()(const roulette::StakeRestored& e) const {
        return stake(e.player, e.stake, e.stake.amount);
    }
    QString operator()(const roulette::Paid& e) const {
        return EventLogText::join(
            {name(e.player), RouletteNames::spot(e.stake.spot, settings), signedAmountText(e.amount)});
    }
    QString operator()(const roulette::ParolOrdered& e) const {
        return EventLogText::join({name(e.player), e.series ? RouletteNames::series(*e.series) : QString()});
    }
    QString operator()(const roulette::ParolPlaced& e) const {
        return EventLogText::join({name(e.player), RouletteNames::series(e.series), amountText(e.amount)});
    }
    QString operator()(const roulette::BettingOpened& e) const {
        return e.until ? EventLogText::until(*e.until) : QString();
    }
    QString operator()(const roulette::BallLaunched& e) const { return EventLogText::until(e.rest); }
    QString operator()(const roulette::SpinVoid& e) const {
        return e.back ? EventLogText::ballBack(RouletteNames::pocket(*e.back)) : QString();
    }
    QString operator()(const roulette::NumberDrawn& e) const { return RouletteNames::pocket(e.pocket); }
    QString operator()(const roulette::Settled& e) const {
        return EventLogText::join({name(e.player), signedAmountText(e.net())});
    }
    QString operator()(const roulette::Collected& e) const {
        return EventLogText::join({name(e.player), amountText(e.amount)});
    }
    QString operator()(const roulette::ChipsChanged& e) const {
        return EventLogText::join({name(e.player), amountText(e.amount)});
    }
    QString operator()(const roulette::Announced& e) const {
        return RouletteText::announcement(e, settings, name(e.player), false);
    }
    QString operator()(const roulette::Refused& e) const {
        return EventLogText::join({name(e.player), RouletteText::refusal(e.action, e.refusal, {}),
                                   AllowedText::told(RouletteAllowed::of(e.action, e.refusal))});
    }
    template <class Event>
    QString operator()(const Event& e) const {
        return EventLogText::common(e, [this](PlayerId player) { return name(player); });
    }
};

} // namespace

std::span<const std::string_view> RouletteEventLog::kinds() { return record::rouletteEventNames(); }

Rules RouletteEventLog::rules(const roulette::Event& event, const roulette::Settings& settings) {
    return roulette::rulesOf(event, settings);
}

QString RouletteEventLog::words(const Recorded<roulette::Event>& entry, const EventLogNames& names,
                                const roulette::Settings& settings, bool) {
    return std::visit(RouletteEventLogText{names, settings, entry}, entry.event);
}

std::vector<record::Field> RouletteEventLog::fields(const Recorded<roulette::Event>& entry,
                                                    const record::PlayerNames& names,
                                                    const roulette::Settings& settings) {
    return record::fieldsOf(entry, names, settings);
}

std::optional<Correction> RouletteEventLog::correction(const Recorded<roulette::Event>& entry,
                                                       std::optional<Money> before) {
    using Corrected = std::optional<Correction>;
    return std::visit(
        Overloaded{
            [](const roulette::Settled& e) {
                return e.voided
                           ? Corrected(CorrectionText::refund(amountText(e.staked), amountText(e.returned)))
                           : Corrected();
            },
            [](const roulette::RoundVoid&) { return Corrected(CorrectionText::voidRound()); },
            [](const roulette::SpinVoid& e) { return Corrected(RouletteCorrections::voidSpin(e.reason)); },
            [](const roulette::BallChanged& e) {
                return Corrected(RouletteCorrections::changedBall(e.faulty));
            },
            [](const roulette::StakesRestored&) { return Corrected(RouletteCorrections::allRestored()); },
            [&](const roulette::StakeRestored& e) {
                return Corrected(CorrectionText::restored(before, e.stake.amount));
            },
            [](const auto&) { return Corrected(); },
        },
        entry.event);
}

// No event holds anything before everybody sees it: a pocket is told when the ball rests.
bool RouletteEventLog::isSecret(const roulette::Event&, PlayerId) { return false; }
void RouletteEventLog::hide(std::vector<record::Field>&) {}

std::optional<Money> RouletteEventLog::before(const Recorded<roulette::Event>& entry,
                                              const RouletteSession& tableSession) {
    const auto* const restored = std::get_if<roulette::StakeRestored>(&entry.event);
    return restored ? laidBefore(tableSession.source().entries(entry.round), *restored,
                                 [&](const auto& other) { return other.seq == entry.seq; })
                    : std::nullopt;
}

Recorded<roulette::Event> RouletteEventLog::withoutSecret(const Recorded<roulette::Event>& entry) {
    return entry;
}

LoggedEvent RouletteEventLog::kept(const Recorded<roulette::Event>& entry, const record::PlayerNames& names,
                                   const roulette::Settings& settings) {
    return kept::keep<roulette::Game>(entry, names, settings);
}

QString RouletteEventLog::told(const LoggedEvent& event) {
    return kept::tell<RouletteEventLog, roulette::Game>(event);
}

} // namespace mesaviva::app
