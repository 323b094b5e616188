// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Stores the table tests taken in a file of its own, so that a sheet can be printed again.
#pragma once

#include "engine/training/croupier/table_test.h"
#include "engine/training/croupier/written_test.h"

#include <filesystem>
#include <string>

namespace mesaviva::croupier {

/// An answer of the written part. Rules are stored by number, so that any register can read them.
struct WrittenAnswer {
    QuestionKind kind = QuestionKind::says;
    std::vector<std::string> options{}; ///< rules, in the order shown
    int right = 0;                      ///< index of the right option
    int chosen = -1;                    ///< index of the chosen option; -1: none

    bool isRight() const { return chosen == right; }
    friend bool operator==(const WrittenAnswer&, const WrittenAnswer&) = default;
};

/// Everything on a test's sheet.
struct TakenTest {
    std::int64_t at = 0;     ///< when it ended: seconds since 1970, UTC; never 0 in a stored test
    std::int64_t number = 0; ///< the number that its questions were drawn by
    std::string game;        ///< `roulette`
    std::string table;       ///< `pt-894-2002/colour`
    std::string candidate;
    std::string examiner;
    int rounds = 0; ///< completed
    int wanted = 0; ///< rounds, or minutes where the test is timed
    bool byTime = false;
    int actions = 0;
    int clean = 0; ///< actions that were right at once
    int payments = 0;
    std::int64_t paymentTime = 0; ///< milliseconds for all payments
    std::int64_t length = 0;      ///< milliseconds for which the table was open; 0: not measured
    bool whole = false;
    TestScheme scheme;
    std::vector<int> hospitality{}; ///< the examiner's marks, in tenths; empty: not marked
    std::vector<FaultCount> faults{};
    std::vector<WrittenAnswer> answers{};

    int right() const;
    TestWork work() const;
    TestMarks marks() const { return marksOf(scheme, work()); }
    friend bool operator==(const TakenTest&, const TakenTest&) = default;
};

/// The file; used like CroupierBook.
class TestBook {
public:
    /// Stores at most `most` tests; removes the oldest first.
    explicit TestBook(std::filesystem::path file, std::int64_t most = 500)
        : m_file(std::move(file)),
          m_most(most) {}

    bool add(const TakenTest& test) const;
    /// All tests, oldest first; empty where there is no file yet.
    std::optional<std::vector<TakenTest>> read() const;
    bool forget() const;

private:
    std::filesystem::path m_file;
    std::int64_t m_most;
};

} // namespace mesaviva::croupier
