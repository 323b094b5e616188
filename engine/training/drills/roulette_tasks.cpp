// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/drills/roulette_tasks.h"

#include "engine/base/check.h"
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
    addOnce(list, "R9"_rule);
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

// Tasks about single stakes, pictures and conversions.

namespace {

using roulette::ChanceKind;
using roulette::Pocket;
using roulette::SpotId;

constexpr std::string_view kEven = "even";
constexpr std::string_view kHalf = "half";

bool isChance(std::string_view subject, ChanceKind kind) {
    return (subject == kEven || subject == kHalf) ? roulette::isEvenChance(kind)
                                                  : roulette::chanceFrom(subject) == kind;
}

std::vector<SpotId> spotsFor(std::string_view subject, const roulette::Settings& settings) {
    std::vector<SpotId> spots;
    const auto all = settings.layout().spots();
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto spot = static_cast<SpotId>(i);
        if (isChance(subject, all[i].kind) && roulette::offers(settings, spot)) {
            spots.push_back(spot);
        }
    }
    return spots;
}

std::int64_t chipsIn(Money amount, const roulette::Settings& settings) {
    return amount.cents / settings.minimumOf(ChanceKind::straight).cents;
}

// Where half of a stake is paid or returned, only an even number of chips gives whole chips.
bool isHalved(const roulette::Settings& settings, ChanceKind kind, bool kept) {
    return kept || settings.terms(kind).odds.value.denominator == 2;
}

// The number of chips: limited by the terms and the regulation's maximum, with a minimum for the level.
std::int64_t chipsFor(const RouletteTerms& terms, ChanceKind kind, bool kept, RandomStream& chance) {
    const std::int64_t step = isHalved(terms.roulette, kind, kept) ? 2 : 1;
    const std::int64_t limit = chipsIn(terms.roulette.maximumOf(kind), terms.roulette);
    const std::int64_t most = std::min(std::max(step, mostChips(terms.stacks)), limit) / step;
    const std::int64_t least = terms.stacks == Stacks::twelve && most > kStack / step ? kStack / step + 1 : 1;
    return step * between(least, most, chance);
}

std::vector<Pocket> pocketsOf(roulette::Numbers numbers) {
    std::vector<Pocket> list;
    numbers.forEach([&](Pocket pocket) { list.push_back(pocket); });
    return list;
}

// The places around a number: inside chances that win with it.
std::vector<SpotId> insideSpots(const roulette::Settings& settings, Pocket number) {
    std::vector<SpotId> list;
    for (const SpotId spot : settings.layout().winners(number)) {
        if (settings.layout()[spot].kind <= ChanceKind::line && roulette::offers(settings, spot)) {
            list.push_back(spot);
        }
    }
    return list;
}

// The position of a number on the layout, which decides the places around it.
std::string_view placeOf(Pocket number) {
    if (number.isZero()) {
        return "zero";
    }
    if (number.index() <= 3) {
        return "first";
    }
    if (number.index() >= 34) {
        return "last";
    }
    return number.index() % 3 == 2 ? "middle" : "edge";
}

std::vector<Pocket> numbersAt(std::string_view place, int pockets) {
    std::vector<Pocket> list;
    for (int index = 0; index < pockets; ++index) {
        if (placeOf(Pocket(index)) == place) {
            list.push_back(Pocket(index));
        }
    }
    return list;
}

// The places around a number that have chips; the first one is the number itself.
std::vector<SpotId> pictureOf(int level, std::string_view subject, const std::vector<SpotId>& around,
                              const roulette::Settings& settings, RandomStream& chance) {
    std::vector<SpotId> kept = around;
    if (subject.starts_with("full")) {
        return kept;
    }
    if (level <= 2) { // straight ups, splits and, from the next level on, corners
        std::erase_if(kept, [&](SpotId spot) {
            const ChanceKind kind = settings.layout()[spot].kind;
            return kind != ChanceKind::straight && kind != ChanceKind::split &&
                   (level == 1 || kind != ChanceKind::corner);
        });
    }
    const std::size_t most = level == 1 ? 2 : level == 2 ? 4 : 6;
    while (kept.size() > std::max<std::size_t>(2, most)) {
        kept.erase(kept.begin() + 1 +
                   static_cast<std::ptrdiff_t>(chance.below(static_cast<std::uint32_t>(kept.size() - 1))));
    }
    return kept;
}

