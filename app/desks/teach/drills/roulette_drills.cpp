// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/drills/roulette_drills.h"

#include "app/core/text/amounts.h"
#include "app/core/text/texts.h"
#include "app/desks/teach/drills/drill_desk.h"
#include "app/games/roulette/roulette_list_models.h"
#include "app/games/roulette/roulette_requests.h"
#include "app/games/roulette/roulette_text.h"
#include "engine/base/dispatch.h"
#include "engine/training/drills/roulette_way.h"

#include <map>
#include <variant>

namespace mesaviva::app {

namespace {

void showDrawn(RouletteDrillCloth& shown, const drills::PaymentTask& task) {
    shown.drawn = task.drawn.index();
    shown.place = roulette::Wheel(task.settings.wheelOrder()).placeOf(task.drawn);
}

const drills::PaymentTask* stakesIn(const drills::Task& task) {
    if (const auto* payment = std::get_if<drills::PaymentTask>(&task.situation)) {
        return payment;
    }
    const auto* conversion = std::get_if<drills::ConversionTask>(&task.situation);
    return conversion != nullptr ? &conversion->stakes : nullptr;
}

} // namespace

RouletteDrillCloth showTable(DrillTask& shown, const roulette::Settings& settings) {
    RouletteDrillCloth cloth;
    cloth.pockets = settings.pockets;
    cloth.order = static_cast<int>(settings.wheelOrder());
    cloth.namedDozens = settings.regulation().limits.namedDozens.value;
    cloth.track = static_cast<int>(trackOf(settings));
    const auto count = static_cast<int>(settings.layout().spots().size());
    for (int spot = 0; spot < count; ++spot) {
        if (roulette::offers(settings, static_cast<roulette::SpotId>(spot))) {
            shown.offered.append(spot);
        }
    }
    return cloth;
}

QString RouletteDrills::key() const { return textOf(drills::RouletteTasks::kGame); }

QString RouletteDrills::reason(drills::Drill drill) const {
    return drill == drills::Drill::series ? DrillDesk::tr("This table has no series")
                                          : DrillDesk::tr("At this table chips have a value of their own");
}

void RouletteDrills::showTask(DrillTask& shown, const drills::Task& task) const {
    RouletteDrillCloth cloth;
    drills::visitOf<drills::RouletteTasks>(
        task, Overloaded{
                  [&](const drills::PaymentTask& t) {
                      cloth = showTable(shown, t.settings);
                      showDrawn(cloth, t);
                  },
                  [&](const drills::ConversionTask& t) {
                      cloth = showTable(shown, t.stakes.settings);
                      if (t.stakes.stakes.empty()) {
                          cloth.paid = static_cast<int>(t.paid);
                      } else {
                          showDrawn(cloth, t.stakes);
                      }
                  },
                  [&](const drills::SeriesTask& t) {
                      cloth = showTable(shown, t.settings);
                      cloth.track = static_cast<int>(scene::TrackKind::none); // it would reveal the answer
                  },
                  [&](const drills::NeighboursTask& t) {
                      cloth.pockets = t.pockets;
                      cloth.order = static_cast<int>(t.order);
                      cloth.wheelShown = false;
                      const roulette::Wheel wheel(t.order);
                      const int place = wheel.placeOf(t.number);
                      cloth.called =
                          t.between ? QList<int>{wheel.at(place - 1).index(), wheel.at(place + 1).index()}
                                    : QList<int>{t.number.index()};
                  },
              });
    shown.cloth = QVariant::fromValue(cloth);
}

std::unique_ptr<QAbstractListModel> RouletteDrills::pieces(const drills::Task& task) const {
    const drills::PaymentTask* const stakes = stakesIn(task);
    if (stakes == nullptr) {
        return nullptr;
    }
    constexpr int kColours = 10;
    const qint64 chip = stakes->chip.cents;
    const int colour = (stakes->drawn.index() + 1) % kColours;
    auto model = std::make_unique<RouletteStakeListModel>(stakes->settings, [chip, colour](PlayerId) {
        return RouletteStakeListModel::Staker{QString(), colour, 0, chip, true};
    });
    model->show(0, stakes->stakes);
    return model;
}

// After a wrong sum, what each stack pays; places and numbers are marked by the answer itself.
void RouletteDrills::show(DrillVerdict& shown, const drills::Task& task) const {
    const drills::PaymentTask* const stakes = stakesIn(task);
    if (shown.right || stakes == nullptr) {
        return;
    }
    RouletteDrillStacks stacks;
    for (const drills::StackPaid& stack : drills::stacksOf(*stakes)) {
        const QString chips = TaskText::numeral(stack.chips);
        const QString odds = stack.odds.denominator == 1 ? TaskText::numeral(stack.odds.numerator)
                                                         : TaskText::numeral(stack.odds.numerator) + u'/' +
                                                               TaskText::numeral(stack.odds.denominator);
        RouletteDrillPaid paid;
        paid.spot = stack.spot;
        paid.paid = TaskText::numeral(stack.paid);
        paid.lost = stack.paid == 0;
        paid.way = paid.lost ? tr("%1 pays nothing").arg(chips)
                             : QStringLiteral("%1 × %2 = %3").arg(chips, odds, paid.paid);
        stacks.paid.append(QVariant::fromValue(paid));
    }
    shown.cloth = QVariant::fromValue(stacks);
}

QString RouletteDrills::placeName(const drills::Terms& terms, int place) const {
    const roulette::Settings& settings = terms.roulette;
    const bool isPlace = place >= 0 && place < static_cast<int>(settings.layout().spots().size());
    return isPlace ? RouletteNames::spot(static_cast<roulette::SpotId>(place), settings) : QString();
}

QStringList RouletteDrills::drawn(const RouletteDrillCloth& cloth) {
    return cloth.drawn < 0 ? QStringList()
                           : QStringList{RouletteNames::pocket(roulette::Pocket(cloth.drawn))};
}

QStringList RouletteDrills::spokenCloth(const DrillDesk& desk) const {
    const RouletteDrillCloth cloth = RouletteDrillCloth::of(desk.task());
    QStringList parts;
    if (cloth.drawn >= 0) {
        //: %1 a number and its colour
        parts.append(tr("The number is %1").arg(listed(drawn(cloth))));
    }
    if (const QStringList lie = stakes(desk); !lie.isEmpty()) {
        parts.append(tr("On the layout: %1").arg(listed(lie)));
    }
    if (cloth.paid > 0) {
        parts.append(tr("Paid: %n chip(s)", nullptr, cloth.paid));
    }
    return parts;
}

std::vector<DrillRow> RouletteDrills::rows(const DrillDesk& desk) const {
    const DrillTask& task = desk.task();
    const RouletteDrillCloth cloth = RouletteDrillCloth::of(task);
    QStringList called;
    for (const int pocket : cloth.called) {
        called.append(RouletteNames::pocket(roulette::Pocket(pocket)));
    }
    QStringList places;
    if (task.marksPlaces) {
        for (const int spot : task.offered) {
            places.append(desk.placeName(spot));
        }
    }
    return {{tr("Wheel"), drawn(cloth)},
            {tr("Stakes"), stakes(desk)},
            {tr("Paid"), cloth.paid > 0 ? QStringList{tr("%n chip(s)", nullptr, cloth.paid)} : QStringList()},
            {tr("Called"), called},
            {tr("Places of the layout"), places}};
}

QStringList RouletteDrills::house(const DrillDesk& desk) const {
    return drawn(RouletteDrillCloth::of(desk.task()));
}

QStringList RouletteDrills::stakes(const DrillDesk& desk) const {
    QStringList list;
    forEachStake(desk, [&](int, const QString& text) { list.append(text); });
    return list;
}

QString RouletteDrills::pieceText(const DrillDesk& desk, int spot) const {
    QString found;
    forEachStake(desk, [&](int at, const QString& text) { found = at == spot ? text : found; });
    return found;
}

void RouletteDrills::forEachStake(const DrillDesk& desk,
                                  const std::function<void(int spot, const QString& text)>& tell) {
    using Stakes = RouletteStakeListModel;
    const auto* const stakes = qobject_cast<const Stakes*>(desk.pieces());
    for (int row = 0; stakes != nullptr && row < stakes->rowCount(); ++row) {
        const QModelIndex at = stakes->index(row);
        const int chips = at.data(Stakes::ChipsRole).toInt();
        const int spot = at.data(Stakes::SpotRole).toInt();
        //: a stake in chips of a colour; %1 its place
        tell(spot, chips > 0 ? tr("%1: %n chip(s)", nullptr, chips).arg(desk.placeName(spot))
                             : at.data(Stakes::NameRole).toString());
    }
}

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
    case drills::Drill::series: return tr("What a series costs, where its chips go, what it pays.");
    case drills::Drill::neighbours: return tr("Which number is next to which on the wheel, by heart.");
    default: return {};
    }
}

