// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/trainee/trainee_csv.h"

#include "engine/record/result_book.h"

#include <algorithm>
#include <string_view>
#include <vector>

namespace mesaviva::trainee {

namespace {

struct Line {
    std::int64_t at = 0;
    std::string text;
};

constexpr std::string_view kHead = "what,time,game,where,done,right,seconds,rounds,payments,"
                                   "seconds_for_payments,faults,passed,by_rule\n";

Line lineOf(const drills::DrillSession& session) {
    return {session.at, "drill," + record::momentText(session.at) + ',' +
                            std::string(drills::gameOf(session.drill)) + ',' +
                            std::string(drills::name(session.drill)) + ',' + std::to_string(session.tasks) +
                            ',' + std::to_string(session.right) + ',' + record::secondsText(session.taken) +
                            ",,,,," + (session.isPassed() ? "1" : "0") + ",\n"};
}

Line lineOf(const croupier::Shift& shift) {
    return {shift.at, "table," + record::momentText(shift.at) + ',' + record::csvField(shift.game) + ',' +
                          record::csvField(shift.table) + ',' + std::to_string(shift.actions) + ',' +
                          std::to_string(shift.clean) + ',' +
                          record::secondsText(shift.length > 0 ? shift.length : shift.time) + ',' +
                          std::to_string(shift.rounds) + ',' + std::to_string(shift.payments) + ',' +
                          record::secondsText(shift.paymentTime) + ',' + std::to_string(shift.faultCount()) +
                          ",," + record::csvField(croupier::textOf(shift.faults)) + '\n'};
}

Line lineOf(const croupier::TakenTest& test) {
    int faults = 0;
    for (const croupier::FaultCount& fault : test.faults) {
        faults += fault.count;
    }
    return {test.at, "test," + record::momentText(test.at) + ',' + record::csvField(test.game) + ',' +
                         record::csvField(test.table) + ',' + std::to_string(test.actions) + ',' +
                         std::to_string(test.clean) + ',' + record::secondsText(test.length) + ',' +
                         std::to_string(test.rounds) + ',' + std::to_string(test.payments) + ',' +
                         record::secondsText(test.paymentTime) + ',' + std::to_string(faults) + ',' +
                         (test.marks().passed() ? "1" : "0") + ',' +
                         record::csvField(croupier::textOf(test.faults)) + '\n'};
}

} // namespace

std::string csvOf(const TraineePast& past) {
    std::vector<Line> lines;
    lines.reserve(past.drills.size() + past.shifts.size() + past.tests.size());
    for (const auto& session : past.drills) {
        lines.push_back(lineOf(session));
    }
    for (const auto& shift : past.shifts) {
        lines.push_back(lineOf(shift));
    }
    for (const auto& test : past.tests) {
        lines.push_back(lineOf(test));
    }
    std::ranges::stable_sort(lines, [](const Line& a, const Line& b) { return a.at < b.at; });
    std::string text(kHead);
    for (const Line& line : lines) {
        text += line.text;
    }
    for (const LessonDone& lesson : past.lessons) {
        text += "lesson,," + record::csvField(lesson.game) + ',' + record::csvField(lesson.lesson) + ',' +
                std::to_string(lesson.questions) + ',' + std::to_string(lesson.right) + ",,,,,," +
                (lesson.done ? "1" : "0") + ",\n";
    }
    return text;
}

} // namespace mesaviva::trainee
