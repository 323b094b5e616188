// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/house_page.h"

#include "engine/record/fields/event_json.h"
#include "engine/record/fields/parse_json.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace mesaviva::record {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view kRules = "house";
constexpr std::string_view kRulesVersion = "house/1";
constexpr std::string_view kOpened = "house_opened";
constexpr std::string_view kAccounts = "accounts";

Json jsonOf(const TableMoment& moment) { return {{"table", moment.table}, {"seq", moment.seq}}; }

// Throws BadField.
TableMoment momentIn(const Json& value, const std::string& path) {
    JsonFields fields(value, path);
    const TableMoment moment{wholeOf(fields.need("table"), fields.pathOf("table"), 1, kMostTables),
                             countOf(fields.need("seq"), fields.pathOf("seq"))};
    fields.finish();
    return moment;
}

// Throws BadField.
AccountsNote accountsFrom(const std::string& fields) {
    const Json json = parseJson(fields);
    JsonFields object(json, {});
    const auto money = [](const Json& value, const std::string& path) {
        return Money{wholeOf(value, path, 0, kLargestAmount.cents)};
    };
    AccountsNote noted;
    HouseAccounts& accounts = noted.accounts;
    const std::string& cause = textOf(object.need("cause"), "cause");
    int which = 0;
    while (name(static_cast<AccountCause>(which)) != cause) {
        if (name(static_cast<AccountCause>(++which)).empty()) {
            throw BadField{"cause", FieldFault::impossible};
        }
    }
    noted.cause = static_cast<AccountCause>(which);
    accounts.points = money(object.need("points"), "points");
    if (const Json* const table = object.find("table")) {
        accounts.table = wholeOf(*table, "table", 1, kMostTables);
        accounts.seq = countOf(object.need("seq"), "seq");
    }
    const Json& jackpots = object.need("jackpots");
    if (!jackpots.is_object()) {
        throw BadField{"jackpots", FieldFault::wrong_type};
    }
    for (const auto& [key, value] : jackpots.items()) {
        accounts.jackpots[key] = money(value, "jackpots." + key);
    }
    if (const Json* const takenIn = object.find("taken_in")) {
        accounts.takenIn = wholeOf(*takenIn, "taken_in", 0, kMostTables);
    }
    if (const Json* const rooms = object.find("rooms")) {
        if (!rooms->is_object()) {
            throw BadField{"rooms", FieldFault::wrong_type};
        }
        for (const auto& [key, value] : rooms->items()) {
            accounts.rooms[key] = momentIn(value, "rooms." + key);
        }
    }
    if (const Json* const left = object.find("left")) {
        if (!left->is_array()) {
            throw BadField{"left", FieldFault::wrong_type};
        }
        for (const Json& each : *left) {
            const TableMoment moment = momentIn(each, "left");
            accounts.left[moment.table] = moment.seq;
        }
    }
    if (const Json* const collected = object.find("collected")) {
        accounts.collected = momentIn(*collected, "collected");
    }
    object.finish();
    return noted;
}

} // namespace

std::string_view name(AccountCause cause) {
    switch (cause) {
    case AccountCause::first_points: return "first_points";
    case AccountCause::taken_over: return "taken_over";
    case AccountCause::table: return "table";
    case AccountCause::recovered: return "recovered";
    case AccountCause::jackpot: return "jackpot";
    case AccountCause::left_round: return "left_round";
    }
    return {};
}

void HousePage::write(RecordStore& store, const HouseAccounts& accounts, AccountCause cause, WallTime wall) {
    if (m_table.number == 0) {
        open(store, wall);
    }
    Json json{{"cause", std::string(name(cause))}, {"points", accounts.points.cents}};
    if (accounts.table != 0) {
        json["table"] = accounts.table;
        json["seq"] = accounts.seq;
    }
    Json jackpots = Json::object();
    for (const auto& [key, value] : accounts.jackpots) {
        jackpots[key] = value.cents;
    }
    json["jackpots"] = std::move(jackpots);
    if (accounts.takenIn) {
        json["taken_in"] = *accounts.takenIn;
    }
    for (const auto& [key, moment] : accounts.rooms) {
        json["rooms"][key] = jsonOf(moment);
    }
    for (const auto& [table, seq] : accounts.left) {
        json["left"].push_back(jsonOf({table, seq}));
    }
    if (accounts.collected) {
        json["collected"] = jsonOf(*accounts.collected);
    }
    add(store, {std::string(kAccounts), {}, json.dump()}, wall);
}

void HousePage::open(RecordStore& store, WallTime wall) {
    if (const TableNumber number = store.housePage()) {
        m_table = store.table(number).value_or(TableRow());
        return;
    }
    m_table.game = kHousePage;
    m_table.rules = kRules;
    m_table.rulesVersion = kRulesVersion;
    m_table.program = m_program;
    m_table.opened = wall;
    store.addTable(m_table);
    add(store, {std::string(kOpened), {}, "{}"}, wall);
}

void HousePage::add(RecordStore& store, EventText text, WallTime wall) {
    EventRow row;
    row.wall = wall;
    row.text = std::move(text);
    store.addEvent(m_table, row);
    store.saveHead(m_table);
}

TableNumber housePageOf(Database& database) {
    Statement row = database.prepare("SELECT id FROM tables WHERE game = ? ORDER BY id LIMIT 1");
    return row.bind(1, kHousePage).step() ? row.number(0) : 0;
}

std::optional<HouseAccounts> readAccounts(RecordReader& reader) {
    const TableNumber number = housePageOf(reader.database());
    const auto table = number != 0 ? reader.table(number) : std::nullopt;
    if (!table || table->events < 2) {
        return std::nullopt;
    }
    EventCursor last = reader.events(number, table->events);
    EventRow row;
    if (!last.next(row) || row.text.kind != kAccounts) {
        throw Fault{FaultKind::damaged, ProblemCode::house_page_cut};
    }
    try {
        return accountsFrom(row.text.fields).accounts;
    } catch (const BadField& bad) {
        throw Fault{FaultKind::damaged, {ProblemCode::bad_house_page, {bad.path}}};
    }
}

std::vector<StoredPoints> readStoredPoints(RecordReader& reader) {
    std::vector<StoredPoints> result;
    const TableNumber number = housePageOf(reader.database());
    if (number == 0) {
        return result;
    }
    EventCursor cursor = reader.events(number);
    EventRow row;
    while (cursor.next(row)) {
        if (row.text.kind != kAccounts) {
            continue;
        }
        try {
            const HouseAccounts accounts = accountsFrom(row.text.fields).accounts;
            if (accounts.table != 0) {
                result.push_back({accounts.table, accounts.seq, accounts.points});
            }
        } catch (const BadField& bad) {
            throw Fault{FaultKind::damaged, {ProblemCode::bad_house_page, {bad.path}}};
        }
    }
    return result;
}

Result<std::optional<AccountsNote>, Problem> parseNote(const EventText& text) {
    if (text.kind == kOpened) {
        return text.fields == "{}" ? Result<std::optional<AccountsNote>, Problem>(std::nullopt)
                                   : Problem(ProblemCode::says_too_much);
    }
    if (text.kind != kAccounts) {
        return Problem(ProblemCode::no_house_event);
    }
    try {
        return std::optional(accountsFrom(text.fields));
    } catch (const BadField& bad) {
        return Problem(ProblemCode::house_field, {bad.path});
    }
}

} // namespace mesaviva::record
