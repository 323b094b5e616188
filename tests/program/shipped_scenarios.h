// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "engine/scenario/game_scenarios.h"
#endif

#include <QDir>
#include <QString>
#include <QStringList>
#include <QTest>

namespace mesaviva::test {

/// The keys of all games, in the engine's order.
inline QStringList gameKeys() {
    QStringList keys;
    for (const scenario::GameScenarios* const game : scenario::allScenarios()) {
        keys.append(QString::fromUtf8(game->key.data(), static_cast<qsizetype>(game->key.size())));
    }
    return keys;
}

/// Adds the column `game` with a row for each game.
inline void addGameRows() {
    QTest::addColumn<QString>("game");
    for (const QString& game : gameKeys()) {
        QTest::newRow(qPrintable(game)) << game;
    }
}

/// The names of the shipped scenarios of a game (a folder of tests/scenarios).
inline QStringList scenariosOf(const QString& game) {
    const QDir folder(QStringLiteral(MESAVIVA_SCENARIOS "/") + game);
    return folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name);
}

/// Those of all games, with their folder: `poker/folded.json`.
inline QStringList shippedScenarios() {
    QStringList names;
    for (const QString& game : gameKeys()) {
        for (const QString& name : scenariosOf(game)) {
            names.append(game + QLatin1Char('/') + name);
        }
    }
    return names;
}

} // namespace mesaviva::test
