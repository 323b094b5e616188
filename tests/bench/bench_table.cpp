// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Prints one table of the benchmarks' results, each with its plain baseline if it names one:
//
//   benchmarks_table OUT.json NAME=FILE.json ...
//
// Files are in Google Benchmark's format, or JSON objects of figures from the window benchmarks. The table
// goes to standard output as text and to OUT.json as JSON.
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstdio>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace {

using Json = nlohmann::ordered_json;

/// One line of the table.
struct Row {
    std::string program{};
    std::string name{};
    double value = 0;
    std::string unit{};
    std::string baseline{};        ///< its name; empty if none
    std::optional<double> ratio{}; ///< how many times as fast as the baseline, or as much
    bool asMuch = false;
};

double number(const Json& object, const char* name) {
    const auto found = object.find(name);
    return found != object.end() && found->is_number() ? found->get<double>() : 0.0;
}

double nanoseconds(const Json& benchmark) {
    const std::string unit = benchmark.value("time_unit", "ns");
    const double factor = unit == "s" ? 1e9 : unit == "ms" ? 1e6 : unit == "us" ? 1e3 : 1.0;
    // The name of a benchmark that waits for a disk or another thread ends in /real_time.
    const bool waits = benchmark.value("name", "").ends_with("/real_time");
    return number(benchmark, waits ? "real_time" : "cpu_time") * factor;
}

// Items per second if given, else the inverse of the time.
double speed(const Json& benchmark) {
    const double items = number(benchmark, "items_per_second");
    return items > 0 ? items : 1e9 / nanoseconds(benchmark);
}

// The unit in a figure's name, as in `first_frame_ms`.
std::string unitOf(const std::string& name) {
    static constexpr std::array<std::pair<std::string_view, const char*>, 7> kUnits = {{
        {"_ms", "ms"},
        {"_seconds", "s"},
        {"_percent", "%"},
        {"_mb", "MB"},
        {"_per_second", "/s"},
        {"_a_round", "bytes"},
        {"memory", "bytes"},
    }};
    for (const auto& [end, unit] : kUnits) {
        if (name.ends_with(end) || name.find(std::string(end) + '_') != std::string::npos) {
            return unit;
        }
    }
    return {};
}

// A benchmark's own counters, which Google Benchmark writes among its own fields.
void addCounters(const std::string& program, const Json& benchmark, std::vector<Row>& rows) {
    static constexpr std::array<std::string_view, 11> kItsOwn = {
        "family_index",     "per_family_instance_index",
        "repetitions",      "repetition_index",
        "threads",          "iterations",
        "real_time",        "cpu_time",
        "items_per_second", "bytes_per_second",
        "aggregate_value"};
    for (const auto& [name, value] : benchmark.items()) {
        if (value.is_number() && std::find(kItsOwn.begin(), kItsOwn.end(), name) == kItsOwn.end()) {
            rows.push_back({.program = program,
                            .name = benchmark.value("name", "") + "." + name,
                            .value = value.get<double>(),
                            .unit = unitOf(name)});
        }
    }
}

void addBenchmarks(const std::string& program, const Json& list, std::vector<Row>& rows) {
    constexpr std::string_view kBeside = "beside ";
    for (const Json& benchmark : list) {
        Row row{program, benchmark.value("name", "")};
        if (benchmark.contains("items_per_second")) {
            row.value = speed(benchmark);
            row.unit = "/s";
        } else {
            row.value = nanoseconds(benchmark) / 1e6;
            row.unit = "ms";
        }
        const std::string label = benchmark.value("label", "");
        if (label.starts_with(kBeside)) {
            row.baseline = label.substr(kBeside.size());
            for (const Json& other : list) {
                // A benchmark's name continues with its repetitions and clock.
                const std::string name = other.value("name", "");
                if (name == row.baseline || name.starts_with(row.baseline + "/")) {
                    row.ratio = speed(benchmark) / speed(other);
                }
            }
        }
        rows.push_back(std::move(row));
        addCounters(program, benchmark, rows);
    }
}

void addFigures(const std::string& program, const std::string& path, const Json& figures,
                std::vector<Row>& rows) {
    if (figures.is_number()) {
        rows.push_back(
            {.program = program, .name = path, .value = figures.get<double>(), .unit = unitOf(path)});
    } else if (figures.is_object()) {
        for (const auto& [name, value] : figures.items()) {
            addFigures(program, path.empty() ? name : path + "." + name, value, rows);
        }
    }
}

// Window figures name their baseline figures: the ratio of both.
void setBeside(const Json& figures, std::span<Row> rows) {
    const auto beside = figures.find("beside");
    if (beside == figures.end()) {
        return;
    }
    for (Row& row : rows) {
        const std::string other = beside->value(row.name, "");
        const auto found =
            std::find_if(rows.begin(), rows.end(), [&](const Row& one) { return one.name == other; });
        if (found != rows.end() && found->value > 0) {
            row.baseline = other;
            row.ratio = row.value / found->value;
            row.asMuch = true;
        }
    }
}

std::string shortNumber(double value) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), value >= 1000 ? "%.0f" : "%.4g", value);
    return text.data();
}

void print(const std::vector<Row>& rows) {
    std::size_t width = 0;
    for (const Row& row : rows) {
        width = std::max(width, row.name.size());
    }
    std::string program{};
    for (const Row& row : rows) {
        if (row.program != program) {
            program = row.program;
            std::cout << '\n' << program << '\n';
        }
        std::cout << "  " << std::left << std::setw(static_cast<int>(width) + 2) << row.name << std::right
                  << std::setw(14) << shortNumber(row.value) << ' ' << std::left << std::setw(5) << row.unit;
        if (row.ratio) {
            std::cout << "  " << shortNumber(*row.ratio) << (row.asMuch ? " times as much as " : " times ")
                      << row.baseline;
        }
        std::cout << '\n';
    }
}

Json toJson(const std::vector<Row>& rows) {
    Json table = Json::array();
    for (const Row& row : rows) {
        Json line = {{"program", row.program}, {"name", row.name}, {"value", row.value}};
        if (!row.unit.empty()) {
            line["unit"] = row.unit;
        }
        if (row.ratio) {
            line["baseline"] = row.baseline;
            line["ratio"] = *row.ratio;
            line["ratio_of"] = row.asMuch ? "amount" : "speed";
        }
        table.push_back(std::move(line));
    }
    return table;
}

} // namespace

int main(int argc, char** argv) {
    std::vector<Row> rows;
    for (int i = 2; i < argc; ++i) {
        const std::string word = argv[i];
        const std::size_t equals = word.find('=');
        std::ifstream file(word.substr(equals + 1));
        const Json json = Json::parse(file, nullptr, false);
        if (equals == std::string::npos || json.is_discarded()) {
            std::cerr << word << ": no NAME=FILE of a benchmark\n";
            return 2;
        }
        if (json.contains("benchmarks")) {
            addBenchmarks(word.substr(0, equals), json["benchmarks"], rows);
        } else {
            const std::size_t first = rows.size();
            addFigures(word.substr(0, equals), {}, json, rows);
            setBeside(json, std::span(rows).subspan(first));
        }
    }
    if (rows.empty()) {
        std::cerr << "benchmarks_table OUT.json NAME=FILE.json ...\n";
        return 2;
    }
    print(rows);
    std::ofstream out(argv[1]);
    out << toJson(rows).dump(2) << '\n';
    return out.flush() ? 0 : 2;
}
