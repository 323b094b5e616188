// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/croupier/croupier_book.h"

#include "engine/record/result_book.h"

#include <algorithm>
#include <array>
#include <functional>

namespace mesaviva::croupier {

namespace {

constexpr std::int64_t kBookMark = 0x4D564352; // MVCR
constexpr std::int64_t kBookVersion = 3;
constexpr std::int64_t kMostCounted = 1'000'000;
constexpr std::int64_t kLongestShift = std::int64_t{366} * 24 * 3'600'000; // milliseconds
constexpr std::size_t kLongestText = 64;

constexpr const char* kBookTables =
    "CREATE TABLE shift(id INTEGER PRIMARY KEY, at INTEGER NOT NULL, game TEXT NOT NULL, place TEXT NOT NULL,"
    " level INTEGER NOT NULL, at_once INTEGER NOT NULL, rounds INTEGER NOT NULL, deeds INTEGER NOT NULL,"
    " clean INTEGER NOT NULL, payments INTEGER NOT NULL, payment_time INTEGER NOT NULL,"
    " time INTEGER NOT NULL, hints INTEGER NOT NULL, length INTEGER NOT NULL DEFAULT 0,"
    " planted INTEGER NOT NULL DEFAULT 0, caught INTEGER NOT NULL DEFAULT 0,"
    " mended INTEGER NOT NULL DEFAULT 0);"
    "CREATE TABLE fault(shift INTEGER NOT NULL REFERENCES shift(id), kind TEXT NOT NULL, rule TEXT NOT NULL,"
    " count INTEGER NOT NULL, PRIMARY KEY(shift, kind, rule)) WITHOUT ROWID;";

constexpr const char* kFromFirst = "ALTER TABLE shift ADD COLUMN length INTEGER NOT NULL DEFAULT 0";

constexpr const char* kFromSecond = "ALTER TABLE shift ADD COLUMN planted INTEGER NOT NULL DEFAULT 0;"
                                    "ALTER TABLE shift ADD COLUMN caught INTEGER NOT NULL DEFAULT 0;"
                                    "ALTER TABLE shift ADD COLUMN mended INTEGER NOT NULL DEFAULT 0";

constexpr record::ResultBook kBook{kBookMark,  kBookVersion, kBookTables, "not a file of croupiers' results",
                                   kFromFirst, kFromSecond};

void addShift(record::Database& database, const Shift& shift) {
    record::Statement insert = database.prepare(
        "INSERT INTO shift(at, game, place, level, at_once, rounds, deeds, clean, payments, payment_time, "
        "time, hints, length, planted, caught, mended) VALUES(?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)");
    insert.bind(1, shift.at).bind(2, std::string_view(shift.game)).bind(3, std::string_view(shift.table));
    insert.bind(4, std::int64_t{shift.level}).bind(5, std::int64_t{shift.atOnce ? 1 : 0});
    insert.bind(6, std::int64_t{shift.rounds}).bind(7, std::int64_t{shift.actions});
    insert.bind(8, std::int64_t{shift.clean}).bind(9, std::int64_t{shift.payments});
    insert.bind(10, shift.paymentTime).bind(11, shift.time).bind(12, std::int64_t{shift.hints});
    insert.bind(13, shift.length).bind(14, std::int64_t{shift.faultsPlanted.planted});
    insert.bind(15, std::int64_t{shift.faultsPlanted.caught});
    insert.bind(16, std::int64_t{shift.faultsPlanted.remedied});
    insert.run();
    const std::int64_t id = database.number("SELECT max(id) FROM shift");
    record::Statement add = database.prepare("INSERT INTO fault(shift, kind, rule, count) VALUES(?,?,?,?)");
    for (const FaultCount& fault : shift.faults) {
        add.bind(1, id).bind(2, name(fault.kind)).bind(3, std::string_view(fault.rule));
        add.bind(4, std::int64_t{fault.count});
        add.run();
        add.reset();
    }
}

std::string textIn(const record::Statement& row, int column) {
    std::string text(row.text(column));
    if (text.size() > kLongestText) {
        throw record::Fault{record::FaultKind::damaged, "a name that nothing has"};
    }
    return text;
}

std::vector<Shift> shiftsIn(record::Database& database, std::int64_t most) {
    std::vector<Shift> shifts;
    std::vector<std::int64_t> ids;
    record::Statement rows = database.prepare(
        "SELECT id, at, game, place, level, at_once, rounds, deeds, clean, payments, "
        "payment_time, time, hints, length, planted, caught, mended FROM shift ORDER BY id DESC LIMIT ?");
    rows.bind(1, most);
    while (rows.step()) {
        const auto count = [&](int column) {
            return static_cast<int>(record::countIn(rows, column, kMostCounted));
        };
        Shift shift;
        ids.push_back(rows.number(0));
        shift.at = record::momentIn(rows, 1);
        shift.game = textIn(rows, 2);
        shift.table = textIn(rows, 3);
        shift.level = count(4);
        shift.atOnce = rows.number(5) != 0;
        shift.rounds = count(6);
        shift.actions = count(7);
        shift.clean = count(8);
        shift.payments = count(9);
        shift.paymentTime = record::countIn(rows, 10, kLongestShift);
        shift.time = record::countIn(rows, 11, kLongestShift);
        shift.hints = count(12);
        shift.length = record::countIn(rows, 13, kLongestShift);
        shift.faultsPlanted = {count(14), count(15), count(16)};
        shifts.push_back(std::move(shift));
    }
    record::Statement faults = database.prepare(
        "SELECT kind, rule, count FROM fault WHERE shift = ? ORDER BY count DESC, kind, rule LIMIT 200");
    for (std::size_t i = 0; i < shifts.size(); ++i) {
        faults.bind(1, ids[i]);
        while (faults.step()) {
            if (const std::optional<FaultKind> kind = faultFrom(faults.text(0))) {
                shifts[i].faults.push_back(
                    {*kind, textIn(faults, 1), static_cast<int>(record::countIn(faults, 2, kMostCounted))});
            }
        }
        faults.reset();
    }
    std::ranges::reverse(shifts);
    return shifts;
}

// Returns nothing while the file can't be used.
template <class Do>
auto inBook(const std::filesystem::path& file, const Do& request)
    -> std::optional<decltype(request(std::declval<record::Database&>()))> {
    try {
        record::Database database = record::openResults(file, kBook);
        return request(database);
    } catch (const record::Fault&) {
        return std::nullopt;
    }
}

} // namespace

int Shift::faultCount() const {
    int sum = 0;
    for (const FaultCount& fault : faults) {
        sum += fault.count;
    }
    return sum;
}

std::vector<FaultCount> countsOf(const ScoreSheet& sheet) {
    std::vector<FaultCount> counts;
    for (const Mark& mark : sheet.marks()) {
        for (const Fault& fault : mark.faults) {
            const std::string rule =
                fault.rules.empty() ? std::string() : std::string(fault.rules.begin()->text());
            const auto same = std::ranges::find_if(
                counts, [&](const FaultCount& one) { return one.kind == fault.kind && one.rule == rule; });
            if (same == counts.end()) {
                counts.push_back({fault.kind, rule, 1});
            } else {
                ++same->count;
            }
        }
    }
    std::ranges::stable_sort(counts, std::greater<>(), &FaultCount::count);
    return counts;
}

bool CroupierBook::add(const Shift& shift) const {
    return inBook(m_file,
                  [&](record::Database& database) {
                      database.execute("BEGIN IMMEDIATE");
                      addShift(database, shift);
                      const std::string old =
                          "DELETE FROM fault WHERE shift <= (SELECT max(id) FROM shift) - " +
                          std::to_string(m_most) +
                          ";DELETE FROM shift WHERE id <= (SELECT max(id) FROM shift) - " +
                          std::to_string(m_most);
                      database.execute(old.c_str());
                      database.execute("COMMIT");
                      return true;
                  })
        .value_or(false);
}

std::optional<std::vector<Shift>> CroupierBook::read() const {
    std::error_code ignored;
    if (!std::filesystem::exists(m_file, ignored)) {
        return std::vector<Shift>{};
    }
    return inBook(m_file, [&](record::Database& database) { return shiftsIn(database, m_most); });
}

std::string textOf(std::span<const FaultCount> faults) {
    std::string text;
    for (const FaultCount& fault : faults) {
        if (!text.empty()) {
            text += ' ';
        }
        text += name(fault.kind);
        if (!fault.rule.empty()) {
            text += '/';
            text += fault.rule;
        }
        text += ':';
        text += std::to_string(fault.count);
    }
    return text;
}

std::optional<std::string> CroupierBook::csv() const {
    const std::optional<std::vector<Shift>> shifts = read();
    if (!shifts) {
        return std::nullopt;
    }
    std::string text =
        "time,game,table,level,rounds,deeds,clean,faults,payments,seconds_a_payment,hints,planted,caught,"
        "mended,by_rule\n";
    for (const Shift& shift : *shifts) {
        text +=
            record::momentText(shift.at) + ',' + record::csvField(shift.game) + ',' +
            record::csvField(shift.table) + ',' + std::to_string(shift.level) + ',' +
            std::to_string(shift.rounds) + ',' + std::to_string(shift.actions) + ',' +
            std::to_string(shift.clean) + ',' + std::to_string(shift.faultCount()) + ',' +
            std::to_string(shift.payments) + ',' +
            (shift.payments > 0 ? record::secondsText(shift.paymentTime / shift.payments) : std::string()) +
            ',' + std::to_string(shift.hints) + ',' + std::to_string(shift.faultsPlanted.planted) + ',' +
            std::to_string(shift.faultsPlanted.caught) + ',' + std::to_string(shift.faultsPlanted.remedied) +
            ',';
        text += record::csvField(textOf(shift.faults));
        text += '\n';
    }
    return text;
}

bool CroupierBook::forget() const {
    std::error_code ignored;
    if (!std::filesystem::exists(m_file, ignored)) {
        return true;
    }
    return inBook(m_file,
                  [](record::Database& database) {
                      database.execute("BEGIN IMMEDIATE;DELETE FROM fault;DELETE FROM shift;COMMIT;VACUUM");
                      return true;
                  })
        .value_or(false);
}

} // namespace mesaviva::croupier
