// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Due actions at a roulette table.

#include "engine/training/croupier/roulette_actions.h"

#include "engine/base/dispatch.h"
#include "engine/games/roulette/settlement.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace mesaviva::croupier {

using namespace roulette;

void CallingPlayers::remove(PlayerId player) {
    m_crowd.remove(player);
    if (m_called && m_called->player == player) {
        m_called.reset();
    }
}

std::optional<roulette::Command> CallingPlayers::take(Instant now) {
    if (m_called) {
        return std::nullopt;
    }
    std::optional<roulette::Command> command = m_crowd.take(now - m_putOff);
    if (!m_calls || !command) {
        return command;
    }
    if (const auto* series = std::get_if<roulette::PlaceSeries>(&*command)) {
        m_called = CalledStake{series->player, roulette::Group(series->series), series->chip, *command};
    } else if (const auto* number = std::get_if<roulette::PlaceNeighbours>(&*command)) {
        m_called = CalledStake{number->player, roulette::Group(number->number, number->chips), number->chip,
                               *command};
    }
    return m_called ? std::nullopt : command;
}

namespace {

std::uint8_t rankOf(const State& state, const Prize& prize) {
    const auto kind = static_cast<std::size_t>(state.layout()[prize.spot].kind);
    return state.settings.regulation().payment.order.value[kind];
}

// The command with which time or chance would meet the need.
std::optional<Command> answerTo(const Need& need, std::optional<Pocket> landing) {
    return need.kind.visit(Overloaded{
        [](CommonNeed common) -> std::optional<Command> {
            switch (common) {
            case CommonNeed::time:
            case CommonNeed::act: return TimePassed{};
            case CommonNeed::commitment: return Commit{};
            case CommonNeed::seed: break;
            }
            return std::nullopt;
        },
        [&](OwnNeed own) -> std::optional<Command> {
            switch (own) {
            case OwnNeed::launch: return LaunchBall{};
            case OwnNeed::pocket:
                return landing ? std::optional<Command>(BringPocket{*landing}) : std::nullopt;
            case OwnNeed::record: break;
            }
            return std::nullopt;
        },
    });
}

std::optional<RouletteAction> actionFor(const Announced& said, const Settings& settings) {
    return said.phrase.visit(Overloaded{
        [](CommonPhrase) -> std::optional<RouletteAction> { return std::nullopt; },
        [&](OwnPhrase phrase) -> std::optional<RouletteAction> {
            switch (phrase) {
            case OwnPhrase::bell: return RingBell{};
            case OwnPhrase::number: return announcementOf(said.pocket, settings);
            case OwnPhrase::payment:
            case OwnPhrase::stakes_restored: return std::nullopt;
            default: return Call{phrase};
            }
        },
    });
}

Sweep sweepOf(const State& state) {
    Sweep sweep;
    for (const PlaceOutcome& place : outcomesOf(state)) {
        if (place.outcome == StakeOutcome::kept) {
            sweep.kept.push_back(place.spot);
        } else if (place.outcome == StakeOutcome::halved) {
            sweep.halved.push_back(place.spot);
        }
    }
    return sweep;
}

} // namespace

Task taskOf(const RouletteAction& action) {
    return std::holds_alternative<AnswerLateChips>(action)   ? Task::refuse
           : std::holds_alternative<PutDown>(action)         ? Task::put
           : std::holds_alternative<AnnouncePayment>(action) ? Task::call
           : std::holds_alternative<OpenStack>(action)       ? Task::open
           : std::holds_alternative<SellColour>(action)      ? Task::sell
           : std::holds_alternative<DropNotes>(action)       ? Task::drop
           : std::holds_alternative<GiveChips>(action)       ? Task::give
           : std::holds_alternative<CountTray>(action)       ? Task::count
                                                             : static_cast<Task>(action.index());
}

PutDown chipsOf(const CalledStake& called, const Settings& settings) {
    PutDown put{called.player, {}};
    if (called.group.isSeries()) {
        put.parts = roulette::partsOf(called.group.series(), settings.layout()).value_or(put.parts);
    } else {
        put.parts = roulette::partsOf(called.group.number(), called.group.chips(),
                                      Wheel(settings.wheelOrder()), settings.layout());
    }
    std::ranges::sort(put.parts, {}, &Part::spot);
    return put;
}

AnnounceNumber announcementOf(Pocket number, const Settings& settings) {
    const auto evenChance = [&](ChanceKind one, ChanceKind other) -> std::optional<ChanceKind> {
        for (const ChanceKind kind : {one, other}) {
            if (settings.layout()[settings.layout().even(kind)].numbers.has(number)) {
                return kind;
            }
        }
        return std::nullopt;
    };
    return {number, number.colour(), evenChance(ChanceKind::even, ChanceKind::odd),
            evenChance(ChanceKind::low, ChanceKind::high)};
}

bool fixesTurn(const Settings& settings) { return settings.regulation().course.alternates.value; }

bool fixesPaymentOrder(const Settings& settings) { return settings.regulation().payment.ordered.value; }

bool obligesTogether(const Settings& settings) {
    return settings.payment == PaymentOrder::by_player && settings.regulation().payment.obliges.value;
}

// Only if a rule of its own says so, other than the one about payments.
bool announcesPayments(const Settings& settings) {
    const PaymentTerms& terms = settings.regulation().payment;
    return first(terms.announced) != first(terms.collected);
}

Rules rulesOf(const Prize& prize, const Settings& settings) {
    const Event paid = Paid{prize.player, {prize.spot, prize.group, {}}, prize.sum, prize.several};
    return roulette::rulesOf(paid, settings);
}

