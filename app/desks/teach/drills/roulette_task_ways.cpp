// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Explanations: how a croupier calculates a sum.

#include "app/core/text/amounts.h"
#include "app/core/text/texts.h"
#include "app/desks/teach/drills/roulette_task_text.h"
#include "app/games/roulette/text/roulette_names.h"
#include "engine/training/drills/roulette_way.h"

namespace mesaviva::app {

namespace {

class RouletteTaskWays {
    Q_DECLARE_TR_FUNCTIONS(DrillWays)

public:
    static QString number(std::int64_t value) { return TaskText::numeral(value); }

    // "7 x 35: half of 7 is 3, times seven is 21, a nought: 210; the odd chip 35 more: 245."
    static QString trick(const drills::WayPart& part) {
        const auto step = [&](std::size_t i) { return number(part.steps[i]); };
        const QString chips = number(part.chips);
        const QString paid = number(part.paid);
        if (part.chips == 1 && part.trick != drills::Trick::half) {
            return paid;
        }
        switch (part.trick) {
        case drills::Trick::halve_seven_nought:
            return part.steps[3] == 0 ? tr("half of %1 is %2, times seven %3, a nought: %4")
                                            .arg(chips, step(0), step(1), paid)
                                      : tr("half of %1 is %2 and one over; %2 times seven %3, a nought %4, "
                                           "and 35 for the odd chip: %5")
                                            .arg(chips, step(0), step(1), step(2), paid);
        case drills::Trick::stacks_less_three:
            return tr("%1 stacks of twenty are %2, less three times %1, %3: %4")
                .arg(chips, step(0), step(1), paid);
        case drills::Trick::tens_and_once: return tr("ten times is %1, and once more: %2").arg(step(0), paid);
        case drills::Trick::double_thrice:
            return tr("double three times: %1, %2, %3").arg(step(0), step(1), paid);
        case drills::Trick::halve_nought:
            return part.steps[2] == 0
                       ? tr("half of %1 is %2, a nought: %3").arg(chips, step(0), paid)
                       : tr("half of %1 is %2 and one over; a nought %3, and 5 for the odd chip: %4")
                             .arg(chips, step(0), step(1), paid);
        case drills::Trick::twice_and_once: return tr("twice is %1, and once more: %2").arg(step(0), paid);
        case drills::Trick::twice: return tr("double: %1").arg(paid);
        case drills::Trick::once: return tr("as many again: %1").arg(paid);
        case drills::Trick::half: return tr("half: %1").arg(paid);
        }
        return paid;
    }

    static QStringList of(const drills::PaymentWay& way) {
        QStringList lines;
        QStringList sums;
        for (const drills::WayPart& part : way.parts) {
            const QString times =
                part.odds.denominator == 2 ? QStringLiteral("½") : number(part.odds.numerator);
            lines.append(tr("%1, %2 × %3: %4")
                             .arg(RouletteNames::chance(part.kind), number(part.chips), times, trick(part)));
            sums.append(number(part.paid));
        }
        if (way.parts.size() > 1) {
            lines.append(tr("Together: %1 = %2").arg(sums.join(QStringLiteral(" + ")), number(way.total)));
        }
        if (way.proof) {
            lines.append(tr("Proof over 36: with the stakes %1, less %2 chips = %3")
                             .arg(number(way.proof->gross), number(way.proof->chips), number(way.total)));
        }
        return lines;
    }

    static QStringList of(const drills::PaymentTask& task) { return of(drills::wayOf(task)); }

    static QString value(std::int64_t chips, Money chip) {
        const drills::ValueWay way = drills::valueOf(chips, chip);
        if (way.stacks == 0) {
            return tr("%1 × %2 = %3").arg(number(chips), amountText(chip), amountText(way.inRest));
        }
        if (way.rest == 0) {
            return tr("%n stack(s) of %1 = %2", nullptr, static_cast<int>(way.stacks))
                .arg(amountText(drills::kStack * chip), amountText(way.inStacks));
        }
        return tr("%n stack(s) of %1 = %2, and %3 × %4 = %5: %6", nullptr, static_cast<int>(way.stacks))
            .arg(amountText(drills::kStack * chip), amountText(way.inStacks), number(way.rest),
                 amountText(chip), amountText(way.inRest))
            .arg(amountText(way.inStacks + way.inRest));
    }

    static QStringList of(const drills::ConversionTask& task) {
        QStringList lines;
        std::int64_t chips = task.paid;
        if (!task.stakes.stakes.empty()) {
            lines = of(task.stakes);
        }
        switch (task.request) {
        case drills::ConversionTask::Request::all_cash: lines.append(value(chips, task.chip)); break;
        case drills::ConversionTask::Request::some_kept:
            chips -= task.kept;
            lines.append(
                tr("Chips for cash: %1 − %2 = %3").arg(number(task.paid), number(task.kept), number(chips)));
            lines.append(value(chips, task.chip));
            break;
        case drills::ConversionTask::Request::whole_cash: {
            const std::int64_t each = task.cash.cents / task.chip.cents;
            lines.append(tr("One cash chip of %1 is %2 chips of %3.")
                             .arg(amountText(task.cash), number(each), amountText(task.chip)));
            lines.append(tr("%1 chips are %2 times %3, and %4 are left.")
                             .arg(number(chips), number(chips / each), number(each), number(chips % each)));
            break;
        }
        }
        return lines;
    }

    static QStringList of(const drills::SeriesTask& task) {
        const int chips = roulette::chipsOf(task.series);
        const QString name = RouletteNames::series(task.series);
        if (task.asked == drills::SeriesTask::Asked::places) {
            QStringList places;
            for (const roulette::Part& part : roulette::partsOf(task.series, task.settings.layout())
                                                  .value_or(std::vector<roulette::Part>{})) {
                const QString numbers = RouletteNames::numbers(part.spot, task.settings);
                places.append(part.chips > 1 ? tr("%1 (two chips)").arg(numbers) : numbers);
            }
            return {places.join(QStringLiteral(", "))};
        }
        const std::int64_t all = chips * task.sets;
        QStringList lines = {
            tr("%1 has %n chip(s); times %2: %3", "", chips).arg(name, number(task.sets), number(all))};
        if (task.asked == drills::SeriesTask::Asked::cost) {
            lines.append(value(all, task.chip));
        }
        return lines;
    }

    static QStringList of(const drills::NeighboursTask& task) {
        const roulette::Wheel wheel(task.order);
        QStringList names;
        for (int away = -task.sides; away <= task.sides; ++away) {
            const QString name = textOf(wheel.at(wheel.placeOf(task.number) + away).text());
            names.append(away == 0 ? QStringLiteral("[%1]").arg(name) : name);
        }
        return {tr("Clockwise: %1").arg(names.join(QStringLiteral(" – ")))};
    }
};

} // namespace

QStringList RouletteTaskText::way(const drills::Task& task) const {
    return drills::visitOf<drills::RouletteTasks>(
        task, [](const auto& situation) { return RouletteTaskWays::of(situation); });
}

} // namespace mesaviva::app
