// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/money.h"

#include <optional>

namespace mesaviva::record {

/// B43: what the jackpots of a room have grown to, where it has them.
struct RoomJackpots {
    std::optional<Money> bingo;
    std::optional<Money> line;

    friend bool operator==(const RoomJackpots&, const RoomJackpots&) = default;
};

} // namespace mesaviva::record
