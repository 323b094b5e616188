// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN
#include "engine/training/croupier/table_test.h"
#endif

#include "program/test_list.h"

#include <QTest>

#include <set>

using namespace mesaviva;
using namespace mesaviva::croupier;

namespace {

// A candidate without faults.
TestWork perfectWork(const TestScheme& scheme) {
    TestWork work;
    work.whole = true;
    work.hospitality = TestScheme::kBest;
    work.right = scheme.questions;
    return work;
}

std::vector<AskableRule> someRules(int chapters, int each) {
    std::vector<AskableRule> rules;
    for (int chapter = 0; chapter < chapters; ++chapter) {
        for (int i = 0; i < each; ++i) {
            const std::string id = "X" + std::to_string(100 * chapter + i);
            rules.push_back(
                {id, "chapter" + std::to_string(chapter), {"Title " + id}, {"Text of " + id + ". More."}});
        }
    }
    // Rules that differ only in their number: `X1` is in neither text.
    for (AskableRule& rule : rules) {
        rule.texts.front() =
            "Says so much as " + std::to_string(std::hash<std::string>()(rule.id)) + ". More.";
    }
    return rules;
}

Seed testSeed(int number) {
    Seed seed{};
    seed.fill(static_cast<std::uint8_t>(number));
    return seed;
}

TakenTest takenTest(int number) {
    TakenTest test;
    test.at = number;
    test.number = 1000 + number;
    test.game = "roulette";
    test.table = "pt-894-2002/colour";
    test.candidate = "Inês d'Almeida";
    test.examiner = "Rui";
    test.rounds = 20;
    test.wanted = 20;
    test.actions = 140;
    test.whole = true;
    test.scheme.control = 4;
    test.scheme.questions = 2;
    test.hospitality = {160, 120, 200};
    test.faults = {{FaultKind::sum, "R27a", 3}, {FaultKind::words, "", 1}};
    test.answers = {{QuestionKind::number, {"R1", "R2a", "R3", "R4"}, 2, 2},
                    {QuestionKind::says, {"R1", "R5", "R8", "R9"}, 0, -1}};
    return test;
}

} // namespace

/// The table test: marks and the written part. House custom.
class TableTestTest : public QObject {
    Q_OBJECT

private slots:
    void aPerfectCandidatePasses() {
        const TestScheme scheme;
        const TestMarks marks = marksOf(scheme, perfectWork(scheme));
        QVERIFY(marks.passed());
        QCOMPARE(marks.final, TestScheme::kBest);
    }

    void eachKindOfFaultLowersOneMark_data() {
        QTest::addColumn<FaultKind>("kind");
        for (std::size_t i = 0; i < kFaultKinds; ++i) {
            const auto kind = static_cast<FaultKind>(i);
            QTest::newRow(std::string(name(kind)).c_str()) << kind;
        }
    }
    void eachKindOfFaultLowersOneMark() {
        QFETCH(FaultKind, kind);
        const TestScheme scheme;
        TestWork work = perfectWork(scheme);
        work.faults = {{kind, "R30", 3}};
        const TestMarks marks = marksOf(scheme, work);
        const bool technique = areaOf(kind) == TestArea::technique;
        QCOMPARE(marks.technique, technique ? 185 : 200);
        QCOMPARE(marks.control, technique ? 200 : 185);
        QVERIFY(marks.final < TestScheme::kBest);
    }

    // Faults after which everybody has the right money count as technique, others as control.
    void faultsGoWhereTheyBelong_data() {
        QTest::addColumn<FaultKind>("kind");
        QTest::addColumn<TestArea>("area");
        using enum FaultKind;
        for (const FaultKind kind : {order, words, early, late, turn, payment_order, target, face, seat}) {
            QTest::newRow(std::string(name(kind)).c_str()) << kind << TestArea::technique;
        }
        for (const FaultKind kind : {number, swept, left, halved, payee, sum, card, qualified, verdict,
                                     late_stake, counted, reckoned, balance}) {
            QTest::newRow(std::string(name(kind)).c_str()) << kind << TestArea::control;
        }
    }
    void faultsGoWhereTheyBelong() {
        QFETCH(FaultKind, kind);
        QFETCH(TestArea, area);
        QCOMPARE(areaOf(kind), area);
    }

