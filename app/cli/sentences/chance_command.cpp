// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/sentences/chance_command.h"

#include "engine/base/random_stream.h"
#include "engine/base/seed.h"
#include "engine/chance/battery.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <iomanip>
#include <ostream>
#include <sstream>

namespace mesaviva::app {

namespace {

constexpr std::int64_t kMostRounds = 1'000'000'000;

nlohmann::ordered_json jsonOf(const chance::Report& report, const Seed& seed) {
    nlohmann::ordered_json tests = nlohmann::ordered_json::array();
    for (const chance::TestResult& test : report.tests) {
        nlohmann::ordered_json one;
        one["sample"] = test.sample;
        one["test"] = test.test;
        one["statistic"] = test.statistic;
        if (test.degrees) {
            one["degrees"] = *test.degrees;
        }
        one["p"] = test.p;
        one["passed"] = test.passed;
        tests.push_back(std::move(one));
    }
    nlohmann::ordered_json result;
    result["seed"] = toHex(seed);
    result["rounds"] = report.rounds;
    if (report.interrupted) {
        result["interrupted"] = true;
    }
    result["level"] = chance::kJointLevel;
    result["tests"] = std::move(tests);
    result["passed"] = report.passed;
    return result;
}

void writeTable(const chance::Report& report, std::ostream& err) {
    std::ostringstream table; // a separate stream, to preserve the formats of `err`
    table << std::fixed;
    for (const chance::TestResult& test : report.tests) {
        table << std::left << std::setw(10) << test.sample << std::setw(18) << test.test << std::right
              << std::setw(12) << std::setprecision(2) << test.statistic;
        if (test.degrees) {
            table << " of " << std::setw(5) << std::setprecision(0) << *test.degrees;
        } else {
            table << std::setw(9) << ' ';
        }
        table << "  p " << std::setprecision(6) << test.p << (test.passed ? "" : "  failed") << '\n';
    }
    table << (report.passed ? "passed" : "failed") << " at the joint level of 99 %\n";
    err << table.str();
}

// The key stream that decks, pockets, balls and cards are made of.
int writeRaw(std::uint64_t bytes, const Seed& seed, const std::function<bool()>& stopped, std::ostream& out,
             std::ostream& err) {
    LongStream stream(seed, stream_name::kOutcome);
    std::array<char, 65'536> block{};
    while (bytes > 0 && out && !(stopped && stopped())) {
        const std::size_t some = static_cast<std::size_t>(std::min<std::uint64_t>(bytes, block.size()));
        for (std::size_t i = 0; i < block.size(); i += 4) {
            const std::uint32_t word = stream.word();
            for (std::size_t byte = 0; byte < 4; ++byte) {
                block[i + byte] = static_cast<char>(static_cast<unsigned char>(word >> (8 * byte)));
            }
        }
        out.write(block.data(), static_cast<std::streamsize>(some));
        bytes -= some;
    }
    if (!out.flush()) {
        err << "the bytes can't be written\n";
        return 2;
    }
    err << "seed " << toHex(seed) << '\n';
    return 0;
}

} // namespace

int chanceCommand(const ChanceArguments& arguments, std::ostream& out, std::ostream& err) {
    const std::optional<Seed> given = arguments.seed ? seedFromHex(*arguments.seed) : std::nullopt;
    if (arguments.seed && !given) {
        err << "--seed: 64 hexadecimal digits are needed\n";
        return 2;
    }
    if (arguments.rounds < static_cast<std::int64_t>(chance::kLeastRounds) ||
        arguments.rounds > kMostRounds) {
        err << "--rounds: a number from " << chance::kLeastRounds << " to " << kMostRounds << " is needed\n";
        return 2;
    }
    const Seed seed = given ? *given : systemSeed();
    if (arguments.raw) {
        return writeRaw(*arguments.raw, seed, arguments.stopped, out, err);
    }
    std::uint64_t tenths = 0;
    const auto progress = [&](std::uint64_t done, std::uint64_t all) {
        if (done * 10 / all > tenths) {
            tenths = done * 10 / all;
            err << tenths * 10 << " %\n" << std::flush;
        }
        return !(arguments.stopped && arguments.stopped());
    };
    const std::optional<chance::Report> report =
        chance::runBattery(seed, static_cast<std::uint64_t>(arguments.rounds), progress, arguments.threads);
    if (!report) {
        err << "interrupted before there were " << chance::kLeastRounds << " rounds to report on\n";
        return 2;
    }
    if (report->interrupted) {
        err << "interrupted after " << report->rounds << " of " << arguments.rounds << " rounds\n";
    }
    writeTable(*report, err);
    if (!(out << jsonOf(*report, seed).dump() << '\n').flush()) {
        err << "the report can't be written\n";
        return 2;
    }
    return report->passed ? 0 : 1;
}

} // namespace mesaviva::app
