// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenario/strict_json.h"
#include "engine/simulation/game_simulations.h"
#include "engine/simulation/report.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <limits>

namespace mesaviva::simulation {

namespace {

using Json = nlohmann::ordered_json;

/// Thrown to stop merging.
struct Refused {
    std::string reason;
};

/// Reads the fields of one part, which must be present and valid.
class PartReader {
public:
    explicit PartReader(const PartFile& file) : m_file(file) {
        Result<Json, scenario::FileError> json = scenario::parseStrictly(file.text);
        if (!json) {
            refuse(json.error().text());
        }
        m_json = std::move(*json);
    }

    Report read() const {
        const Json& part = field(m_json, "part");
        Report report;
        const Json& words = field(part, "words");
        if (!words.is_object()) {
            refuse("\"words\" is no object");
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
            refuse("\"squares\" is no sum");
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
            refuse("no such game");
        }
        return roundsOfShard(*part.shard, part.planned, (*known)->blockRounds);
    }

    [[noreturn]] void refuse(const std::string& reason) const { throw Refused{m_file.name + ": " + reason}; }

private:
    const Json& field(const Json& object, const char* name) const {
        if (!object.is_object() || !object.contains(name)) {
            refuse("no part of a simulation: \"" + std::string(name) + "\" is missing");
        }
        return object[name];
    }
    std::uint64_t count(const Json& object, const char* name, std::uint64_t least, std::uint64_t most) const {
        const Json& number = field(object, name);
        const bool isCount = number.is_number_unsigned() && number.get<std::uint64_t>() >= least &&
                             number.get<std::uint64_t>() <= most;
        if (!isCount) {
            std::string reason = "\"";
            reason += name;
            reason += "\" is no whole number from " + std::to_string(least) + " to " + std::to_string(most);
            refuse(reason);
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
            refuse("\"" + std::string(name) + "\" is no amount in cents");
        }
        return Money{number.get<std::int64_t>()};
    }

    const PartFile& m_file;
    Json m_json;
};

// Refuses a part that does not belong to those read so far.
void refuseStranger(const PartReader& reader, const Report& whole, const Report& part) {
    if (part.interrupted) {
        reader.refuse("was interrupted; run this part again");
    }
    if (part.words != whole.words || part.planned != whole.planned || part.centre != whole.centre ||
        part.shard->of != whole.shard->of) {
        reader.refuse("a part of another simulation");
    }
    if (const std::uint64_t share = reader.share(part); part.sums.rounds != share) {
        reader.refuse("has " + std::to_string(part.sums.rounds) + " rounds, its share is " +
                      std::to_string(share));
    }
}

Report mergeAll(std::span<const PartFile> files) {
    if (files.empty()) {
        throw Refused{"nothing to merge"};
    }
    Report whole = PartReader(files.front()).read();
    whole.sums = {};
    whole.seconds = 0.0;
    if (whole.shard->of > files.size()) {
        throw Refused{"of " + std::to_string(whole.shard->of) + " parts there are " +
                      std::to_string(files.size())};
    }
    std::vector<bool> seen(files.size() + 1);
    for (const PartFile& file : files) {
        const PartReader reader(file);
        const Report part = reader.read();
        refuseStranger(reader, whole, part);
        if (seen[part.shard->part]) {
            reader.refuse("part " + std::to_string(part.shard->part) + " is there twice");
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

Result<Report, BadParts> merge(std::span<const PartFile> files) {
    try {
        return mergeAll(files);
    } catch (const Refused& refused) {
        return BadParts{refused.reason};
    }
}

} // namespace mesaviva::simulation
