// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/rulebook/rule_register.h"
#include "app/core/rulebook/rulebook_model.h"
#include "program/shipped_scenarios.h"

#include <QJsonArray>
#include <QJsonValue>
#include <QRegularExpression>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using mesaviva::app::ContentsLine;
using mesaviva::app::GlossaryTerm;
using mesaviva::app::GuideSection;
using mesaviva::app::PayRow;
using mesaviva::app::RulebookModel;
using mesaviva::app::RuleEntry;
using mesaviva::app::RuleGroup;
using mesaviva::app::RuleRegister;

class TestRulebookModel : public QObject {
    Q_OBJECT

private slots:
    // P38: a rule's number alone says nothing to a player.
    void everyRuleHasATitle_data() {
        QTest::addColumn<QString>("id");
        for (const char* id : {"P26", "P37", "O13a", "R25b", "B28", "M5.3", "I-P33"}) {
            QTest::newRow(id) << QString::fromLatin1(id);
        }
    }

    void everyRuleHasATitle() {
        QFETCH(const QString, id);
        RulebookModel book;
        const QString portuguese = book.titleOf(id);
        QVERIFY(!portuguese.isEmpty());
        QVERIFY(portuguese != id);
        book.setLanguage(QStringLiteral("en"));
        QVERIFY(!book.titleOf(id).isEmpty());
        QVERIFY(book.titleOf(QStringLiteral("X1")).isEmpty());
    }

    void contentsGroupGuidesAndRegulationsByGame() {
        const RulebookModel book;
        QStringList ids;
        for (const QVariant& item : book.groups()) {
            const auto group = item.value<RuleGroup>();
            QVERIFY2(!group.title.isEmpty(), qPrintable(group.id));
            ids.append(group.id);
            const QVariantList lines = book.linesOf(group.id);
            QVERIFY2(!lines.isEmpty(), qPrintable(group.id));
            for (const QVariant& each : lines) {
                const auto line = each.value<ContentsLine>();
                QVERIFY2(!line.title.isEmpty() && !line.page.isEmpty(), qPrintable(line.subject));
                QCOMPARE(book.groupOf(line.subject), group.id);
            }
        }
        const RuleRegister registered; // each game, and its regulations
        QStringList expected;
        for (const QJsonValue& game : registered.games()) {
            expected.append(game[QLatin1String("id")].toString());
            for (const QJsonValue& document : registered.documents()) {
                if (document[QLatin1String("game")] == game[QLatin1String("id")]) {
                    expected.append(document[QLatin1String("id")].toString());
                }
            }
        }
        QCOMPARE(ids, expected);
        QCOMPARE(ids.first(), "poker");
        QVERIFY(book.linesOf("nothing").isEmpty());
        QVERIFY(book.groupOf("keyboard").isEmpty());
    }

    void everyChapterHasATitleAndRulesInBothLanguages_data() {
        QTest::addColumn<QString>("regulation");
        QTest::addColumn<QString>("letter");
        QTest::addColumn<int>("last");
        QTest::newRow("P38, poker") << "pt-803-2015"
                                    << "P" << 44;
        QTest::newRow("O25, roulette online") << "pt-804-2015"
                                              << "O" << 31;
        QTest::newRow("roulette in casinos") << "pt-894-2002"
                                             << "R" << 35;
        QTest::newRow("roulette in Macau") << "mo-60-2004"
                                           << "M" << 9;
        QTest::newRow("B51, bingo online") << "pt-425a-2015"
                                           << "B" << 83;
    }

