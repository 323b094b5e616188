// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/core/events/table_faults.h"
#endif

#include <QJsonObject>
#include <QString>

#include <cstddef>
#include <optional>

namespace mesaviva::app {

/// An injected fault with the language-independent facts behind its texts.
struct StoredFault {
    /// Maximum number stored; drops the oldest.
    static constexpr std::size_t kMost = 500;

    QString game; ///< key of the table's game; empty: unknown
    TableFaults::Injected injected;
    QString player;
    int same = 0; ///< lines as predicted, of `all`
    int all = 0;
    int late = 0;                 ///< lines later than required
    std::optional<Duration> last; ///< time of the last of them, after the fault
    QString round{};              ///< number on record, "3-12"; empty: not on record
    bool cutShort = false;        ///< the table or the program was closed before all lines were due

    friend bool operator==(const StoredFault&, const StoredFault&) = default;
};

/// Converts to and from the file format; nothing if invalid. A fault stored before its outcome becomes
/// `cutShort`, because nobody saw the rest.
QJsonObject jsonOf(const StoredFault& fault);
std::optional<StoredFault> storedFaultFrom(const QJsonObject& json);

} // namespace mesaviva::app
