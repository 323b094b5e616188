// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/roulette/figures/roulette_edge.h"

#include "engine/base/dispatch.h"
#include "engine/games/roulette/decide.h"
#include "engine/games/roulette/decide_parts.h"
#include "engine/games/roulette/odds/returns.h"
#include "engine/games/roulette/scenario/roulette_content.h"
#include "engine/simulation/request.h"

#include <cmath>
#include <variant>
#include <vector>

namespace mesaviva::figures {

namespace {

using namespace roulette;
using scenario::Json;
using simulation::BadRequest;
using simulation::refuse;
using simulation::RequestProblem;

constexpr int kMostParols = 3;

/// The stakes as scenario steps; `stake` is the default action.
Json stepsFrom(const std::string& text) {
    Result<Json, scenario::FileError> stakes = scenario::parseStrictly(text);
    if (!stakes) {
        throw BadRequest{"--stakes", RequestProblem::in_file, {}, stakes.error()};
    }
    if (!stakes->is_array() || stakes->empty()) {
        refuse("--stakes", RequestProblem::not_list);
    }
    for (Json& stake : *stakes) {
        if (stake.is_object()) {
            stake["player"] = "player";
            if (!stake.contains("do")) {
                stake["do"] = "stake";
            }
        }
    }
    return *stakes;
}

/// A table at which one player places stakes.
class StakesAtTable {
public:
    explicit StakesAtTable(const Settings& settings) : m_state(settings) {
        act([&] { return admit(m_state, Admit{kLargestAmount}, m_events); });
        act([&] { return join(m_state, Join{0, std::nullopt}, m_events); });
        act([&] { return openRound(m_state, Commit{kUnproven}, kTableOpened, m_events); });
    }

    void lay(const Command& command) {
        const auto none = [](const auto&) -> MaybeRefusal {
            refuse("--stakes", RequestProblem::only_stakes);
        };
        act([&] {
            return std::visit(
                Overloaded{[&](const PlaceStake& it) { return placeStake(m_state, it, m_events); },
                           [&](const PlaceSeries& it) { return placeSeries(m_state, it, m_events); },
                           [&](const PlaceNeighbours& it) { return placeNeighbours(m_state, it, m_events); },
                           none},
                command);
        });
    }

    const std::vector<Stake>& stakes() const { return m_state.players.front().stakes; }

private:
    template <class Decide>
    void act(const Decide& decide) {
        m_events.clear();
        if (const MaybeRefusal refusal = decide()) {
            std::string rules;
            for (const RuleId rule : refusal->rules) {
                rules += (rules.empty() ? "" : ", ") + std::string(rule.text());
            }
            const std::string reason(name(refusal->reason));
            if (rules.empty()) {
                refuse("--stakes", RequestProblem::stake_refused, {reason});
            }
            refuse("--stakes", RequestProblem::stake_refused_by_rules, {reason, rules});
        }
        for (const Event& event : m_events) {
            evolve(m_state, event, kTableOpened);
        }
    }

    State m_state;
    Events m_events;
};

Returns returnsFrom(const EdgeRouletteArguments& arguments) {
    simulation::Request request;
    request.game = Game::kKey;
    request.rules = arguments.rules;
    request.table = arguments.table;
    const scenario::Scenario read =
        simulation::scenarioAt(request, simulation::tableOf(request), stepsFrom(arguments.stakes));
    const auto& content = read.content.as<scenario::RouletteContent>();
    StakesAtTable table(content.table);
    for (const auto& step : content.steps) {
        table.lay(step.command);
    }
    if (arguments.parols == 0) {
        return returnsOf(content.table, table.stakes());
    }
    const auto* series =
        content.steps.size() == 1 ? std::get_if<PlaceSeries>(&content.steps.front().command) : nullptr;
    if (series == nullptr || !groupsAreBooked(content.table)) {
        refuse("--parol", RequestProblem::no_single_series);
    }
    if (arguments.parols < 0 || arguments.parols > kMostParols) {
        refuse("--parol", RequestProblem::needs_whole_from, {"0", std::to_string(kMostParols)});
    }
    return returnsOfParol(content.table, series->series, series->chip, series->chip, arguments.parols);
}

Json jsonOf(const Fraction& fraction) { return {fraction.numerator, fraction.denominator}; }

/// A numerator beyond the integers that JSON parsers accept is written as a string of digits.
Json jsonOf(const WideFraction& fraction) {
    const std::optional<std::int64_t> narrow = fraction.numerator.narrow();
    return {narrow ? Json(*narrow) : Json(fraction.numerator.text()), fraction.denominator};
}

} // namespace

Result<nlohmann::ordered_json, BadRequest> edgeOfRoulette(const EdgeRouletteArguments& arguments) {
    try {
        nlohmann::ordered_json result;
        const Returns returns = returnsFrom(arguments);
        const WideFraction variance = returns.variance();
        result["rules"] = arguments.rules;
        result["parols"] = arguments.parols;
        result["staked"] = returns.staked().cents;
        result["cases"] = returns.allCases();
        nlohmann::ordered_json cases = nlohmann::ordered_json::array();
        for (const auto& [amount, times] : returns.cases()) {
            cases.push_back({amount.cents, times});
        }
        result["returned"] = std::move(cases);
        result["mean"] = jsonOf(returns.mean());
        result["variance"] = jsonOf(variance);
        result["deviation"] = std::sqrt(variance.value());
        result["house"] = jsonOf(returns.edge());
        result["edge"] = returns.edge().value();
        return result;
    } catch (const BadRequest& bad) {
        return bad;
    }
}

} // namespace mesaviva::figures
