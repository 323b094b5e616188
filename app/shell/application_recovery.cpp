// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the program finds of an earlier run, and what is left behind at a table.

#include "app/core/text/amounts.h"
#include "app/shell/application.h"

#include <algorithm>
#include <utility>

namespace mesaviva::app {

void Application::recover() {
    // Whoever came for a scenario needs no record, until the lobby, and whoever follows a link reads it
    // alone: another window may write it.
    if (!m_followsLink && (!m_table || !m_table->isScenario())) {
        m_record.openSoon();
    }
}

void Application::tellRecovered() {
    const bool tells = canSitDownAgain() || !recoveredRound().isEmpty();
    if (tells) {
        m_recoveredPoints = m_points.amount();
        emit recoveryChanged();
        emit recovered();
    }
    if (m_record.endedSession()) {
        keepReport(*m_record.endedSession());
    }
    // Whoever has asked for a table meanwhile may have one already.
    if (std::exchange(m_sitsDown, false) && !canSitDownAgain()) {
        openTable();
    }
}

// A new record begins, and the open table is on none: what is won there would follow from nothing in that
// record, and the rounds would be in neither. It is left before the points go along, and one like it opens
// once the new record is there.
void Application::leaveUnrecorded() {
    if (!m_table || m_table->isScenario() || m_tutor) {
        return;
    }
    const bool isPlayed = m_table->isObserved() || m_table->canLeave();
    if (isPlayed && !m_equipment.isAt(m_table.get())) { // what is real has to be inspected before
        m_openAgain = m_games.of(*m_table).openerLike(*m_table);
    }
    if (m_table->canLeave() && m_table->canTakeBack()) {
        m_table->clear(); // no round is lost in which nothing was decided
    }
    showTable(nullptr);
}

void Application::openAgain() {
    m_left.removeAll(nullptr);
    if (m_openAgain && !m_left.isEmpty()) { // it may be in the way: nobody is in a room twice
        connect(m_left.last(), &QObject::destroyed, this, &Application::openAgain, Qt::QueuedConnection);
        return;
    }
    const HouseGame::Opener open = std::exchange(m_openAgain, {});
    if (open && !m_table) {
        OpenedTable opened = open(Money{m_points.amount()});
        if (opened.table) {
            show(std::move(opened));
        }
    }
}

QString Application::recoveredRound() const {
    const auto& rounds = m_record.recovered();
    const auto last =
        std::find_if(rounds.rbegin(), rounds.rend(), [](const RecoveredRound& r) { return r.isOwn; });
    return last == rounds.rend() ? QString() : QString::fromStdString(textOf(last->round));
}

// Its table, as it stands; without one where its game is none of the house's.
OpenedTable Application::openSeat(const RecoveredSeat& seat, bool mayBeginAnew) {
    HouseGame* const game = m_games.called(QString::fromStdString(seat.game()));
    const bool goesOn = game && game->resumesSession();
    if (!goesOn) {
        keepReport(seat.report()); // it has ended with the program
    }
    return game && (goesOn || mayBeginAnew) ? game->openRecovered(seat) : OpenedTable();
}

void Application::sitDownAgain() {
    const std::optional<RecoveredSeat> seat = m_record.takeSeat();
    emit recoveryChanged();
    if (!seat || !m_games.called(QString::fromStdString(seat->game()))) {
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

// The session ends on record, where it goes on there (P39, P40).
void Application::leaveSeat() {
    const std::optional<RecoveredSeat> seat = m_record.takeSeat();
    emit recoveryChanged();
    if (!seat) {
        return;
    }
    if (const OpenedTable opened = openSeat(*seat, false); opened.table) {
        endSession(*opened.table);
    }
}

// What became of one of this player's rounds.
QString Application::toldOf(const RecoveredRound& round) const {
    const QString rules = round.rules.join(u", ");
    QString end =
        round.isVoid
            //: %1 rules
            ? tr("By the rules for failures of the system (%1) it is void.")
            //: %1 rules
            : tr("It was played to its end and settled, by the rules for failures of the system (%1).");
    if (rules.isEmpty()) { // nothing stands in brackets
        end = round.isVoid ? tr("It is void.") : tr("It was played to its end and settled.");
    } else {
        end = end.arg(rules);
    }
    const Money net = round.returned - round.staked;
    return tr("%1, round %2: the program ended while it was being played. %3 You had staked %4; %5 came back "
              "(%6).")
        .arg(gameTitle(round.game), QString::fromStdString(textOf(round.round)), end,
             amountText(round.staked), amountText(round.returned), signedAmountText(net));
}

QString Application::gameTitle(const std::string& game) const {
    const QString key = QString::fromStdString(game);
    const auto found = std::ranges::find(m_games.list(), key, &HouseGame::key);
    return found != m_games.list().end() ? (*found)->title() : key;
}

QString Application::recovery() const {
    if (!m_recoveredPoints) {
        return {};
    }
    QStringList told;
    for (const RecoveredRound& round : m_record.recovered()) {
        if (!round.isOwn) {
            continue; // nobody but simulated players was in it
        }
        told.append(toldOf(round));
    }
    if (const RecoveredSeat* const seat = m_record.seat()) {
        told.append(
            told.isEmpty()
                ? tr("The program ended while you sat at table %1 (%2), and nothing of yours was staked. "
                     "Your place is still there.")
                      .arg(seat->number())
                      .arg(gameTitle(seat->game()))
                : tr("Your place at table %1 is still there.").arg(seat->number()));
    }
    told.append(tr("Your points now: %1.").arg(amountText(Money{*m_recoveredPoints})));
    return told.join(u'\n');
}

// Leaves a table of this player's for good, whose session is told where nobody sees the table any more.
void Application::endSession(TableModel& table) {
    const qint64 staked = table.stakesDown();
    const bool hadSession = table.hasSession();
    const std::optional<qint64> returned = table.settleAndLeave();
    if (table.arePointsHere()) {
        returned ? m_record.notePoints(Money{table.wallet()}, table.recordedUpTo())
                 : m_record.noteLeft(Money{table.wallet()}, table.recordedUpTo());
    }
    collectLeftRounds();
    if (hadSession && returned) { // else the session ends with the round, which goes on
        SessionReport report = table.sessionReport();
        report.game = m_games.of(table).key();
        report.place = table.amountPlace();
        report.leftStaked = staked;
        report.leftReturned = staked > 0 ? *returned : 0;
        keepReport(report);
    }
    emit leftBehindChanged();
}

void Application::keepReport(const SessionReport& report) {
    m_leftBehind.keep(report);
    emit leftBehindChanged();
}

QString Application::toldOf(const SessionReport& report) const {
    const AmountsAt place(report.place);
    const Money net{report.returned - report.staked};
    QStringList told;
    //: %1 a game
    told.append(tr("End of the session: %1").arg(gameTitle(report.game.toStdString())));
    told.append(report.rounds == 0 ? tr("You staked nothing.")
                                   //: %1 staked, %2 returned, %3 won or lost
                                   : tr("%n round(s): you staked %1, and %2 came back (%3).", nullptr,
                                        static_cast<int>(report.rounds))
                                         .arg(amountText(Money{report.staked}),
                                              amountText(Money{report.returned}), signedAmountText(net)));
    if (const HouseGame* const game = m_games.called(report.game); game && report.rounds > 0) {
        told += game->summaryText(report);
    }
    if (report.leftStaked > 0) {
        const QString staked = amountText(Money{report.leftStaked});
        told.append(report.leftReturned > 0 && !m_leftRounds.empty()
                        ? tr("The round that you left has ended without you: you had staked %1, and %2 came "
                             "back. It comes to your points when you leave this table.")
                              .arg(staked, amountText(Money{report.leftReturned}))
                    : report.leftReturned > 0
                        ? tr("The round that you left was settled without you: you had staked %1, and %2 "
                             "came back.")
                              .arg(staked, amountText(Money{report.leftReturned}))
                        : tr("The round that you left was settled without you: of the %1 that you had "
                             "staked nothing came back.")
                              .arg(staked));
    }
    return told.join(u'\n');
}

QString Application::leftBehind() const {
    const QList<SessionReport>& reports = m_leftBehind.reports();
    if (reports.isEmpty() || !m_record.hasOpened()) {
        return {};
    }
    QStringList told;
    for (const SessionReport& report : reports) {
        told.append(toldOf(report));
    }
    told.append(tr("You have %1.").arg(amountText(Money{m_points.amount()})));
    return told.join(u'\n');
}

QString Application::leftBehindRule() const {
    const QList<SessionReport>& reports = m_leftBehind.reports();
    return reports.isEmpty()               ? QString()
           : reports.last().leftStaked > 0 ? QStringLiteral("I-P35")
                                           : reports.last().rule;
}

// A round has closed that went on without the player.
void Application::takeLeftRound(const LeftRound& left) {
    const bool arePointsAtTable = keepsPoints() && m_table->arePointsHere();
    if (left.isWatched && arePointsAtTable) {
        return; // the table tells it itself, points and all
    }
    m_leftRounds.push_back(left);
    if (!arePointsAtTable) {
        collectLeftRounds();
    }
    if (!left.isWatched) {
        keepReport(left.session);
        if (m_table) {
            m_reader.bring(MessageKind::payment, leftBehind());
        }
    }
}

// No table has the points now, or none that is to be noted any more.
void Application::collectLeftRounds() {
    const std::vector<LeftRound> rounds = std::exchange(m_leftRounds, {});
    for (const LeftRound& left : rounds) {
        m_record.collectLeft(left.gained, left.at);
    }
    if (!rounds.empty()) {
        emit leftBehindChanged();
    }
}

QString Application::leftInPlay() const {
    for (const HouseGame* const game : m_games.list()) {
        if (const QString table = game->leftTable(); !table.isEmpty()) {
            //: %1 a room
            return tr("%1: the round that you left goes on, with your cards. What they bring is told here.")
                .arg(table);
        }
    }
    return {};
}

void Application::returnToLeft() {
    for (HouseGame* const game : m_games.list()) {
        if (!game->leftTable().isEmpty()) {
            m_games.choose(game->key());
            game->chooseLeftTable();
            openChosen(false);
            return;
        }
    }
}

void Application::forgetLeftBehind() {
    if (!m_leftBehind.reports().isEmpty()) {
        m_leftBehind.forget();
        emit leftBehindChanged();
    }
}

} // namespace mesaviva::app
