// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/game/house_games.h"

namespace mesaviva::app {

namespace {

const QString kGame = QStringLiteral("game");

} // namespace

HouseGames::HouseGames(const QString& file, QObject* parent)
    : QObject(parent),
      m_store(file),
      m_games(makeGames(file, this)),
      m_chosen(m_games.first()) {
    choose(m_store.word(kGame, keys(), m_chosen->key()));
}

void HouseGames::choose(const QString& key) {
    HouseGame* const game = called(key);
    if (!game || game == m_chosen) {
        return;
    }
    m_chosen = game;
    m_store.keepWord(kGame, key);
    emit chosenChanged();
}

HouseGame* HouseGames::called(const QString& key) const {
    const auto game = std::ranges::find(m_games, key, &HouseGame::key);
    return game == m_games.end() ? nullptr : *game;
}

QStringList HouseGames::keys() const {
    QStringList keys;
    for (const HouseGame* game : m_games) {
        keys.append(game->key());
    }
    return keys;
}

} // namespace mesaviva::app
