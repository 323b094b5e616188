// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/seed.h"

#include <cstdint>
#include <functional>

namespace mesaviva {

/// Returns the seed of a round, counted from 1.
using SeedSource = std::function<Seed(std::uint64_t round)>;

/// Returns a source of new seeds from the system's generator.
SeedSource systemSeeds();
/// Returns a source of seeds derived from one master seed (roundSeed()).
SeedSource derivedSeeds(const Seed& master);

} // namespace mesaviva
