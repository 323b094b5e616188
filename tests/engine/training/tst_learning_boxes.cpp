// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN
#include "engine/training/drills/learning_boxes.h"
#endif

#include "program/test_list.h"

#include <QObject>
#include <QTest>

using namespace mesaviva;
using namespace mesaviva::drills;

namespace {

const std::vector<std::string> kSubjects = {"straight", "split", "corner", "street", "line"};

RandomStream stream() { return {Seed{7}, "boxes"}; }

} // namespace

/// Spaced repetition, pace and levels.
class LearningBoxesTest : public QObject {
    Q_OBJECT

private slots:
    void newSubjectsComeInTheOrderOfLearning();
    void rightAnswersGoUpAndWait_data();
    void rightAnswersGoUpAndWait();
    void wrongOnesGoBackAndComeAgainAfterThree();
    void slowOnesStayWhereTheyAre();
    void whatIsDueComesBeforeWhatIsNew();
    void nothingComesTwiceRunning();
    void aSingleSubjectComesAlways();
    void paceIsOfTheTarget_data();
    void paceIsOfTheTarget();
    void levelsFollowMistakes();
};

void LearningBoxesTest::newSubjectsComeInTheOrderOfLearning() {
    LearningBoxes boxes;
    RandomStream chance = stream();
    for (const std::string& subject : kSubjects) {
        QCOMPARE(boxes.next(kSubjects, 0, chance), subject);
        boxes.note(subject, true, Pace::usual, 0);
    }
}

void LearningBoxesTest::rightAnswersGoUpAndWait_data() {
    QTest::addColumn<int>("times");
    QTest::addColumn<int>("box");
    QTest::addColumn<int>("days");
    QTest::newRow("once") << 1 << 2 << 1;
    QTest::newRow("twice") << 2 << 3 << 3;
    QTest::newRow("three times") << 3 << 4 << 7;
    QTest::newRow("four times") << 4 << 5 << 21;
    QTest::newRow("no further") << 9 << 5 << 21;
}

void LearningBoxesTest::rightAnswersGoUpAndWait() {
    QFETCH(int, times);
    QFETCH(int, box);
    QFETCH(int, days);
    LearningBoxes boxes;
    for (int i = 0; i < times; ++i) {
        boxes.note("split", true, Pace::fast, 100);
    }
    QCOMPARE(boxes.boxOf("split"), box);
    QCOMPARE(boxes.learnt().at("split").due, Day{100 + days});
}

void LearningBoxesTest::wrongOnesGoBackAndComeAgainAfterThree() {
    LearningBoxes boxes;
    RandomStream chance = stream();
    for (int i = 0; i < 3; ++i) {
        boxes.note("split", true, Pace::fast, 0);
    }
    QCOMPARE(boxes.next({"split"}, 30, chance), std::string("split"));
    boxes.note("split", false, Pace::fast, 30);
    QCOMPARE(boxes.boxOf("split"), 1);
    for (int others = 0; others < 3; ++others) {
        const std::string other = boxes.next(kSubjects, 30, chance);
        QVERIFY(other != "split");
        boxes.note(other, true, Pace::fast, 30);
    }
    QCOMPARE(boxes.next(kSubjects, 30, chance), std::string("split"));
}

void LearningBoxesTest::slowOnesStayWhereTheyAre() {
    LearningBoxes boxes;
    boxes.note("split", true, Pace::usual, 0);
    boxes.note("split", true, Pace::slow, 5);
    QCOMPARE(boxes.boxOf("split"), 2);
    QCOMPARE(boxes.learnt().at("split").due, Day{6});
}

void LearningBoxesTest::whatIsDueComesBeforeWhatIsNew() {
    RandomStream chance = stream();
    LearningBoxes boxes({{"line", {2, 10}}, {"corner", {3, 10}}, {"split", {1, 40}}});
    QCOMPARE(boxes.next(kSubjects, 10, chance), std::string("line")); // the lowest box that is due
    boxes.note("line", true, Pace::fast, 10);
    QCOMPARE(boxes.next(kSubjects, 10, chance), std::string("corner")); // then the next
    boxes.note("corner", true, Pace::fast, 10);
    QCOMPARE(boxes.next(kSubjects, 10, chance), std::string("straight")); // then new subjects
    boxes.note("straight", true, Pace::fast, 10);
    QCOMPARE(boxes.next(kSubjects, 10, chance), std::string("street"));
    boxes.note("street", true, Pace::fast, 10);
    QCOMPARE(boxes.next({"split", "corner"}, 10, chance), std::string("corner")); // the one due soonest
}

void LearningBoxesTest::nothingComesTwiceRunning() {
    LearningBoxes boxes;
    RandomStream chance = stream();
    std::string last;
    for (int i = 0; i < 500; ++i) {
        const std::string subject = boxes.next(kSubjects, 0, chance);
        QVERIFY(subject != last);
        boxes.note(subject, i % 3 != 0, i % 5 == 0 ? Pace::slow : Pace::usual, 0);
        last = subject;
    }
}

void LearningBoxesTest::aSingleSubjectComesAlways() {
    LearningBoxes boxes;
    RandomStream chance = stream();
    for (int i = 0; i < 10; ++i) {
        QCOMPARE(boxes.next({"zero"}, 0, chance), std::string("zero"));
        boxes.note("zero", i % 2 == 0, Pace::usual, 0);
    }
}

void LearningBoxesTest::paceIsOfTheTarget_data() {
    QTest::addColumn<int>("milliseconds");
    QTest::addColumn<int>("pace");
    QTest::newRow("at once") << 0 << static_cast<int>(Pace::fast);
    QTest::newRow("just under 60 %") << 2'999 << static_cast<int>(Pace::fast);
    QTest::newRow("60 %") << 3'000 << static_cast<int>(Pace::usual);
    QTest::newRow("150 %") << 7'500 << static_cast<int>(Pace::usual);
    QTest::newRow("just over 150 %") << 7'501 << static_cast<int>(Pace::slow);
}

void LearningBoxesTest::paceIsOfTheTarget() {
    QFETCH(int, milliseconds);
    QFETCH(int, pace);
    QCOMPARE(static_cast<int>(paceOf(milliseconds, kUsualTarget)), pace);
}

void LearningBoxesTest::levelsFollowMistakes() {
    LevelLadder ladder;
    for (int i = 0; i < LevelLadder::kRightInRow; ++i) {
        QCOMPARE(ladder.level(), 1);
        ladder.note(true, Pace::usual);
    }
    QCOMPARE(ladder.level(), 2);
    for (int i = 0; i < 20; ++i) { // slow answers do not raise the level
        ladder.note(true, Pace::slow);
    }
    QCOMPARE(ladder.level(), 2);
    ladder.note(false, Pace::usual);
    QCOMPARE(ladder.level(), 2);
    ladder.note(true, Pace::usual);
    QVERIFY(ladder.note(false, Pace::usual));
    QCOMPARE(ladder.level(), 1);
    ladder.note(false, Pace::usual);
    ladder.note(false, Pace::usual);
    QCOMPARE(ladder.level(), 1); // no lower
    LevelLadder highest(9);
    QCOMPARE(highest.level(), kLevels);
    for (int i = 0; i < 20; ++i) {
        highest.note(true, Pace::fast);
    }
    QCOMPARE(highest.level(), kLevels);
}

MESAVIVA_TEST(LearningBoxesTest)

#include "tst_learning_boxes.moc"
