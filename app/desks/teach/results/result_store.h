// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A trainee's results in one SQLite file: drills, shifts as croupier, table tests, lessons, and sessions at
// real equipment.
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/training/croupier/shift.h"
#include "engine/training/croupier/table_test.h"
#include "engine/training/drills/drill_session.h"
#include "engine/training/equipment/equipment_session.h"
#include "engine/training/equipment/number_test.h"
#include "engine/training/trainee/trainee_figures.h"
#endif

#include <QHash>
#include <QString>

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace mesaviva::app {

/// What a result is about.
enum class ResultKind : std::uint8_t { drills, shifts, tests, lessons, equipment };

/// Progress in a lesson.
struct LessonStanding {
    int place = 0;     ///< note to continue at
    bool done = false; ///< all notes were reached once
    int best = 0;      ///< most right answers in a completed run
    QString answers;   ///< a letter for each question: `r` right at the first try, `w` wrong, `-` open

    int right() const { return static_cast<int>(answers.count(u'r')); }
    friend bool operator==(const LessonStanding&, const LessonStanding&) = default;
};

/// An answer in a drill, and the session that it belongs to.
struct PastAnswer {
    std::int64_t at = 0; ///< when the session ended: seconds since 1970, UTC
    drills::DrillScope scope;
    drills::DrillAnswer answer;

    friend bool operator==(const PastAnswer&, const PastAnswer&) = default;
};

/// Limits on what is stored; the oldest entries are removed first.
struct ResultLimits {
    std::int64_t drillSessions = 2'000;
    std::int64_t drillAnswers = 40'000;
    std::int64_t shifts = 2'000;
    std::int64_t tests = 500;
    std::int64_t equipmentSessions = 2'000;
};

/// The file `results.sqlite` in a trainee's folder. Each call opens and closes it, so that any thread may
/// call, and another window of the program may write meanwhile. A call that cannot read or write the file
/// returns false or nothing. Results of earlier versions, which had a file for each kind, are moved into this
/// file by the first call about that kind (old_results.h); while that fails, calls about that kind fail too.
class ResultStore {
public:
    /// `folder` must exist; empty: the user's own. `oldLessons`: INI file (empty: the user's own) in which an
    /// earlier version stored the progress in lessons together with other settings; nothing: it is in the
    /// folder.
    explicit ResultStore(const QString& folder, std::optional<QString> oldLessons = {},
                         ResultLimits limits = {});

    /// Adds a session with its answers, and the new boxes of its subjects.
    bool add(const drills::DrillSession& session, std::span<const drills::DrillAnswer> answers,
             const std::map<std::string, drills::Learnt>& learnt) const;
    /// Reads all sessions and boxes; empty where there is no file yet, as are the results of the other kinds.
    std::optional<drills::DrillPast> drills() const;
    /// All answers of the sessions, oldest first.
    std::optional<std::vector<PastAnswer>> answers() const;

    bool add(const croupier::Shift& shift) const;
    /// All shifts, oldest first.
    std::optional<std::vector<croupier::Shift>> shifts() const;

    bool add(const croupier::TakenTest& test) const;
    /// All tests, oldest first.
    std::optional<std::vector<croupier::TakenTest>> tests() const;

    /// Stores the progress in a lesson. A lesson that was done stays done, and the best result stays unless
    /// it has more right answers than the lesson now has questions.
    bool save(const QString& lesson, const LessonStanding& standing) const;
    /// Progress by lesson, as stored: the values may not fit the lesson.
    std::optional<QHash<QString, LessonStanding>> lessons() const;

    /// Adds a session at real equipment and returns its number.
    std::optional<std::int64_t> begin(const equipment::EquipmentSession& session) const;
    /// Adds a number that was entered and has counted in a session (37: 00).
    bool addNumber(std::int64_t session, int pocket) const;
    /// How often each number has come up on the wheel of that name and number of pockets, in all sessions.
    std::optional<equipment::NumberCounts> counts(const std::string& wheel, int pockets) const;
    /// All sessions, oldest first.
    std::optional<std::vector<equipment::EquipmentSession>> equipment() const;

    /// All drills, shifts and tests, without lessons.
    std::optional<trainee::TraineePast> past() const;

    /// Deletes all results of that kind, also those that earlier versions left in the folder.
    bool forget(ResultKind kind) const;
    /// Copies all results to another folder, which must exist and have none.
    bool copyTo(const QString& folder) const;
    /// Adds all results of such a copy except those at real equipment; false, and nothing is changed, if
    /// there are new ones.
    bool bringBack(const QString& folder) const;

private:
    template <class Do>
    auto inFile(ResultKind kind, const Do& request) const;
    bool isEmpty(ResultKind kind) const;

    std::filesystem::path m_folder;
    std::optional<QString> m_oldLessons;
    ResultLimits m_limits;
};

/// Folder of the results: `folder`, or the user's own if that is empty.
QString resultFolder(const QString& folder);

/// Writes exported results to a file atomically; returns false on failure. Thread-safe.
bool saveText(const QString& path, const std::string& text);

/// The name of a file about a trainee's results, without its ending: `drills-Ana-Sá`. Nothing in it is
/// interpreted by a file system; without a name it is `what` alone.
QString namedFile(const QString& what, const QString& trainee);

} // namespace mesaviva::app
