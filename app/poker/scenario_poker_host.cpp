// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "poker/scenario_poker_host.h"

#include <utility>

namespace mesaviva::app {

ScenarioPokerHost::ScenarioPokerHost(scenario::Scenario scenario) : m_runner(std::move(scenario)) {}

PlayerId ScenarioPokerHost::ownPlayer() const {
    return m_runner.scenario().players.empty() ? kNobody : PlayerId{0};
}

int ScenarioPokerHost::ownSeatWish() const {
    return m_runner.content().seats.empty() ? 0 : m_runner.content().seats.front();
}

QString ScenarioPokerHost::playerName(PlayerId player) const {
    return QString::fromStdString(m_runner.playerName(player));
}

QString ScenarioPokerHost::scenarioTitle(const QString& language) const {
    const scenario::Title& title = m_runner.scenario().title;
    return QString::fromStdString(language == QLatin1String("pt") ? title.pt : title.en);
}

} // namespace mesaviva::app
