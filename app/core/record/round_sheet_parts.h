// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/record/sheet_document.h"
#include "engine/base/money.h"
#include "engine/record/round_row.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <vector>

namespace mesaviva::app {

/// What the sheets of all games have in common, filled in by a game.
struct RoundSheetParts {
    /// One who was at the table.
    struct Player {
        QString kept; ///< the record's name
        QString name;
        bool simulated = false;
        QString place; ///< the seat; empty where there are none
        std::optional<Money> before;
        Money after;
        std::optional<Money> staked; ///< nothing for who took no part
        Money returned;
    };
    /// A stake, and what came of it.
    struct Stake {
        QString player;
        QString on;
        Money amount;
        Money returned;
        QString reason;
        QString rule;
    };
    /// Something that happened.
    struct Step {
        double seconds = 0; ///< since the round's first event
        QString text;
        QString rules;
        std::uint64_t seq = 0; ///< the event's number in the table's record
        record::WallTime wall;
        std::optional<Money> before; ///< of a stake that is put back: what lay there, if that is known
        std::optional<Money> after;  ///< of a stake that is put back
    };

    record::RoundRow row;
    QString file; ///< the record's
    record::TableRow table;
    QString game;
    QString regulation;
    QString outcome; ///< in a few words
    QString voidReason;
    bool scripted = false;
    QString commitment;
    QString seed; ///< empty while the round runs
    SheetFacts settings;
    QStringList houseRules;
    std::vector<Player> players;
    std::vector<SheetBlock> display; ///< what lay there at the end
    std::vector<Stake> stakes;
    std::vector<Step> steps;
    QStringList rules; ///< that have acted, in the order in which they did so first
};

} // namespace mesaviva::app
