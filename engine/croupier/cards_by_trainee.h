// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/poker/chance.h"

#include <optional>
#include <utility>

namespace mesaviva::croupier {

/// A shoe that waits for its croupier: a round opens and a card comes once they have done what is theirs.
/// Which card it is is chance's.
class CardsByTrainee final : public poker::Chance {
public:
    explicit CardsByTrainee(SeedSource seeds) : m_seeded(std::move(seeds)) {}

    /// The croupier has done what the table asks for next.
    void goOn() { m_goesOn = true; }

    /// The card that comes next, while one is asked for; for whoever shows what is about to be done.
    std::optional<poker::Card> peek() {
        if (!m_next) {
            m_next = m_seeded.nextCard();
        }
        return m_next ? std::optional(m_next->card) : std::nullopt;
    }

    std::optional<poker::Commit> openRound(std::uint64_t round) override {
        m_next.reset();
        return takeTurn() ? m_seeded.openRound(round) : std::nullopt;
    }
    std::optional<poker::BringCard> nextCard() override {
        if (!takeTurn()) {
            return std::nullopt;
        }
        return m_next ? std::exchange(m_next, std::nullopt) : m_seeded.nextCard();
    }
    poker::RevealSeed closeRound() override { return m_seeded.closeRound(); }
    const Seed& seed() const override { return m_seeded.seed(); }

private:
    bool takeTurn() { return std::exchange(m_goesOn, false); }

    poker::SeededChance m_seeded;
    std::optional<poker::BringCard> m_next; ///< out of the shoe, where somebody has looked at it
    bool m_goesOn = false;
};

} // namespace mesaviva::croupier
