// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rulebook/rulebook_model.h"

#include <QSet>
#include <QSignalSpy>
#include <QTest>

using mesaviva::app::GlossaryTerm;
using mesaviva::app::GuideSection;
using mesaviva::app::PayRow;
using mesaviva::app::RulebookModel;
using mesaviva::app::RuleChapter;
using mesaviva::app::RuleEntry;

class TestRulebookModel : public QObject {
    Q_OBJECT

private slots:
    void everyChapterHasATitleAndRulesInBothLanguages_P38() {
        for (const char* language : {"pt", "en"}) {
            RulebookModel book;
            book.setLanguage(language);
            QSet<QString> seen;
            for (const QVariant& item : book.chapters()) {
                const auto chapter = item.value<RuleChapter>();
                QVERIFY(!chapter.title.isEmpty());
                QCOMPARE(book.chapterTitle(chapter.id), chapter.title);
                const QVariantList rules = book.rulesOf(chapter.id);
                QVERIFY(!rules.isEmpty());
                for (const QVariant& each : rules) {
                    const auto entry = each.value<RuleEntry>();
                    QVERIFY2(!entry.title.isEmpty() && !entry.text.isEmpty(), qPrintable(entry.id));
                    QCOMPARE(entry.chapter, chapter.id);
                    QVERIFY2(!seen.contains(entry.id), qPrintable(entry.id));
                    seen.insert(entry.id);
                }
            }
            for (int number = 1; number <= 44; ++number) {
                QVERIFY(!book.partsOf(QStringLiteral("P%1").arg(number)).isEmpty());
            }
        }
    }

    void payTableIsThatOfTheRegulation_P12() {
        const RulebookModel book;
        QList<int> multipliers;
        for (const QVariant& item : book.payTable()) {
            const auto row = item.value<PayRow>();
            multipliers.append(row.multiplier);
            QCOMPARE(row.cards.size(), 5);
            QVERIFY(!row.name.isEmpty());
        }
        QCOMPARE(multipliers, QList<int>({100, 50, 20, 7, 5, 4, 3, 2, 1, 1}));
        QCOMPARE(book.qualification().cards.size(), 5);
        QVERIFY(book.qualification().rules.contains("P25"));
    }

    void languageActsAtOnce() {
        RulebookModel book;
        QCOMPARE(book.rule("P2d").title, "Banca");
        const QSignalSpy told(&book, &RulebookModel::changed);
        book.setLanguage("en");
        QCOMPARE(told.count(), 1);
        QVERIFY(book.rule("P2d").title.startsWith("House"));
        book.setLanguage("fr");
        QCOMPARE(book.language(), "en");
        QCOMPARE(told.count(), 1);
    }

