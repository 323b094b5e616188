// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/training/croupier/test_book.h"
#endif

#include "app/desks/teach/common/stored_rows.h"

#include <QObject>
#include <QString>

#include <functional>
#include <vector>

namespace mesaviva::app {

/// The table tests that were taken: a file, read and written beside everything else.
class TableTestResults : public QObject {
    Q_OBJECT

public:
    /// `folder`: where the file lies; empty: the user's own.
    explicit TableTestResults(const QString& folder);

    /// Reads what is kept, the first time.
    void open();
    /// From now on the file lies in that folder; empty: the user's own. It is read at once where the other
    /// one was read.
    void keepIn(const QString& folder);
    /// The oldest first.
    const std::vector<croupier::TakenTest>& tests() const { return m_tests.rows(); }
    void keep(const croupier::TakenTest& test);
    /// A test that is cut off by the end of the program: written at the very end.
    void leave(const croupier::TakenTest& test) { m_tests.leave(test); }
    /// Calls `then` once the file holds everything that was kept so far.
    void whenSaved(const std::function<void()>& then) { m_tests.whenSaved(then); }
    void forget();

    /// What failed last; empty: nothing.
    QString told() const { return m_told; }
    void retranslate() { m_told.clear(); }

signals:
    void changed();

private:
    using Rows = StoredRows<croupier::TestBook, croupier::TakenTest>;

    QString m_told;
    Rows m_tests; ///< the last member: its running job is waited for before anything goes
};

} // namespace mesaviva::app
