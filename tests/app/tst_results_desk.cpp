// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/game/game_registry.h"
#include "app/core/text/language.h"
#include "app/desks/teach/croupier/poker_croupier_desk.h"
#include "app/desks/teach/croupier/roulette_croupier_desk.h"
#include "app/desks/teach/trainees/results_desk.h"
#include "app/desks/teach/trainees/results_text.h"
#include "fake_ticks.h"
#include "patience.h"
#include "program/test_list.h"

#include <QDir>
#include <QFile>
#include <QLocale>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace mesaviva;
using namespace mesaviva::app;

/// Trainees and their results: each trainee's separate, added up, saved, deleted.
class TestResultsDesk : public QObject {
    Q_OBJECT

private:
    /// The desks of a program whose files are in a folder.
    struct Program {
        explicit Program(const QTemporaryDir& folder)
            : settings(folder.filePath(QStringLiteral("settings.ini"))),
              games(settings),
              drills(drillsIn(folder, settings)),
              shifts(std::make_shared<CroupierResults>(folder.path())),
              roulette(croupierIn(settings, shifts)),
              poker(croupierIn(settings, shifts)),
              tests({&roulette, &poker}, settings, folder.path()),
              lessons(games, settings, folder.filePath(QStringLiteral("lessons")), folder.path()),
              results({drills, *shifts, tests, lessons}, games, settings, folder.path()) {}

        static DrillDesk::Outside drillsIn(const QTemporaryDir& folder, const QString& settings) {
            DrillDesk::Outside outside;
            outside.settings = settings;
            outside.folder = folder.path();
            outside.ticks = std::make_unique<test::FakeTicks>();
            outside.seed = [] { return Seed{9}; };
            return outside;
        }
        static CroupierDesk::Outside croupierIn(const QString& settings,
                                                const std::shared_ptr<CroupierResults>& shifts) {
            CroupierDesk::Outside outside;
            outside.settings = settings;
            outside.results = shifts;
            return outside;
        }

        // Five answers, all of them wrong.
        void practise() {
            drills.choose(0);
            drills.setCount(5);
            drills.start();
            for (int i = 0; i < 5; ++i) {
                QVERIFY(drills.answer(QStringLiteral("123456789")));
                drills.next();
            }
            QCOMPARE(drills.stage(), DrillDesk::Over);
            drills.leave();
        }

        QString settings;
        GameRegistry games;
        DrillDesk drills;
        std::shared_ptr<CroupierResults> shifts;
        RouletteCroupierDesk roulette;
        PokerCroupierDesk poker;
        TableTestDesk tests;
        LessonDesk lessons;
        ResultsDesk results;
    };

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Program> m_program;
    Language m_language;

    ResultsDesk& results() { return m_program->results; }
    void start() {
        m_program.reset();
        m_program = std::make_unique<Program>(*m_folder);
        m_program->drills.open();
    }

    static croupier::Shift shiftOf(int rounds) {
        croupier::Shift shift;
        shift.at = 1'764'072'000;
        shift.game = "roulette";
        shift.table = "pt-894-2002/colour";
        shift.rounds = rounds;
        shift.actions = 10;
        shift.clean = 8;
        shift.time = 200'000;
        shift.length = 600'000;
        shift.payments = 4;
        shift.paymentTime = 20'000;
        shift.faults = {{croupier::FaultKind::sum, "R27a", 2}};
        return shift;
    }

    QString fact(const QString& label) {
        for (const QVariant& entry : results().facts()) {
            const auto shown = entry.value<ResultFact>();
            if (shown.label == label) {
                return shown.value;
            }
        }
        return {};
    }

    void read() {
        results().open();
        QTRY_VERIFY(!results().isReading());
    }

private slots:
    void init() {
        m_language.setCode(QStringLiteral("en"));
        m_folder = std::make_unique<QTemporaryDir>();
        start();
    }
    void cleanup() { m_program.reset(); }

