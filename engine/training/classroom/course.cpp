// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/classroom/course.h"

#include "engine/training/classroom/read_class.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <utility>

namespace mesaviva::classroom {

namespace {

using scenario::Fields;
using scenario::FileProblem;
using scenario::Json;
using scenario::Node;

constexpr std::string_view kCourseFormat = "mesaviva.course/1";
constexpr std::array<std::string_view, 3> kDoes = {"drill", "test", "lesson"};
constexpr std::array<ClassKind, 3> kDoesKinds = {ClassKind::drill, ClassKind::test, ClassKind::lesson};

CourseDay dayOf(const Node& node) {
    const std::optional<CourseDay> day = courseDayFrom(node.text());
    if (!day) {
        node.refuse(FileProblem::not_day, {scenario::inQuotes(node.text())});
    }
    return *day;
}

int wholeIn(Fields& fields, const std::string& name, int least, int most, int otherwise) {
    const std::optional<Node> node = fields.take(name);
    return node ? static_cast<int>(node->whole(least, most)) : otherwise;
}

std::string drillKey(const Node& node) {
    std::vector<std::string_view> names;
    for (const drills::Drill drill : drills::kAllDrills) {
        names.push_back(drills::name(drill));
    }
    return std::string(names[wordOf(node, names)]);
}

CourseItem readItem(const Node& node) {
    Fields fields(node);
    CourseItem item;
    item.kind = kDoesKinds[wordOf(fields.need("kind"), kDoes)];
    const Node key = fields.need("key");
    item.key = item.kind == ClassKind::drill ? drillKey(key) : shortText(key, kLongestClassName);
    if (const std::optional<Node> by = fields.take("by")) {
        item.by = dayOf(*by);
    }
    if (item.kind == ClassKind::drill) {
        item.level = wholeIn(fields, "level", 1, drills::kLevels, item.level);
        item.tasks = wholeIn(fields, "tasks", 5, 100, item.tasks);
        item.percent = wholeIn(fields, "percent", 1, 100, item.percent);
        item.target = wholeIn(fields, "target_seconds", 0, 120, item.target);
        item.limit = wholeIn(fields, "limit_seconds", 0, 600, item.limit);
    }
    fields.refuseTheRest();
    return item;
}

Json jsonOf(const CourseItem& item) {
    const auto kind = static_cast<std::size_t>(std::ranges::find(kDoesKinds, item.kind) - kDoesKinds.begin());
    Json json{{"kind", kDoes[kind]}, {"key", item.key}};
    if (item.by) {
        json["by"] = textOf(*item.by);
    }
    if (item.kind == ClassKind::drill) {
        json["level"] = item.level;
        json["tasks"] = item.tasks;
        json["percent"] = item.percent;
        if (item.target > 0) {
            json["target_seconds"] = item.target;
        }
        if (item.limit > 0) {
            json["limit_seconds"] = item.limit;
        }
    }
    return json;
}

DrillPreset readPreset(const Node& node) {
    Fields fields(node);
    DrillPreset preset;
    preset.name = shortText(fields.need("name"), kLongestCourseTitle);
    preset.drill = drillKey(fields.need("key"));
    if (const std::optional<Node> table = fields.take("table")) {
        preset.table = shortText(*table, kLongestClassName);
    }
    preset.level = wholeIn(fields, "level", 0, drills::kLevels, preset.level);
    preset.stacks = wholeIn(fields, "stacks", 0, 2, preset.stacks);
    preset.tasks = wholeIn(fields, "tasks", 5, 100, preset.tasks);
    preset.percent = wholeIn(fields, "percent", 1, 100, preset.percent);
    preset.target = wholeIn(fields, "target_seconds", 0, 120, preset.target);
    preset.limit = wholeIn(fields, "limit_seconds", 0, 600, preset.limit);
    fields.refuseTheRest();
    return preset;
}

Json jsonOf(const DrillPreset& preset) {
    Json json{{"name", preset.name}, {"key", preset.drill}};
    if (!preset.table.empty()) {
        json["table"] = preset.table;
    }
    json["level"] = preset.level;
    json["stacks"] = preset.stacks;
    json["tasks"] = preset.tasks;
    json["percent"] = preset.percent;
    json["target_seconds"] = preset.target;
    json["limit_seconds"] = preset.limit;
    return json;
}

// What was taken out of `base` here is taken out of `theirs`, what was added here is added.
template <class T>
std::vector<T> mergedLists(const std::vector<T>& base, std::vector<T> mine, std::vector<T> theirs) {
    for (const T& one : base) {
        if (const auto stays = std::ranges::find(mine, one); stays != mine.end()) {
            mine.erase(stays);
        } else if (const auto goes = std::ranges::find(theirs, one); goes != theirs.end()) {
            theirs.erase(goes);
        }
    }
    for (T& added : mine) {
        if (std::ranges::find(theirs, added) == theirs.end()) {
            theirs.push_back(std::move(added));
        }
    }
    return theirs;
}

} // namespace

std::optional<CourseDay> courseDayFrom(std::string_view text) {
    constexpr std::size_t kLength = 10;
    if (text.size() != kLength || text[4] != '-' || text[7] != '-') {
        return std::nullopt;
    }
    const auto number = [&](std::size_t from, std::size_t length) {
        int value = 0;
        for (const char letter : text.substr(from, length)) {
            if (letter < '0' || letter > '9') {
                return -1;
            }
            value = 10 * value + (letter - '0');
        }
        return value;
    };
    const CourseDay day{number(0, 4), number(5, 2), number(8, 2)};
    if (day.year < 1970 || day.month < 1 || day.day < 1) {
        return std::nullopt;
    }
    const std::chrono::year_month_day date{std::chrono::year(day.year),
                                           std::chrono::month(static_cast<unsigned>(day.month)),
                                           std::chrono::day(static_cast<unsigned>(day.day))};
    return date.ok() ? std::optional(day) : std::nullopt;
}

std::string textOf(const CourseDay& day) {
    const auto padded = [](int number, std::size_t length) {
        std::string digits = std::to_string(number);
        digits.insert(0, length - std::min(length, digits.size()), '0');
        return digits;
    };
    return padded(day.year, 4) + '-' + padded(day.month, 2) + '-' + padded(day.day, 2);
}

Result<Course, scenario::FileError> readCourse(std::string_view text) {
    return readFile<Course>(text, kLargestCourse, [](const Json& json) {
        Fields fields(Node(json, ""));
        needFormat(fields, kCourseFormat);
        Course course;
        course.title = shortText(fields.need("title"), kLongestCourseTitle);
        for (const Node& item : someItems(fields.need("items"), kMostItems)) {
            course.items.push_back(readItem(item));
        }
        if (const std::optional<Node> presets = fields.take("drills")) {
            for (const Node& preset : someItems(*presets, kMostPresets)) {
                course.presets.push_back(readPreset(preset));
            }
        }
        fields.refuseTheRest();
        return course;
    });
}

void sortByDay(Course& course) {
    std::ranges::stable_sort(course.items, {}, [](const CourseItem& one) {
        return one.by.value_or(CourseDay{9999, 12, 31});
    });
}

Course merged(const Course& base, const Course& mine, const Course& theirs) {
    Course both{mine.title == base.title ? theirs.title : mine.title,
                mergedLists(base.items, mine.items, theirs.items),
                {}};
    for (DrillPreset& preset : mergedLists(base.presets, mine.presets, theirs.presets)) {
        std::erase_if(both.presets, [&](const DrillPreset& one) { return one.name == preset.name; });
        both.presets.push_back(std::move(preset)); // this machine's come last
    }
    sortByDay(both);
    return both;
}

std::string write(const Course& course) {
    Json json{{"format", kCourseFormat}, {"title", course.title}, {"items", Json::array()}};
    for (const CourseItem& item : course.items) {
        json["items"].push_back(jsonOf(item));
    }
    for (const DrillPreset& preset : course.presets) {
        json["drills"].push_back(jsonOf(preset));
    }
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

bool fulfils(const ClassResult& result, const CourseItem& item) {
    if (result.kind != item.kind) {
        return false;
    }
    switch (item.kind) {
    case ClassKind::drill:
        return result.subject == item.key && result.level >= item.level && result.done >= item.tasks &&
               100 * std::int64_t{result.right} >= std::int64_t{item.percent} * result.done;
    case ClassKind::test: return result.game == item.key && result.passed;
    case ClassKind::lesson: return result.subject == item.key && result.passed;
    case ClassKind::table: break;
    }
    return false;
}

std::vector<const ClassResult*> doneOf(const Course& course, std::span<const ClassResult> results,
                                       std::string_view trainee) {
    std::vector<const ClassResult*> done(course.items.size(), nullptr);
    for (const ClassResult& result : results) {
        if (result.trainee != trainee) {
            continue;
        }
        for (std::size_t i = 0; i < done.size(); ++i) {
            if (fulfils(result, course.items[i]) && (done[i] == nullptr || result.at < done[i]->at)) {
                done[i] = &result;
            }
        }
    }
    return done;
}

} // namespace mesaviva::classroom