    void numberWithoutLetterGivesAllItsParts_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<qsizetype>("parts");
        QTest::newRow("P12") << "P12" << qsizetype{10};
        QTest::newRow("P13") << "P13" << qsizetype{7};
        QTest::newRow("P7") << "P7" << qsizetype{11};
        QTest::newRow("P1, which is not P10 to P19") << "P1" << qsizetype{1};
        QTest::newRow("a part") << "P19b" << qsizetype{1};
        QTest::newRow("a reading") << "I-P8" << qsizetype{1};
    }

    void numberWithoutLetterGivesAllItsParts() {
        QFETCH(QString, id);
        QFETCH(qsizetype, parts);
        const RulebookModel book;
        QCOMPARE(book.partsOf(id).size(), parts);
        const RuleEntry entry = book.rule(id);
        QCOMPARE(entry.id, id);
        QVERIFY(!entry.title.isEmpty());
        QCOMPARE(entry.text.count('\n') + 1, parts);
    }

    void unknownRuleIsEmpty_data() {
        QTest::addColumn<QString>("id");
        QTest::newRow("none") << "";
        QTest::newRow("beyond the last") << "P45";
        QTest::newRow("another regulation's") << "O7";
        QTest::newRow("letter alone") << "P";
    }

    void unknownRuleIsEmpty() {
        QFETCH(QString, id);
        const RulebookModel book;
        QVERIFY(book.rule(id).id.isEmpty());
        QVERIFY(book.partsOf(id).isEmpty());
    }

    void readingsStandBesideTheRuleTheyRead_data() {
        QTest::addColumn<QString>("reading");
        QTest::addColumn<QString>("rule");
        QTest::newRow("I-P8") << "I-P8"
                              << "P8";
        QTest::newRow("I-P9") << "I-P9"
                              << "P9";
        QTest::newRow("I-P26") << "I-P26"
                               << "P26";
        QTest::newRow("I-P33") << "I-P33"
                               << "P33";
        QTest::newRow("I-P41") << "I-P41"
                               << "P41a";
    }

    void readingsStandBesideTheRuleTheyRead() {
        QFETCH(QString, reading);
        QFETCH(QString, rule);
        const RulebookModel book;
        QVERIFY(book.rule(reading).reading);
        QVERIFY(!book.rule(rule).reading);
        QCOMPARE(book.rule(reading).chapter, book.rule(rule).chapter);
        QVERIFY(book.rule(reading).related.contains(rule));
        QVERIFY(book.rule(rule).related.contains(reading));
    }

    void houseRulesSayWhichReadingIsPlayed() {
        RulebookModel book;
        QCOMPARE(book.rule("I-P8").chosen, "text");
        QCOMPARE(book.rule("I-P33").chosen, "text");
        QVERIFY(!book.rule("I-P8").other.isEmpty());
        QVERIFY(book.rule("I-P9").chosen.isEmpty());
        const QSignalSpy told(&book, &RulebookModel::changed);
        book.setHouseRules(true, false);
        QCOMPARE(told.count(), 0);
        book.setHouseRules(false, true);
        QCOMPARE(told.count(), 1);
        QCOMPARE(book.rule("I-P8").chosen, "other");
        QCOMPARE(book.rule("I-P33").chosen, "other");
    }

    void searchLooksPastCaseAndAccents_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("found");
        QTest::newRow("a number") << "p26"
                                  << "P26";
        QTest::newRow("without accents") << "aposta inicial"
                                         << "P2a";
        QTest::newRow("with accents, in capitals") << "SEQUÊNCIA"
                                                   << "P8";
        QTest::newRow("a reading") << "i-p33"
                                   << "I-P33";
    }

    void searchLooksPastCaseAndAccents() {
        QFETCH(QString, text);
        QFETCH(QString, found);
        const RulebookModel book;
        QStringList ids;
        for (const QVariant& item : book.find(text)) {
            ids.append(item.value<RuleEntry>().id);
        }
        QVERIFY2(ids.contains(found), qPrintable(ids.join(' ')));
    }

    void searchForWhatIsNowhereFindsNothing() {
        const RulebookModel book;
        QVERIFY(book.find("zzzz").isEmpty());
        QVERIFY(book.findTerms("zzzz").isEmpty());
    }

    void guideTellsHowToPlayAndHowToComplain_P38() {
        const RulebookModel book;
        QVERIFY(!book.guide().isEmpty());
        for (const char* id : {"minute", "example", "complain", "report"}) {
            const GuideSection section = book.guideSection(id);
            QCOMPARE(section.id, id);
            QVERIFY(!section.title.isEmpty());
            QVERIFY(!section.paragraphs.isEmpty());
        }
        QVERIFY(book.guideSection("nothing").title.isEmpty());
    }

    void glossaryNamesEachTermInBothLanguages() {
        const RulebookModel book;
        QVERIFY(book.glossary().size() > 20);
        for (const QVariant& item : book.glossary()) {
            const auto term = item.value<GlossaryTerm>();
            QVERIFY2(!term.pt.isEmpty() && !term.en.isEmpty() && !term.meaning.isEmpty(),
                     qPrintable(term.id));
        }
        QCOMPARE(book.findTerms("canto de descarte").first().value<GlossaryTerm>().id, "discard_corner");
    }
};

QTEST_GUILESS_MAIN(TestRulebookModel)
#include "tst_rulebook_model.moc"
