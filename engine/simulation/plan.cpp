// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/simulation/plan.h"

#include "engine/base/overloaded.h"
#include "engine/bingo/prizes.h"

#include <algorithm>

namespace mesaviva::simulation {

namespace {

// A block is long enough that a table of its own costs nothing, and short enough that many threads have
// their share of a small simulation.
constexpr std::uint64_t kBlock = 1024;
constexpr std::uint64_t kBingoBlock = 16;

std::uint64_t blocksOf(const Plan& plan) {
    return (plan.rounds + plan.blockRounds() - 1) / plan.blockRounds();
}

// The first block of a part: parts differ by one block at most. Without a product that overflows.
std::uint64_t startOf(std::uint64_t part, std::uint64_t of, std::uint64_t blocks) {
    return blocks / of * part + std::min(part, blocks % of);
}

} // namespace

Money Plan::centre() const {
    const auto* bingo = std::get_if<BingoPlan>(&game);
    if (!bingo) {
        return {};
    }
    const Money sales = bingo->room.cardPrice * (std::int64_t{bingo->players} * bingo->cards);
    return bingo::prizeMoneyOf(bingo->room, sales) - sales;
}

std::uint64_t Plan::blockRounds() const {
    return std::holds_alternative<BingoPlan>(game) ? kBingoBlock : kBlock;
}

std::uint64_t Plan::firstBlock() const {
    return shard ? startOf(shard->part - 1, shard->of, blocksOf(*this)) : 0;
}

std::uint64_t Plan::endBlock() const {
    return shard ? startOf(shard->part, shard->of, blocksOf(*this)) : blocksOf(*this);
}

std::uint64_t Plan::roundsOf(std::uint64_t block) const {
    return std::min(blockRounds(), rounds - block * blockRounds());
}

std::uint64_t Plan::roundsOfShard() const {
    const auto before = [&](std::uint64_t block) { return std::min(rounds, block * blockRounds()); };
    return before(endBlock()) - before(firstBlock());
}

} // namespace mesaviva::simulation