Subjects paymentSubjects(int level, const RouletteTerms& terms) {
    Subjects all = {"straight", std::string(kEven), "column", "dozen"};
    if (level >= 2) {
        all.insert(all.begin() + 1, {"split", "corner"});
    }
    if (level >= 3) {
        all.insert(all.end(), {"street", "line", "sector9", "sector12"});
    }
    if (level >= 4) {
        all.insert(all.end(), {"double_dozen", "double_column"});
        if (terms.roulette.regulation().payment.zero.value == roulette::ZeroTakes::half) {
            all.emplace_back(kHalf);
        }
    }
    std::erase_if(all, [&](const std::string& subject) { return spotsFor(subject, terms.roulette).empty(); });
    return all;
}

PaymentTask paymentTask(std::string_view subject, const RouletteTerms& terms, RandomStream& chance) {
    const roulette::Settings& settings = terms.roulette;
    const std::vector<SpotId> spots = spotsFor(subject, settings);
    const SpotId spot = oneOf(spots, chance);
    const roulette::Spot& place = settings.layout()[spot];
    PaymentTask task{settings, settings.minimumOf(ChanceKind::straight), {}, {}, subject == kHalf};
    task.drawn = task.kept ? Pocket(0) : oneOf(pocketsOf(place.numbers), chance);
    task.stakes.push_back({spot, {}, task.chip * chipsFor(terms, place.kind, task.kept, chance)});
    return task;
}

Subjects pictureSubjects(int level, const RouletteTerms& terms) {
    Subjects all = {"middle", "edge"};
    if (level >= 2) {
        all.insert(all.end(), {"first", "last"});
    }
    if (level >= 3) {
        all.insert(all.end(), {"full_middle", "full_edge"});
        // M8: in Macau no places cross zero.
        if (insideSpots(terms.roulette, Pocket(0)).size() > 1) {
            all.emplace_back("zero");
        }
    }
    if (level >= 4) {
        all.insert(all.end(), {"full_first", "full_last"});
    }
    return all;
}

PaymentTask pictureTask(int level, std::string_view subject, const RouletteTerms& terms,
                        RandomStream& chance) {
    const roulette::Settings& settings = terms.roulette;
    constexpr std::string_view kFull = "full_";
    const std::string_view place = subject.starts_with(kFull) ? subject.substr(kFull.size()) : subject;
    const Pocket number = oneOf(numbersAt(place, settings.pockets), chance);
    PaymentTask task{settings, settings.minimumOf(ChanceKind::straight), {}, number, false};
    for (const SpotId spot : pictureOf(level, subject, insideSpots(settings, number), settings, chance)) {
        const ChanceKind kind = settings.layout()[spot].kind;
        RouletteTerms lower = terms;
        // Beginners have one chip on each place.
        lower.stacks = level <= 2 ? Stacks::one : terms.stacks;
        task.stakes.push_back({spot, {}, task.chip * chipsFor(lower, kind, false, chance)});
    }
    return task;
}

Subjects conversionSubjects(int level) {
    switch (level) {
    case 1: return {"all_cash"};
    case 2: return {"all_cash", "some_kept"};
    case 3: return {"some_kept", "whole_cash"};
    default: return {"some_kept", "whole_cash", "picture"};
    }
}

