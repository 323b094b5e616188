// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/poker/chance.h"

#include <utility>

namespace mesaviva::poker {

SeededChance::SeededChance(SeedSource seeds, std::vector<Card> firstDeal)
    : m_seeds(std::move(seeds)),
      m_firstDeal(std::move(firstDeal)) {}

std::optional<Commit> SeededChance::openRound(std::uint64_t round) {
    m_seed = m_seeds(round);
    m_deck.reset();
    return Commit{commitment(m_seed, round)};
}

std::optional<BringCard> SeededChance::nextCard() {
    if (!m_deck) {
        m_deck.emplace(m_firstDeal, RandomStream(m_seed, stream_name::kOutcome));
        m_firstDeal.clear();
    }
    const Deck::Drawn drawn = m_deck->draw();
    return BringCard{drawn.card, drawn.scripted ? Origin::script : Origin::seed};
}

RevealSeed SeededChance::closeRound() { return {m_seed}; }

} // namespace mesaviva::poker
