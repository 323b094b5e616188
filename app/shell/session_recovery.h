// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/game/game_registry.h"
#include "app/core/game/player_points.h"
#include "app/core/record/record_keeper.h"
#include "app/core/record/session_report.h"
#include "app/core/table/table_capabilities.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <string>
#include <vector>

namespace mesaviva::app {

/// What became of the player's sessions: of those that ended with a killed program, and of those that ended
/// after the player had left the table.
class SessionRecovery : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(QString interrupted READ interrupted NOTIFY interruptedChanged)
    Q_PROPERTY(QString round READ round NOTIFY interruptedChanged)
    Q_PROPERTY(bool canSitDownAgain READ canSitDownAgain NOTIFY interruptedChanged)
    Q_PROPERTY(QString leftBehind READ leftBehind NOTIFY leftBehindChanged)
    Q_PROPERTY(QString leftBehindRule READ leftBehindRule NOTIFY leftBehindChanged)
    Q_PROPERTY(QString leftInPlay READ leftInPlay NOTIFY leftBehindChanged)

public:
    /// All arguments must outlive it.
    SessionRecovery(RecordKeeper& record, const GameRegistry& games, const PlayerPoints& points,
                    QObject* parent = nullptr);

    /// Takes over what the record has found of a killed program; call once it is open. Emits recovered() if
    /// there is anything to tell.
    void read();
    /// The rounds that a killed program had left running, and the player's seat, as text; empty: none.
    QString interrupted() const;
    /// The last of those rounds in which the player had staked, such as `3-12`; empty: none.
    QString round() const;
    /// Whether the seat at the table where the program was killed is still the player's.
    bool canSitDownAgain() const { return m_record.seat() != nullptr; }
    /// Takes that seat, which is then no longer offered; nothing if there is none.
    std::optional<RecoveredSeat> takeSeat();

    /// Adds the report of a session that has ended away from its table.
    void add(const SessionReport& report);
    /// Adds a round that has closed without the player. Its points are noted at once if `collects`, otherwise
    /// with the next collectLeftRounds(): while the player's points are at another table.
    void addLeftRound(const LeftRound& round, bool collects);
    void collectLeftRounds();
    /// These reports, with what came of the stakes (P39, O26, B52, I-P35), as text; empty: none, they have
    /// been read, or the record is not open yet.
    QString leftBehind() const;
    /// The rule for it, such as `P39`.
    QString leftBehindRule() const;
    Q_INVOKABLE void forgetLeftBehind();
    /// Where the player has left stakes in play, as text; empty: nowhere.
    QString leftInPlay() const;

    void retranslate();

signals:
    /// Rounds were interrupted and have been ended, or a seat is still the player's.
    void recovered();
    void interruptedChanged();
    void leftBehindChanged();

private:
    QString textOf(const RecoveredRound& round) const;
    QString textOf(const SessionReport& report) const;
    QString gameTitle(const std::string& game) const { return m_games.titleOf(QString::fromStdString(game)); }

    RecordKeeper& m_record;
    const GameRegistry& m_games;
    const PlayerPoints& m_points;
    std::optional<qint64> m_pointsThen; ///< the player's points after recovered()
    LeftBehind m_left;
    std::vector<LeftRound> m_leftRounds; ///< closed while the points were at another table
};

} // namespace mesaviva::app
