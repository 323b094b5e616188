// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/core/events/logged_event.h"
#include "app/core/events/table_faults.h"
#include "app/core/history/record_check.h"
#include "app/core/table/table_session.h"
#include "engine/record/history/returned.h"
#endif

#include "app/desks/inspect/file/complaint.h"
#include "app/desks/inspect/file/rule_findings.h"

#include <QDateTime>
#include <QHash>
#include <QJsonArray>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace mesaviva::app {

struct ReturnedEnd;

/// Whether this window writes the inspection files. Of several windows only the one that writes the record
/// does, so that none overwrites the work of another.
enum class WriteAccess {
    allowed,
    undecided, ///< not known yet: changes wait
    refused,   ///< another window writes them
};

/// An inspector's notes on one rule.
struct InspectionNote {
    enum Verdict { None, Pass, Fail, NotApplicable };
    Verdict verdict = None;
    QString remark;
    QString initials;
    QDateTime at{}; ///< when the verdict was given; invalid: none, or unknown

    bool isEmpty() const { return verdict == None && remark.isEmpty() && initials.isEmpty(); }
    friend bool operator==(const InspectionNote&, const InspectionNote&) = default;
};

/// By the rule's id.
using InspectionNotes = QHash<QString, InspectionNote>;

/// Reads the notes of an older version, which were a file of their own; none if it does not exist, nothing if
/// it is invalid or unreadable.
std::optional<InspectionNotes> readNotes(const QString& path);
/// Renames an invalid file so that it is not overwritten; returns the new name, empty on failure.
QString setAside(const QString& path);

/// A verification of something on record, and its result.
struct StoredCheck {
    QString round;      ///< "3-12"; empty: the whole record
    QString file;       ///< name of the opened file; empty: the user's own record
    QString sha256;     ///< hash of that file, hexadecimal; empty: own record, or not readable
    bool whole = false; ///< no error was found
    std::optional<CheckVerdict> verdict; ///< the result
    QDateTime at;                        ///< when the result was known
    QString inWords{};                   ///< the result as text, from a file that has only the text

    friend bool operator==(const StoredCheck&, const StoredCheck&) = default;
};

/// Converts to and from the file format.
QJsonObject jsonOf(const StoredCheck& check);
StoredCheck storedCheckFrom(const QJsonObject& json);

/// The result as text, in the current language if possible.
QString verdictText(const StoredCheck& check);

/// What was verified: "Round 3-12", "The whole record", "File copy.sqlite".
QString subjectOf(const StoredCheck& check);

/// An injected fault with the language-independent facts behind its texts.
struct StoredFault {
    /// Maximum number stored; drops the oldest.
    static constexpr std::size_t kMost = 500;

    QString game; ///< key of the table's game; empty: unknown
    TableFaults::Injected injected;
    QString player;
    int same = 0; ///< lines as predicted, of `all`
    int all = 0;
    int late = 0;                 ///< lines later than required
    std::optional<Duration> last; ///< time of the last of them, after the fault
    QString round{};              ///< number on record, "3-12"; empty: not on record
    bool cutShort = false;        ///< the table or the program was closed before all lines were due

    friend bool operator==(const StoredFault&, const StoredFault&) = default;
};

/// Converts to and from the file format; nothing if invalid. A fault stored before its outcome becomes
/// `cutShort`, because nobody saw the rest.
QJsonObject jsonOf(const StoredFault& fault);
std::optional<StoredFault> storedFaultFrom(const QJsonObject& json);

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

/// Index of the note on `key` (record::textOf()) over a window of ReturnedText with the given end; nothing if
/// there is none. A note on "the last day" that is a week old is about other rounds and does not match; a
/// note on a chosen day matches that day only.
std::optional<std::size_t> noteOn(const std::vector<ReturnedNote>& notes, int window, const ReturnedEnd& end,
                                  const QString& key);

/// Result of the tests of randomness; the rest follows from seed and number of rounds.
struct StoredChance {
    QString seed; ///< hexadecimal
    qint64 rounds = 0;
    QDateTime at;
    bool passed = false;
    QString line; ///< command line that repeats the tests

    friend bool operator==(const StoredChance&, const StoredChance&) = default;
};

/// What a case is about, as typed by the inspector; its number is given by the program.
struct CaseAbout {
    /// Maximum length of a text.
    static constexpr qsizetype kLongest = 400;

    QString number; ///< "2026-003"; empty: nothing has been gathered yet
    QString entity; ///< who runs the tables
    QString place;
    QString people;     ///< who was present
    QString conclusion; ///< up to Complaint::kLongestText
    QDateTime closed;   ///< invalid: open

    bool isClosed() const { return closed.isValid(); }

    /// The entity of a case about an exercise with errors to find, from the file's name and the head of the
    /// record: "exercise-1.sqlite (3f2a9c01)". Others may have a file of the same name.
    static QString entityOfExercise(const QString& file, const QString& head);
    /// Whether it is such a case.
    bool isOfExercise() const;

    friend bool operator==(const CaseAbout&, const CaseAbout&) = default;
};

/// A case: everything that an inspection has gathered so far.
struct InspectionCase {
    static constexpr std::size_t kMostComplaints = 100;
    static constexpr qsizetype kMostRounds = 100;
    static constexpr std::size_t kMostPinned = 500;
    static constexpr std::size_t kMostReturned = 200;
    static constexpr qsizetype kMostTables = 200;
    static constexpr qsizetype kMostLooked = 500;
    static constexpr qsizetype kMostCovered = 2'000;
    static constexpr std::size_t kMostCorrections = 500;
    static constexpr std::size_t kMostStories = 500;
    static constexpr std::size_t kMostChecks = 200;

    CaseAbout about;
    InspectionNotes notes;                 ///< on rules
    RuleFindings findings;                 ///< marks and pictures, on rules
    std::vector<Complaint> complaints;     ///< complaints, oldest first
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
        return notes.isEmpty() && findings.isEmpty() && about.entity.isEmpty() && about.place.isEmpty() &&
               about.people.isEmpty() && about.conclusion.isEmpty() && complaints.empty() &&
               rounds.isEmpty() && pinned.empty() && returned.empty() && tables.isEmpty() &&
               looked.isEmpty() && stagedTables.empty() && covered.isEmpty() && faults.empty() &&
               corrections.empty() && checks.empty() && !chance;
    }
    friend bool operator==(const InspectionCase&, const InspectionCase&) = default;
};

/// Converts to and from `mesaviva.inspection-file/1`, the file format of older versions; nothing if it is
/// invalid.
QJsonObject jsonOf(const InspectionCase& inspection);
std::optional<InspectionCase> inspectionFrom(const QJsonObject& stored);
QByteArray textOf(const InspectionCase& inspection);
std::optional<InspectionCase> inspectionFrom(const QByteArray& text);
QJsonObject jsonOf(const StoredChance& chance);

} // namespace mesaviva::app
