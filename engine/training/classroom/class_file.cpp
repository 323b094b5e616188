// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/classroom/class_file.h"

#include "engine/training/classroom/read_class.h"

#include <algorithm>
#include <array>
#include <utility>

namespace mesaviva::classroom {

namespace {

using scenario::Fields;
using scenario::Json;
using scenario::Node;

constexpr std::string_view kClassFormat = "mesaviva.class/1";
constexpr std::array<std::string_view, 4> kKinds = {"drill", "table", "test", "lesson"};
constexpr std::int64_t kLastMoment = 253'402'300'799; // of the year 9999
constexpr std::int64_t kMostClassCounted = 1'000'000;
constexpr std::int64_t kLongestClassWork = std::int64_t{366} * 24 * 3'600'000; // milliseconds
constexpr int kMostClassLevel = 100;

int countOf(Fields& fields, const std::string& name, std::int64_t most = kMostClassCounted) {
    return static_cast<int>(fields.need(name).whole(0, most));
}

ClassResult readResult(const Node& node) {
    Fields fields(node);
    ClassResult result;
    result.trainee = shortText(fields.need("trainee"), kLongestClassName);
    result.kind = static_cast<ClassKind>(wordOf(fields.need("kind"), kKinds));
    result.at = fields.need("at").whole(0, kLastMoment);
    result.game = shortText(fields.need("game"), kLongestClassName);
    result.subject = shortText(fields.need("subject"), kLongestClassName);
    result.level = countOf(fields, "level", kMostClassLevel);
    result.done = countOf(fields, "done");
    result.right = countOf(fields, "right", result.done);
    result.time = fields.need("milliseconds").whole(0, kLongestClassWork);
    result.passed = fields.need("passed").truth();
    if (const std::optional<Node> mark = fields.take("mark")) {
        result.mark = static_cast<int>(mark->whole(0, croupier::TestScheme::kBest));
    }
    fields.refuseTheRest();
    return result;
}

Json jsonOf(const ClassResult& result) {
    Json json{{"trainee", result.trainee},
              {"kind", kKinds[static_cast<std::size_t>(result.kind)]},
              {"at", result.at},
              {"game", result.game},
              {"subject", result.subject},
              {"level", result.level},
              {"done", result.done},
              {"right", result.right},
              {"milliseconds", result.time},
              {"passed", result.passed}};
    if (result.mark) {
        json["mark"] = *result.mark;
    }
    return json;
}

// Only what the reader accepts is written.
ClassResult bounded(ClassResult result) {
    const auto count = [](int number) { return std::clamp(number, 0, static_cast<int>(kMostClassCounted)); };
    result.at = std::clamp<std::int64_t>(result.at, 0, kLastMoment);
    result.level = std::clamp(result.level, 0, kMostClassLevel);
    result.done = count(result.done);
    result.right = std::min(count(result.right), result.done);
    result.time = std::clamp<std::int64_t>(result.time, 0, kLongestClassWork);
    if (result.mark) {
        result.mark = std::clamp(*result.mark, 0, croupier::TestScheme::kBest);
    }
    return result;
}

bool isWritable(const ClassResult& result) {
    const auto fits = [](const std::string& text) {
        return !text.empty() && text.size() <= kLongestClassName;
    };
    return fits(result.trainee) && fits(result.game) && fits(result.subject);
}

} // namespace

std::vector<ClassResult> classResultsOf(const std::string& trainee, const trainee::TraineePast& past) {
    std::vector<ClassResult> results;
    for (const drills::DrillSession& session : past.drills) {
        results.push_back({trainee, ClassKind::drill, session.at, std::string(drills::gameOf(session.drill)),
                           std::string(drills::name(session.drill)), session.level, session.tasks,
                           session.right, session.taken, session.isPassed()});
    }
    for (const croupier::Shift& shift : past.shifts) {
        results.push_back({trainee, ClassKind::table, shift.at, shift.game, shift.table, shift.level,
                           shift.actions, shift.clean, shift.length > 0 ? shift.length : shift.time, false});
    }
    for (const croupier::TakenTest& test : past.tests) {
        const croupier::TestMarks marks = test.marks();
        results.push_back({trainee, ClassKind::test, test.at, test.game, test.table, 0, test.actions,
                           test.clean, test.length, marks.passed(), marks.final});
    }
    for (const trainee::LessonDone& lesson : past.lessons) {
        results.push_back({trainee, ClassKind::lesson, 0, lesson.game, lesson.lesson, 0, lesson.questions,
                           lesson.right, 0, lesson.done});
    }
    return results;
}

std::string write(const ClassFile& file) {
    std::vector<ClassResult> results;
    for (const ClassResult& result : file.results) {
        if (isWritable(result)) {
            results.push_back(bounded(result));
        }
    }
    // Lessons have no time; there are few of them.
    const auto rank = [](const ClassResult& result) {
        return std::pair(result.kind != ClassKind::lesson, -result.at);
    };
    std::ranges::stable_sort(results, {}, rank);
    results.resize(std::min(results.size(), kMostClassResults));
    std::vector<std::string> lines;
    std::size_t size = 0;
    for (const ClassResult& result : results) {
        // A name that is no UTF-8 is written with replacements.
        std::string line = jsonOf(result).dump(-1, ' ', false, Json::error_handler_t::replace);
        size += line.size() + 8;
        if (size > kLargestClassFile - 1'000) {
            break;
        }
        lines.push_back(std::move(line));
    }
    std::string text = "{\n  \"format\": \"" + std::string(kClassFormat) + "\",\n  \"machine\": " +
                       Json(file.machine).dump(-1, ' ', false, Json::error_handler_t::replace) +
                       ",\n  \"results\": [";
    for (std::size_t i = 0; i < lines.size(); ++i) {
        text += (i > 0 ? ",\n    " : "\n    ") + lines[i];
    }
    return text + (lines.empty() ? "]\n}\n" : "\n  ]\n}\n");
}

Result<ClassFile, scenario::FileError> readClassFile(std::string_view text) {
    return readFile<ClassFile>(text, kLargestClassFile, [](const Json& json) {
        Fields fields(Node(json, ""));
        needFormat(fields, kClassFormat);
        ClassFile file;
        file.machine = shortText(fields.need("machine"), kLongestClassName);
        for (const Node& result : someItems(fields.need("results"), kMostClassResults)) {
            file.results.push_back(readResult(result));
        }
        fields.refuseTheRest();
        return file;
    });
}

} // namespace mesaviva::classroom
