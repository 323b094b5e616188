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

/// The rows of a book, in memory and in its file, which is read and written beside everything else. `Book` is
/// made of a path and has keep(row), read() and forget(), which any thread may call, one at a time. What
/// comes of a wish is told on the thread that made this, and to nobody once it has gone.
template <class Book, class Row>
class StoredRows {
public:
    /// `folder`: where the file lies; empty: the user's own.
    StoredRows(const QString& folder, const char* file) : m_book(resultFile(folder, file)) {}
    StoredRows(const StoredRows&) = delete;
    StoredRows& operator=(const StoredRows&) = delete;
    /// What is not written yet is written.
    ~StoredRows() {
        m_worker.settle();
        for (const Row& row : m_left) {
            m_book.keep(row);
        }
    }

    /// From now on the file lies in that folder; empty: the user's own. Nothing of it is read yet. What was
    /// kept before is written where it belongs, beside everything else.
    void moveTo(const QString& folder, const char* file) {
        m_book = Book(resultFile(folder, file));
        m_rows.clear();
        m_opened = false;
        ++m_books;
    }

    /// The oldest first.
    const std::vector<Row>& rows() const { return m_rows; }

    /// Somebody has asked for what is kept.
    bool isOpened() const { return m_opened; }

    /// Reads what is kept, the first time; `then` is told whether it could.
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
                if (past) { // what was done meanwhile is there already
                    m_rows.insert(m_rows.begin(), past->begin(), past->end());
                }
                then(past.has_value());
            });
    }

    /// Adds a row; `then` is told whether it could be written.
    template <class Then>
    void keep(const Row& row, Then then) {
        m_rows.push_back(row);
        m_worker.run(
            m_asker, [book = m_book, row] { return book.keep(row); }, then);
    }

    /// A row that comes with the end of the program: written at the very end.
    void leave(const Row& row) { m_left.push_back(row); }

    /// Calls `then` once the file holds everything that was kept so far.
    template <class Then>
    void whenSaved(Then then) {
        m_worker.run(
            m_asker, [] { return true; }, [then](bool) { then(); });
    }

    /// Forgets all rows, but those that are kept meanwhile; `then` is told whether it could.
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

    /// Does something with the book; `then` is told what came of it.
    template <class Job, class Then>
    void ask(Job job, Then then) {
        m_worker.run(
            m_asker, [book = m_book, job] { return job(book); }, then);
    }

private:
    Book m_book;
    std::vector<Row> m_rows;
    std::vector<Row> m_left; ///< written at the very end
    bool m_opened = false;
    int m_books = 1; ///< so many were used: what is read from an earlier one is not shown
    QObject m_asker;
    Worker m_worker; ///< the last member: its running job is waited for before anything goes
};

} // namespace mesaviva::app
