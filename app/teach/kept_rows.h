// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/record/worker.h"

#include <QDir>
#include <QObject>
#include <QStandardPaths>
#include <QString>

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace mesaviva::app {

/// The rows of a book, in memory and in its file, which is read and written beside everything else. `Book` is
/// made of a path and has keep(row), read() and forget(), which any thread may call, one at a time.
template <class Book, class Row>
class KeptRows {
public:
    /// `folder`: where the file lies; empty: the user's own.
    KeptRows(const QString& folder, const QString& file) : m_book(pathOf(folder, file)) {}
    KeptRows(const KeptRows&) = delete;
    KeptRows& operator=(const KeptRows&) = delete;
    /// What could not be written yet is written.
    ~KeptRows() {
        m_worker.reset(); // the job that runs may write the book, too
        for (const Unkept& unkept : m_unkept) {
            if (!unkept.begun->exchange(true)) {
                m_book.keep(unkept.row);
            }
        }
    }

    /// The oldest first.
    const std::vector<Row>& rows() const { return m_rows; }

    /// Somebody has asked for what is kept.
    bool isOpened() const { return m_opened; }

    /// Reads what is kept, the first time; `then` is told on the asker's thread whether it could. The asker
    /// of this and of all below owns the rows.
    template <class Then>
    void open(QObject& asker, Then then) {
        if (std::exchange(m_opened, true)) {
            return;
        }
        m_worker->run(
            asker, [book = m_book] { return book.read(); },
            [this, then](const std::optional<std::vector<Row>>& past) {
                if (past) { // what was done meanwhile is there already
                    m_rows.insert(m_rows.begin(), past->begin(), past->end());
                }
                then(past.has_value());
            });
    }

    /// Adds a row; `then` is told whether it could be written.
    template <class Then>
    void keep(QObject& asker, const Row& row, Then then) {
        m_rows.push_back(row);
        const Unkept unkept{row, std::make_shared<std::atomic<bool>>(false)};
        std::erase_if(m_unkept, [](const Unkept& earlier) { return earlier.begun->load(); });
        m_unkept.push_back(unkept);
        m_worker->run(
            asker, [book = m_book, unkept] { return unkept.begun->exchange(true) || book.keep(unkept.row); },
            then);
    }

    /// A row that comes with the end of the program: written at the very end.
    void leave(const Row& row) { m_unkept.push_back({row, std::make_shared<std::atomic<bool>>(false)}); }

    /// Forgets all rows, but those that are kept meanwhile; `then` is told whether it could.
    template <class Then>
    void forget(QObject& asker, Then then) {
        m_worker->run(
            asker, [book = m_book] { return book.forget(); },
            [this, then, known = m_rows.size()](const bool& done) {
                if (done) {
                    m_rows.erase(m_rows.begin(), m_rows.begin() + static_cast<std::ptrdiff_t>(
                                                                      std::min(known, m_rows.size())));
                }
                then(done);
            });
    }

    /// Does something with the book; `then` is told what came of it.
    template <class Job, class Then>
    void ask(QObject& asker, Job job, Then then) {
        m_worker->run(
            asker, [book = m_book, job] { return job(book); }, then);
    }

private:
    /// A row that may not be in the file yet.
    struct Unkept {
        Row row;
        std::shared_ptr<std::atomic<bool>> begun; ///< somebody writes it, or has
    };

    static std::filesystem::path pathOf(const QString& folder, const QString& file) {
        const QString place =
            folder.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) : folder;
        return std::filesystem::path(QDir(place).filePath(file).toStdU16String());
    }

    Book m_book;
    std::vector<Row> m_rows;
    std::vector<Unkept> m_unkept;
    bool m_opened = false;
    std::unique_ptr<Worker> m_worker = std::make_unique<Worker>(); ///< the first to go: its job is waited for
};

/// Such rows that can be put away while their owner stays: what comes of their jobs is then told to nobody.
template <class Book, class Row>
class KeptShelf {
public:
    KeptShelf(const QString& folder, const QString& file) : m_rows(folder, file) {}

    const std::vector<Row>& rows() const { return m_rows.rows(); }
    bool isOpened() const { return m_rows.isOpened(); }
    template <class Then>
    void open(Then then) {
        m_rows.open(m_asker, then);
    }
    template <class Then>
    void keep(const Row& row, Then then) {
        m_rows.keep(m_asker, row, then);
    }
    void leave(const Row& row) { m_rows.leave(row); }
    template <class Then>
    void forget(Then then) {
        m_rows.forget(m_asker, then);
    }
    template <class Job, class Then>
    void ask(Job job, Then then) {
        m_rows.ask(m_asker, job, then);
    }

private:
    QObject m_asker;
    KeptRows<Book, Row> m_rows; ///< goes before its asker: its job is waited for
};

} // namespace mesaviva::app
