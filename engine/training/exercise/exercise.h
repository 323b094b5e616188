// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Errors to find: a record of its own, of a table that the program plays, with mistakes of the croupier in
// some rounds: those of the reversed table (training/croupier) that leave a trace in a record. Its first
// event marks it as an exercise. No key is stored: what verify() finds wrong in it are the errors.
#pragma once

#include "engine/base/seed.h"
#include "engine/record/fault.h"
#include "engine/record/rows.h"

#include <array>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mesaviva::exercise {

/// What is done wrong.
enum class Mistake : std::uint8_t {
    payment,    ///< a prize is paid with a stake too much or too little
    late_stake, ///< a stake is accepted after the close
    call,       ///< a call says something else than what happened
};

inline constexpr std::array kMistakes = {Mistake::payment, Mistake::late_stake, Mistake::call};

/// The key: `payment`, `late_stake`, `call`.
std::string_view name(Mistake mistake);
std::optional<Mistake> mistakeFrom(std::string_view key);

inline constexpr std::uint64_t kLeastRounds = 5;
inline constexpr std::uint64_t kMostRounds = 500;

/// The exercise that is asked for.
struct Order {
    std::string rules; ///< of a regulation, such as `pt-804-2015`
    std::uint64_t rounds = 20;
    std::vector<Mistake> mistakes; ///< kinds to plant
    Seed seed{};                   ///< decides the rounds and the mistakes
    record::WallTime begun;        ///< the calendar time of the table's opening
    std::string program;           ///< for the record, see record::programOf()
};

/// The regulations with exercises.
std::vector<std::string_view> regulations();
/// Whether that kind of mistake can be planted at tables with these rules.
bool offers(std::string_view rules, Mistake mistake);

/// Plays the rounds, plants a mistake in about every third, in one at least and in no round two, and writes
/// the record. `path` must not exist yet. The order must name a regulation and a mistake that is offered. A
/// fault if the file can't be written.
std::optional<record::Fault> write(const std::filesystem::path& path, const Order& order);

} // namespace mesaviva::exercise
