// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The table test: a shift at the reversed table that is marked, and a written part. No regulation of the
// register speaks of examinations: marks, weights and pass marks are custom, and a school sets its own.
#pragma once

#include "engine/training/croupier/croupier_book.h"

#include <optional>
#include <vector>

namespace mesaviva::croupier {

/// What the program sees at the table goes to one of two marks; the third, hospitality, is the examiner's,
/// since a program sees no bearing and hears no tone.
enum class TestArea : std::uint8_t {
    technique, ///< how the work is done: words, order, time, hands
    control,   ///< what it does to stakes, prizes and float: who gets how much, and for what
};

/// Where a fault counts. The line: after a fault of technique everybody has what is theirs, though the deed
/// was late, out of order or badly said; after a fault of control somebody would have too much or too little.
TestArea areaOf(FaultKind kind);

/// What a school has set. Marks are in tenths of a point, from 0 to 20 points.
struct TestScheme {
    static constexpr int kBest = 200;
    static constexpr int kMostWeight = 10;

    int hospitality = 3; ///< weights; at least one is above 0
    int technique = 2;
    int control = 2;
    int pass = 100;       ///< the weighted mark must reach it
    int faultCost = 5;    ///< what each fault takes off the mark of its area
    int questions = 12;   ///< of the written part; 0: there is none
    int writtenPass = 50; ///< per cent of them must be right

    friend bool operator==(const TestScheme&, const TestScheme&) = default;
};

/// What a candidate has done.
struct TestWork {
    bool whole = false;               ///< the table was worked to its end, and its float counted
    std::vector<FaultCount> faults{}; ///< of the table
    std::optional<int> hospitality{}; ///< the examiner's mark, in tenths
    int right = 0;                    ///< answers of the written part
};

/// Why a test is not passed.
enum class TestFailing : std::uint8_t { unfinished, unmarked, mark, written };

struct TestMarks {
    int technique = 0; ///< tenths
    int control = 0;
    int final = 0; ///< weighted, rounded to the nearest tenth; without hospitality while that is not marked
    std::vector<TestFailing> failings{};

    bool passed() const { return failings.empty(); }
    friend bool operator==(const TestMarks&, const TestMarks&) = default;
};

/// Faults that count there.
int faultsIn(const std::vector<FaultCount>& faults, TestArea area);

/// What comes of it.
TestMarks marksOf(const TestScheme& scheme, const TestWork& work);

} // namespace mesaviva::croupier
