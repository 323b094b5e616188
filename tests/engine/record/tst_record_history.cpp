// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "record_file_kit.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "app/cli/sentences/record_sentences.h"
#include "engine/record/history/balances.h"
#include "engine/record/history/visits.h"
#include "engine/record/house_page.h"
#endif

#include <QObject>

#include <functional>
#include <iterator>

using namespace mesaviva;
using namespace mesaviva::kit;
using record::RoundFilter;
using record::RoundOutcome;

namespace {

record::WallTime at(std::int64_t seconds) { return record::WallTime(std::chrono::seconds(seconds)); }

// An artificial round, with the fields that a list shows.
struct MadeUp {
    std::int64_t opened; ///< seconds
    std::int64_t staked;
    std::int64_t returned;
    bool isVoid = false;
    bool isOver = true;
};

// Adds a table with these rounds of ten events each, and the points recorded after them, if any.
void putTable(record::RecordStore& store, const std::string& game, const std::vector<MadeUp>& rounds) {
    record::TableRow table;
    table.game = game;
    table.rules = table.rulesVersion = table.program = "test";
    table.opened = at(rounds.front().opened);
    store.addTable(table);
    std::uint64_t number = 0;
    for (const MadeUp& one : rounds) {
        record::RoundRow row;
        row.id = {table.number, ++number};
        row.game = game;
        row.opened = at(one.opened);
        row.first = number * 10;
        store.openRound(row);
        if (one.isOver) {
            row.closed = at(one.opened + 5);
            row.last = row.first + 8;
            row.staked = Money{one.staked};
            row.returned = Money{one.returned};
            row.isVoid = one.isVoid;
            store.closeRound(row);
        }
    }
    store.saveHead(table);
}

std::unique_ptr<record::RecordReader> made(const RecordPlace& place,
                                           const std::function<void(record::RecordStore&)>& write) {
    const auto writer = openWriter(place.path());
    writer->append(write);
    if (const auto fault = writer->close()) {
        qFatal("%s", app::englishText(fault->problem).c_str());
    }
    return std::move(*record::RecordReader::open(place.path()));
}

QString idsOf(const std::vector<record::RoundRow>& rounds) {
    QStringList ids;
    for (const record::RoundRow& round : rounds) {
        ids.append(QString::fromStdString(textOf(round.id)));
    }
    return ids.join(u' ');
}

// Adds a round of each outcome, and one that is still running.
void putMixed(record::RecordStore& store) {
    putTable(store, "poker", {{100, 500, 900}, {200, 500, 0}, {300, 500, 500}, {400, 0, 0}});
    putTable(store, "roulette", {{250, 100, 3'600}, {350, 100, 100, true}, {450, 0, 0, false, false}});
}

} // namespace

/// What the history page reads from a record: rounds by date, table and outcome, the points over time, and
/// the visits to tables (P37, P39, O24, O26, B50, B52).
class RecordHistoryTest : public QObject {
    Q_OBJECT

private slots:
    void roundsAreFoundByOutcome_data();
    void roundsAreFoundByOutcome();
    void filtersAgreeWithOneAnother();
    void placeInTheListIsKnown();
    void playedTablesAreListed();
    void pointsComeFromTheHousesPage();
    void freePointsBelongToTheRoundThatFollows();
    void roundsWithoutANoteFollowFromTheirResults();
    void pointsThatCantBeCountedAreRefused();
    void pointsFollowTheFilter();
    void thinnedValuesKeepTheExtremes();
    void visitsFollowTheTablesEvents_data();
    void visitsFollowTheTablesEvents();
    void returningMakesTwoVisits();
    void twoVisitsOfOneRoundLieInTheirOrder();
    void visitsComeInPages();
    void hundredThousandRounds();
};

void RecordHistoryTest::roundsAreFoundByOutcome_data() {
    QTest::addColumn<int>("outcome");
    QTest::addColumn<QString>("ids");
    const auto row = [](const char* tag, RoundOutcome outcome, const char* ids) {
        QTest::newRow(tag) << static_cast<int>(outcome) << QString::fromLatin1(ids);
    };
    row("won", RoundOutcome::won, "2-1 1-1");
    row("lost", RoundOutcome::lost, "1-2");
    row("even", RoundOutcome::even, "1-3");
    row("unstaked", RoundOutcome::unstaked, "1-4");
    row("void", RoundOutcome::nullified, "2-2");
}

void RecordHistoryTest::roundsAreFoundByOutcome() {
    QFETCH(const int, outcome);
    QFETCH(const QString, ids);
    const RecordPlace place;
    const auto reader = made(place, putMixed);
    RoundFilter filter;
    filter.outcome = static_cast<RoundOutcome>(outcome);
    QCOMPARE(idsOf(reader->rounds(filter, 10)), ids);
    QCOMPARE(reader->countRounds(filter), std::uint64_t(ids.split(u' ').size()));
}

// For any combination of filters the list contains exactly the rounds for which fits() holds.
void RecordHistoryTest::filtersAgreeWithOneAnother() {
    const RecordPlace place;
    const auto reader = made(place, putMixed);
    // Any nonzero number marks a round as void.
    place.doctor("UPDATE rounds SET void = 2 * void");
    const auto all = reader->rounds({}, 100);
    QCOMPARE(idsOf(all), QStringLiteral("2-3 1-4 2-2 1-3 2-1 1-2 1-1"));
    int listed = 0;
    for (int game = 0; game < 2; ++game) {
        for (int table = 0; table < 3; ++table) {
            for (int from = 0; from < 2; ++from) {
                for (int outcome = 0; outcome < 6; ++outcome) {
                    RoundFilter filter;
                    filter.game = game == 1 ? std::optional<std::string>("roulette") : std::nullopt;
                    filter.table = table > 0 ? std::optional<record::TableNumber>(table) : std::nullopt;
                    filter.firstRound = table > 0 ? 2 : 0;
                    filter.lastRound = table > 0 ? 3 : 1;
                    filter.from = from == 1 ? std::optional(at(250)) : std::nullopt;
                    filter.until = from == 1 ? std::optional(at(400)) : std::nullopt;
                    filter.outcome =
                        outcome > 0 ? std::optional(static_cast<RoundOutcome>(outcome - 1)) : std::nullopt;
                    std::vector<record::RoundRow> expected;
                    std::ranges::copy_if(all, std::back_inserter(expected),
                                         [&](const auto& round) { return fits(filter, round); });
                    QCOMPARE(idsOf(reader->rounds(filter, 100)), idsOf(expected));
                    QCOMPARE(reader->countRounds(filter), std::uint64_t{expected.size()});
                    listed += static_cast<int>(expected.size());
                }
            }
        }
    }
    QVERIFY(listed > 20);
}

void RecordHistoryTest::placeInTheListIsKnown() {
    const RecordPlace place;
    const auto reader = made(place, putMixed);
    RoundFilter table;
    table.table = 1;
    for (const RoundFilter& filter : {RoundFilter(), table}) {
        const auto rounds = reader->rounds(filter, 100);
        for (std::size_t i = 0; i < rounds.size(); ++i) {
            QCOMPARE(reader->countBefore(filter, rounds[i]), std::uint64_t{i});
        }
    }
}

void RecordHistoryTest::playedTablesAreListed() {
    const RecordPlace place;
    const auto reader = made(place, [](record::RecordStore& store) {
        putMixed(store);
        record::HousePage("1").write(store, {}, record::AccountCause::first_points, at(500));
    });
    const auto all = reader->playedTables();
    QCOMPARE(all.size(), std::size_t{2}); // the house's page is not a table
    QCOMPARE(all[0].number, record::TableNumber{2});
    QCOMPARE(reader->playedTables("poker").size(), std::size_t{1});
    QVERIFY(reader->playedTables("bingo").empty());
}

void RecordHistoryTest::pointsComeFromTheHousesPage() {
    const RecordPlace place;
    const auto reader = made(place, [](record::RecordStore& store) {
        putTable(store, "poker", {{100, 500, 900}, {200, 400, 0}, {300, 0, 100}});
        record::HousePage page("1");
        const auto note = [&](std::int64_t points, std::uint64_t seq) {
            page.write(store, {Money{points}, seq > 0 ? 1 : 0, seq, {}}, record::AccountCause::table, at(1));
        };
        note(1'000, 0);
        note(500, 12); // during the first round, with its stake on the table
        note(1'400, 18);
        note(1'000, 28);
        note(0, 33);
        note(6'100, 38); // free points: 5,000
    });
    const auto all = record::Balances(*reader).all();
    QCOMPARE(all.size(), std::size_t{3});
    QCOMPARE(all[0].before(), Money{1'000});
    QCOMPARE(all[0].after, Money{1'400});
    QCOMPARE(all[1].after, Money{1'000});
    QCOMPARE(all[1].given, Money{});
    QCOMPARE(all[2].after, Money{6'100});
    QCOMPARE(all[2].given, Money{5'000});
}

// Points granted after the last round at a table, before leaving, belong to the next round, at whatever
// table.
void RecordHistoryTest::freePointsBelongToTheRoundThatFollows() {
    const RecordPlace place;
    const auto reader = made(place, [](record::RecordStore& store) {
        putTable(store, "poker", {{100, 1'000, 0}});
        putTable(store, "roulette", {{200, 100, 0}});
        record::HousePage page("1");
        page.write(store, {Money{0}, 1, 18, {}}, record::AccountCause::table, at(1));
        page.write(store, {Money{5'000}, 1, 19, {}}, record::AccountCause::table, at(1));
        page.write(store, {Money{4'900}, 2, 18, {}}, record::AccountCause::table, at(1));
    });
    const auto all = record::Balances(*reader).all();
    QCOMPARE(all.size(), std::size_t{2});
    QCOMPARE(all[0].before(), Money{1'000});
    QCOMPARE(all[0].after, Money{0});
    QCOMPARE(all[0].given, Money{});
    QCOMPARE(all[1].before(), Money{5'000});
    QCOMPARE(all[1].after, Money{4'900});
    QCOMPARE(all[1].given, Money{5'000});
}

// Each amount is valid; their sum overflows.
void RecordHistoryTest::pointsThatCantBeCountedAreRefused() {
    const RecordPlace place;
    constexpr std::int64_t kMost = 10'000'000'000'000'000;
    const auto reader = made(place, [](record::RecordStore& store) {
        putTable(store, "poker", std::vector<MadeUp>(1'000, MadeUp{100, 0, kMost}));
    });
    QCOMPARE(reader->rounds({}, 2'000).size(), std::size_t{1'000});
    QVERIFY_EXCEPTION_THROWN(record::Balances{*reader}, record::Fault);
}

void RecordHistoryTest::roundsWithoutANoteFollowFromTheirResults() {
    const RecordPlace place;
    const auto reader = made(place, [](record::RecordStore& store) {
        putTable(store, "poker", {{100, 500, 900}, {200, 400, 0}, {300, 100, 0}, {400, 0, 0, false, false}});
        record::HousePage("1").write(store, {Money{2'000}, 1, 28, {}}, record::AccountCause::table, at(1));
    });
    const auto all = record::Balances(*reader).all();
    QCOMPARE(all.size(), std::size_t{3}); // without the running one
    QCOMPARE(all[0].before(), Money{2'000});
    QCOMPARE(all[0].after, Money{2'400});
    QCOMPARE(all[1].after, Money{2'000});
    QCOMPARE(all[2].after, Money{1'900});
    // No recorded points: starts at zero.
    const RecordPlace other;
    const auto bare = made(other, [](record::RecordStore& store) {
        putTable(store, "poker", {{100, 5, 7}});
    });
    QCOMPARE(record::Balances(*bare).all().front().after, Money{2});
}

void RecordHistoryTest::pointsFollowTheFilter() {
    const RecordPlace place;
    const auto reader = made(place, putMixed);
    const record::Balances balances(*reader);
    RoundFilter filter;
    filter.game = "roulette";
    const auto some = balances.of(filter);
    QCOMPARE(some.size(), std::size_t{2});
    QCOMPARE(textOf(some[0].round.id), std::string("2-1"));
    // Earlier poker rounds count too, because this player's points include them.
    QCOMPARE(some[0].after, Money{400 - 500 + 3'500});
}

void RecordHistoryTest::thinnedValuesKeepTheExtremes() {
    RandomStream random(testSeed(), "thinning");
    for (const std::size_t count : {0U, 1U, 5U, 600U, 601U, 1'199U, 5'000U}) {
        std::vector<Money> values;
        for (std::size_t i = 0; i < count; ++i) {
            values.push_back(Money{static_cast<std::int64_t>(random.below(1'000'000))});
        }
        const auto kept = record::thinned(values, 600);
        QVERIFY(kept.size() <= 600);
        QCOMPARE(kept.size() == count, count <= 600);
        QVERIFY(std::ranges::is_sorted(kept, std::less_equal()) || kept.size() < 2);
        QVERIFY(std::ranges::adjacent_find(kept) == kept.end());
        if (count == 0) {
            continue;
        }
        QCOMPARE(kept.front(), std::size_t{0});
        QCOMPARE(kept.back(), count - 1);
        for (const auto extreme : {std::ranges::min_element(values), std::ranges::max_element(values)}) {
            QVERIFY(std::ranges::any_of(kept, [&](std::size_t i) { return values[i] == *extreme; }));
        }
    }
}

namespace {

// Two of the guests are real players here; both leave at the end, so that their sessions are reported.
template <class Live, class Leave>
void recordVisit(const std::filesystem::path& path) {
    const auto writer = openWriter(path);
    {
        RecordedTable<Live> table(*writer);
        table.play(2);
        table.table().submit(Leave{0});
        for (int i = 0; i < 400; ++i) {
            table.step();
        }
    }
    QVERIFY(!writer->close());
}

void recordVisitOf(const QString& game, const std::filesystem::path& path) {
    if (game == QLatin1String("poker")) {
        recordVisit<RecordedPoker, poker::Leave>(path);
    } else if (game == QLatin1String("roulette")) {
        recordVisit<RecordedRoulette, roulette::Leave>(path);
    } else {
        recordVisit<RecordedBingo, bingo::Leave>(path);
    }
}

} // namespace

void RecordHistoryTest::visitsFollowTheTablesEvents_data() {
    QTest::addColumn<QString>("game");
    QTest::newRow("P39") << QStringLiteral("poker");
    QTest::newRow("O26") << QStringLiteral("roulette");
    QTest::newRow("B52") << QStringLiteral("bingo");
}

// The sum that the table reports at the end matches the visit's rounds.
void RecordHistoryTest::visitsFollowTheTablesEvents() {
    QFETCH(const QString, game);
    const RecordPlace place;
    recordVisitOf(game, place.path());
    const auto opened = record::RecordReader::open(place.path());
    QVERIFY(opened);
    record::RecordReader& reader = **opened;
    const auto page = record::visits(reader, {}, 10);
    QCOMPARE(page.next, record::TableNumber{0});
    QCOMPARE(page.visits.size(), std::size_t{1});
    const record::Visit& visit = page.visits.front();
    QCOMPARE(QString::fromStdString(visit.game), game);
    QVERIFY(visit.isOver);
    QVERIFY(visit.ended > visit.began);
    QCOMPARE(visit.firstRound, std::uint64_t{1});
    QVERIFY(visit.lastRound >= 2);
    RoundFilter filter;
    filter.table = visit.table;
    filter.firstRound = visit.firstRound;
    filter.lastRound = visit.lastRound;
    Money staked;
    Money returned;
    std::uint32_t rounds = 0;
    for (const record::RoundRow& round : reader.rounds(filter, 1'000)) {
        staked += round.staked;
        returned += round.returned;
        rounds += round.staked > Money{} ? 1U : 0U;
    }
    QCOMPARE(visit.staked, staked);
    QCOMPARE(visit.returned, returned);
    QCOMPARE(visit.rounds, rounds);
    if (game != QLatin1String("bingo")) {
        QVERIFY(rounds > 0);
    }
}

// Killed during the second visit: it has no end, and its result follows from its rounds.
void RecordHistoryTest::returningMakesTwoVisits() {
    const RecordPlace place;
    const auto writer = openWriter(place.path());
    {
        RecordedTable<RecordedPoker> table(*writer);
        table.play(1);
        table.table().submit(poker::Leave{0});
        const std::uint64_t left = table.table().round();
        while (table.table().round() < left + 2) {
            table.step();
        }
        QVERIFY(!table.table().submit(poker::Sit{0, 1}));
        table.play(2);
    }
    QVERIFY(!writer->close());
    const auto reader = record::RecordReader::open(place.path());
    const auto page = record::visits(**reader, {}, 10);
    QCOMPARE(page.visits.size(), std::size_t{2});
    const record::Visit& second = page.visits[0];
    const record::Visit& first = page.visits[1];
    QVERIFY(!second.isOver);
    QVERIFY(first.isOver);
    QVERIFY(second.firstRound >= first.lastRound);
    QVERIFY(second.began > first.ended);
    QVERIFY(second.rounds > 0);
    QVERIFY(second.staked > Money{});
    RoundFilter filter;
    filter.from = second.began;
    QCOMPARE(record::visits(**reader, filter, 10).visits.size(), std::size_t{1});
    filter.from = second.ended + std::chrono::hours(1);
    QVERIFY(record::visits(**reader, filter, 10).visits.empty());
}

// Left and came back during a round: the newer visit is listed first.
void RecordHistoryTest::twoVisitsOfOneRoundLieInTheirOrder() {
    const RecordPlace place;
    const auto reader = made(place, [](record::RecordStore& store) {
        record::TableRow table;
        table.game = "poker";
        table.rules = table.rulesVersion = table.program = "test";
        table.opened = at(1);
        store.addTable(table);
        std::int64_t now = 1;
        const auto add = [&](const char* kind, const char* fields) {
            record::EventRow row;
            row.round = 1;
            row.wall = at(++now);
            row.text = {kind, {}, fields};
            store.addEvent(table, row);
            return row.seq;
        };
        add("table_opened", R"({"players":["p"]})");
        add("player_sat", R"({"player":"p"})");
        record::RoundRow round;
        round.id = {table.number, 1};
        round.game = "poker";
        round.opened = at(now);
        round.first = add("round_opened", "{}");
        store.openRound(round);
        add("session_ended", R"({"player":"p","rounds":0,"staked":0,"returned":0})");
        add("player_sat", R"({"player":"p"})");
        round.last = add("round_closed", "{}");
        round.closed = at(now);
        store.closeRound(round);
        store.saveHead(table);
    });
    const auto visits = record::visits(*reader, {}, 10).visits;
    QCOMPARE(visits.size(), std::size_t{2});
    QVERIFY(visits[0].firstRound == visits[1].firstRound);
    QVERIFY(visits[0].began > visits[1].began);
    QVERIFY(visits[1].isOver);
}

void RecordHistoryTest::visitsComeInPages() {
    const RecordPlace place;
    for (int i = 0; i < 3; ++i) {
        recordVisitOf(i == 1 ? QStringLiteral("roulette") : QStringLiteral("poker"), place.path());
    }
    const auto reader = record::RecordReader::open(place.path());
    std::vector<record::TableNumber> tables;
    record::TableNumber next = 0;
    do {
        const auto page = record::visits(**reader, {}, 1, next);
        QCOMPARE(page.visits.size(), std::size_t{1});
        tables.push_back(page.visits.front().table);
        next = page.next;
    } while (next != 0);
    QCOMPARE(tables, (std::vector<record::TableNumber>{3, 2, 1}));
    RoundFilter poker;
    poker.game = "poker";
    QCOMPARE(record::visits(**reader, poker, 10).visits.size(), std::size_t{2});
    poker.table = 2;
    QVERIFY(record::visits(**reader, poker, 10).visits.empty());
}

// The largest record of a frequent player: every query returns the right answer.
void RecordHistoryTest::hundredThousandRounds() {
    constexpr int kRounds = 100'000;
    const RecordPlace place;
    const auto reader = made(place, [](record::RecordStore& store) {
        std::vector<MadeUp> rounds;
        for (int i = 0; i < kRounds / 10; ++i) {
            rounds.push_back({1'000 + 60 * i, 100, i % 3 == 0 ? 280 : 0});
        }
        for (int i = 0; i < 10; ++i) {
            putTable(store, i % 2 == 0 ? "poker" : "roulette", rounds);
        }
    });
    RoundFilter filter;
    filter.outcome = RoundOutcome::won;
    QCOMPARE(reader->countRounds(filter), std::uint64_t{33'340});
    QCOMPARE(reader->rounds(filter, 100).size(), std::size_t{100});
    filter.outcome = RoundOutcome::nullified;
    QVERIFY(reader->rounds(filter, 100).empty());
    filter = {};
    filter.table = 3;
    QCOMPARE(reader->countRounds(filter), std::uint64_t{kRounds / 10});
    QCOMPARE(reader->rounds(filter, 100).size(), std::size_t{100});
    QCOMPARE(reader->playedTables().size(), std::size_t{10});
    const record::Balances balances(*reader);
    QCOMPARE(balances.all().size(), std::size_t{kRounds});
    QCOMPARE(balances.all().back().after, Money{33'340 * 280 - 100 * kRounds});
}

#include "program/test_list.h"

MESAVIVA_TEST(RecordHistoryTest)
#include "tst_record_history.moc"
