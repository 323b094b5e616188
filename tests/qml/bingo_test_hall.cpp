// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bingo_test_hall.h"

namespace mesaviva::app {

namespace {

BingoRoomPlan ownRoom(const BingoLobbyModel& lobby) {
    BingoRoomPlan plan;
    plan.key = QStringLiteral("custom");
    plan.settings = lobby.roomSettings();
    plan.members = static_cast<std::uint32_t>(lobby.crowd());
    return plan;
}

} // namespace

BingoTestHall::BingoTestHall(QObject* parent)
    : QObject(parent),
      m_lobby(m_folder.filePath(QStringLiteral("lobby.ini"))),
      m_hall(ownRoom(m_lobby), m_folder.filePath(QStringLiteral("hall.ini")),
             [] { return QDateTime(QDate(2026, 5, 4), QTime(21, 34)); }),
      m_hallModel(m_hall) {
    m_language.setCode(QStringLiteral("en"));
}

} // namespace mesaviva::app
