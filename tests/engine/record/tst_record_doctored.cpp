// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "doctor_kit.h"
#include "long_tests.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "app/cli/sentences/record_commands.h"
#include "app/cli/sentences/record_sentences.h"
#include "engine/record/house_page.h"

#include <nlohmann/json.hpp>
#endif

#include <QObject>

#include <limits>
#include <set>

using namespace mesaviva;
using namespace mesaviva::kit;

namespace {

using Json = nlohmann::ordered_json;

// Every 31st of the cases, in order, or all of them in long tests.
class Some {
public:
    bool skipsNext() { return !isLong() && m_next++ % kOneOf != 0; }

private:
    static constexpr int kOneOf = kSanitized ? 97 : 31;

    int m_next = 0;
};

// Values that may stand in place of another.
const std::vector<Json>& hostileValues() {
    static const std::vector<Json> values = {
        -1,
        0,
        1,
        255,
        256,
        std::numeric_limits<std::int32_t>::max(),
        std::numeric_limits<std::uint32_t>::max(),
        std::numeric_limits<std::int64_t>::max(),
        std::numeric_limits<std::int64_t>::min(),
        std::numeric_limits<std::uint64_t>::max(),
        9'999'999'999'999'999,
        1e300,
        -0.5,
        true,
        nullptr,
        "",
        "p1",
        "p63",
        "dealer",
        "crowd",
        "crowd:0",
        "crowd:4294967295",
        "00",
        "script",
        std::string(100'000, 'x'),
        Json::array(),
        Json::object(),
        Json::array({0, 0}),
        Json::array({Json::array({0, 4'294'967'295U})}),
        Json::array({std::numeric_limits<std::uint64_t>::max(), 1'728'000}),
    };
    return values;
}

// All places in a value; of a list, the first and the last.
void addPlaces(const Json& json, const Json::json_pointer& path, std::vector<Json::json_pointer>& places) {
    if (!path.empty()) {
        places.push_back(path);
    }
    if (json.is_object()) {
        for (const auto& item : json.items()) {
            addPlaces(item.value(), path / item.key(), places);
        }
    } else if (json.is_array() && !json.empty()) {
        addPlaces(json.front(), path / 0, places);
        if (json.size() > 1) {
            addPlaces(json.back(), path / (json.size() - 1), places);
        }
    }
}

// Fields with only one possible value: set by chance or the rules' arithmetic.
bool isOutcome(const std::string& kind) {
    static const std::set<std::string> kOutcomes = {"settled",    "paid",       "collected",
                                                    "card_dealt", "card_burnt", "number_drawn",
                                                    "ball_drawn", "prize_won",  "round_closed"};
    return kOutcomes.contains(kind);
}

// Values that someone with a SQLite tool may put in a column of the list of rounds or tables.
const std::vector<const char*>& hostileColumns(bool isText) {
    static const std::vector<const char*> numbers = {
        "-9223372036854775808", "-1", "0", "1", "2", "7", "10000000000000001", "6000000000000000000",
        "9223372036854775807",
    };
    static const std::vector<const char*> texts = {
        "''",
        "'x'",
        "'house'",
        "'poker'",
        "'bingo'",
        "'a/b/c'",
        "CAST(x'ff' AS TEXT)",
        "CAST(x'22c30a00' AS TEXT)",
    };
    return isText ? texts : numbers;
}

template <class Live>
void put(const RecordPlace& place, std::uint64_t rounds) {
    recordRounds<Live>(place.path(), rounds);
}

void putRecord(const RecordPlace& place, const QString& game) {
    if (game == QLatin1String("poker")) {
        put<RecordedPoker>(place, 1);
    } else if (game == QLatin1String("roulette")) {
        put<RecordedRoulette>(place, 2);
    } else {
        put<RecordedBingo>(place, 1);
    }
}

// A sanitizer is several times slower.
constexpr std::size_t kOneRowIn = kSanitized ? 5 : 1;

// The first player of a table of each game.
template <class Live>
struct Someone;
template <>
struct Someone<RecordedPoker> {
    using Admit = poker::Admit;
    poker::Command comes = poker::Sit{0, 1};
    poker::Command stakes = poker::PlaceAnte{0, Money{500}};
};
template <>
struct Someone<RecordedRoulette> {
    using Admit = roulette::Admit;
    roulette::Command comes = roulette::Join{0, std::nullopt};
    roulette::Command stakes =
        roulette::PlaceStake{0, roulette::ChanceKind::straight, roulette::numbers({17}), Money{500}};
};
template <>
struct Someone<RecordedBingo> {
    using Admit = bingo::Admit;
    bingo::Command comes = bingo::Join{0};
    bingo::Command stakes = bingo::Buy{0, 1};
};

} // namespace

/// Any change to a record, with a consistent chain, is reported, and nothing crashes.
class RecordDoctoredTest : public QObject {
    Q_OBJECT

private slots:
    void everyFieldMayBeAnything_data() { addGames(); }
    void everyFieldMayBeAnything();
    void everyColumnMayBeAnything_data() { addGames(); }
    void everyColumnMayBeAnything();
    void everyEventMayStandAnywhere_data() { addGames(); }
    void everyEventMayStandAnywhere();
    void everyEventMayBeMissing_data() { addGames(); }
    void everyEventMayBeMissing();
    void everyListMayHaveAnything_data();
    void everyListMayHaveAnything();
    void everyRoundMayBeOfAnyAmount();
    void theHousesPageMayBeAnything();
    void nothingIsNestedTooDeep_data() { addGames(); }
    void nothingIsNestedTooDeep();
    void whatRunsOutIsNotHeldBack_data();
    void whatRunsOutIsNotHeldBack();
    void rulesNamedSinceAreReported_data();
    void rulesNamedSinceAreReported();

private:
    template <class Live>
    void holdBack();
    static void addGames() {
        QTest::addColumn<QString>("game");
        QTest::newRow("poker") << QStringLiteral("poker");
        QTest::newRow("roulette") << QStringLiteral("roulette");
        QTest::newRow("bingo") << QStringLiteral("bingo");
    }
};

void RecordDoctoredTest::everyFieldMayBeAnything() {
    QFETCH(const QString, game);
    const RecordPlace place;
    putRecord(place, game);
    const DoctoredRecord doctored(place);
    std::set<std::string> seen;
    int changed = 0;
    Some some;
    for (std::size_t i = 0; i < doctored.rows().size(); ++i) {
        const Json fields = Json::parse(doctored.rows()[i].text.fields);
        std::vector<Json::json_pointer> places;
        addPlaces(fields, Json::json_pointer(), places);
        for (const Json::json_pointer& where : places) {
            const std::string which = doctored.rows()[i].text.kind + where.to_string();
            if (!seen.insert(which).second && !isLong()) {
                continue;
            }
            for (std::size_t value = 0; value <= hostileValues().size(); ++value) {
                if (some.skipsNext()) {
                    continue;
                }
                Json other = fields;
                if (value < hostileValues().size()) {
                    other[where] = hostileValues()[value];
                } else {
                    Json& inside = other[where.parent_pointer()];
                    inside.is_object() ? void(inside.erase(where.back()))
                                       : inside.erase(std::stoul(where.back()));
                }
                auto rows = doctored.rows();
                rows[i].text.fields = other.dump();
                const bool isOther = rows[i].text.fields != doctored.rows()[i].text.fields;
                const Verdict verdict = isOther && isOutcome(rows[i].text.kind) ? Verdict::bad : Verdict::any;
                doctored.write(std::move(rows), true);
                const std::string complaint = doctored.complaint(verdict);
                const std::string change =
                    which + " = " + (other.contains(where) ? other[where].dump().substr(0, 80) : "nothing");
                QVERIFY2(complaint.empty(), (change + ": " + complaint).c_str());
                // In poker it is the sum of the boxes, which nothing reads.
                if (isOther && which == "settled/staked" && game != QLatin1String("poker")) {
                    QVERIFY2(!doctored.isExported(), change.c_str());
                }
                ++changed;
            }
        }
    }
    QVERIFY(changed > (isLong() ? 500 : manyCases(15)));
}

void RecordDoctoredTest::everyColumnMayBeAnything() {
    QFETCH(const QString, game);
    const RecordPlace place;
    putRecord(place, game);
    const DoctoredRecord doctored(place);
    constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max();
    constexpr std::int64_t kLeast = std::numeric_limits<std::int64_t>::min();
    Some some;
    std::set<std::string> seen;
    for (std::size_t i = 0; i < doctored.rows().size(); ++i) {
        if (!seen.insert(doctored.rows()[i].text.kind).second && !isLong()) {
            continue;
        }
        std::vector<record::EventRow> changes;
        const auto add = [&](auto change) {
            record::EventRow row = doctored.rows()[i];
            change(row);
            changes.push_back(std::move(row));
        };
        for (const std::int64_t number :
             {kLeast, std::int64_t{-1}, std::int64_t{0}, std::int64_t{7}, kMost}) {
            add([&](auto& row) { row.at = number; });
            add([&](auto& row) { row.round = static_cast<std::uint64_t>(number); });
            add([&](auto& row) { row.wall = record::WallTime(std::chrono::milliseconds(number)); });
        }
        for (const char* text : {"", "B", "P9 P9 P9", "x y z", "\"\\\n", "table_opened", "round_opened",
                                 "round_closed", "settled", "refused", "player_admitted", "card_dealt", "{",
                                 "{}", "{\"", "[1]", "{\"player\":\"p0\"}", "{\"a\":1,\"a\":2}"}) {
            add([&](auto& row) { row.text.kind = text; });
            add([&](auto& row) { row.text.rules = text; });
            add([&](auto& row) { row.text.fields = text; });
        }
        for (record::EventRow& change : changes) {
            if (some.skipsNext()) {
                continue;
            }
            auto rows = doctored.rows();
            rows[i] = change;
            doctored.write(std::move(rows), true);
            const std::string complaint = doctored.complaint();
            QVERIFY2(complaint.empty(),
                     (doctored.rows()[i].text.kind + " as " + lineOf(change) + ": " + complaint).c_str());
        }
    }
}

void RecordDoctoredTest::everyEventMayStandAnywhere() {
    QFETCH(const QString, game);
    const RecordPlace place;
    putRecord(place, game);
    const DoctoredRecord doctored(place);
    std::set<std::string> seen;
    const std::size_t stride = isLong() ? 1 : 1 + doctored.rows().size() / (kSanitized ? 2 : 4);
    for (const record::EventRow& event : doctored.rows()) {
        if (!seen.insert(event.text.kind + event.text.fields.substr(0, 12)).second) {
            continue;
        }
        for (std::size_t before = 0; before <= doctored.rows().size(); before += stride) {
            auto rows = doctored.rows();
            record::EventRow copy = event;
            copy.at = rows[std::min(before, rows.size() - 1)].at;
            copy.round = rows[std::min(before, rows.size() - 1)].round;
            rows.insert(rows.begin() + static_cast<std::ptrdiff_t>(before), 3, copy);
            doctored.write(std::move(rows), true);
            const std::string complaint = doctored.complaint();
            QVERIFY2(
                complaint.empty(),
                (lineOf(copy) + " before event " + std::to_string(before + 1) + ": " + complaint).c_str());
        }
    }
}

void RecordDoctoredTest::everyEventMayBeMissing() {
    QFETCH(const QString, game);
    const RecordPlace place;
    putRecord(place, game);
    const DoctoredRecord doctored(place);
    for (std::size_t i = 0; i < doctored.rows().size(); i += kOneRowIn) {
        for (const bool counted : {true, false}) {
            auto rows = doctored.rows();
            rows.erase(rows.begin() + static_cast<std::ptrdiff_t>(i));
            doctored.write(std::move(rows), counted);
            const std::string complaint = doctored.complaint();
            QVERIFY2(complaint.empty(), (lineOf(doctored.rows()[i]) + " is missing: " + complaint).c_str());
        }
    }
}

void RecordDoctoredTest::everyListMayHaveAnything_data() {
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("column");
    QTest::addColumn<bool>("isText");
    const auto add = [](const char* table, const char* column, bool isText) {
        QTest::addRow("%s.%s", table, column) << table << column << isText;
    };
    for (const char* number :
         {"id", "table_id", "round", "opened", "closed", "first", "last", "staked", "returned", "void"}) {
        add("rounds", number, false);
    }
    add("rounds", "game", true);
    add("rounds", "result", true);
    for (const char* number : {"id", "opened", "events"}) {
        add("tables", number, false);
    }
    for (const char* text : {"game", "rules", "rules_version", "program"}) {
        add("tables", text, true);
    }
}

// The lists of rounds and tables follow from the events or are part of the chain: verify reports any other
// content, and nothing crashes.
void RecordDoctoredTest::everyListMayHaveAnything() {
    QFETCH(const QString, table);
    QFETCH(const QString, column);
    QFETCH(const bool, isText);
    std::size_t tried = 0;
    for (const char* const game : {"poker", "roulette", "bingo"}) {
        const RecordPlace place;
        putRecord(place, QLatin1String(game));
        const QByteArray whole = place.bytes();
        for (const char* const value : hostileColumns(isText)) {
            if (kSanitized && ++tried % kOneRowIn != 0) {
                continue;
            }
            place.put(whole);
            const QString sql =
                QStringLiteral("UPDATE OR IGNORE %1 SET %2 = %3 WHERE rowid = (SELECT min(rowid) FROM %1)")
                    .arg(table, column, QLatin1String(value));
            const auto stood = [&] {
                return record::Database(place.path(), record::OpenMode::read)
                    .text(QStringLiteral("SELECT group_concat(quote(%2)) FROM %1")
                              .arg(table, column)
                              .toStdString());
            };
            const std::string before = stood();
            place.doctor(sql.toUtf8().constData());
            const Verdict verdict = stood() == before ? Verdict::any : Verdict::bad;
            const std::string complaint = complaintOfAll(place.path(), verdict);
            QVERIFY2(complaint.empty(),
                     (std::string(game) + ", " + sql.toStdString() + ": " + complaint).c_str());
        }
    }
}

// Amounts that overflow only as a sum are refused one by one, before they are added.
void RecordDoctoredTest::everyRoundMayBeOfAnyAmount() {
    const RecordPlace place;
    put<RecordedRoulette>(place, 3);
    place.doctor("UPDATE rounds SET staked = CASE round WHEN 1 THEN 0 ELSE 6000000000000000000 END, "
                 "returned = CASE round WHEN 1 THEN 6000000000000000000 ELSE 0 END");
    QCOMPARE(complaintOfAll(place.path(), Verdict::bad), std::string());
    const auto reader = record::RecordReader::open(place.path());
    QVERIFY_EXCEPTION_THROWN((*reader)->rounds({}, 10), record::Fault);
    QVERIFY_EXCEPTION_THROWN(record::Balances{**reader}, record::Fault);
    QVERIFY_EXCEPTION_THROWN(record::visits(**reader, {}, 10), record::Fault);
}

void RecordDoctoredTest::theHousesPageMayBeAnything() {
    const RecordPlace place;
    put<RecordedRoulette>(place, 2);
    {
        const auto writer = openWriter(place.path());
        writer->append([](record::RecordStore& store) {
            record::HousePage("1").write(store, {Money{5'000}, 1, 30, {{"alfama/line", Money{70}}}},
                                         record::AccountCause::table, record::WallTime());
        });
        QVERIFY(!writer->close());
    }
    QCOMPARE(complaintOfAll(place.path()), std::string());
    const QByteArray whole = place.bytes();
    const Json fields = Json::parse(record::Database(place.path(), record::OpenMode::read)
                                        .text("SELECT fields FROM events WHERE event = 'accounts'"));
    std::vector<Json::json_pointer> places;
    addPlaces(fields, Json::json_pointer(), places);
    QVERIFY(places.size() >= 5);
    for (const Json::json_pointer& where : places) {
        for (std::size_t value = 0; value < hostileValues().size(); value += kOneRowIn) {
            Json other = fields;
            other[where] = hostileValues()[value];
            if (other == fields) {
                continue;
            }
            place.put(whole);
            {
                record::Database database(place.path(), record::OpenMode::write);
                record::Statement statement =
                    database.prepare("UPDATE events SET fields = ?1 WHERE event = 'accounts'");
                const std::string text = other.dump();
                statement.bind(1, std::string_view(text)).run();
            }
            const std::string complaint = complaintOfAll(place.path(), Verdict::bad);
            QVERIFY2(complaint.empty(), (where.to_string() + ": " + complaint).c_str());
        }
    }
}

void RecordDoctoredTest::nothingIsNestedTooDeep() {
    QFETCH(const QString, game);
    const RecordPlace place;
    putRecord(place, game);
    const DoctoredRecord doctored(place);
    constexpr std::size_t kDeep = 200'000;
    std::set<std::string> seen;
    for (std::size_t i = 0; i < doctored.rows().size(); ++i) {
        if (!seen.insert(doctored.rows()[i].text.kind).second) {
            continue;
        }
        const Json fields = Json::parse(doctored.rows()[i].text.fields);
        for (const auto& item : fields.items()) {
            Json other = fields;
            other[item.key()] = "HERE";
            std::string text = other.dump();
            text.replace(text.find("\"HERE\""), 6, std::string(kDeep, '[') + std::string(kDeep, ']'));
            auto rows = doctored.rows();
            rows[i].text.fields = text;
            doctored.write(std::move(rows), true);
            QCOMPARE(doctored.complaint(), std::string());
        }
    }
}

// What a manipulated table clock does that the program would never do.
enum class Held {
    not_at_all,
    with_a_request, ///< stakes are accepted after the deadline, then it expires
    with_nothing,   ///< the deadline expires later than announced
    refused,        ///< nothing is accepted any more, reported before the deadline
};

void RecordDoctoredTest::whatRunsOutIsNotHeldBack_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("held");
    for (const char* game : {"P14: poker", "O14: roulette", "B17: bingo"}) {
        const auto row = [&](const char* tag, Held held) {
            QTest::addRow("%s, %s", game, tag) << QString::fromLatin1(game) << static_cast<int>(held);
        };
        row("in its time", Held::not_at_all);
        row("with a stake", Held::with_a_request);
        row("without one", Held::with_nothing);
        row("with a refusal", Held::refused);
    }
}

// A table whose clock is held back while stakes are open. Its events and chain are consistent; only the
// deadline announced before does not match.
void RecordDoctoredTest::whatRunsOutIsNotHeldBack() {
    QFETCH(const QString, game);
    if (game.endsWith(QLatin1String("poker"))) {
        holdBack<RecordedPoker>();
    } else if (game.endsWith(QLatin1String("roulette"))) {
        holdBack<RecordedRoulette>();
    } else {
        holdBack<RecordedBingo>();
    }
}

template <class Live>
void RecordDoctoredTest::holdBack() {
    using Game = typename Live::Game;
    using OnRecord = typename Live::OnRecord;
    QFETCH(const int, held);
    const RecordPlace place;
    std::uint64_t late = 0; // the first event that is too late
    {
        const auto writer = openWriter(place.path());
        const auto chance = Live::chance();
        MemoryJournal<typename Game::Event> journal;
        TableDriver<Game> driver(typename Game::State(Live::settings()), *chance, journal);
        record::TableRecorder<OnRecord> recorder(*writer,
                                                 {&numbered, [&] { return chance->seed(); }, testCalendar()});
        std::uint64_t last = 0;
        bool isClosed = false;
        driver.setListener([&](const auto& entry) {
            recorder.add(entry);
            last = entry.seq;
            isClosed = isClosed || Game::closesRound(entry.event);
        });
        driver.open({Live::settings(), {{"p0", false}}});
        const Someone<Live> someone;
        QVERIFY(!driver.submit(typename Someone<Live>::Admit{Money{1'000'000}}));
        QVERIFY(!driver.submit(someone.comes));
        const auto isTimed = [&] {
            const auto need = driver.nextNeed();
            return Game::roundOf(driver.state()) > 0 && need && need->kind == CommonNeed::time;
        };
        while (!isTimed()) {
            QVERIFY(driver.step(Instant::max()));
        }
        QVERIFY(!driver.submit(someone.stakes));
        while (!isTimed()) { // perform the pending need
            QVERIFY(driver.step(Instant::max()));
        }
        const Instant due = driver.nextNeed()->at;
        if (held != static_cast<int>(Held::not_at_all)) {
            late = last + 1;
            driver.continueAfter(last, due + std::chrono::seconds(5));
        }
        if (held == static_cast<int>(Held::with_a_request)) {
            QVERIFY(!driver.submit(someone.stakes));
        } else if (held == static_cast<int>(Held::refused)) {
            QVERIFY(driver.submit(someone.comes).has_value());
        }
        while (!isClosed) {
            QVERIFY(driver.step(Instant::max()));
        }
        recorder.flush();
        QVERIFY(!writer->close());
    }
    const auto checked = record::verify(place.path());
    QVERIFY(checked);
    QCOMPARE(checked->bad.has_value(), late > 0);
    if (late > 0) {
        QCOMPARE(checked->bad->seq, late);
        QCOMPARE(checked->bad->field, std::string("t"));
    }
}

// Which rules an event of another build may name.
enum class Named {
    one_less, ///< one rule fewer
    none,     ///< no rules
    another,  ///< one that this build does not name
    one_more, ///< one rule more
    turned,   ///< the same, the last one first
};

void RecordDoctoredTest::rulesNamedSinceAreReported_data() {
    QTest::addColumn<bool>("isOfThisBuild");
    QTest::addColumn<int>("named");
    QTest::addColumn<bool>("isWhole");
    const auto row = [](const char* tag, bool isOfThisBuild, Named named, bool isWhole) {
        QTest::newRow(tag) << isOfThisBuild << static_cast<int>(named) << isWhole;
    };
    row("another build, one less", false, Named::one_less, true);
    row("another build, none", false, Named::none, true);
    row("another build, another one", false, Named::another, false);
    row("another build, one more", false, Named::one_more, false);
    row("another build, turned", false, Named::turned, false);
    row("this build, one less", true, Named::one_less, false);
    row("this build, none", true, Named::none, false);
    row("this build, another one", true, Named::another, false);
}

// A later build may name more rules for a decision than an earlier one: a record of the earlier build is
// valid, and the missing rules are reported. Those it names must be right, and this build must name all.
void RecordDoctoredTest::rulesNamedSinceAreReported() {
    QFETCH(const bool, isOfThisBuild);
    QFETCH(const int, named);
    QFETCH(const bool, isWhole);
    const RecordPlace place;
    {
        record::RecordWriter::Options options;
        options.program = isOfThisBuild ? record::programOf("0.1.0") : "0.1.0";
        const auto writer = openWriter(place.path(), std::move(options));
        RecordedTable<RecordedPoker> table(*writer);
        table.playOut(2);
        QVERIFY(!writer->close());
    }
    const DoctoredRecord doctored(place);
    auto rows = doctored.rows();
    const auto event = std::ranges::find_if(
        rows, [](const record::EventRow& row) { return row.text.rules.find(' ') != std::string::npos; });
    QVERIFY(event != rows.end());
    const std::string all = event->text.rules;
    const std::size_t blank = all.rfind(' ');
    const std::string last = all.substr(blank + 1);
    switch (static_cast<Named>(named)) {
    case Named::one_less: event->text.rules = all.substr(0, blank); break;
    case Named::none: event->text.rules.clear(); break;
    case Named::another: event->text.rules = all.substr(0, blank + 1) + "P999"; break;
    case Named::one_more: event->text.rules = all + " P999"; break;
    case Named::turned: event->text.rules = last + ' ' + all.substr(0, blank); break;
    }
    const std::uint64_t seq = event->seq;
    doctored.write(std::move(rows), true);
    const auto checked = record::verify(place.path());
    QVERIFY(checked);
    if (isWhole) {
        QCOMPARE(QString::fromStdString(checked->bad ? app::englishText(*checked->bad) : ""), QString());
        QCOMPARE(checked->namedLess, 1U);
        QCOMPARE(checked->namedSince.at(last), 1U);
        std::ostringstream out;
        std::ostringstream err;
        QCOMPARE(app::verifyCommand(place.path(), out, err), 0);
        QVERIFY2(err.str().find("another build, which named fewer rules there: ") != std::string::npos,
                 err.str().c_str());
        QVERIFY(Json::parse(out.str()).at("rules_named_since").contains(last));
    } else {
        QVERIFY(checked->bad);
        QCOMPARE(checked->bad->seq, seq);
        QCOMPARE(checked->bad->field, std::string("rules"));
    }
}

#include "program/test_list.h"

MESAVIVA_TEST(RecordDoctoredTest)
#include "tst_record_doctored.moc"