    void usersWithoutANameHaveResults() {
        QCOMPARE(results().trainees(), QStringList{QStringLiteral("Without a name")});
        QCOMPARE(results().chosen(), 0);
        read();
        QVERIFY(!results().hasResults());
        m_program->practise();
        m_program->shifts->add(shiftOf(6));
        // Results from a moment ago are included, however busy the machine is.
        read();
        QCOMPARE(results().faults().size(), 1);
        QCOMPARE(fact(QStringLiteral("Answers in drills")), QStringLiteral("0 of 5 right"));
        QCOMPARE(fact(QStringLiteral("Actions at the reversed tables")),
                 QStringLiteral("8 of 10 right first time"));
        QCOMPARE(fact(QStringLiteral("Rounds per hour")), QStringLiteral("36.0"));
        QCOMPARE(fact(QStringLiteral("Seconds per payment")), QStringLiteral("5.0"));
        QCOMPARE(results().subjects().size(), 2);
        QCOMPARE(results().faults().first().value<CroupierFault>().rule, QStringLiteral("R27a"));
        QCOMPARE(results().curve().size(), 2);
    }

    void everybodysResultsAreTheirOwn() {
        QVERIFY(results().add(QStringLiteral("  Ana  Sá ")));
        QCOMPARE(results().trainee(), QStringLiteral("Ana Sá"));
        m_program->practise();
        QVERIFY(results().add(QStringLiteral("rui/../x")));
        QVERIFY(!m_program->drills.hasResults());
        m_program->shifts->add(shiftOf(3));
        QCOMPARE(results().trainees(), (QStringList{QStringLiteral("Without a name"),
                                                    QStringLiteral("Ana Sá"), QStringLiteral("rui/../x")}));
        results().choose(1);
        QTRY_VERIFY(m_program->drills.hasResults());
        QTRY_COMPARE(fact(QStringLiteral("Answers in drills")), QStringLiteral("0 of 5 right"));
        QCOMPARE(fact(QStringLiteral("Rounds")), QStringLiteral("0"));
        results().choose(2);
        QTRY_COMPARE(fact(QStringLiteral("Rounds")), QStringLiteral("3"));
        QCOMPARE(fact(QStringLiteral("Answers in drills")), QStringLiteral("0 of 0 right"));
        results().choose(0);
        QTRY_VERIFY(!results().isReading());
        QVERIFY(!results().hasResults());
        // Nothing was written outside the folder.
        QVERIFY(!QDir(m_folder->filePath(QStringLiteral("x"))).exists());
        QCOMPARE(QDir(m_folder->filePath(QStringLiteral("trainees")))
                     .entryList(QDir::Dirs | QDir::NoDotAndDotDot)
                     .size(),
                 2);
    }

    void theLastTraineePractisesAgain() {
        QVERIFY(results().add(QStringLiteral("Ana")));
        m_program->practise();
        start();
        QCOMPARE(results().trainee(), QStringLiteral("Ana"));
        QTRY_VERIFY(m_program->drills.hasResults());
        QVERIFY(QDir(m_folder->filePath(QStringLiteral("trainees/Ana"))).removeRecursively());
        start();
        QCOMPARE(results().trainee(), QString());
    }

