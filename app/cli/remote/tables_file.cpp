// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/remote/tables_file.h"

#include "app/cli/remote/seat_code.h"
#include "engine/record/fields/player_names.h"
#include "engine/scenario/node.h"
#include "engine/scenario/strict_json.h"
#include "engine/table/player.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <fstream>
#include <iostream>
#include <istream>
#include <utility>

namespace mesaviva::remote {

using scenario::BadFile;
using scenario::errorAt;
using scenario::Fields;
using scenario::FileError;
using scenario::FileProblem;
using scenario::inQuotes;
using scenario::Json;
using scenario::Node;

namespace {

constexpr std::string_view kFormat = "mesaviva.tables/1";
constexpr std::string_view kPlayersPath = "players[";
constexpr std::size_t kLargestFile = std::size_t{1} << 20U;
constexpr std::int64_t kMostSimulated = 5'000;
constexpr std::int64_t kSimulatedWallet = 100'000;
constexpr int kSeats = 7; // of poker, numbered from 1

// The players of a scenario, as which the table's own reader checks them.
class PlayerList {
public:
    explicit PlayerList(bool isPoker) : m_isPoker(isPoker) {}

    void add(Json player) {
        if (m_isPoker && !player.contains("seat")) {
            m_withoutSeat.push_back(m_players.size());
        }
        m_players.push_back(std::move(player));
    }
    bool has(std::string_view id) const {
        return std::ranges::any_of(m_players, [&](const Json& player) { return player["id"] == id; });
    }
    // Whoever asks for no seat gets the first that is free.
    Json take() {
        int seat = 1;
        for (const std::size_t player : m_withoutSeat) {
            const auto isTaken = [&](const Json& other) {
                return other.contains("seat") && other["seat"] == seat;
            };
            while (seat < kSeats && std::ranges::any_of(m_players, isTaken)) {
                ++seat;
            }
            m_players[player]["seat"] = seat;
        }
        return Json(std::move(m_players));
    }

private:
    bool m_isPoker;
    std::vector<Json> m_players;
    std::vector<std::size_t> m_withoutSeat;
};

void addSeats(const Node& list, PlayerList& players) {
    for (const Node& seat : list.items()) {
        Fields fields(seat);
        const Node id = fields.need("id");
        if (!isSeatName(id.text())) {
            id.refuse(FileProblem::not_seat_name);
        }
        if (players.has(id.text())) {
            id.refuse(FileProblem::second_player, {inQuotes(id.text())});
        }
        players.add(seat.json());
    }
}

void addSimulated(std::int64_t count, PlayerList& players) {
    for (std::int64_t i = 0; i < count; ++i) {
        const auto at = static_cast<std::size_t>(i);
        std::string name(record::kSimulatedNames[at % record::kSimulatedNames.size()]);
        if (at >= record::kSimulatedNames.size()) {
            name += ' ' + std::to_string(at / record::kSimulatedNames.size() + 1);
        }
        players.add(Json{{"id", std::move(name)}, {"wallet", kSimulatedWallet}});
    }
}

// `players[1].wallet` of the scenario is `tables[0].seats[1].wallet` here.
FileError placed(FileError error, const std::string& table, std::size_t seats) {
    if (error.path.starts_with(kPlayersPath)) {
        const std::size_t index = std::stoul(error.path.substr(kPlayersPath.size()));
        error.path = index < seats ? "seats" + error.path.substr(kPlayersPath.size() - 1) : "simulated";
    } else if (error.path == "players") {
        error.path = "seats";
    }
    error.path = table + '.' + error.path;
    return error;
}

TablePlan readTable(const Node& node) {
    Fields fields(node);
    TablePlan plan;
    const Node id = fields.need("id");
    plan.id = id.text();
    if (!isSeatName(plan.id)) {
        id.refuse(FileProblem::not_seat_name);
    }
    const Node game = fields.need("game");
    Json scenario{
        {"format", "mesaviva.scenario/1"}, {"game", game.text()}, {"rules", fields.need("rules").text()}};
    if (const auto settings = fields.take("table")) {
        scenario["table"] = settings->json();
    }
    const Node seats = fields.need("seats");
    plan.seats = seats.items().size();
    PlayerList players(game.text() == "poker");
    addSeats(seats, players);
    if (const auto simulated = fields.take("simulated")) {
        const std::int64_t count = simulated->whole(0, kMostSimulated);
        if (game.text() == "bingo") { // a crowd without names
            scenario["table"]["crowd"] = Json{{"players", count}};
        } else if (count + static_cast<std::int64_t>(plan.seats) > kMostPlayers) {
            simulated->refuse(FileProblem::too_many, {std::to_string(kMostPlayers)});
        } else {
            addSimulated(count, players);
        }
    }
    fields.refuseTheRest();
    scenario["players"] = players.take();
    auto read = scenario::read(scenario.dump());
    if (!read) {
        throw BadFile{placed(read.error(), node.path(), plan.seats)};
    }
    plan.table = std::move(*read);
    return plan;
}

TablesFile readAll(const Json& json) {
    Fields fields(Node(json, ""));
    const Node format = fields.need("format");
    if (format.text() != kFormat) {
        format.refuse(FileProblem::other_format, {inQuotes(format.text()), inQuotes(kFormat)});
    }
    TablesFile file;
    const Node record = fields.need("record");
    file.record = record.text();
    if (record.text().empty()) {
        record.refuse(FileProblem::empty_text);
    }
    const Node tables = fields.need("tables");
    for (const Node& node : tables.items()) {
        TablePlan plan = readTable(node);
        const auto isSame = [&](const TablePlan& other) { return other.id == plan.id; };
        if (std::ranges::any_of(file.tables, isSame)) {
            node.refuse(FileProblem::given_twice);
        }
        if (file.tables.size() == kMostTables) {
            tables.refuse(FileProblem::too_many, {std::to_string(kMostTables)});
        }
        file.tables.push_back(std::move(plan));
    }
    if (file.tables.empty()) {
        tables.refuse(FileProblem::missing);
    }
    fields.refuseTheRest();
    return file;
}

Result<TablesFile, FileError> load(std::istream& in) {
    std::string text;
    std::array<char, 65'536> block{};
    while (in.read(block.data(), block.size()) || in.gcount() > 0) {
        text.append(block.data(), static_cast<std::size_t>(in.gcount()));
        if (text.size() > kLargestFile) {
            return errorAt({}, FileProblem::too_many_bytes, {std::to_string(kLargestFile)});
        }
    }
    if (in.bad()) {
        return errorAt({}, FileProblem::not_read);
    }
    return readTables(text);
}

} // namespace

Result<TablesFile, FileError> readTables(std::string_view json) {
    const auto parsed = scenario::parseStrictly(json);
    if (!parsed) {
        return parsed.error();
    }
    try {
        return readAll(*parsed);
    } catch (const BadFile& bad) {
        return bad.error;
    }
}

Result<TablesFile, FileError> loadTables(const std::filesystem::path& path) {
    if (path == "-") {
        return load(std::cin);
    }
    std::error_code error;
    if (std::filesystem::is_directory(path, error)) {
        return errorAt({}, FileProblem::is_folder);
    }
    std::ifstream file(path, std::ios::binary);
    if (!file) {
        return errorAt({}, FileProblem::not_opened);
    }
    return load(file);
}

} // namespace mesaviva::remote
