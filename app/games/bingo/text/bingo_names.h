// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/bingo/card.h"

#include <QString>

#include <string_view>

namespace mesaviva::app {

/// Names of bingo's symbols and patterns in the present language.
namespace bingo_names {

/// B79: the symbol of a number of bingo 30, from 1: "Caravel"; empty for other numbers.
QString symbol(int number);

/// B73b: a pattern by the engine's key: "Frame"; empty for other keys.
QString pattern(std::string_view key);

/// The name of a pattern with these boxes: "Frame", "Own pattern".
QString pattern(bingo::CellMask cells);

} // namespace bingo_names

} // namespace mesaviva::app