QString RouletteTaskText::question(const drills::Task& task) const {
    const auto chips = [](std::int64_t count) { return tr("%n chip(s)", "", static_cast<int>(count)); };
    const auto number = [](roulette::Pocket pocket) { return textOf(pocket.text()); };
    return drills::visitOf<drills::RouletteTasks>(
        task, Overloaded{
                  [&](const drills::PaymentTask& t) {
                      const roulette::Stake& first = t.stakes.front();
                      if (!first.group.isNone()) {
                          return tr("%1 comes up. What is paid for the %2, in chips?")
                              .arg(number(t.drawn), RouletteNames::series(first.group.series()));
                      }
                      if (t.stakes.size() > 1) {
                          return tr("%1 comes up. What is paid for the whole picture, in chips?")
                              .arg(number(t.drawn));
                      }
                      const QString place = RouletteNames::spot(first.spot, t.settings);
                      const QString stake = chips(first.amount.cents / t.chip.cents);
                      return t.kept ? tr("Zero comes up. %1, %2: how many chips does the player keep?")
                                          .arg(place, stake)
                                    : tr("%1 comes up. %2, %3: what is paid, in chips?")
                                          .arg(number(t.drawn), place, stake);
                  },
                  [&](const drills::ConversionTask& t) {
                      const QString paid = t.stakes.stakes.empty()
                                               ? tr("Paid: %1 of %2.").arg(chips(t.paid), amountText(t.chip))
                                               : tr("%1 comes up; each chip is worth %2.")
                                                     .arg(number(t.stakes.drawn), amountText(t.chip));
                      switch (t.request) {
                      case drills::ConversionTask::Request::all_cash:
                          return tr("%1 How much is that in cash chips?").arg(paid);
                      case drills::ConversionTask::Request::some_kept:
                          return tr("%1 The player keeps %2 in colour. How much is the rest?")
                              .arg(paid, chips(t.kept));
                      case drills::ConversionTask::Request::whole_cash:
                          return tr("%1 As many cash chips of %2 as possible, the rest in colour: how many "
                                    "of each?")
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
                      case drills::SeriesTask::Asked::places:
                          return tr("%1: where do its chips go?").arg(name);
                      }
                      return QString();
                  },
                  [&](const drills::NeighboursTask& t) {
                      if (!t.between) {
                          return tr("Which numbers are next to %1 on the wheel, %2 on either side?")
                              .arg(number(t.number), numeral(t.sides));
                      }
                      const roulette::Wheel wheel(t.order);
                      const int place = wheel.placeOf(t.number);
                      return tr("Which number is between %1 and %2 on the wheel?")
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

// Explanations: how a croupier calculates a sum.

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
            return part.steps[3] == 0 ? tr("half of %1 is %2, times seven %3, add a nought: %4")
                                            .arg(chips, step(0), step(1), paid)
                                      : tr("half of %1 is %2 and one over; %2 times seven %3, add a nought "
                                           "%4, and 35 for the odd chip: %5")
                                            .arg(chips, step(0), step(1), step(2), paid);
        case drills::Trick::stacks_less_three:
            return tr("%1 stacks of twenty are %2, less three times %1, %3: %4")
                .arg(chips, step(0), step(1), paid);
        case drills::Trick::tens_and_once: return tr("ten times is %1, and once more: %2").arg(step(0), paid);
        case drills::Trick::double_thrice:
            return tr("double three times: %1, %2, %3").arg(step(0), step(1), paid);
        case drills::Trick::halve_nought:
            return part.steps[2] == 0
                       ? tr("half of %1 is %2, add a nought: %3").arg(chips, step(0), paid)
                       : tr("half of %1 is %2 and one over; add a nought %3, and 5 for the odd chip: %4")
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
