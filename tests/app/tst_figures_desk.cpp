// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/inspect/figure_row.h"
#include "app/inspect/figures_desk.h"
#include "app/inspect/figures_words.h"
#include "app/words/language.h"

#include <QTest>

using namespace mesaviva;
using namespace mesaviva::app;

/// The mathematics of the games beside the window.
class FiguresDeskTest : public QObject {
    Q_OBJECT

private:
    Language m_language;

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

    // The published edge of the common game, and what is best in it.
    void pokerIsCounted() {
        FiguresDesk desk;
        QVERIFY(!desk.isDone() && desk.rows().isEmpty() && desk.verdict().isEmpty());
        QVERIFY(desk.upCards().isEmpty() && !desk.about().isEmpty());
        desk.setChoice(4);
        desk.run();
        QVERIFY(desk.isRunning());
        QTRY_VERIFY_WITH_TIMEOUT(desk.isDone(), 60'000);
        QVERIFY(!desk.isRunning());
        QVERIFY2(desk.verdict().contains(QStringLiteral("5.2243")), qPrintable(desk.verdict()));
        QVERIFY2(desk.verdict().contains(QStringLiteral("52.23")), qPrintable(desk.verdict()));
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
        // Against an ace a pair of aces is always enough, and mere high cards are not.
        QCOMPARE(row(desk, QStringLiteral("2 cards of that rank")).detail, QStringLiteral("always continue"));
        QVERIFY(row(desk, QStringLiteral("No card of that rank"))
                    .detail.startsWith(QStringLiteral("fold \u00b7")));
        desk.setUpCard(13);
        QCOMPARE(desk.upCard(), 12);
    }

    void wheelsAreSettled() {
        FiguresDesk desk;
        desk.setGame(FiguresQuestion::Roulette);
        QCOMPARE(desk.choices().size(), qsizetype(4));
        QVERIFY(desk.sizes().isEmpty());
        desk.setChoice(2); // in casinos half comes back on zero (R27b)
        desk.run();
        QTRY_VERIFY(desk.isDone());
        QCOMPARE(row(desk, QStringLiteral("Red")).value, QStringLiteral("1.351\u00a0%"));
        QCOMPARE(row(desk, QStringLiteral("Straight up")).value, QStringLiteral("2.703\u00a0%"));
        int series = 0;
        for (const QVariant& one : desk.rows()) {
            series += one.value<FigureRow>().label.contains(QStringLiteral("parol")) ? 1 : 0;
        }
        QCOMPARE(series, 8); // four series, once and twice again
        desk.setChoice(0);
        QVERIFY(!desk.isDone() && desk.rows().isEmpty()); // another question
    }

    void prizesOfBingoAreCountedOrPlayed() {
        FiguresDesk desk;
        desk.setGame(FiguresQuestion::Bingo);
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
        QCOMPARE(row(desk, QStringLiteral("75\u00a0% of the sales are prizes")).value,
                 QStringLiteral("75.00\u00a0%"));
        QCOMPARE(desk.line(), QStringLiteral("mesaviva edge bingo --variant 90 --cards 60"));
    }

    // What is stopped says nothing, and another question stops what runs.
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
        const Figures wheel = *figuresFor({FiguresQuestion::Roulette, 2, 0}, [](double) { return true; });
        QStringList said[2];
        for (int i = 0; i < 2; ++i) {
            m_language.setCode(i == 0 ? QStringLiteral("en") : QStringLiteral("pt"));
            said[i] =
                FiguresWords::choices(FiguresQuestion::Poker) + FiguresWords::sizes(FiguresQuestion::Bingo);
            for (const FigureRow& figure : FiguresWords::rows({FiguresQuestion::Roulette, 2, 0}, wheel)) {
                said[i].append(figure.detail);
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
