// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The reversed table: the trainee is the croupier and simulated players stake. It is a live table like any
// other, but its croupier's actions wait for the trainee, and each is judged by what the table itself would
// do. The games' derived classes define the croupier's actions and their faults.
#pragma once

#include "engine/base/ledger.h"
#include "engine/base/random_stream.h"
#include "engine/table/live_table.h"
#include "engine/training/croupier/fault.h"
#include "engine/training/croupier/score_sheet.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace mesaviva::croupier {

/// How a trainee is judged, for any game.
struct Strictness {
    /// Reports faults at once, and they must be corrected; else the table goes on as the rules require and
    /// all faults are reported at the end.
    bool reportsAtOnce = true;
    std::int64_t limit = 0; ///< milliseconds for an action; 0: no limit
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
    /// What the rack has paid and taken since the table was opened, by the rules, whatever the trainee paid.
    Money paid() const { return m_paid; }
    Money taken() const { return state().ledger.balance(Ledger::kHouse) + m_paid; }

    /// The due actions in order, including those whose time has not come; of payments only the next one.
    virtual std::vector<DueAction> dueActions() const = 0;
    /// The faults of an action where `due` is due.
    std::vector<Fault> faultsOf(const DueAction& due, const Action& action) const {
        return weigh(due, action).faults;
    }
    /// The task under which an action is scored.
    virtual Task taskOf(const Action& action) const = 0;
    /// The due action, done wrong in one way that judge() recognizes; nothing where that is impossible.
    virtual std::optional<Action> plantFault(RandomStream& chance) const = 0;
    /// The remedies for a stopped fault of such an action.
    virtual RemedyChoice remedyChoiceOf(const Fault& fault, const Action& action) const = 0;
    /// Applies the remedy that the rules require for a fault at `due`.
    virtual void remedy(const DueAction& due, RemedyKind) { (void)perform(due.action, 0); }

    /// Whether the table waits for the trainee's action.
    bool isWaiting() const {
        const std::optional<Instant> from = waitsFrom();
        return from && m_table->now() >= *from;
    }

    /// When the next thing happens by itself; nothing while the table waits for the trainee.
    std::optional<Instant> nextDue() const {
        const std::optional<Instant> from = waitsFrom();
        if (from && m_table->now() >= *from) {
            return std::nullopt;
        }
        const std::optional<Instant> due = m_table->nextDue();
        return from && due ? std::min(*from, *due) : from ? from : due;
    }

    /// Advances the table's time to `until`, or to where it waits for the trainee if that is earlier.
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

