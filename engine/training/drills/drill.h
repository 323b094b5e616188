// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a trainee practises at the table: sums, pictures, numbers and hands, one task at a time.
//
// A drill has four levels. What it asks is made from the settings of a real table, so that every stake keeps
// to the regulation's limits, and what is right is asked of the engine's own settlement.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace mesaviva::drills {

/// What is practised.
enum class Drill : std::uint8_t {
    payment,       ///< roulette: what one winning stake is paid
    picture,       ///< roulette: several stakes around one number, paid together (R32)
    conversion,    ///< roulette: a payment in colour chips and cash (R9, R12)
    series,        ///< roulette: what a series takes, and where its chips lie (R25a)
    neighbours,    ///< roulette: the numbers beside a number on the wheel
    hands,         ///< poker: which of two hands is better (P7-P13)
    qualification, ///< poker: does the dealer play (P25)
    bet,           ///< poker: what a player's stakes are paid (P12, P26-P29)
    card,          ///< bingo: is the card one of the variant's (B62, B66, B71, B81)
    line,          ///< bingo: has the card the prize (B34, B35, B63, B67, B74, B83)
};

inline constexpr std::size_t kDrills = 10;
inline constexpr std::array<Drill, kDrills> kAllDrills = {
    Drill::payment, Drill::picture,       Drill::conversion, Drill::series, Drill::neighbours,
    Drill::hands,   Drill::qualification, Drill::bet,        Drill::card,   Drill::line};

/// Levels are counted from 1 to this.
inline constexpr int kLevels = 4;

/// The drill's key, for instance `picture`.
std::string_view name(Drill drill);
/// The drill with that key, if there is one.
std::optional<Drill> drillFrom(std::string_view name);

/// The key of the game that a drill belongs to: `roulette`, `poker`, `bingo`.
std::string_view gameOf(Drill drill);

} // namespace mesaviva::drills
