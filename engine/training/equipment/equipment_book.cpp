// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/equipment/equipment_book.h"

#include "engine/record/result_book.h"

#include <algorithm>
#include <string_view>

namespace mesaviva::equipment {

namespace {

constexpr std::int64_t kEquipmentMark = 0x4D564551; // MVEQ
constexpr std::int64_t kEquipmentVersion = 1;
constexpr std::int64_t kMostEntered = 1'000'000'000;
constexpr std::int64_t kMostSeconds = 253'402'300'799; // the year 9999

constexpr const char* kEquipmentTables =
    "CREATE TABLE session(id INTEGER PRIMARY KEY, at INTEGER NOT NULL, game TEXT NOT NULL, place TEXT NOT "
    "NULL,"
    " wheel TEXT NOT NULL, record_table INTEGER NOT NULL, signer TEXT NOT NULL, signed_at INTEGER NOT NULL);"
    "CREATE TABLE number(session INTEGER NOT NULL REFERENCES session(id), pocket INTEGER NOT NULL,"
    " count INTEGER NOT NULL, PRIMARY KEY(session, pocket)) WITHOUT ROWID;";

constexpr record::ResultBook kEquipmentBook{kEquipmentMark, kEquipmentVersion, kEquipmentTables,
                                            "not a file of sessions at real equipment"};

template <class Do>
auto inEquipmentBook(const std::filesystem::path& file, const Do& request)
    -> std::optional<decltype(request(std::declval<record::Database&>()))> {
    try {
        record::Database database = record::openResults(file, kEquipmentBook);
        return request(database);
    } catch (const record::Fault&) {
        return std::nullopt;
    }
}

bool isThere(const std::filesystem::path& file) {
    std::error_code ignored;
    return std::filesystem::exists(file, ignored);
}

std::string nameIn(const record::Statement& row, int column) {
    std::string text(row.text(column));
    if (text.size() > EquipmentSession::kLongestName) {
        throw record::Fault{record::FaultKind::damaged, "a name that nothing has"};
    }
    return text;
}

std::int64_t addSession(record::Database& database, const EquipmentSession& session) {
    record::Statement insert = database.prepare(
        "INSERT INTO session(at, game, place, wheel, record_table, signer, signed_at) VALUES(?,?,?,?,?,?,?)");
    insert.bind(1, session.at).bind(2, std::string_view(session.game));
    insert.bind(3, std::string_view(session.place)).bind(4, std::string_view(session.wheel));
    insert.bind(5, session.table);
    insert.bind(6, session.inspection ? std::string_view(session.inspection->signer) : std::string_view());
    insert.bind(7, session.inspection ? session.inspection->at : std::int64_t{0});
    insert.run();
    return database.number("SELECT max(id) FROM session");
}

std::vector<EquipmentSession> sessionsIn(record::Database& database, std::int64_t most) {
    std::vector<EquipmentSession> sessions;
    record::Statement rows =
        database.prepare("SELECT at, game, place, wheel, record_table, signer, signed_at, (SELECT "
                         "coalesce(sum(count), 0) FROM "
                         "number WHERE session = session.id) FROM session ORDER BY id DESC LIMIT ?");
    rows.bind(1, most);
    while (rows.step()) {
        EquipmentSession session;
        session.at = record::countIn(rows, 0, kMostSeconds);
        session.game = nameIn(rows, 1);
        session.place = nameIn(rows, 2);
        session.wheel = nameIn(rows, 3);
        session.table = record::countIn(rows, 4, kMostEntered);
        const std::string signer = nameIn(rows, 5);
        if (!signer.empty()) {
            session.inspection = Inspection{signer, record::countIn(rows, 6, kMostSeconds)};
        }
        session.numbers = record::countIn(rows, 7, kMostEntered);
        sessions.push_back(std::move(session));
    }
    std::ranges::reverse(sessions);
    return sessions;
}

NumberCounts countsIn(record::Database& database, const std::string& wheel, int pockets) {
    NumberCounts counts{};
    record::Statement rows = database.prepare("SELECT place, pocket, sum(count) FROM number JOIN session ON "
                                              "number.session = session.id WHERE wheel "
                                              "= ? GROUP BY place, pocket LIMIT 10000");
    rows.bind(1, std::string_view(wheel));
    while (rows.step()) {
        const std::int64_t pocket = record::countIn(rows, 1, static_cast<std::int64_t>(counts.size()) - 1);
        if (pocketsOf(nameIn(rows, 0)) == pockets) {
            std::int64_t& sum = counts[static_cast<std::size_t>(pocket)];
            sum = std::min(sum + record::countIn(rows, 2, kMostEntered), kMostEntered);
        }
    }
    return counts;
}

} // namespace

std::string_view name(WheelCheck check) {
    switch (check) {
    case WheelCheck::ball: return "ball";
    case WheelCheck::level: return "level";
    case WheelCheck::rotation: return "rotation";
    case WheelCheck::layout: return "layout";
    case WheelCheck::sign: return "sign";
    }
    return {};
}

int pocketsOf(const std::string& place) { return place.ends_with("/38") ? 38 : 37; }

std::optional<std::int64_t> EquipmentBook::begin(const EquipmentSession& session) const {
    return inEquipmentBook(m_file, [&](record::Database& database) {
        database.execute("BEGIN IMMEDIATE");
        const std::int64_t id = addSession(database, session);
        const std::string old =
            "DELETE FROM number WHERE session <= (SELECT max(id) FROM session) - " + std::to_string(m_most) +
            ";DELETE FROM session WHERE id <= (SELECT max(id) FROM session) - " + std::to_string(m_most);
        database.execute(old.c_str());
        database.execute("COMMIT");
        return id;
    });
}

bool EquipmentBook::addNumber(std::int64_t session, int pocket) const {
    return inEquipmentBook(m_file,
                           [&](record::Database& database) {
                               record::Statement has = database.prepare("SELECT 1 FROM session WHERE id = ?");
                               has.bind(1, session);
                               if (!has.step()) {
                                   return false; // deleted meanwhile
                               }
                               record::Statement add = database.prepare(
                                   "INSERT INTO number(session, pocket, count) VALUES(?,?,1) ON "
                                   "CONFLICT(session, pocket) DO UPDATE SET count = count + 1");
                               add.bind(1, session).bind(2, std::int64_t{pocket});
                               add.run();
                               return true;
                           })
        .value_or(false);
}

std::optional<NumberCounts> EquipmentBook::counts(const std::string& wheel, int pockets) const {
    if (!isThere(m_file)) {
        return NumberCounts{};
    }
    return inEquipmentBook(m_file,
                           [&](record::Database& database) { return countsIn(database, wheel, pockets); });
}

std::optional<std::vector<EquipmentSession>> EquipmentBook::read() const {
    if (!isThere(m_file)) {
        return std::vector<EquipmentSession>{};
    }
    return inEquipmentBook(m_file, [&](record::Database& database) { return sessionsIn(database, m_most); });
}

bool EquipmentBook::forget() const {
    if (!isThere(m_file)) {
        return true;
    }
    return inEquipmentBook(m_file,
                           [](record::Database& database) {
                               database.execute(
                                   "BEGIN IMMEDIATE;DELETE FROM number;DELETE FROM session;COMMIT;VACUUM");
                               return true;
                           })
        .value_or(false);
}

} // namespace mesaviva::equipment
