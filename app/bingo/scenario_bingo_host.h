// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bingo/bingo_host.h"
#include "scenario/runner.h"

#include <utility>

namespace mesaviva::app {

/// A bingo room in which a scenario's steps act. It is seen by the first player in the file.
class ScenarioBingoHost final : public BingoHost {
public:
    explicit ScenarioBingoHost(scenario::Scenario scenario);

    const bingo::State& state() const override { return m_runner.driver().state(); }
    const Journal<bingo::Event>& journal() const override { return m_runner.driver().journal(); }
    void setListener(Listener listener) override { m_runner.setListener(std::move(listener)); }
    std::optional<Instant> nextDue() const override { return m_runner.nextDue(); }
    void advanceTo(Instant until) override { m_runner.advanceTo(until); }
    std::optional<Refusal> submit(const bingo::Command& command) override {
        return m_runner.driver().submit(command);
    }
    PlayerId ownPlayer() const override;
    QString playerName(PlayerId player) const override;
    bool isSimulated(PlayerId player) const override { return player == kNobody; }
    QString scenarioTitle(const QString& language) const override;
    bool isScenario() const override { return true; }
    bool isScenarioOver() const override { return m_runner.isOver(); }
    Instant openedAt() const override { return kTableOpened; }
    QString roomName() const override;
    bool isReplay() const override { return false; }
    bool canReplay(std::uint64_t) const override { return false; }
    std::unique_ptr<BingoHost> replay(std::uint64_t) const override { return {}; }

private:
    scenario::BingoRunner m_runner;
};

} // namespace mesaviva::app
