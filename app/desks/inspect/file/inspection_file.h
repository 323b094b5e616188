// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/worker/worker.h"
#include "app/desks/inspect/file/case_chain.h"
#include "app/desks/inspect/file/case_facts.h"
#include "app/desks/inspect/file/inspection_case.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>

#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace mesaviva::app {

/// The cases of this user, one file each, and the open one, which every change is saved to shortly afterwards
/// on a worker thread: its facts to the file's chain. The record never changes here.
class InspectionFile : public QObject {
    Q_OBJECT

public:
    /// `folder`: of the cases; empty: in the user's own folder. A case of an older version is read from the
    /// files that it left beside that folder, and taken over; those files stay as they are.
    explicit InspectionFile(const QString& folder = {}, QObject* parent = nullptr);
    ~InspectionFile() override;

    /// Sets how to find the record whose head each entry names; by default entries name none.
    void setRecord(std::function<QString()> record) { m_record = std::move(record); }

    /// The open case, read from disk on the first call: the newest one that is not closed, and not about an
    /// exercise, which is not shown yet.
    const InspectionCase& inspection();
    /// Changes the case and saves it shortly afterwards; if it is closed, the change is lost (hasLost()).
    /// `typing` names the fact that is being typed: it enters the chain with the next change elsewhere, or
    /// with seal().
    void change(const std::function<void(InspectionCase&)>& act, const CaseFactName& typing = {});
    /// Ends typing.
    void seal();

    /// A case in the list of cases.
    struct Listed {
        CaseAbout about;
        QDateTime begun;
        bool isOpen = false;   ///< the open one
        bool isBroken = false; ///< its chain is broken
    };
    /// All cases, the newest first; one without contents is not listed.
    std::vector<Listed> cases();
    /// Opens another case; false if the open one can't be saved, or there is no case of that number.
    bool open(const QString& number);
    /// Begins a new case, which gets its number with its first contents; false if the open one can't be
    /// saved.
    bool begin();
    /// Closes the case: it can only be read from then on. Reopening is an entry, too.
    void close();
    void reopen();

    /// The chain of the open case, with all changes so far, which are saved first.
    CaseChain chain();
    /// Likewise, the text of its file.
    QByteArray text();

    void addTable(qint64 table);
    void addLooked(const QString& round);
    /// Adds a scenario or lesson that was played.
    void addStagedTable(const StagedTable& stagedTable);
    void addCheck(const StoredCheck& check);
    /// Notes pinned to an event, one after the other, and corrections made there; empty: none.
    QString notesAt(const QString& round, quint64 seq);

    /// Whether cases are saved at all. If another window saves them, the contents live only as long as this
    /// window. Allowed by default.
    void setWriteAccess(WriteAccess access);
    /// True when changes wait for that decision.
    bool waits() const {
        return m_writeAccess == WriteAccess::undecided && m_revision != m_stored->revision();
    }

    /// Whether something was not added because the case is closed.
    bool hasLost() const { return m_hasLost; }
    /// Why the case cannot be read or saved, or at which entry its chain is broken, as text; empty: none of
    /// it.
    QString trouble() const;
    /// Waits until everything is on disk. For tests and before exit.
    void flush();

signals:
    void changed();
    /// Another case was opened.
    void opened();
    void troubleChanged();

private:
    enum Trouble { None, Aside, Unreadable, NotSaved, Broken };

    // What is on disk; shared with the worker thread.
    class Stored {
    public:
        int revision() {
            const std::lock_guard guard(m_mutex);
            return m_revision;
        }
        CaseChain chain() {
            const std::lock_guard guard(m_mutex);
            return m_chain;
        }
        void set(CaseChain chain, int revision) {
            const std::lock_guard guard(m_mutex);
            m_chain = std::move(chain);
            m_revision = revision;
        }

    private:
        std::mutex m_mutex;
        CaseChain m_chain;
        int m_revision = 0;
    };
    struct Job {
        InspectionCase inspection;
        CaseFactName typing;
        QString record;
        QString path;
        int revision = 0;

        QByteArray text(CaseChain& chain) const;
        bool write(Stored& stored) const;
    };

    void load();
    bool read(const QString& path);
    void takeOverOlder();
    void reset();
    QStringList numbers() const;
    QString nextNumber() const;
    QString pathOf(const QString& number) const;
    void changeAnyway(const std::function<void(InspectionCase&)>& act, const CaseFactName& typing);
    void putAside();
    Job job() const;
    void store();
    bool mayStore() const {
        return m_writeAccess == WriteAccess::allowed && m_trouble != Unreadable && m_trouble != Broken;
    }

    QString m_folder;
    std::function<QString()> m_record;
    QString m_unreadable; ///< path of the file that can't be read
    QString m_aside;      ///< path that it was moved to
    InspectionCase m_case;
    CaseFactName m_typing;
    bool m_loaded = false;
    WriteAccess m_writeAccess = WriteAccess::allowed;
    Trouble m_trouble = None;
    bool m_hasLost = false; ///< something that a closed case didn't take
    QTimer m_storeTimer;
    int m_revision = 0;
    std::shared_ptr<Stored> m_stored = std::make_shared<Stored>();
    std::optional<Worker> m_worker{std::in_place}; ///< declared last, destroyed first: its jobs call back
};

} // namespace mesaviva::app
