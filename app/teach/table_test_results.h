// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/croupier/test_book.h"
#endif

#include "app/record/worker.h"

#include <QObject>
#include <QString>

#include <atomic>
#include <memory>
#include <vector>

namespace mesaviva::app {

/// The table tests that were taken: a file, read and written beside everything else.
class TableTestResults : public QObject {
    Q_OBJECT

public:
    /// `folder`: where the file lies; empty: the user's own.
    explicit TableTestResults(const QString& folder);
    /// What could not be written yet is written.
    ~TableTestResults() override;

    /// Reads what is kept, the first time.
    void open();
    /// The oldest first.
    const std::vector<croupier::TakenTest>& tests() const { return m_tests; }
    void keep(const croupier::TakenTest& test);
    void forget();

    /// What failed last; empty: nothing.
    QString told() const { return m_told; }
    void retranslate() { m_told.clear(); }

signals:
    void changed();

private:
    /// A test that may not be in the file yet.
    struct Unkept {
        croupier::TakenTest test;
        std::shared_ptr<std::atomic<bool>> begun; ///< somebody writes it, or has
    };

    croupier::TestBook m_book;
    std::vector<croupier::TakenTest> m_tests;
    std::vector<Unkept> m_unkept;
    bool m_opened = false;
    QString m_told;
    std::unique_ptr<Worker> m_worker = std::make_unique<Worker>(); ///< the first to go: its job is waited for
};

} // namespace mesaviva::app
