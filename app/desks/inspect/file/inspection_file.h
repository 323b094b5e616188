// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/record/history/returned.h"
#endif

#include "app/core/events/logged_event.h"
#include "app/core/events/stored_correction.h"
#include "app/core/table/staged_table.h"
#include "app/core/worker/worker.h"
#include "app/desks/inspect/file/dispute.h"
#include "app/desks/inspect/file/inspection_notes.h"
#include "app/desks/inspect/file/stored_check.h"
#include "app/desks/inspect/file/stored_fault.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonObject>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace mesaviva::app {

/// A note pinned to an event.
struct PinnedNote {
    QString round; ///< "3-12", or the key of a staged table
    quint64 seq = 0;
    QString event; ///< description of the event, in the language of whoever pinned it
    QString text;
    StagedTable stagedTable{}; ///< scenario or lesson that is not on record; otherwise empty
    LoggedEvent fact{};        ///< the event; empty if only its text, or the record, is available

    /// Description of the event, in the current language if possible.
    QString happened() const;

    /// Where the event is: "3-12", or the current title of the scenario or lesson.
    QString where() const;

    friend bool operator==(const PinnedNote&, const PinnedNote&) = default;
};

/// Converts to the file format.
QJsonObject jsonOf(const PinnedNote& note);

/// Converts staged tables to the file format.
QJsonArray jsonOf(const std::vector<StagedTable>& stagedTables);
/// Title of a scenario or lesson in the current language; may be empty.
QString calledNow(const StagedTable& stagedTable);

/// A note on a row of the payback figures.
struct ReturnedNote {
    QString window;                      ///< a key of ReturnedText
    QString key;                         ///< record::textOf() of the row
    std::optional<record::Returned> sum; ///< sums when the note was made
    QString text;
    QDateTime at;        ///< when the note was made
    QDateTime until{};   ///< end of the window: the newest round, or a chosen moment; invalid: unknown
    bool chosen = false; ///< the moment was chosen
    QString inWords{};   ///< the sums as text, from a file that has only the text

    /// The sums when the note was made, as text, in the current language if possible.
    QString sumText() const;

    friend bool operator==(const ReturnedNote&, const ReturnedNote&) = default;
};

/// Converts to the file format.
QJsonObject jsonOf(const ReturnedNote& note);

/// Result of the tests of randomness; the rest follows from seed and number of rounds.
struct StoredChance {
    QString seed; ///< hexadecimal
    qint64 rounds = 0;
    QDateTime at;
    bool passed = false;
    QString line; ///< command line that repeats the tests

    friend bool operator==(const StoredChance&, const StoredChance&) = default;
};

/// Everything gathered by an inspection so far.
struct InspectionCase {
    static constexpr std::size_t kMostDisputes = 100;
    static constexpr qsizetype kMostRounds = 100;
    static constexpr std::size_t kMostPinned = 500;
    static constexpr std::size_t kMostReturned = 200;
    static constexpr qsizetype kMostTables = 200;
    static constexpr qsizetype kMostLooked = 500;
    static constexpr qsizetype kMostCovered = 2'000;
    static constexpr std::size_t kMostCorrections = 500;
    static constexpr std::size_t kMostStories = 500;
    static constexpr std::size_t kMostChecks = 200;

    std::vector<Dispute> disputes;         ///< oldest first
    QStringList rounds;                    ///< rounds whose sheets belong to it
    std::vector<PinnedNote> pinned;        ///< oldest first
    std::vector<ReturnedNote> returned;    ///< on payback, oldest first
    QStringList tables;                    ///< numbers of the tables viewed
    QStringList looked;                    ///< rounds replayed or read
    std::vector<StagedTable> stagedTables; ///< scenarios and lessons played
    QString initials;                      ///< of the inspector
    QDateTime begun;                       ///< when its first part was added; invalid: unknown
    QStringList covered;                   ///< rules that acted
    std::vector<StoredFault> faults;       ///< injected faults, oldest first
    std::vector<StoredCorrection> corrections;
    std::vector<StoredCheck> checks;    ///< verifications
    std::optional<StoredChance> chance; ///< the last tests of randomness

    bool isEmpty() const {
        return disputes.empty() && rounds.isEmpty() && pinned.empty() && returned.empty() &&
               tables.isEmpty() && looked.isEmpty() && stagedTables.empty() && covered.isEmpty() &&
               faults.empty() && corrections.empty() && checks.empty() && !chance;
    }
    friend bool operator==(const InspectionCase&, const InspectionCase&) = default;
};

/// Converts to and from the file format `mesaviva.inspection-file/1`; nothing if the text is invalid.
QByteArray textOf(const InspectionCase& inspection);
std::optional<InspectionCase> inspectionFrom(const QByteArray& text);
QJsonObject jsonOf(const StoredChance& chance);

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
