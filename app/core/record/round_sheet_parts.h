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

/// The common parts of all games' sheets, filled in by a game.
struct RoundSheetParts {
    /// A player at the table.
    struct Player {
        QString recordName; ///< the record's name
        QString name;
        bool simulated = false;
        QString place; ///< the seat; empty if there are none
        std::optional<Money> before;
        Money after;
        std::optional<Money> staked; ///< nullopt for a player who took no part
        Money returned;
    };
    /// A stake and its result.
    struct Stake {
        QString player;
        QString on;
        Money amount;
        Money returned;
        QString reason;
        QString rule;
    };
    /// An event.
    struct Step {
        double seconds = 0; ///< since the round's first event
        QString text;
        QString rules;
        std::uint64_t seq = 0; ///< the event's number in the table's record
        record::WallTime wall;
        std::optional<Money> before; ///< of a stake that is put back: its former amount, if known
        std::optional<Money> after;  ///< of a stake that is put back
    };

    record::RoundRow row;
    QString file; ///< the record file
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
    std::vector<SheetBlock> display; ///< the table at the end
    std::vector<Stake> stakes;
    std::vector<Step> steps;
    QStringList rules; ///< the rules applied, in the order of their first use
};

} // namespace mesaviva::app