    void marksAreWeighted_data() {
        QTest::addColumn<int>("hospitality");
        QTest::addColumn<int>("technique"); // number of faults
        QTest::addColumn<int>("control");
        QTest::addColumn<int>("weighted");
        // (3 h + 2 t + 2 c) / 7, in tenths
        QTest::newRow("all") << 200 << 0 << 0 << 200;
        QTest::newRow("hospitality") << 60 << 0 << 0 << 140;
        QTest::newRow("technique") << 200 << 40 << 0 << 143; // 1000 / 7
        QTest::newRow("control") << 130 << 10 << 26 << 119;  // (390 + 300 + 140) / 7
        QTest::newRow("never below nothing") << 0 << 1'000 << 1'000'000 << 0;
    }
    void marksAreWeighted() {
        QFETCH(int, hospitality);
        QFETCH(int, technique);
        QFETCH(int, control);
        QFETCH(int, weighted);
        const TestScheme scheme;
        TestWork work = perfectWork(scheme);
        work.hospitality = hospitality;
        work.faults = {{FaultKind::words, "R20", technique}, {FaultKind::sum, "R27a", control}};
        QCOMPARE(marksOf(scheme, work).final, weighted);
    }

    void aFailedTestNamesTheReason_data() {
        QTest::addColumn<TestWork>("work");
        QTest::addColumn<QList<TestFailing>>("failings");
        const TestScheme scheme;
        const auto row = [&](const char* tag, const auto& change, const QList<TestFailing>& failings) {
            TestWork work = perfectWork(scheme);
            change(work);
            QTest::newRow(tag) << work << failings;
        };
        row("broken off", [](TestWork& work) { work.whole = false; }, {TestFailing::unfinished});
        row("not marked", [](TestWork& work) { work.hospitality.reset(); }, {TestFailing::unmarked});
        row("half is enough", [](TestWork& work) { work.right = 6; }, {});
        row("less is not", [](TestWork& work) { work.right = 5; }, {TestFailing::written});
        row("exactly the pass mark",
            [](TestWork& work) { // 3 * 0 + 2 * 150 + 2 * 200 = 700
                work.hospitality = 0;
                work.faults = {{FaultKind::words, "", 10}};
            },
            {});
        row("a fault more",
            [](TestWork& work) {
                work.hospitality = 0;
                work.faults = {{FaultKind::words, "", 11}};
            },
            {TestFailing::mark});
        row("everything",
            [](TestWork& work) {
                work = {};
                work.hospitality = 0;
                work.faults = {{FaultKind::words, "", 90}, {FaultKind::sum, "", 90}};
            },
            {TestFailing::unfinished, TestFailing::mark, TestFailing::written});
    }
    void aFailedTestNamesTheReason() {
        QFETCH(TestWork, work);
        QFETCH(QList<TestFailing>, failings);
        const TestMarks marks = marksOf(TestScheme{}, work);
        QCOMPARE(QList<TestFailing>(marks.failings.begin(), marks.failings.end()), failings);
        QCOMPARE(marks.passed(), failings.isEmpty());
    }

    // A mark that only reaches the pass mark by rounding does not pass.
    void aMarkIsNotRoundedUpToAPass() {
        TestScheme scheme;
        scheme.faultCost = 1;
        TestWork work = perfectWork(scheme);
        work.hospitality = 0;
        work.faults = {{FaultKind::words, "", 51}}; // 2 * 149 + 2 * 200 = 698 of 700
        QCOMPARE(marksOf(scheme, work).final, 99);  // not displayed as reached, either
        QVERIFY(!marksOf(scheme, work).passed());
    }

