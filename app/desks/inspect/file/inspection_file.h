// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/worker/worker.h"
#include "app/desks/inspect/file/inspection_case.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <atomic>
#include <functional>
#include <memory>
#include <optional>

namespace mesaviva::app {

/// The growing file of an inspection: every change is saved shortly afterwards on a worker thread. Separate
/// from the record, which never changes here.
class InspectionFile : public QObject {
    Q_OBJECT

public:
    /// `path`: file to use; empty: in the user's own folder.
    explicit InspectionFile(const QString& path = {}, QObject* parent = nullptr);
    ~InspectionFile() override;

    /// Read from disk on the first call.
    const InspectionCase& inspection();
    /// Changes the inspection and saves it shortly afterwards.
    void change(const std::function<void(InspectionCase&)>& act);

    void addTable(qint64 table);
    void addLooked(const QString& round);
    /// Adds a scenario or lesson that was played.
    void addStagedTable(const StagedTable& stagedTable);
    void addCheck(const StoredCheck& check);
    /// Notes pinned to an event, one after the other, and corrections made there; empty: none.
    QString notesAt(const QString& round, quint64 seq);

    /// Whether the file is saved at all. If another window saves it, the contents live only as long as this
    /// window. Allowed by default.
    void setWriteAccess(WriteAccess access);
    /// True when changes wait for that decision.
    bool waits() const { return m_writeAccess == WriteAccess::undecided && *m_storedRevision != m_revision; }

    /// Why the file cannot be read or saved, as text; empty: it can.
    QString trouble() const;
    /// Waits until everything is on disk. For tests and before exit.
    void flush();

signals:
    void changed();
    void troubleChanged();

private:
    enum Trouble { None, Aside, Unreadable, NotSaved };

    void load();
    void putAside();
    void store();
    bool mayStore() const { return m_writeAccess == WriteAccess::allowed && m_trouble != Unreadable; }

    QString m_path;
    QString m_aside; ///< path that an unreadable file was moved to
    InspectionCase m_case;
    bool m_loaded = false;
    WriteAccess m_writeAccess = WriteAccess::allowed;
    Trouble m_trouble = None;
    QTimer m_storeTimer;
    int m_revision = 0;
    std::shared_ptr<std::atomic<int>> m_storedRevision = std::make_shared<std::atomic<int>>(0);
    std::optional<Worker> m_worker{std::in_place}; ///< declared last, destroyed first: its jobs call back
};

} // namespace mesaviva::app
