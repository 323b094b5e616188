// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/fields/player_names.h"
#include "engine/scenario/scenario.h"
#include "engine/table/journal.h"
#include "engine/table/table_driver.h"
#include "engine/table/table_source.h"

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mesaviva::scenario {

/// The trait of a game for the scenario layer: PokerPlay or the like.
template <class Game>
struct PlayOf;

class Checker;

/// Why a scenario has ended.
enum class End : std::uint8_t {
    steps,   ///< all steps are taken and the last round is closed
    until,   ///< the clock has reached `until`
    rounds,  ///< `rounds` rounds are closed
    waiting, ///< the table waits for a player, and no step is left
    limit,   ///< the event that a step waits for has not occurred within Limits
};

/// When to give up a scenario that makes no progress; rounds in progress are completed.
struct Limits {
    std::uint64_t idleRounds = 1000;            ///< rounds without a step while one waits for an event
    Duration idleTime = std::chrono::hours(24); ///< table time without a step while one waits for an event
    std::uint64_t rounds = ~std::uint64_t{0};   ///< total number of rounds
};

/// The simulated crowd of a game without one.
struct NoCrowd {
    static std::optional<Instant> nextDue() { return std::nullopt; }
};

/// Whether a game's scenarios may have a simulated crowd.
template <class Play>
concept Crowded = requires {
    typename Play::Crowd;
};

template <class Play>
struct CrowdOf {
    using Type = NoCrowd;
};
template <Crowded Play>
struct CrowdOf<Play> {
    using Type = typename Play::Crowd;
};

/// Plays a scenario at a table: seats the players, takes the steps, advances the table's time. Runs either as
/// fast as possible (run()) or by an outside clock (nextDue(), advanceTo()), with the same events.
///
/// At one instant, timers fire first, then a simulated crowd acts, then the step with that `at` is taken. A
/// step whose `at` has passed is taken at once. A step that waits for an event is taken right after the
/// events of the same instant, before any further timer; the next step may wait for a later event of that
/// group, or for one that the step itself causes.
///
/// `Play` defines what differs between games: PokerPlay or the like. It may have a `Crowd`, and
/// `endsByItself()` where a table's rounds do not go on for ever. The members are in play_game.h, which
/// only the game's <game>_runner.cpp includes.
template <class Play>
class GameRunner final : public TableSource<typename Play::Game> {
public:
    using Content = typename Play::Content;
    using Game = typename Play::Game;
    using Chance = typename Play::Chance;
    using Driver = TableDriver<Game>;
    using Entry = Recorded<typename Game::Event>;

    /// The scenario must belong to this game.
    explicit GameRunner(Scenario scenario, Limits limits = {});

    /// Plays to the end.
    void run();
    /// Plays everything due at or before `time`, and sets the table's clock to it or to the scenario's end.
    void advanceTo(Instant time) override;
    /// When something happens next; nothing once the scenario has ended.
    std::optional<Instant> nextDue() const override;

    Instant now() const override { return m_driver.now(); }
    /// Sends a command from outside; the scenario may then take another course.
    std::optional<typename Game::Refusal> submit(const typename Game::Command& command) override {
        return m_driver.submit(command);
    }
    std::uint64_t round() const override { return Game::roundOf(m_driver.state()); }
    std::span<const Entry> entries(std::uint64_t round) const override { return m_journal.round(round); }
    const typename Game::State* startOf(std::uint64_t round) const override {
        return m_driver.startOf(round);
    }

    bool isOver() const { return m_end.has_value(); }
    /// Why the scenario has ended; nothing while it runs.
    std::optional<End> end() const { return m_end; }

    const Scenario& scenario() const { return m_scenario; }
    /// The scenario's content in the game's own terms.
    const Content& content() const { return m_scenario.content.template as<Content>(); }
    /// The current state of the table.
    const typename Game::State& state() const { return m_driver.state(); }
    /// The source of chance; use it only to show what is already in motion (a ball).
    const Chance& chance() const { return m_chance; }
    /// Whether no round is running.
    bool rests() const { return Play::rests(m_driver.state()); }

    /// The player's `id` in the file.
    const std::string& playerName(PlayerId player) const { return m_scenario.players[player].id; }
    /// The same as a function; must not outlive the runner or its scenario.
    record::PlayerNames playerNames() const;
    /// The event as printed by `mesaviva run`.
    nlohmann::ordered_json toJson(const Entry& entry) const;
    /// Passes an event to the checker.
    void showTo(Checker& checker, const Entry& entry) const;
    /// The player's current balance.
    Money wallet(PlayerId player) const { return m_driver.state().wallet(player); }

    /// The number of steps taken so far.
    std::size_t stepsTaken() const { return m_nextStep; }

private:
    using Step = scenario::Step<typename Game::Command>;

    enum class Move : std::uint8_t { seatPlayers, takeStep, letCrowdAct, meetNeed, finish };
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
    void letCrowdAct();
    void onEvent(const Entry& entry);
    void findAwaited();
    const Step* pendingStep() const;
    bool isReady(const Step& step) const;

    Scenario m_scenario;
    Limits m_limits;
    Chance m_chance;
    MemoryJournal<typename Game::Event> m_journal;
    Driver m_driver;
    typename CrowdOf<Play>::Type m_crowd;

    std::size_t m_nextStep = 0;
    bool m_seated = false;
    bool m_awaitedOccurred = false;        ///< the event that the pending step waits for has occurred
    std::vector<std::string_view> m_later; ///< names of the events after it
    std::uint64_t m_roundsClosed = 0;
    std::uint64_t m_roundsAtLastStep = 0;
    Instant m_lastStepAt;
    std::optional<End> m_end;
};

} // namespace mesaviva::scenario
