// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/remote/seat_book.h"

#include "app/cli/remote/seat_code.h"
#include "engine/scenario/node.h"
#include "engine/scenario/strict_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <utility>

namespace mesaviva::remote {

using scenario::BadFile;
using scenario::Fields;
using scenario::FileProblem;
using scenario::Json;
using scenario::Node;

namespace {

constexpr std::string_view kFormat = "mesaviva.seats/1";
constexpr const char* kFile = "seats.json";

// A key as text, or an empty text where one may be missing.
std::string readKey(const Node& node, bool maybeEmpty) {
    std::string key = node.text();
    if (!(maybeEmpty && key.empty()) && !seedFromHex(key)) {
        node.refuse(FileProblem::not_a_seed);
    }
    return key;
}

BookedSeat readSeat(const Node& node) {
    Fields fields(node);
    BookedSeat seat;
    seat.id = fields.need("id").text();
    const Node secret = fields.need("secret");
    seat.secret = secret.text();
    seat.key = readKey(fields.need("key"), true);
    seat.isUsed = fields.need("used").truth();
    if (!isSeatName(seat.id) || secretFrom(seat.secret) != seat.secret) {
        node.refuse(FileProblem::not_seat_name);
    }
    return seat;
}

BookedTable readTable(const Node& node) {
    Fields fields(node);
    BookedTable table;
    table.id = fields.need("id").text();
    table.name = fields.need("name").text();
    table.number = fields.need("number").whole(0, 1'000'000'000);
    if (secretFrom(table.name) != table.name) {
        node.refuse(FileProblem::not_seat_name);
    }
    for (const Node& seat : fields.need("seats").items()) {
        table.seats.push_back(readSeat(seat));
    }
    return table;
}

template <class Booked>
Booked* find(std::vector<Booked>& all, const std::string& id) {
    const auto found = std::ranges::find(all, id, &Booked::id);
    return found != all.end() ? &*found : nullptr;
}

// What the book has of a planned table, and what it lacks.
BookedTable booked(const TablePlan& plan, std::vector<BookedTable>& before) {
    BookedTable table{plan.id, randomName(), 0, {}};
    std::vector<BookedSeat> seats;
    if (BookedTable* const known = find(before, plan.id)) {
        table.name = known->name;
        table.number = known->number;
        seats = std::move(known->seats);
    }
    for (std::size_t i = 0; i < plan.seats; ++i) {
        const std::string& id = plan.table.players[i].id;
        const BookedSeat* const known = find(seats, id);
        table.seats.push_back(known ? *known : BookedSeat{id, randomName(), {}});
    }
    return table;
}

} // namespace

std::string identityOf(std::string_view table, std::string_view seat) {
    return std::string(table) + '.' + std::string(seat);
}

std::optional<SeatBook> SeatBook::open(std::filesystem::path folder, const TablesFile& file) {
    if (!makePrivateFolder(folder)) {
        return std::nullopt;
    }
    SeatBook book;
    book.m_folder = std::move(folder);
    std::vector<BookedTable> before;
    if (std::ifstream in(book.m_folder / kFile, std::ios::binary); in) {
        const std::string text{std::istreambuf_iterator<char>(in), {}};
        const auto json = scenario::parseStrictly(text);
        if (!json) {
            return std::nullopt;
        }
        try {
            Fields fields(Node(*json, ""));
            if (fields.need("format").text() != kFormat) {
                return std::nullopt;
            }
            book.m_port = static_cast<std::uint16_t>(fields.need("port").whole(0, 65'535));
            book.m_hostKey = readKey(fields.need("host_key"), false);
            for (const Node& table : fields.need("tables").items()) {
                before.push_back(readTable(table));
            }
        } catch (const BadFile&) {
            return std::nullopt;
        }
    } else {
        book.m_hostKey = toHex(systemSeed());
    }
    for (const TablePlan& plan : file.tables) {
        book.m_tables.push_back(booked(plan, before));
    }
    return book.save() ? std::optional(std::move(book)) : std::nullopt;
}

bool SeatBook::save() const {
    Json tables = Json::array();
    for (const BookedTable& table : m_tables) {
        Json seats = Json::array();
        for (const BookedSeat& seat : table.seats) {
            seats.push_back(
                {{"id", seat.id}, {"secret", seat.secret}, {"key", seat.key}, {"used", seat.isUsed}});
        }
        tables.push_back(
            {{"id", table.id}, {"name", table.name}, {"number", table.number}, {"seats", std::move(seats)}});
    }
    const Json book{
        {"format", kFormat}, {"port", m_port}, {"host_key", m_hostKey}, {"tables", std::move(tables)}};
    return writePrivately(m_folder / kFile, book.dump(1) + '\n');
}

std::vector<BrokerUser> SeatBook::users() const {
    std::vector<BrokerUser> users{
        {std::string(kHostIdentity), m_hostKey, {"mesaviva/1/#"}, {"mesaviva/1/#"}}};
    for (const BookedTable& table : m_tables) {
        const Topics topics(table.name);
        for (const BookedSeat& seat : table.seats) {
            if (seat.isTaken()) {
                users.push_back({identityOf(table.name, seat.id),
                                 seat.key,
                                 {topics.publicLines(), topics.picture(), topics.round(), topics.host(),
                                  topics.presence("+"), topics.seatLines(seat.id), topics.picture(seat.id)},
                                 {topics.request(seat.id), topics.presence(seat.id)}});
            }
            if (!seat.isUsed) {
                const std::string name = nameOfSecret(seat.secret);
                users.push_back(
                    {name, toHex(keyOfSecret(seat.secret)), {Topics::joined(name)}, {Topics::join(name)}});
            }
        }
    }
    return users;
}

} // namespace mesaviva::remote
