// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The results of a class from the files of all its machines, as one list.
#pragma once

#include "engine/training/classroom/class_file.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace mesaviva::classroom {

/// Puts the files together: what two files both have, as where somebody has copied one, counts once. In order
/// of trainees.
std::vector<ClassResult> merged(std::span<const ClassFile> files);

/// How a class list is grouped.
enum class ClassGroups : std::uint8_t {
    trainees, ///< a row for what each trainee has done in each drill, at each table and so on
    weeks,    ///< a row for each week and trainee
};

/// A row: results of one trainee, added up.
struct ClassRow {
    std::string trainee;
    std::optional<std::int64_t> week{}; ///< its Monday, in days since 1970; nothing: all, or no time is known
    ClassKind kind = ClassKind::drill;  ///< of rows by trainee, as are the next two
    std::string game{};
    std::string subject{};
    int times = 0; ///< sessions, shifts, tests or lessons
    std::int64_t done = 0;
    std::int64_t right = 0;
    std::int64_t time = 0; ///< milliseconds
    int tests = 0;
    int passed = 0;            ///< of the tests; in rows by trainee of anything that is passed
    std::optional<int> mark{}; ///< the best one of a test, in tenths

    friend bool operator==(const ClassRow&, const ClassRow&) = default;
};

/// Adds up merged results. `zoneAt` returns the seconds by which the clock here was ahead of UTC at a moment.
/// By weeks, the latest week comes first; lessons, which have no time, are left out there.
std::vector<ClassRow> classRows(std::span<const ClassResult> results, ClassGroups groups,
                                const std::function<std::int64_t(std::int64_t at)>& zoneAt);

/// The names of all trainees with results, each once, in order.
std::vector<std::string> traineesOf(std::span<const ClassResult> results);

} // namespace mesaviva::classroom
