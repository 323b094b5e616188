// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Game recall for the tables of one game.
#pragma once

#include "engine/record/history/recall.h"
#include "engine/record/record_reader.h"
#include "engine/record/table_fold.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace mesaviva::record {

/// Collects the rounds of one table while its events are folded.
template <class OnRecord>
class TableRecall {
    using Json = nlohmann::ordered_json;

public:
    TableRecall(RecordReader& reader, TableRow table, const Recall::Taker& onTable,
                const Recall::Taker& onRound)
        : m_reader(reader),
          m_table(std::move(table)),
          m_onTable(onTable),
          m_onRound(onRound) {}

    /// Reads all rounds, or only one; returns whether there was any.
    bool run(std::optional<std::uint64_t> only) {
        TableFold<OnRecord> fold(m_reader, m_table.number);
        while (fold.read()) {
            const auto& event = fold.entry().event;
            if (OnRecord::Game::opensRound(event)) {
                finish(fold);
                if (only && fold.entry().round > *only) {
                    return m_found;
                }
                begin(fold, only);
            }
            fold.take();
            if (fold.entry().seq == 1) {
                emitTable(fold);
            }
            if (m_isOpen) {
                add(fold);
            }
        }
        finish(fold);
        return m_found;
    }

private:
    void emitTable(const TableFold<OnRecord>& fold) {
        const Json& opened = fold.line();
        m_simulated = opened.value("simulated", Json::array());
        m_tableJson = {{"table", m_table.number},
                       {"game", m_table.game},
                       {"rules", m_table.rules},
                       {"rules_version", m_table.rulesVersion},
                       {"program", m_table.program},
                       {"opened", isoText(m_table.opened)},
                       {"settings", opened.value("settings", Json::object())},
                       {"players", opened.value("players", Json::array())},
                       {"simulated", m_simulated}};
        m_onTable(m_tableJson);
    }

    void begin(const TableFold<OnRecord>& fold, std::optional<std::uint64_t> only) {
        m_isOpen = !only || *only == fold.entry().round;
        if (!m_isOpen) {
            return;
        }
        const RoundId id{m_table.number, fold.entry().round};
        m_round = {{"id", textOf(id)},
                   {"table", id.table},
                   {"number", id.round},
                   {"game", m_table.game},
                   {"rules", m_table.rules},
                   {"rules_version", m_table.rulesVersion},
                   {"opened", isoText(fold.row().wall)},
                   {"closed", nullptr},
                   {"result", ""},
                   {"outcome", nullptr},
                   {"scripted", nullptr},
                   {"void", nullptr},
                   {"commitment", fold.line().value("commitment", "")},
                   {"seed", nullptr}};
        m_results = Json::array();
        m_steps = Json::array();
        m_before = wallets(fold);
        m_after = m_before;
    }

    void add(const TableFold<OnRecord>& fold) {
        Json step = fold.line();
        step["wall"] = isoText(fold.row().wall);
        const std::string& kind = fold.row().text.kind;
        if (kind == "settled") {
            Json result = fold.line();
            for (const char* header : {"t", "round", "event"}) {
                result.erase(header);
            }
            m_results.push_back(std::move(result));
        } else if (kind == "round_void") {
            // A game with only one reason does not record it.
            const Json reason = fold.line().value("reason", Json());
            m_round["void"] = reason.is_string() ? reason : Json("system_failure");
        } else if (OnRecord::Game::closesRound(fold.entry().event)) {
            m_round["closed"] = isoText(fold.row().wall);
            m_round["outcome"] = fold.line().value("outcome", Json());
            m_round["scripted"] = fold.line().value("scripted", false);
            m_round["seed"] = fold.line().value("seed", "");
        }
        m_steps.push_back(std::move(step));
        if (m_round["closed"].is_null() || OnRecord::Game::closesRound(fold.entry().event)) {
            m_after = wallets(fold);
            m_seats = seats(fold);
            m_sum = fold.table().sum;
        }
    }

    void finish(const TableFold<OnRecord>& fold) {
        if (!m_isOpen) {
            return;
        }
        m_isOpen = false;
        m_found = true;
        Json seats = Json::array();
        for (std::size_t i = 0; i < m_after.size(); ++i) {
            const std::string called = fold.table().names.nameOf(static_cast<PlayerId>(i));
            Json seat{{"player", called},
                      {"simulated",
                       std::find(m_simulated.begin(), m_simulated.end(), called) != m_simulated.end()}};
            if (i < m_seats.size() && m_seats[i] > 0) {
                seat["seat"] = m_seats[i];
            }
            seat["before"] = i < m_before.size() ? Json(m_before[i].cents) : Json();
            seat["after"] = m_after[i].cents;
            seats.push_back(std::move(seat));
        }
        if (m_round["closed"].is_null()) {
            hideCards();
        }
        m_round["result"] = m_sum.result;
        m_round["seats"] = std::move(seats);
        m_round["results"] = std::move(m_results);
        m_round["steps"] = std::move(m_steps);
        if constexpr (requires { OnRecord::handOf(m_tableJson, m_round); }) {
            m_round["hand"] = OnRecord::handOf(m_tableJson, m_round);
        }
        m_onRound(m_round);
    }

    // While a round runs, face-down cards are visible to nobody, not even an inspector.
    void hideCards() {
        const auto field = [](const Json& step, const char* name) { return step.value(name, Json()); };
        for (Json& step : m_steps) {
            if (field(step, "face_up") != false) {
                continue;
            }
            const bool isTurned = std::ranges::any_of(m_steps, [&](const Json& other) {
                return field(other, "event") == "card_revealed" && field(other, "to") == field(step, "to") &&
                       field(other, "place") == field(step, "place");
            });
            if (!isTurned) {
                step["card"] = nullptr;
            }
        }
    }

    static std::vector<Money> wallets(const TableFold<OnRecord>& fold) {
        const auto& state = fold.table().state;
        std::vector<Money> result;
        for (std::size_t i = 0; i < state.players.size(); ++i) {
            result.push_back(state.wallet(static_cast<PlayerId>(i)));
        }
        return result;
    }

    static std::vector<int> seats(const TableFold<OnRecord>& fold) {
        std::vector<int> result;
        for (const auto& player : fold.table().state.players) {
            if constexpr (requires { player.seat; }) {
                result.push_back(player.seat);
            }
        }
        return result;
    }

    RecordReader& m_reader;
    TableRow m_table;
    const Recall::Taker& m_onTable;
    const Recall::Taker& m_onRound;
    Json m_tableJson; ///< the table
    Json m_simulated = Json::array();
    bool m_isOpen = false;
    bool m_found = false;
    Json m_round;
    Json m_results;
    Json m_steps;
    std::vector<Money> m_before;
    std::vector<Money> m_after;
    std::vector<int> m_seats;
    RoundSum m_sum;
};

} // namespace mesaviva::record
