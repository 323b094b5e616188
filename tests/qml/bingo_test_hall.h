// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/text/language.h"
#include "app/games/bingo/bingo_hall.h"
#include "app/games/bingo/bingo_hall_model.h"
#include "app/games/bingo/bingo_lobby_model.h"
#include "app/games/bingo/bingo_session.h"

#include <QObject>
#include <QTemporaryDir>
#include <QtQml/qqmlregistration.h>

namespace mesaviva::app {

/// The bingo hall and the player's own room for QML tests: the real rooms, without earlier history, in
/// English, at 21:34.
class BingoTestHall : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(mesaviva::app::BingoHallModel* hall READ hall CONSTANT)
    Q_PROPERTY(mesaviva::app::BingoLobbyModel* lobby READ lobby CONSTANT)

public:
    explicit BingoTestHall(QObject* parent = nullptr);

    BingoHallModel* hall() { return &m_hallModel; }
    /// Unlike the program's own, it does not change the room in the hall.
    BingoLobbyModel* lobby() { return &m_lobby; }

private:
    Language m_language;
    QTemporaryDir m_folder;
    BingoLobbyModel m_lobby;
    BingoHall m_hall;
    BingoHallModel m_hallModel;
};

} // namespace mesaviva::app
