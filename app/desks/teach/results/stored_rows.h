// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/worker/worker.h"
#include "app/desks/teach/results/result_store.h"

#include <QObject>
#include <QString>

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace mesaviva::app {

/// Results of one kind, in memory and in the trainee's file, which is read and written on a worker thread.
/// Callbacks run on the thread that created this object, and not after its destruction.
template <class Row>
class StoredRows {
public:
    using Read = std::optional<std::vector<Row>> (ResultStore::*)() const;

    /// `read` returns the rows of that kind; `folder` as for ResultStore.
    StoredRows(const QString& folder, ResultKind kind, Read read)
        : m_store(folder),
          m_kind(kind),
          m_read(read) {}
    StoredRows(const StoredRows&) = delete;
    StoredRows& operator=(const StoredRows&) = delete;
    /// Writes everything that is pending.
    ~StoredRows() {
        m_worker.settle();
        for (const Row& row : m_left) {
            m_store.add(row);
        }
    }

    /// Switches to another folder without reading its file. Pending rows are written to the previous file on
    /// the worker thread.
    void moveTo(const QString& folder) {
        m_store = ResultStore(folder);
        m_rows.clear();
        m_opened = false;
        ++m_stores;
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
            m_asker, [store = m_store, read = m_read] { return (store.*read)(); },
            [this, then, stores = m_stores](const std::optional<std::vector<Row>>& past) {
                if (stores != m_stores) {
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
            m_asker, [store = m_store, row] { return store.add(row); }, then);
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
            m_asker, [store = m_store, kind = m_kind] { return store.forget(kind); },
            [this, then, known = m_rows.size(), stores = m_stores](const bool& done) {
                if (done && stores == m_stores) {
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
            m_asker, [store = m_store, job] { return job(store); }, then);
    }

private:
    ResultStore m_store;
    ResultKind m_kind;
    Read m_read;
    std::vector<Row> m_rows;
    std::vector<Row> m_left; ///< written in the destructor
    bool m_opened = false;
    int m_stores = 1; ///< number of stores used; results of earlier ones are ignored
    QObject m_asker;
    Worker m_worker; ///< declared last, destroyed first: waits for its running job
};

} // namespace mesaviva::app
