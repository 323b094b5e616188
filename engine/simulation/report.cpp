// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/simulation/report.h"

#include "engine/scenario/strict_json.h"
#include "engine/simulation/game_simulations.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <utility>
#include <vector>

namespace mesaviva::simulation {

namespace {

using Json = nlohmann::ordered_json;

// Thousandths for very slow runs, whole numbers for all others.
double rateOf(std::uint64_t rounds, double seconds) {
    const double rate = seconds > 0 ? static_cast<double>(rounds) / seconds : 0.0;
    return rate >= 100 ? std::round(rate) : std::round(rate * 1000) / 1000;
}

} // namespace

Report reportOn(const Plan& plan, const Sums& sums, std::optional<double> seconds) {
    Report report{plan.words, plan.rounds, plan.shard, false, plan.centre(), sums, seconds};
    Json words = Json::parse(plan.words);
    words["seed"] = toHex(plan.seed.value());
    report.words = words.dump();
    report.interrupted = sums.rounds < plan.roundsOfShard();
    return report;
}

std::string toJson(const Report& report) {
    const Json words = Json::parse(report.words);
    Json json = words;
    const Sums& sums = report.sums;
    const Edge edge = edgeOf(sums, report.centre);
    json["rounds"] = sums.rounds;
    if (report.interrupted) {
        json["interrupted"] = true;
        json["planned"] = report.planned;
    }
    json["staked"] = sums.staked.cents;
    json["returned"] = sums.returned.cents;
    json["net"] = sums.net().cents;
    json["first_stakes"] = sums.firstStakes.cents;
    // The edge needs one round, its interval two.
    json["edge"] = sums.rounds > 0 ? Json(edge.value) : Json();
    json["interval"] = sums.rounds > 1 ? Json{edge.low, edge.high} : Json();
    if (report.shard) {
        json["part"] = {{"shard", report.shard->part},   {"of", report.shard->of},
                        {"planned", report.planned},     {"squares", sums.squaredSpread.text()},
                        {"centre", report.centre.cents}, {"words", words}};
        if (report.seconds) {
            json["part"]["seconds"] = *report.seconds;
        }
    }
    if (report.seconds) {
        json["rounds_per_second"] = rateOf(sums.rounds, *report.seconds);
    }
    return json.dump();
}

namespace {

/// Reads the fields of one part, which must be present and valid.
class PartReader {
public:
    explicit PartReader(const PartFile& file) : m_file(file) {
        Result<Json, scenario::FileError> json = scenario::parseStrictly(file.text);
        if (!json) {
            throw BadRequest{file.name, RequestProblem::in_file, {}, json.error()};
        }
        m_json = std::move(*json);
    }

    Report read() const {
        const Json& part = field(m_json, "part");
        Report report;
        const Json& words = field(part, "words");
        if (!words.is_object()) {
            refuse(RequestProblem::field_not_object, {"words"});
        }
        report.words = words.dump();
        report.planned = count(part, "planned", 1, kMostRounds);
        const std::uint64_t of = count(part, "of", 1, kMostShards);
        report.shard =
            Shard{static_cast<std::uint32_t>(count(part, "shard", 1, of)), static_cast<std::uint32_t>(of)};
        report.interrupted = m_json.contains("interrupted");
        report.centre = amount(part, "centre");
        report.sums.rounds = count(m_json, "rounds", 0, report.planned);
        report.sums.firstStakes = amount(m_json, "first_stakes");
        report.sums.staked = amount(m_json, "staked");
        report.sums.returned = amount(m_json, "returned");
        const Json& squares = field(part, "squares");
        const auto read =
            squares.is_string() ? WideNumber::fromText(squares.get<std::string>()) : std::nullopt;
        if (!read) {
            refuse(RequestProblem::field_not_sum, {"squares"});
        }
        report.sums.squaredSpread = *read;
        if (part.contains("seconds") && part["seconds"].is_number()) {
            report.seconds = part["seconds"].get<double>();
        }
        return report;
    }

