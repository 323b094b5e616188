// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A trainee's results at all desks, added up by day, by kind of work, and by rule for faults.
#pragma once

#include "engine/training/croupier/shift.h"
#include "engine/training/croupier/table_test.h"
#include "engine/training/drills/drill_session.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace mesaviva::trainee {

/// A trainee's progress in a lesson; its time is not stored.
struct LessonDone {
    std::string game;
    std::string lesson; ///< the key of its file
    int questions = 0;
    int right = 0;     ///< the best number of right answers
    bool done = false; ///< played to its end

    friend bool operator==(const LessonDone&, const LessonDone&) = default;
};

/// All stored results of one trainee, each list oldest first.
struct TraineePast {
    std::vector<drills::DrillSession> drills;
    std::vector<croupier::Shift> shifts;
    std::vector<croupier::TakenTest> tests;
    std::vector<LessonDone> lessons{}; ///< in the library's order

    bool isEmpty() const { return drills.empty() && shifts.empty() && tests.empty() && lessons.empty(); }
};

/// Work done, added up. Times in milliseconds.
struct TraineeWork {
    std::int64_t answers = 0; ///< in drills
    std::int64_t right = 0;   ///< of the answers
    std::int64_t answerTime = 0;
    std::int64_t rounds = 0; ///< at the reversed tables
    std::int64_t actions = 0;
    std::int64_t clean = 0;       ///< actions that were right at once
    std::int64_t tableTime = 0;   ///< at the reversed tables, watching included
    std::int64_t pacedRounds = 0; ///< rounds worked at tables whose time was measured, and that time
    std::int64_t pacedTime = 0;
    std::int64_t payments = 0;
    std::int64_t paymentTime = 0;
    std::int64_t faults = 0;
    std::int64_t planted = 0; ///< faults that the program planted, those caught, and those remedied as well
    std::int64_t caught = 0;
    std::int64_t remedied = 0;

    void add(const drills::DrillSession& session);
    void add(const croupier::Shift& shift);
    void add(const croupier::TakenTest& test);
    std::int64_t time() const { return answerTime + tableTime; }
    /// The share of answers and actions that were right, 0 to 1; nothing where there were none.
    std::optional<double> share() const;
    /// Rounds in an hour at the table, including betting and the ball; nothing where no time was measured.
    /// Watching is excluded: there the program sets the pace.
    std::optional<double> roundsAnHour() const;
    /// Mean seconds for a payment and for an answer; nothing where there was none.
    std::optional<double> secondsAPayment() const;
    std::optional<double> secondsAnAnswer() const;

    friend bool operator==(const TraineeWork&, const TraineeWork&) = default;
};

/// One day's work.
struct TraineeDay {
    std::int64_t day = 0; ///< days since 1 January 1970 in the trainee's time zone
    TraineeWork work;

    friend bool operator==(const TraineeDay&, const TraineeDay&) = default;
};

/// Work of one kind: a drill, or a game's reversed table.
struct TraineeSubject {
    std::string key; ///< a drill's name, or a Shift's game: `roulette`, `poker_watched`; `poker_test`
    bool isDrill = false;
    int times = 0; ///< sessions, shifts or tests
    TraineeWork work;

    friend bool operator==(const TraineeSubject&, const TraineeSubject&) = default;
};

/// The totals.
struct TraineeFigures {
    TraineeWork all;
    std::vector<TraineeDay> days;         ///< with work, oldest first
    std::vector<TraineeSubject> subjects; ///< drills first, in the order in which they were first practised
    std::vector<croupier::FaultCount> faults; ///< at tables and in tests, the most frequent first
    int tests = 0;
    int passed = 0; ///< of the tests

    friend bool operator==(const TraineeFigures&, const TraineeFigures&) = default;
};

/// Adds up the stored results. `zoneAt` returns the seconds by which the trainee's clock was ahead of UTC at
/// that moment (seconds since 1970), as summer time and winter time differ.
TraineeFigures figuresOf(const TraineePast& past, const std::function<std::int64_t(std::int64_t at)>& zoneAt);

} // namespace mesaviva::trainee
