// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The reversed table: whoever practises is the croupier, simulated players stake. It is a live table like any
// other; its croupier's acts wait for the trainee, and each is judged by what the table itself would do. What
// a game's croupier does, and what is wrong with it, its own table says.
#pragma once

#include "engine/base/ledger.h"
#include "engine/base/random_stream.h"
#include "engine/table/live_table.h"
#include "engine/training/croupier/due_action.h"
#include "engine/training/croupier/score_sheet.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace mesaviva::croupier {

/// How a trainee is judged, whatever the game.
struct Strictness {
    /// What is wrong is told and has to be done right; else the table goes on as the rules want it, and all
    /// is told at the end.
    bool tellsAtOnce = true;
    std::int64_t limit = 0; ///< milliseconds for a deed; 0: as long as it takes
};

template <class GameType, class CrowdType, class ActionType>
class ReversedTable {
public:
    using Game = GameType;
    using Action = ActionType;
    using DueAction = DueActionFor<Action>;
    using Judged = JudgedFor<Action>;
    using Need = typename Game::Need;
    using State = typename Game::State;
    using Table = LiveTable<Game, CrowdType>;

    ReversedTable(const ReversedTable&) = delete;
    ReversedTable& operator=(const ReversedTable&) = delete;
    virtual ~ReversedTable() = default;

    Table& table() { return *m_table; }
    const Table& table() const { return *m_table; }
    const State& state() const { return m_table->state(); }
    const ScoreSheet& sheet() const { return m_sheet; }
    /// What went out of the rack for prizes, and what came into it, since the table was opened; as the rules
    /// have it, whatever the trainee paid.
    Money paid() const { return m_paid; }
    Money taken() const { return state().ledger.balance(Ledger::kHouse) + m_paid; }

    /// What is due next, in order, also when its moment has not come yet; of payments the next one alone.
    virtual std::vector<DueAction> dueActions() const = 0;
    /// What is wrong with a deed where that is due.
    std::vector<Fault> faultsOf(const DueAction& due, const Action& action) const {
        return weigh(due, action).faults;
    }
    /// What a deed is on the sheet.
    virtual Task taskOf(const Action& action) const = 0;
    /// What is due, done wrong in one way that the judge knows; nothing where it can't be.
    virtual std::optional<Action> spoil(RandomStream& chance) const = 0;
    /// How that fault of such a deed is mended once it was stopped.
    virtual Mending mendingOf(const Fault& fault, const Action& action) const = 0;
    /// Mends as the rules have it what was done instead of `due`.
    virtual void remedy(const DueAction& due, RemedyKind) { (void)perform(due.action, 0); }

    /// Nothing happens until the trainee has done something.
    bool isWaiting() const {
        const std::optional<Instant> from = waitsFrom();
        return from && m_table->now() >= *from;
    }

    /// When something happens by itself; nothing while the trainee is waited for.
    std::optional<Instant> nextDue() const {
        const std::optional<Instant> from = waitsFrom();
        if (from && m_table->now() >= *from) {
            return std::nullopt;
        }
        const std::optional<Instant> due = m_table->nextDue();
        return from && due ? std::min(*from, *due) : from ? from : due;
    }

    /// Lets the table's time run to `until`, but no further than to where the trainee is waited for.
    void advanceTo(Instant until) {
        while (!isWaiting()) {
            const std::optional<Instant> due = nextDue();
            if (!due || *due > until) {
                advanceTable(until);
                return;
            }
            advanceTable(*due);
        }
    }

    /// The trainee does something, `taken` milliseconds after it was due. Nothing but the sheet changes
    /// where the deed does not count.
    Judged perform(const Action& action, std::int64_t taken) {
        hurry();
        std::vector<DueAction> due = dueActions();
        // Custom may be left out, once what comes after it is done.
        bool leftOut = false;
        if (due.size() > 1 && due.front().rules.empty() && action.index() != due.front().action.index() &&
            action.index() == due[1].action.index() && !isTooEarly()) {
            due.erase(due.begin());
            leftOut = true;
        }
        const std::uint64_t round = Game::roundOf(state());
        Judged judged;
        if (due.empty()) {
            judged.faults.push_back(faultAtRest(action));
        } else if (isTooEarly()) {
            // Something else altogether is out of order, whatever the hour.
            const bool meant = action.index() == due.front().action.index();
            judged.faults.push_back({meant ? FaultKind::early : FaultKind::order,
                                     meant ? rulesOfMoment(due.front()) : due.front().rules});
            if (meant) { // else what is due may not be done yet either
                judged.dueAction = due.front();
            }
        } else {
            judged.dueAction = due.front();
            Weighed weighed = weigh(due.front(), action);
            judged.done = weighed.counts && (weighed.faults.empty() || !m_strictness.tellsAtOnce);
            judged.faults = std::move(weighed.faults);
        }
        if (judged.done && m_strictness.limit > 0 && taken > m_strictness.limit && !isEquipmentsTime()) {
            judged.faults.push_back({FaultKind::late});
        }
        m_sheet.add({taskOf(action), judged.done, round, taken, judged.faults});
        if (judged.done) {
            m_doneOfNeed += leftOut ? 1U : 0U;
            carryOut(action, due.size());
        }
        return judged;
    }

protected:
    /// A deed that was judged where something is due.
    struct Weighed {
        std::vector<Fault> faults{};
        bool counts = true; ///< it is taken for what was due, wrong as it is, where all is told at the end
    };

