// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "scenario/runner.h"

#include <algorithm>
#include <utility>

namespace mesaviva::scenario {

namespace {

poker::SeedSource seedsOf(const Outcome& outcome) {
    return outcome.seed ? poker::derivedSeeds(*outcome.seed) : poker::systemSeeds();
}

} // namespace

Runner::Runner(Scenario scenario, Limits limits)
    : m_scenario(std::move(scenario)),
      m_limits(limits),
      m_chance(seedsOf(m_scenario.outcome), m_scenario.outcome.cards),
      m_driver(poker::State(m_scenario.table), m_chance, m_journal) {
    m_driver.setListener([this](const Entry& entry) { hear(entry); });
}

record::PlayerNames Runner::playerNames() const {
    return [this](PlayerId player) { return playerName(player); };
}

void Runner::run() {
    while (carryOut(Instant::max())) {
    }
}

void Runner::advanceTo(Instant time) {
    while (carryOut(time)) {
    }
    if (!isOver()) {
        m_driver.advanceTo(time);
    }
}

std::optional<Instant> Runner::nextDue() const { return isOver() ? std::nullopt : std::optional(plan().at); }

const Step* Runner::pendingStep() const {
    return m_nextStep < m_scenario.steps.size() ? &m_scenario.steps[m_nextStep] : nullptr;
}

// Whether a step is to be taken now, before any timer.
bool Runner::isReady(const Step& step) const {
    if (!step.when.empty()) {
        return m_awaitedCame;
    }
    if (step.at) {
        return *step.at < m_driver.now();
    }
    return m_nextStep > 0; // the first step of all waits for second 0, as with `at` 0
}

std::optional<End> Runner::endBeforeTimePasses() const {
    if (m_scenario.rounds && m_roundsClosed >= *m_scenario.rounds) {
        return End::rounds;
    }
    if (m_roundsClosed >= m_limits.rounds) {
        return End::limit;
    }
    if (m_scenario.until || m_scenario.rounds) {
        return std::nullopt;
    }
    const poker::State& state = m_driver.state();
    if (const Step* step = pendingStep()) {
        const bool givenUp = m_roundsClosed - m_roundsAtLastStep >= m_limits.idleRounds ||
                             m_driver.now() - m_lastStepAt >= m_limits.idleTime;
        return !step->when.empty() && givenUp ? std::optional(End::limit) : std::nullopt;
    }
    const bool notYetOpened = state.round == 0 && m_driver.nextNeed().has_value();
    return state.phase == poker::Phase::between && !notYetOpened ? std::optional(End::steps) : std::nullopt;
}

Runner::Plan Runner::plan() const {
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
    if (const std::optional<Need> need = m_driver.nextNeed()) {
        if (const Instant at = std::max(now, need->at); next.move == Move::finish || at <= next.at) {
            next = {Move::meetNeed, at, {}};
        }
    }
    if (m_scenario.until && (next.move == Move::finish || next.at > *m_scenario.until)) {
        return {Move::finish, std::max(now, *m_scenario.until), End::until};
    }
    return next;
}

bool Runner::carryOut(Instant limit) {
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
        if (next.at > m_driver.now()) { // else timers due at this instant have to wait
            m_driver.advanceTo(next.at);
        }
        takeStep();
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

void Runner::seatPlayers() {
    m_seated = true;
    for (const Player& player : m_scenario.players) {
        m_driver.submit(poker::Admit{player.wallet});
    }
    for (std::size_t i = 0; i < m_scenario.players.size(); ++i) {
        m_driver.submit(poker::Sit{static_cast<PlayerId>(i), m_scenario.players[i].seat});
    }
}

void Runner::takeStep() {
    const Step& step = m_scenario.steps[m_nextStep++];
    if (step.when.empty()) {
        m_later.clear(); // this step comes after all that has happened
    }
    m_roundsAtLastStep = m_roundsClosed;
    m_lastStepAt = m_driver.now();
    findAwaited();
    m_driver.submit(step.command);
}

void Runner::hear(const Entry& entry) {
    if (std::holds_alternative<poker::RoundClosed>(entry.event)) {
        ++m_roundsClosed;
    }
    const Step* step = pendingStep();
    if (step && !step->when.empty()) {
        const std::string_view name = record::eventName(entry.event);
        if (m_awaitedCame) {
            m_later.push_back(name);
        } else {
            m_awaitedCame = name == step->when;
        }
    }
    if (m_listener) {
        m_listener(entry);
    }
}

// Looks for what the pending step waits for among the events after the one that the step before it waited
// for.
void Runner::findAwaited() {
    m_awaitedCame = false;
    const Step* step = pendingStep();
    if (!step || step->when.empty()) {
        m_later.clear();
        return;
    }
    const auto found = std::find(m_later.begin(), m_later.end(), step->when);
    m_awaitedCame = found != m_later.end();
    m_later.erase(m_later.begin(), m_awaitedCame ? found + 1 : found);
}

} // namespace mesaviva::scenario
