// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/seed_source.h"

namespace mesaviva {

SeedSource systemSeeds() {
    return [](std::uint64_t) { return systemSeed(); };
}

SeedSource derivedSeeds(const Seed& master) {
    return [master](std::uint64_t round) { return roundSeed(master, round); };
}

} // namespace mesaviva
