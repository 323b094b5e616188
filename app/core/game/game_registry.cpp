// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/game/game_registry.h"

namespace mesaviva::app {

namespace {

const QString kGame = QStringLiteral("game");

} // namespace

GameRegistry::GameRegistry(const QString& file, QObject* parent)
    : QObject(parent),
      m_store(file),
      m_games(makeGames(file, this)),
      m_chosen(m_games.first()) {
    choose(m_store.word(kGame, keys(), m_chosen->key()));
}

void GameRegistry::choose(const QString& key) {
    TableGame* const game = find(key);
    if (!game || game == m_chosen) {
        return;
    }
    m_chosen = game;
    m_store.storeWord(kGame, key);
    emit chosenChanged();
}

TableGame* GameRegistry::find(const QString& key) const { return m_games.value(placeOf(key), nullptr); }

QString GameRegistry::titleOf(const QString& key) const {
    const TableGame* const game = find(key);
    return game ? game->title() : key;
}

qsizetype GameRegistry::placeOf(const QString& key) const {
    return std::ranges::find(m_games, key, &TableGame::key) - m_games.begin();
}

QStringList GameRegistry::keys() const {
    QStringList keys;
    for (const TableGame* game : m_games) {
        keys.append(game->key());
    }
    return keys;
}

} // namespace mesaviva::app
