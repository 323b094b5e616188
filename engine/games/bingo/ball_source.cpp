// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/bingo/ball_source.h"

#include "engine/games/bingo/cards/card_maker.h"

#include <algorithm>
#include <unordered_set>
#include <utility>

namespace mesaviva::bingo {

SeededBalls::SeededBalls(SeedSource seeds, const Settings& settings, GivenOutcome given)
    : m_seeds(std::move(seeds)),
      m_variant(settings.variant),
      m_freeCentre(settings.freeCentre),
      m_given(std::move(given)),
      m_cardsUsed(m_given.cards.size()) {}

std::optional<Commit> SeededBalls::openRound(std::uint64_t round) {
    m_seed.open(m_seeds(round));
    m_drawn = 0;
    m_crowdOrders = 0;
    startStream();

    Commit commit{commitment(m_seed.own(), round)};
    for (std::size_t player = 0; player < m_given.cards.size(); ++player) {
        const std::vector<Card>& cards = m_given.cards[player];
        std::vector<std::uint64_t>& keys = commit.given.emplace_back();
        for (std::size_t i = m_cardsUsed[player]; i < cards.size(); ++i) {
            keys.push_back(keyOf(m_variant, cards[i]));
        }
        commit.setAside.insert(commit.setAside.end(), keys.begin(), keys.end());
    }
    std::ranges::sort(commit.setAside);
    commit.setAside.erase(std::unique(commit.setAside.begin(), commit.setAside.end()), commit.setAside.end());
    return commit;
}

void SeededBalls::contribute(const Seed& seed) {
    m_seed.contribute(seed);
    startStream();
}

void SeededBalls::startStream() {
    m_outcome.emplace(m_seed.ofOutcome(), stream_name::kOutcome);
    setOrder();
}

void SeededBalls::setOrder() {
    std::vector<Ball> seeded(static_cast<std::size_t>(ballsOf(m_variant)));
    for (std::size_t i = 0; i < seeded.size(); ++i) {
        seeded[i] = static_cast<Ball>(i + 1);
    }
    for (std::size_t i = 0; i + 1 < seeded.size(); ++i) {
        std::swap(seeded[i], seeded[i + m_outcome->below(static_cast<std::uint32_t>(seeded.size() - i))]);
    }
    m_order = m_ballsUsed ? std::vector<Ball>() : m_given.balls;
    m_givenInOrder = m_order.size();
    for (const Ball ball : seeded) {
        const auto given = m_order.begin() + static_cast<std::ptrdiff_t>(m_givenInOrder);
        if (std::find(m_order.begin(), given, ball) == given) {
            m_order.push_back(ball);
        }
    }
}

std::optional<BringCards> SeededBalls::cards(const Order& order, const State& state) {
    if (!m_outcome) { // no round is open
        return std::nullopt;
    }
    BringCards result;
    std::unordered_set<std::uint64_t> keys;
    const auto add = [&](const Card& card) {
        result.cards.push_back(card);
        keys.insert(keyOf(m_variant, card));
    };
    const auto isNew = [&](const Card& card) { return !keys.contains(keyOf(m_variant, card)); };
    const bool hasGiven = order.player < m_given.cards.size();
    while (hasGiven && result.cards.size() < order.count) {
        const std::vector<Card>& given = m_given.cards[order.player];
        std::size_t& used = m_cardsUsed[order.player];
        // The next given card has a face that is in this sale already: it is for a later round (B15).
        if (used == given.size() || !isNew(given[used]) || state.book.has(given[used])) {
            break;
        }
        add(given[used++]);
        result.origin = Origin::script;
    }
    while (result.cards.size() < order.count) {
        const Card card = makeCard(m_variant, m_freeCentre, *m_outcome);
        if (state.book.isFree(card) && isNew(card)) {
            add(card);
        }
    }
    return result;
}

std::optional<BringCrowdCards> SeededBalls::crowdCards() {
    return BringCrowdCards{roundSeed(m_seed.ofOutcome(), ++m_crowdOrders)};
}

std::optional<BringBall> SeededBalls::ball() {
    if (m_drawn >= m_order.size()) { // no number is left, or no round is open
        return std::nullopt;
    }
    m_ballsUsed = true;
    const Origin origin = m_drawn < m_givenInOrder ? Origin::script : Origin::seed;
    return BringBall{m_order[m_drawn++], origin};
}

RevealSeed SeededBalls::closeRound() { return {m_seed.own()}; }

} // namespace mesaviva::bingo