    void aNameIsTakenOnce_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("told");
        QTest::newRow("none") << QStringLiteral("   ") << QStringLiteral("A trainee needs a name.");
        QTest::newRow("there") << QStringLiteral("ANA")
                               << QStringLiteral("There is already a trainee with that name.");
        QTest::newRow("long") << QString(60, QChar(0x4E2D)) << QStringLiteral("That name is too long.");
    }

    void aNameIsTakenOnce() {
        QFETCH(QString, name);
        QVERIFY(results().add(QStringLiteral("Ana")));
        QVERIFY(!results().add(name));
        QTEST(results().message(), "told");
        QVERIFY(results().hasFailed());
        QCOMPARE(results().trainees().size(), 2);
    }

    void whatIsDeletedIsGone() {
        QVERIFY(results().add(QStringLiteral("Ana")));
        m_program->practise();
        m_program->shifts->add(shiftOf(3));
        QTRY_VERIFY(QFile::exists(m_folder->filePath(QStringLiteral("trainees/Ana/results.sqlite"))));
        results().forget();
        QCOMPARE(results().trainee(), QString());
        QTRY_VERIFY(!QDir(m_folder->filePath(QStringLiteral("trainees/Ana"))).exists());
        QTRY_COMPARE(results().trainees().size(), 1);
        QVERIFY(!results().hasFailed());
        start(); // with the program, what was set aside ends, too
        QVERIFY(!results().canUndo());
        QVERIFY(QDir(m_folder->filePath(QStringLiteral("deleted-trainees")))
                    .entryList(QDir::Dirs | QDir::NoDotAndDotDot)
                    .isEmpty());
    }

    // Nothing is lost until the program ends, also of two trainees of one name.
    void aDeletedTraineeComesBack() {
        const auto deleteAna = [this](int rounds) {
            QVERIFY(results().add(QStringLiteral("Ana")));
            m_program->shifts->add(shiftOf(rounds));
            results().forget();
            QTRY_VERIFY(results().trainees().size() == 1 && results().canUndo());
        };
        m_program->shifts->open();
        deleteAna(3);
        deleteAna(5);
        QCOMPARE(results().deleted(), QStringLiteral("Ana"));
        results().undo();
        QTRY_COMPARE(results().trainee(), QStringLiteral("Ana"));
        QTRY_VERIFY(!results().isReading() && results().hasResults());
        QTRY_COMPARE(m_program->shifts->past().size(), std::size_t{1});
        QCOMPARE(m_program->shifts->past().front().rounds, 5);
        results().undo(); // there is one of that name
        QTRY_VERIFY(results().hasFailed() && results().canUndo());
        results().forget();
        QTRY_COMPARE(results().trainees().size(), 1);
        results().undo();
        QTRY_COMPARE(results().trainee(), QStringLiteral("Ana"));
        results().forget();
        QTRY_COMPARE(results().trainees().size(), 1);
        QVERIFY(results().canUndo());
    }

    // What was deleted without a name comes back as well, unless there is something new in its place.
    void deletedResultsWithoutANameComeBack() {
        const ResultStore store(m_folder->path());
        const QString lesson = QStringLiteral("poker_01_first_round");
        m_program->practise();
        m_program->shifts->add(shiftOf(3));
        QVERIFY(store.save(lesson, {2, true, 1, {}}));
        read();
        QVERIFY(results().hasResults());
        results().forget();
        QTRY_VERIFY(results().canUndo() && !results().isReading());
        QVERIFY(results().deleted().isEmpty());
        QTRY_VERIFY(store.past()->isEmpty() && store.lessons()->isEmpty());
        results().undo();
        QTRY_VERIFY(!results().isReading() && results().hasResults());
        QVERIFY(!results().canUndo() && !results().hasFailed());
        QCOMPARE(store.shifts()->size(), std::size_t{1});
        QVERIFY(!store.drills()->sessions.empty());
        QVERIFY(store.lessons()->value(lesson).done);
        results().forget();
        QTRY_VERIFY(results().canUndo());
        m_program->shifts->add(shiftOf(5));
        results().undo();
        QTRY_VERIFY(results().hasFailed() && results().canUndo());
        QCOMPARE(store.shifts()->size(), std::size_t{1});
        QCOMPARE(store.shifts()->front().rounds, 5);
        QVERIFY(store.drills()->sessions.empty());
    }

    // Whoever may not delete a trainee may not delete drills or shifts either.
    void theExaminersPinKeepsDrillsAndShifts() {
        ExaminerLock& lock = *m_program->tests.lock();
        m_program->drills.setLock(lock);
        m_program->shifts->setLock(lock);
        m_program->practise();
        m_program->shifts->add(shiftOf(3));
        lock.setPin(QStringLiteral("4711"));
        QTRY_VERIFY(lock.isPinSet() && !lock.isBusy());
        QSignalSpy listed(&m_program->drills, &DrillDesk::listChanged);
        lock.lock();
        QVERIFY(!listed.isEmpty());
        QVERIFY(!m_program->drills.lockReason().isEmpty());
        QVERIFY(!m_program->roulette.lockReason().isEmpty());
        m_program->drills.forget();
        m_program->roulette.forget();
        read();
        QVERIFY(m_program->drills.hasResults());
        QVERIFY(m_program->roulette.hasResults());
        lock.unlock(QStringLiteral("4711"));
        QTRY_VERIFY(lock.isOpen());
        QVERIFY(m_program->drills.lockReason().isEmpty());
        m_program->drills.forget();
        m_program->roulette.forget();
        QTRY_VERIFY(!m_program->drills.hasResults() && !m_program->roulette.hasResults());
    }

    // Tests are among the results: who may not delete tests may not delete a trainee either.
    void theExaminersPinKeepsTrainees() {
        ExaminerLock& lock = *m_program->tests.lock();
        QVERIFY(results().add(QStringLiteral("Ana")));
        QVERIFY(results().forgetReason().isEmpty());
        lock.setPin(QStringLiteral("4711"));
        QTRY_VERIFY(lock.isPinSet() && !lock.isBusy());
        QSignalSpy told(&results(), &ResultsDesk::changed);
        lock.lock();
        QVERIFY(!told.isEmpty());
        QVERIFY(!results().forgetReason().isEmpty());
        results().forget();
        QCOMPARE(results().trainee(), QStringLiteral("Ana"));
        lock.unlock(QStringLiteral("4711"));
        QTRY_VERIFY(lock.isOpen());
        QVERIFY(results().forgetReason().isEmpty());
        results().forget();
        QTRY_COMPARE(results().trainees().size(), 1);
    }

    // A user without a name has begun lessons: they are results, and are deleted with all others.
    void lessonsAreResultsToo() {
        results().open();
        QTRY_VERIFY(!results().isReading());
        QVERIFY(!results().hasResults());
        QVERIFY(ResultStore(m_folder->path()).save(QStringLiteral("poker_01_first_round"), {2, true, 1, {}}));
        m_program->lessons.open();
        QTRY_VERIFY(results().hasResults());
        const QString list = m_folder->filePath(QStringLiteral("lessons.csv"));
        results().saveTo(QUrl::fromLocalFile(list));
        QTRY_VERIFY(QFile::exists(list));
        QFile file(list);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        QVERIFY2(text.contains("\n,Lesson,,Poker,Poker: the first round"), text.constData());
        results().forget();
        QTRY_VERIFY(!results().hasResults());
    }

    void resultsAreSaved() {
        QVERIFY(results().add(QStringLiteral("Ana")));
        m_program->shifts->add(shiftOf(3));
        read();
        QVERIFY(results().hasResults());
        const QString list = m_folder->filePath(QStringLiteral("results.csv"));
        results().saveTo(QUrl::fromLocalFile(list));
        QTRY_VERIFY(QFile::exists(list));
        QFile file(list);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray line = file.readAll().split('\n').value(1);
        QVERIFY2(line.startsWith("Ana,Reversed table,2025-11-25T12:00:00Z,Roulette,"), line.constData());
        QVERIFY2(line.contains(",600.000,3,4,20.000,2,") && line.contains(",Wrong sum (R27a): 2"),
                 line.constData());
        const QString sheet = m_folder->filePath(QStringLiteral("results.txt"));
        results().saveTo(QUrl::fromLocalFile(sheet));
        QTRY_VERIFY(QFile::exists(sheet));
        QFile text(sheet);
        QVERIFY(text.open(QIODevice::ReadOnly));
        const QString words = QString::fromUtf8(text.readAll());
        QVERIFY2(words.contains(QStringLiteral("Results of Ana")), qPrintable(words));
        QVERIFY2(words.contains(QStringLiteral("R27a")), qPrintable(words));
        QVERIFY2(words.contains(QStringLiteral("18.0")), qPrintable(words)); // three rounds in ten minutes
        results().saveTo(QUrl::fromLocalFile(m_folder->filePath(QStringLiteral("no/results.csv"))));
        QTRY_VERIFY(results().hasFailed());
    }

    // Separators, decimal comma and mark of the user's country; a name is no formula; every field has its
    // title.
    void theListIsForTheUsersSpreadsheet_data() {
        QTest::addColumn<QLocale>("locale");
        QTest::addColumn<QByteArray>("test");
        QTest::newRow("comma") << QLocale(QLocale::Portuguese, QLocale::Portugal)
                               << QByteArray(
                                      "\"'=Ana; \"\"A\"\"\";Table test;2025-11-25T12:00:00Z;Poker;"
                                      "Seven boxes;;20;12;360,000;3;5;40,000;4;yes;17,7;20,0;18,0;16,0;"
                                      "0;0;Wrong sum (P27): 4\r");
        QTest::newRow("point") << QLocale(QLocale::English, QLocale::UnitedKingdom)
                               << QByteArray(
                                      "\"'=Ana; \"\"A\"\"\",Table test,2025-11-25T12:00:00Z,Poker,"
                                      "Seven boxes,,20,12,360.000,3,5,40.000,4,yes,17.7,20.0,18.0,16.0,"
                                      "0,0,Wrong sum (P27): 4\r");
    }
    void theListIsForTheUsersSpreadsheet() {
        QFETCH(const QLocale, locale);
        const QLocale before;
        QLocale::setDefault(locale);
        const auto restored = qScopeGuard([&] { QLocale::setDefault(before); });
        croupier::TakenTest test;
        test.at = 1'764'072'000;
        test.game = "poker";
        test.table = "seven";
        test.rounds = 3;
        test.actions = 20;
        test.clean = 12;
        test.payments = 5;
        test.paymentTime = 40'000;
        test.length = 360'000;
        test.whole = true;
        test.scheme.questions = 0;
        test.hospitality = {160};
        test.faults = {{croupier::FaultKind::sum, "P27", 4}};
        const trainee::TraineePast past{{}, {shiftOf(3)}, {test}, {{"bingo", "line", 3, 2, true}}};
        const QByteArray list = QByteArray::fromStdString(ResultsText::csv(
            past, {QStringLiteral("=Ana; \"A\""), {{"seven", QStringLiteral("Seven boxes")}}, {}}));
        QVERIFY(list.startsWith("\xef\xbb\xbfName"));
        const QList<QByteArray> lines = list.split('\n');
        QCOMPARE(lines.size(), 5); // the last one is empty
        QTEST(lines.at(2), "test");
        const char separator = locale.decimalPoint() == QLatin1String(",") ? ';' : ',';
        QCOMPARE(lines.at(1).count(separator), lines.at(3).count(separator));
        QCOMPARE(lines.at(0).count(separator) + (separator == ';' ? 1 : 0), // the name has a semicolon
                 lines.at(3).count(separator));
    }

    void filesCarryTheTraineesName() {
        QVERIFY(results().add(QStringLiteral("Ana Sá/../x")));
        QCOMPARE(results().proposedFile(QStringLiteral("csv")).fileName(),
                 QStringLiteral("results-Ana-Sá----x.csv"));
        QCOMPARE(m_program->drills.proposedFile().fileName(), QStringLiteral("drills-Ana-Sá----x.csv"));
        QCOMPARE(m_program->roulette.proposedFile().fileName(), QStringLiteral("shifts-Ana-Sá----x.csv"));
    }

    void damagedFilesAreReported() {
        QVERIFY(results().add(QStringLiteral("Ana")));
        QFile file(m_folder->filePath(QStringLiteral("trainees/Ana/results.sqlite")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("this is no database, and it is long enough to be seen as none at all");
        file.close();
        results().open();
        QTRY_COMPARE(results().message(), QStringLiteral("The files with the results can't be read."));
        QVERIFY(!results().hasResults());
    }
};

MESAVIVA_TEST(TestResultsDesk)

#include "tst_results_desk.moc"
