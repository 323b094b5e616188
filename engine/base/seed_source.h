// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/seed.h"

#include <cstdint>
#include <functional>

namespace mesaviva {

/// Gives the seed of a round, counted from 1.
using SeedSource = std::function<Seed(std::uint64_t round)>;

/// Fresh seeds from the system's generator, whatever the round.
SeedSource systemSeeds();
/// Seeds that follow from one (roundSeed()).
SeedSource derivedSeeds(const Seed& master);

} // namespace mesaviva
