// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/game/game_registry.h"
#include "app/core/text/language.h"
#include "app/desks/teach/classroom/class_desk.h"
#include "app/desks/teach/classroom/class_folder.h"
#include "app/desks/teach/croupier/roulette_croupier_desk.h"
#include "app/desks/teach/trainees/results_desk.h"
#include "fake_ticks.h"
#include "patience.h"
#include "program/test_list.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <cctype>
#include <memory>
#include <thread>

using namespace mesaviva;
using namespace mesaviva::app;
using classroom::ClassFile;
using classroom::ClassKind;
using classroom::ClassResult;

/// A class on several machines: its folder, the list of all results, the course and the certificate.
class TestClassDesk : public QObject {
    Q_OBJECT

private:
    /// One machine of the class.
    struct Machine {
        explicit Machine(const QString& folder)
            : settings(folder + QStringLiteral("/settings.ini")),
              games(settings),
              drills(drillsIn(folder, settings)),
              shifts(std::make_shared<CroupierResults>(folder)),
              roulette(croupierIn(settings, shifts)),
              tests({&roulette}, settings, folder),
              lessons(games, settings, folder + QStringLiteral("/lessons"), folder),
              results({drills, *shifts, tests, lessons}, games, settings, folder),
              desk(results, {drills, *shifts, tests, lessons}, settings, folder) {}

        static DrillDesk::Outside drillsIn(const QString& folder, const QString& settings) {
            DrillDesk::Outside outside;
            outside.settings = settings;
            outside.folder = folder;
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

        QString settings;
        GameRegistry games;
        DrillDesk drills;
        std::shared_ptr<CroupierResults> shifts;
        RouletteCroupierDesk roulette;
        TableTestDesk tests;
        LessonDesk lessons;
        ResultsDesk results;
        ClassDesk desk;
    };

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Machine> m_machine;
    Language m_language;

    ClassDesk& desk() { return m_machine->desk; }
    QString classPath() const { return m_folder->filePath(QStringLiteral("class")); }
    ClassFolder classFolder() const { return ClassFolder(classPath()); }
    QString local(const QString& name) const {
        const QString folder = m_folder->filePath(QStringLiteral("machines/") + name);
        QDir().mkpath(folder);
        return folder;
    }
    void start(const QString& name = QStringLiteral("one")) {
        m_machine.reset();
        m_machine = std::make_unique<Machine>(local(name));
    }
    // Takes part in the class and reads it.
    void join() {
        desk().chooseFolder(QUrl::fromLocalFile(classPath()));
        QTRY_VERIFY(desk().hasFolder());
        QTRY_VERIFY(desk().isThere() && !desk().isReading());
    }
    void read() {
        desk().open();
        QTRY_VERIFY(desk().isReading() || desk().isThere());
        QTRY_VERIFY(!desk().isReading());
    }
    // A session in the store of a trainee of this machine, who is added.
    void practised(const QString& trainee, int right) {
        const QString folder = Trainees(local(QStringLiteral("one/trainees"))).folderOf(trainee);
        QVERIFY(QDir().mkpath(folder));
        drills::DrillSession session;
        session.at = 1'764'072'000;
        session.drill = drills::Drill::payment;
        session.scope = "pt-894-2002/37";
        session.level = 2;
        session.tasks = session.asked = 20;
        session.right = right;
        session.passPercent = 80;
        session.taken = 60'000;
        QVERIFY(ResultStore(folder).add(session, {}, {}));
    }

