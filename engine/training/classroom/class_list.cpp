// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/classroom/class_list.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace mesaviva::classroom {

namespace {

// The Monday of the week, in days since 1970; the first day, day 0, was a Thursday.
std::int64_t weekOf(std::int64_t at, std::int64_t zone) {
    constexpr std::int64_t kClassDay = 86'400;
    constexpr std::int64_t kWeek = 7;
    constexpr std::int64_t kThursday = 3;
    const std::int64_t there = at + zone;
    const std::int64_t day = there >= 0 ? there / kClassDay : (there - kClassDay + 1) / kClassDay;
    const std::int64_t weekday = ((day + kThursday) % kWeek + kWeek) % kWeek;
    return day - weekday;
}

void addTo(ClassRow& row, const ClassResult& result) {
    ++row.times;
    row.done += result.done;
    row.right += result.right;
    row.time += result.time;
    row.tests += result.kind == ClassKind::test ? 1 : 0;
    if (result.passed && (result.kind == ClassKind::test || !row.week)) {
        ++row.passed;
    }
    if (result.mark) {
        row.mark = std::max(row.mark.value_or(0), *result.mark);
    }
}

} // namespace

std::vector<ClassResult> merged(std::span<const ClassFile> files) {
    std::vector<ClassResult> all;
    for (const ClassFile& file : files) {
        all.insert(all.end(), file.results.begin(), file.results.end());
    }
    std::ranges::sort(all);
    const auto same = std::ranges::unique(all);
    all.erase(same.begin(), same.end());
    return all;
}

std::vector<ClassRow> classRows(std::span<const ClassResult> results, ClassGroups groups,
                                const std::function<std::int64_t(std::int64_t at)>& zoneAt) {
    std::vector<ClassRow> rows;
    if (groups == ClassGroups::weeks) {
        std::map<std::pair<std::int64_t, std::string>, ClassRow> byWeek;
        for (const ClassResult& result : results) {
            if (result.at == 0) {
                continue;
            }
            const std::int64_t week = weekOf(result.at, zoneAt(result.at));
            ClassRow& row = byWeek[{-week, result.trainee}];
            row.trainee = result.trainee;
            row.week = week;
            addTo(row, result);
        }
        for (auto& [key, row] : byWeek) {
            rows.push_back(std::move(row));
        }
        return rows;
    }
    std::map<std::tuple<std::string, ClassKind, std::string, std::string>, ClassRow> bySubject;
    for (const ClassResult& result : results) {
        ClassRow& row = bySubject[{result.trainee, result.kind, result.game, result.subject}];
        row.trainee = result.trainee;
        row.kind = result.kind;
        row.game = result.game;
        row.subject = result.subject;
        addTo(row, result);
    }
    for (auto& [key, row] : bySubject) {
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<std::string> traineesOf(std::span<const ClassResult> results) {
    std::vector<std::string> names;
    for (const ClassResult& result : results) {
        names.push_back(result.trainee);
    }
    std::ranges::sort(names);
    const auto same = std::ranges::unique(names);
    names.erase(same.begin(), same.end());
    return names;
}

} // namespace mesaviva::classroom
