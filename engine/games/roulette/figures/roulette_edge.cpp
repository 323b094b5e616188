// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/roulette/figures/roulette_edge.h"

#include "engine/base/overloaded.h"
#include "engine/games/roulette/decide.h"
#include "engine/games/roulette/decide_parts.h"
#include "engine/games/roulette/odds/returns.h"
#include "engine/games/roulette/scenario/roulette_content.h"
#include "engine/simulation/request_reader.h"

#include <cmath>
#include <ostream>
#include <variant>
#include <vector>

namespace mesaviva::figures {

namespace {

using namespace roulette;
using scenario::Json;
using simulation::refuse;

constexpr int kMostParols = 3;

/// The stakes as scenario steps; `stake` is the default action.
Json stepsFrom(const std::string& text) {
    Result<Json, scenario::FileError> stakes = scenario::parseStrictly(text);
    if (!stakes) {
        refuse("--stakes: " + stakes.error().text());
    }
    if (!stakes->is_array() || stakes->empty()) {
        refuse("--stakes: not a JSON list of stakes");
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
            refuse("--stakes: only stake, series and neighbours lay stakes");
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
                rules += (rules.empty() ? " (" : ", ") + std::string(rule.text());
            }
            refuse("--stakes: " + std::string(name(refusal->reason)) + rules + (rules.empty() ? "" : ")"));
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
        refuse("--parol: for one series, where it is a stake of its own (R28)");
    }
    if (arguments.parols < 0 || arguments.parols > kMostParols) {
        refuse("--parol: a whole number from 0 to " + std::to_string(kMostParols));
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

int edgeRouletteCommand(const EdgeRouletteArguments& arguments, std::ostream& out, std::ostream& err) {
    nlohmann::ordered_json result;
    try {
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
    } catch (const simulation::RefusedRequest& refused) {
        err << "mesaviva edge roulette: " << refused.reason << '\n';
        return 2;
    }
    if (!(out << result.dump() << '\n').flush()) {
        err << "mesaviva edge roulette: the edge can't be written\n";
        return 2;
    }
    return 0;
}

} // namespace mesaviva::figures
