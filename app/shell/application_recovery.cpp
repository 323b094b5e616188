// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Sessions of an earlier run, and sessions that end when a table is left.

#include "app/core/table/table_capabilities.h"
#include "app/shell/application.h"

#include <algorithm>
#include <utility>

namespace mesaviva::app {

void Application::recover() {
    // A scenario needs no record until the lobby, and a link only reads it: another window may write it.
    if (!m_followsLink && (!m_table || !m_table->isScenario())) {
        m_record.openSoon();
    }
}

void Application::reportRecovered() {
    m_recovery.read();
    // The table requested meanwhile; not if the player still has a seat.
    if (std::exchange(m_sitsDown, false) && !m_recovery.canSitDownAgain()) {
        openTable();
    }
}

// A new record begins, but the open table is not on it: its rounds would be in no record, and points won
// there would have no origin. The table is left before the points are transferred, and a similar one opens
// once the new record exists.
void Application::leaveUnrecorded() {
    if (!m_table || m_table->isScenario() || m_tutor) {
        return;
    }
    const bool isPlayed = m_table->isObserved() || m_table->canLeave();
    auto* const seats = m_games.of(*m_table).as<SeatRecovery>();
    if (isPlayed && seats && !m_desks.own(*m_table)) { // a desk opens its own tables
        m_openAgain = seats->openerLike(*m_table);
    }
    if (m_table->canLeave() && m_table->canTakeBack()) {
        m_table->clear(); // no round is lost in which nothing was decided
    }
    showTable(nullptr);
}

void Application::openAgain() {
    m_left.removeAll(nullptr);
    if (m_openAgain && !m_left.isEmpty()) { // the old one may be in the same room
        connect(m_left.last(), &QObject::destroyed, this, &Application::openAgain, Qt::QueuedConnection);
        return;
    }
    const SeatRecovery::Opener open = std::exchange(m_openAgain, {});
    if (open && !m_table) {
        OpenedTable opened = open(Money{m_points.amount()});
        if (opened.table) {
            show(std::move(opened));
        }
    }
}

// Opens the table of a recovered seat; without one where its game is unknown.
OpenedTable Application::openSeat(const RecoveredSeat& seat, bool mayBeginAnew) {
    auto* const game = m_games.capability<SeatRecovery>(QString::fromStdString(seat.game()));
    const bool goesOn = game && game->resumesSession();
    if (!goesOn) {
        m_recovery.add(seat.report()); // it has ended with the program
    }
    return game && (goesOn || mayBeginAnew) ? game->openRecovered(seat) : OpenedTable();
}

void Application::sitDownAgain() {
    const std::optional<RecoveredSeat> seat = m_recovery.takeSeat();
    if (!seat || !m_games.find(QString::fromStdString(seat->game()))) {
        return;
    }
    m_games.choose(QString::fromStdString(seat->game()));
    if (m_table) {
        showTable(nullptr);
    }
    OpenedTable opened = openSeat(*seat, true);
    if (opened.table) {
        show(std::move(opened));
    }
}

// Ends the session on record if it continues there (P39, P40).
void Application::leaveSeat() {
    const std::optional<RecoveredSeat> seat = m_recovery.takeSeat();
    if (!seat) {
        return;
    }
    if (const OpenedTable opened = openSeat(*seat, false); opened.table) {
        endSession(*opened.table);
    }
}

// Leaves the player's table for good; its session is reported where the table is no longer visible.
void Application::endSession(TableModel& table) {
    const qint64 staked = table.stakesDown();
    const bool hadSession = table.hasSession();
    const std::optional<qint64> returned = table.settleAndLeave();
    if (table.arePointsHere()) {
        returned ? m_record.notePoints(Money{table.wallet()}, table.recordedUpTo())
                 : m_record.noteLeft(Money{table.wallet()}, table.recordedUpTo());
    }
    m_recovery.collectLeftRounds();
    if (hadSession && returned) { // otherwise it ends with the round, which continues
        SessionReport report = table.sessionReport();
        report.game = m_games.of(table).key();
        report.place = table.amountPlace();
        report.leftStaked = staked;
        report.leftReturned = staked > 0 ? *returned : 0;
        m_recovery.add(report);
    }
    emit m_recovery.leftBehindChanged(); // stakes may be in play there
}

// A round that the player had left has closed.
void Application::takeLeftRound(const LeftRound& left) {
    const bool arePointsAtTable = keepsPoints() && m_table->arePointsHere();
    if (left.isWatched && arePointsAtTable) {
        return; // the table shows it itself
    }
    m_recovery.addLeftRound(left, !arePointsAtTable);
    if (!left.isWatched && m_table) {
        m_sound.reader.bring(MessageKind::payment, m_recovery.leftBehind());
    }
}

void Application::returnToLeft() {
    for (TableGame* const game : m_games.list()) {
        auto* const rounds = game->as<LeftRounds>();
        if (rounds && !rounds->leftTable().isEmpty()) {
            m_games.choose(game->key());
            rounds->chooseLeftTable();
            openChosen(false);
            return;
        }
    }
}

} // namespace mesaviva::app
