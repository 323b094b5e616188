// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/teach/poker_editor.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace mesaviva::app {

QString PokerEditor::chance() const { return tr("Cards"); }

QString PokerEditor::explained() const {
    return tr("The deck from the top, the burnt card first; whose each card is shows once somebody stakes in "
              "the steps. What is not laid comes by the lesson's seed.");
}

// A suit beneath the other.
int PokerEditor::columns(int values) const { return values / 4; }

void PokerEditor::place(scenario::Json& player, const scenario::Json& others) const {
    int seat = 1;
    while (std::ranges::any_of(
        others, [seat](const scenario::Json& one) { return one.value("seat", scenario::Json()) == seat; })) {
        ++seat;
    }
    player["seat"] = seat;
}

} // namespace mesaviva::app
