// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The reversed table of roulette.
#pragma once

#include "engine/games/roulette/game.h"
#include "engine/games/roulette/spin_source.h"
#include "engine/training/croupier/reversed_table.h"
#include "engine/training/croupier/roulette_actions.h"
#include "engine/training/croupier/roulette_hands.h"
#include "engine/training/croupier/table_float.h"
#include "engine/training/croupier/table_requests.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace mesaviva::croupier {

/// A wheel whose croupier sees the number before calling it. The number comes from chance, or from a real
/// wheel where it is entered.
class SpinsByTrainee final : public roulette::SpinSource {
public:
    SpinsByTrainee(SeedSource seeds, int pockets, bool realWheel)
        : m_seeded(std::move(seeds), pockets),
          m_realWheel(realWheel) {}

    /// Sets a real wheel's number; replaces one that has not been called yet.
    void enter(std::optional<roulette::Pocket> number) { m_entered = number; }
    /// The pocket of the ball; nothing while a real wheel's number is not entered.
    std::optional<roulette::Pocket> number() const { return m_realWheel ? m_entered : m_seeded.landing(); }
    bool isRealWheel() const { return m_realWheel; }

    std::optional<roulette::Commit> openRound(std::uint64_t round) override {
        return m_seeded.openRound(round);
    }
    std::optional<roulette::LaunchBall> launch() override {
        m_entered.reset();
        std::optional<roulette::LaunchBall> launched = m_seeded.launch();
        if (launched && m_realWheel) {
            launched->origin = Origin::script;
        }
        return launched;
    }
    std::optional<roulette::BringPocket> rest() override {
        if (!number()) {
            return std::nullopt;
        }
        return m_realWheel ? roulette::BringPocket{*m_entered, Origin::script} : m_seeded.rest();
    }
    roulette::RevealSeed closeRound() override { return m_seeded.closeRound(); }
    void contribute(const Seed& seed) override { m_seeded.contribute(seed); }
    const Seed& seed() const override { return m_seeded.seed(); }
    std::optional<roulette::Pocket> landing() const override {
        return m_realWheel ? std::nullopt : m_seeded.landing();
    }
    RandomStream look() const override { return m_seeded.look(); }

private:
    roulette::SeededSpins m_seeded;
    bool m_realWheel;
    std::optional<roulette::Pocket> m_entered;
};

/// The settings of a trainee's shift at a table.
struct RouletteShift {
    roulette::Settings settings;
    int players = 2;                                      ///< 1 to 9, all simulated
    players::StakeTaste taste = players::StakeTaste::low; ///< how much they stake
    bool incidents =
        false; ///< sometimes something falls into the wheel, where the regulation provides for it
    bool lateStakes = false;   ///< sometimes a player stakes after the stakes are closed
    bool calledStakes = false; ///< players call series and neighbours, and the croupier puts their chips down
    bool paymentAnnouncements = false; ///< each payment is announced, where the regulation requires it
    /// Even or odd and low or high are called with the number. No regulation requires it (R23 and M4 name the
    /// number and its colour).
    bool evenChancesCalled = true;
    Hands hands{};          ///< what is judged beyond words, order and sums
    bool realWheel = false; ///< the number of a real wheel is entered
    /// Reports faults at once, and they must be corrected; else the table goes on as the rules require and
    /// all faults are reported at the end.
    bool reportsAtOnce = true;
    std::int64_t limit = 0; ///< milliseconds for an action; 0: no limit
    SeedSource seeds = systemSeeds();
    std::vector<std::string> names{}; ///< of the players, for the record of the opening
    std::size_t firstHabit = 0;       ///< differs from table to table
};

/// How many people come to a table during a shift where chips are sold, at most.
inline constexpr std::size_t kNewcomers = 5;

class ReversedRoulette final : public ReversedTable<roulette::Game, CallingPlayers, RouletteAction> {
public:
    explicit ReversedRoulette(const RouletteShift& shift);

    const RouletteShift& shift() const { return m_shift; }

    std::vector<DueAction> dueActions() const override;
    std::optional<RouletteAction> plantFault(RandomStream& chance) const override;
    RemedyChoice remedyChoiceOf(const Fault& fault, const RouletteAction& action) const override;
    Task taskOf(const RouletteAction& action) const override { return croupier::taskOf(action); }

