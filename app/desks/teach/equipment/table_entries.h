// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/training/equipment/entry.h"
#endif

#include "app/core/events/table_faults.h"
#include "app/core/record/record_keeper.h"
#include "app/core/rulebook/rulebook_model.h"
#include "app/core/table/table_model.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

namespace mesaviva::app {

/// What a person enters at an open table with real equipment. Values are written as files have them: `17`,
/// `00`, `Kd`, `42`.
class TableEntries {
public:
    TableEntries() = default;
    TableEntries(const TableEntries&) = delete;
    TableEntries& operator=(const TableEntries&) = delete;
    virtual ~TableEntries() = default;

    /// Why nothing can be entered now, or not this; nothing: it can.
    virtual std::optional<equipment::RefusedEntry> refusalNow() const = 0;
    virtual std::optional<equipment::RefusedEntry> refusalOf(const QString& value) const = 0;
    /// The value that is typed so; empty: there is none.
    virtual QString readTyped(const QString& typed) const = 0;
    /// How a value is typed.
    virtual QString typedOf(const QString& value) const { return value; }
    /// Everything that could ever be entered here, in the pad's order; the first `lead()` in a row of their
    /// own, the others in rows of `columns()`.
    virtual QStringList values() const = 0;
    virtual int columns() const = 0;
    virtual int lead() const { return 0; }
    /// The same as they lie on a ring, clockwise; empty: on none.
    virtual QStringList ring() const { return {}; }
    /// A round needs one of them only.
    virtual bool isOneARound() const { return false; }
    /// The result, counted from 0, that an event has brought for the test of the equipment; nothing: none.
    virtual std::optional<int> outcomeOf(const TableEvent& event) const {
        static_cast<void>(event);
        return std::nullopt;
    }
    /// What else may happen to the equipment and at its table, which must live longer.
    virtual std::unique_ptr<TableFaults> faults() const = 0;
    /// What is out already in the running round, in the order in which it came.
    virtual QStringList out() const = 0;
    /// The newest results first, so many at most.
    virtual QStringList last(std::size_t most) const = 0;
    /// What the table waits for next, in words.
    virtual QString asked() const = 0;

    /// What is entered and has not counted yet; empty: nothing.
    virtual QString pending() const = 0;
    /// Enters a value; it counts as soon as the table asks.
    virtual void enter(const QString& value) = 0;
    virtual bool takeBack() = 0;
};

/// A table with real equipment that has been opened.
struct EquippedTable {
    std::unique_ptr<TableModel> table;
    std::unique_ptr<TableEntries> entries; ///< of that table, which must live longer
    PlayedRules rules;
};

} // namespace mesaviva::app
