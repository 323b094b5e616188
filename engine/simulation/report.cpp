// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/simulation/report.h"

#include <nlohmann/json.hpp>

#include <cmath>

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

} // namespace mesaviva::simulation
