// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/roulette/text/roulette_names.h"

#include "app/core/text/texts.h"

#include <vector>

namespace mesaviva::app {

using namespace roulette;

namespace {

std::vector<Pocket> pocketsOf(Numbers numbers) {
    std::vector<Pocket> pockets;
    numbers.forEach([&](Pocket pocket) { pockets.push_back(pocket); });
    return pockets;
}

QString nameOf(Pocket pocket) { return textOf(pocket.text()); }

} // namespace

std::pair<Pocket, Pocket> RouletteNames::endsOfSector(Numbers numbers) {
    const Wheel wheel(WheelOrder::american_online);
    for (const Pocket first : wheel.order()) {
        const int place = wheel.placeOf(first);
        if (numbers.has(first) && !numbers.has(wheel.at(place - 1))) {
            return {first, wheel.at(place + numbers.size() - 1)};
        }
    }
    return {};
}

QString RouletteNames::chance(ChanceKind kind) {
    switch (kind) {
    case ChanceKind::straight: return tr("Straight up");
    case ChanceKind::split: return tr("Split");
    case ChanceKind::street: return tr("Street");
    case ChanceKind::corner: return tr("Corner");
    case ChanceKind::line: return tr("Line");
    case ChanceKind::dozen: return tr("Dozen");
    case ChanceKind::column: return tr("Column");
    case ChanceKind::double_dozen: return tr("Double dozen");
    case ChanceKind::double_column: return tr("Double column");
    case ChanceKind::even: return tr("Even");
    case ChanceKind::odd: return tr("Odd");
    case ChanceKind::low: return tr("Low");
    case ChanceKind::high: return tr("High");
    case ChanceKind::red: return tr("Red");
    case ChanceKind::black: return tr("Black");
    case ChanceKind::sector9: return tr("Nine-number sector");
    case ChanceKind::sector12: return tr("Twelve-number sector");
    }
    return {};
}

QString RouletteNames::numbers(SpotId spot, const Settings& settings) {
    const Spot& place = settings.layout()[spot];
    const std::vector<Pocket> pockets = pocketsOf(place.numbers);
    switch (place.kind) {
    case ChanceKind::even: return tr("the 18 even numbers");
    case ChanceKind::odd: return tr("the 18 odd numbers");
    case ChanceKind::red: return tr("the 18 red numbers");
    case ChanceKind::black: return tr("the 18 black numbers");
    case ChanceKind::sector9:
    case ChanceKind::sector12: {
        const auto [first, last] = endsOfSector(place.numbers);
        //: %1 and %2 numbers of the wheel, clockwise
        return tr("from %1 to %2 on the wheel").arg(nameOf(first), nameOf(last));
    }
    case ChanceKind::column: return tr("the 12 numbers up to %1").arg(nameOf(pockets.back()));
    case ChanceKind::double_column:
        return tr("the 24 numbers up to %1 and %2")
            .arg(nameOf(pockets[pockets.size() - 2]), nameOf(pockets.back()));
    case ChanceKind::dozen:
    case ChanceKind::double_dozen:
    case ChanceKind::low:
    case ChanceKind::high:
        //: %1 and %2 numbers
        return tr("from %1 to %2").arg(nameOf(pockets.front()), nameOf(pockets.back()));
    default: break;
    }
    QStringList names;
    for (const Pocket pocket : pockets) {
        names.append(nameOf(pocket));
    }
    return names.join(u'-');
}

QString RouletteNames::game() { return tr("American roulette"); }

QString RouletteNames::spot(SpotId spot, const Settings& settings) {
    const Spot& place = settings.layout()[spot];
    const std::vector<Pocket> pockets = pocketsOf(place.numbers);
    //: %1 a chance ("Split"), %2 its numbers ("17-20")
    const auto named = [&](const QString& which) { return tr("%1 %2").arg(chance(place.kind), which); };
    switch (place.kind) {
    case ChanceKind::dozen:
        if (settings.terms(place.kind).known.rules.size() == 3) { // each has a rule and a name, M6.9 to M6.11
            return pockets.front() == Pocket(1)    ? tr("Small dozen 1-12")
                   : pockets.front() == Pocket(13) ? tr("Middle dozen 13-24")
                                                   : tr("Big dozen 25-36");
        }
        [[fallthrough]];
    case ChanceKind::double_dozen:
        return named(QStringLiteral("%1-%2").arg(nameOf(pockets.front()), nameOf(pockets.back())));
    case ChanceKind::column:
        //: %1 "2nd column", %2 its first and %3 its last number
        return tr("%1 (%2-%3)")
            .arg(column(pockets.front().index()), nameOf(pockets.front()), nameOf(pockets.back()));
    case ChanceKind::double_column:
        //: %1 "Double column", %2 and %3 the first column's ends, %4 and %5 the second one's
        return tr("%1 %2-%3 and %4-%5")
            .arg(chance(place.kind), nameOf(pockets[0]), nameOf(pockets[pockets.size() - 2]),
                 nameOf(pockets[1]), nameOf(pockets.back()));
    case ChanceKind::sector9:
    case ChanceKind::sector12: {
        const auto [first, last] = endsOfSector(place.numbers);
        //: %1 and %2 numbers of the wheel, clockwise
        return tr("Sector from %1 to %2").arg(nameOf(first), nameOf(last));
    }
    default: return isEvenChance(place.kind) ? chance(place.kind) : named(numbers(spot, settings));
    }
}

QString RouletteNames::column(int which) {
    switch (which) {
    case 1: return tr("1st column");
    case 2: return tr("2nd column");
    default: return tr("3rd column");
    }
}

QString RouletteNames::series(Series series) {
    switch (series) {
    case Series::grande: return tr("Big series");
    case Series::zero: return tr("Zero series");
    case Series::pequena: return tr("Small series");
    case Series::vadios: return tr("Orphans");
    }
    return {};
}

QString RouletteNames::neighbours(Pocket number, int chips) {
    //: %1 a number of the wheel
    return chips == 3 ? tr("%1 and one neighbour on either side").arg(nameOf(number))
                      //: %1 a number of the wheel, %2 how many neighbours on either side, 2 or 3
                      : tr("%1 and %2 neighbours on either side").arg(nameOf(number)).arg(chips / 2);
}

QString RouletteNames::group(Group group) {
    if (group.isSeries()) {
        return series(group.series());
    }
    return group.isNeighbours() ? neighbours(group.number(), group.chips()) : QString();
}

QString RouletteNames::pays(Odds odds) {
    //: odds: 17 to 1
    return tr("%1 to %2").arg(odds.numerator).arg(odds.denominator);
}

QString RouletteNames::colour(Colour colour) {
    switch (colour) {
    case Colour::red: return tr("red");
    case Colour::black: return tr("black");
    case Colour::green: return tr("green");
    }
    return {};
}

QString RouletteNames::pocket(Pocket pocket) {
    if (pocket == Pocket(0)) {
        return tr("Zero");
    }
    if (pocket == kDoubleZero) {
        return tr("Double zero");
    }
    //: %1 the number drawn, %2 its colour
    return tr("%1, %2").arg(nameOf(pocket), colour(pocket.colour()));
}

RouletteNames::RulesText RouletteNames::rulesText(RuleSet rules) {
    switch (rules) {
    case RuleSet::online:
        return {tr("Regulation 804/2015 (online)"), tr("Online"), tr("Online · 804/2015"),
                tr("Single or double zero; alone, you launch the ball yourself. Zero takes the whole of the "
                   "even chances."),
                QStringLiteral("globe")};
    case RuleSet::casino:
        return {
            tr("Ordinance 894/2002 (casinos)"), tr("Casino"), tr("Casino · 894/2002 (historical)"),
            tr("Chips of your own colour, series and neighbours. Zero takes only half of the even chances."),
            QStringLiteral("chip")};
    case RuleSet::macau:
        return {tr("Order 60/2004 (Macau)"), tr("Macau"), tr("Macau · 60/2004"),
                tr("Sectors of the wheel as stakes, and stakes that may go on while the ball runs."),
                QStringLiteral("wheel")};
    }
    return {};
}

} // namespace mesaviva::app