    /// Judges the trainee's action, done `taken` milliseconds after it was due. An action that does not count
    /// only changes the sheet.
    Judged perform(const Action& action, std::int64_t taken) {
        hurry();
        std::vector<DueAction> due = dueActions();
        // A customary action may be skipped once the next one is done.
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
        } else if (isTooEarly() && !mayComeEarly(due.front(), action)) {
            // An action of another kind is out of order, at any time.
            const bool meant = action.index() == due.front().action.index();
            judged.faults.push_back(
                {meant ? FaultKind::early : FaultKind::order,
                 meant ? rulesOfMoment(due.front()) : rulesBrokenBy(due.front(), action)});
            if (meant ||
                mayComeEarly(due.front(), due.front().action)) { // else it may not be done yet either
                judged.dueAction = due.front();
            }
        } else {
            Weighed weighed = weigh(due.front(), action);
            judged.dueAction = weighed.meant ? std::move(*weighed.meant) : due.front();
            if (weighed.faults.empty()) {
                judged.dueAction->action = action; // as it was done, where several ways are right
            }
            judged.done = weighed.counts && (weighed.faults.empty() || !m_strictness.reportsAtOnce);
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
    /// The verdict on an action where another is due.
    struct Weighed {
        std::vector<Fault> faults{};
        bool counts =
            true; ///< accepted in place of the due action, though wrong, where faults are reported at the end
        std::optional<DueAction> meant{}; ///< the due action that it is, where another one is asked for first
    };

    explicit ReversedTable(Strictness strictness) : m_strictness(strictness) {}

    /// Opens the table; derived classes call this first.
    void open(Opening<decltype(State::settings)> opening, std::unique_ptr<typename Game::Chance> chance,
              CrowdType crowd = {}) {
        m_table = std::make_unique<Table>(std::move(opening), std::move(chance), std::move(crowd));
        m_table->setDealer(&m_hand);
    }

    virtual Weighed weigh(const DueAction& due, const Action& action) const = 0;
    /// Whether a need has a fixed time; others are met when the trainee is ready.
    virtual bool isTimed(const Need& need) const = 0;
    /// Whether the table meets a need by itself.
    virtual bool isMetByTable(const Need& need) const { return need.kind == CommonNeed::seed; }
    /// Whether the trainee has to meet a need that has no due action.
    virtual bool isOwed(const Need&) const { return false; }
    /// When the round is interrupted, if it is.
    virtual std::optional<Instant> interruptedAt() const { return std::nullopt; }
    /// Whether the trainee sees something that the table can't, so that nothing is too early.
    virtual bool isSeenByTraineeAlone() const { return false; }
    /// Whether real equipment takes its time, so that no limit applies.
    virtual bool isEquipmentsTime() const { return false; }
    /// The rules that fix the time of an action; empty if the house does.
    virtual Rules rulesOfMoment(const DueAction& due) const = 0;
    /// The rules that another action than the due one breaks.
    virtual Rules rulesBrokenBy(const DueAction& due, const Action&) const { return due.rules; }
    /// Whether the croupier decides when that action is done, and the table's own time only proposes it.
    virtual bool mayComeEarly(const DueAction&, const Action&) const { return false; }
    /// The fault of an action while nothing is due.
    virtual Fault faultAtRest(const Action&) const {
        return {isTraineesTurn() ? FaultKind::early : FaultKind::order};
    }
    /// Skips waiting for automatic events, so that a quick trainee need not wait.
    virtual void hurry() = 0;
    /// Carries out an action; `due` is the number of due actions of the present need.
    virtual void carryOut(const Action& action, std::size_t due) = 0;
    /// Called when the trainee has done everything for a need, before it is met.
    virtual void meeting(const Need&) {}
    /// Called after a need was met.
    virtual void met(const Need&) {}
    /// Called after the table's time has advanced.
    virtual void moved() {}

    bool isTraineesTurn() const {
        const std::optional<Need> need = Game::nextNeed(state());
        if (!need || isMetByTable(*need)) {
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

    /// Meets the table's present need: the table goes on as soon as it is due.
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

    /// Counts one due action of the present need as done; the last one meets the need.
    void finishDueAction(std::size_t due) {
        ++m_doneOfNeed;
        if (due == 1) {
            meetNeed();
        }
    }
    std::size_t doneOfNeed() const { return m_doneOfNeed; }
    void forgetDone() { m_doneOfNeed = 0; }
    /// Records a payment.
    void notePaid(Money sum) { m_paid += sum; }
    bool reportsAtOnce() const { return m_strictness.reportsAtOnce; }

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
        // The need for time is met by time alone: hold the table just before.
        constexpr Duration kInstant{1};
        const Instant from = need.kind == CommonNeed::time ? need.at - kInstant : need.at;
        return std::min(from, interruptedAt().value_or(from));
    }

    Strictness m_strictness;
    Hand m_hand{*this};
    std::unique_ptr<Table> m_table;
    ScoreSheet m_sheet;
    Money m_paid;
    std::size_t m_doneOfNeed = 0; ///< due actions of the present need that are done
};

/// The reversed table with the parts swapped: the program is the croupier and sometimes makes a mistake; the
/// trainee watches, stops it, names the fault and chooses the remedy. In the end the table does what the
/// rules require, whatever the answer.
template <class Reversed>
class WatchedTable {
public:
    using Action = typename Reversed::Action;
    using DueAction = typename Reversed::DueAction;
    using Watched = WatchedFor<Action>;

    /// `table` must outlive this object, and nothing else may act on it. `seed` decides the faults.
    WatchedTable(Reversed& table, const Seed& seed) : m_table(table), m_chance(seed, stream_name::kPlayers) {}

    /// The program's next action, while the table waits; unchanged until it is answered and remedied.
    const std::optional<Action>& shown() {
        const std::vector<DueAction> due = m_table.dueActions();
        if (m_shown || !m_table.isWaiting() || due.empty()) {
            return m_shown;
        }
        m_shown = due.front().action;
        m_faults.clear();
        if (m_chance.below(kRightToWrong) == 0) {
            const std::optional<Action> wrong = m_table.plantFault(m_chance);
            // Don't plant what judge() would not call a fault.
            std::vector<Fault> faults = wrong ? m_table.faultsOf(due.front(), *wrong) : std::vector<Fault>{};
            if (!faults.empty()) {
                m_shown = wrong;
                m_faults = std::move(faults);
            }
        }
        return m_shown;
    }

    /// The trainee passes the shown action, or stops it as that kind of fault. A caught fault must then be
    /// remedied with remedy(). Does nothing without a shown action or during a remedy.
    Watched answer(std::optional<FaultKind> named, std::int64_t taken) {
        Watched watched;
        const std::vector<DueAction> due = m_table.dueActions();
        if (!m_shown || due.empty() || needsRemedy()) {
            return watched;
        }
        watched.dueAction = due.front();
        watched.faults = m_faults;
        watched.stopped = named.has_value();
        const bool wrong = !m_faults.empty();
        // An action that is still shown when the shift ends is not counted.
        m_count.planted += wrong ? 1 : 0;
        // Naming a repeated number as a wrong one is right as well.
        const auto isNamed = [&](const Fault& one) {
            return one.kind == *named || (one.kind == FaultKind::again && *named == FaultKind::number);
        };
        const auto fault = named ? std::ranges::find_if(m_faults, isNamed) : m_faults.end();
        const bool caught = fault != m_faults.end();
        watched.right = named ? caught : !wrong;
        Mark mark{m_table.taskOf(due.front().action), true, m_table.state().round, taken, {}};
        if (!watched.right) {
            mark.faults = wrong ? m_faults : std::vector<Fault>{{FaultKind::alarm}};
        }
        m_sheet.add(std::move(mark));
        if (caught) {
            ++m_count.caught;
            m_fault = *fault;
            m_remedyChoice = m_table.remedyChoiceOf(m_fault, *m_shown);
            shuffleRemedies();
            watched.needsRemedy = true;
            return watched;
        }
        m_shown.reset();
        m_faults.clear();
        (void)m_table.perform(due.front().action, 0);
        return watched;
    }

    /// Whether a caught fault waits for its remedy.
    bool needsRemedy() const { return !m_remedies.empty(); }
    /// The remedies to choose from, in random order.
    const std::vector<RemedyKind>& remedies() const { return m_remedies; }
    /// The right one, with its rules.
    const RemedyChoice& remedyChoice() const { return m_remedyChoice; }
    /// The caught fault.
    const Fault& fault() const { return m_fault; }

    /// The trainee chooses a remedy; the table then does what the rules require in any case.
    Watched remedy(RemedyKind chosen, std::int64_t taken) {
        Watched watched;
        const std::vector<DueAction> due = m_table.dueActions();
        if (!needsRemedy() || due.empty()) {
            return watched;
        }
        watched.dueAction = due.front();
        watched.stopped = true;
        watched.right = chosen == m_remedyChoice.right;
        m_count.remedied += watched.right ? 1 : 0;
        if (!watched.right) {
            Fault wrong = m_fault;
            wrong.of = std::exchange(wrong.kind, FaultKind::remedy);
            wrong.rules = m_remedyChoice.rules;
            wrong.remedy = m_remedyChoice.right;
            watched.faults = {std::move(wrong)};
        }
        m_sheet.add({Task::remedy, true, m_table.state().round, taken, watched.faults});
        m_remedies.clear();
        m_shown.reset();
        m_faults.clear();
        m_table.remedy(due.front(), m_remedyChoice.right);
        return watched;
    }

    const ScoreSheet& sheet() const { return m_sheet; }
    const PlantedCount& count() const { return m_count; }

private:
    // One action in this many is done wrong.
    static constexpr std::uint32_t kRightToWrong = 4;

    void shuffleRemedies() {
        m_remedies = m_remedyChoice.others;
        const auto at =
            static_cast<std::ptrdiff_t>(m_chance.below(static_cast<std::uint32_t>(m_remedies.size() + 1)));
        m_remedies.insert(m_remedies.begin() + at, m_remedyChoice.right);
    }

    Reversed& m_table;
    RandomStream m_chance;
    ScoreSheet m_sheet;
    std::optional<Action> m_shown;
    std::vector<Fault> m_faults; ///< of the shown action
    Fault m_fault;               ///< the caught one of them
    RemedyChoice m_remedyChoice;
    std::vector<RemedyKind> m_remedies;
    PlantedCount m_count;
};

} // namespace mesaviva::croupier
