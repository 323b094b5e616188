// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/shell/session_recovery.h"

#include "app/core/record/session_report.h"
#include "app/core/table/table_capabilities.h"
#include "app/core/text/amounts.h"

#include <algorithm>
#include <utility>

namespace mesaviva::app {

SessionRecovery::SessionRecovery(RecordKeeper& record, const GameRegistry& games, const PlayerPoints& points,
                                 QObject* parent)
    : QObject(parent),
      m_record(record),
      m_games(games),
      m_points(points) {}

void SessionRecovery::read() {
    if (canSitDownAgain() || !round().isEmpty()) {
        m_pointsThen = m_points.amount();
        emit interruptedChanged();
        emit recovered();
    }
    if (m_record.endedSession()) {
        add(*m_record.endedSession());
    }
    emit leftBehindChanged();
}

std::optional<RecoveredSeat> SessionRecovery::takeSeat() {
    std::optional<RecoveredSeat> seat = m_record.takeSeat();
    emit interruptedChanged();
    return seat;
}

void SessionRecovery::addLeftRound(const LeftRound& round, bool collects) {
    m_leftRounds.push_back(round);
    if (collects) {
        collectLeftRounds();
    }
    if (!round.isWatched) {
        add(round.session);
    }
}

void SessionRecovery::retranslate() {
    emit interruptedChanged();
    emit leftBehindChanged();
}

QString SessionRecovery::round() const {
    const auto& rounds = m_record.recovered();
    const auto last =
        std::find_if(rounds.rbegin(), rounds.rend(), [](const RecoveredRound& r) { return r.isOwn; });
    return last == rounds.rend() ? QString() : QString::fromStdString(record::textOf(last->round));
}

// Describes how one of the player's rounds ended.
QString SessionRecovery::textOf(const RecoveredRound& round) const {
    const QString rules = round.rules.join(u", ");
    QString end =
        round.isVoid
            //: %1 rules
            ? tr("By the rules for failures of the system (%1) it is void.")
            //: %1 rules
            : tr("It was played to its end and settled, by the rules for failures of the system (%1).");
    if (rules.isEmpty()) { // no brackets
        end = round.isVoid ? tr("It is void.") : tr("It was played to its end and settled.");
    } else {
        end = end.arg(rules);
    }
    const Money net = round.returned - round.staked;
    return tr("%1, round %2: the program ended while it was being played. %3 You had staked %4; %5 was "
              "returned (%6).")
        .arg(gameTitle(round.game), QString::fromStdString(record::textOf(round.round)), end,
             amountText(round.staked), amountText(round.returned), signedAmountText(net));
}

QString SessionRecovery::interrupted() const {
    if (!m_pointsThen) {
        return {};
    }
    QStringList text;
    for (const RecoveredRound& round : m_record.recovered()) {
        if (!round.isOwn) {
            continue; // only simulated players took part
        }
        text.append(textOf(round));
    }
    if (const RecoveredSeat* const seat = m_record.seat()) {
        text.append(text.isEmpty() ? tr("The program ended while you were at table %1 (%2), with nothing "
                                        "staked. Your place is still there.")
                                         .arg(seat->number())
                                         .arg(gameTitle(seat->game()))
                                   : tr("Your place at table %1 is still there.").arg(seat->number()));
    }
    text.append(tr("Your points now: %1.").arg(amountText(Money{*m_pointsThen})));
    return text.join(u'\n');
}

void SessionRecovery::add(const SessionReport& report) {
    m_left.add(report);
    emit leftBehindChanged();
}

QString SessionRecovery::textOf(const SessionReport& report) const {
    const AmountsAt place(report.place);
    const Money net{report.returned - report.staked};
    QStringList text;
    //: %1 a game
    text.append(tr("End of the session: %1").arg(gameTitle(report.game.toStdString())));
    text.append(report.rounds == 0 ? tr("You staked nothing.")
                                   //: %1 staked, %2 returned, %3 won or lost
                                   : tr("%n round(s): you staked %1, and %2 was returned (%3).", nullptr,
                                        static_cast<int>(report.rounds))
                                         .arg(amountText(Money{report.staked}),
                                              amountText(Money{report.returned}), signedAmountText(net)));
    if (const auto* const game = m_games.capability<SessionSummaryText>(report.game);
        game && report.rounds > 0) {
        text += game->summaryText(report);
    }
    if (report.leftStaked > 0) {
        const QString staked = amountText(Money{report.leftStaked});
        text.append(report.leftReturned > 0 && !m_leftRounds.empty()
                        ? tr("The round that you left has ended without you: you had staked %1, and %2 was "
                             "returned. It is added to your points when you leave this table.")
                              .arg(staked, amountText(Money{report.leftReturned}))
                    : report.leftReturned > 0 ? tr("The round that you left was settled without you: you had "
                                                   "staked %1, and %2 was returned.")
                                                    .arg(staked, amountText(Money{report.leftReturned}))
                                              : tr("The round that you left was settled without you: of the "
                                                   "%1 that you had staked, nothing was returned.")
                                                    .arg(staked));
    }
    return text.join(u'\n');
}

QString SessionRecovery::leftBehind() const {
    const QList<SessionReport>& reports = m_left.reports();
    if (reports.isEmpty() || !m_record.hasOpened()) {
        return {};
    }
    QStringList text;
    for (const SessionReport& report : reports) {
        text.append(textOf(report));
    }
    text.append(tr("You have %1.").arg(amountText(Money{m_points.amount()})));
    return text.join(u'\n');
}

QString SessionRecovery::leftBehindRule() const {
    const QList<SessionReport>& reports = m_left.reports();
    return reports.isEmpty()               ? QString()
           : reports.last().leftStaked > 0 ? QStringLiteral("I-P35")
                                           : reports.last().rule;
}

// No open table has the points now, or none whose points are noted.
void SessionRecovery::collectLeftRounds() {
    const std::vector<LeftRound> rounds = std::exchange(m_leftRounds, {});
    for (const LeftRound& left : rounds) {
        m_record.collectLeft(left.gained, left.at);
    }
    if (!rounds.empty()) {
        emit leftBehindChanged();
    }
}

QString SessionRecovery::leftInPlay() const {
    for (const TableGame* const game : m_games.list()) {
        const auto* const rounds = game->as<LeftRounds>();
        if (const QString table = rounds ? rounds->leftTable() : QString(); !table.isEmpty()) {
            //: %1 a room
            return tr("%1: the round that you left goes on, with your cards. What they win is shown here.")
                .arg(table);
        }
    }
    return {};
}

void SessionRecovery::forgetLeftBehind() {
    if (!m_left.reports().isEmpty()) {
        m_left.forget();
        emit leftBehindChanged();
    }
}

} // namespace mesaviva::app
