// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/events/event_log_text.h"

#include <QDateTime>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <optional>

namespace mesaviva::app {

/// An event of a table's log with everything needed to describe it in any language.
struct LoggedEvent {
    QString game;                 ///< the key of the table's game; empty: nothing is stored
    QJsonObject opened;           ///< `table_opened` of such a table in the record's format, without guests
    QJsonObject event;            ///< the event in the record's format; players as returned by storedNameOf()
    bool hidden = false;          ///< without what was hidden from this player, such as face-down cards
    std::optional<qint64> before; ///< of a stake that is put back: its former amount in cents, if known

    bool isEmpty() const { return game.isEmpty(); }
    friend bool operator==(const LoggedEvent&, const LoggedEvent&) = default;
};

/// What happened, in the current language, title included; empty if it can't be read.
QString sentenceOf(const LoggedEvent& event);

/// The stored name of a player shown under this name at a table; the local player's is independent of the
/// language.
QString storedNameOf(const QString& shown);

/// Converts to and from the file format.
QJsonObject jsonOf(const LoggedEvent& event);
LoggedEvent loggedEventFrom(const QJsonObject& json);

/// A correction that is not an event of the record: an entry at real equipment that was taken back before it
/// counted. Stores everything needed to describe it in any language.
struct StoredCorrection {
    QString round;   ///< "3-12"; before the first round "3-0"
    quint64 seq = 0; ///< the event after which it was made
    QDateTime at;    ///< when
    QString game;    ///< the key of the table's game; empty if unknown
    QString value;   ///< the entry in the file format: `17`, `Kd`
    QString signer;  ///< the person responsible for the equipment; empty: nobody

    friend bool operator==(const StoredCorrection&, const StoredCorrection&) = default;
};

/// What it corrects, in the current language.
Correction correctionOf(const StoredCorrection& correction);

/// Converts to and from the file format. A correction stored as text keeps its text for the entry and the
/// signer.
QJsonObject jsonOf(const StoredCorrection& correction);
StoredCorrection storedCorrectionFrom(const QJsonObject& json);

} // namespace mesaviva::app
