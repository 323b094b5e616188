// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/poker/chance.h"

#include "engine/base/check.h"

#include <utility>

namespace mesaviva::poker {

Deck::Deck(std::span<const Card> first, RandomStream stream) : m_stream(stream) {
    std::bitset<kDeckSize> named;
    for (Card card : first) {
        check(!named.test(card.index()), "a card is named twice");
        named.set(card.index());
        m_named[m_namedCount++] = card;
    }
    for (unsigned index = 0; index < kDeckSize; ++index) {
        if (!named.test(index)) {
            m_rest[m_restCount++] = Card::fromIndex(index);
        }
    }
}

Deck::Drawn Deck::draw() {
    if (m_namedUsed < m_namedCount) {
        return {m_named[m_namedUsed++], true};
    }
    check(m_restCount > 0, "the deck is empty");
    Card& place = m_rest[m_stream.below(m_restCount)];
    const Card card = place;
    place = m_rest[--m_restCount];
    return {card, false};
}

SeededChance::SeededChance(SeedSource seeds, std::vector<Card> firstDeal)
    : m_seeds(std::move(seeds)),
      m_firstDeal(std::move(firstDeal)) {}

std::optional<Commit> SeededChance::openRound(std::uint64_t round) {
    m_seed.open(m_seeds(round));
    m_deck.reset();
    return Commit{commitment(m_seed.own(), round)};
}

std::optional<BringCard> SeededChance::nextCard() {
    if (!m_deck) {
        m_deck.emplace(m_firstDeal, RandomStream(m_seed.ofOutcome(), stream_name::kOutcome));
        m_firstDeal.clear();
    }
    const Deck::Drawn drawn = m_deck->draw();
    return BringCard{drawn.card, drawn.scripted ? Origin::script : Origin::seed};
}

RevealSeed SeededChance::closeRound() { return {m_seed.own()}; }

} // namespace mesaviva::poker
