// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/result_book.h"

#include <array>
#include <ctime>

namespace mesaviva::record {

namespace {

void bringOn(Database& database, const ResultBook& book, std::int64_t from, const char* statements) {
    if (statements == nullptr || database.number("PRAGMA application_id") != book.mark ||
        database.number("PRAGMA user_version") != from) {
        return;
    }
    database.execute("BEGIN IMMEDIATE");
    if (database.number("PRAGMA user_version") == from) { // no other window was faster
        const std::string mark = "PRAGMA user_version=" + std::to_string(from + 1);
        database.execute(statements);
        database.execute(mark.c_str());
    }
    database.execute("COMMIT");
}

} // namespace

Database openResults(const std::filesystem::path& file, const ResultBook& book) {
    Database database(file, OpenMode::create);
    database.execute("PRAGMA busy_timeout=2000"); // another window may be writing
    if (database.number("PRAGMA user_version") == 0 && database.number("PRAGMA application_id") == 0 &&
        database.number("SELECT count(*) FROM sqlite_master") == 0) {
        const std::string marks = "PRAGMA application_id=" + std::to_string(book.mark) +
                                  ";PRAGMA user_version=" + std::to_string(book.version);
        database.execute("BEGIN IMMEDIATE");
        database.execute(book.tables);
        database.execute(marks.c_str());
        database.execute("COMMIT");
    }
    bringOn(database, book, 1, book.fromFirst);
    bringOn(database, book, 2, book.fromSecond);
    if (database.number("PRAGMA application_id") != book.mark ||
        database.number("PRAGMA user_version") != book.version) {
        throw Fault{FaultKind::foreign, book.foreign};
    }
    return database;
}

std::int64_t countIn(const Statement& row, int column, std::int64_t most) {
    const std::int64_t number = row.number(column);
    if (number < 0 || number > most) {
        throw Fault{FaultKind::damaged, "a result that nobody can have"};
    }
    return number;
}

std::int64_t momentIn(const Statement& row, int column) {
    constexpr std::int64_t kYear0 = -62'167'219'200;
    constexpr std::int64_t kYear10000 = 253'402'300'800;
    const std::int64_t moment = row.number(column);
    if (moment < kYear0 || moment >= kYear10000) {
        throw Fault{FaultKind::damaged, "a result of a day that has no date"};
    }
    return moment;
}

std::string csvField(std::string_view text) {
    if (text.find_first_of(",\"\r\n") == std::string_view::npos) {
        return std::string(text);
    }
    std::string field = "\"";
    for (const char letter : text) {
        field += letter;
        if (letter == '"') {
            field += letter;
        }
    }
    return field + '"';
}

std::string secondsText(std::int64_t milliseconds) {
    std::string thousandths = std::to_string(milliseconds % 1'000);
    thousandths.insert(0, 3 - thousandths.size(), '0');
    return std::to_string(milliseconds / 1'000) + '.' + thousandths;
}

std::string momentText(std::int64_t seconds) {
    const auto instant = static_cast<std::time_t>(seconds);
    std::tm utc{};
#ifdef _WIN32
    gmtime_s(&utc, &instant);
#else
    gmtime_r(&instant, &utc);
#endif
    std::array<char, 32> text{};
    std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &utc);
    return text.data();
}

} // namespace mesaviva::record
