// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "app/core/record/check_verdict.h"
#endif

#include <QDateTime>
#include <QJsonObject>
#include <QString>

#include <optional>

namespace mesaviva::app {

/// That something on record was verified, and what came of it.
struct StoredCheck {
    QString round;  ///< "3-12"; empty: the whole record
    QString file;   ///< the name of the file that was brought; empty: this player's own record
    QString sha256; ///< of that file's bytes, hexadecimal; empty: of the own record, or it could not be read
    bool whole = false;                  ///< it is as it must be
    std::optional<CheckVerdict> verdict; ///< what came of it
    QDateTime at;                        ///< when it was known
    QString inWords{};                   ///< what came of it, as a file has it that has nothing but words

    friend bool operator==(const StoredCheck&, const StoredCheck&) = default;
};

/// The same as files have it, and back.
QJsonObject jsonOf(const StoredCheck& check);
StoredCheck storedCheckFrom(const QJsonObject& json);

/// What came of it, in words of the present language, where there is more than words.
QString toldOf(const StoredCheck& check);

/// What was verified, for people: "Round 3-12", "The whole record", "File copy.sqlite".
QString subjectOf(const StoredCheck& check);

} // namespace mesaviva::app
