// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/events/inspected_rules.h"
#include "engine/base/money.h"

#include <QString>

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace mesaviva::app {

/// An event of a poker or bingo round in language-independent form, to compare two readings.
struct ReadingFact {
    enum class Kind { settled, prize, dealer, round_void };
    struct Winner {
        QString player; ///< empty: the simulated players
        std::uint32_t card = 0;
        Money amount;
    };

    Kind kind = Kind::settled;
    QString rule;                     ///< the first one that the event names
    QString player;                   ///< of a settlement
    Money staked;                     ///< of a settlement
    Money returned;                   ///< of a settlement
    bool qualified = false;           ///< of the dealer
    std::optional<std::size_t> prize; ///< of a prize: its kind, as numbered by the game
    std::vector<Winner> winners;      ///< of a prize
    int ball = 0;                     ///< of a prize: the number of balls drawn

    /// Whether both have the same subject, whatever their values.
    bool isAboutTheSame(const ReadingFact& other) const {
        return kind == other.kind && player == other.player && prize == other.prize;
    }
};

} // namespace mesaviva::app
