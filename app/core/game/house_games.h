// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/game/house_game.h"
#include "app/core/settings/settings_store.h"

#include <QList>
#include <QObject>
#include <QQmlListProperty>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <algorithm>

namespace mesaviva::app {

/// Makes all games, in the lobby's order; `file` is the INI file that they remember in. Defined in
/// app/shell/games.cpp.
QList<HouseGame*> makeGames(const QString& file, QObject* parent);

/// The house's games, and which of them the lobby shows, remembered from one time to the next. The only place
/// that names them all.
class HouseGames : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(QQmlListProperty<mesaviva::app::HouseGame> all READ all CONSTANT)
    Q_PROPERTY(mesaviva::app::HouseGame* chosen READ chosen NOTIFY chosenChanged)

public:
    /// `file` is the INI file to remember in; empty: the user's own.
    explicit HouseGames(const QString& file = {}, QObject* parent = nullptr);

    /// In the lobby's order.
    QQmlListProperty<HouseGame> all() { return {this, &m_games}; }
    const QList<HouseGame*>& list() const { return m_games; }

    HouseGame* chosen() const { return m_chosen; }
    /// Chooses a game by its key; one that the house does not have is not taken.
    Q_INVOKABLE void choose(const QString& key);

    /// The game with that key; null where the house has none.
    HouseGame* called(const QString& key) const;
    /// The game of a scenario, or of an open table.
    template <class Played>
    HouseGame& of(const Played& played) const {
        return first([&](const HouseGame& game) { return game.plays(played); });
    }
    /// One of the house's, by its type.
    template <class Game>
    Game& get() const {
        return *findChild<Game*>({}, Qt::FindDirectChildrenOnly);
    }

signals:
    void chosenChanged();

private:
    template <class Fits>
    HouseGame& first(const Fits& fits) const {
        return **std::find_if(m_games.begin(), m_games.end(), [&](HouseGame* game) { return fits(*game); });
    }
    QStringList keys() const;

    SettingsStore m_store;
    QList<HouseGame*> m_games;
    HouseGame* m_chosen;
};

} // namespace mesaviva::app
