// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The reversed table of póquer sem descarte.
#pragma once

#include "engine/games/poker/game.h"
#include "engine/training/croupier/poker_actions.h"
#include "engine/training/croupier/poker_asked_players.h"
#include "engine/training/croupier/poker_cards_by_trainee.h"
#include "engine/training/croupier/rack.h"
#include "engine/training/croupier/reversed_table.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mesaviva::croupier {

/// How a trainee works at a table.
struct PokerShift {
    poker::Settings settings;
    int players = 2; ///< 1 to 7, all simulated; at an individual table one
    players::StakeTaste taste = players::StakeTaste::low; ///< how much they stake
    bool lateStakes = false; ///< now and then somebody stakes after the bets are closed
    bool tellsAtOnce = true; ///< as Strictness
    std::int64_t limit = 0;  ///< milliseconds for a deed; 0: as long as it takes
    SeedSource seeds = systemSeeds();
    std::vector<std::string> names{}; ///< of the players, for the record of the opening
    std::size_t firstHabit = 0;       ///< differs from table to table
};

class ReversedPoker final : public ReversedTable<poker::Game, AskedPlayers, PokerAction> {
public:
    explicit ReversedPoker(const PokerShift& shift);

    const PokerShift& shift() const { return m_shift; }

    std::vector<DueAction> dueActions() const override;
    std::optional<PokerAction> spoil(RandomStream& chance) const override;
    void remedy(const DueAction& due, RemedyKind kind) override;
    Mending mendingOf(const Fault& fault, const PokerAction& action) const override;
    Task taskOf(const PokerAction& action) const override { return croupier::taskOf(action); }

    /// The prizes of this round, in the table's order, while they are paid; else none.
    const std::vector<BoxPrize>& prizes() const { return m_prizes; }

    /// Chips that were put down after the bets were closed, and lie there still.
    struct LateStake {
        int seat = 1;
        Money amount;
    };
    const std::optional<LateStake>& lateStake() const { return m_late; }
    /// The seat whose hand is turned over and not compared yet; 0: none.
    int seatToCompare() const { return m_turned; }
    /// The card that comes out of the shoe next, while one is to be dealt.
    std::optional<poker::Card> cardInHand() const;

private:
    Weighed weigh(const DueAction& due, const PokerAction& action) const override;
    bool isTimed(const Need& need) const override;
    Rules rulesOfMoment(const DueAction& due) const override;
    Fault faultAtRest(const PokerAction& action) const override;
    void hurry() override;
    void carryOut(const PokerAction& action, std::size_t due) override;
    void met(const Need& need) override;
    void moved() override;
    int seatToAsk() const;
    void planLateStake();
    void payWhatIsDone();

    PokerShift m_shift;
    CardsByTrainee* m_cards = nullptr; ///< the table's
    std::vector<BoxPrize> m_prizes;
    std::optional<LateStake> m_late;
    int m_turned = 0;
    int m_asked = 0; ///< the last seat that was asked in this decision
};

} // namespace mesaviva::croupier
