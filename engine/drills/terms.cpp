// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/drills/terms.h"

namespace mesaviva::drills {

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

std::string scopeOf(Drill drill, const Terms& terms) {
    if (gameOf(drill) == "roulette") {
        return std::string(roulette::name(terms.roulette.rules)) + '/' +
               std::to_string(terms.roulette.pockets);
    }
    return gameOf(drill) == "poker" ? "pt-803-2015" : "pt-425a-2015";
}

bool isOffered(Drill drill, const Terms& terms) {
    switch (drill) {
    case Drill::series: return roulette::offersSeries(terms.roulette);
    case Drill::conversion: return terms.roulette.hasColourChips();
    default: return true;
    }
}

} // namespace mesaviva::drills
