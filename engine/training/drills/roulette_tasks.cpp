// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/drills/roulette_tasks.h"

#include "engine/games/roulette/settlement.h"

#include <algorithm>

namespace mesaviva::drills {

namespace {

// Where stakes are given, their winnings.
std::int64_t chipsPaid(const ConversionTask& task) {
    return task.stakes.stakes.empty() ? task.paid : paidOn(task.stakes).cents / task.chip.cents;
}

} // namespace

roulette::Settings tableFor(roulette::RuleSet rules, int pockets, Money chip) {
    roulette::Settings settings(rules);
    settings.pockets = pockets == 38 && settings.regulation().wheel.mostPockets.value == 38 ? 38 : 37;
    settings.setMinimum(chip);
    settings.seriesShortcut =
        settings.pockets == 37 && settings.regulation().limits.groups.value == roulette::Groups::shortcut;
    if (settings.maximum) {
        settings.maximum = chip * settings.regulation().limits.houseMaximum.value;
    }
    return settings;
}

std::string RouletteTasks::scope(const Terms& terms) {
    return std::string(roulette::name(terms.roulette.rules)) + '/' + std::to_string(terms.roulette.pockets);
}

bool RouletteTasks::offers(Drill drill, const Terms& terms) {
    switch (drill) {
    case Drill::series: return roulette::offersSeries(terms.roulette);
    case Drill::conversion: return terms.roulette.hasColourChips();
    default: return true;
    }
}

AnswerForm formOf(const PaymentTask&) { return AnswerForm::chips; }
AnswerForm formOf(const ConversionTask& task) {
    return task.request == ConversionTask::Request::whole_cash ? AnswerForm::cash_and_colour
                                                               : AnswerForm::amount;
}
AnswerForm formOf(const SeriesTask& task) {
    switch (task.asked) {
    case SeriesTask::Asked::chips: return AnswerForm::chips;
    case SeriesTask::Asked::cost: return AnswerForm::amount;
    case SeriesTask::Asked::places: return AnswerForm::spots;
    }
    return AnswerForm::chips;
}
AnswerForm formOf(const NeighboursTask&) { return AnswerForm::pockets; }

Answer answerOf(const PaymentTask& task) { return {paidOn(task).cents / task.chip.cents}; }

Answer answerOf(const ConversionTask& task) {
    const std::int64_t chips = chipsPaid(task);
    switch (task.request) {
    case ConversionTask::Request::all_cash: return {chips * task.chip.cents};
    case ConversionTask::Request::some_kept: return {(chips - task.kept) * task.chip.cents};
    case ConversionTask::Request::whole_cash: {
        const std::int64_t cash = chips * task.chip.cents / task.cash.cents;
        return {cash, (chips * task.chip.cents - cash * task.cash.cents) / task.chip.cents};
    }
    }
    return {};
}

Answer answerOf(const SeriesTask& task) {
    const std::int64_t chips = roulette::chipsOf(task.series) * task.sets;
    if (task.asked == SeriesTask::Asked::chips) {
        return {chips};
    }
    if (task.asked == SeriesTask::Asked::cost) {
        return {chips * task.chip.cents};
    }
    Answer places;
    const auto parts = roulette::partsOf(task.series, task.settings.layout());
    for (const roulette::Part& part : parts.value_or(std::vector<roulette::Part>())) {
        places.push_back(part.spot);
    }
    std::ranges::sort(places);
    return places;
}

Answer answerOf(const NeighboursTask& task) {
    if (task.between) {
        return {task.number.index()};
    }
    const roulette::Wheel wheel(task.order);
    Answer pockets;
    wheel.around(task.number, task.sides).forEach([&](roulette::Pocket pocket) {
        if (pocket != task.number) {
            pockets.push_back(pocket.index());
        }
    });
    std::ranges::sort(pockets);
    return pockets;
}

void addRules(std::vector<RuleId>& list, const PaymentTask& task) {
    const roulette::Regulation& regulation = task.settings.regulation();
    for (const roulette::Stake& stake : task.stakes) {
        roulette::SettledStake settled{stake, {}};
        if (!roulette::groupsAreBooked(task.settings)) {
            settled.stake.group = {}; // a shortcut: treats each stake as single (I-O7b)
        }
        addOnce(list, roulette::decidingRule(task.settings, settled, task.drawn));
    }
    if (task.stakes.size() > 1) {
        addOnce(list, roulette::first(regulation.payment.together.rules));
    }
}

void addRules(std::vector<RuleId>& list, const ConversionTask& task) {
    for (const RuleId rule : task.stakes.settings.regulation().wheel.colourChips.rules) {
        addOnce(list, rule);
    }
    if (!task.stakes.stakes.empty()) {
        addRules(list, task.stakes);
    }
}

void addRules(std::vector<RuleId>& list, const SeriesTask& task) {
    addOnce(list, roulette::first(task.settings.regulation().limits.groups.rules));
}

void addRules(std::vector<RuleId>& list, const NeighboursTask& task) {
    for (const RuleId rule : task.rules) {
        addOnce(list, rule);
    }
}

Money paidOn(const PaymentTask& task) {
    const roulette::State state(task.settings);
    Money paid;
    for (const roulette::Stake& stake : task.stakes) {
        paid += task.kept ? roulette::remainingOf(state, stake, task.drawn)
                          : roulette::winningsOf(state, stake, task.drawn);
    }
    return paid;
}

} // namespace mesaviva::drills
