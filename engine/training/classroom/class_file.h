// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The results of one machine in the folder of a class, `mesaviva.class/1` (assets/schema). Each machine
// writes its own file, so that two never write the same one.
#pragma once

#include "engine/base/result.h"
#include "engine/scenario/file_error.h"
#include "engine/training/trainee/trainee_figures.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

namespace mesaviva::classroom {

/// The largest file, in bytes; the most results in it; the longest name or key, in bytes.
inline constexpr std::size_t kLargestClassFile = 8'000'000;
inline constexpr std::size_t kMostClassResults = 20'000;
inline constexpr std::size_t kLongestClassName = 240;

/// What a result is about.
enum class ClassKind : std::uint8_t { drill, table, test, lesson };

/// One session, shift, test or lesson of a trainee.
struct ClassResult {
    std::string trainee;
    ClassKind kind = ClassKind::drill;
    std::int64_t at = 0; ///< when it ended: seconds since 1970, UTC; 0: not known, as of a lesson
    std::string game;    ///< `roulette`; of a shift also `roulette_watched`
    std::string subject; ///< a drill's name, a table's key, a lesson's key
    int level = 0;
    int done = 0; ///< answers, actions or questions
    int right = 0;
    std::int64_t time = 0;     ///< milliseconds
    bool passed = false;       ///< a drill with its pass mark, a test; a lesson that was played to its end
    std::optional<int> mark{}; ///< of a test, in tenths

    friend auto operator<=>(const ClassResult&, const ClassResult&) = default;
};

/// One machine's file.
struct ClassFile {
    std::string machine; ///< its id, also the file's name
    std::vector<ClassResult> results;

    friend bool operator==(const ClassFile&, const ClassFile&) = default;
};

/// A trainee's stored results as results of a class.
std::vector<ClassResult> classResultsOf(const std::string& trainee, const trainee::TraineePast& past);

/// Formats a machine's file; beyond the limits it keeps the latest results.
std::string write(const ClassFile& file);

/// Reads a machine's file; returns the first error in it.
Result<ClassFile, scenario::FileError> readClassFile(std::string_view text);

} // namespace mesaviva::classroom
