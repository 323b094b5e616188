// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/random_stream.h"
#include "engine/base/seed.h"
#include "engine/games/poker/card.h"
#include "engine/games/poker/commands.h"

#include <array>
#include <bitset>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace mesaviva::poker {

/// A deck from which cards are drawn without replacement. The named cards come first, in order; the stream
/// provides the rest, each remaining card equally likely.
///
/// The remaining cards start in the order of their numbers; a draw takes card number `below(remaining)` and
/// moves the last one into its place.
class Deck {
public:
    /// `first` must not contain a card twice.
    Deck(std::span<const Card> first, RandomStream stream);

    /// The next card, and whether it is one of the named cards. Call at most 52 times.
    struct Drawn {
        Card card;
        bool scripted = false;
    };
    Drawn draw();

private:
    std::array<Card, kDeckSize> m_named{};
    std::array<Card, kDeckSize> m_rest{};
    unsigned m_namedCount = 0;
    unsigned m_namedUsed = 0;
    unsigned m_restCount = 0;
    RandomStream m_stream;
};

/// The source of chance for a poker table: the commitment when a round opens, the cards, and the seed at the
/// close. Implemented by a seeded deck, a scenario, a record and a human dealer.
class Chance {
public:
    Chance() = default;
    Chance(const Chance&) = delete;
    Chance& operator=(const Chance&) = delete;
    virtual ~Chance() = default;

    // Each function returns nothing while its answer isn't available; the table asks again once it is
    // notified.

    /// Opens a new round; `round` counts from 1.
    virtual std::optional<Commit> openRound(std::uint64_t round) = 0;
    /// Returns the next card of the round's deck.
    virtual std::optional<BringCard> nextCard() = 0;
    /// Returns the open round's seed and closes the round.
    virtual RevealSeed closeRound() = 0;

    /// A player contributes to the open round's chance, before anything is taken from it.
    virtual void contribute(const Seed& seed) = 0;
    /// The open round's own seed, for streams other than the outcome: simulated players, appearance.
    virtual const Seed& seed() const = 0;
};

/// Draws cards from the round's seed. The first deal can begin with given cards, from the burnt card on; the
/// seed provides the rest of it and all later deals.
class SeededChance final : public Chance {
public:
    explicit SeededChance(SeedSource seeds, std::vector<Card> firstDeal = {});

    std::optional<Commit> openRound(std::uint64_t round) override;
    std::optional<BringCard> nextCard() override;
    RevealSeed closeRound() override;
    void contribute(const Seed& seed) override { m_seed.contribute(seed); }
    const Seed& seed() const override { return m_seed.own(); }
    /// The seed from which the open round's outcome follows.
    Seed outcomeSeed() const { return m_seed.ofOutcome(); }

private:
    SeedSource m_seeds;
    std::vector<Card> m_firstDeal;
    JointSeed m_seed;
    std::optional<Deck> m_deck;
};

/// A person deals: cards arrive when they are put on the table, and may be impossible ones. The rounds are
/// marked as scripted; their seeds serve only what isn't the outcome.
class CardsByHand final : public Chance {
public:
    explicit CardsByHand(SeedSource seeds) : m_seeds(std::move(seeds)) {}

    /// Sets the next card, replacing one that the table hasn't taken yet. Notify the table afterwards.
    void lay(Card card) { m_card = card; }
    /// Takes back a card that the table hasn't taken yet; returns false if there is none.
    bool takeBack() {
        const bool had = m_card.has_value();
        m_card.reset();
        return had;
    }
    /// The card that the table hasn't taken yet, if any.
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
    void contribute(const Seed&) override {} // a person brings the cards
    const Seed& seed() const override { return m_seed; }

private:
    SeedSource m_seeds;
    Seed m_seed{};
    std::optional<Card> m_card;
};

} // namespace mesaviva::poker
