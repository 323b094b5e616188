// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/poker/chance.h"

#include <optional>
#include <utility>

namespace mesaviva::croupier {

/// A shoe whose next card its croupier sees before it is dealt.
class CardsByTrainee final : public poker::Chance {
public:
    explicit CardsByTrainee(SeedSource seeds) : m_seeded(std::move(seeds)) {}

    /// The card that comes next, while one is asked for; for whoever shows what is about to be done.
    std::optional<poker::Card> peek() {
        if (!m_next) {
            m_next = m_seeded.nextCard();
        }
        return m_next ? std::optional(m_next->card) : std::nullopt;
    }

    std::optional<poker::Commit> openRound(std::uint64_t round) override {
        m_next.reset();
        return m_seeded.openRound(round);
    }
    std::optional<poker::BringCard> nextCard() override {
        return m_next ? std::exchange(m_next, std::nullopt) : m_seeded.nextCard();
    }
    poker::RevealSeed closeRound() override { return m_seeded.closeRound(); }
    const Seed& seed() const override { return m_seeded.seed(); }

private:
    poker::SeededChance m_seeded;
    std::optional<poker::BringCard> m_next; ///< out of the shoe, where somebody has looked at it
};

} // namespace mesaviva::croupier