ConversionTask conversionTask(std::string_view subject, const RouletteTerms& terms, RandomStream& chance) {
    constexpr std::array<std::int64_t, 7> kValues = {50, 100, 250, 500, 1'000, 2'500, 5'000};
    constexpr std::array<std::int64_t, 4> kPays = {35, 17, 11, 8};
    ConversionTask task;
    task.chip = Money{oneOf(kValues, chance)};
    RouletteTerms valued = terms;
    valued.roulette.setMinimum(task.chip);
    if (valued.roulette.maximum) {
        valued.roulette.maximum = task.chip * terms.roulette.regulation().limits.houseMaximum.value;
    }
    task.stakes.settings = valued.roulette;
    task.stakes.chip = task.chip;
    if (subject == "picture") {
        task.stakes = pictureTask(3, between(0, 1, chance) == 0 ? "middle" : "edge", valued, chance);
        task.paid = paidOn(task.stakes).cents / task.chip.cents;
    } else {
        const std::int64_t most =
            std::max<std::int64_t>(2, std::min<std::int64_t>(mostChips(terms.stacks), 12));
        task.paid = oneOf(kPays, chance) * between(1, most, chance);
    }
    if (subject == "whole_cash") {
        constexpr std::array<std::int64_t, 3> kTimes = {10, 20, 4};
        task.request = ConversionTask::Request::whole_cash;
        task.cash = task.chip * oneOf(kTimes, chance);
    } else if (subject != "all_cash") {
        task.request = ConversionTask::Request::some_kept;
        // Some chips of less than a stack stay in colour; else the odd ones do, or a whole stack.
        const std::int64_t odd = task.paid % kStack;
        task.kept = task.paid <= kStack ? between(1, std::max<std::int64_t>(1, task.paid - 1), chance)
                    : odd > 0 && between(0, 1, chance) == 0 ? odd
                                                            : kStack;
    }
    return task;
}

// Tasks about series and neighbours.

Subjects seriesSubjects(const RouletteTerms& terms) {
    Subjects all;
    for (const roulette::Series series : roulette::kAllSeries) {
        if (roulette::offersSeries(terms.roulette, series)) {
            all.emplace_back(roulette::name(series));
        }
    }
    return all;
}

// At the highest level a number of the series comes up, and the payment is asked.
RouletteTasks::Situation seriesTask(int level, std::string_view subject, const RouletteTerms& terms,
                                    RandomStream& chance) {
    const roulette::Settings& settings = terms.roulette;
    const roulette::Series series = roulette::seriesFrom(subject).value_or(roulette::Series::grande);
    const Money chip = settings.minimumOf(roulette::ChanceKind::straight);
    // R34c: the maximum of one series; elsewhere at least what the single stakes allow.
    const std::int64_t most = roulette::groupsAreBooked(settings)
                                  ? settings.groupMaximum().cents / chip.cents / roulette::chipsOf(series)
                                  : settings.maximumOf(roulette::ChanceKind::straight).cents / chip.cents;
    const std::int64_t sets = between(1, std::max<std::int64_t>(1, std::min<std::int64_t>(most, 12)), chance);
    if (level == 4) { // a number of it comes up, and it is paid
        const std::vector<roulette::Part> parts = roulette::partsOf(series, settings.layout()).value();
        PaymentTask task{settings, chip, {}, {}, false};
        roulette::Numbers covered;
        for (const roulette::Part& part : parts) {
            task.stakes.push_back({part.spot, roulette::Group(series), chip * part.chips * sets});
            settings.layout()[part.spot].numbers.forEach(
                [&](roulette::Pocket pocket) { covered.add(pocket); });
        }
        std::vector<roulette::Pocket> pockets;
        covered.forEach([&](roulette::Pocket pocket) { pockets.push_back(pocket); });
        task.drawn = oneOf(pockets, chance);
        return task;
    }
    using Asked = SeriesTask::Asked;
    const Asked asked = level == 1 ? Asked::chips : level == 2 ? Asked::cost : Asked::places;
    return SeriesTask{asked, settings, series, asked == Asked::places ? 1 : sets, chip};
}

Subjects neighbourSubjects(const RouletteTerms& terms) {
    Subjects all;
    const roulette::Wheel wheel(terms.roulette.wheelOrder());
    for (const roulette::Pocket pocket : wheel.order()) {
        all.emplace_back(pocket.text());
    }
    return all;
}

NeighboursTask neighboursTask(int level, std::string_view subject, const RouletteTerms& terms) {
    const auto& wheel = terms.roulette.regulation().wheel;
    const bool french = terms.roulette.wheelOrder() == roulette::WheelOrder::french;
    const auto& rules = french ? wheel.frenchOrder.rules : wheel.american.rules;
    NeighboursTask task{terms.roulette.wheelOrder(), terms.roulette.pockets,
                        roulette::pocketFrom(subject).value_or(roulette::Pocket(0)), 1, level == 1};
    task.sides = level <= 2 ? 1 : level - 1;
    task.rules.assign(rules.begin(), rules.end());
    return task;
}

} // namespace

std::vector<std::string> RouletteTasks::subjects(Drill drill, int level, const Terms& terms) {
    switch (drill) {
    case Drill::payment: return paymentSubjects(level, terms);
    case Drill::picture: return pictureSubjects(level, terms);
    case Drill::conversion: return conversionSubjects(level);
    case Drill::series: return seriesSubjects(terms);
    case Drill::neighbours: return neighbourSubjects(terms);
    default: contractBroken("no drill of roulette");
    }
}

RouletteTasks::Situation RouletteTasks::make(Drill drill, int level, std::string_view subject,
                                             const Terms& terms, RandomStream& chance) {
    switch (drill) {
    case Drill::payment: return paymentTask(subject, terms, chance);
    case Drill::picture: return pictureTask(level, subject, terms, chance);
    case Drill::conversion: return conversionTask(subject, terms, chance);
    case Drill::series: return seriesTask(level, subject, terms, chance);
    case Drill::neighbours: return neighboursTask(level, subject, terms);
    default: contractBroken("no drill of roulette");
    }
}

} // namespace mesaviva::drills
