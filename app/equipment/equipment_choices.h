// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/bingo/settings.h"
#include "engine/poker/settings.h"
#include "engine/roulette/settings.h"
#endif

#include "app/settings/settings_store.h"

#include <QString>

#include <string>

namespace mesaviva::app {

/// What a school has chosen for its real equipment, remembered from one time to the next.
struct EquipmentChoices {
    static constexpr int kPlaces = 4; ///< of roulette, and of bingo

    enum Game { Roulette, Bingo, Poker };

    int game = Roulette;
    int wheel = 0; ///< 0 casino (894/2002), 1 online with 37 numbers, 2 with 38 (804/2015), 3 Macau (60/2004)
    int machine = 0;  ///< balls: 0 ninety, 1 eighty, 2 seventy-five, 3 thirty
    int sits = 1;     ///< 1: the learner has a seat at the table
    int others = 3;   ///< simulated players at roulette and poker, up to 6
    int crowd = 12;   ///< at bingo, 3 (B6) to 200
    int betting = 40; ///< seconds for stakes, or for the sale of cards, 15 to 600
    QString name;     ///< what the house calls the wheel

    /// What is remembered; what makes no sense reads as above.
    static EquipmentChoices from(const SettingsStore& store);
    void keep(SettingsStore& store) const;

    roulette::Settings roulette() const;
    poker::Settings poker() const;
    bingo::Settings bingo() const;
    /// The game's key, and what results call the table: `pt-804-2015/38`.
    QString key() const;
    std::string place() const;
};

} // namespace mesaviva::app
