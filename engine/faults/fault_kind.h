// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace mesaviva::faults {

/// What can go wrong at a table, according to the regulations.
enum class FaultKind : std::uint8_t {
    system,           ///< the gaming system fails (P33, O20, O21, B45)
    between_prizes,   ///< the same, after one prize has been won and before the next (B46)
    player_lost,      ///< a player is disconnected (P34-P36, O22, O23, B12, B48)
    player_back,      ///< the player is connected again
    object_in_wheel,  ///< something falls into the wheel while the ball runs (R22, M2.2)
    ball,             ///< the ball is found faulty (R18)
    ball_out,         ///< the ball leaves the wheel or is lost (R18)
    ball_exchange,    ///< the two balls are exchanged by turns (R17)
    stakes_disturbed, ///< the staff disturb the stakes (R33, M5.3)
    dealer_change,    ///< another croupier takes over the wheel (R35)
};

/// All kinds, in order.
inline constexpr std::array kAllFaultKinds = {
    FaultKind::system,           FaultKind::between_prizes, FaultKind::player_lost, FaultKind::player_back,
    FaultKind::object_in_wheel,  FaultKind::ball,           FaultKind::ball_out,    FaultKind::ball_exchange,
    FaultKind::stakes_disturbed, FaultKind::dealer_change};

/// Returns the key. Except for `between_prizes` it is the `kind` of a scenario's fault.
std::string_view name(FaultKind kind);
/// Returns the fault with this key, if there is one.
std::optional<FaultKind> faultKindFrom(std::string_view name);

/// Returns whether the fault concerns one player instead of the table.
constexpr bool isOfPlayer(FaultKind kind) {
    return kind == FaultKind::player_lost || kind == FaultKind::player_back;
}

} // namespace mesaviva::faults
