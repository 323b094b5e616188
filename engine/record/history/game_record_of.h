// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/fields/parse_json.h"
#include "engine/record/game_record.h"
#include "engine/record/history/balances.h"
#include "engine/record/history/reconciliation.h"
#include "engine/record/history/returned.h"
#include "engine/record/history/rounds_on_record.h"
#include "engine/record/record_reader.h"
#include "engine/record/table_fold.h"
#include "engine/record/verify/round_proof.h"
#include "engine/record/verify/verify_table.h"
#include "engine/table/view.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace mesaviva::record {

// The rounds of one game as JSON (RoundJson).

/// Collects the rounds of one table while its events are folded.
template <class OnRecord>
class TableJson {
    using Json = nlohmann::ordered_json;
    using Game = typename OnRecord::Game;

public:
    TableJson(RecordReader& reader, TableRow table, const RoundJson::Taker& onTable,
              const RoundJson::Taker& onRound)
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
        m_events.clear();
        m_before = wallets(fold);
        m_after = m_before;
    }

    void add(const TableFold<OnRecord>& fold) {
        Json step = fold.line();
        step["wall"] = isoText(fold.row().wall);
        const std::string& kind = fold.row().text.kind;
        if (kind == "settled") {
            addResult(fold.line());
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
        if constexpr (HasSecrets<Game>) {
            m_events.push_back(fold.entry());
        }
        if (m_round["closed"].is_null() || OnRecord::Game::closesRound(fold.entry().event)) {
            m_after = wallets(fold);
            m_seats = seats(fold);
            m_sum = fold.table().sum;
        }
    }

    void addResult(Json settled) {
        for (const char* header : {"t", "round", "event"}) {
            settled.erase(header);
        }
        m_results.push_back(std::move(settled));
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
            filter(fold);
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

    // While a round runs, its events are shown as everybody may know them, to inspectors, too.
    void filter(const TableFold<OnRecord>& fold) {
        if constexpr (HasSecrets<Game>) {
            m_results = Json::array();
            for (std::size_t i = 0; i < m_events.size(); ++i) {
                m_events[i].event = seenBy<Game>(m_events[i].event, Viewer::everybody());
                Json line = lineWith(fold, m_events[i]);
                if (line.value("event", "") == "settled") {
                    addResult(line);
                }
                line["wall"] = m_steps[i]["wall"];
                m_steps[i] = std::move(line);
            }
        }
    }

    static Json lineWith(const TableFold<OnRecord>& fold, const typename OnRecord::Entry& entry) {
        EventTextWriter writer;
        OnRecord::write(
            writer, entry, [&](PlayerId player) { return fold.table().names.nameOf(player); },
            fold.table().settings);
        EventRow row;
        row.seq = entry.seq;
        row.at = (entry.at - kTableOpened).count();
        row.round = entry.round;
        row.text = writer.result();
        return parseJson(lineOf(row));
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
    const RoundJson::Taker& m_onTable;
    const RoundJson::Taker& m_onRound;
    Json m_tableJson; ///< the table
    Json m_simulated = Json::array();
    bool m_isOpen = false;
    bool m_found = false;
    Json m_round;
    Json m_results;
    Json m_steps;
    std::vector<typename OnRecord::Entry> m_events; ///< of m_steps, where the game has secrets
    std::vector<Money> m_before;
    std::vector<Money> m_after;
    std::vector<int> m_seats;
    RoundSum m_sum;
};

// Reconciles the tables of one game.

namespace reconciling {

inline constexpr std::uint64_t kProgressInterval = 1024;

// The report line of each ledger account. Accounts without a name of their own hold stakes.
template <class OnRecord>
std::vector<std::string> accountKeys(const typename OnRecord::State& state) {
    std::vector<std::string> keys(state.ledger.size(), "stakes");
    keys[Ledger::kIssuer] = "issuer";
    keys[Ledger::kHouse] = "house";
    for (const auto& player : state.players) {
        keys[player.wallet] = "wallets";
    }
    OnRecord::nameAccounts(state, keys);
    return keys;
}

} // namespace reconciling

/// Folds one table and adds up its accounts.
template <class OnRecord>
class TableReconciler {
public:
    TableReconciler(RecordReader& reader, const TableRow& table) : m_reader(reader) {
        m_result.table = table;
    }

    TableReconciliation run(const Progress& progress) {
        TableFold<OnRecord> fold(m_reader, m_result.table.number);
        while (fold.read()) {
            if (progress && fold.entry().seq % reconciling::kProgressInterval == 0) {
                progress(fold.entry().seq, m_result.table.events);
            }
            // Before folding: the event refers to the state before it.
            std::visit([&](const auto& event) { take(event, fold.table().state); }, fold.entry().event);
            m_result.runs = m_result.runs || OnRecord::Game::opensRound(fold.entry().event);
            if (OnRecord::Game::closesRound(fold.entry().event)) {
                ++m_result.rounds;
                m_result.runs = false;
            }
            fold.take();
            if (fold.entry().seq == 1) {
                open(fold.table().state);
            } else {
                move(fold.table().state);
            }
            m_result.balanced = m_result.balanced && fold.table().state.ledger.sum() == Money{};
        }
        finish(fold);
        addList();
        return std::move(m_result);
    }

private:
    using State = typename OnRecord::State;

    AccountLine& lineOf(const std::string& key) {
        const auto found = std::ranges::find(m_result.accounts, key, &AccountLine::account);
        if (found != m_result.accounts.end()) {
            return *found;
        }
        AccountLine line;
        line.account = key;
        return m_result.accounts.emplace_back(std::move(line));
    }

    void open(const State& state) {
        const std::vector<std::string> keys = reconciling::accountKeys<OnRecord>(state);
        for (std::size_t account = 0; account < keys.size(); ++account) {
            AccountLine& line = lineOf(keys[account]);
            line.opening = added(line.opening, state.ledger.balance(account));
        }
        m_before = state.ledger;
    }

    void move(const State& state) {
        if (state.ledger == m_before) {
            return;
        }
        const std::vector<std::string> keys = reconciling::accountKeys<OnRecord>(state);
        for (std::size_t account = 0; account < keys.size(); ++account) {
            const Money before = account < m_before.size() ? m_before.balance(account) : Money{};
            const Money moved = state.ledger.balance(account) - before;
            AccountLine& line = lineOf(keys[account]);
            line.in = added(line.in, moved > Money{} ? moved : Money{});
            line.out = added(line.out, moved < Money{} ? -moved : Money{});
        }
        m_before = state.ledger;
    }

    PlayerLine& playerAt(PlayerId player) {
        while (m_result.players.size() <= player) {
            m_result.players.emplace_back();
        }
        return m_result.players[player];
    }

    // Players are numbered in the order of admission, at most 64; the fold has checked that.
    template <class Event>
    void take(const Event& event, const State& state) {
        const auto who = [&](PlayerId player) -> PlayerLine* {
            return player < kMostPlayers ? &playerAt(player) : nullptr;
        };
        const auto grow = [](Money& sum, Money more) {
            if (more > kMostOnRecord || -more > kMostOnRecord) {
                throw Fault{FaultKind::damaged, ProblemCode::too_many_points};
            }
            sum = added(sum, more);
        };
        if constexpr (std::is_same_v<Event, common::PlayerAdmitted>) {
            if (PlayerLine* const line = who(event.player)) {
                grow(line->admitted, event.wallet);
            }
        } else if constexpr (std::is_same_v<Event, common::AllowanceTaken>) {
            if (PlayerLine* const line = who(event.player)) {
                grow(line->free, event.amount);
            }
        } else if constexpr (requires { event.kept, event.late, event.chips; }) {
            PlayerLine* const line = who(event.player);
            if (line && event.player < state.players.size()) {
                const auto& value = state.players[event.player].chipValue;
                const bool fitting = value && event.kept >= 0 && event.kept <= kMostOnRecord.cents &&
                                     value->cents <= kLargestAmount.cents &&
                                     (value->cents == 0 || event.kept <= kMostOnRecord.cents / value->cents);
                grow(line->chips, event.late ? event.amount : fitting ? -(*value * event.kept) : Money{});
            }
        } else if constexpr (requires { event.player, event.net(); }) {
            if (PlayerLine* const line = who(event.player)) {
                if constexpr (requires { event.staked(); }) {
                    grow(line->staked, event.staked());
                    grow(line->returned, event.returned());
                } else {
                    grow(line->staked, event.staked);
                    grow(line->returned, event.returned);
                }
            }
        }
    }

    void finish(const TableFold<OnRecord>& fold) {
        const State& state = fold.table().state;
        if (m_result.accounts.empty()) {
            return; // there are no events
        }
        const std::vector<std::string> keys = reconciling::accountKeys<OnRecord>(state);
        for (std::size_t account = 0; account < keys.size(); ++account) {
            AccountLine& line = lineOf(keys[account]);
            line.closing = added(line.closing, state.ledger.balance(account));
        }
        m_result.players.resize(state.players.size());
        for (std::size_t i = 0; i < state.players.size(); ++i) {
            const auto player = static_cast<PlayerId>(i);
            PlayerLine& line = m_result.players[i];
            line.player = fold.table().names.nameOf(player);
            line.simulated = fold.table().sum.isSimulated(player);
            line.onTable = OnRecord::stakesOnTable(state, player);
            line.closing = state.wallet(player);
            if (!line.simulated) {
                m_result.staked = added(m_result.staked, line.staked);
                m_result.returned = added(m_result.returned, line.returned);
            }
        }
    }

    void addList() {
        Statement row = m_reader.database().prepare(
            "SELECT staked, returned FROM rounds WHERE id >= ?1 AND id < ?2 AND closed IS NOT NULL");
        row.bind(1, roundKeyOf(m_result.table.number, 0)).bind(2, roundKeyOf(m_result.table.number + 1, 0));
        while (row.step()) {
            for (const auto& [column, sum] :
                 {std::pair(0, &m_result.listStaked), std::pair(1, &m_result.listReturned)}) {
                const Money amount{row.number(column)};
                if (amount < Money{} || amount > kMostOnRecord) {
                    throw Fault{FaultKind::damaged, ProblemCode::amount_out_of_range};
                }
                *sum = added(*sum, amount);
            }
        }
    }

    RecordReader& m_reader;
    TableReconciliation m_result;
    Ledger m_before{0};
};

/// Builds the record functions for a game; `OnRecord` is PokerOnRecord or the like.
template <class OnRecord>
GameRecord gameRecordOf() {
    GameRecord own{OnRecord::kName,
                   &OnRecord::outcome,
                   &gameReturned<typename OnRecord::Game>,
                   [](const TableRow& table, const Digest& opening, Verification& counts) {
                       return std::unique_ptr<TableCheck>(
                           std::make_unique<TableVerifier<OnRecord>>(table, opening, counts));
                   },
                   [](RecordReader& reader, const TableRow& table, std::optional<std::uint64_t> only,
                      const RoundJson::Taker& onTable, const RoundJson::Taker& onRound) {
                       return TableJson<OnRecord>(reader, table, onTable, onRound).run(only);
                   },
                   [](RecordReader& reader, const TableRow& table, const Progress& progress) {
                       return TableReconciler<OnRecord>(reader, table).run(progress);
                   }};
    if constexpr (requires { &OnRecord::cutOffAt; }) {
        own.cutOffAt = &OnRecord::cutOffAt;
    }
    if constexpr (requires { &OnRecord::ownPart; }) {
        own.ownPart = &OnRecord::ownPart;
    }
    if constexpr (requires { &OnRecord::addOwn; }) {
        own.addOwn = &OnRecord::addOwn;
    }
    return own;
}

} // namespace mesaviva::record
