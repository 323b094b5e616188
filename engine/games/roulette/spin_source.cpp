// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/roulette/spin_source.h"

#include <string>
#include <utility>

namespace mesaviva::roulette {

SeededSpins::SeededSpins(SeedSource seeds, int pockets, std::vector<Pocket> first)
    : m_seeds(std::move(seeds)),
      m_pockets(static_cast<std::uint32_t>(pockets)),
      m_first(std::move(first)) {}

std::optional<Commit> SeededSpins::openRound(std::uint64_t round) {
    m_seed.open(m_seeds(round));
    m_outcome.reset();
    m_launchesOfRound = 0;
    return Commit{commitment(m_seed.own(), round)};
}

std::optional<LaunchBall> SeededSpins::launch() {
    ++m_launchesOfRound;
    if (m_used < m_first.size()) {
        m_landing = {m_first[m_used++], Origin::script};
        return LaunchBall{Origin::script};
    }
    if (!m_outcome) {
        m_outcome.emplace(m_seed.ofOutcome(), stream_name::kOutcome);
    }
    m_landing = {Pocket(static_cast<int>(m_outcome->below(m_pockets))), Origin::seed};
    return LaunchBall{};
}

std::optional<BringPocket> SeededSpins::rest() { return m_landing; }

RevealSeed SeededSpins::closeRound() { return {m_seed.own()}; }

RandomStream lookOf(const Seed& seed, std::uint32_t launch) {
    RandomStream stream(seed, stream_name::kLook);
    for (std::uint32_t before = 1; before < launch; ++before) {
        // The distance between two launches of a round: far more words than one run uses.
        for (int word = 0; word < 4096; ++word) {
            (void)stream.below(2);
        }
    }
    return stream;
}

} // namespace mesaviva::roulette
