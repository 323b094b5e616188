// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bingo/scenario_bingo_host.h"

#include "words/bingo_words.h"

#include <utility>

namespace mesaviva::app {

ScenarioBingoHost::ScenarioBingoHost(scenario::Scenario scenario) : m_runner(std::move(scenario)) {}

PlayerId ScenarioBingoHost::ownPlayer() const {
    return m_runner.scenario().players.empty() ? kNobody : PlayerId{0};
}

QString ScenarioBingoHost::playerName(PlayerId player) const {
    return QString::fromStdString(m_runner.playerName(player));
}

QString ScenarioBingoHost::scenarioTitle(const QString& language) const {
    const scenario::Title& title = m_runner.scenario().title;
    return QString::fromStdString(language == QLatin1String("pt") ? title.pt : title.en);
}

QString ScenarioBingoHost::roomName() const { return BingoWords::scenarioRoom(); }

} // namespace mesaviva::app
