// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desks/teach/common/examiner_lock.h"
#include "app/desks/teach/results/stored_rows.h"

#include <QObject>
#include <QString>
#include <QUrl>

#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace mesaviva::app {

/// Results of trainees at the reversed tables of all games: shifts in a file, read and written on a worker
/// thread.
class CroupierResults : public QObject {
    Q_OBJECT

public:
    /// The name of a table of a game, both by their keys.
    using TableName = std::function<QString(const QString& game, const QString& table)>;

    /// `folder`: folder of the file; empty: the user's own.
    explicit CroupierResults(const QString& folder);

    /// Reads the file on the first call.
    void open();
    /// Switches to the file of a trainee (empty: without a name) in another folder; empty: the user's own.
    /// Reads it at once if the previous one was read.
    void setFolder(const QString& folder, const QString& trainee);
    /// Whose results these are; empty: without a name.
    QString trainee() const { return m_trainee; }
    const std::vector<croupier::Shift>& past() const { return m_shifts.rows(); }
    /// Stores a completed shift.
    void add(const croupier::Shift& shift);
    /// Stores a shift interrupted by the end of the program, in the destructor.
    void leave(const croupier::Shift& shift);
    /// Calls `then` once all shifts so far are in the file.
    void whenSaved(const std::function<void()>& then) { m_shifts.whenSaved(then); }
    /// Writes all shifts as a table for the user's spreadsheet.
    void exportTo(const QUrl& file);
    /// Results can be deleted only while that is open. It must exist as long as this is used.
    void setLock(const ExaminerLock& lock);
    /// Why the examiner's lock keeps results from being deleted; empty: it does not.
    QString lockReason() const { return m_lock != nullptr ? m_lock->reason() : QString(); }
    /// Deletes all shifts; not while locked.
    void forget();

    /// Sets where the names of tables come from.
    void setTableName(TableName name) { m_tableName = std::move(name); }
    /// The name of a table, for lists; the key itself where nobody knows it. `game` as in a shift.
    QString tableName(const std::string& game, const std::string& table) const;

    /// Result of the last operation; empty: nothing to report.
    QString message() const { return m_message; }
    bool hasFailed() const { return m_failed; }
    void retranslate() { m_message.clear(); }

signals:
    void changed();

private:
    static std::string csvOf(const QString& trainee, const std::vector<croupier::Shift>& shifts,
                             const std::map<std::string, QString>& tables);
    void say(const QString& words, bool failure);

    const ExaminerLock* m_lock = nullptr;
    TableName m_tableName;
    QString m_trainee;
    QString m_message;
    bool m_failed = false;
    StoredRows<croupier::Shift> m_shifts; ///< declared last, destroyed first: waits for its running job
};

} // namespace mesaviva::app
