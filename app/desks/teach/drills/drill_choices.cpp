// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/drills/drill_choices.h"

#include "app/core/text/texts.h"
#include "app/desks/teach/common/rules_wheels.h"

namespace mesaviva::app {

namespace {

QString keyOf(const char* name) { return QStringLiteral("teach/") + QLatin1String(name); }

} // namespace

DrillChoices DrillChoices::from(const SettingsStore& store) {
    const DrillChoices usual;
    const auto number = [&](const char* name, int from, int to, int otherwise) {
        return static_cast<int>(store.number(keyOf(name), from, to, otherwise));
    };
    DrillChoices choices;
    choices.drill = drills::drillFrom(store.text(keyOf("drill")).toStdString()).value_or(usual.drill);
    choices.table = number("table", 0, kTables - 1, usual.table);
    choices.level = number("level", 0, drills::kLevels, usual.level);
    choices.stacks = number("stacks", 0, 2, usual.stacks);
    choices.count = number("count", 5, 100, usual.count);
    choices.target = number("target", 1, 120, usual.target);
    choices.limit = number("limit", 0, 600, usual.limit);
    choices.mark = number("mark", 1, 100, usual.mark);
    return choices;
}

void DrillChoices::save(SettingsStore& store) const {
    store.storeWord(keyOf("drill"), textOf(drills::name(drill)));
    store.storeNumber(keyOf("table"), table);
    store.storeNumber(keyOf("level"), level);
    store.storeNumber(keyOf("stacks"), stacks);
    store.storeNumber(keyOf("count"), count);
    store.storeNumber(keyOf("target"), target);
    store.storeNumber(keyOf("limit"), limit);
    store.storeNumber(keyOf("mark"), mark);
}

drills::Terms DrillChoices::terms(Money chip) const {
    const roulette::RegulationWheel wheel = rulesWheels().at(static_cast<std::size_t>(table));
    drills::Terms terms;
    terms.roulette = drills::tableFor(wheel.rules, wheel.pockets, chip);
    terms.stacks = static_cast<drills::Stacks>(stacks);
    return terms;
}

} // namespace mesaviva::app
