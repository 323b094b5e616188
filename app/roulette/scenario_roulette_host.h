// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "roulette/roulette_host.h"
#include "scenario/runner.h"

namespace mesaviva::app {

/// A roulette table at which a scenario's steps act. It is seen by the first player in the file.
class ScenarioRouletteHost final : public RouletteHost {
public:
    explicit ScenarioRouletteHost(scenario::Scenario scenario);

    const roulette::State& state() const override { return m_runner.driver().state(); }
    const Journal<roulette::Event>& journal() const override { return m_runner.driver().journal(); }
    void setListener(Listener listener) override { m_runner.setListener(std::move(listener)); }
    std::optional<Instant> nextDue() const override { return m_runner.nextDue(); }
    void advanceTo(Instant until) override { m_runner.advanceTo(until); }
    std::optional<Refusal> submit(const roulette::Command& command) override {
        return m_runner.driver().submit(command);
    }
    PlayerId ownPlayer() const override;
    std::optional<Money> chipValueWish() const override;
    QString playerName(PlayerId player) const override;
    bool isSimulated(PlayerId) const override { return false; }
    QString scenarioTitle(const QString& language) const override;
    bool isScenario() const override { return true; }
    bool isScenarioOver() const override { return m_runner.isOver(); }
    roulette::Pocket landing() const override { return m_runner.chance().landing(); }
    RandomStream look() const override { return m_runner.chance().look(); }

private:
    scenario::RouletteRunner m_runner;
};

} // namespace mesaviva::app
