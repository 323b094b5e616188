// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/record/sheet_document.h"
#include "app/core/text/amounts.h"
#include "app/core/text/language.h"
#include "app/desks/inspect/comparison/regulation_comparison.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/desks/inspect/comparison/comparison_rows.h"
#endif

#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace mesaviva;
using namespace mesaviva::app;

namespace {

int spotOf(roulette::ChanceKind kind, roulette::Numbers covered) {
    return roulette::Layout::of(37).find(kind, covered).value();
}

int red() { return roulette::Layout::of(37).even(roulette::ChanceKind::red); }

ComparisonRow rowAt(const RegulationComparison& comparison, qsizetype row) {
    return comparison.rows().at(row).value<ComparisonRow>();
}

QStringList cellsOf(const ComparisonRow& row) {
    QStringList texts;
    for (const QVariant& cell : row.cells) {
        texts.append(cell.value<ComparisonCell>().text);
    }
    return texts;
}

QStringList rulesOf(const ComparisonRow& row) {
    QStringList rules;
    for (const QVariant& cell : row.cells) {
        rules.append(cell.value<ComparisonCell>().rule);
    }
    return rules;
}

// The place of a reading's comparison in the list.
int comparisonOf(const RegulationComparison& desk, const char* reading) {
    return int(desk.comparisons().indexOf(
        QRegularExpression(QString::fromLatin1(reading) + QStringLiteral("\\b.*"))));
}

} // namespace

