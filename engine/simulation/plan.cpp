// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/simulation/plan.h"

#include <algorithm>

namespace mesaviva::simulation {

namespace {

std::uint64_t blocksOf(std::uint64_t rounds, std::uint64_t blockRounds) {
    return (rounds + blockRounds - 1) / blockRounds;
}

// The first block of a part; parts differ by one block at most. Avoids a product that overflows.
std::uint64_t startOf(std::uint64_t part, std::uint64_t of, std::uint64_t blocks) {
    return blocks / of * part + std::min(part, blocks % of);
}

} // namespace

std::uint64_t roundsOfShard(const Shard& shard, std::uint64_t rounds, std::uint64_t blockRounds) {
    const std::uint64_t blocks = blocksOf(rounds, blockRounds);
    const auto before = [&](std::uint64_t block) { return std::min(rounds, block * blockRounds); };
    return before(startOf(shard.part, shard.of, blocks)) - before(startOf(shard.part - 1, shard.of, blocks));
}

std::uint64_t Plan::firstBlock() const {
    return shard ? startOf(shard->part - 1, shard->of, blocksOf(rounds, blockRounds())) : 0;
}

std::uint64_t Plan::endBlock() const {
    const std::uint64_t blocks = blocksOf(rounds, blockRounds());
    return shard ? startOf(shard->part, shard->of, blocks) : blocks;
}

std::uint64_t Plan::roundsOf(std::uint64_t block) const {
    return std::min(blockRounds(), rounds - block * blockRounds());
}

std::uint64_t Plan::roundsOfShard() const {
    return simulation::roundsOfShard(shard.value_or(Shard{}), rounds, blockRounds());
}

} // namespace mesaviva::simulation
