// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a trainee has done at all desks, added up: by day, by what it was, and its faults by rule.
#pragma once

#include "engine/training/croupier/croupier_book.h"
#include "engine/training/croupier/test_book.h"
#include "engine/training/drills/drill_book.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace mesaviva::trainee {

/// How far a trainee has come in a lesson; when is not kept.
struct LessonDone {
    std::string game;
    std::string lesson; ///< the key of its file
    int questions = 0;
    int right = 0;     ///< the most that were right
    bool done = false; ///< it was played to its end

    friend bool operator==(const LessonDone&, const LessonDone&) = default;
};

/// All that is kept of one trainee, each list with the oldest first.
struct TraineePast {
    std::vector<drills::DrillSession> drills;
    std::vector<croupier::Shift> shifts;
    std::vector<croupier::TakenTest> tests;
    std::vector<LessonDone> lessons{}; ///< in the library's order

    bool isEmpty() const { return drills.empty() && shifts.empty() && tests.empty() && lessons.empty(); }
};

/// Work that was done, added up. Times in milliseconds.
struct TraineeWork {
    std::int64_t answers = 0; ///< in drills
    std::int64_t right = 0;   ///< of them
    std::int64_t answerTime = 0;
    std::int64_t rounds = 0; ///< at the reversed tables
    std::int64_t actions = 0;
    std::int64_t clean = 0;       ///< deeds that were right at once
    std::int64_t tableTime = 0;   ///< at the reversed tables, watching included
    std::int64_t pacedRounds = 0; ///< rounds worked at tables whose time was measured, and that time
    std::int64_t pacedTime = 0;
    std::int64_t payments = 0;
    std::int64_t paymentTime = 0;
    std::int64_t faults = 0;
    std::int64_t planted = 0; ///< faults of the program, those that were caught, and those mended as well
    std::int64_t caught = 0;
    std::int64_t remedied = 0;

    void add(const drills::DrillSession& session);
    void add(const croupier::Shift& shift);
    void add(const croupier::TakenTest& test);
    std::int64_t time() const { return answerTime + tableTime; }
    /// Answers and deeds that were right, of all of them, from 0 to 1; none where nothing was done.
    std::optional<double> share() const;
    /// Rounds in an hour at the table, betting and ball included; none where no time was measured. Watching
    /// does not count: there the program sets the pace.
    std::optional<double> roundsAnHour() const;
    /// Seconds for a payment; for an answer; none where there was none.
    std::optional<double> secondsAPayment() const;
    std::optional<double> secondsAnAnswer() const;

    friend bool operator==(const TraineeWork&, const TraineeWork&) = default;
};

/// One day's work.
struct TraineeDay {
    std::int64_t day = 0; ///< days since 1 January 1970, where the trainee works
    TraineeWork work;

    friend bool operator==(const TraineeDay&, const TraineeDay&) = default;
};

/// Work of one kind: a drill, or a game's reversed table.
struct TraineeSubject {
    std::string key; ///< a drill's name, or as a Shift has it: `roulette`, `poker_watched`; `poker_test`
    bool isDrill = false;
    int times = 0; ///< sessions, shifts or tests
    TraineeWork work;

    friend bool operator==(const TraineeSubject&, const TraineeSubject&) = default;
};

/// What it comes to.
struct TraineeFigures {
    TraineeWork all;
    std::vector<TraineeDay> days;             ///< those with work, the oldest first
    std::vector<TraineeSubject> subjects;     ///< drills first, in the order in which they were first done
    std::vector<croupier::FaultCount> faults; ///< at tables and in tests, the most frequent first
    int tests = 0;
    int passed = 0; ///< of them

    friend bool operator==(const TraineeFigures&, const TraineeFigures&) = default;
};

/// Adds up what is kept. `zoneAt`: seconds by which the trainee's clock was ahead of universal time at that
/// moment (seconds since 1970): summer's and winter's differ.
TraineeFigures figuresOf(const TraineePast& past, const std::function<std::int64_t(std::int64_t at)>& zoneAt);

} // namespace mesaviva::trainee
