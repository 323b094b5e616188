// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/game/table_game.h"

#include "app/core/learn/tutor.h"
#include "app/core/table/table_capabilities.h"
#include "app/core/text/amounts.h"
#include "engine/scenario/scenario.h"

#include <utility>

namespace mesaviva::app {

TableGame::TableGame(QString key, QString name, QObject* parent)
    : QObject(parent),
      m_key(std::move(key)),
      m_name(std::move(name)) {}

QString TableGame::allowanceText() const { return amountText(Money{allowance()}); }

bool TableGame::hasTutor() const { return as<LearningTables>() != nullptr; }

bool TableGame::remembersRounds() const { return as<RememberedRounds>() != nullptr; }

bool TableGame::plays(const scenario::Scenario& scenario) const {
    return m_key == QLatin1String(scenario.game().data(), qsizetype(scenario.game().size()));
}

void TableGame::follow(LobbyModel& lobby) {
    connect(&lobby, &LobbyModel::choicesChanged, this, &TableGame::choicesChanged);
    connect(this, &TableGame::texts, &lobby, &LobbyModel::retranslate);
}

void TableGame::retranslate() {
    emit texts();
    retranslateMore();
}

QUrl TableGame::part(const QString& what) const {
    return QUrl(QStringLiteral("qrc:/qt/qml/MesaViva/%1/%1%2.qml").arg(m_name, what));
}

} // namespace mesaviva::app
