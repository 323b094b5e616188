// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/record/round_row.h"
#endif

#include <QByteArray>
#include <QMultiHash>
#include <QString>

#include <optional>

namespace mesaviva::app {

/// A fault injected in a round.
struct FaultMark {
    qint64 at = 0; ///< time in milliseconds since the epoch
    /// Opening time of the round from its record: rounds of equal number on two records differ in it. Nothing
    /// if the record could not be read.
    std::optional<qint64> opened;

    friend bool operator==(const FaultMark&, const FaultMark&) = default;
};

/// The known rounds with injected faults: a value, safe on any thread.
class FaultMarks {
public:
    /// Whether the round has an injected fault. If the opening time is unknown, a fault while the round may
    /// have run counts.
    bool has(const record::RoundRow& round) const;
    void insert(const record::RoundId& round, const FaultMark& mark);

    /// Converts a mark to a line of its file and back; nothing if the line is invalid.
    static QByteArray lineOf(const record::RoundId& round, const FaultMark& mark);
    void takeIn(const QByteArray& line);

private:
    QMultiHash<QString, FaultMark> m_marks; ///< by round id
};

} // namespace mesaviva::app
