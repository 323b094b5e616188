// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/poker/chance.h"

#include <optional>
#include <utility>

namespace mesaviva::poker {

/// A person deals: cards come when they are laid down, and may be ones that can't be. The rounds are marked
/// as scripted; their seeds serve what is not the outcome.
class CardsByHand final : public Chance {
public:
    explicit CardsByHand(SeedSource seeds) : m_seeds(std::move(seeds)) {}

    /// The next card; it takes the place of one that nobody has asked for yet. The table has to be told to
    /// look.
    void lay(Card card) { m_card = card; }
    /// Takes back a card that nobody has asked for yet; false: there is none.
    bool takeBack() {
        const bool had = m_card.has_value();
        m_card.reset();
        return had;
    }
    /// The card that nobody has asked for yet.
    const auto& called() const { return m_card; }

    std::optional<Commit> openRound(std::uint64_t round) override {
        m_seed = m_seeds(round);
        m_card.reset();
        return Commit{commitment(m_seed, round)};
    }
    std::optional<BringCard> nextCard() override {
        const std::optional<Card> card = std::exchange(m_card, std::nullopt);
        return card ? std::optional(BringCard{*card, Origin::script}) : std::nullopt;
    }
    RevealSeed closeRound() override { return {m_seed}; }
    const Seed& seed() const override { return m_seed; }

private:
    SeedSource m_seeds;
    Seed m_seed{};
    std::optional<Card> m_card;
};

} // namespace mesaviva::poker
