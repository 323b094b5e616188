// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/teach/roulette_drills.h"

#include "app/roulette/track.h"
#include "app/teach/drill_desk.h"
#include "app/words/roulette_names.h"
#include "app/words/texts.h"
#include "engine/base/overloaded.h"

#include <variant>

namespace mesaviva::app {

namespace {

void showDrawn(DrillTask& shown, const drills::PaymentTask& task) {
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

void showTable(DrillTask& shown, const roulette::Settings& settings) {
    shown.pockets = settings.pockets;
    shown.order = static_cast<int>(settings.wheelOrder());
    shown.namedDozens = settings.regulation().limits.namedDozens.value;
    shown.track = static_cast<int>(trackOf(settings));
    const auto count = static_cast<int>(settings.layout().spots().size());
    for (int spot = 0; spot < count; ++spot) {
        if (roulette::offers(settings, static_cast<roulette::SpotId>(spot))) {
            shown.offered.append(spot);
        }
    }
}

std::unique_ptr<RouletteStakeListModel> shownStakes(const drills::Task& task) {
    const drills::PaymentTask* stakes = stakesIn(task);
    const roulette::Settings settings = stakes != nullptr ? stakes->settings : roulette::Settings();
    const qint64 chip = stakes != nullptr ? stakes->chip.cents : 0;
    constexpr int kColours = 10;
    const int colour = stakes != nullptr ? (stakes->drawn.index() + 1) % kColours : 0;
    auto model = std::make_unique<RouletteStakeListModel>(settings, [chip, colour](PlayerId) {
        return RouletteStakeListModel::Staker{QString(), colour, 0, chip, true};
    });
    if (stakes != nullptr) {
        model->show(0, stakes->stakes);
    }
    return model;
}

QString RouletteDrills::key() const { return textOf(drills::RouletteTasks::kGame); }

QString RouletteDrills::reason(drills::Drill drill) const {
    return drill == drills::Drill::series ? DrillDesk::tr("This table has no series")
                                          : DrillDesk::tr("At this table chips have a value of their own");
}

void RouletteDrills::lay(DrillTask& shown, const drills::Task& task) const {
    drills::visitOf<drills::RouletteTasks>(
        task, Overloaded{
                  [&](const drills::PaymentTask& t) {
                      showTable(shown, t.settings);
                      showDrawn(shown, t);
                  },
                  [&](const drills::ConversionTask& t) {
                      showTable(shown, t.stakes.settings);
                      if (t.stakes.stakes.empty()) {
                          shown.paid = static_cast<int>(t.paid);
                      } else {
                          showDrawn(shown, t.stakes);
                      }
                  },
                  [&](const drills::SeriesTask& t) {
                      showTable(shown, t.settings);
                      shown.track = static_cast<int>(scene::TrackKind::none); // it would tell
                  },
                  [&](const drills::NeighboursTask& t) {
                      shown.pockets = t.pockets;
                      shown.order = static_cast<int>(t.order);
                      shown.wheelShown = false;
                      const roulette::Wheel wheel(t.order);
                      const int place = wheel.placeOf(t.number);
                      shown.called =
                          t.between ? QList<int>{wheel.at(place - 1).index(), wheel.at(place + 1).index()}
                                    : QList<int>{t.number.index()};
                  },
              });
}

// The answer says it all: its places and numbers are marked.
void RouletteDrills::show(DrillVerdict&, const drills::Task&) const {}

QString RouletteDrills::placeName(const drills::Terms& terms, int place) const {
    const roulette::Settings& settings = terms.roulette;
    const bool isPlace = place >= 0 && place < static_cast<int>(settings.layout().spots().size());
    return isPlace ? RouletteNames::spot(static_cast<roulette::SpotId>(place), settings) : QString();
}

QStringList RouletteDrills::drawn(const DrillTask& task) {
    return task.drawn < 0 ? QStringList() : QStringList{RouletteNames::pocket(roulette::Pocket(task.drawn))};
}

QStringList RouletteDrills::laid(const DrillDesk& desk) const {
    const DrillTask& task = desk.task();
    QStringList parts;
    if (task.drawn >= 0) {
        //: %1 a number and its colour
        parts.append(tr("The number is %1").arg(listed(drawn(task))));
    }
    if (const QStringList lie = stakes(desk); !lie.isEmpty()) {
        parts.append(tr("On the layout: %1").arg(listed(lie)));
    }
    if (task.paid > 0) {
        parts.append(tr("Paid: %n chip(s)", nullptr, task.paid));
    }
    return parts;
}

std::vector<DrillRow> RouletteDrills::rows(const DrillDesk& desk) const {
    const DrillTask& task = desk.task();
    QStringList called;
    for (const int pocket : task.called) {
        called.append(RouletteNames::pocket(roulette::Pocket(pocket)));
    }
    QStringList places;
    if (task.marksPlaces) {
        for (const int spot : task.offered) {
            places.append(desk.placeName(spot));
        }
    }
    return {{tr("Wheel"), drawn(task)},
            {tr("Stakes"), stakes(desk)},
            {tr("Paid"), task.paid > 0 ? QStringList{tr("%n chip(s)", nullptr, task.paid)} : QStringList()},
            {tr("Called"), called},
            {tr("Places of the layout"), places}};
}

QStringList RouletteDrills::house(const DrillDesk& desk) const { return drawn(desk.task()); }

QStringList RouletteDrills::stakes(const DrillDesk& desk) const {
    QStringList list;
    using Stakes = RouletteStakeListModel;
    const Stakes& stakes = *desk.stakes();
    for (int row = 0; row < stakes.rowCount(); ++row) {
        const QModelIndex at = stakes.index(row);
        const int chips = at.data(Stakes::ChipsRole).toInt();
        const QString place = desk.placeName(at.data(Stakes::SpotRole).toInt());
        //: a stake in chips of a colour; %1 its place
        list.append(chips > 0 ? tr("%1: %n chip(s)", nullptr, chips).arg(place)
                              : at.data(Stakes::NameRole).toString());
    }
    return list;
}

} // namespace mesaviva::app
