// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/worker/worker.h"
#include "app/desks/teach/common/result_files.h"

#include <QObject>
#include <QString>

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace mesaviva::app {

/// Rows of a store, in memory and in a file that is read and written on a worker thread. `Book` is
/// constructed from a path and has add(row), read() and forget(), each safe on any thread but not
/// concurrently. Callbacks run on the thread that created this object, and not after its destruction.
template <class Book, class Row>
class StoredRows {
public:
    /// `folder`: folder of the file; empty: the user's own.
    StoredRows(const QString& folder, const char* file) : m_book(resultFile(folder, file)) {}
    StoredRows(const StoredRows&) = delete;
    StoredRows& operator=(const StoredRows&) = delete;
    /// Writes everything that is pending.
    ~StoredRows() {
        m_worker.settle();
        for (const Row& row : m_left) {
            m_book.add(row);
        }
    }

    /// Switches to the file in another folder (empty: the user's own) without reading it. Pending rows are
    /// written to the old file on the worker thread.
    void moveTo(const QString& folder, const char* file) {
        m_book = Book(resultFile(folder, file));
        m_rows.clear();
        m_opened = false;
        ++m_books;
    }

    /// Oldest first.
    const std::vector<Row>& rows() const { return m_rows; }

    /// True once open() was called.
    bool isOpened() const { return m_opened; }

    /// Reads the file on the first call; `then` receives whether that succeeded.
    template <class Then>
    void open(Then then) {
        if (std::exchange(m_opened, true)) {
            return;
        }
        m_worker.run(
            m_asker, [book = m_book] { return book.read(); },
            [this, then, books = m_books](const std::optional<std::vector<Row>>& past) {
                if (books != m_books) {
                    return;
                }
                if (past) { // rows added meanwhile are already in memory
                    m_rows.insert(m_rows.begin(), past->begin(), past->end());
                }
                then(past.has_value());
            });
    }

    /// Adds a row; `then` receives whether it was written.
    template <class Then>
    void add(const Row& row, Then then) {
        m_rows.push_back(row);
        m_worker.run(
            m_asker, [book = m_book, row] { return book.add(row); }, then);
    }

    /// Adds a row to be written in the destructor, at the end of the program.
    void leave(const Row& row) { m_left.push_back(row); }

    /// Calls `then` once all rows added so far are in the file.
    template <class Then>
    void whenSaved(Then then) {
        m_worker.run(
            m_asker, [] { return true; }, [then](bool) { then(); });
    }

    /// Deletes all rows except those added meanwhile; `then` receives whether that succeeded.
    template <class Then>
    void forget(Then then) {
        m_worker.run(
            m_asker, [book = m_book] { return book.forget(); },
            [this, then, known = m_rows.size(), books = m_books](const bool& done) {
                if (done && books == m_books) {
                    m_rows.erase(m_rows.begin(), m_rows.begin() + static_cast<std::ptrdiff_t>(
                                                                      std::min(known, m_rows.size())));
                }
                then(done);
            });
    }

    /// Runs `job` with the store on the worker thread; `then` receives its result.
    template <class Job, class Then>
    void ask(Job job, Then then) {
        m_worker.run(
            m_asker, [book = m_book, job] { return job(book); }, then);
    }

private:
    Book m_book;
    std::vector<Row> m_rows;
    std::vector<Row> m_left; ///< written in the destructor
    bool m_opened = false;
    int m_books = 1; ///< number of stores used; results of earlier ones are ignored
    QObject m_asker;
    Worker m_worker; ///< declared last, destroyed first: waits for its running job
};

} // namespace mesaviva::app
