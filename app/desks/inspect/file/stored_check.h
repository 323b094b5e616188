// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/core/record/check_verdict.h"
#endif

#include <QDateTime>
#include <QJsonObject>
#include <QString>

#include <optional>

namespace mesaviva::app {

/// A verification of something on record, and its result.
struct StoredCheck {
    QString round;      ///< "3-12"; empty: the whole record
    QString file;       ///< name of the opened file; empty: the user's own record
    QString sha256;     ///< hash of that file, hexadecimal; empty: own record, or not readable
    bool whole = false; ///< no error was found
    std::optional<CheckVerdict> verdict; ///< the result
    QDateTime at;                        ///< when the result was known
    QString inWords{};                   ///< the result as text, from a file that has only the text

    friend bool operator==(const StoredCheck&, const StoredCheck&) = default;
};

/// Converts to and from the file format.
QJsonObject jsonOf(const StoredCheck& check);
StoredCheck storedCheckFrom(const QJsonObject& json);

/// The result as text, in the current language if possible.
QString verdictText(const StoredCheck& check);

/// What was verified: "Round 3-12", "The whole record", "File copy.sqlite".
QString subjectOf(const StoredCheck& check);

} // namespace mesaviva::app
