// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "poker/chance.h"
#include "poker/game.h"
#include "record/poker_json.h"
#include "scenario/scenario.h"
#include "table/journal.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mesaviva::scenario {

/// Why a scenario is over.
enum class End : std::uint8_t {
    steps,   ///< all steps are taken and the round in progress is closed
    until,   ///< the clock has come to `until`
    rounds,  ///< `rounds` rounds are closed
    waiting, ///< the table waits for a player, and no step will ever come
    limit,   ///< nothing that a step waits for has come in a very long time
};

/// When a scenario that leads nowhere is given up.
struct Limits {
    std::uint64_t idleRounds = 1000;            ///< rounds without a step, while one waits for an event
    Duration idleTime = std::chrono::hours(24); ///< table time without a step, while one waits for an event
    std::uint64_t rounds = ~std::uint64_t{0};   ///< rounds altogether
};

/// Plays a scenario at a table: seats the players, takes the steps, lets the table's time pass. Either as
/// fast as it can (run()) or by an outside clock (nextDue(), advanceTo()); the events are the same.
///
/// At one instant timers fire first, then the step that is `at` it. A step whose `at` has passed is taken at
/// once. A step that waits for an event is taken right after the events that came together with it, at the
/// same instant, before any further timer; the next step may wait for an event of the same group that came
/// later, or for one that the step itself has brought.
class Runner {
public:
    using Entry = Recorded<poker::Event>;
    using Listener = std::function<void(const Entry&)>;

    explicit Runner(Scenario scenario, Limits limits = {});
    Runner(const Runner&) = delete;
    Runner& operator=(const Runner&) = delete;
    ~Runner() = default;

    /// Hears every event; set it before anything has run. It must not call back into the runner.
    void setListener(Listener listener) { m_listener = std::move(listener); }

    /// Plays to the end.
    void run();
    /// Plays what is due at or before `time` and sets the table's clock to it, or to the scenario's end.
    void advanceTo(Instant time);
    /// When something happens next; nothing once the scenario is over.
    std::optional<Instant> nextDue() const;

    bool isOver() const { return m_end.has_value(); }
    /// Why it is over, if it is.
    std::optional<End> end() const { return m_end; }

    const Scenario& scenario() const { return m_scenario; }
    /// The table itself; whoever sends it commands plays along, and the scenario may take another course.
    poker::Driver& driver() { return m_driver; }
    const poker::Driver& driver() const { return m_driver; }

    /// The player's `id` in the file.
    const std::string& playerName(PlayerId player) const { return m_scenario.players[player].id; }
    /// The same as a function that outlives neither the runner nor its scenario.
    record::PlayerNames playerNames() const;
    /// What lies in the player's wallet now.
    Money wallet(PlayerId player) const { return m_driver.state().wallet(player); }

    /// How many steps have been taken; those from there on have not.
    std::size_t stepsTaken() const { return m_nextStep; }

private:
    enum class Move : std::uint8_t { seatPlayers, takeStep, meetNeed, finish };
    struct Plan {
        Move move = Move::finish;
        Instant at;
        End end = End::steps;
    };

    Plan plan() const;
    std::optional<End> endBeforeTimePasses() const;
    bool carryOut(Instant limit);
    void seatPlayers();
    void takeStep();
    void hear(const Entry& entry);
    void findAwaited();
    const Step* pendingStep() const;
    bool isReady(const Step& step) const;

    Scenario m_scenario;
    Limits m_limits;
    Listener m_listener;
    poker::SeededChance m_chance;
    MemoryJournal<poker::Event> m_journal;
    poker::Driver m_driver;

    std::size_t m_nextStep = 0;
    bool m_seated = false;
    bool m_awaitedCame = false;            ///< the event that the pending step waits for
    std::vector<std::string_view> m_later; ///< names of events after that one
    std::uint64_t m_roundsClosed = 0;
    std::uint64_t m_roundsAtLastStep = 0;
    Instant m_lastStepAt;
    std::optional<End> m_end;
};

} // namespace mesaviva::scenario
