// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "app/core/table/game_host.h"
#endif

#include <algorithm>
#include <memory>
#include <utility>

namespace mesaviva::app {

/// Another host that lets only one thing at a time happen, so that a machine that is late skips nothing that
/// a test wants to see, and that several models may share. `Host` is a game's; what it asks besides, the
/// games add.
template <class Host>
class StepwiseHost : public Host {
public:
    explicit StepwiseHost(std::shared_ptr<Host> host) : m_host(std::move(host)) {}

    TableSource<typename Host::Game>& source() const override { return m_host->source(); }
    void advanceTo(Instant until) override {
        m_host->advanceTo(std::min(until, m_host->nextDue().value_or(until)));
    }
    PlayerId ownPlayer() const override { return m_host->ownPlayer(); }
    QString playerName(PlayerId player) const override { return m_host->playerName(player); }
    bool isSimulated(PlayerId player) const override { return m_host->isSimulated(player); }
    QString scenarioTitle(const QString& language) const override { return m_host->scenarioTitle(language); }
    bool isScenario() const override { return m_host->isScenario(); }
    bool isScenarioOver() const override { return m_host->isScenarioOver(); }
    ScenarioVerdict scenarioVerdict() const override { return m_host->scenarioVerdict(); }

protected:
    const Host& inner() const { return *m_host; }

private:
    std::shared_ptr<Host> m_host;
};

} // namespace mesaviva::app
