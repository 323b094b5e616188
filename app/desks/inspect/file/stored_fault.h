// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "app/core/events/table_faults.h"
#endif

#include <QJsonObject>
#include <QString>

#include <cstddef>
#include <optional>

namespace mesaviva::app {

/// A fault that was caused, with all that its words are made of, whatever the language.
struct StoredFault {
    /// So many are known; the oldest go first.
    static constexpr std::size_t kMost = 500;

    QString game; ///< the key of the table's game; empty where nobody has said
    TableFaults::Injected injected;
    QString player;
    int same = 0; ///< lines that came as foretold, of `all`
    int all = 0;
    int late = 0;                 ///< lines that came later than is demanded
    std::optional<Duration> last; ///< when the last of them came, after the fault
    QString round{};              ///< where it is on record, "3-12"; empty: nowhere
    bool cutShort = false;        ///< the table was left, or the program ended, before all could come

    friend bool operator==(const StoredFault&, const StoredFault&) = default;
};

/// The same as a file has it, and back; nothing where it is none. What was not over when it was kept never
/// will be: it was cut short, and nobody has seen the rest.
QJsonObject jsonOf(const StoredFault& fault);
std::optional<StoredFault> storedFaultFrom(const QJsonObject& json);

} // namespace mesaviva::app
