// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A course, `mesaviva.course/1` (assets/schema): which lessons, drills and tests a class does by when, what a
// trainee still lacks, and settings of drills for the whole class. No rule in the register is about courses:
// each school sets its own.
#pragma once

#include "engine/base/result.h"
#include "engine/scenario/file_error.h"
#include "engine/training/classroom/class_file.h"
#include "engine/training/drills/drill.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mesaviva::classroom {

inline constexpr std::size_t kLargestCourse = 1'000'000; ///< bytes
inline constexpr std::size_t kMostItems = 500;
inline constexpr std::size_t kMostPresets = 200;
inline constexpr std::size_t kLongestCourseTitle = 200; ///< bytes, also of a preset's name

/// A day of the calendar, in the years 1970 to 9999.
struct CourseDay {
    int year = 1970;
    int month = 1;
    int day = 1;

    friend auto operator<=>(const CourseDay&, const CourseDay&) = default;
};

/// The day written as `2026-12-24`; nothing for any other text.
std::optional<CourseDay> courseDayFrom(std::string_view text);
std::string textOf(const CourseDay& day);

/// One thing that every trainee does: a lesson, a session of a drill, or a table test of a game that is
/// passed.
struct CourseItem {
    ClassKind kind = ClassKind::drill; ///< drill, test or lesson
    std::string key;                   ///< a drill's name, a lesson's key, a test's game
    std::optional<CourseDay> by{};     ///< its day; nothing: any time

    // Of a drill; a session of these options counts, and is begun with them.
    int level = 1;
    int tasks = 20;
    int percent = 80; ///< of right answers
    int target = 0;   ///< seconds for a task; 0: the usual ones
    int limit = 0;    ///< seconds after which a task is failed; 0: none

    friend bool operator==(const CourseItem&, const CourseItem&) = default;
};

/// Settings of a drill under a name. Zero: as drills usually are.
struct DrillPreset {
    std::string name;
    std::string drill;   ///< its name
    std::string table{}; ///< `pt-894-2002/37`; empty: the one chosen on the machine
    int level = 0;       ///< 0: adapts to the trainee's mistakes
    int stacks = 1;      ///< as drills::Stacks
    int tasks = 20;
    int percent = 80; ///< of right answers, to pass
    int target = 0;   ///< seconds for a task; 0: the usual ones
    int limit = 0;    ///< seconds after which a task is failed; 0: none

    friend bool operator==(const DrillPreset&, const DrillPreset&) = default;
};

struct Course {
    std::string title;
    std::vector<CourseItem> items;
    std::vector<DrillPreset> presets{};

    bool isEmpty() const { return items.empty(); }
    friend bool operator==(const Course&, const Course&) = default;
};

/// Reads a course; returns the first error in it.
Result<Course, scenario::FileError> readCourse(std::string_view text);

/// Puts the items in the order of their days; those of any time come last.
void sortByDay(Course& course);

/// A course that was read as `base`, and changed to `mine` on this machine and to `theirs` on another: all
/// changes of both. Where both have renamed it or stored a preset of one name, this machine's holds.
Course merged(const Course& base, const Course& mine, const Course& theirs);

/// Formats a course. Its parts must be valid for readCourse().
std::string write(const Course& course);

/// Whether a result fulfils an item.
bool fulfils(const ClassResult& result, const CourseItem& item);

/// For each item, the earliest of a trainee's results that fulfils it; null: it is lacking.
std::vector<const ClassResult*> doneOf(const Course& course, std::span<const ClassResult> results,
                                       std::string_view trainee);

} // namespace mesaviva::classroom
