// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/cli/sentences/figure_commands.h"
#endif

#include "app/core/desk/figures_desk.h"
#include "app/core/events/game_figures.h"
#include "app/core/text/amounts.h"
#include "app/core/text/language.h"
#include "app/games/bingo/bingo_room.h"
#include "engine/games/bingo/odds/prize_chances.h"
#include "patience.h"

#include <QTest>

#include <nlohmann/json.hpp>

#include <sstream>

using namespace mesaviva;
using namespace mesaviva::app;

/// The mathematics of the games on a worker thread.
class FiguresDeskTest : public QObject {
    Q_OBJECT

private:
    Language m_language;

    static void setGame(FiguresDesk& desk, const QString& title) {
        desk.setGame(static_cast<int>(desk.games().indexOf(title)));
        QCOMPARE(desk.games().value(desk.game()), title);
    }

    static FigureRow row(const FiguresDesk& desk, const QString& label) {
        for (const QVariant& one : desk.rows()) {
            if (one.value<FigureRow>().label == label) {
                return one.value<FigureRow>();
            }
        }
        return {};
    }

private slots:
    void init() { m_language.setCode(QStringLiteral("en")); }

    // The published edge of the common game, and its best strategy.
    void pokerIsCounted() {
        FiguresDesk desk;
        QVERIFY(!desk.isDone() && desk.rows().isEmpty() && desk.verdict().isEmpty());
        QVERIFY(desk.upCards().isEmpty() && !desk.about().isEmpty());
        desk.setChoice(5);
        desk.run();
        QVERIFY(desk.isRunning());
        QTRY_VERIFY_WITH_TIMEOUT(desk.isDone(), 60'000);
        QVERIFY(!desk.isRunning());
        QVERIFY2(desk.verdict().contains(QStringLiteral("5.2243")), qPrintable(desk.verdict()));
        QVERIFY2(desk.verdict().contains(QStringLiteral("52.23")), qPrintable(desk.verdict()));
        QVERIFY(!desk.verdict().contains(QStringLiteral("common"))); // it is that game
        QCOMPARE(desk.line(), QStringLiteral("mesaviva edge poker --common"));
        QCOMPARE(desk.upCards().size(), qsizetype(13));
        for (int upCard = 0; upCard < 13; ++upCard) {
            desk.setUpCard(upCard);
            int headings = 0;
            for (const QVariant& one : desk.rows()) {
                const auto figure = one.value<FigureRow>();
                headings += figure.heading.isEmpty() ? 0 : 1;
                QVERIFY(!figure.label.isEmpty() && figure.detail.contains(QStringLiteral("continue")));
            }
            QCOMPARE(headings, 1);
            QVERIFY2(desk.rows().first().value<FigureRow>().heading.endsWith(desk.upCards().at(upCard)),
                     qPrintable(desk.upCards().at(upCard)));
        }
        // Against an ace a pair of aces is always enough, and high cards are not.
        QCOMPARE(row(desk, QStringLiteral("2 cards of that rank")).detail, QStringLiteral("always continue"));
        QVERIFY(row(desk, QStringLiteral("No card of that rank"))
                    .detail.startsWith(QStringLiteral("fold \u00b7")));
        desk.setUpCard(13);
        QCOMPARE(desk.upCard(), 12);
    }

    // Another reading is shown next to the common game.
    void readingsStandBesideTheCommonGame() {
        FiguresDesk desk;
        desk.setChoice(3);
        QCOMPARE(desk.line(), QStringLiteral("mesaviva edge poker --ties exactly"));
        desk.run();
        QTRY_VERIFY_WITH_TIMEOUT(desk.isDone(), 60'000);
        QVERIFY2(desk.verdict().endsWith(QStringLiteral("it keeps 5.2243%.")), qPrintable(desk.verdict()));
        QVERIFY(!desk.verdict().startsWith(QStringLiteral("Under best play the house keeps 5.2243")));
    }

    void wheelsAreSettled() {
        FiguresDesk desk;
        setGame(desk, QStringLiteral("Roulette"));
        QCOMPARE(desk.choices().size(), qsizetype(4));
        QVERIFY(desk.sizes().isEmpty());
        desk.setChoice(2); // in casinos half is returned on zero (R27b)
        desk.run();
        QTRY_VERIFY(desk.isDone());
        QCOMPARE(row(desk, QStringLiteral("Red")).value, QStringLiteral("1.351%"));
        QCOMPARE(row(desk, QStringLiteral("Straight up")).value, QStringLiteral("2.703%"));
        int series = 0;
        for (const QVariant& one : desk.rows()) {
            series += one.value<FigureRow>().label.contains(QStringLiteral("parol")) ? 1 : 0;
        }
        QCOMPARE(series, 8); // four series, with one and two repeats
        desk.setChoice(0);
        QVERIFY(!desk.isDone() && desk.rows().isEmpty()); // another question
    }

    void prizesOfBingoAreCountedOrPlayed() {
        FiguresDesk desk;
        setGame(desk, QStringLiteral("Bingo"));
        QCOMPARE(desk.sizes().size(), qsizetype(4));
        desk.run(); // one card of bingo 90: all of fifteen numbers at ball 15 * 91 / 16 in the mean
        QTRY_VERIFY(desk.isDone());
        QCOMPARE(row(desk, QStringLiteral("Bingo")).value, QStringLiteral("ball 85.31"));
        QVERIFY(!row(desk, QStringLiteral("Bingo")).detail.contains(QStringLiteral("mean")));
        desk.setSize(2);
        desk.run();
        QTRY_VERIFY_WITH_TIMEOUT(desk.isDone(), 60'000);
        const FigureRow bingo = row(desk, QStringLiteral("Bingo"));
        QVERIFY2(bingo.value.startsWith(QStringLiteral("ball 6")), qPrintable(bingo.value));
        QVERIFY2(bingo.detail.contains(QStringLiteral("mean from 6")), qPrintable(bingo.detail));
        QCOMPARE(row(desk, QStringLiteral("75% of the sales goes to prizes")).value,
                 QStringLiteral("75.00%"));
        // The command line gives the same rounds.
        const QString seed = row(desk, QStringLiteral("Seed")).detail;
        QCOMPARE(seed.size(), qsizetype(64));
        QCOMPARE(desk.line(), QStringLiteral("mesaviva edge bingo --variant 90 --cards 60 --seed ") + seed);
        desk.setSize(1);
        QCOMPARE(desk.line(), QStringLiteral("mesaviva edge bingo --variant 90 --cards 6"));
    }

    // The full card of bingo 75 has a formula for any number of cards, a line has none.
    void fullCardsOfManyAreExact() {
        FiguresDesk desk;
        setGame(desk, QStringLiteral("Bingo"));
        desk.setChoice(2);
        desk.setSize(2);
        desk.run();
        QTRY_VERIFY_WITH_TIMEOUT(desk.isDone(), 60'000);
        QCOMPARE(row(desk, QStringLiteral("Bingo")).value, QStringLiteral("ball 64.50"));
        QVERIFY(!row(desk, QStringLiteral("Bingo")).detail.contains(QStringLiteral("mean")));
        QVERIFY(row(desk, QStringLiteral("Line")).detail.contains(QStringLiteral("mean from")));
        QVERIFY2(desk.verdict().contains(QStringLiteral("exact")), qPrintable(desk.verdict()));
    }

    // The registered rooms have their own prizes, and their jackpots add to the payback (B41).
    void roomsHavePrizesAndJackpots() {
        FiguresDesk desk;
        QVERIFY(desk.rooms().isEmpty());
        setGame(desk, QStringLiteral("Bingo"));
        QCOMPARE(desk.rooms().at(2), QStringLiteral("Sala Bairro Alto"));
        desk.setRoom(2);
        desk.run(); // one card: exact
        QTRY_VERIFY(desk.isDone());
        QVERIFY(!row(desk, QStringLiteral("Two lines")).value.isEmpty());
        // 80 % are prizes, with a base of 500 points for one card of one point at ball 42.
        bingo::Settings room = houseRooms().at(1).settings;
        room.prizePercent = 8'000;
        const double won = bingo::chancesOfOneCard(room, bingo::PrizeKind::bingo)[42];
        QCOMPARE(row(desk, QStringLiteral("80% of the sales goes to prizes")).value,
                 percentText(0.8 + 500 * won, 2));
        // The command takes the room as it is.
        const QString line = desk.line();
        const qsizetype from = line.indexOf(u'\'') + 1;
        figures::EdgeBingoArguments words;
        words.variant = 90;
        words.table = line.mid(from, line.lastIndexOf(u'\'') - from).toStdString();
        std::ostringstream out;
        std::ostringstream err;
        QVERIFY2(edgeBingoCommand(words, out, err) == 0, err.str().c_str());
        const auto told = nlohmann::json::parse(out.str());
        QCOMPARE(percentText(told.at("returned_by_prize_percent").at(2).at(1).get<double>(), 2),
                 percentText(0.8 + 500 * won, 2));
        QVERIFY(told.at("prizes").contains("two_lines"));
        desk.setChoice(3); // another variant has other rooms
        QCOMPARE(desk.room(), 0);
        QVERIFY(!desk.rooms().contains(QStringLiteral("Sala Bairro Alto")));
        for (int choice = 0; choice < 4; ++choice) {
            desk.setChoice(choice);
            for (int which = 0; which < desk.rooms().size(); ++which) {
                desk.setRoom(which);
                QCOMPARE(desk.room(), which);
                QVERIFY(desk.line().contains(QStringLiteral("--table")) == (which > 0));
            }
        }
    }

    // A stopped computation has no result, and another question stops a running one.
    void computingIsStopped() {
        FiguresDesk desk;
        desk.run();
        desk.cancel();
        QVERIFY(!desk.isRunning() && !desk.isDone());
        desk.run();
        desk.setChoice(1);
        QVERIFY(!desk.isRunning() && !desk.isDone());
        desk.run();
        QTRY_VERIFY_WITH_TIMEOUT(desk.isDone(), 60'000);
    }

    void allIsSaidInBothLanguages() {
        FiguresDesk poker;
        FiguresDesk bingo;
        setGame(bingo, QStringLiteral("Bingo"));
        FiguresDesk wheel;
        setGame(wheel, QStringLiteral("Roulette"));
        wheel.setChoice(2);
        wheel.run();
        QTRY_VERIFY(wheel.isDone());
        QStringList said[2];
        for (int i = 0; i < 2; ++i) {
            m_language.setCode(i == 0 ? QStringLiteral("en") : QStringLiteral("pt"));
            said[i] = poker.choices() + bingo.sizes();
            for (const QVariant& one : wheel.rows()) {
                said[i].append(one.value<FigureRow>().detail);
            }
        }
        for (qsizetype i = 0; i < said[0].size(); ++i) {
            QVERIFY2(said[0][i] != said[1][i], qPrintable(said[0][i]));
        }
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(FiguresDeskTest)
#include "tst_figures_desk.moc"
