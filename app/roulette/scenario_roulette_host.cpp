// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "roulette/scenario_roulette_host.h"

#include <utility>

namespace mesaviva::app {

ScenarioRouletteHost::ScenarioRouletteHost(scenario::Scenario scenario) : m_runner(std::move(scenario)) {}

PlayerId ScenarioRouletteHost::ownPlayer() const {
    return m_runner.scenario().players.empty() ? kNobody : PlayerId{0};
}

std::optional<Money> ScenarioRouletteHost::chipValueWish() const {
    return m_runner.content().chipValues.empty() ? std::nullopt : m_runner.content().chipValues.front();
}

QString ScenarioRouletteHost::playerName(PlayerId player) const {
    return QString::fromStdString(m_runner.playerName(player));
}

QString ScenarioRouletteHost::scenarioTitle(const QString& language) const {
    const scenario::Title& title = m_runner.scenario().title;
    return QString::fromStdString(language == QLatin1String("pt") ? title.pt : title.en);
}

} // namespace mesaviva::app
