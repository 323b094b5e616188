// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The reversed table of roulette.
#pragma once

#include "engine/games/roulette/game.h"
#include "engine/training/croupier/rack.h"
#include "engine/training/croupier/reversed_table.h"
#include "engine/training/croupier/roulette_actions.h"
#include "engine/training/croupier/roulette_calling_players.h"
#include "engine/training/croupier/roulette_spins_by_trainee.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mesaviva::croupier {

/// How a trainee works at a table.
struct RouletteShift {
    roulette::Settings settings;
    int players = 2;                                      ///< 1 to 9, all simulated
    players::StakeTaste taste = players::StakeTaste::low; ///< how much they stake
    bool incidents = false;    ///< now and then something falls into the wheel, where the regulation knows it
    bool lateStakes = false;   ///< now and then somebody stakes after the stakes are closed
    bool calledStakes = false; ///< series and neighbours are called, and the croupier puts their chips down
    bool paymentWords = false; ///< each payment is announced, where the regulation has it so
    bool realWheel = false;    ///< the number is entered
    /// What is wrong is told and has to be done right; else the table goes on as the rules want it, and all
    /// is told at the end.
    bool tellsAtOnce = true;
    std::int64_t limit = 0; ///< milliseconds for a deed; 0: as long as it takes
    SeedSource seeds = systemSeeds();
    std::vector<std::string> names{}; ///< of the players, for the record of the opening
    std::size_t firstHabit = 0;       ///< differs from table to table
};

class ReversedRoulette final : public ReversedTable<roulette::Game, CallingPlayers, RouletteAction> {
public:
    explicit ReversedRoulette(const RouletteShift& shift);

    const RouletteShift& shift() const { return m_shift; }

    std::vector<DueAction> dueActions() const override;
    std::optional<RouletteAction> spoil(RandomStream& chance) const override;
    Mending mendingOf(const Fault& fault, const RouletteAction& action) const override;
    Task taskOf(const RouletteAction& action) const override { return croupier::taskOf(action); }

    /// The prizes of this round, in the table's order, while they are paid; else none.
    const std::vector<Prize>& prizes() const { return m_prizes; }
    /// The stakes are closed and the ball is where it will be called from; while isWaiting().
    bool isBallAtRest() const;

    /// Something has fallen into the wheel while the ball ran (R22, M2.2): «golpe nulo» is due.
    bool isObjectThere() const { return m_objectAt && table().now() >= *m_objectAt; }

    /// Chips that were put down after the stakes were closed, and lie there still.
    const std::optional<AnswerLateChips>& lateChips() const { return m_late; }

    /// A payment that was made and is to be announced (R31).
    const std::optional<AnnouncePayment>& toTell() const { return m_toTell; }

    /// A stake that was called and waits for its chips (R25).
    const std::optional<CalledStake>& called() const { return table().crowd().called(); }

    /// A real wheel's number, as long as it is not called; says whether it was taken.
    bool enter(roulette::Pocket number);
    /// The number on which the ball lies, once it does.
    std::optional<roulette::Pocket> ballOn() const;

private:
    Weighed weigh(const DueAction& due, const RouletteAction& action) const override;
    bool isTimed(const Need& need) const override;
    bool isTablesOwn(const Need& need) const override;
    bool isOwed(const Need& need) const override { return need.kind == roulette::OwnNeed::pocket; }
    std::optional<Instant> interruptedAt() const override { return m_objectAt; }
    bool isSeenByTraineeAlone() const override;
    bool isEquipmentsTime() const override { return isSeenByTraineeAlone(); }
    Rules rulesOfMoment(const DueAction& due) const override;
    void hurry() override;
    void carryOut(const RouletteAction& action, std::size_t due) override;
    void meeting(const Need& need) override;
    void met(const Need& need) override;
    void moved() override;
    void dropStakes();
    void planObject();
    void planLateChips();
    void payWhatIsDone();

    RouletteShift m_shift;
    SpinsByTrainee* m_spins = nullptr; ///< the table's
    std::vector<Prize> m_prizes;
    std::optional<Instant> m_objectAt;       ///< when something falls in
    std::optional<AnswerLateChips> m_late;   ///< pushed back
    std::optional<AnnouncePayment> m_toTell; ///< what was paid last
    std::uint64_t m_objectRound = 0;         ///< the last round in which something could
};

} // namespace mesaviva::croupier
