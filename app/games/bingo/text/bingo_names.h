// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/bingo/cards/card.h"
#include "engine/games/bingo/cards/variant.h"
#include "engine/games/bingo/settings.h"

#include <QString>

#include <cstdint>
#include <string_view>

namespace mesaviva::app {

/// Names of bingo's symbols and patterns in the present language.
namespace bingo_names {

/// B79: the symbol of a number of bingo 30, from 1: "Caravel"; empty for other numbers.
QString symbol(int number);

/// B73b: the name of a pattern, by the engine's key: "Frame"; empty for other keys.
QString pattern(std::string_view key);

/// The name of a pattern with these boxes: "Frame", "Own pattern".
QString pattern(bingo::CellMask cells);

} // namespace bingo_names

/// The traditional nickname of a number in the present language: "Two little ducks". Only widely known ones;
/// most numbers have none in Portuguese. Empty if there is none, and in rooms where balls are not called by
/// their number alone (75 has letters, 30 may have symbols).
QString bingoNickname(bingo::Ball ball, const bingo::Settings& settings);

/// The name of a simulated bingo player, from 1: "Rosa M."; always the same for the same number. After some
/// thousands the names repeat with a number: "Rosa M. 2".
QString crowdName(std::uint32_t member);

} // namespace mesaviva::app