std::vector<PlaceOutcome> outcomesOf(const State& state) {
    std::vector<PlaceOutcome> outcomes;
    if (!state.drawn) {
        return outcomes;
    }
    for (const Player& player : state.players) {
        for (const Stake& stake : player.stakes) {
            if (std::ranges::find(outcomes, stake.spot, &PlaceOutcome::spot) != outcomes.end()) {
                continue;
            }
            const Money kept = remainingOf(state, stake, *state.drawn);
            const SettledStake settled{stake, kept + winningsOf(state, stake, *state.drawn)};
            outcomes.push_back({stake.spot,
                                kept == stake.amount ? StakeOutcome::kept
                                : kept > Money{}     ? StakeOutcome::halved
                                                     : StakeOutcome::taken,
                                decidingRule(state.settings, settled, state.drawn)});
        }
    }
    std::ranges::sort(outcomes, {}, &PlaceOutcome::spot);
    return outcomes;
}

std::vector<Prize> prizesOf(const State& state) {
    std::vector<Prize> prizes;
    for (std::size_t i = state.paid; i < state.payments.size(); ++i) {
        const DuePayment& due = state.payments[i];
        const auto same = std::ranges::find_if(prizes, [&](const Prize& prize) {
            return prize.spot == due.stake.spot && prize.player == due.player;
        });
        if (same == prizes.end()) {
            const auto own = [&](const DuePayment& other) { return other.player == due.player; };
            const bool several = std::ranges::count_if(state.payments, own) > 1;
            prizes.push_back({due.stake.spot, due.player, due.amount, false, due.stake.group, several});
        } else {
            same->sum += due.amount;
            same->group = {};
        }
    }
    return prizes;
}

namespace {

// R30 does not say when double dozens and double columns are paid.
bool hasRank(const State& state, const Prize& prize) {
    const ChanceKind kind = state.layout()[prize.spot].kind;
    return kind != ChanceKind::double_dozen && kind != ChanceKind::double_column;
}

// The rule that puts another prize first, where a player's prizes are paid together or chances are paid in
// order.
std::optional<RuleId> otherFirst(const State& state, const std::vector<Prize>& prizes, const Prize& wanted,
                                 bool together) {
    const PaymentTerms& terms = state.settings.regulation().payment;
    const auto isBegun = [&](PlayerId player) {
        return std::ranges::any_of(prizes,
                                   [&](const Prize& other) { return other.player == player && other.paid; });
    };
    for (const Prize& other : prizes) {
        if (other.paid || &other == &wanted) {
            continue;
        }
        if (together && !isBegun(wanted.player) && isBegun(other.player)) {
            return first(terms.together.rules); // R32
        }
        const bool compared = !together || other.player == wanted.player || !isBegun(wanted.player);
        const bool ranked = hasRank(state, other) && hasRank(state, wanted);
        if (compared && ranked && rankOf(state, other) < rankOf(state, wanted)) {
            return first(terms.order.rules);
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<RuleId> whyNotNext(const State& state, const std::vector<Prize>& prizes, std::size_t prize) {
    if (!fixesPaymentOrder(state.settings)) {
        return std::nullopt;
    }
    const bool together = state.settings.payment == PaymentOrder::by_player;
    const std::optional<RuleId> other = otherFirst(state, prizes, prizes[prize], together);
    // What a regulation only permits need not be done (M5.2).
    const bool mayBeStrict = together && !obligesTogether(state.settings);
    return mayBeStrict && !otherFirst(state, prizes, prizes[prize], false) ? std::nullopt : other;
}

namespace {

// The rules that require an announcement; empty for custom: the opening words, words beside a bell that
// closes, the call of a number that only has to be marked, a new croupier, a faulty ball (R35 and R18 have
// them replaced, and only R17's hourly change is announced).
Rules askedBy(const Announced& said, const Rules& rules, const Settings& settings) {
    const CourseTerms& course = settings.regulation().course;
    if (said.phrase == OwnPhrase::place_your_bets) {
        return course.openingSaid.value ? rules : Rules{};
    }
    if (said.phrase == OwnPhrase::no_more_bets) {
        return course.bell.value && settings.closing == Closing::before_launch ? Rules{} : rules;
    }
    if (said.phrase == OwnPhrase::dealer_change || said.faultyBall) {
        return {};
    }
    if (said.phrase == OwnPhrase::number) {
        return course.numberCalled.value ? rules : Rules{};
    }
    return rules;
}

} // namespace

std::vector<DueAction> dueActionsOf(const State& state, const Need& need, std::optional<Pocket> landing) {
    const std::optional<Command> command = answerTo(need, landing);
    Events events;
    if (!command || decide(state, *command, need.at, events)) {
        return {};
    }
    const Settings& settings = state.settings;
    std::vector<DueAction> dueActions;
    std::optional<DueAction> marker;
    std::optional<Rules> swept; // of all players: the croupier sweeps once
    for (const Event& event : events) {
        const Rules rules = roulette::rulesOf(event, settings);
        if (const auto* said = std::get_if<Announced>(&event)) {
            if (const std::optional<RouletteAction> action = actionFor(*said, settings)) {
                dueActions.push_back({*action, askedBy(*said, rules, settings)});
            }
        } else if (const auto* launched = std::get_if<BallLaunched>(&event)) {
            dueActions.push_back({Launch{launched->direction}, rules});
        } else if (const auto* drawn = std::get_if<NumberDrawn>(&event)) {
            // The number is called first, then marked (R23, M4).
            marker = DueAction{MarkNumber{drawn->pocket}, settings.regulation().course.marked};
        } else if (std::holds_alternative<Collected>(event)) {
            swept = swept ? with(*swept, rules) : rules;
        }
    }
    if (swept) {
        dueActions.push_back({sweepOf(state), *swept});
    }
    if (marker) {
        dueActions.push_back(*marker);
    }
    return dueActions;
}

} // namespace mesaviva::croupier
