// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Tasks about series and neighbours.

#include "engine/training/drills/roulette_make_parts.h"

#include <algorithm>

namespace mesaviva::drills {

Subjects seriesSubjects(const RouletteTerms& terms) {
    Subjects all;
    for (const roulette::Series series : roulette::kAllSeries) {
        if (roulette::offersSeries(terms.roulette, series)) {
            all.emplace_back(roulette::name(series));
        }
    }
    return all;
}

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

} // namespace mesaviva::drills
