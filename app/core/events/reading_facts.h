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

/// What is compared of a round of poker or bingo that two readings play: an event of it, whatever the
/// language.
struct ReadingFact {
    enum class Kind { settled, prize, dealer, round_void };
    struct Winner {
        QString player; ///< empty: the simulated players
        std::uint32_t card = 0;
        Money amount;
    };

    Kind kind = Kind::settled;
    QString rule;                     ///< the first that the event names
    QString player;                   ///< of a settlement
    Money staked;                     ///< of a settlement
    Money returned;                   ///< of a settlement
    bool qualified = false;           ///< of the dealer
    std::optional<std::size_t> prize; ///< of a prize: its kind, as the game numbers them
    std::vector<Winner> winners;      ///< of a prize
    int ball = 0;                     ///< of a prize: how many were drawn

    /// Whether both are about the same, whatever they say of it.
    bool isAboutTheSame(const ReadingFact& other) const {
        return kind == other.kind && player == other.player && prize == other.prize;
    }
};

} // namespace mesaviva::app
