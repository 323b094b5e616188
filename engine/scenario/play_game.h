// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Included by <game>_runner.cpp, to instantiate the scenario layer for a game:
//     template class GameRunner<PokerPlay>;
//     template const GameScenarios& scenariosOf<poker::Game>();
#pragma once

#include "engine/record/write/table_recorder.h"
#include "engine/scenario/check.h"
#include "engine/scenario/file_error.h"
#include "engine/scenario/game_scenarios.h"
#include "engine/scenario/runner.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <memory>
#include <ostream>
#include <sstream>
#include <string>
#include <utility>

namespace mesaviva::scenario {

namespace runner_parts {

template <class Play>
typename CrowdOf<Play>::Type crowdOf(const typename Play::Content& content) {
    if constexpr (Crowded<Play>) {
        return Play::crowd(content);
    } else {
        return {};
    }
}

// The current round and the one before, which can be replayed.
inline constexpr std::size_t kStartsStored = 2;

inline SeedSource seedsOf(const Scenario& scenario) {
    SeedSource rest = scenario.seed ? derivedSeeds(*scenario.seed) : systemSeeds();
    if (!scenario.roundSeed) {
        return rest;
    }
    return [first = *scenario.roundSeed, rest = std::move(rest)](std::uint64_t round) {
        return round == 1 ? first : rest(round);
    };
}

} // namespace runner_parts

template <class Play>
GameRunner<Play>::GameRunner(Scenario scenario, Limits limits)
    : m_scenario(std::move(scenario)),
      m_limits(limits),
      m_chance(Play::chance(runner_parts::seedsOf(m_scenario), content())),
      m_driver(Play::table(content()), m_chance, m_journal),
      m_crowd(runner_parts::crowdOf<Play>(content())) {
    m_driver.storeStarts(runner_parts::kStartsStored);
    m_driver.setListener([this](const Entry& entry) { onEvent(entry); });
}

template <class Play>
record::PlayerNames GameRunner<Play>::playerNames() const {
    return [this](PlayerId player) { return playerName(player); };
}

template <class Play>
nlohmann::ordered_json GameRunner<Play>::toJson(const Entry& entry) const {
    if constexpr (requires { Play::toJson(entry, playerNames(), m_driver.state(), content()); }) {
        return Play::toJson(entry, playerNames(), m_driver.state(), content());
    } else {
        return Play::toJson(entry, playerNames(), m_driver.state());
    }
}

template <class Play>
void GameRunner<Play>::showTo(Checker& checker, const Entry& entry) const {
    checker.onEvent(toJson(entry));
}

template <class Play>
void GameRunner<Play>::run() {
    while (carryOut(Instant::max())) {
    }
}

template <class Play>
void GameRunner<Play>::advanceTo(Instant time) {
    while (carryOut(time)) {
    }
    if (!isOver()) {
        m_driver.advanceTo(time);
    }
}

template <class Play>
std::optional<Instant> GameRunner<Play>::nextDue() const {
    return isOver() ? std::nullopt : std::optional(plan().at);
}

template <class Play>
const typename GameRunner<Play>::Step* GameRunner<Play>::pendingStep() const {
    return m_nextStep < content().steps.size() ? &content().steps[m_nextStep] : nullptr;
}

// Whether a step has to be taken now, before any timer.
template <class Play>
bool GameRunner<Play>::isReady(const Step& step) const {
    if (!step.when.empty()) {
        return m_awaitedOccurred;
    }
    if (step.at) {
        return *step.at < m_driver.now();
    }
    return m_nextStep > 0; // the first step waits for second 0, as with `at` 0
}

template <class Play>
std::optional<End> GameRunner<Play>::endBeforeTimePasses() const {
    if (m_scenario.rounds && m_roundsClosed >= *m_scenario.rounds) {
        return End::rounds;
    }
    if (m_roundsClosed >= m_limits.rounds) {
        return End::limit;
    }
    if (m_scenario.until || m_scenario.rounds) {
        return std::nullopt;
    }
    if (const Step* step = pendingStep()) {
        if constexpr (requires { Play::endsByItself(content()); }) {
            if (Play::endsByItself(content())) {
                return std::nullopt;
            }
        }
        const bool givenUp = m_roundsClosed - m_roundsAtLastStep >= m_limits.idleRounds ||
                             m_driver.now() - m_lastStepAt >= m_limits.idleTime;
        return !step->when.empty() && givenUp ? std::optional(End::limit) : std::nullopt;
    }
    const bool notYetOpened = Game::roundOf(m_driver.state()) == 0 && m_driver.nextNeed().has_value();
    return rests() && !notYetOpened ? std::optional(End::steps) : std::nullopt;
}

template <class Play>
typename GameRunner<Play>::Plan GameRunner<Play>::plan() const {
    const Instant now = m_driver.now();
    if (!m_seated) {
        return {Move::seatPlayers, now, {}};
    }
    const Step* step = pendingStep();
    if (step && isReady(*step)) {
        return {Move::takeStep, now, {}};
    }
    if (const std::optional<End> end = endBeforeTimePasses()) {
        return {Move::finish, now, *end};
    }
    Plan next{Move::finish, now, End::waiting};
    if (step && step->when.empty()) {
        next = {Move::takeStep, std::max(now, step->at.value_or(kTableOpened)), {}};
    }
    if (const std::optional<Instant> request = m_crowd.nextDue()) {
        if (const Instant at = std::max(now, *request); next.move == Move::finish || at <= next.at) {
            next = {Move::letCrowdAct, at, {}};
        }
    }
    if (const std::optional<typename Game::Need> need = m_driver.nextNeed(); need && !m_driver.isAwaiting()) {
        if (const Instant at = std::max(now, need->at); next.move == Move::finish || at <= next.at) {
            next = {Move::meetNeed, at, {}};
        }
    }
    if (m_scenario.until && (next.move == Move::finish || next.at > *m_scenario.until)) {
        return {Move::finish, std::max(now, *m_scenario.until), End::until};
    }
    return next;
}

template <class Play>
bool GameRunner<Play>::carryOut(Instant limit) {
    if (isOver()) {
        return false;
    }
    const Plan next = plan();
    if (next.at > limit) {
        return false;
    }
    switch (next.move) {
    case Move::seatPlayers: seatPlayers(); break;
    case Move::takeStep:
        if (next.at > m_driver.now()) { // else timers due at this instant come first
            m_driver.advanceTo(next.at);
        }
        takeStep();
        break;
    case Move::letCrowdAct:
        m_driver.advanceTo(next.at);
        letCrowdAct();
        break;
    case Move::meetNeed: m_driver.step(next.at); break;
    case Move::finish:
        if (next.end == End::until) {
            m_driver.advanceTo(next.at);
        }
        m_end = next.end;
        break;
    }
    return true;
}

template <class Play>
void GameRunner<Play>::seatPlayers() {
    m_seated = true;
    Opening<decltype(Content::table)> opening{content().table};
    for (const Player& player : m_scenario.players) {
        opening.guests.push_back({player.id, false});
    }
    if constexpr (requires { content().crowd.players; }) {
        opening.crowd = content().crowd.players;
    }
    m_driver.open(std::move(opening));
    for (const Player& player : m_scenario.players) {
        m_driver.submit(Play::admit(player));
    }
    for (std::size_t i = 0; i < m_scenario.players.size(); ++i) {
        m_driver.submit(Play::join(content(), static_cast<PlayerId>(i)));
    }
}

template <class Play>
void GameRunner<Play>::takeStep() {
    const Step& step = content().steps[m_nextStep++];
    if (step.when.empty()) {
        m_later.clear(); // this step comes after all events so far
    }
    m_roundsAtLastStep = m_roundsClosed;
    m_lastStepAt = m_driver.now();
    findAwaited();
    typename Game::Command command = step.command;
    setInjectedBy(command, m_scenario.injectedBy);
    m_driver.submit(command);
}

template <class Play>
void GameRunner<Play>::letCrowdAct() {
    if constexpr (Crowded<Play>) {
        if (const auto command = m_crowd.take(m_driver.now())) {
            m_driver.submit(*command);
        }
    }
}

template <class Play>
void GameRunner<Play>::onEvent(const Entry& entry) {
    if constexpr (Crowded<Play>) {
        Play::notifyCrowd(m_crowd, entry, m_chance, m_driver.state());
    }
    if (Game::closesRound(entry.event)) {
        ++m_roundsClosed;
    }
    const Step* step = pendingStep();
    if (step && !step->when.empty()) {
        const std::string_view name = Play::eventName(entry.event);
        if (m_awaitedOccurred) {
            m_later.push_back(name);
        } else {
            m_awaitedOccurred = name == step->when;
        }
    }
    this->notify(entry);
}

// Searches for the pending step's event among the events after the one that the previous step waited for.
template <class Play>
void GameRunner<Play>::findAwaited() {
    m_awaitedOccurred = false;
    const Step* step = pendingStep();
    if (!step || step->when.empty()) {
        m_later.clear();
        return;
    }
    const auto found = std::find(m_later.begin(), m_later.end(), step->when);
    m_awaitedOccurred = found != m_later.end();
    m_later.erase(m_later.begin(), m_awaitedOccurred ? found + 1 : found);
}

namespace run_play {

// `steps[1] (at 3600)`
template <class Step>
std::string placeOf(const Step& step, std::size_t index) {
    std::ostringstream place;
    place << "steps[" << index << ']';
    if (!step.when.empty()) {
        place << " (when " << step.when << ')';
    } else if (step.at) {
        place << " (at " << static_cast<double>(step.at->time_since_epoch().count()) / 1000.0 << ')';
    }
    return place.str();
}

template <class Runner>
void reportWhatIsLeft(const Runner& runner, const RunReport& report) {
    if (runner.end() == End::waiting && (!runner.rests() || runner.scenario().rounds)) {
        report.error(errorAt({}, FileProblem::waits_for_player));
    }
    if (runner.end() == End::limit) {
        report.error(errorAt({}, FileProblem::given_up));
    }
    const auto& steps = runner.content().steps;
    for (std::size_t i = runner.stepsTaken(); i < steps.size(); ++i) {
        report.error(errorAt(placeOf(steps[i], i), FileProblem::not_taken));
    }
}

// Writes a scenario's table to a record; may block on the disk.
template <class Runner, class OnRecord>
class Recording {
public:
    Recording(record::RecordWriter& writer, const Runner& runner, const RecordTo& to)
        : m_writer(writer),
          m_recorder(writer, {runner.playerNames(), [&runner] { return runner.chance().seed(); }, to.clock}) {
    }

