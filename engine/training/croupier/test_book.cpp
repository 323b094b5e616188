// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/croupier/test_book.h"

#include "engine/record/result_book.h"

#include <algorithm>
#include <sstream>

namespace mesaviva::croupier {

namespace {

constexpr std::int64_t kTestMark = 0x4D565454; // MVTT
constexpr std::int64_t kTestVersion = 2;
constexpr std::int64_t kMostOfATest = 1'000'000;
constexpr std::size_t kLongestTestText = 200;
constexpr std::int64_t kLongestTest = std::int64_t{366} * 24 * 3'600'000; // milliseconds

constexpr const char* kTestTables =
    "CREATE TABLE test(id INTEGER PRIMARY KEY, at INTEGER NOT NULL, number INTEGER NOT NULL, game TEXT NOT "
    "NULL, place TEXT NOT NULL, candidate TEXT NOT NULL, examiner TEXT NOT NULL, rounds INTEGER NOT NULL, "
    "wanted INTEGER NOT NULL, by_time INTEGER NOT NULL, deeds INTEGER NOT NULL, whole INTEGER NOT NULL, "
    "scheme TEXT NOT NULL, hospitality TEXT NOT NULL, clean INTEGER NOT NULL DEFAULT 0, payments INTEGER NOT "
    "NULL DEFAULT 0, payment_time INTEGER NOT NULL DEFAULT 0, length INTEGER NOT NULL DEFAULT 0);"
    "CREATE TABLE fault(test INTEGER NOT NULL REFERENCES test(id), kind TEXT NOT NULL, rule TEXT NOT NULL,"
    " count INTEGER NOT NULL, PRIMARY KEY(test, kind, rule)) WITHOUT ROWID;"
    "CREATE TABLE answer(test INTEGER NOT NULL REFERENCES test(id), place INTEGER NOT NULL, kind INTEGER NOT "
    "NULL, options TEXT NOT NULL, solution INTEGER NOT NULL, chosen INTEGER NOT NULL, "
    "PRIMARY KEY(test, place)) WITHOUT ROWID;";

constexpr const char* kTestFromFirst = "ALTER TABLE test ADD COLUMN clean INTEGER NOT NULL DEFAULT 0;"
                                       "ALTER TABLE test ADD COLUMN payments INTEGER NOT NULL DEFAULT 0;"
                                       "ALTER TABLE test ADD COLUMN payment_time INTEGER NOT NULL DEFAULT 0;"
                                       "ALTER TABLE test ADD COLUMN length INTEGER NOT NULL DEFAULT 0";

constexpr record::ResultBook kTestBook{kTestMark, kTestVersion, kTestTables, "not a file of table tests",
                                       kTestFromFirst};

template <class T>
std::string joined(const std::vector<T>& list) {
    std::ostringstream text;
    for (std::size_t i = 0; i < list.size(); ++i) {
        text << (i > 0 ? " " : "") << list[i];
    }
    return text.str();
}

[[noreturn]] void damaged() {
    throw record::Fault{record::FaultKind::damaged, "a test that nobody can have taken"};
}

std::string testText(const record::Statement& row, int column) {
    std::string text(row.text(column));
    if (text.size() > kLongestTestText) {
        damaged();
    }
    return text;
}

// Parses whole numbers, each within its bounds.
std::vector<int> numbersIn(const std::string& text, int most) {
    std::istringstream in(text);
    std::vector<int> numbers;
    for (int number = 0; in >> number;) {
        if (number < 0 || number > most || numbers.size() >= 10) {
            damaged();
        }
        numbers.push_back(number);
    }
    if (!in.eof()) {
        damaged();
    }
    return numbers;
}

std::string schemeText(const TestScheme& one) {
    return joined(std::vector<int>{one.hospitality, one.technique, one.control, one.pass, one.faultCost,
                                   one.questions, one.writtenPass});
}

TestScheme schemeIn(const std::string& text) {
    const std::vector<int> all = numbersIn(text, TestScheme::kBest);
    if (all.size() != 7 || std::max({all[0], all[1], all[2]}) > TestScheme::kMostWeight || all[6] > 100) {
        damaged();
    }
    return {all[0], all[1], all[2], all[3], all[4], all[5], all[6]};
}

void addTest(record::Database& database, const TakenTest& test) {
    record::Statement insert =
        database.prepare("INSERT INTO test(at, number, game, place, candidate, examiner, rounds, wanted, "
                         "by_time, deeds, whole, scheme, hospitality, clean, payments, payment_time, length) "
                         "VALUES(?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)");
    const std::string scheme = schemeText(test.scheme);
    const std::string hospitality = joined(test.hospitality);
    insert.bind(1, test.at).bind(2, test.number).bind(3, std::string_view(test.game));
    insert.bind(4, std::string_view(test.table)).bind(5, std::string_view(test.candidate));
    insert.bind(6, std::string_view(test.examiner)).bind(7, std::int64_t{test.rounds});
    insert.bind(8, std::int64_t{test.wanted}).bind(9, std::int64_t{test.byTime ? 1 : 0});
    insert.bind(10, std::int64_t{test.actions}).bind(11, std::int64_t{test.whole ? 1 : 0});
    insert.bind(12, std::string_view(scheme)).bind(13, std::string_view(hospitality));
    insert.bind(14, std::int64_t{test.clean}).bind(15, std::int64_t{test.payments});
    insert.bind(16, test.paymentTime).bind(17, test.length);
    insert.run();
    const std::int64_t id = database.number("SELECT max(id) FROM test");
    record::Statement fault = database.prepare("INSERT INTO fault(test, kind, rule, count) VALUES(?,?,?,?)");
    for (const FaultCount& one : test.faults) {
        fault.bind(1, id).bind(2, name(one.kind)).bind(3, std::string_view(one.rule));
        fault.bind(4, std::int64_t{one.count});
        fault.run();
        fault.reset();
    }
    record::Statement answer = database.prepare(
        "INSERT INTO answer(test, place, kind, options, solution, chosen) VALUES(?,?,?,?,?,?)");
    for (std::size_t i = 0; i < test.answers.size(); ++i) {
        const WrittenAnswer& one = test.answers[i];
        const std::string options = joined(one.options);
        answer.bind(1, id).bind(2, static_cast<std::int64_t>(i)).bind(3, static_cast<std::int64_t>(one.kind));
        answer.bind(4, std::string_view(options)).bind(5, std::int64_t{one.right});
        answer.bind(6, std::int64_t{one.chosen + 1});
        answer.run();
        answer.reset();
    }
}

WrittenAnswer answerIn(const record::Statement& row) {
    WrittenAnswer answer;
    answer.kind = static_cast<QuestionKind>(record::countIn(row, 0, kQuestionKinds - 1));
    std::istringstream options(testText(row, 1));
    for (std::string rule; options >> rule && answer.options.size() < kOptions;) {
        answer.options.push_back(rule);
    }
    answer.right = static_cast<int>(record::countIn(row, 2, kOptions - 1));
    answer.chosen = static_cast<int>(record::countIn(row, 3, kOptions)) - 1;
    if (answer.options.size() != kOptions) {
        damaged();
    }
    return answer;
}

std::vector<TakenTest> testsIn(record::Database& database, std::int64_t most) {
    std::vector<TakenTest> tests;
    std::vector<std::int64_t> ids;
    record::Statement rows =
        database.prepare("SELECT id, at, number, game, place, candidate, examiner, rounds, wanted, by_time, "
                         "deeds, whole, scheme, hospitality, clean, payments, payment_time, length FROM test "
                         "ORDER BY id DESC LIMIT ?");
    rows.bind(1, most);
    while (rows.step()) {
        const auto count = [&](int column) {
            return static_cast<int>(record::countIn(rows, column, kMostOfATest));
        };
        TakenTest test;
        ids.push_back(rows.number(0));
        test.at = record::momentIn(rows, 1);
        test.number = record::countIn(rows, 2, kMostOfATest);
        test.game = testText(rows, 3);
        test.table = testText(rows, 4);
        test.candidate = testText(rows, 5);
        test.examiner = testText(rows, 6);
        test.rounds = count(7);
        test.wanted = count(8);
        test.byTime = rows.number(9) != 0;
        test.actions = count(10);
        test.whole = rows.number(11) != 0;
        test.scheme = schemeIn(testText(rows, 12));
        test.hospitality = numbersIn(testText(rows, 13), TestScheme::kBest);
        test.clean = count(14);
        test.payments = count(15);
        test.paymentTime = record::countIn(rows, 16, kLongestTest);
        test.length = record::countIn(rows, 17, kLongestTest);
        tests.push_back(std::move(test));
    }
    record::Statement faults = database.prepare(
        "SELECT kind, rule, count FROM fault WHERE test = ? ORDER BY count DESC, kind, rule LIMIT 200");
    record::Statement answers = database.prepare(
        "SELECT kind, options, solution, chosen FROM answer WHERE test = ? ORDER BY place LIMIT 100");
    for (std::size_t i = 0; i < tests.size(); ++i) {
        faults.bind(1, ids[i]);
        while (faults.step()) {
            if (const std::optional<FaultKind> kind = faultFrom(faults.text(0))) {
                tests[i].faults.push_back(
                    {*kind, testText(faults, 1), static_cast<int>(record::countIn(faults, 2, kMostOfATest))});
            }
        }
        faults.reset();
        answers.bind(1, ids[i]);
        while (answers.step()) {
            tests[i].answers.push_back(answerIn(answers));
        }
        answers.reset();
    }
    std::ranges::reverse(tests);
    return tests;
}

// Returns nothing while the file can't be used.
template <class Do>
auto inTests(const std::filesystem::path& file, const Do& request)
    -> std::optional<decltype(request(std::declval<record::Database&>()))> {
    try {
        record::Database database = record::openResults(file, kTestBook);
        return request(database);
    } catch (const record::Fault&) {
        return std::nullopt;
    }
}

} // namespace

int TakenTest::right() const {
    return static_cast<int>(std::ranges::count_if(answers, &WrittenAnswer::isRight));
}

TestWork TakenTest::work() const {
    TestWork work;
    work.whole = whole;
    work.faults = faults;
    if (!hospitality.empty()) {
        int sum = 0;
        for (const int mark : hospitality) {
            sum += mark;
        }
        const int marks = static_cast<int>(hospitality.size());
        work.hospitality = (2 * sum + marks) / (2 * marks);
    }
    work.right = right();
    return work;
}

bool TestBook::add(const TakenTest& test) const {
    return inTests(m_file,
                   [&](record::Database& database) {
                       database.execute("BEGIN IMMEDIATE");
                       addTest(database, test);
                       const std::string last = "(SELECT max(id) FROM test) - " + std::to_string(m_most);
                       const std::string old = "DELETE FROM fault WHERE test <= " + last +
                                               ";DELETE FROM answer WHERE test <= " + last +
                                               ";DELETE FROM test WHERE id <= " + last;
                       database.execute(old.c_str());
                       database.execute("COMMIT");
                       return true;
                   })
        .value_or(false);
}

std::optional<std::vector<TakenTest>> TestBook::read() const {
    std::error_code ignored;
    if (!std::filesystem::exists(m_file, ignored)) {
        return std::vector<TakenTest>{};
    }
    return inTests(m_file, [&](record::Database& database) { return testsIn(database, m_most); });
}

bool TestBook::forget() const {
    std::error_code ignored;
    if (!std::filesystem::exists(m_file, ignored)) {
        return true;
    }
    return inTests(m_file,
                   [](record::Database& database) {
                       database.execute("BEGIN IMMEDIATE;DELETE FROM answer;DELETE FROM fault;DELETE FROM "
                                        "test;COMMIT;VACUUM");
                       return true;
                   })
        .value_or(false);
}

} // namespace mesaviva::croupier
