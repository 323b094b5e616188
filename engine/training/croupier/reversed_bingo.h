// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The reversed table of bingo: the trainee is the caller.
#pragma once

#include "engine/games/bingo/ball_source.h"
#include "engine/games/bingo/game.h"
#include "engine/games/bingo/players/bingo_crowd.h"
#include "engine/training/croupier/bingo_actions.h"
#include "engine/training/croupier/reversed_table.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace mesaviva::croupier {

/// A drawing machine whose caller sees the ball before calling the number.
class BallsByCaller final : public bingo::BallSource {
public:
    BallsByCaller(SeedSource seeds, const bingo::Settings& settings) : m_seeded(std::move(seeds), settings) {}

    /// The ball that is out of the machine or comes next; nothing when none is left.
    std::optional<bingo::Ball> peek() {
        if (!m_next) {
            m_next = m_seeded.ball();
        }
        return m_next ? std::optional(m_next->number) : std::nullopt;
    }

    std::optional<bingo::Commit> openRound(std::uint64_t round) override {
        m_next.reset();
        return m_seeded.openRound(round);
    }
    std::optional<bingo::BringCards> cards(const bingo::Order& order, const bingo::State& state) override {
        return m_seeded.cards(order, state);
    }
    std::optional<bingo::BringCrowdCards> crowdCards() override { return m_seeded.crowdCards(); }
    std::optional<bingo::BringBall> ball() override {
        return m_next ? std::exchange(m_next, std::nullopt) : m_seeded.ball();
    }
    bingo::RevealSeed closeRound() override { return m_seeded.closeRound(); }
    void contribute(const Seed& seed) override {
        m_next.reset();
        m_seeded.contribute(seed);
    }
    const Seed& seed() const override { return m_seeded.seed(); }

private:
    bingo::SeededBalls m_seeded;
    std::optional<bingo::BringBall> m_next; ///< already out of the machine, because peek() was called
};

/// The settings of a trainee's shift in a room.
struct BingoShift {
    bingo::Settings settings;
    std::uint32_t members = 12;  ///< simulated players in the room
    std::uint32_t mostCards = 3; ///< bought by one of them for a round
    bool falseClaims = false;    ///< sometimes a player claims a prize without having it
    bool lateBuyers = false;     ///< sometimes a player wants cards after the close
    bool silentWinners = false;  ///< sometimes a winner says nothing (B29)
    bool callsItself = false;    ///< the program calls the balls; the trainee does all the rest
    bool reportsAtOnce = true;   ///< as in Strictness
    std::int64_t limit = 0;      ///< milliseconds for an action; 0: no limit
    SeedSource seeds = systemSeeds();
};

class ReversedBingo final : public ReversedTable<bingo::Game, players::BingoCrowd, BingoAction> {
public:
    explicit ReversedBingo(const BingoShift& shift);

    const BingoShift& shift() const { return m_shift; }

    std::vector<DueAction> dueActions() const override;
    std::optional<BingoAction> plantFault(RandomStream& chance) const override;
    RemedyChoice remedyChoiceOf(const Fault& fault, const BingoAction& action) const override;
    Task taskOf(const BingoAction& action) const override { return croupier::taskOf(action); }

    /// The ball that is out of the machine and not called yet.
    std::optional<bingo::Ball> ballOut() const;
    /// The claims at the last ball, checked or not; empty once the draw goes on.
    const std::vector<Claim>& claims() const { return m_claims; }
    /// Whether some of them have to be checked.
    bool hasClaims() const;
    /// A player who wants cards though the sale is closed.
    const std::optional<AnswerLateBuyer>& lateBuyer() const { return m_late; }

private:
    Weighed weigh(const DueAction& due, const BingoAction& action) const override;
    bool isTimed(const Need& need) const override;
    bool isMetByTable(const Need& need) const override;
    Rules rulesOfMoment(const DueAction& due) const override;
    void hurry() override;
    void carryOut(const BingoAction& action, std::size_t due) override;
    void met(const Need& need) override;
    void moved() override;
    void planClaims();
    void planLateBuyer();

    BingoShift m_shift;
    BallsByCaller* m_balls = nullptr; ///< owned by the table
    std::vector<Claim> m_claims;
    std::optional<AnswerLateBuyer> m_late;
    std::size_t m_ballsSeen = 0; ///< balls of this round whose claims were already made
    bool m_stopped = false;      ///< the caller has announced the stop
    bool m_interrupted = false;  ///< the draw has stopped for a claim
    bool m_resumed = false;      ///< the caller has announced that it goes on
};

} // namespace mesaviva::croupier
