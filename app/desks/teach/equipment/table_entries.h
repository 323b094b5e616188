// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
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

/// Entries of a person at an open table with real equipment. Values are spelt as in files: `17`, `00`, `Kd`,
/// `42`.
class TableEntries {
public:
    TableEntries() = default;
    TableEntries(const TableEntries&) = delete;
    TableEntries& operator=(const TableEntries&) = delete;
    virtual ~TableEntries() = default;

    /// Why nothing, or not this value, can be entered now; nothing: it can.
    virtual std::optional<equipment::RefusedEntry> refusalNow() const = 0;
    virtual std::optional<equipment::RefusedEntry> refusalOf(const QString& value) const = 0;
    /// Value of the typed text; empty: none.
    virtual QString readTyped(const QString& typed) const = 0;
    /// How a value is typed.
    virtual QString typedOf(const QString& value) const { return value; }
    /// All possible values in the order of the pad; the first `lead()` in a row of their own, the others in
    /// rows of `columns()`.
    virtual QStringList values() const = 0;
    virtual int columns() const = 0;
    virtual int lead() const { return 0; }
    /// The same values on a ring, clockwise; empty: no ring.
    virtual QStringList ring() const { return {}; }
    /// A round needs only one of them.
    virtual bool isOneARound() const { return false; }
    /// Result in an event for the test of the equipment, from 0; nothing: none.
    virtual std::optional<int> outcomeOf(const TableEvent& event) const {
        static_cast<void>(event);
        return std::nullopt;
    }
    /// Incidents at the equipment and its table, which must outlive the result.
    virtual std::unique_ptr<TableFaults> faults() const = 0;
    /// Values already drawn in the running round, in order.
    virtual QStringList out() const = 0;
    /// The newest results first, at most `most`.
    virtual QStringList last(std::size_t most) const = 0;
    /// The next expected entry, as text.
    virtual QString asked() const = 0;

    /// The entry that has not taken effect; empty: none.
    virtual QString pending() const = 0;
    /// Enters a value; it takes effect when the table asks for it.
    virtual void enter(const QString& value) = 0;
    virtual bool takeBack() = 0;
};

/// An open table with real equipment.
struct EquippedTable {
    std::unique_ptr<TableModel> table;
    std::unique_ptr<TableEntries> entries; ///< of that table, which must outlive them
    PlayedRules rules;
};

} // namespace mesaviva::app
