// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/core/table/table_session.h"
#endif

#include <algorithm>
#include <memory>
#include <utility>

namespace mesaviva::app {

/// A session that lets one event happen at a time, so that a slow machine skips no event that a test needs,
/// and several models can share it. `SessionType` is the session of a game; the games add their own virtual
/// functions.
template <class SessionType>
class StepwiseSession : public SessionType {
public:
    explicit StepwiseSession(std::shared_ptr<SessionType> tableSession)
        : m_tableSession(std::move(tableSession)) {}

    TableSource<typename SessionType::Game>& fullSource() const override {
        return m_tableSession->fullSource();
    }
    void advanceTo(Instant until) override {
        m_tableSession->advanceTo(std::min(until, m_tableSession->nextDue().value_or(until)));
    }
    PlayerId ownPlayer() const override { return m_tableSession->ownPlayer(); }
    QString playerName(PlayerId player) const override { return m_tableSession->playerName(player); }
    bool isSimulated(PlayerId player) const override { return m_tableSession->isSimulated(player); }
    QString scenarioTitle(const QString& language) const override {
        return m_tableSession->scenarioTitle(language);
    }
    bool isScenario() const override { return m_tableSession->isScenario(); }
    bool isScenarioOver() const override { return m_tableSession->isScenarioOver(); }
    ScenarioVerdict scenarioVerdict() const override { return m_tableSession->scenarioVerdict(); }

protected:
    const SessionType& inner() const { return *m_tableSession; }

private:
    std::shared_ptr<SessionType> m_tableSession;
};

} // namespace mesaviva::app
