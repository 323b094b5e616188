// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QJsonObject>
#include <QString>

namespace mesaviva::app {

/// That something on record was verified, and what came of it.
struct KeptCheck {
    QString round;  ///< "3-12"; empty: the whole record
    QString file;   ///< the name of the file that was brought; empty: this player's own record
    QString sha256; ///< of that file's bytes, hexadecimal; empty: of the own record, or it could not be read
    bool whole = false; ///< it is as it must be
    QString told;       ///< what came of it, in words
    QDateTime at;       ///< when it was known

    friend bool operator==(const KeptCheck&, const KeptCheck&) = default;
};

/// The same as files have it, and back.
QJsonObject jsonOf(const KeptCheck& check);
KeptCheck keptCheckFrom(const QJsonObject& json);

/// What was verified, for people: "Round 3-12", "The whole record", "File copy.sqlite".
QString subjectOf(const KeptCheck& check);

} // namespace mesaviva::app
