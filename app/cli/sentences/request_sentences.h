// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The command line's sentences for bad requests for simulations and figures.
#pragma once

#include "engine/simulation/request.h"

#include <string>

namespace mesaviva::app {

/// The keys of all games as a phrase: `poker, roulette or bingo`.
std::string gamesInWords();

/// What is wrong with a request, in one line of English.
std::string englishText(const simulation::BadRequest& bad);

} // namespace mesaviva::app
