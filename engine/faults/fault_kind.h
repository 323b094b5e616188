// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace mesaviva::faults {

/// What can go wrong at a table, as the regulations know it.
enum class FaultKind : std::uint8_t {
    system,           ///< the gaming system fails (P33, O20, O21, B45)
    between_prizes,   ///< the same, when a prize has been won and another one not yet (B46)
    player_lost,      ///< a player's own line is lost (P34-P36, O22, O23, B12, B48)
    player_back,      ///< it is there again
    object_in_wheel,  ///< something falls into the wheel while the ball runs (R22, M2.2)
    ball,             ///< the ball is found faulty (R18)
    ball_out,         ///< the ball leaves the wheel or is lost (R18)
    ball_exchange,    ///< the two balls take turns (R17)
    stakes_disturbed, ///< the staff disturb the stakes (R33, M5.3)
    dealer_change,    ///< another croupier takes over the wheel (R35)
};

/// All of them, in their order.
inline constexpr std::array kAllFaultKinds = {
    FaultKind::system,           FaultKind::between_prizes, FaultKind::player_lost, FaultKind::player_back,
    FaultKind::object_in_wheel,  FaultKind::ball,           FaultKind::ball_out,    FaultKind::ball_exchange,
    FaultKind::stakes_disturbed, FaultKind::dealer_change};

/// The key; but for `between_prizes` it is the `kind` of a scenario's fault.
std::string_view name(FaultKind kind);
/// The fault of that key, if there is one.
std::optional<FaultKind> faultKindFrom(std::string_view name);

/// Whether it happens to one player, and not to the table.
constexpr bool isOfPlayer(FaultKind kind) {
    return kind == FaultKind::player_lost || kind == FaultKind::player_back;
}

} // namespace mesaviva::faults