    explicit ReversedTable(Strictness strictness) : m_strictness(strictness) {}

    /// Opens the table; the first thing that a derived class does.
    void open(Opening<decltype(State::settings)> opening, std::unique_ptr<typename Game::Chance> chance,
              CrowdType crowd = {}) {
        m_table = std::make_unique<Table>(std::move(opening), std::move(chance), std::move(crowd));
        m_table->setDealer(&m_hand);
    }

    virtual Weighed weigh(const DueAction& due, const Action& action) const = 0;
    /// Whether a need has its hour; others are met when the trainee is ready.
    virtual bool isTimed(const Need& need) const = 0;
    /// Whether the table sees to a need by itself.
    virtual bool isTablesOwn(const Need& need) const { return need.kind == CommonNeed::seed; }
    /// Whether the trainee owes what is needed though nothing is due that could be told.
    virtual bool isOwed(const Need&) const { return false; }
    /// When something breaks into the round.
    virtual std::optional<Instant> interruptedAt() const { return std::nullopt; }
    /// The trainee can see what the table can't: nothing is too early.
    virtual bool isSeenByTraineeAlone() const { return false; }
    /// What takes its time is nobody's fault.
    virtual bool isEquipmentsTime() const { return false; }
    /// The rules by which a deed has its moment; none: the house's.
    virtual Rules rulesOfMoment(const DueAction& due) const = 0;
    /// What is wrong with a deed while nothing is to be done.
    virtual Fault faultAtRest(const Action&) const {
        return {isTraineesTurn() ? FaultKind::early : FaultKind::order};
    }
    /// Nobody who is quick is made to wait for what happens by itself.
    virtual void hurry() = 0;
    /// Carries out what was done, of `due` deeds for the present need.
    virtual void carryOut(const Action& action, std::size_t due) = 0;
    /// The trainee has done all for a need, which is about to be met.
    virtual void meeting(const Need&) {}
    /// It is met.
    virtual void met(const Need&) {}
    /// The table's time has run.
    virtual void moved() {}

    bool isTraineesTurn() const {
        const std::optional<Need> need = Game::nextNeed(state());
        if (!need || isTablesOwn(*need)) {
            return false;
        }
        return isOwed(*need) || !dueActions().empty();
    }

    bool isTooEarly() const {
        const std::optional<Instant> from = waitsFrom();
        return from && m_table->now() < *from && !isSeenByTraineeAlone();
    }

    void advanceTable(Instant until) {
        m_table->advanceTo(until);
        moved();
    }

    /// What the table needs is done: it goes on at once, as soon as it is due.
    void meetNeed() {
        const Need need = *Game::nextNeed(state());
        m_doneOfNeed = 0;
        meeting(need);
        if (isDealersAction(need.kind)) {
            m_hand.goOn();
        }
        m_table->lookAgain();
        advanceTable(std::max(m_table->now(), need.at));
        met(need);
    }

    /// One more of what the present need asks for is done; with the last one it is met.
    void finishDueAction(std::size_t due) {
        ++m_doneOfNeed;
        if (due == 1) {
            meetNeed();
        }
    }
    std::size_t doneOfNeed() const { return m_doneOfNeed; }
    void forgetDone() { m_doneOfNeed = 0; }
    /// A prize was paid.
    void notePaid(Money sum) { m_paid += sum; }
    bool tellsAtOnce() const { return m_strictness.tellsAtOnce; }

private:
    class Hand final : public Dealer {
    public:
        explicit Hand(const ReversedTable& table) : m_owner(table) {}
        void goOn() { m_goesOn = true; }
        bool hasDone(Instant) override { return std::exchange(m_goesOn, false) || !m_owner.isTraineesTurn(); }

    private:
        const ReversedTable& m_owner;
        bool m_goesOn = false;
    };

    std::optional<Instant> waitsFrom() const {
        if (!isTraineesTurn()) {
            return interruptedAt();
        }
        const Need need = *Game::nextNeed(state());
        if (!isTimed(need)) {
            return m_table->now();
        }
        // Time's own needs are met by time alone: the table is held right before.
        constexpr Duration kInstant{1};
        const Instant from = need.kind == CommonNeed::time ? need.at - kInstant : need.at;
        return std::min(from, interruptedAt().value_or(from));
    }

    Strictness m_strictness;
    Hand m_hand{*this};
    std::unique_ptr<Table> m_table;
    ScoreSheet m_sheet;
    Money m_paid;
    std::size_t m_doneOfNeed = 0; ///< demands of the present need
};

} // namespace mesaviva::croupier