    static ClassFile fileOf(int machine, int right) {
        const std::string number = std::to_string(machine);
        return {"m" + number,
                {{"Trainee " + number, ClassKind::drill, 1'764'072'000 + machine, "roulette", "payment", 2,
                  20, right, 60'000, right >= 16}}};
    }
    static void putText(const QString& path, const QByteArray& text) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(text), text.size());
    }
    static QByteArray textAt(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    std::vector<ClassResult> written() const { return classroom::merged(classFolder().read().files); }

private slots:
    void init() {
        m_language.setCode(QStringLiteral("en"));
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(QDir().mkpath(classPath()));
        start();
    }
    void cleanup() { m_machine.reset(); }

    // While one machine writes its file again and again and another one's is damaged, a reader always has all
    // others, whole.
    void twelveMachinesWriteAndOneIsDamaged() {
        QVERIFY(classFolder().prepare());
        for (int machine = 0; machine < 12; ++machine) {
            QVERIFY(classFolder().write(fileOf(machine, 18)));
        }
        const QString damaged = classPath() + QStringLiteral("/results/m11.json");
        const QByteArray whole = textAt(damaged);
        putText(damaged, whole.left(whole.size() / 2));
        std::atomic<bool> isDone = false;
        std::atomic<int> refused = 0;
        std::thread writer([&] {
            for (int i = 0; i < 100; ++i) {
                ClassFile file = fileOf(0, i % 2 == 0 ? 17 : 18);
                file.results.push_back(fileOf(100 + i, 20).results.front());
                refused += classFolder().write(file) ? 0 : 1;
            }
            isDone = true;
        });
        int readings = 0;
        bool isWhole = true;
        while (!isDone || readings == 0) {
            const ClassFolder::Read now = classFolder().read();
            isWhole = isWhole && now.files.size() == 11 && now.bad.size() == 1 &&
                      classroom::traineesOf(classroom::merged(now.files)).size() >= 11;
            ++readings;
        }
        writer.join();
        QVERIFY(isWhole);
        QCOMPARE(refused.load(), 0);
        const ClassFolder::Read last = classFolder().read();
        QVERIFY2(last.bad.front().text().startsWith(QStringLiteral("m11.json: line ")),
                 qPrintable(last.bad.front().text()));

        join();
        QCOMPARE(desk().badFiles().size(), 1);
        QCOMPARE(desk().rows().size(), 12); // eleven machines, one with two trainees
        putText(damaged, whole);
        read();
        QVERIFY(desk().badFiles().isEmpty());
        QCOMPARE(desk().rows().size(), 13);
    }

    // What is no file of results is named, each in its own words.
    void otherFilesAreNamed() {
        QVERIFY(classFolder().prepare());
        putText(classPath() + QStringLiteral("/results/other.json"), "{\"format\": \"mesaviva.course/1\"}");
        putText(classPath() + QStringLiteral("/results/empty.json"), "");
        putText(classPath() + QStringLiteral("/results/notes.txt"), "no results");
        putText(classPath() + QStringLiteral("/course.json"), "[]");
        join();
        QCOMPARE(desk().badFiles().size(), 3);
        QVERIFY(!desk().editReason().isEmpty()); // a damaged course is not replaced
        QVERIFY(!desk().addItem(ClassDesk::DrillItem, 0, 1, {}));
        QCOMPARE(textAt(classPath() + QStringLiteral("/course.json")), QByteArray("[]"));
    }

    void eachMachineWritesItsOwnFile() {
        practised(QStringLiteral("Ana Sá"), 18);
        join();
        QVERIFY(desk().message().isEmpty());
        QCOMPARE(written().size(), std::size_t{1});
        QCOMPARE(written().front().trainee, std::string("Ana Sá"));
        start(QStringLiteral("two"));
        join();
        QCOMPARE(desk().rows().size(), 1); // that of the other machine
        const auto line = desk().rows().first().value<ClassLine>();
        QCOMPARE(line.trainee, QStringLiteral("Ana Sá"));
        QCOMPARE(line.right, QStringLiteral("90%"));
        QVERIFY(m_machine->results.add(QStringLiteral("Rui")));
        // Nothing of the other machine's trainees was taken over.
        QCOMPARE(Trainees(local(QStringLiteral("two/trainees"))).names(), QStringList{QStringLiteral("Rui")});
    }

    void twoMachinesHaveTwoNames() {
        QVERIFY(machineId(QStringLiteral("a")) != machineId(QStringLiteral("b")));
        QCOMPARE(machineId(QStringLiteral("a")), machineId(QStringLiteral("a")));
        const std::string id = machineId(QStringLiteral("a"));
        QVERIFY(std::ranges::all_of(id, [](unsigned char letter) {
            return letter < 0x80 && (std::isalnum(letter) != 0 || letter == '-');
        }));
    }

    // A drive that is not connected: nothing is written into the empty folder where it should be, and nothing
    // is lost.
    void resultsWaitForTheFolder() {
        join();
        const QString away = m_folder->filePath(QStringLiteral("away"));
        QVERIFY(QDir().rename(classPath(), away));
        QVERIFY(QDir().mkpath(classPath()));
        practised(QStringLiteral("Ana"), 18);
        desk().open();
        QTRY_VERIFY(!desk().isReading() && !desk().isThere());
        QVERIFY(desk().folderState().contains(QStringLiteral("not there")));
        QCOMPARE(desk().rows().size(), 1); // this machine's are shown
        QVERIFY(QDir(classPath()).isEmpty());
        QVERIFY(QDir().rmdir(classPath()));
        QVERIFY(QDir().rename(away, classPath()));
        read();
        QCOMPARE(written().size(), std::size_t{1});
    }

    // A trainee whose file is damaged keeps what the folder has; one who is deleted is gone there, too.
    void theFileFollowsTheStores() {
        practised(QStringLiteral("Ana"), 18);
        practised(QStringLiteral("Rui"), 16);
        join();
        QCOMPARE(written().size(), std::size_t{2});
        putText(local(QStringLiteral("one/trainees/Ana")) + QStringLiteral("/results.sqlite"),
                "this is no database, and it is long enough to be seen as none at all");
        QVERIFY(QDir(local(QStringLiteral("one/trainees/Rui"))).removeRecursively());
        read();
        QCOMPARE(written().size(), std::size_t{1});
        QCOMPARE(written().front().trainee, std::string("Ana"));
        QVERIFY(QDir(local(QStringLiteral("one/trainees/Ana"))).removeRecursively());
        read();
        QVERIFY(written().empty());
    }

    void lessonsOfTheClassAreInTheLibrary() {
        QVERIFY(classFolder().prepare());
        QVERIFY(QFile::copy(QStringLiteral(":/mesaviva/lessons/poker_01_first_round.json"),
                            classFolder().lessons() + QStringLiteral("/first.json")));
        join();
        QTRY_VERIFY(m_machine->lessons.titleOf(QStringLiteral("class_first")) !=
                    QStringLiteral("class_first"));
        desk().leaveFolder();
        QTRY_COMPARE(m_machine->lessons.titleOf(QStringLiteral("class_first")),
                     QStringLiteral("class_first"));
        QVERIFY(!desk().hasFolder() && desk().canUndo());
        desk().undo();
        QTRY_VERIFY(desk().isThere());
    }

    void aCourseIsMadeAndFollowed() {
        practised(QStringLiteral("Ana"), 18);
        join();
        QCOMPARE(desk().standing(), QStringLiteral("The class has no course yet."));
        QVERIFY(!desk().certificateReason().isEmpty());
        desk().setTitle(QStringLiteral("Roulette, spring"));
        m_machine->drills.setMark(90);
        QVERIFY(!desk().addItem(ClassDesk::DrillItem, 0, 2, QStringLiteral("24-12-2026")));
        QVERIFY(desk().hasFailed());
        QVERIFY(desk().addItem(ClassDesk::DrillItem, 0, 2, QStringLiteral("2026-12-24")));
        QVERIFY(desk().addItem(ClassDesk::TestItem, 0, 1, QStringLiteral("1/1/2020")));
        QCOMPARE(desk().items().size(), 2);
        const auto test = desk().items().first().value<CourseLine>(); // by day
        QVERIFY2(test.late && !test.done, qPrintable(test.standing));
        const auto drill = desk().items().last().value<CourseLine>();
        QVERIFY2(drill.done && drill.detail.contains(QStringLiteral("90%")), qPrintable(drill.detail));
        QVERIFY2(desk().standing().startsWith(QStringLiteral("Ana still lacks 1 item")),
                 qPrintable(desk().standing()));
        // The options of a drill are those of the course.
        m_machine->drills.setMark(50);
        QCOMPARE(desk().practise(1), static_cast<int>(ClassDesk::DrillItem));
        QCOMPARE(m_machine->drills.mark(), 90);
        QCOMPARE(m_machine->drills.level(), 2);
        QTRY_COMPARE(classFolder().read().course.items.size(), std::size_t{2});

        desk().removeItem(0);
        QVERIFY(desk().certificateReason().isEmpty());
        const QString sheet = m_folder->filePath(QStringLiteral("certificate.txt"));
        desk().saveCertificate(QUrl::fromLocalFile(sheet));
        QTRY_VERIFY(QFile::exists(sheet));
        QTRY_VERIFY(textAt(sheet).contains("Ana") && textAt(sheet).contains("Roulette, spring"));
        QCOMPARE(desk().proposedCertificate().fileName(), QStringLiteral("certificate-Ana.pdf"));
        desk().undo();
        QCOMPARE(desk().items().size(), 2);
        QTRY_COMPARE(classFolder().read().course.items.size(), std::size_t{2});
    }

    // The class's lessons were away when the library was read: what is known of them stays, as long as the
    // trainee has it.
    void lessonsOutsideTheLibraryAreKept() {
        const QString folder = local(QStringLiteral("one/trainees"));
        practised(QStringLiteral("Ana"), 18);
        QVERIFY(ResultStore(Trainees(folder).folderOf(QStringLiteral("Ana")))
                    .save(QStringLiteral("class_first"), {2, true, 1, {}}));
        const auto lesson = [](const char* key) {
            return ClassResult{"Ana", ClassKind::lesson, 0, "poker", key, 0, 3, 2, 0, true};
        };
        const std::vector<ClassResult> now =
            localResults(folder, {}, ClassFile{"m", {lesson("class_first"), lesson("class_deleted")}});
        QCOMPARE(now.size(), std::size_t{2}); // the drill and one lesson
        QCOMPARE(std::ranges::count(now, lesson("class_first")), std::ptrdiff_t{1});
    }

    // Settings of a drill are stored in the folder under a name, and another machine has them.
    void aPresetIsForAllMachines() {
        join();
        DrillDesk& mine = m_machine->drills;
        mine.choose(static_cast<int>(drills::Drill::payment));
        mine.setTableChoice(2);
        mine.setLevel(3);
        mine.setStacks(2);
        mine.setCount(30);
        mine.setTarget(17);
        mine.setLimit(60);
        mine.setMark(90);
        desk().savePreset(QStringLiteral("  Friday "));
        QCOMPARE(desk().presets().size(), 1);
        QCOMPARE(desk().presets().first().value<CourseLine>().title, QStringLiteral("Friday"));
        mine.setCount(40);
        desk().savePreset(QStringLiteral("Friday")); // replaces the other one
        QTRY_COMPARE(classFolder().read().course.presets.size(), std::size_t{1});
        QTRY_COMPARE(classFolder().read().course.presets.front().tasks, 40);

        start(QStringLiteral("two"));
        join();
        QCOMPARE(desk().presets().size(), 1);
        DrillDesk& other = m_machine->drills;
        other.choose(static_cast<int>(drills::Drill::hands));
        desk().usePreset(0);
        QCOMPARE(other.chosen(), static_cast<int>(drills::Drill::payment));
        QCOMPARE(other.tableChoice(), 2);
        QCOMPARE(other.level(), 3);
        QCOMPARE(other.stacks(), 2);
        QCOMPARE(other.count(), 40);
        QCOMPARE(other.target(), 17);
        QCOMPARE(other.limit(), 60);
        QCOMPARE(other.mark(), 90);
        desk().removePreset(0);
        QVERIFY(desk().presets().isEmpty());
        desk().undo();
        QCOMPARE(desk().presets().size(), 1);
        QTRY_COMPARE(classFolder().read().course.presets.size(), std::size_t{1});
    }

    // Many machines that change the course at once: all changes are in it.
    void nobodysChangeIsLost() {
        QVERIFY(classFolder().prepare());
        constexpr int kChanges = 5;
        std::vector<std::thread> machines;
        for (int machine = 0; machine < 3; ++machine) {
            machines.emplace_back([this, machine] {
                for (int i = 0; i < kChanges;) {
                    const ClassFolder::Read now = classFolder().read();
                    classroom::Course course = now.course;
                    course.title = "Course";
                    course.items.push_back(
                        {ClassKind::test, std::to_string(machine) + '-' + std::to_string(i)});
                    const auto saved = classFolder().save(course, now.course, now.courseText);
                    i += saved.how == ClassFolder::Saved::saved || saved.how == ClassFolder::Saved::merged
                             ? 1
                             : 0;
                }
            });
        }
        for (std::thread& machine : machines) {
            machine.join();
        }
        QCOMPARE(classFolder().read().course.items.size(), std::size_t{3 * kChanges});
    }

    // Two who change the course at once: both changes hold, and the second machine shows a message.
    void nobodysCourseIsOverwritten() {
        join();
        QVERIFY(desk().addItem(ClassDesk::DrillItem, 0, 1, {}));
        QTRY_COMPARE(classFolder().read().course.items.size(), std::size_t{1});
        const classroom::Course other{"Other", {{ClassKind::test, "roulette"}, {ClassKind::test, "poker"}}};
        putText(classPath() + QStringLiteral("/course.json"),
                QByteArray::fromStdString(classroom::write(other)));
        QVERIFY(desk().addItem(ClassDesk::DrillItem, 1, 1, {}));
        QTRY_VERIFY2(desk().message().contains(QStringLiteral("another machine")),
                     qPrintable(desk().message()));
        QVERIFY(!desk().hasFailed());
        QCOMPARE(desk().courseTitle(), QStringLiteral("Other"));
        QCOMPARE(desk().items().size(), 3); // the other machine has taken the first one out
        classroom::Course both = other;
        both.items.push_back({ClassKind::drill, std::string(drills::name(drills::kAllDrills[1]))});
        both.items.back().tasks = m_machine->drills.count();
        both.items.back().percent = m_machine->drills.mark();
        QVERIFY(classFolder().read().course == both);

        // A file that cannot be read is not replaced.
        putText(classPath() + QStringLiteral("/course.json"), "[]");
        QVERIFY(desk().addItem(ClassDesk::DrillItem, 2, 1, {}));
        QTRY_VERIFY(desk().hasFailed());
        QCOMPARE(textAt(classPath() + QStringLiteral("/course.json")), QByteArray("[]"));
    }

    void aLockedCourseIsNotChanged() {
        join();
        QVERIFY(desk().addItem(ClassDesk::DrillItem, 0, 1, {}));
        m_machine->tests.lock()->setPin(QStringLiteral("4711"));
        QTRY_VERIFY(!m_machine->tests.lock()->isBusy());
        m_machine->tests.lock()->lock();
        QVERIFY(!desk().editReason().isEmpty());
        QVERIFY(!desk().addItem(ClassDesk::DrillItem, 1, 1, {}));
        desk().removeItem(0);
        QVERIFY(!desk().canUndo());
        desk().undo();
        QCOMPARE(desk().items().size(), 1);
    }

    void theListIsSaved() {
        practised(QStringLiteral("Ana"), 18);
        join();
        for (const int groups : {0, 1}) {
            desk().setGroups(groups);
            const QString list = m_folder->filePath(QStringLiteral("class%1.csv").arg(groups));
            desk().saveList(QUrl::fromLocalFile(list));
            QTRY_VERIFY(QFile::exists(list));
            const QList<QByteArray> lines = textAt(list).split('\n');
            QCOMPARE(lines.size(), 3);
            QVERIFY2(lines.at(1).startsWith("Ana,") && lines.at(1).contains(",1,20,18,"),
                     lines.at(1).constData());
        }
    }
};

MESAVIVA_TEST(TestClassDesk)

#include "tst_class_desk.moc"
