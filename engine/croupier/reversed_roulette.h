// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The reversed table: whoever practises is the croupier, simulated players stake. It is a live table like any
// other; its croupier's acts wait for the trainee, and each is judged by what the table itself would do.
#pragma once

#include "engine/croupier/rack.h"
#include "engine/croupier/roulette_deeds.h"
#include "engine/croupier/score_sheet.h"
#include "engine/croupier/spins_by_trainee.h"
#include "engine/players/roulette_crowd.h"
#include "engine/roulette/game.h"
#include "engine/table/live_table.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace mesaviva::croupier {

/// How a trainee works at a table.
struct RouletteShift {
    roulette::Settings settings;
    int players = 2;                                      ///< 1 to 9, all simulated
    players::StakeTaste taste = players::StakeTaste::low; ///< how much they stake
    bool incidents = false; ///< now and then something falls into the wheel, where the regulation knows it
    bool realWheel = false; ///< the number is entered
    /// What is wrong is told and has to be done right; else the table goes on as the rules want it, and all
    /// is told at the end.
    bool tellsAtOnce = true;
    std::int64_t limit = 0; ///< milliseconds for a deed; 0: as long as it takes
    SeedSource seeds = systemSeeds();
    std::vector<std::string> names{}; ///< of the players, for the record of the opening
    std::size_t firstHabit = 0;       ///< differs from table to table
};

/// What came of a deed.
struct Judged {
    bool done = false; ///< the table has gone on with it
    std::vector<Fault> faults{};
    std::optional<Demand> demand{}; ///< what was due, if anything was
};

class ReversedRoulette {
public:
    using Table = LiveTable<roulette::Game, players::RouletteCrowd>;

    explicit ReversedRoulette(const RouletteShift& shift);
    ReversedRoulette(const ReversedRoulette&) = delete;
    ReversedRoulette& operator=(const ReversedRoulette&) = delete;
    ~ReversedRoulette() = default;

    Table& table() { return *m_table; }
    const Table& table() const { return *m_table; }
    const roulette::State& state() const { return m_table->state(); }
    const RouletteShift& shift() const { return m_shift; }
    const ScoreSheet& sheet() const { return m_sheet; }

    /// Nothing happens until the trainee has done something.
    bool isWaiting() const;
    /// When something happens by itself; nothing while the trainee is waited for.
    std::optional<Instant> nextDue() const;
    /// Lets the table's time run to `until`, but no further than to where the trainee is waited for.
    void advanceTo(Instant until);

    /// What is due next, in order, also when its moment has not come yet; of payments the next one alone.
    std::vector<Demand> demands() const;
    /// The prizes of this round, in the table's order, while they are paid; else none.
    const std::vector<Prize>& prizes() const { return m_prizes; }
    /// The stakes are closed and the ball is where it will be called from; while isWaiting().
    bool isBallAtRest() const;

    /// Something has fallen into the wheel while the ball ran (R22, M2.2): «golpe nulo» is due.
    bool isObjectThere() const { return m_objectAt && m_table->now() >= *m_objectAt; }

    /// A real wheel's number, as long as it is not called; says whether it was taken.
    bool enter(roulette::Pocket number);
    /// The number on which the ball lies, once it does.
    std::optional<roulette::Pocket> ballOn() const;

    /// The trainee does something, `taken` milliseconds after it was due. Nothing but the sheet changes
    /// where the deed does not count.
    Judged perform(const RouletteDeed& deed, std::int64_t taken);

private:
    class Hand final : public Dealer {
    public:
        explicit Hand(const ReversedRoulette& table) : m_owner(table) {}
        void goOn() { m_goesOn = true; }
        bool hasDone(Instant) override { return std::exchange(m_goesOn, false) || !m_owner.isTraineesTurn(); }

    private:
        const ReversedRoulette& m_owner;
        bool m_goesOn = false;
    };

    bool isTraineesTurn() const;
    std::optional<Instant> waitsFrom() const;
    bool isTimed(const roulette::Need& need) const;
    bool isTooEarly() const;
    Rules rulesOfMoment(const Demand& due) const;
    void dropStakes();
    Judged performPayment(const Pay& pay);
    void planObject();
    void meetNeed();
    void payWhatIsDone();
    void advanceTable(Instant until);

    RouletteShift m_shift;
    Hand m_hand{*this};
    SpinsByTrainee* m_spins = nullptr; ///< the table's
    std::unique_ptr<Table> m_table;
    ScoreSheet m_sheet;
    std::size_t m_doneOfNeed = 0; ///< demands of the present need
    std::vector<Prize> m_prizes;
    std::optional<Instant> m_objectAt; ///< when something falls in
    std::uint64_t m_objectRound = 0;   ///< the last round in which something could
};

} // namespace mesaviva::croupier
