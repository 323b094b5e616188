// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "record_file_kit.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "app/cli/sentences/record_commands.h"
#include "app/cli/sentences/record_sentences.h"
#include "engine/games/on_record.h"
#include "engine/record/table_fold.h"
#include "engine/record/verify/rules_build.h"
#include "engine/record/verify/verify.h"
#include "engine/training/exercise/exercise.h"
#include "engine/training/exercise/exercise_score.h"
#endif

#include <QObject>

#include <set>
#include <sstream>

using namespace mesaviva;
using namespace mesaviva::kit;

namespace {

using exercise::Mistake;
using exercise::ScoreLine;

exercise::Order orderOf(const QByteArray& rules, std::vector<Mistake> mistakes, std::uint8_t seed = 7) {
    exercise::Order order;
    order.rules = rules.toStdString();
    order.rounds = 12;
    order.mistakes = std::move(mistakes);
    order.seed.fill(seed);
    order.begun = record::WallTime(std::chrono::days(20'000));
    order.program = record::programOf("1.0");
    return order;
}

record::Verification verified(const RecordPlace& place) {
    const auto checked = record::verify(place.path());
    return checked ? *checked : record::Verification();
}

// The rounds with errors, each with the first event that is wrong.
std::map<std::uint64_t, std::string> wrongRounds(const record::Verification& checked) {
    std::map<std::uint64_t, std::string> rounds;
    for (const record::Finding& finding : checked.faults.list()) {
        rounds.emplace(finding.round ? finding.round->round : 0, finding.event);
    }
    return rounds;
}

} // namespace

/// Records with planted errors: they can be read like any other, verify() finds the errors and no other, and
/// what somebody has found is scored against that.
class ExerciseTest : public QObject {
    Q_OBJECT

private slots:
    void errorsOfEachKindAreFound_data();
    void errorsOfEachKindAreFound();
    void nothingElseIsWrong_data() { errorsOfEachKindAreFound_data(); }
    void nothingElseIsWrong();
    void parolFollowsFromRightPayments();
    void everyRoundCanBeRead_data();
    void everyRoundCanBeRead();
    void sameSeedGivesTheSameErrors();
    void kindsThatAGameLacksAreNotOffered();
    void firstEventMarksIt();
    void ordinaryRecordIsNone();
    void existingFileStays();
    void noPathIsRefused();
    void findingsAreScoredByRound();
    void verifySaysThatItIsAnExercise();
};

void ExerciseTest::errorsOfEachKindAreFound_data() {
    QTest::addColumn<QByteArray>("rules");
    QTest::addColumn<int>("mistake");
    QTest::addColumn<QByteArray>("event"); // the first one that is wrong
    const QByteArrayList rulesOfAll{"pt-803-2015", "pt-804-2015", "pt-894-2002", "mo-60-2004",
                                    "pt-425a-2015"};
    for (const QByteArray& rules : rulesOfAll) {
        for (const Mistake mistake : exercise::kMistakes) {
            if (exercise::offers(rules.toStdString(), mistake)) {
                const QByteArray event = mistake == Mistake::payment      ? "paid"
                                         : mistake == Mistake::late_stake ? "staked"
                                                                          : "announced";
                QTest::addRow("%s %s", rules.constData(), std::string(name(mistake)).c_str())
                    << rules << static_cast<int>(mistake) << event;
            }
        }
    }
}

void ExerciseTest::errorsOfEachKindAreFound() {
    QFETCH(const QByteArray, rules);
    QFETCH(const int, mistake);
    QFETCH(const QByteArray, event);
    const RecordPlace place;
    QVERIFY(!exercise::write(place.path(), orderOf(rules, {static_cast<Mistake>(mistake)})));
    const record::Verification checked = verified(place);
    QCOMPARE(checked.rounds, 12U);
    QVERIFY(checked.isExercise);
    const auto wrong = wrongRounds(checked);
    QVERIFY(!wrong.empty());
    QVERIFY(wrong.size() < 12);
    QVERIFY(!wrong.contains(0));
    for (const auto& [round, first] : wrong) {
        QCOMPARE(QByteArray::fromStdString(first), event);
    }
}

// Of the file itself everything is right: chain, head, list of rounds.
void ExerciseTest::nothingElseIsWrong() {
    QFETCH(const QByteArray, rules);
    QFETCH(const int, mistake);
    const RecordPlace place;
    QVERIFY(!exercise::write(place.path(), orderOf(rules, {static_cast<Mistake>(mistake)})));
    const record::Verification checked = verified(place);
    QCOMPARE(checked.unfinished, 0U);
    QVERIFY(checked.head.has_value());
    const QSet<QByteArray> events{"paid", "settled", "announced", "staked"};
    for (const record::Finding& finding : checked.faults.list()) {
        QVERIFY2(events.contains(QByteArray::fromStdString(finding.event)),
                 app::englishText(finding).c_str());
        QVERIFY2(finding.problem.code == record::ProblemCode::differs ||
                     finding.problem.code == record::ProblemCode::unexplained,
                 app::englishText(finding).c_str());
    }
}

// R28: a parol stakes what a series has returned in the round before.
void ExerciseTest::parolFollowsFromRightPayments() {
    for (const int seed : {2, 8}) {
        const RecordPlace place;
        exercise::Order order = orderOf("pt-894-2002", {Mistake::payment}, static_cast<std::uint8_t>(seed));
        order.rounds = 40;
        QVERIFY(!exercise::write(place.path(), order));
        const auto wrong = wrongRounds(verified(place));
        QVERIFY(wrong.size() > 1);
        for (const auto& [round, first] : wrong) {
            QCOMPARE(QByteArray::fromStdString(first), QByteArray("paid"));
        }
    }
}

void ExerciseTest::everyRoundCanBeRead_data() {
    QTest::addColumn<QByteArray>("rules");
    for (const std::string_view rules : exercise::regulations()) {
        QTest::addRow("%s", std::string(rules).c_str())
            << QByteArray(rules.data(), static_cast<qsizetype>(rules.size()));
    }
}

void ExerciseTest::everyRoundCanBeRead() {
    QFETCH(const QByteArray, rules);
    const RecordPlace place;
    QVERIFY(!exercise::write(place.path(),
                             orderOf(rules, {exercise::kMistakes.begin(), exercise::kMistakes.end()})));
    const auto reader = record::RecordReader::open(place.path());
    QVERIFY(reader);
    const auto table = (*reader)->table(1);
    QVERIFY(table);
    const bool isKnown = record::withGame(table->game, [&](auto kind) {
        using OnRecord = typename decltype(kind)::type;
        record::TableFold<OnRecord> fold(**reader, 1);
        std::uint64_t events = 0;
        while (fold.read()) { // throws for an event that can't have happened
            fold.take();
            ++events;
        }
        QCOMPARE(events, table->events);
    });
    QVERIFY(isKnown);
    QCOMPARE((*reader)->roundsOf(1).size(), std::size_t{12});
}

void ExerciseTest::sameSeedGivesTheSameErrors() {
    const std::vector<Mistake> all(exercise::kMistakes.begin(), exercise::kMistakes.end());
    const RecordPlace one;
    const RecordPlace same;
    const RecordPlace other;
    QVERIFY(!exercise::write(one.path(), orderOf("pt-804-2015", all)));
    QVERIFY(!exercise::write(same.path(), orderOf("pt-804-2015", all)));
    QVERIFY(!exercise::write(other.path(), orderOf("pt-804-2015", all, 8)));
    QVERIFY(verified(one) == verified(same));
    QVERIFY(verified(one).head != verified(other).head);
}

void ExerciseTest::kindsThatAGameLacksAreNotOffered() {
    QVERIFY(exercise::offers("pt-894-2002", Mistake::late_stake));
    QVERIFY(!exercise::offers("pt-425a-2015", Mistake::late_stake));
    QVERIFY(!exercise::offers("pt-1-1900", Mistake::payment));
}

void ExerciseTest::firstEventMarksIt() {
    const RecordPlace place;
    QVERIFY(!exercise::write(place.path(), orderOf("pt-803-2015", {Mistake::call})));
    const auto reader = record::RecordReader::open(place.path());
    QVERIFY(reader && (*reader)->isExercise());
    record::EventCursor cursor = (*reader)->events(1);
    record::EventRow row;
    QVERIFY(cursor.next(row));
    QVERIFY(QByteArray::fromStdString(row.text.fields).contains("\"exercise\":true"));
}

void ExerciseTest::ordinaryRecordIsNone() {
    const RecordPlace place;
    const auto writer = openWriter(place.path());
    QVERIFY(!writer->close());
    const auto reader = record::RecordReader::open(place.path());
    QVERIFY(reader && !(*reader)->isExercise());
}

void ExerciseTest::existingFileStays() {
    const RecordPlace place;
    place.put("somebody's file");
    QVERIFY(exercise::write(place.path(), orderOf("pt-803-2015", {Mistake::call})));
    QCOMPARE(place.bytes(), QByteArray("somebody's file"));
}

void ExerciseTest::noPathIsRefused() {
    const auto fault = exercise::write({}, orderOf("pt-803-2015", {Mistake::call}));
    QVERIFY(fault && fault->problem.code == record::ProblemCode::not_opened);
}

void ExerciseTest::findingsAreScoredByRound() {
    const RecordPlace place;
    exercise::Order order = orderOf("pt-894-2002", {Mistake::payment, Mistake::late_stake});
    order.rounds = 30;
    QVERIFY(!exercise::write(place.path(), order));
    const record::Verification checked = verified(place);
    const auto wrong = wrongRounds(checked);
    QVERIFY(wrong.size() > 1);
    std::uint64_t right = 1; // a round without an error
    while (wrong.contains(right)) {
        ++right;
    }
    const auto reader = record::RecordReader::open(place.path());
    QVERIFY(reader);
    const auto unanswered = exercise::scoreOf(**reader, checked.faults, {});
    QCOMPARE(unanswered.count(ScoreLine::Kind::missed), wrong.size());
    const ScoreLine& first = unanswered.lines.front();
    QCOMPARE(first.round.round, wrong.begin()->first);
    QVERIFY(!first.rules.empty());

    const std::vector<exercise::Found> found = {
        {first.round, first.rules.front()}, {first.round, "R1"}, {{1, right}, "R30"}};
    const auto score = exercise::scoreOf(**reader, checked.faults, found);
    QCOMPARE(score.count(ScoreLine::Kind::found), std::size_t{1});
    QCOMPARE(score.count(ScoreLine::Kind::missed), wrong.size() - 1);
    QCOMPARE(score.count(ScoreLine::Kind::false_alarm), std::size_t{1});
    QCOMPARE(score.rightRules(), std::size_t{1});
    for (const ScoreLine& line : score.lines) {
        QCOMPARE(line.kind == ScoreLine::Kind::false_alarm, line.round.round == right);
        QCOMPARE(line.error.has_value(), line.kind != ScoreLine::Kind::false_alarm);
    }
}

void ExerciseTest::verifySaysThatItIsAnExercise() {
    const RecordPlace place;
    QVERIFY(!exercise::write(place.path(), orderOf("pt-804-2015", {Mistake::call})));
    std::ostringstream out;
    std::ostringstream err;
    QCOMPARE(app::verifyCommand(place.path(), out, err), 1);
    QVERIFY(QByteArray::fromStdString(out.str()).contains("\"exercise\":true"));
    QVERIFY(
        QByteArray::fromStdString(err.str()).contains("an exercise: ")); // after progress, if it takes long
}

#include "program/test_list.h"

MESAVIVA_TEST(ExerciseTest)
#include "tst_exercise.moc"
