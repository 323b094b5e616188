// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desks/teach/results/stored_rows.h"

#include <QObject>
#include <QString>

#include <functional>
#include <vector>

namespace mesaviva::app {

/// Completed table tests: a file, read and written on a worker thread.
class TableTestResults : public QObject {
    Q_OBJECT

public:
    /// `folder`: folder of the file; empty: the user's own.
    explicit TableTestResults(const QString& folder);

    /// Reads the file on the first call.
    void open();
    /// Switches to the file in another folder; empty: the user's own. Reads it at once if the previous one
    /// was read.
    void setFolder(const QString& folder);
    /// Oldest first.
    const std::vector<croupier::TakenTest>& tests() const { return m_tests.rows(); }
    void add(const croupier::TakenTest& test);
    /// Stores a test interrupted by the end of the program, in the destructor.
    void leave(const croupier::TakenTest& test) { m_tests.leave(test); }
    /// Calls `then` once all tests so far are in the file.
    void whenSaved(const std::function<void()>& then) { m_tests.whenSaved(then); }
    void forget();

    /// The last failure; empty: none.
    QString message() const { return m_message; }
    void retranslate() { m_message.clear(); }

signals:
    void changed();

private:
    QString m_message;
    StoredRows<croupier::TakenTest> m_tests; ///< declared last, destroyed first: waits for its running job
};

} // namespace mesaviva::app
