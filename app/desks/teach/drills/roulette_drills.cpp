// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/drills/roulette_drills.h"

#include "app/core/text/texts.h"
#include "app/desks/teach/drills/drill_desk.h"
#include "app/games/roulette/roulette_stake_list_model.h"
#include "app/games/roulette/stake_info.h"
#include "app/games/roulette/text/roulette_names.h"
#include "engine/base/overloaded.h"

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

// Nothing to add: the answer marks its places and numbers.
void RouletteDrills::show(DrillVerdict&, const drills::Task&) const {}

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
    using Stakes = RouletteStakeListModel;
    const auto* const stakes = qobject_cast<const Stakes*>(desk.pieces());
    for (int row = 0; stakes != nullptr && row < stakes->rowCount(); ++row) {
        const QModelIndex at = stakes->index(row);
        const int chips = at.data(Stakes::ChipsRole).toInt();
        const QString place = desk.placeName(at.data(Stakes::SpotRole).toInt());
        //: a stake in chips of a colour; %1 its place
        list.append(chips > 0 ? tr("%1: %n chip(s)", nullptr, chips).arg(place)
                              : at.data(Stakes::NameRole).toString());
    }
    return list;
}

} // namespace mesaviva::app
