// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The table test: a graded shift at the reversed table, and a written part. No regulation in the register
// covers examinations: marks, weights and pass marks are custom, and each school sets its own.
#pragma once

#include "engine/training/croupier/croupier_book.h"

#include <optional>
#include <vector>

namespace mesaviva::croupier {

/// The areas that the program marks; the third, hospitality, is marked by the examiner, as a program sees no
/// bearing and hears no tone.
enum class TestArea : std::uint8_t {
    technique, ///< how the work is done: words, order, time, handling
    control,   ///< stakes, prizes and float: who gets how much, and for what
};

/// The area in which a fault counts. After a fault of technique everybody still has what is theirs, though
/// the action was late, out of order or badly phrased; after a fault of control somebody would have too much
/// or too little.
TestArea areaOf(FaultKind kind);

/// A school's marking scheme. Marks are in tenths of a point, from 0 to 20 points.
struct TestScheme {
    static constexpr int kBest = 200;
    static constexpr int kMostWeight = 10;

    int hospitality = 3; ///< weights; at least one is above 0
    int technique = 2;
    int control = 2;
    int pass = 100;       ///< the least weighted mark to pass
    int faultCost = 5;    ///< deducted for each fault from the mark of its area
    int questions = 12;   ///< in the written part; 0: no written part
    int writtenPass = 50; ///< the least percentage of right answers

    friend bool operator==(const TestScheme&, const TestScheme&) = default;
};

/// A candidate's results.
struct TestWork {
    bool whole = false;               ///< the table was worked to its end and its float counted
    std::vector<FaultCount> faults{}; ///< at the table
    std::optional<int> hospitality{}; ///< the examiner's mark, in tenths
    int right = 0;                    ///< right answers of the written part
};

/// Why a test is failed.
enum class TestFailing : std::uint8_t { unfinished, unmarked, mark, written };

struct TestMarks {
    int technique = 0; ///< tenths
    int control = 0;
    int final = 0; ///< weighted, rounded to the nearest tenth; excludes hospitality until it is marked
    std::vector<TestFailing> failings{};

    bool passed() const { return failings.empty(); }
    friend bool operator==(const TestMarks&, const TestMarks&) = default;
};

/// The number of faults that count in an area.
int faultsIn(const std::vector<FaultCount>& faults, TestArea area);

/// Computes the marks.
TestMarks marksOf(const TestScheme& scheme, const TestWork& work);

} // namespace mesaviva::croupier
