// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/game/table_game.h"
#include "app/core/settings/settings_store.h"

#include <QList>
#include <QObject>
#include <QQmlListProperty>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <algorithm>

namespace mesaviva::app {

/// Makes all games, in the lobby's order; `file` is the INI file for their settings. Defined in
/// app/shell/games.cpp, the only file of the program that names them all.
QList<TableGame*> makeGames(const QString& file, QObject* parent);

/// All games of the program, and the one that the lobby shows, which it remembers.
class GameRegistry : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(QQmlListProperty<mesaviva::app::TableGame> all READ all CONSTANT)
    Q_PROPERTY(mesaviva::app::TableGame* chosen READ chosen NOTIFY chosenChanged)

public:
    /// `file` is the INI file for settings; empty: the user's own.
    explicit GameRegistry(const QString& file = {}, QObject* parent = nullptr);

    /// In the lobby's order.
    QQmlListProperty<TableGame> all() { return {this, &m_games}; }
    const QList<TableGame*>& list() const { return m_games; }

    TableGame* chosen() const { return m_chosen; }
    /// Chooses a game by its key; ignores an unknown key.
    Q_INVOKABLE void choose(const QString& key);

    /// The game with that key; null where there is none.
    TableGame* find(const QString& key) const;
    /// Its title; the key itself where there is none.
    QString titleOf(const QString& key) const;
    /// Its place in list(); list().size() where there is none.
    qsizetype placeOf(const QString& key) const;
    /// The capability of the game with that key; null where there is no such game, or it lacks it.
    template <class Capability>
    Capability* capability(const QString& key) const {
        TableGame* const game = find(key);
        return game ? game->as<Capability>() : nullptr;
    }

    /// The game of a scenario, or of an open table.
    template <class Played>
    TableGame& of(const Played& played) const {
        return **std::ranges::find_if(m_games, [&](const TableGame* game) { return game->plays(played); });
    }
    /// A game by its class.
    template <class Type>
    Type& get() const {
        return *findChild<Type*>({}, Qt::FindDirectChildrenOnly);
    }

signals:
    void chosenChanged();

private:
    QStringList keys() const;

    SettingsStore m_store;
    QList<TableGame*> m_games;
    TableGame* m_chosen;
};

} // namespace mesaviva::app
