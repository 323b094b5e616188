// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/record/returned.h"
#endif

#include "app/core/events/logged_event.h"
#include "app/core/events/stored_correction.h"
#include "app/core/table/staged_table.h"
#include "app/core/worker/worker.h"
#include "app/desks/inspect/file/dispute.h"
#include "app/desks/inspect/file/keeping.h"
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

/// A note that is pinned to an event.
struct PinnedNote {
    QString round; ///< "3-12"; the key of a story that is on no record
    quint64 seq = 0;
    QString event; ///< what happened, in the words of whoever pinned it
    QString text;
    StagedTable stagedTable{}; ///< of a story that is on no record; else empty
    LoggedEvent fact{};        ///< what happened; empty where only words, or the record, tell it

    /// What happened, in words of the present language, where there is more than words.
    QString happened() const;

    /// Where it lies, for people: "3-12", or what the story is called in the present language.
    QString where() const;

    friend bool operator==(const PinnedNote&, const PinnedNote&) = default;
};

/// The same as files have it.
QJsonObject jsonOf(const PinnedNote& note);

/// Stories that were played, as files have them.
QJsonArray jsonOf(const std::vector<StagedTable>& stagedTables);
/// What a story is called in the present language; may be empty.
QString calledNow(const StagedTable& stagedTable);

/// A note about what came back on something.
struct ReturnedNote {
    QString window;                      ///< a key of ReturnedText
    QString key;                         ///< record::textOf() of what it is about
    std::optional<record::Returned> sum; ///< how that stood when it was noted
    QString text;
    QDateTime at;        ///< when it was noted
    QDateTime until{};   ///< where the window ended: the newest round, or a chosen moment; invalid: not known
    bool chosen = false; ///< a moment that was chosen
    QString inWords{};   ///< how it stood, as a file has it that has nothing but words

    /// How it stood when it was noted, in words of the present language, where there is more than words.
    QString told() const;

    friend bool operator==(const ReturnedNote&, const ReturnedNote&) = default;
};

/// The same as files have it.
QJsonObject jsonOf(const ReturnedNote& note);

/// What the test of chance has come to; all else follows from seed and rounds again.
struct StoredChance {
    QString seed; ///< hexadecimal
    qint64 rounds = 0;
    QDateTime at;
    bool passed = false;
    QString line; ///< that makes it again elsewhere

    friend bool operator==(const StoredChance&, const StoredChance&) = default;
};

/// All that an inspection has gathered so far.
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

    std::vector<Dispute> disputes;         ///< the oldest first
    QStringList rounds;                    ///< whose sheets belong to it
    std::vector<PinnedNote> pinned;        ///< the oldest first
    std::vector<ReturnedNote> returned;    ///< about what came back, the oldest first
    QStringList tables;                    ///< that were looked at, by their numbers
    QStringList looked;                    ///< rounds that were played again or read
    std::vector<StagedTable> stagedTables; ///< scenarios and lessons that were played
    QString initials;                      ///< the inspector's
    QDateTime begun;                       ///< when its first part came; invalid: nobody knows
    QStringList covered;                   ///< rules that were seen to act
    std::vector<StoredFault> faults;       ///< that were caused, the oldest first
    std::vector<StoredCorrection> corrections;
    std::vector<StoredCheck> checks;    ///< what was verified, the oldest first
    std::optional<StoredChance> chance; ///< what was tested last

    bool isEmpty() const {
        return disputes.empty() && rounds.isEmpty() && pinned.empty() && returned.empty() &&
               tables.isEmpty() && looked.isEmpty() && stagedTables.empty() && covered.isEmpty() &&
               faults.empty() && corrections.empty() && checks.empty() && !chance;
    }
    friend bool operator==(const InspectionCase&, const InspectionCase&) = default;
};

/// The same as a file has it (`mesaviva.inspection-file/1`), and back; nothing where it is none.
QByteArray textOf(const InspectionCase& inspection);
std::optional<InspectionCase> inspectionFrom(const QByteArray& text);
QJsonObject jsonOf(const StoredChance& chance);

/// The file of an inspection while it grows: every word that is typed is kept, beside the window, soon after
/// it was. It is no part of the record, which nobody changes here.
class InspectionFile : public QObject {
    Q_OBJECT

public:
    /// `path`: where it is kept; empty: in the user's own folder.
    explicit InspectionFile(const QString& path = {}, QObject* parent = nullptr);
    ~InspectionFile() override;

    /// Read from the disk when it is first asked for.
    const InspectionCase& inspection();
    /// Changes it; it is kept soon.
    void change(const std::function<void(InspectionCase&)>& act);

    void addTable(qint64 table);
    void addLooked(const QString& round);
    /// A story was played, whatever it is called.
    void addStagedTable(const StagedTable& stagedTable);
    void addCheck(const StoredCheck& check);
    /// The notes that are pinned to an event, one after the other, and what was corrected there; empty: none.
    QString notesAt(const QString& round, quint64 seq);

    /// Whether it is kept at all: where another window keeps it, what is gathered here lives as long as this
    /// window. Allowed, unless somebody says otherwise.
    void setKeeping(Keeping keeping);
    /// Something waits for that to be decided.
    bool waits() const { return m_keeping == Keeping::undecided && *m_kept != m_revision; }

    /// Why it can't be kept or read, in words; empty: it can.
    QString trouble() const;
    /// Waits until everything is on the disk. For tests and for who leaves.
    void flush();

signals:
    void changed();
    void troubleChanged();

private:
    enum Trouble { None, Aside, Unreadable, NotSaved };

    void load();
    void putAside();
    void keep();
    bool mayKeep() const { return m_keeping == Keeping::allowed && m_trouble != Unreadable; }

    QString m_path;
    QString m_aside; ///< where what could not be read lies now
    InspectionCase m_case;
    bool m_loaded = false;
    Keeping m_keeping = Keeping::allowed;
    Trouble m_trouble = None;
    QTimer m_keeper;
    int m_revision = 0;
    std::shared_ptr<std::atomic<int>> m_kept = std::make_shared<std::atomic<int>>(0);
    std::optional<Worker> m_worker{std::in_place}; ///< goes first: its jobs call back
};

} // namespace mesaviva::app