    /// The prizes of this round, in the table's order, while they are paid; else empty.
    const std::vector<Prize>& prizes() const { return m_prizes; }
    /// Whether the stakes are closed and the ball lies in its pocket; while isWaiting().
    bool isBallAtRest() const;

    /// Whether something has fallen into the wheel while the ball ran (R22, M2.2): «golpe nulo» is due.
    bool isObjectThere() const { return m_objectAt && table().now() >= *m_objectAt; }

    /// Chips put down after the stakes were closed, and not removed yet.
    const std::optional<AnswerLateChips>& lateChips() const { return m_late; }

    /// A payment that was made and has to be announced (R31).
    const std::optional<AnnouncePayment>& paymentToAnnounce() const { return m_toAnnounce; }

    /// The places whose winning stacks are not opened yet, before anybody is paid (R30).
    const std::vector<roulette::SpotId>& stacksToOpen() const { return m_toOpen; }

    /// What somebody wants of the rack before the next ball, if anything.
    const std::optional<Request>& request() const { return m_request; }
    /// Notes that have to go into the box; nothing if there are none.
    const std::optional<Money>& notes() const { return m_notes; }
    /// What went between table, box and cage since the table was opened, by the rules.
    const CageFlow& cage() const { return m_cage; }

    /// A called stake whose chips have to be put down (R25).
    const std::optional<CalledStake>& called() const { return table().crowd().called(); }
    /// Chips of the player's colour that count as one chip of the called stake (R25a: "cinco fichas por
    /// cada"); 1 where chips have a value, or without a called stake.
    std::int64_t chipsEach() const;

    /// Enters a real wheel's number, as long as it is not called; returns whether it was accepted.
    bool enter(roulette::Pocket number);
    /// The winning number, once the ball is at rest.
    std::optional<roulette::Pocket> ballOn() const;

private:
    Weighed weigh(const DueAction& due, const RouletteAction& action) const override;
    bool isTimed(const Need& need) const override;
    bool isMetByTable(const Need& need) const override;
    bool isOwed(const Need& need) const override { return need.kind == roulette::OwnNeed::pocket; }
    std::optional<Instant> interruptedAt() const override { return m_objectAt; }
    bool isSeenByTraineeAlone() const override;
    bool isEquipmentsTime() const override { return isSeenByTraineeAlone(); }
    Rules rulesOfMoment(const DueAction& due) const override;
    Rules rulesBrokenBy(const DueAction& due, const RouletteAction& action) const override {
        return croupier::rulesBrokenBy(due, action, state());
    }
    bool mayComeEarly(const DueAction& due, const RouletteAction& action) const override;
    void hurry() override;
    void carryOut(const RouletteAction& action, std::size_t due) override;
    void meeting(const Need& need) override;
    void met(const Need& need) override;
    void moved() override;
    void dropStakes();
    void planObject();
    void planLateChips();
    void pay(const Prize& prize);
    DueAction duePayment(const Prize& prize) const;
    Weighed weighPayment(const Pay& pay) const;
    std::vector<DueAction> dueOfNeed() const;
    bool isSomebodyWaiting() const { return m_request || m_notes; }
    void planRequest();
    void serve(const RouletteAction& action);

    RouletteShift m_shift;
    SpinsByTrainee* m_spins = nullptr; ///< owned by the table
    std::vector<Prize> m_prizes;
    std::vector<roulette::SpotId> m_toOpen;
    std::optional<Request> m_request;
    std::optional<Money> m_notes;
    std::optional<std::uint64_t> m_requestRound; ///< the last round after which requests were planned
    std::vector<FormerPlayer> m_former;
    CageFlow m_cage;
    std::optional<Instant> m_objectAt;           ///< when something falls in
    std::optional<AnswerLateChips> m_late;       ///< that have been pushed back
    std::optional<AnnouncePayment> m_toAnnounce; ///< the last payment
    std::uint64_t m_objectRound = 0;             ///< the last round in which an object could fall in
};

} // namespace mesaviva::croupier