    void aSchoolWithoutAnExaminerWeighsTheRest() {
        TestScheme scheme;
        scheme.hospitality = 0;
        TestWork work = perfectWork(scheme);
        work.hospitality.reset();
        QVERIFY(marksOf(scheme, work).passed());
    }

    void questionsAreFairAndDrawnAgain() {
        const std::vector<AskableRule> rules = someRules(4, 6);
        const std::vector<croupier::Question> drawn = drawQuestions(rules, 12, testSeed(1));
        QCOMPARE(drawn.size(), std::size_t{12});
        QVERIFY(drawn == drawQuestions(rules, 12, testSeed(1)));
        QVERIFY(drawn != drawQuestions(rules, 12, testSeed(2)));
        std::set<std::size_t> asked;
        std::map<std::string, int> chapters;
        std::array<int, kQuestionKinds> kinds{};
        for (const croupier::Question& question : drawn) {
            QCOMPARE(question.options.size(), kOptions);
            QVERIFY(asked.insert(question.rule()).second);
            QCOMPARE(std::set<std::size_t>(question.options.begin(), question.options.end()).size(),
                     kOptions);
            ++chapters[rules[question.rule()].chapter];
            ++kinds.at(static_cast<std::size_t>(question.kind));
            for (const std::size_t option : question.options) { // its own chapter has enough options
                QCOMPARE(rules[option].chapter, rules[question.rule()].chapter);
            }
        }
        for (const auto& [chapter, count] : chapters) {
            QCOMPARE(count, 3);
        }
        QVERIFY(kinds == (std::array<int, kQuestionKinds>{4, 4, 4}));
    }

    void theRightAnswerStandsAnywhere() {
        std::array<int, kOptions> places{};
        for (int seed = 1; seed <= 60; ++seed) {
            for (const croupier::Question& question : drawQuestions(someRules(4, 6), 12, testSeed(seed))) {
                ++places.at(question.right);
            }
        }
        for (const int count : places) {
            QVERIFY2(count > 120 && count < 240, qPrintable(QString::number(count)));
        }
    }

    void whatIsTooAlikeIsNotPutTogether_data() {
        QTest::addColumn<QString>("one");
        QTest::addColumn<QString>("other");
        QTest::addColumn<bool>("alike");
        QTest::newRow("other words") << "The bet pays 5 to 1."
                                     << "The bet pays 4 to 1." << false;
        QTest::newRow("the same sentence") << "It pays 1 to 1. One."
                                           << "It pays 1 to 1. Two." << true;
        QTest::newRow("one names the other") << "See B2."
                                             << "Another thing." << true;
        QTest::newRow("a longer number") << "See B20, and I-B2."
                                         << "Another thing." << false;
    }
    void whatIsTooAlikeIsNotPutTogether() {
        QFETCH(QString, one);
        QFETCH(QString, other);
        QFETCH(bool, alike);
        const AskableRule first{"B1", "c", {"One"}, {one.toStdString()}};
        const AskableRule second{"B2", "c", {"Two"}, {other.toStdString()}};
        QCOMPARE(areTooAlike(first, second), alike);
        QCOMPARE(areTooAlike(second, first), alike);
    }

    void aSmallRegisterAsksLess() {
        QVERIFY(drawQuestions(someRules(1, 3), 12, testSeed(1)).empty());
        QCOMPARE(drawQuestions(someRules(1, 5), 12, testSeed(1)).size(), std::size_t{5});
        QVERIFY(drawQuestions({}, 12, testSeed(1)).empty());
    }

    void answersAndMarksAreCounted() {
        QCOMPARE(takenTest(1).right(), 1);
        QCOMPARE(takenTest(1).work().hospitality, std::optional(160));
    }
};

MESAVIVA_TEST(TableTestTest)

#include "tst_table_test.moc"
