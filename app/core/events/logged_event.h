// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <optional>

namespace mesaviva::app {

/// An event of a table's trace with all that its words are made of, whatever the language.
struct LoggedEvent {
    QString game;        ///< the key of the table's game; empty: nothing is kept
    QJsonObject opened;  ///< `table_opened` of such a table, as records have it, without guests
    QJsonObject event;   ///< the event itself, as records have it; players as storedNameOf() has them
    bool hidden = false; ///< what lay face down for this player is left out
    std::optional<qint64> before; ///< of a stake that is put back: the cents that lay there, if that is known

    bool isEmpty() const { return game.isEmpty(); }
    friend bool operator==(const LoggedEvent&, const LoggedEvent&) = default;
};

/// What has happened, in words of the present language: title and all; empty where it can't be read.
QString toldOf(const LoggedEvent& event);

/// The name that is kept of who is called so at a table just now: this player's has none of any language.
QString storedNameOf(const QString& shown);

/// The same as a file has it, and back.
QJsonObject jsonOf(const LoggedEvent& event);
LoggedEvent loggedEventFrom(const QJsonObject& json);

} // namespace mesaviva::app