/// Tables side by side, as on the inspector's desk.
class TestComparison : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_language.setCode(QStringLiteral("en")); }

    // O19, R27b, M8: red on zero loses whole, half, whole.
    void redOnZero() {
        RegulationComparison comparison;
        comparison.clear();
        QVERIFY(comparison.isEmpty() && comparison.rows().isEmpty());
        comparison.place(red(), 1000);
        comparison.setPocket(0);
        const ComparisonRow row = rowAt(comparison, 0);
        QVERIFY(row.differs);
        QCOMPARE(cellsOf(row), (QStringList{signedAmountText(Money{-1000}), signedAmountText(Money{-500}),
                                            signedAmountText(Money{-1000})}));
        QCOMPARE(rulesOf(row), (QStringList{"O19", "R29", "M8"}));
        // Stakes, all together, order of payment, edge.
        QCOMPARE(comparison.rows().size(), 4);
        QVERIFY(cellsOf(rowAt(comparison, 3)).at(0).startsWith(QLatin1String("1/37")));
        QVERIFY(cellsOf(rowAt(comparison, 3)).at(1).startsWith(QLatin1String("1/74")));
        comparison.setPocket(1);
        QCOMPARE(cellsOf(rowAt(comparison, 0)).at(0), signedAmountText(Money{1000}));
    }

    // I-M8: zero with another number is refused in Macau, with the reason.
    void refusedStakesSayWhy() {
        RegulationComparison comparison;
        comparison.clear();
        comparison.place(spotOf(roulette::ChanceKind::split, roulette::numbers({0, 2})), 200);
        const auto cell = rowAt(comparison, 0).cells.at(2).value<ComparisonCell>();
        QCOMPARE(cell.tone, int(ComparisonCell::Missing));
        QVERIFY(!cell.detail.isEmpty());
        QCOMPARE(cell.rule, QStringLiteral("I-M8"));
    }

    void everyChanceHasARow() {
        RegulationComparison comparison;
        comparison.setView(RegulationComparison::Chances);
        QCOMPARE(comparison.rows().size(), qsizetype(roulette::kChanceKinds));
        comparison.setOnlyDifferences(true);
        // Limits, doubles, sectors, the even chances' edge: the three agree nowhere.
        QCOMPARE(comparison.rows().size(), qsizetype(roulette::kChanceKinds));
    }

    // Every compared fact of the regulations has a text in both languages.
    void factsHaveWords() {
        for (const char* language : {"pt", "en"}) {
            m_language.setCode(QString::fromLatin1(language));
            RegulationComparison comparison;
            comparison.setView(RegulationComparison::Rules);
            QSet<QString> titles;
            for (const QVariant& each : comparison.rows()) {
                const auto row = each.value<ComparisonRow>();
                QVERIFY(!row.title.isEmpty() && !titles.contains(row.title));
                titles.insert(row.title);
                for (const QString& text : cellsOf(row)) {
                    QVERIFY2(!text.isEmpty() && !text.contains(u'_'), qPrintable(row.title + text));
                }
            }
            QVERIFY(titles.size() > 20);
        }
        m_language.setCode(QStringLiteral("en"));
    }

    // I-R30, I-O7b, I-M6: the two readings differ; what is the same in both can be hidden.
    void readings_data() {
        QTest::addColumn<int>("comparison");
        QTest::newRow("I-R30") << 1;
        QTest::newRow("I-O7b") << 2;
        QTest::newRow("I-M6") << 3;
    }
    void readings() {
        QFETCH(const int, comparison);
        RegulationComparison desk;
        desk.setComparison(comparison);
        QCOMPARE(desk.columns().size(), 2);
        desk.clear();
        desk.setPlayer(0);
        desk.place(spotOf(roulette::ChanceKind::straight, roulette::numbers({17})), 200);
        desk.place(spotOf(roulette::ChanceKind::column,
                          roulette::numbers({2, 5, 8, 11, 14, 17, 20, 23, 26, 29, 32, 35})),
                   200);
        desk.setPlayer(1);
        desk.place(roulette::Layout::of(37).even(roulette::ChanceKind::black), 200);
        desk.place(
            spotOf(roulette::ChanceKind::sector9, roulette::numbers({28, 9, 26, 30, 11, 7, 20, 32, 17})),
            200);
        desk.placeSeries(0, 200);
        desk.setPocket(17);
        desk.setOnlyDifferences(true);
        QVERIFY(!desk.rows().isEmpty());
        desk.setView(RegulationComparison::Rules);
        QVERIFY(!desk.rows().isEmpty());
    }

    // I-P8, I-P16, I-P26, I-P33, I-B30, I-B71: the same round is played by both readings, and the results
    // differ.
    void otherReadings_data() {
        QTest::addColumn<QString>("title");
        QTest::addColumn<QStringList>("ours");
        QTest::addColumn<QStringList>("other");
        // Ana has A K Q J 10, the dealer three nines: a straight wins 4 to 1 and the ante, high cards lose
        // both.
        QTest::newRow("I-P8") << "Settlement: ana" << QStringList{"45.00"} << QStringList{"15.00"};
        // Two antes, of 41.67 and 41.66: with their bet the second is too much for 125.00.
        QTest::newRow("I-P16") << "Settlement: ana" << QStringList{"83.33"} << QStringList{"41.66"};
        QTest::newRow("I-P26") << "Settlement: ana" << QStringList{signedAmountText(Money{-500})}
                               << QStringList{signedAmountText(Money{500})};
        QTest::newRow("I-P33") << "Void round" << QStringList{"does not happen"} << QStringList{"void"};
        QTest::newRow("I-B30") << "Prize: Line" << QStringList{"0.22", "0.21", "0.43"}
                               << QStringList{"0.28"}; // 86 cents, for two players or for three cards
        // The middle row lacks four numbers with a free centre, and five with a number there.
        QTest::newRow("I-B71") << "Prize: Line" << QStringList{"0.48"} << QStringList{"0.48"};
    }
    void otherReadings() {
        QFETCH(const QString, title);
        QFETCH(const QStringList, ours);
        QFETCH(const QStringList, other);
        for (const char* language : {"pt", "en"}) {
            m_language.setCode(QString::fromLatin1(language));
            RegulationComparison desk;
            desk.setView(RegulationComparison::Rules); // not available for these
            QVERIFY(comparisonOf(desk, QTest::currentDataTag()) > 0);
            desk.setComparison(comparisonOf(desk, QTest::currentDataTag()));
            QVERIFY(!desk.isOnLayout() && !desk.played().isEmpty());
            QCOMPARE(desk.columns().size(), 2);
            QCOMPARE(desk.views().size(), 2);
            QTRY_VERIFY_WITH_TIMEOUT(!desk.isPlaying(), 60'000);
            for (int view = 0; view < 2; ++view) {
                desk.setView(view);
                QVERIFY(!desk.rows().isEmpty());
                for (const QVariant& each : desk.rows()) {
                    for (const QString& text : cellsOf(each.value<ComparisonRow>())) {
                        QVERIFY(!text.isEmpty());
                    }
                }
            }
            QVERIFY(!sheetText(desk.sheet()).isEmpty());
        }
        RegulationComparison desk;
        const int comparison = comparisonOf(desk, QTest::currentDataTag());
        desk.setComparison(comparison);
        desk.setOnlyDifferences(true);
        QVERIFY(desk.isPlaying()); // on a worker thread: a pending result is not requested twice
        QVERIFY(desk.rows().isEmpty());
        desk.setComparison(0);
        QVERIFY(!desk.isPlaying());
        desk.setComparison(comparison);
        QTRY_VERIFY_WITH_TIMEOUT(!desk.isPlaying(), 60'000);
        QVERIFY(!desk.rows().isEmpty());
        bool found = title.isEmpty();
        for (const QVariant& each : desk.rows()) {
            const auto row = each.value<ComparisonRow>();
            if (row.title == title) {
                found = true;
                const QStringList cells = cellsOf(row);
                for (const QString& words : ours) {
                    QVERIFY2(cells.at(0).contains(words), qPrintable(cells.at(0)));
                }
                for (const QString& words : other) {
                    QVERIFY2(cells.at(1).contains(words), qPrintable(cells.at(1)));
                }
            }
        }
        QVERIFY(found);
    }

    // I-B71, I-B30: a prize has the same name as at the table, in both languages, and never its key.
    void prizesHaveTheirNames() {
        RegulationComparison desk;
        desk.setComparison(comparisonOf(desk, "I-B71"));
        QTRY_VERIFY_WITH_TIMEOUT(!desk.isPlaying(), 60'000);
        const auto titles = [&] {
            QStringList list;
            for (const QVariant& each : desk.rows()) {
                list.append(each.value<ComparisonRow>().title);
            }
            return list.join(u'|');
        };
        QVERIFY2(titles().contains(QStringLiteral("Prize: Four corners")), qPrintable(titles()));
        m_language.setCode(QStringLiteral("pt"));
        QVERIFY2(titles().contains(QStringLiteral("Quatro cantos")), qPrintable(titles()));
        QVERIFY2(!titles().contains(u'_'), qPrintable(titles()));
        m_language.setCode(QStringLiteral("en"));
        // The line comes with the fourth ball where the centre is free, else with the fifth.
        for (const QVariant& each : desk.rows()) {
            const auto row = each.value<ComparisonRow>();
            if (row.title == QLatin1String("Prize: Line")) {
                QCOMPARE(row.cells.front().value<ComparisonCell>().detail, QStringLiteral("at ball 4"));
                QCOMPARE(row.cells.back().value<ComparisonCell>().detail, QStringLiteral("at ball 5"));
            }
        }
    }

    // A second chip on the same place makes a larger stake; each action can be undone.
    void actsAreUndone() {
        RegulationComparison comparison;
        comparison.clear();
        const int chips = comparison.stakes()->rowCount();
        QCOMPARE(chips, 0);
        comparison.place(red(), 200);
        comparison.place(red(), 500);
        QCOMPARE(comparison.requests().size(), std::size_t{1});
        QCOMPARE(comparison.requests().front().amount, Money{700});
        comparison.undo();
        QCOMPARE(comparison.requests().front().amount, Money{200});
        comparison.take(red());
        QVERIFY(comparison.isEmpty());
        comparison.undo();
        QCOMPARE(comparison.stakes()->rowCount(), 1);
        // A series is removed as a whole by any of its chips; the other player's stays.
        comparison.setPlayer(1);
        comparison.placeSeries(1, 200);
        QCOMPARE(comparison.requests().size(), std::size_t{2});
        comparison.setPlayer(0);
        comparison.take(26);
        QCOMPARE(comparison.requests().size(), std::size_t{2});
        comparison.setPlayer(1);
        comparison.take(26);
        QCOMPARE(comparison.requests().size(), std::size_t{1});
        for (const int bad : {-1, 1000}) {
            comparison.place(bad, 200);
            comparison.placeSeries(bad, 200);
        }
        comparison.place(red(), -200);
        comparison.place(red(), 1e18);
        QCOMPARE(comparison.requests().front().amount, Money{200});
    }

    void sheetHasAllThreeViews() {
        RegulationComparison comparison;
        const SheetDocument sheet = comparison.sheet();
        QCOMPARE(sheet.sections.size(), std::size_t{4});
        const QString text = sheetText(sheet);
        QVERIFY(text.contains(QLatin1String("1/74")));
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("side.pdf"));
        comparison.save(QUrl::fromLocalFile(path));
        QTRY_VERIFY_WITH_TIMEOUT(!comparison.message().isEmpty(), 60'000);
        QVERIFY2(!comparison.hasFailed(), qPrintable(comparison.message()));
        QFile pdf(path);
        QVERIFY(pdf.open(QIODevice::ReadOnly));
        QCOMPARE(pdf.read(5), QByteArray("%PDF-"));
    }

private:
    Language m_language;
};

#include "program/test_list.h"

MESAVIVA_TEST(TestComparison)
#include "tst_comparison.moc"
