// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The reversed table of bingo: whoever practises calls.
#pragma once

#include "engine/games/bingo/game.h"
#include "engine/games/bingo/players/bingo_crowd.h"
#include "engine/training/croupier/bingo_actions.h"
#include "engine/training/croupier/bingo_balls_by_caller.h"
#include "engine/training/croupier/reversed_table.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace mesaviva::croupier {

/// How a trainee works in a room.
struct BingoShift {
    bingo::Settings settings;
    std::uint32_t members = 12;  ///< simulated players in the room
    std::uint32_t mostCards = 3; ///< that one of them buys for a round
    bool falseClaims = false;    ///< now and then somebody calls what the card has not
    bool lateBuyers = false;     ///< now and then somebody wants cards after the close
    bool silentWinners = false;  ///< now and then a winner says nothing (B29)
    bool callsItself = false;    ///< the program calls the balls; the caller has all the rest
    bool tellsAtOnce = true;     ///< as Strictness
    std::int64_t limit = 0;      ///< milliseconds for a deed; 0: as long as it takes
    SeedSource seeds = systemSeeds();
};

class ReversedBingo final : public ReversedTable<bingo::Game, players::BingoCrowd, BingoAction> {
public:
    explicit ReversedBingo(const BingoShift& shift);

    const BingoShift& shift() const { return m_shift; }

    std::vector<DueAction> dueActions() const override;
    std::optional<BingoAction> spoil(RandomStream& chance) const override;
    Mending mendingOf(const Fault& fault, const BingoAction& action) const override;
    Task taskOf(const BingoAction& action) const override { return croupier::taskOf(action); }

    /// The ball that is out of the machine and not called yet.
    std::optional<bingo::Ball> ballOut() const;
    /// What was called at the last ball, checked or not; none once the draw goes on.
    const std::vector<Claim>& claims() const { return m_claims; }
    /// Some of them are to be checked.
    bool hasClaims() const;
    /// Somebody wants cards though the sale is closed.
    const std::optional<AnswerLateBuyer>& lateBuyer() const { return m_late; }

private:
    Weighed weigh(const DueAction& due, const BingoAction& action) const override;
    bool isTimed(const Need& need) const override;
    bool isTablesOwn(const Need& need) const override;
    Rules rulesOfMoment(const DueAction& due) const override;
    void hurry() override;
    void carryOut(const BingoAction& action, std::size_t due) override;
    void met(const Need& need) override;
    void moved() override;
    void planClaims();
    void planLateBuyer();

    BingoShift m_shift;
    BallsByCaller* m_balls = nullptr; ///< the table's
    std::vector<Claim> m_claims;
    std::optional<AnswerLateBuyer> m_late;
    std::size_t m_heard = 0;    ///< balls of this round after which somebody could call
    bool m_stopped = false;     ///< the caller has said so
    bool m_interrupted = false; ///< the draw stood for something that was called
    bool m_resumed = false;     ///< and goes on: the caller has said so
};

} // namespace mesaviva::croupier
