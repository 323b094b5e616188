// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/seed.h"
#include "engine/base/seed_source.h"
#include "engine/games/poker/commands.h"
#include "engine/games/poker/deck.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace mesaviva::poker {

/// Answers what a poker table asks of chance: the commitment when a round opens, cards, the seed at the
/// close. A seeded deck, a scenario, a record and a human dealer are such sources.
class Chance {
public:
    Chance() = default;
    Chance(const Chance&) = delete;
    Chance& operator=(const Chance&) = delete;
    virtual ~Chance() = default;

    // An answer that is not there yet is nothing; it is asked for again once the table is told to look.

    /// A new round opens; `round` counts from 1.
    virtual std::optional<Commit> openRound(std::uint64_t round) = 0;
    /// The next card of the round's deck.
    virtual std::optional<BringCard> nextCard() = 0;
    /// The open round's seed.
    virtual RevealSeed closeRound() = 0;

    /// The open round's seed, for streams other than the outcome's: simulated players, looks.
    virtual const Seed& seed() const = 0;
};

/// Cards from the round's seed. The first deal can begin with cards that are given beforehand, from the burnt
/// card on; what they leave open, and every later deal, comes from the seed.
class SeededChance final : public Chance {
public:
    explicit SeededChance(SeedSource seeds, std::vector<Card> firstDeal = {});

    std::optional<Commit> openRound(std::uint64_t round) override;
    std::optional<BringCard> nextCard() override;
    RevealSeed closeRound() override;
    const Seed& seed() const override { return m_seed; }

private:
    SeedSource m_seeds;
    std::vector<Card> m_firstDeal;
    Seed m_seed{};
    std::optional<Deck> m_deck;
};

} // namespace mesaviva::poker