    void everyChapterHasATitleAndRulesInBothLanguages() {
        QFETCH(QString, regulation);
        QFETCH(QString, letter);
        QFETCH(int, last);
        for (const char* language : {"pt", "en"}) {
            RulebookModel book;
            book.setLanguage(language);
            QSet<QString> seen;
            for (const QVariant& item : book.linesOf(regulation)) {
                const auto line = item.value<ContentsLine>();
                QCOMPARE(line.page, "ChapterSection");
                QCOMPARE(book.chapterTitle(line.subject), line.title);
                QCOMPARE(book.regulationOf(line.subject).id, regulation);
                QVERIFY(!book.regulationOf(line.subject).source.isEmpty());
                const QVariantList rules = book.rulesOf(line.subject);
                QVERIFY(!rules.isEmpty());
                for (const QVariant& each : rules) {
                    const auto entry = each.value<RuleEntry>();
                    QVERIFY2(!entry.title.isEmpty() && !entry.text.isEmpty(), qPrintable(entry.id));
                    QCOMPARE(entry.chapter, line.subject);
                    QCOMPARE(entry.regulation, book.regulationOf(line.subject).name);
                    QVERIFY2(!seen.contains(entry.id), qPrintable(entry.id));
                    seen.insert(entry.id);
                }
            }
            for (int number = 1; number <= last; ++number) {
                const QString id = letter + QString::number(number);
                QVERIFY2(!book.partsOf(id).isEmpty(), qPrintable(id));
            }
            QVERIFY(book.partsOf(letter + QString::number(last + 1)).isEmpty());
        }
    }