    /// The number of rounds that the part must have.
    std::uint64_t share(const Report& part) const {
        const Json& game = field(field(field(m_json, "part"), "words"), "game");
        const auto games = allSimulations();
        const auto known = game.is_string()
                               ? std::ranges::find(games, game.get<std::string>(), &GameSimulations::key)
                               : games.end();
        if (known == games.end()) {
            refuse(RequestProblem::no_such_game);
        }
        return roundsOfShard(*part.shard, part.planned, (*known)->blockRounds);
    }

    [[noreturn]] void refuse(RequestProblem problem, std::vector<std::string> arguments = {}) const {
        throw BadRequest{m_file.name, problem, std::move(arguments)};
    }

private:
    const Json& field(const Json& object, const char* name) const {
        if (!object.is_object() || !object.contains(name)) {
            refuse(RequestProblem::no_part, {name});
        }
        return object[name];
    }
    std::uint64_t count(const Json& object, const char* name, std::uint64_t least, std::uint64_t most) const {
        const Json& number = field(object, name);
        const bool isCount = number.is_number_unsigned() && number.get<std::uint64_t>() >= least &&
                             number.get<std::uint64_t>() <= most;
        if (!isCount) {
            refuse(RequestProblem::field_not_whole_from, {name, std::to_string(least), std::to_string(most)});
        }
        return number.get<std::uint64_t>();
    }
    Money amount(const Json& object, const char* name) const {
        constexpr auto kMost = std::numeric_limits<std::int64_t>::max() / 4; // so that two can be added
        const Json& number = field(object, name);
        const bool fits = number.is_number_unsigned()
                              ? number.get<std::uint64_t>() <= std::uint64_t{kMost}
                              : number.is_number_integer() && number.get<std::int64_t>() >= -kMost;
        if (!fits) {
            refuse(RequestProblem::field_not_amount, {name});
        }
        return Money{number.get<std::int64_t>()};
    }

    const PartFile& m_file;
    Json m_json;
};

// Refuses a part that does not belong to those read so far.
void refuseStranger(const PartReader& reader, const Report& whole, const Report& part) {
    if (part.interrupted) {
        reader.refuse(RequestProblem::part_interrupted);
    }
    if (part.words != whole.words || part.planned != whole.planned || part.centre != whole.centre ||
        part.shard->of != whole.shard->of) {
        reader.refuse(RequestProblem::other_simulation);
    }
    if (const std::uint64_t share = reader.share(part); part.sums.rounds != share) {
        reader.refuse(RequestProblem::not_share, {std::to_string(part.sums.rounds), std::to_string(share)});
    }
}

Report mergeAll(std::span<const PartFile> files) {
    if (files.empty()) {
        throw BadRequest{{}, RequestProblem::nothing_to_merge};
    }
    Report whole = PartReader(files.front()).read();
    whole.sums = {};
    whole.seconds = 0.0;
    if (whole.shard->of > files.size()) {
        throw BadRequest{{},
                         RequestProblem::parts_missing,
                         {std::to_string(whole.shard->of), std::to_string(files.size())}};
    }
    std::vector<bool> seen(files.size() + 1);
    for (const PartFile& file : files) {
        const PartReader reader(file);
        const Report part = reader.read();
        refuseStranger(reader, whole, part);
        if (seen[part.shard->part]) {
            reader.refuse(RequestProblem::part_twice, {std::to_string(part.shard->part)});
        }
        seen[part.shard->part] = true;
        whole.sums += part.sums;
        whole.seconds =
            whole.seconds && part.seconds ? std::optional(*whole.seconds + *part.seconds) : std::nullopt;
    }
    whole.shard.reset();
    return whole;
}

} // namespace

Result<Report, BadRequest> merge(std::span<const PartFile> files) {
    try {
        return mergeAll(files);
    } catch (const BadRequest& bad) {
        return bad;
    }
}

} // namespace mesaviva::simulation
