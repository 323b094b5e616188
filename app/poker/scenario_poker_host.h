// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "poker/poker_host.h"
#include "scenario/runner.h"

namespace mesaviva::app {

/// A poker table at which a scenario's steps act. It is seen from the seat of the first player in the file.
class ScenarioPokerHost final : public PokerHost {
public:
    explicit ScenarioPokerHost(scenario::Scenario scenario);

    const poker::State& state() const override { return m_runner.driver().state(); }
    const Journal<poker::Event>& journal() const override { return m_runner.driver().journal(); }
    void setListener(Listener listener) override { m_runner.setListener(std::move(listener)); }
    std::optional<Instant> nextDue() const override { return m_runner.nextDue(); }
    void advanceTo(Instant until) override { m_runner.advanceTo(until); }
    std::optional<Refusal> submit(const poker::Command& command) override {
        return m_runner.driver().submit(command);
    }
    PlayerId ownPlayer() const override;
    int ownSeatWish() const override;
    QString playerName(PlayerId player) const override;
    bool isSimulated(PlayerId) const override { return false; }
    QString scenarioTitle(const QString& language) const override;
    bool isScenario() const override { return true; }
    bool isScenarioOver() const override { return m_runner.isOver(); }

private:
    scenario::PokerRunner m_runner;
};

} // namespace mesaviva::app
