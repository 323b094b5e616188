// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/player_names.h"
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

class Checker;

/// Why a scenario is over.
enum class End : std::uint8_t {
    steps,   ///< all steps are taken and the round in progress is closed
    until,   ///< the clock has come to `until`
    rounds,  ///< `rounds` rounds are closed
    waiting, ///< the table waits for a player, and no step will ever come
    limit,   ///< nothing that a step waits for has come in a very long time
};

/// When a scenario that leads nowhere is given up; rounds that come to an end by themselves are awaited.
struct Limits {
    std::uint64_t idleRounds = 1000;            ///< rounds without a step, while one waits for an event
    Duration idleTime = std::chrono::hours(24); ///< table time without a step, while one waits for an event
    std::uint64_t rounds = ~std::uint64_t{0};   ///< rounds altogether
};

/// The simulated crowd of a game that has none.
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

/// Plays a scenario at a table: seats the players, takes the steps, lets the table's time pass. Either as
/// fast as it can (run()) or by an outside clock (nextDue(), advanceTo()); the events are the same.
///
/// At one instant timers fire first, then a simulated crowd acts, then the step that is `at` it. A step whose
/// `at` has passed is taken at once. A step that waits for an event is taken right after the events that came
/// together with it, at the same instant, before any further timer; the next step may wait for an event of
/// the same group that came later, or for one that the step itself has brought.
///
/// `Play` says what differs from game to game: PokerPlay or the like. It may have a `Crowd`, and
/// `comesToAnEnd()` where a table's rounds do not go on for ever. The members are in runner_members.h, which
/// only the game's own <game>_play.cpp needs.
template <class Play>
class GameRunner final : public TableSource<typename Play::Game> {
public:
    using Content = typename Play::Content;
    using Game = typename Play::Game;
    using Chance = typename Play::Chance;
    using Driver = TableDriver<Game>;
    using Entry = Recorded<typename Game::Event>;

    /// The scenario must be one of this game.
    explicit GameRunner(Scenario scenario, Limits limits = {});

    /// Plays to the end.
    void run();
    /// Plays what is due at or before `time` and sets the table's clock to it, or to the scenario's end.
    void advanceTo(Instant time) override;
    /// When something happens next; nothing once the scenario is over.
    std::optional<Instant> nextDue() const override;

    Instant now() const override { return m_driver.now(); }
    /// Whoever sends commands plays along, and the scenario may take another course.
    std::optional<typename Game::Refusal> submit(const typename Game::Command& command) override {
        return m_driver.submit(command);
    }
    std::uint64_t round() const override { return Game::roundOf(m_driver.state()); }
    std::span<const Entry> entries(std::uint64_t round) const override { return m_journal.round(round); }
    const typename Game::State* startOf(std::uint64_t round) const override {
        return m_driver.startOf(round);
    }

    bool isOver() const { return m_end.has_value(); }
    /// Why it is over, if it is.
    std::optional<End> end() const { return m_end; }

    const Scenario& scenario() const { return m_scenario; }
    /// What the scenario says in the game's own terms.
    const Content& content() const { return m_scenario.content.template as<Content>(); }
    /// The table as it stands, for whoever runs it.
    const typename Game::State& state() const { return m_driver.state(); }
    /// Where the outcome comes from; for whoever shows what runs already (a ball), and for nobody else.
    const Chance& chance() const { return m_chance; }
    /// Whether no round runs.
    bool rests() const { return Play::rests(m_driver.state()); }

    /// The player's `id` in the file.
    const std::string& playerName(PlayerId player) const { return m_scenario.players[player].id; }
    /// The same as a function that outlives neither the runner nor its scenario.
    record::PlayerNames playerNames() const;
    /// The event as `mesaviva run` prints it.
    nlohmann::ordered_json toJson(const Entry& entry) const;
    /// Has the checker hear an event.
    void showTo(Checker& checker, const Entry& entry) const;
    /// What lies in the player's wallet now.
    Money wallet(PlayerId player) const { return m_driver.state().wallet(player); }

    /// How many steps have been taken; those from there on have not.
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
    void hear(const Entry& entry);
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
    bool m_awaitedCame = false;            ///< the event that the pending step waits for
    std::vector<std::string_view> m_later; ///< names of events after that one
    std::uint64_t m_roundsClosed = 0;
    std::uint64_t m_roundsAtLastStep = 0;
    Instant m_lastStepAt;
    std::optional<End> m_end;
};

} // namespace mesaviva::scenario
