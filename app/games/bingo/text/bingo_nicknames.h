// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/bingo/settings.h"
#include "engine/games/bingo/variant.h"

#include <QString>

namespace mesaviva::app {

/// What callers by tradition say besides a number, in the present language: "Two little ducks". Only what is
/// well known everywhere; most numbers have none in Portuguese. Empty for such a number, and in rooms where
/// balls are not called by their number alone (75 has letters, 30 may have symbols).
QString bingoNickname(bingo::Ball ball, const bingo::Settings& settings);

} // namespace mesaviva::app
