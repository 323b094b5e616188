// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "patience.h"
#include "recorded_scenarios.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/core/history/record_history_model.h"
#include "app/core/record/record_keeper.h"
#include "app/core/record/record_retention.h"
#include "app/core/text/amounts.h"
#include "app/core/text/language.h"
#include "app/core/text/moments.h"
#include "engine/record/history/own_part.h"
#include "engine/record/house_page.h"
#include "engine/record/write/record_writer.h"
#endif

#include <QAbstractItemModelTester>
#include <QDateTime>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimeZone>

#include <algorithm>
#include <cmath>
#include <ctime>
#include <memory>
#include <sstream>
#include <string_view>
#include <vector>

using namespace mesaviva;
using namespace mesaviva::app;

namespace {

record::WallTime at(const QDateTime& time) {
    return record::WallTime(std::chrono::milliseconds(time.toMSecsSinceEpoch()));
}

record::EventRow event(const QDateTime& time, const char* kind, const char* fields) {
    record::EventRow row;
    row.wall = at(time);
    row.text = {kind, {}, fields};
    return row;
}

// The result of an invented round.
struct MadeUp {
    qint64 staked;
    qint64 returned;
    bool isVoid = false;
};

// A table at which the player sat down at `opened`, with one round a minute, and left after the last one; the
// points after each round are the previous ones plus its result.
void put(record::RecordStore& store, const char* game, const QDateTime& opened,
         const std::vector<MadeUp>& rounds, std::vector<record::HouseAccounts>& noted) {
    record::TableRow table;
    table.game = game;
    table.rules = table.rulesVersion = table.program = "test";
    table.opened = at(opened);
    store.addTable(table);
    const auto add = [&](record::EventRow row) {
        store.addEvent(table, row);
        return row.seq;
    };
    add(event(opened, "table_opened", R"({"players":["player","sim"],"simulated":["sim"]})"));
    add(event(opened, "player_sat", R"({"player":"player"})"));
    add(event(opened, "player_sat", R"({"player":"sim"})"));
    std::uint64_t number = 0;
    qint64 staked = 0;
    qint64 returned = 0;
    for (const MadeUp& one : rounds) {
        const QDateTime time = opened.addSecs(60 * static_cast<qint64>(++number));
        record::RoundRow row;
        row.id = {table.number, number};
        row.game = game;
        row.opened = at(time);
        row.first = add(event(time, "round_opened", "{}"));
        store.openRound(row);
        row.last = add(event(time, "round_closed", "{}"));
        row.closed = at(time.addSecs(30));
        row.staked = Money{one.staked};
        row.returned = Money{one.returned};
        row.isVoid = one.isVoid;
        store.closeRound(row);
        staked += one.staked;
        returned += one.returned;
        const Money before = noted.empty() ? Money{100'000} : noted.back().points;
        noted.push_back({before + row.returned - row.staked, table.number, row.last, {}});
    }
    const std::string fields = QStringLiteral(R"({"player":"player","rounds":%1,"staked":%2,"returned":%3})")
                                   .arg(number)
                                   .arg(staked)
                                   .arg(returned)
                                   .toStdString();
    add(event(opened.addSecs(60 * static_cast<qint64>(number) + 40), "session_ended", fields.c_str()));
    store.saveHead(table);
}

} // namespace

/// The history page: what a filter lists, finds and draws (P37, P39, O24, O26, B50, B52).
class TestHistory : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_language.setCode(QStringLiteral("pt")); }
    void init() {
        // A test that starts in the last minute of a day would read the record on another day.
        QTRY_VERIFY_WITH_TIMEOUT(QTime::currentTime() < QTime(23, 59), 70'000);
        m_folder = std::make_unique<QTemporaryDir>();
        m_settings = m_folder->filePath(QStringLiteral("settings.ini"));
        m_keeper = std::make_unique<RecordKeeper>(m_folder->path(), m_settings);
        m_games = std::make_unique<GameRegistry>(m_settings);
        const QDateTime today = QDate::currentDate().startOfDay().addSecs(12 * 3'600);
        record::RecordWriter* const writer = m_keeper->writer();
        QVERIFY(writer);
        writer->append([today](record::RecordStore& store) {
            std::vector<record::HouseAccounts> noted;
            put(store, "poker", today.addDays(-40), {{500, 1'500}, {500, 0}, {500, 500}}, noted);
            put(store, "roulette", today.addDays(-6), {{100, 3'600}, {100, 0}}, noted);
            put(store, "poker", today.addDays(-1), {{500, 500, true}, {0, 0}}, noted);
            put(store, "roulette", today, {{1'000, 0}}, noted);
            record::HousePage page("test");
            for (const record::HouseAccounts& accounts : noted) {
                page.write(store, accounts, record::AccountCause::table, at(today));
            }
        });
        QVERIFY(writer->waitFor(writer->append([](record::RecordStore&) {}).value()));
        m_history = std::make_unique<RecordHistoryModel>(*m_keeper, *m_games, m_settings);
        history().setUnstaked(true);
        m_tester = std::make_unique<QAbstractItemModelTester>(
            m_history.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        history().reload();
        QTRY_VERIFY(!history().isBusy());
    }
    void cleanup() {
        m_tester.reset();
        m_history.reset();
        m_keeper.reset();
    }

    void datesAreThoseOnRecord() {
        const QStringList periods = filter().periods();
        QCOMPARE(periods.size(), 4 + 4);
        QCOMPARE(ids(), QStringLiteral("4-1 3-2 3-1 2-2 2-1 1-3 1-2 1-1"));
        const auto choose = [this](int period) {
            filter().setPeriod(period);
            return ids();
        };
        QCOMPARE(choose(1), QStringLiteral("4-1"));
        QCOMPARE(choose(2), QStringLiteral("4-1 3-2 3-1 2-2 2-1")); // today and the six days before
        QCOMPARE(choose(3), choose(2));
        QCOMPARE(choose(4), QStringLiteral("4-1")); // the newest day
        QCOMPARE(choose(5), QStringLiteral("3-2 3-1"));
        QCOMPARE(choose(7), QStringLiteral("1-3 1-2 1-1"));
        QCOMPARE(filter().period(), 7);
        filter().setPeriod(8); // there is no such day
        QCOMPARE(filter().period(), 7);
    }

    // Any day with rounds can be chosen by its date.
    void aDayIsChosenByItsDate() {
        const QStringList days = filter().days();
        QCOMPARE(days.size(), 4);
        QCOMPARE(days.front(), QDate::currentDate().toString(Qt::ISODate));
        QVERIFY(filter().day().isEmpty());
        filter().chooseDay(days[1]);
        QCOMPARE(ids(), QStringLiteral("3-2 3-1"));
        QCOMPARE(filter().day(), days[1]);
        filter().chooseDay(QStringLiteral("1999-01-01"));
        QCOMPARE(filter().day(), days[1]);
    }

    // Nothing is deleted unless the player sets a limit; what would be deleted is shown before, and deleted
    // once the limit is set, then and at every start.
    void whatIsNotKeptIsSaidBeforeItGoes() {
        const QTemporaryDir folder;
        const QString settings = folder.filePath(QStringLiteral("settings.ini"));
        const QString file = folder.filePath(QStringLiteral("records.sqlite"));
        for (const int days : {100, 50, 1}) {
            QVERIFY(test::recordScenario(QStringLiteral("poker/folded.json"), file,
                                         QDateTime::currentDateTime().addDays(-days)));
        }
        RecordKeeper keeper(folder.path(), settings);
        QCOMPARE(keeper.file(), file);
        keeper.openNow();
        QVERIFY2(!keeper.hasFailed(), qPrintable(keeper.failure()));
        const auto onRecord = [&file] { return test::allRounds(file).size(); };
        const std::size_t all = onRecord();
        QCOMPARE(all % 3, 0U);
        const auto old = static_cast<int>(all / 3 * 2);
        {
            RecordRetention retention(keeper, settings);
            retention.carryOut();
            retention.look();
            QTRY_VERIFY(!retention.isBusy());
            QCOMPARE(retention.keep(), RecordRetention::All);
            QVERIFY(retention.isInForce());
            QCOMPARE(retention.removable(), 0);
            retention.setKeep(RecordRetention::Days);
            retention.setDays(30);
            QTRY_VERIFY(!retention.isBusy());
            QCOMPARE(retention.removable(), old);
            QVERIFY2(retention.preview().contains(QStringLiteral("%1 de %2 jogadas").arg(old).arg(all)),
                     qPrintable(retention.preview()));
            QVERIFY(!retention.isInForce());
            QCOMPARE(onRecord(), all);
            const QSignalSpy removed(&retention, &RecordRetention::removed);
            retention.apply();
            QVERIFY(retention.isRemoving());
            QTRY_VERIFY(!retention.isBusy());
            QVERIFY2(!retention.hasFailed(), qPrintable(retention.message()));
            QCOMPARE(removed.size(), 1);
            QVERIFY(retention.isInForce());
            QCOMPARE(retention.removable(), 0);
            QCOMPARE(onRecord(), all - static_cast<std::size_t>(old));
        }
        RecordRetention later(keeper, settings);
        QCOMPARE(later.keep(), RecordRetention::Days);
        QCOMPARE(later.days(), 30);
        later.carryOut();
        QTRY_VERIFY(!later.isBusy());
        QVERIFY(!later.hasFailed());
        QCOMPARE(onRecord(), all - static_cast<std::size_t>(old));
    }

    void outcomesAndTablesAreLeftOut() {
        filter().setOutcome(1);
        QCOMPARE(ids(), QStringLiteral("2-1 1-1"));
        QCOMPARE(history().count(), 2);
        QCOMPARE(history().total(), 8);
        filter().setOutcome(5);
        QCOMPARE(ids(), QStringLiteral("3-1"));
        filter().setOutcome(4);
        QCOMPARE(ids(), QStringLiteral("3-2"));
        filter().setOutcome(0);
        QCOMPARE(filter().tables().size(), 5);
        filter().setTable(2); // the newest but one
        QCOMPARE(ids(), QStringLiteral("3-2 3-1"));
        filter().setOutcome(3);
        QCOMPARE(ids(), QString());
        QVERIFY(filter().isActive());
        filter().clear();
        QVERIFY(!filter().isActive());
        QTRY_COMPARE(history().rowCount(), 8);
    }

    // Rounds without a stake are left out unless the switch is on, which is stored; they are listed where
    // only they are asked for, and found by their number.
    void roundsWithoutAStakeAreListedAtWill() {
        history().setUnstaked(false);
        QCOMPARE(ids(), QStringLiteral("4-1 3-1 2-2 2-1 1-3 1-2 1-1"));
        QCOMPARE(history().count(), 7);
        QCOMPARE(history().total(), 8);
        filter().setOutcome(4);
        QCOMPARE(ids(), QStringLiteral("3-2"));
        filter().clear();
        QVERIFY(!RecordHistoryModel(*m_keeper, *m_games, m_settings).isUnstaked());
        history().find(QStringLiteral("3-2"));
        QTRY_COMPARE(history().search(), RecordHistoryModel::Hidden);
        history().findAnyway();
        QTRY_COMPARE(history().search(), RecordHistoryModel::Found);
        QVERIFY(history().isUnstaked());
        QVERIFY(RecordHistoryModel(*m_keeper, *m_games, m_settings).isUnstaked());
    }

    // P37, B50: the row says what the round gave this player. At roulette the number says it all.
    void rowsSayWhatWasHeld_data() {
        QTest::addColumn<QString>("scenario");
        QTest::addColumn<QString>("own");
        QTest::newRow("P22") << "poker/folded.json" << QStringLiteral("(9♥ 4♠ J♦ 10♥ 7♣), desistiu");
        QTest::newRow("B32, B33") << "bingo/90_line_and_bingo.json"
                                  << QStringLiteral("1 cartão: linha, bingo");
        QTest::newRow("O16") << "roulette/online_pays_even_chances.json" << QString();
    }
    void rowsSayWhatWasHeld() {
        QFETCH(const QString, scenario);
        QFETCH(const QString, own);
        const QTemporaryDir folder;
        const QString settings = folder.filePath(QStringLiteral("settings.ini"));
        QVERIFY(test::recordScenario(scenario, folder.filePath(QStringLiteral("records.sqlite"))));
        RecordKeeper keeper(folder.path(), settings);
        keeper.openNow();
        RecordHistoryModel list(keeper, *m_games, settings);
        list.reload();
        QTRY_VERIFY(!list.isBusy());
        QVERIFY(list.rowCount() > 0);
        const QString told =
            list.data(list.index(list.rowCount() - 1), RecordHistoryModel::OwnText).toString();
        QCOMPARE(told.isEmpty(), own.isEmpty());
        QVERIFY2(told.contains(own), qPrintable(told));
    }

    // One's own figures: hands beside what chance gives (of 2,598,960), decisions beside the best ones (P20).
    void figuresStandBesideChanceAndTheBestDecision_data() {
        QTest::addColumn<QString>("card");
        QTest::addColumn<QString>("hand");
        QTest::addColumn<bool>("isBest");
        QTest::newRow("jack high is folded") << "4s"
                                             << "high_cards" << true;
        QTest::newRow("a pair of nines is folded") << "9s"
                                                   << "pair" << false;
    }
    void figuresStandBesideChanceAndTheBestDecision() {
        QFETCH(const QString, card);
        QFETCH(const QString, hand);
        QFETCH(const bool, isBest);
        QFile shipped(QStringLiteral(MESAVIVA_SCENARIOS "/poker/folded.json"));
        QVERIFY(shipped.open(QIODevice::ReadOnly));
        QJsonObject played = QJsonDocument::fromJson(
                                 shipped.readAll().replace("\"4s\"", QByteArray('"' + card.toLatin1() + '"')))
                                 .object();
        played.remove(QStringLiteral("expect"));
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("own.json")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QJsonDocument(played).toJson());
        file.close();
        const QString path = folder.filePath(QStringLiteral("records.sqlite"));
        std::ostringstream out;
        std::ostringstream err;
        const scenario::RecordTo to{path.toStdU16String(), "test", &RecordKeeper::now};
        QVERIFY2(runCommand(file.fileName().toStdU16String(), out, err, to) == 0, err.str().c_str());
        auto reader = record::RecordReader::open(path.toStdU16String());
        QVERIFY(reader);
        auto figures =
            record::ownFigures(**reader, {}, [](std::string_view name) { return name == "player"; });
        QCOMPARE(figures.size(), std::size_t{1});
        record::OwnFigures& poker = figures.front();
        QCOMPARE(poker.game, std::string("poker"));
        QCOMPARE(poker.rounds, std::uint64_t{1});
        QCOMPARE(poker.lost, std::uint64_t{1});
        QCOMPARE(poker.longestLost, std::uint64_t{1});
        QCOMPARE(poker.longestWon, std::uint64_t{0});
        QCOMPARE(poker.staked, Money{500});
        QCOMPARE(poker.returned, Money{});
        QCOMPARE(poker.decisions, std::uint64_t{1});
        QCOMPARE(poker.best, std::uint64_t{isBest ? 1U : 0U});
        QCOMPARE(poker.cost > 0, !isBest);
        double expected = 0;
        for (const record::OwnCount& count : poker.counts) {
            expected += count.expected;
            QCOMPARE(count.count, std::uint64_t{count.key == hand.toStdString() ? 1U : 0U});
        }
        QVERIFY(std::abs(expected - 1) < 1e-9); // every hand is one of them
    }

    // Each number beside its share of the rounds.
    void numbersStandBesideChance() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("records.sqlite"));
        QVERIFY(test::recordScenario(QStringLiteral("roulette/online_pays_even_chances.json"), path));
        auto reader = record::RecordReader::open(path.toStdU16String());
        const auto figures = record::ownFigures(**reader, {}, [](std::string_view) { return false; });
        QCOMPARE(figures.size(), std::size_t{1});
        QCOMPARE(figures.front().counts.size(), std::size_t{37});
        std::uint64_t count = 0;
        for (const record::OwnCount& one : figures.front().counts) {
            count += one.count;
            QVERIFY(std::abs(one.expected - static_cast<double>(figures.front().rounds) / 37) < 1e-9);
        }
        QCOMPARE(count, figures.front().rounds);
    }

    // The tables are those of the game; choosing another game clears the chosen table.
    void tablesFollowTheGame() {
        filter().setTable(1); // roulette
        filter().setGame(1);  // poker
        QCOMPARE(filter().table(), 0);
        QCOMPARE(filter().tables().size(), 3);
        filter().setTable(1);
        QCOMPARE(ids(), QStringLiteral("3-2 3-1"));
        filter().setGame(0);
        QCOMPARE(filter().table(), 2);
        QCOMPARE(ids(), QStringLiteral("3-2 3-1"));
    }

    void hiddenRoundIsFoundAnyway() {
        const auto look = [&](const char* id) {
            history().find(QLatin1String(id));
            for (int i = 0; i < 10'000 && history().search() == RecordHistoryModel::Searching; ++i) {
                QTest::qWait(1);
            }
            return history().search();
        };
        QCOMPARE(look(" 2-1 "), RecordHistoryModel::Found);
        QCOMPARE(history().foundRow(), 4);
        QCOMPARE(look("2-3"), RecordHistoryModel::Missing);
        QCOMPARE(look("round"), RecordHistoryModel::Missing);
        filter().setOutcome(2);
        QCOMPARE(history().search(), RecordHistoryModel::NoSearch); // the result was about other rounds
        QCOMPARE(look("2-1"), RecordHistoryModel::Hidden);
        QCOMPARE(history().wanted(), QStringLiteral("2-1"));
        history().findAnyway();
        QTRY_COMPARE(history().search(), RecordHistoryModel::Found);
        QCOMPARE(history().foundRow(), 4);
        QVERIFY(!filter().isActive());
    }

    void pointsAreDrawn() {
        BalanceLine& balance = *history().balance();
        balance.setActive(true);
        QTRY_VERIFY(!balance.isBusy());
        QCOMPARE(balance.rounds(), 8);
        QCOMPARE(balance.points(), 9); // and how it began
        QCOMPARE(balance.begin(), QStringLiteral("1000,00\u00A0pts"));
        QCOMPARE(balance.highest(), QStringLiteral("1040,00\u00A0pts"));
        QCOMPARE(balance.lowest(), balance.begin());
        QCOMPARE(balance.end(), QStringLiteral("1029,00\u00A0pts"));
        for (const QList<double>& numbers : {balance.places(), balance.heights()}) {
            QCOMPARE(numbers.size(), 9);
            QVERIFY(std::ranges::all_of(numbers, [](double one) { return one >= 0 && one <= 1; }));
        }
        QVERIFY(balance.amountTexts().size() >= 2);
        QCOMPARE(balance.amountTexts().size(), balance.amountPlaces().size());
        QCOMPARE(balance.dateTexts().size(), balance.datePlaces().size());
        QVERIFY(balance.summary().contains(balance.highest()));
        // The fourth round is the first one at roulette.
        QCOMPARE(balance.nearest(4.2 / 8), 4);
        balance.setCursor(4);
        QCOMPARE(balance.cursorRound(), QStringLiteral("2-1"));
        QCOMPARE(balance.cursorAmount(), balance.highest());
        QVERIFY(balance.cursorDetail().contains(QStringLiteral("+35,00")));
        balance.setCursor(-5);
        QCOMPARE(balance.cursor(), -1);
        balance.setCursor(100);
        QCOMPARE(balance.cursor(), 8);
    }

    void pointsFollowTheFilter() {
        BalanceLine& balance = *history().balance();
        balance.setActive(true);
        filter().setGame(2); // roulette
        QTRY_VERIFY(!balance.isBusy());
        QCOMPARE(balance.rounds(), 3);
        QCOMPARE(balance.begin(), QStringLiteral("1005,00\u00A0pts"));
        QCOMPARE(balance.end(), QStringLiteral("1029,00\u00A0pts"));
        balance.setSummed(true);
        QTRY_VERIFY(!balance.isBusy());
        QCOMPARE(balance.begin(), signedAmountText(Money{}));
        QCOMPARE(balance.highest(), QStringLiteral("+35,00\u00A0pts"));
        QCOMPARE(balance.end(), QStringLiteral("+24,00\u00A0pts"));
        balance.setCursor(3);
        QCOMPARE(balance.cursorAmount(), balance.end());
        filter().setOutcome(5);
        QTRY_VERIFY(!balance.isBusy());
        QCOMPARE(balance.rounds(), 0);
        QCOMPARE(balance.points(), 0);
        QVERIFY(!balance.summary().isEmpty());
    }

    void visitsAreListedAndShown() {
        VisitListModel& visits = *history().visits();
        const QAbstractItemModelTester tester(&visits,
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(visits.rowCount(), 0);
        visits.setActive(true);
        QTRY_VERIFY(!visits.isBusy());
        QCOMPARE(visits.rowCount(), 4);
        const auto text = [&](int row, int role) { return visits.data(visits.index(row), role).toString(); };
        QCOMPARE(text(3, VisitListModel::TableNumber), QStringLiteral("1"));
        QCOMPARE(text(3, VisitListModel::Rounds), QStringLiteral("3"));
        QCOMPARE(text(3, VisitListModel::DurationText), QStringLiteral("3 min"));
        QCOMPARE(text(3, VisitListModel::StakedText), QStringLiteral("15,00\u00A0pts"));
        QCOMPARE(text(3, VisitListModel::NetText), QStringLiteral("+5,00\u00A0pts"));
        history().showVisit(2);
        QCOMPARE(ids(), QStringLiteral("2-2 2-1"));
        QVERIFY(!filter().visit().isEmpty());
        QTRY_COMPARE(visits.rowCount(), 1);
        filter().setTable(0);
        QVERIFY(filter().visit().isEmpty());
        QTRY_COMPARE(visits.rowCount(), 4);
    }

    // New rounds appear after a reload, and the filter stays.
    void filterStaysWhenTheListIsReadAnew() {
        filter().setGame(2);
        filter().setPeriod(4 + 2); // the day of table 2
        QCOMPARE(ids(), QStringLiteral("2-2 2-1"));
        m_keeper->writer()->append([](record::RecordStore& store) {
            std::vector<record::HouseAccounts> noted;
            put(store, "roulette", QDateTime::currentDateTime().addDays(-100), {{100, 0}}, noted);
        });
        QVERIFY(m_keeper->writer()->waitFor(m_keeper->writer()->append([](record::RecordStore&) {}).value()));
        history().reload();
        QCOMPARE(ids(), QStringLiteral("2-2 2-1"));
        QCOMPARE(history().total(), 9);
        QCOMPARE(filter().periods().size(), 4 + 5);
        QCOMPARE(filter().period(), 4 + 2);
    }

    // Where clocks go back to midnight a day has two of them; it is still one day with an end.
    void dayWithTwoMidnightsIsOne() {
#ifndef Q_OS_LINUX
        QSKIP("a zone can be made up where TZ is known");
#else
        const QByteArray zone = qgetenv("TZ");
        const auto restore = qScopeGuard([&] {
            if (zone.isNull()) {
                qunsetenv("TZ");
            } else {
                qputenv("TZ", zone);
            }
            tzset();
        });
        qputenv("TZ", "<-01>1<+00>,M3.5.0/0,M10.5.0/1"); // the Azores
        tzset();
        const auto utc = [](int day, int hour, int minute) {
            return QDateTime(QDate(2026, 10, day), QTime(hour, minute), QTimeZone::utc());
        };
        QCOMPARE(utc(25, 0, 30).toLocalTime().time(), QTime(0, 30));
        QCOMPARE(utc(25, 1, 30).toLocalTime().time(), QTime(0, 30));
        RecordKeeper keeper(m_folder->filePath(QStringLiteral("azores")), m_settings);
        keeper.writer()->append([&](record::RecordStore& store) {
            std::vector<record::HouseAccounts> noted;
            put(store, "poker", utc(24, 22, 30).addSecs(-60), {{500, 0}}, noted);
            put(store, "poker", utc(25, 0, 30).addSecs(-60), {{500, 0}}, noted);
        });
        QVERIFY(keeper.writer()->waitFor(keeper.writer()->append([](record::RecordStore&) {}).value()));
        const auto reader = record::RecordReader::open(keeper.file().toStdU16String());
        QVERIFY(reader);
        const std::vector<QDate> days{QDate(2026, 10, 25), QDate(2026, 10, 24)};
        QCOMPARE(HistoryFilter::daysOf(**reader), days);
        HistoryFilter ofDay(*m_games);
        ofDay.setChoices(days, (*reader)->playedTables());
        for (int day = 0; day < 2; ++day) {
            ofDay.setPeriod(4 + day);
            const auto rounds = (*reader)->rounds(ofDay.roundFilter(days.front()), 10);
            QCOMPARE(rounds.size(), std::size_t{1});
            QCOMPARE(rounds.front().id.table, record::TableNumber{2 - day});
        }
#endif
    }

    // The list, the filter and the search treat it the same, so that a search ends.
    void voidIsVoidByWhateverNumber() {
        doctor("UPDATE rounds SET void = 2 WHERE void = 1");
        filter().setOutcome(5);
        QCOMPARE(ids(), QStringLiteral("3-1"));
        history().find(QStringLiteral("3-1"));
        QTRY_COMPARE(history().search(), RecordHistoryModel::Found);
    }

    // Amounts that overflow are neither drawn nor listed.
    void amountsWithoutMeasureAreRefused() {
        doctor(
            "UPDATE rounds SET staked = CASE id % 2 WHEN 0 THEN 6000000000000000000 ELSE 0 END, returned = "
            "CASE id % 2 WHEN 0 THEN 0 ELSE 6000000000000000000 END");
        BalanceLine& balance = *history().balance();
        balance.setSummed(true);
        balance.setActive(true);
        history().reload();
        QTRY_VERIFY(!balance.isBusy() && !history().isBusy());
        QCOMPARE(balance.rounds(), 0);
        QCOMPARE(history().rowCount(), 0);
        QVERIFY(!history().failure().isEmpty());
    }

    // Clocks may be set back.
    void nothingTakesLessThanNoTime() {
        QCOMPARE(durationText(std::chrono::hours(-1)), durationText({}));
        QCOMPARE(durationText(std::chrono::seconds(40)), QStringLiteral("40 s"));
    }

private:
    void doctor(const char* sql) const {
        record::Database(m_keeper->file().toStdU16String(), record::OpenMode::write).execute(sql);
    }
    RecordHistoryModel& history() { return *m_history; }
    HistoryFilter& filter() { return *m_history->filter(); }
    // The ids in the list, after it has loaded.
    QString ids() {
        for (int i = 0; i < 10'000 && history().isBusy(); ++i) {
            QTest::qWait(1);
        }
        QStringList ids;
        for (int row = 0; row < history().rowCount(); ++row) {
            ids.append(QString::fromStdString(textOf(history().rowAt(row)->id)));
        }
        return ids.join(u' ');
    }

    Language m_language;
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_settings;
    std::unique_ptr<RecordKeeper> m_keeper;
    std::unique_ptr<GameRegistry> m_games;
    std::unique_ptr<RecordHistoryModel> m_history;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

#include "program/test_list.h"

MESAVIVA_TEST(TestHistory)
#include "tst_history.moc"
