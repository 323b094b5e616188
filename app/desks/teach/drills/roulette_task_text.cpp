// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/drills/roulette_task_text.h"

#include "app/core/text/amounts.h"
#include "app/core/text/texts.h"
#include "app/games/roulette/text/roulette_names.h"
#include "engine/base/overloaded.h"

#include <map>

namespace mesaviva::app {

QString RouletteTaskText::title(drills::Drill drill) const {
    switch (drill) {
    case drills::Drill::payment: return tr("Payments of one chance");
    case drills::Drill::picture: return tr("Pictures around a number");
    case drills::Drill::conversion: return tr("Colour chips and cash chips");
    case drills::Drill::series: return tr("Series");
    case drills::Drill::neighbours: return tr("Neighbours on the wheel");
    default: return {};
    }
}

QString RouletteTaskText::detail(drills::Drill drill) const {
    switch (drill) {
    case drills::Drill::payment: return tr("One stake, one number: what is paid, in chips?");
    case drills::Drill::picture: return tr("Several chances around one number, paid together.");
    case drills::Drill::conversion: return tr("A payment in the player's colour, changed into cash chips.");
    case drills::Drill::series: return tr("What a series takes, where its chips lie, what it pays.");
    case drills::Drill::neighbours: return tr("Which number stands beside which on the wheel, by heart.");
    default: return {};
    }
}

QString RouletteTaskText::question(const drills::Task& task) const {
    const auto chips = [](std::int64_t count) { return tr("%n chip(s)", "", static_cast<int>(count)); };
    const auto number = [](roulette::Pocket pocket) { return textOf(pocket.text()); };
    return drills::visitOf<drills::RouletteTasks>(
        task,
        Overloaded{
            [&](const drills::PaymentTask& t) {
                const roulette::Stake& first = t.stakes.front();
                if (!first.group.isNone()) {
                    return tr("%1 comes. What is paid for the %2, in chips?")
                        .arg(number(t.drawn), RouletteNames::series(first.group.series()));
                }
                if (t.stakes.size() > 1) {
                    return tr("%1 comes. What is paid for the whole picture, in chips?").arg(number(t.drawn));
                }
                const QString place = RouletteNames::spot(first.spot, t.settings);
                const QString stake = chips(first.amount.cents / t.chip.cents);
                return t.kept ? tr("Zero comes. %1, %2: what stays the player's, in chips?").arg(place, stake)
                              : tr("%1 comes. %2, %3: what is paid, in chips?")
                                    .arg(number(t.drawn), place, stake);
            },
            [&](const drills::ConversionTask& t) {
                const QString paid = t.stakes.stakes.empty()
                                         ? tr("Paid: %1 of %2.").arg(chips(t.paid), amountText(t.chip))
                                         : tr("%1 comes; the chips are worth %2.")
                                               .arg(number(t.stakes.drawn), amountText(t.chip));
                switch (t.request) {
                case drills::ConversionTask::Request::all_cash:
                    return tr("%1 How much is that in cash chips?").arg(paid);
                case drills::ConversionTask::Request::some_kept:
                    return tr("%1 The player keeps %2 in colour. How much is the rest?")
                        .arg(paid, chips(t.kept));
                case drills::ConversionTask::Request::whole_cash:
                    return tr("%1 How many cash chips of %2, and how many chips in colour?")
                        .arg(paid, amountText(t.cash));
                }
                return QString();
            },
            [&](const drills::SeriesTask& t) {
                const QString name = RouletteNames::series(t.series);
                switch (t.asked) {
                case drills::SeriesTask::Asked::chips:
                    return tr("%1, %2 for each of its own: how many chips does it take?")
                        .arg(name, chips(t.sets));
                case drills::SeriesTask::Asked::cost:
                    return tr("%1, %2 of %3 for each of its own: what does it cost?")
                        .arg(name, chips(t.sets), amountText(t.chip));
                case drills::SeriesTask::Asked::places: return tr("%1: where do its chips lie?").arg(name);
                }
                return QString();
            },
            [&](const drills::NeighboursTask& t) {
                if (!t.between) {
                    return tr("Which numbers stand beside %1 on the wheel, %2 on either side?")
                        .arg(number(t.number), numeral(t.sides));
                }
                const roulette::Wheel wheel(t.order);
                const int place = wheel.placeOf(t.number);
                return tr("Which number stands between %1 and %2 on the wheel?")
                    .arg(number(wheel.at(place - 1)), number(wheel.at(place + 1)));
            },
        });
}

QStringList RouletteTaskText::names(const drills::Task& task, const drills::Answer& answer) const {
    const auto* series = std::get_if<drills::SeriesTask>(&task.situation);
    QStringList names;
    for (const std::int64_t place : answer) {
        names.append(series != nullptr
                         ? RouletteNames::numbers(static_cast<roulette::SpotId>(place), series->settings)
                         : textOf(roulette::Pocket(static_cast<int>(place)).text()));
    }
    return names;
}

QString RouletteTaskText::subject(drills::Drill drill, std::string_view subject) const {
    const QString key = textOf(subject);
    switch (drill) {
    case drills::Drill::payment:
        if (subject == "half") {
            return tr("Half back on zero");
        }
        if (subject == "even") {
            return tr("Even chances");
        }
        return RouletteNames::chance(roulette::chanceFrom(subject).value_or(roulette::ChanceKind::straight));
    case drills::Drill::picture: {
        const std::map<std::string_view, QString> names = {
            {"middle", tr("Around a number of the middle column")},
            {"edge", tr("Around a number at the edge")},
            {"first", tr("Around 1, 2, 3")},
            {"last", tr("Around 34, 35, 36")},
            {"zero", tr("Around zero")},
            {"full_middle", tr("Full picture, middle column")},
            {"full_edge", tr("Full picture, at the edge")},
            {"full_first", tr("Full picture, 1, 2, 3")},
            {"full_last", tr("Full picture, 34, 35, 36")}};
        const auto found = names.find(subject);
        return found == names.end() ? key : found->second;
    }
    case drills::Drill::conversion:
        return subject == "all_cash"    ? tr("All in cash chips")
               : subject == "some_kept" ? tr("Some kept in colour")
               : subject == "picture"   ? tr("Picture and change together")
                                        : tr("Whole cash chips, the rest in colour");
    case drills::Drill::series:
        return RouletteNames::series(roulette::seriesFrom(subject).value_or(roulette::Series::grande));
    case drills::Drill::neighbours: return tr("Neighbours of %1").arg(key);
    default: return key;
    }
}

} // namespace mesaviva::app
