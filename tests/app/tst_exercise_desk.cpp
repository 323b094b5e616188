// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/record/record_reader.h"
#include "engine/record/verify/verify.h"
#include "patience.h"
#endif

#include "app/core/history/record_check.h"
#include "app/core/history/record_history_model.h"
#include "app/core/record/exercise_file.h"
#include "app/core/text/language.h"
#include "app/desks/inspect/exercise/exercise_desk.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

#include <filesystem>
#include <memory>
#include <set>

using namespace mesaviva;
using namespace mesaviva::app;

/// Errors to find: an exercise is made, shown in place of the own record, and scored against what was noted.
class TestExerciseDesk : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_language.setCode(QStringLiteral("en"));
        m_folder = std::make_unique<QTemporaryDir>();
        m_keeper = std::make_unique<RecordKeeper>(m_folder->filePath(QStringLiteral("own")),
                                                  m_folder->filePath(QStringLiteral("own.ini")));
        m_file = std::make_unique<InspectionFile>(m_folder->filePath(QStringLiteral("cases")));
        m_desk = std::make_unique<ExerciseDesk>(*m_keeper, *m_file);
    }
    void cleanup() {
        m_desk.reset();
        m_file.reset();
        m_keeper.reset();
    }

    void exerciseIsShownInPlaceOfTheOwnRecord() {
        const QString own = m_keeper->file();
        makeOne();
        QVERIFY(!m_keeper->isShowingOwn());
        QCOMPARE(QFileInfo(m_keeper->shownFile()).fileName(), m_desk->file());
        QCOMPARE(m_keeper->file(), own); // where it is written stays
        QVERIFY(m_keeper->shownCopy().isEmpty());
        GameRegistry games(m_folder->filePath(QStringLiteral("games.ini")));
        RecordHistoryModel history(*m_keeper, games);
        history.reload();
        QTRY_COMPARE(history.rowCount(), 20);
        history.figures()->setActive(true);
        QTRY_VERIFY(!history.figures()->isBusy());
        QVERIFY(!history.figures()->rows().isEmpty());
        m_desk->leave();
        QVERIFY(m_keeper->isShowingOwn());
        QVERIFY(m_desk->file().isEmpty());
    }

    void checkSaysNothingBeforeTheEnd() {
        makeOne();
        RecordCheck check;
        check.start(m_keeper->shownFile());
        QTRY_VERIFY(!check.isRunning());
        QVERIFY(!check.isWhole());
        QVERIFY(check.findings() == nullptr);
        QVERIFY(check.verdict().startsWith(QLatin1String("An exercise")));
        const auto stored = checkVerdictFrom(jsonOf(*check.known()));
        QVERIFY(stored && stored->hidden && !stored->isWhole());

        m_desk->finish();
        check.start(m_keeper->shownFile());
        QTRY_VERIFY(!check.isRunning());
        QVERIFY(check.findings() != nullptr);
        QTRY_VERIFY(!m_desk->isBusy());
    }

    void notesAndComplaintsAreScored() {
        makeOne();
        const auto wrong = wrongRounds();
        QVERIFY(!wrong.empty());
        std::uint64_t right = 1;
        while (wrong.contains(right)) {
            ++right;
        }
        note(*wrong.begin(), QStringLiteral("The sum is wrong, see O13a."));
        note(*wrong.begin(), QStringLiteral("Once more"));
        complain(right, QStringLiteral("O16"), Complaint::House);
        complain(right + 1, QStringLiteral("O16"), Complaint::NoError); // no finding
        QVERIFY(m_desk->marked().startsWith(QLatin1String("2 ")));
        QVERIFY(m_desk->summary().isEmpty());
        QVERIFY(m_desk->lines().isEmpty());

        m_desk->finish();
        QVERIFY(m_desk->isFinished());
        QTRY_VERIFY(!m_desk->isBusy());
        const exercise::Score& score = m_desk->score();
        using Kind = exercise::ScoreLine::Kind;
        QCOMPARE(score.count(Kind::found), std::size_t{1});
        QCOMPARE(score.count(Kind::missed), wrong.size() - 1);
        QCOMPARE(score.count(Kind::false_alarm), std::size_t{1});
        QVERIFY(m_desk->summary().startsWith(QLatin1String("Found: 1")));
        QCOMPARE(m_desk->lines().size(), static_cast<qsizetype>(wrong.size() + 1));
        QVERIFY(m_file->inspection().about.isClosed());
    }

    void scoreIsThereWhenItIsOpenedAgain() {
        makeOne();
        const QString path = m_keeper->shownFile();
        note(*wrongRounds().begin(), QStringLiteral("wrong"));
        m_desk->finish();
        QTRY_VERIFY(!m_desk->isBusy());
        const exercise::Score before = m_desk->score();
        m_desk->leave();
        QVERIFY(m_desk->score().lines.empty());
        m_desk->bring(QUrl::fromLocalFile(path));
        QTRY_VERIFY(m_desk->isFinished() && !m_desk->isBusy());
        QVERIFY(m_desk->score() == before);
    }

    void unfinishedOneHasItsCaseAgain() {
        makeOne();
        const QString path = m_keeper->shownFile();
        note(3, QStringLiteral("odd"));
        const QString number = m_file->inspection().about.number;
        m_desk->leave();
        QVERIFY(m_file->inspection().about.number != number);
        m_desk->bring(QUrl::fromLocalFile(path));
        QTRY_COMPARE(m_desk->file(), QFileInfo(path).fileName());
        QCOMPARE(m_file->inspection().about.number, number);
        QVERIFY(!m_desk->isFinished());
    }

    // What is noted after a restart is about the own record.
    void caseOfAnExerciseIsNotOpenedByItself() {
        m_file->change(
            [](InspectionCase& inspection) { inspection.about.entity = QStringLiteral("Casino"); });
        makeOne();
        note(3, QStringLiteral("odd"));
        m_file->flush();
        QVERIFY(m_file->inspection().about.isOfExercise());
        InspectionFile later(m_folder->filePath(QStringLiteral("cases")));
        QCOMPARE(later.inspection().about.entity, QStringLiteral("Casino"));
    }

    void exercisesOfTheSameNameHaveTheirOwnCases() {
        makeOne();
        note(3, QStringLiteral("odd"));
        const QString name = m_desk->file();
        m_desk->leave();
        m_desk->makeAt(QUrl::fromLocalFile(m_folder->filePath(name)));
        QTRY_COMPARE(m_desk->file(), name);
        QVERIFY(m_desk->marked().startsWith(QLatin1String("0 ")));
    }

    // An exercise that was deleted has left the file of its score.
    void anotherOnesScoreIsNotItsOwn() {
        makeOne();
        const QString path = m_keeper->shownFile();
        m_desk->finish();
        QTRY_VERIFY(!m_desk->isBusy());
        m_desk->leave();
        QVERIFY(QFile::remove(path));
        makeOne();
        QVERIFY(m_keeper->shownFile() != path);
        QVERIFY(!m_desk->isFinished());
        m_desk->leave();
        m_desk->makeAt(QUrl::fromLocalFile(path));
        QTRY_VERIFY(!m_desk->isBusy());
        QVERIFY(!m_desk->failure().isEmpty());
    }

    void oneThatIsLeftWhileItIsMadeIsNotShown() {
        m_desk->make();
        QVERIFY(m_desk->isBusy());
        m_desk->leave();
        QTRY_VERIFY(!m_desk->isBusy());
        QVERIFY(m_keeper->isShowingOwn());
        QVERIFY(m_desk->file().isEmpty());
    }

    void anotherRecordIsRefused() {
        const QString path = m_folder->filePath(QStringLiteral("notes.sqlite"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("no record") > 0);
        file.close();
        m_desk->bring(QUrl::fromLocalFile(path));
        QTRY_VERIFY(!m_desk->isBusy());
        QVERIFY(!m_desk->failure().isEmpty());
        QVERIFY(m_keeper->isShowingOwn());
    }

    void existingFileIsNotWrittenOver() {
        const QString path = m_folder->filePath(QStringLiteral("mine.sqlite"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("mine") > 0);
        file.close();
        m_desk->makeAt(QUrl::fromLocalFile(path));
        QTRY_VERIFY(!m_desk->isBusy());
        QVERIFY(!m_desk->failure().isEmpty());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("mine"));
    }

    void kindsOfErrorsAreChosen() {
        m_desk->setRegulation(static_cast<int>(m_desk->regulations().size()) - 1); // bingo
        QVERIFY(!m_desk->isLateOffered());
        QVERIFY(!m_desk->hasLateStakes());
        m_desk->setPayments(false);
        QVERIFY(m_desk->denial().isEmpty());
        m_desk->setCalls(false);
        QVERIFY(!m_desk->denial().isEmpty());
        m_desk->make();
        QVERIFY(!m_desk->isBusy());
        m_desk->setRounds(1);
        QCOMPARE(m_desk->rounds(), ExerciseDesk::kLeastRounds);
    }

private:
    // Roulette online, 20 rounds.
    void makeOne() {
        m_desk->setRegulation(1);
        m_desk->make();
        QTRY_VERIFY(!m_desk->isBusy());
        QCOMPARE(m_desk->failure(), QString());
        QVERIFY(isVerdictHidden(m_keeper->shownFile().toStdU16String()));
    }

    std::set<std::uint64_t> wrongRounds() const {
        std::set<std::uint64_t> rounds;
        const auto checked = record::verify(std::filesystem::path(m_keeper->shownFile().toStdU16String()));
        for (const record::Finding& finding : checked->faults.list()) {
            rounds.insert(finding.round->round);
        }
        return rounds;
    }

    void note(std::uint64_t round, const QString& text) {
        m_file->change([&](InspectionCase& inspection) {
            inspection.pinned.push_back(
                {QStringLiteral("1-%1").arg(round), 1, QStringLiteral("event"), text, {}, {}});
        });
    }
    void complain(std::uint64_t round, const QString& rule, Complaint::Finding finding) {
        m_file->change([&](InspectionCase& inspection) {
            Complaint complaint;
            complaint.round = QStringLiteral("1-%1").arg(round);
            complaint.rule = rule;
            complaint.finding = finding;
            inspection.complaints.push_back(complaint);
        });
    }

    Language m_language;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<RecordKeeper> m_keeper;
    std::unique_ptr<InspectionFile> m_file;
    std::unique_ptr<ExerciseDesk> m_desk;
};

#include "program/test_list.h"

MESAVIVA_TEST(TestExerciseDesk)
#include "tst_exercise_desk.moc"