    void onEvent(const typename Runner::Entry& entry) {
        m_recorder.add(entry);
        if (m_recorder.isBehind()) {
            m_writer.waitForRoom();
        }
    }
    void finish() {
        m_recorder.flush();
        while (m_recorder.isBehind() && !m_writer.fault()) {
            m_writer.waitForRoom();
            m_recorder.flush();
        }
    }

private:
    record::RecordWriter& m_writer;
    record::TableRecorder<OnRecord> m_recorder;
};

/// Plays a scenario, see GameScenarios::run.
template <class Play>
RunEnd run(Scenario scenario, std::ostream& out, const RunReport& report, const std::optional<RecordTo>& to) {
    using Runner = GameRunner<Play>;
    using OnRecord = typename record::OnRecordOf<typename Play::Game>::Type;
    std::unique_ptr<record::RecordWriter> writer;
    if (to) {
        record::RecordWriter::Options options;
        options.program = to->program;
        auto opened = record::RecordWriter::open(to->path, std::move(options));
        if (!opened) {
            report.recordFault(opened.error());
            return RunEnd::refused;
        }
        writer = std::move(*opened);
    }
    Runner runner(std::move(scenario));
    std::optional<Recording<Runner, OnRecord>> recording;
    if (writer) {
        recording.emplace(*writer, runner, *to);
    }
    Checker checker(runner.scenario());
    const Subscription subscription = runner.listen([&](const typename Runner::Entry& entry) {
        const nlohmann::ordered_json event = runner.toJson(entry);
        checker.onEvent(event);
        if (report.event) {
            report.event(event, checker.met());
        }
        out << event.dump() << '\n';
        if (recording) {
            recording->onEvent(entry);
        }
    });
    runner.run();
    if (recording) {
        recording->finish();
        if (const auto fault = writer->close()) {
            report.recordFault(*fault);
            return RunEnd::refused;
        }
    }
    if (!out.flush()) {
        report.error(errorAt({}, FileProblem::events_not_written));
        return RunEnd::refused;
    }
    reportWhatIsLeft(runner, report);

    std::vector<Money> wallets;
    for (std::size_t i = 0; i < runner.scenario().players.size(); ++i) {
        wallets.push_back(runner.wallet(static_cast<PlayerId>(i)));
    }
    const std::vector<Unmet> unmet = checker.notMet(wallets);
    for (const Unmet& one : unmet) {
        report.unmet(one, runner.scenario());
    }
    return unmet.empty() ? RunEnd::met : RunEnd::unmet;
}

} // namespace run_play

template <class Game>
const GameScenarios& scenariosOf() {
    static const GameScenarios own = PlayOf<Game>::Type::scenarios();
    return own;
}

} // namespace mesaviva::scenario
