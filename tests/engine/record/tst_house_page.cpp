// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "record_file_kit.h"

#ifndef Q_MOC_RUN
#include "app/cli/sentences/record_sentences.h"
#include "engine/record/history/rounds_on_record.h"
#include "engine/record/house_page.h"
#include "engine/record/verify/verify.h"
#endif

#include <QObject>

using namespace mesaviva;
using namespace mesaviva::kit;
using record::AccountCause;
using record::HouseAccounts;

namespace {

HouseAccounts accountsOf(std::int64_t points, record::TableNumber table = 0, std::uint64_t seq = 0) {
    return {Money{points}, table, seq, {{"alfama/line_jackpot", Money{5'000}}, {"b/bingo", Money{points}}}};
}

void note(const std::filesystem::path& path, const std::vector<HouseAccounts>& all,
          AccountCause cause = AccountCause::table) {
    const auto writer = openWriter(path);
    const auto page = std::make_shared<record::HousePage>("1.0");
    for (const HouseAccounts& accounts : all) {
        writer->append([=](record::RecordStore& store) {
            page->write(store, accounts, cause, record::WallTime(std::chrono::milliseconds(1)));
        });
    }
    const auto fault = writer->close();
    QVERIFY2(!fault, fault ? app::englishText(fault->problem).c_str() : "");
}

std::optional<HouseAccounts> read(const std::filesystem::path& path) {
    const auto reader = record::RecordReader::open(path);
    return reader ? record::readAccounts(**reader) : std::nullopt;
}

} // namespace

/// What carries over from table to table is recorded: the last accounts are found at once, and are part of
/// the chain.
class HousePageTest : public QObject {
    Q_OBJECT

private slots:
    void lastAccountsAreFound() {
        const RecordPlace place;
        recordRounds<RecordedPoker>(place.path(), 2);
        QVERIFY(!read(place.path()));
        note(place.path(), {accountsOf(100)}, AccountCause::taken_over);
        QCOMPARE(*read(place.path()) == accountsOf(100), true);
        // Another program continues the same page.
        HouseAccounts later = accountsOf(100);
        later.jackpots["b/bingo"] = Money{300};
        note(place.path(), {later}, AccountCause::jackpot);
        QVERIFY(*read(place.path()) == later);
        const auto reader = record::RecordReader::open(place.path());
        QCOMPARE((*reader)->tables().size(), std::size_t{2});
        QCOMPARE(complaintOf(place.path()), std::string());
    }

    // B12, B49: rounds that were left, and the result of one.
    void leftRoundsAreFound() {
        const RecordPlace place;
        recordRounds<RecordedPoker>(place.path(), 2);
        HouseAccounts accounts = accountsOf(100);
        accounts.left = {{1, 5}, {3, 7}};
        note(place.path(), {accounts}, AccountCause::first_points);
        QVERIFY(*read(place.path()) == accounts);
        accounts.left = {{3, 7}};
        accounts.collected = record::TableMoment{1, 9};
        note(place.path(), {accounts}, AccountCause::left_round);
        QVERIFY(*read(place.path()) == accounts);
    }

    void pageHasNoRounds() {
        const RecordPlace place;
        note(place.path(), {accountsOf(100)});
        const auto reader = record::RecordReader::open(place.path());
        QCOMPARE((*reader)->countRounds({}), std::uint64_t{0});
        int given = 0;
        const auto count = [&](const auto&) { ++given; };
        record::RoundJson(**reader).everything(count, count);
        QCOMPARE(given, 0);
    }

    void changesAreFound_data() {
        QTest::addColumn<QString>("sql");
        const auto row = [](const char* tag, const char* sql) { QTest::newRow(tag) << QString(sql); };
        row("points", "UPDATE events SET fields = replace(fields, '250', '251') WHERE seq = 3");
        row("the last one is gone", "DELETE FROM events WHERE seq = 3");
        row("the first one is gone", "DELETE FROM events WHERE seq = 1");
        row("its kind", "UPDATE events SET event = 'house_opened' WHERE seq = 3");
        row("it is called a game", "UPDATE tables SET game = 'poker'");
        row("its head", "UPDATE tables SET events = 2");
    }

    void changesAreFound() {
        QFETCH(const QString, sql);
        const RecordPlace place;
        note(place.path(), {accountsOf(100)}, AccountCause::taken_over);
        HouseAccounts later = accountsOf(100);
        later.jackpots["b/bingo"] = Money{250};
        note(place.path(), {later}, AccountCause::jackpot);
        QCOMPARE(complaintOf(place.path()), std::string());
        record::Database(place.path(), record::OpenMode::write).execute(sql.toUtf8().constData());
        QVERIFY(!complaintOf(place.path()).empty());
    }

    // Valid in the chain, but nonsense: the chain was rebuilt.
    void nonsenseIsFound_data() {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("fields");
        const auto row = [](const char* tag, const char* kind, const char* fields) {
            QTest::newRow(tag) << QString(kind) << QString(fields);
        };
        row("no JSON", "accounts", "points");
        row("no cause", "accounts", R"({"points":5,"jackpots":{}})");
        row("a cause that is none", "accounts", R"({"cause":"gift","points":5,"jackpots":{}})");
        row("debts", "accounts", R"({"cause":"table","points":-5,"jackpots":{}})");
        row("a table without an event", "accounts",
            R"({"cause":"table","points":5,"table":2,"jackpots":{}})");
        row("a jackpot that is a word", "accounts", R"({"cause":"table","points":5,"jackpots":{"a":"b"}})");
        row("more than there is", "accounts", R"({"cause":"table","points":5,"jackpots":{},"more":1})");
        row("another kind", "table_opened", "{}");
    }

    void nonsenseIsFound() {
        QFETCH(const QString, kind);
        QFETCH(const QString, fields);
        const RecordPlace place;
        note(place.path(), {accountsOf(100)});
        {
            const auto writer = openWriter(place.path());
            writer->append([&](record::RecordStore& store) {
                record::TableRow table = *store.table(1);
                record::EventRow row;
                row.text = {kind.toStdString(), {}, fields.toStdString()};
                store.addEvent(table, row);
                store.saveHead(table);
            });
            QVERIFY(!writer->close());
        }
        QVERIFY(!complaintOf(place.path()).empty());
        const auto reader = record::RecordReader::open(place.path());
        QVERIFY_THROWS_EXCEPTION(record::Fault, record::readAccounts(**reader));
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(HousePageTest)
#include "tst_house_page.moc"
