// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/reader/table_reader.h"

#include <QString>
#include <QStringList>

#include <memory>

namespace mesaviva::app {

/// Capability of a game whose tables can be followed by ear.
class SpokenTables {
public:
    virtual ~SpokenTables() = default;

    /// Describes an open table for speech; `table` must outlive it.
    virtual std::unique_ptr<TableReader> readerOf(TableModel& table) const = 0;
    /// All sentences that are spoken at this game's tables, one example each, about a player of that name.
    virtual QStringList repertoire(const QString& player) const = 0;
};

} // namespace mesaviva::app