    void rulesThatTheCopyLacksAreToBeConfirmed_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<bool>("unconfirmed");
        QTest::newRow("the copy's last") << "O10" << false;
        QTest::newRow("the first after it") << "O11" << true;
        QTest::newRow("O13a") << "O13a" << true;
        QTest::newRow("the last") << "O31" << true;
        QTest::newRow("another regulation's") << "R20" << false;
    }

    void rulesThatTheCopyLacksAreToBeConfirmed() {
        QFETCH(QString, id);
        const RulebookModel book;
        QTEST(book.rule(id).unconfirmed, "unconfirmed");
    }

    void replacedRegulationSaysSo() {
        const RulebookModel book;
        QVERIFY(book.regulationOf(book.rule("R2a").chapter).note.contains("substituída"));
        QVERIFY(book.regulationOf(book.rule("P26").chapter).note.isEmpty());
    }

    void bookOpensAtTheTablesGame_data() {
        QTest::addColumn<QString>("regulation");
        QTest::addColumn<QString>("beginning");
        QTest::newRow("Macau") << "mo-60-2004"
                               << "roulette/minute";
        QTest::newRow("bingo online") << "pt-425a-2015"
                                      << "bingo/minute";
    }

    void bookOpensAtTheTablesGame() {
        QFETCH(QString, regulation);
        RulebookModel book;
        QCOMPARE(book.beginning(), "poker/minute");
        const QSignalSpy told(&book, &RulebookModel::changed);
        book.setRegulation(regulation);
        QTEST(book.beginning(), "beginning");
        QVERIFY(!book.guideSection(book.beginning()).paragraphs.isEmpty());
        book.setRegulation("xx-1");
        QCOMPARE(book.regulation(), regulation);
        QCOMPARE(told.count(), 1);
    }

    void payTableIsThatOfTheRegulation_P12() {
        const RulebookModel book;
        QList<int> multipliers;
        for (const QVariant& item : book.payTable("poker/pay_table")) {
            const auto row = item.value<PayRow>();
            multipliers.append(row.multiplier);
            QCOMPARE(row.cards.size(), 5);
            QVERIFY(!row.name.isEmpty());
        }
        QCOMPARE(multipliers, QList<int>({100, 50, 20, 7, 5, 4, 3, 2, 1, 1}));
        const PayRow lowest = book.qualification("poker/pay_table");
        QCOMPARE(lowest.cards.size(), 5);
        QVERIFY(lowest.rules.contains("P25"));
        QVERIFY(book.qualification("roulette/pay_table").key.isEmpty());
    }

    void chancesPayAndAreLimitedAsTheRegulationsSay_data() {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QStringList>("cells"); // numbers, prize, O11, R34, whether Macau has it (M6)
        QTest::newRow("straight up (O13a, R27a, M7.1)")
            << "straight" << QStringList{"1", "35 to 1", "30 ×", "10 ×", "yes"};
        QTest::newRow("split (O13a, R27a, M7.2)")
            << "split" << QStringList{"2", "17 to 1", "60 ×", "20 ×", "yes"};
        QTest::newRow("street (O13a, R27a, M7.3)")
            << "street" << QStringList{"3", "11 to 1", "90 ×", "30 ×", "yes"};
        QTest::newRow("corner (O13a, R27a, I-R34, M7.4)")
            << "corner" << QStringList{"4", "8 to 1", "120 ×", "40 ×", "yes"};
        QTest::newRow("line (O13a, R27a, M7.5)")
            << "line" << QStringList{"6", "5 to 1", "180 ×", "60 ×", "yes"};
        QTest::newRow("nine numbers (M7.6)") << "sector9" << QStringList{"9", "3 to 1", "–", "–", "yes"};
        QTest::newRow("dozen (O13a, R27a, M7.7)")
            << "dozen" << QStringList{"12", "2 to 1", "360 ×", "120 ×", "yes"};
        QTest::newRow("column (O13a, R27a, M7.7)")
            << "column" << QStringList{"12", "2 to 1", "360 ×", "120 ×", "yes"};
        QTest::newRow("twelve numbers (M7.7)") << "sector12" << QStringList{"12", "2 to 1", "–", "–", "yes"};
        QTest::newRow("double dozen (O13a, R27a)")
            << "double_dozen" << QStringList{"24", "1 to 2", "720 ×", "240 ×", "–"};
        QTest::newRow("double column (O13a, R27a)")
            << "double_column" << QStringList{"24", "1 to 2", "720 ×", "240 ×", "–"};
        QTest::newRow("even chance (O13b, R27b, M7.8)")
            << "even_chance" << QStringList{"18", "1 to 1", "540 ×", "180 ×", "yes"};
    }

    void chancesPayAndAreLimitedAsTheRegulationsSay() {
        QFETCH(QString, key);
        RulebookModel book;
        book.setLanguage("en");
        const QVariantList rows = book.payTable("roulette/pay_table");
        const auto row = std::find_if(rows.begin(), rows.end(),
                                      [&](const QVariant& item) { return item.value<PayRow>().key == key; });
        QVERIFY(row != rows.end());
        QTEST(row->value<PayRow>().cells, "cells");
    }

    void bingoPrizesNeedSoManyNumbers_data() {
        QTest::addColumn<QString>("prize");
        QTest::addColumn<QStringList>("cells"); // in 90, 80, 75 and 30
        QTest::newRow("line (B63a, B67a, B74a, B83a)") << "Line" << QStringList{"5", "4", "4 or 5", "3"};
        QTest::newRow("column (B83b)") << "Column" << QStringList{"–", "4", "4 or 5", "3"};
        QTest::newRow("corners (B35b, B74b, B83c)") << "Four corners" << QStringList{"4", "4", "4", "4"};
        QTest::newRow("two lines (B35a)") << "Two lines" << QStringList{"10", "7 or 8", "8 to 10", "–"};
        QTest::newRow("bingo (B63b, B67b, B73a, B82)") << "Bingo" << QStringList{"15", "16", "24", "9"};
    }

    void bingoPrizesNeedSoManyNumbers() {
        QFETCH(QString, prize);
        RulebookModel book;
        book.setLanguage("en");
        const QVariantList rows = book.payTable("bingo/pay_table");
        const auto row = std::find_if(rows.begin(), rows.end(), [&](const QVariant& item) {
            return item.value<PayRow>().name == prize;
        });
        QVERIFY(row != rows.end());
        QTEST(row->value<PayRow>().cells, "cells");
    }

    void everyRowOfATableFillsItsColumns_data() {
        QTest::addColumn<QString>("section");
        QTest::addColumn<qsizetype>("rows");
        QTest::newRow("chances") << "roulette/pay_table" << qsizetype{12};
        QTest::newRow("series and neighbours (R25a, R25b)") << "roulette/series" << qsizetype{7};
        QTest::newRow("sectors (M6.6, M6.7)") << "roulette/sectors" << qsizetype{6};
        QTest::newRow("variants (B60, B64, B69, B78)") << "bingo/variants" << qsizetype{4};
        QTest::newRow("bingo's prizes") << "bingo/pay_table" << qsizetype{5};
    }

    void everyRowOfATableFillsItsColumns() {
        QFETCH(QString, section);
        for (const char* language : {"pt", "en"}) {
            RulebookModel book;
            book.setLanguage(language);
            const QVariantList rows = book.payTable(section);
            QTEST(rows.size(), "rows");
            for (const QVariant& item : rows) {
                const auto row = item.value<PayRow>();
                QCOMPARE(row.cells.size(), book.guideSection(section).columns.size());
                QVERIFY2(!row.cells.contains(QString()) && !row.name.isEmpty(), qPrintable(row.name));
            }
        }
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
        QTest::newRow("O13") << "O13" << qsizetype{2};
        QTest::newRow("R34") << "R34" << qsizetype{3};
        QTest::newRow("M6") << "M6" << qsizetype{17};
        QTest::newRow("B2") << "B2" << qsizetype{19};
        QTest::newRow("B4") << "B4" << qsizetype{7};
        QTest::newRow("B83") << "B83" << qsizetype{3};
        QTest::newRow("B8, which is not B80 to B83") << "B8" << qsizetype{1};
        QTest::newRow("article 1, nothing of a later one") << "M1" << qsizetype{5};
        QTest::newRow("P1, which is not P10 to P19") << "P1" << qsizetype{1};
        QTest::newRow("a part") << "P19b" << qsizetype{1};
        QTest::newRow("a part of a part") << "M3.2.1" << qsizetype{1};
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

    void ruleThatHasPartsStillSpeaksForItself() {
        const RulebookModel book;
        QCOMPARE(book.partsOf("M3.2"), QStringList({"M3.2", "M3.2.1", "M3.2.2"}));
        QVERIFY(!book.rule("M3.2").text.contains('\n'));
        QVERIFY(book.rule("M3").text.contains(book.rule("M3.2.1").text));
    }

    void unknownRuleIsEmpty_data() {
        QTest::addColumn<QString>("id");
        QTest::newRow("none") << "";
        QTest::newRow("beyond the last") << "P45";
        QTest::newRow("beyond bingo's last") << "B84";
        QString letters;
        for (const QJsonValue& document : RuleRegister().documents()) {
            letters += document[QLatin1String("letter")].toString();
        }
        QChar unused(u'Z');
        while (letters.contains(unused)) {
            unused = QChar(unused.unicode() - 1);
        }
        QTest::newRow("a letter without a regulation") << QString(unused) + u'7';
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
        QTest::newRow("I-P12") << "I-P12"
                               << "P12i";
        QTest::newRow("I-P19a") << "I-P19a"
                                << "P19a";
        QTest::newRow("I-P26") << "I-P26"
                               << "P26";
        QTest::newRow("I-P26b") << "I-P26b"
                                << "P26";
        QTest::newRow("I-P16") << "I-P16"
                               << "P16";
        QTest::newRow("I-P33") << "I-P33"
                               << "P33";
        QTest::newRow("I-P41") << "I-P41"
                               << "P41a";
        QTest::newRow("I-O6b") << "I-O6b"
                               << "O6b";
        QTest::newRow("I-R2b") << "I-R2b"
                               << "R2b";
        QTest::newRow("I-O7") << "I-O7"
                              << "O7a";
        QTest::newRow("I-O7a") << "I-O7a"
                               << "O7a";
        QTest::newRow("I-O7b") << "I-O7b"
                               << "O7a";
        QTest::newRow("I-R34") << "I-R34"
                               << "R34a";
        QTest::newRow("I-R28") << "I-R28"
                               << "R28";
        QTest::newRow("I-R30") << "I-R30"
                               << "R30";
        QTest::newRow("I-R34c") << "I-R34c"
                                << "R34c";
        QTest::newRow("I-R22") << "I-R22"
                               << "O20";
        QTest::newRow("I-O22") << "I-O22"
                               << "O22";
        QTest::newRow("I-M9") << "I-M9"
                              << "M9";
        QTest::newRow("I-cent") << "I-cent"
                                << "O13a";
        QTest::newRow("I-M6") << "I-M6"
                              << "M6.6";
        QTest::newRow("I-M8") << "I-M8"
                              << "M8";
        QTest::newRow("I-B31") << "I-B31"
                               << "B31";
        QTest::newRow("I-B30") << "I-B30"
                               << "B30";
        QTest::newRow("I-B6") << "I-B6"
                              << "B6";
        QTest::newRow("I-B35") << "I-B35"
                               << "B35b";
        QTest::newRow("I-B36") << "I-B36"
                               << "B36";
        QTest::newRow("I-B40") << "I-B40"
                               << "B40";
        QTest::newRow("I-B37") << "I-B37"
                               << "B37";
        QTest::newRow("I-B40b") << "I-B40b"
                                << "B40";
        QTest::newRow("I-B42") << "I-B42"
                               << "B42";
        QTest::newRow("I-B71") << "I-B71"
                               << "B71";
        QTest::newRow("I-B83") << "I-B83"
                               << "B83a";
        QTest::newRow("I-B74a") << "I-B74a"
                                << "B74a";
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

    void readingOfTwoGamesStandsBesideBingosRulesToo_data() {
        QTest::addColumn<QString>("reading");
        QTest::addColumn<QString>("rule");
        QTest::newRow("leaving with cards in play") << "I-P35"
                                                    << "B12";
        QTest::newRow("the invitation") << "I-P41"
                                        << "B54";
        QTest::newRow("the end of the session") << "I-P41"
                                                << "B55";
    }

    void readingOfTwoGamesStandsBesideBingosRulesToo() {
        QFETCH(QString, reading);
        QFETCH(QString, rule);
        const RulebookModel book;
        QVERIFY(book.rule(rule).related.contains(reading));
        QVERIFY(book.rule(reading).related.contains(rule));
        QVERIFY(book.rule(reading).text.contains("bingo"));
    }

    void houseRulesSayWhichReadingIsPlayed() {
        RulebookModel book;
        QCOMPARE(book.rule("I-P8").chosen, "text");
        QCOMPARE(book.rule("I-P33").chosen, "text");
        QVERIFY(!book.rule("I-P8").other.isEmpty());
        QVERIFY(book.rule("I-P9").chosen.isEmpty());
        const QSignalSpy told(&book, &RulebookModel::changed);
        book.setReadings({{"I-P8", false}, {"I-P33", false}});
        QCOMPARE(told.count(), 0);
        book.setReadings({{"I-P8", true}, {"I-P33", true}});
        QCOMPARE(told.count(), 1);
        QCOMPARE(book.rule("I-P8").chosen, "other");
        QCOMPARE(book.rule("I-P33").chosen, "other");
    }

    void readingsSayWhichOneTheTablePlays_data() {
        QTest::addColumn<QString>("id");
        for (const char* id : {"I-P8", "I-P33", "I-P19a", "I-P26", "I-P16", "I-O7b", "I-R30", "I-R34c",
                               "I-M6", "I-B31", "I-B30", "I-B71"}) {
            QTest::newRow(id) << id;
        }
    }

    void readingsSayWhichOneTheTablePlays() {
        QFETCH(QString, id);
        RulebookModel book;
        QVERIFY(!book.rule(id).other.isEmpty());
        QCOMPARE(book.rule(id).chosen, "text");
        const QSignalSpy told(&book, &RulebookModel::changed);
        book.setReadings({{id, true}});
        QCOMPARE(book.rule(id).chosen, "other");
        book.setReadings({{id, true}, {"I-P9", false}});
        QCOMPARE(told.count(), 1);
        book.setReadings({{id, false}});
        QCOMPARE(book.rule(id).chosen, "text");
    }

    void choosingForOneGameLeavesTheOthersAsTheyWere() {
        RulebookModel book;
        book.setReadings({{"I-O7b", true}});
        book.setPlayed({"pt-803-2015", {{"I-P8", false}, {"I-P33", true}}});
        QCOMPARE(book.rule("I-O7b").chosen, "other");
    }

    void searchShowsTheTablesRegulationFirst_data() {
        QTest::addColumn<QString>("regulation");
        QTest::addColumn<QString>("first");
        QTest::newRow("online") << "pt-804-2015"
                                << "O";
        QTest::newRow("casinos") << "pt-894-2002"
                                 << "R";
        QTest::newRow("Macau") << "mo-60-2004"
                               << "M";
    }

    void searchShowsTheTablesRegulationFirst() {
        QFETCH(QString, regulation);
        QFETCH(QString, first);
        RulebookModel book;
        book.setRegulation(regulation);
        const QVariantList found = book.find("pleno");
        QSet<QString> regulations;
        for (const QVariant& item : found) {
            regulations.insert(book.regulationOf(item.value<RuleEntry>().chapter).id);
        }
        QCOMPARE(regulations.size(), 3);
        // The game's other regulations come before those of other games.
        bool elsewhere = false;
        for (const QVariant& item : book.find("mesa")) {
            const bool other = book.regulationOf(item.value<RuleEntry>().chapter).game != "roulette";
            QVERIFY2(other || !elsewhere, qPrintable(item.value<RuleEntry>().id));
            elsewhere |= other;
        }
        QVERIFY(elsewhere);
        QVERIFY(found.first().value<RuleEntry>().id.remove("I-").startsWith(first));
    }

    void searchShowsTitlesAndWholeWordsFirst_data() {
        QTest::addColumn<QString>("text");
        QTest::newRow("a word") << "ante";
        QTest::newRow("a word's beginning, as it is typed") << "emp"; // "empate", not "tempo"
    }

    void searchShowsTitlesAndWholeWordsFirst() {
        QFETCH(QString, text);
        RulebookModel book;
        book.setRegulation("pt-803-2015");
        const auto options =
            QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption;
        const QRegularExpression whole("(^|[^\\w])" + text + "([^\\w]|$)", options);
        const QRegularExpression begun("(^|[^\\w])" + text, options);
        int before = 0;
        for (const QVariant& item : book.find(text)) {
            const auto entry = item.value<RuleEntry>();
            const bool elsewhere = book.regulationOf(entry.chapter).id != "pt-803-2015";
            const QString name = entry.id + ' ' + entry.title;
            const QString all = name + ' ' + entry.text + ' ' + entry.other;
            const int distance = (elsewhere ? 6 : 0) + (name.contains(whole)                       ? 0
                                                        : name.contains(begun)                     ? 1
                                                        : name.contains(text, Qt::CaseInsensitive) ? 2
                                                        : all.contains(whole)                      ? 3
                                                        : all.contains(begun)                      ? 4
                                                                                                   : 5);
            QVERIFY2(distance >= before, qPrintable(entry.id));
            before = distance;
        }
        QVERIFY(before > 6);
    }

    void searchShowsANumberFirst_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("regulation");
        QTest::addColumn<QString>("first");
        QTest::newRow("the table's regulation") << "P36"
                                                << "pt-803-2015"
                                                << "P36";
        QTest::newRow("another regulation, in small letters") << "p36"
                                                              << "mo-60-2004"
                                                              << "P36";
        QTest::newRow("one that longer numbers contain") << "P3"
                                                         << "pt-803-2015"
                                                         << "P3";
        QTest::newRow("without its letter, of the table's regulation") << "18"
                                                                       << "pt-804-2015"
                                                                       << "O18";
        QTest::newRow("a number in parts") << "P12"
                                           << "pt-804-2015"
                                           << "P12a";
        QTest::newRow("an article") << "m6"
                                    << "pt-803-2015"
                                    << "M6.1";
        QTest::newRow("a reading") << "i-p33"
                                   << "pt-804-2015"
                                   << "I-P33";
    }

    void searchShowsANumberFirst() {
        QFETCH(QString, text);
        QFETCH(QString, regulation);
        RulebookModel book;
        book.setRegulation(regulation);
        const QVariantList found = book.find(text);
        QVERIFY(!found.isEmpty());
        QTEST(found.first().value<RuleEntry>().id, "first");
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
        QTest::newRow("bingo's words") << "premio acumulado"
                                       << "B43";
        QTest::newRow("a reading that a rule names") << "quadro i-r34"
                                                     << "R34a";
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

    void guideShowsHowToPlayAndHowToComplain_data() {
        QTest::addColumn<QString>("game");
        QTest::newRow("P38, poker") << "poker";
        QTest::newRow("O25, roulette") << "roulette";
        QTest::newRow("B51, bingo") << "bingo";
    }

    void guideShowsHowToPlayAndHowToComplain() {
        QFETCH(QString, game);
        const RulebookModel book;
        for (const char* name : {"minute", "example", "complain", "report"}) {
            const QString id = game + '/' + name;
            const GuideSection section = book.guideSection(id);
            QCOMPARE(section.id, id);
            QVERIFY(!section.title.isEmpty());
            QVERIFY(!section.paragraphs.isEmpty());
        }
        QVERIFY(book.guideSection(game + "/nothing").title.isEmpty());
    }

    void everyRuleThatAGuideNamesExists() {
        const RulebookModel book;
        for (const QString& game : mesaviva::test::gameKeys()) {
            for (const QVariant& item : book.guide(game)) {
                const auto section = item.value<GuideSection>();
                QStringList named = section.rules;
                for (const QVariant& row : book.payTable(section.id)) {
                    named += row.value<PayRow>().rules;
                }
                for (const QVariant& term : book.glossary(section.id)) {
                    named += term.value<GlossaryTerm>().rules;
                }
                for (const QString& id : named) {
                    QVERIFY2(!book.partsOf(id).isEmpty(), qPrintable(section.id + ": " + id));
                }
            }
        }
    }

    void glossaryNamesEachTermInBothLanguages_data() {
        QTest::addColumn<QString>("section");
        QTest::newRow("poker") << "poker/glossary";
        QTest::newRow("roulette") << "roulette/glossary";
        QTest::newRow("bingo") << "bingo/glossary";
    }

    void glossaryNamesEachTermInBothLanguages() {
        QFETCH(QString, section);
        const RulebookModel book;
        QVERIFY(book.glossary(section).size() > 20);
        for (const QVariant& item : book.glossary(section)) {
            const auto term = item.value<GlossaryTerm>();
            QVERIFY2(!term.pt.isEmpty() && !term.en.isEmpty() && !term.meaning.isEmpty(),
                     qPrintable(term.id));
        }
    }

    void wordsAreFoundInAllGames() {
        const RulebookModel book;
        QVERIFY(book.findTerms("ante").first().value<GlossaryTerm>().named);
        QCOMPARE(book.findTerms("canto de descarte").first().value<GlossaryTerm>().id, "discard_corner");
        QCOMPARE(book.findTerms("golpe nulo").first().value<GlossaryTerm>().id, "void_spin");
        QCOMPARE(book.findTerms("centro livre").first().value<GlossaryTerm>().id, "free_centre");
    }

    void wordThatGamesShareIsFoundOnce() {
        const RulebookModel book;
        const QVariantList found = book.findTerms("sessão de jogo");
        QCOMPARE(found.size(), 1);
        QCOMPARE(found.first().value<GlossaryTerm>().rules, QStringList({"P2g", "O3e", "B2q"}));
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(TestRulebookModel)
#include "tst_rulebook_model.moc"
