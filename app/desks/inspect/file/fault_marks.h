// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/record/round_row.h"
#endif

#include <QByteArray>
#include <QMultiHash>
#include <QString>

#include <optional>

namespace mesaviva::app {

/// A fault that an inspector has caused in a round.
struct FaultMark {
    qint64 at = 0; ///< when, in milliseconds of the calendar
    /// When the round was opened, as its record has it: no round of the same number on another record was
    /// opened at the same millisecond. Nothing where the record could not be asked.
    std::optional<qint64> opened;

    friend bool operator==(const FaultMark&, const FaultMark&) = default;
};

/// In which rounds faults were caused, as far as is known: a value, for any thread.
class FaultMarks {
public:
    /// Whether it is one of them. Where its record was not asked, a fault that was caused while it can have
    /// run counts.
    bool has(const record::RoundRow& round) const;
    void insert(const record::RoundId& round, const FaultMark& mark);

    /// A mark as a line of its file, and back; nothing where it is none.
    static QByteArray lineOf(const record::RoundId& round, const FaultMark& mark);
    void takeIn(const QByteArray& line);

private:
    QMultiHash<QString, FaultMark> m_marks; ///< by the round's id
};

} // namespace mesaviva::app
