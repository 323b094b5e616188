// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/classroom/class_desk.h"

#include "app/core/text/texts.h"
#include "app/desks/teach/drills/drill_text.h"
#include "app/desks/teach/results/result_store.h"

#include <QCollator>
#include <QDate>
#include <QDateTime>
#include <QDir>
#include <QLockFile>
#include <QPointer>
#include <QUuid>

#include <algorithm>
#include <chrono>
#include <optional>
#include <utility>

namespace mesaviva::app {

using classroom::ClassGroups;
using classroom::ClassKind;
using classroom::ClassResult;
using classroom::ClassRow;
using classroom::Course;
using classroom::CourseItem;

namespace {

const QString kClassFolder = QStringLiteral("class/folder");
const QString kClassMachine = QStringLiteral("class/machine");
constexpr std::size_t kMostUndone = 50;

std::int64_t zoneHere(std::int64_t at) { return QDateTime::fromSecsSinceEpoch(at).offsetFromUtc(); }

classroom::CourseDay today() {
    const QDate date = QDate::currentDate();
    return {date.year(), date.month(), date.day()};
}

/// The day that somebody typed: as people write it, or as the file of the course does.
std::optional<classroom::CourseDay> typedDay(const QString& text) {
    const QDate date = QDate::fromString(text, QStringLiteral("d/M/yyyy"));
    return classroom::courseDayFrom((date.isValid() ? date.toString(Qt::ISODate) : text).toStdString());
}

} // namespace

ClassDesk::ClassDesk(ResultsDesk& results, const ResultsDesk::Desks& desks, const QString& settings,
                     const QString& folder, QObject* parent)
    : QObject(parent),
      m_results(results),
      m_desks(desks),
      m_store(settings),
      m_local(QDir(resultFolder(folder)).filePath(QStringLiteral("trainees"))) {
    // A table brings several changes at once.
    m_soon.setSingleShot(true);
    m_soon.setInterval(std::chrono::seconds(3));
    m_again.setSingleShot(true);
    m_again.setInterval(std::chrono::minutes(1));
    connect(&m_soon, &QTimer::timeout, this, &ClassDesk::sync);
    connect(&m_again, &QTimer::timeout, this, &ClassDesk::sync);
    connect(&m_desks.drills, &DrillDesk::stageChanged, this, &ClassDesk::syncSoon);
    connect(&m_desks.shifts, &CroupierResults::changed, this, &ClassDesk::syncSoon);
    connect(&m_desks.tests, &TableTestDesk::pastChanged, this, &ClassDesk::syncSoon);
    connect(&m_desks.lessons, &LessonDesk::activeChanged, this, &ClassDesk::syncSoon);
    connect(&m_desks.lessons, &LessonDesk::listChanged, this, [this] {
        if (m_waits && m_desks.lessons.isWhole()) {
            sync();
        }
    });
    connect(&m_results, &ResultsDesk::traineeChanged, this, [this] {
        m_trainee = m_results.trainee();
        syncSoon();
        emit changed();
    });
    connect(m_desks.tests.lock(), &ExaminerLock::openChanged, this, &ClassDesk::changed);
    connect(&m_saver, &SheetSaver::messageChanged, this, [this] {
        m_savedLast = true;
        emit messageChanged();
    });
    m_trainee = m_results.trainee();
    use(m_store.text(kClassFolder));
}

// What was changed last is written, unless the disk hangs.
ClassDesk::~ClassDesk() { m_worker.settleWithin(Worker::kPatience); }

QString ClassDesk::folder() const { return QDir::toNativeSeparators(m_folder); }

QString ClassDesk::folderState() const {
    if (m_folder.isEmpty()) {
        return tr(
            "This machine takes part in no class. Choose a folder that all machines of the class share.");
    }
    if (m_there) {
        return {};
    }
    return m_reading ? tr("The folder of the class is being read …")
                     : tr("The folder of the class is not there. Results are stored on this computer and are "
                          "written to it when it is there again.");
}

QStringList ClassDesk::badFiles() const {
    QStringList lines;
    for (const BadClassFile& bad : m_bad) {
        lines.append(bad.text());
    }
    return lines;
}

void ClassDesk::use(const QString& folder) {
    m_folder = folder;
    m_there = false;
    m_all.clear();
    m_bad.clear();
    m_course = {};
    m_courseText.clear();
    m_before.clear();
    m_trainees.clear();
    ++m_asked;
    m_reading = false;
    m_wasAway = false;
    m_again.stop();
    if (!folder.isEmpty() && m_machine.empty()) {
        QString stored = m_store.text(kClassMachine);
        if (stored.isEmpty()) {
            stored = QUuid::createUuid().toString(QUuid::Id128);
            m_store.storeWord(kClassMachine, stored);
        }
        m_machine = machineId(stored);
    }
    m_desks.lessons.setClassFolder(folder.isEmpty() ? QString() : ClassFolder(folder).lessons());
    syncSoon();
    emit changed();
}

void ClassDesk::chooseFolder(const QUrl& folder) {
    const QString path = folder.toLocalFile();
    if (path.isEmpty()) {
        return;
    }
    m_worker.runAbandonable(
        *this, [path] { return ClassFolder(path).prepare(); },
        [this, path](const bool& prepared) {
            if (!prepared) {
                say(tr("%1 can't be the folder of a class: nothing can be written there.")
                        .arg(QDir::toNativeSeparators(path)),
                    true);
                return;
            }
            m_left.clear();
            m_store.storeWord(kClassFolder, path);
            use(path);
            say({}, false);
            open();
        });
}

void ClassDesk::leaveFolder() {
    m_left = m_folder;
    m_store.forget(kClassFolder);
    use({});
    say(tr("This machine no longer takes part in the class. The files in the folder stay."), false);
}

void ClassDesk::undo() {
    if (!m_left.isEmpty()) {
        const QString folder = std::exchange(m_left, {});
        m_store.storeWord(kClassFolder, folder);
        use(folder);
        say({}, false);
        open();
    } else if (!m_before.empty() && editReason().isEmpty()) {
        const Course course = std::move(m_before.back());
        m_before.pop_back();
        store(course);
    }
}

void ClassDesk::syncSoon() {
    if (!m_folder.isEmpty()) {
        m_soon.start();
    }
}

void ClassDesk::open() {
    say({}, false);
    sync();
}

void ClassDesk::sync() {
    if (m_folder.isEmpty()) {
        return;
    }
    m_soon.stop();
    // The stores have lessons by key only: without the library they would be missing in the file.
    m_waits = !m_desks.lessons.isWhole();
    if (m_waits) {
        if (!m_desks.lessons.isReady()) {
            m_desks.lessons.open();
        }
        return;
    }
    m_reading = true;
    emit changed();
    m_results.whenSaved([self = QPointer<ClassDesk>(this), asked = ++m_asked] {
        if (ClassDesk* const desk = self.data(); desk && asked == desk->m_asked) {
            desk->readNow(asked);
        }
    });
}

void ClassDesk::readNow(int asked) {
    const auto job = [folder = ClassFolder(m_folder), local = m_local, machine = m_machine,
                      library = m_desks.lessons.library()] {
        Read read;
        // Another window of the program would otherwise write what it had read before.
        QDir().mkpath(local);
        QLockFile lock(local + QStringLiteral("/class.lock"));
        constexpr int kPatience = 5'000; // milliseconds
        const bool isLocked = lock.tryLock(kPatience);
        read.isThere = folder.isThere();
        classroom::ClassFile own{machine, localResults(local, library, folder.fileOf(machine))};
        if (read.isThere) {
            const bool isNothing = own.results.empty() && !folder.fileOf(machine);
            read.isWritten = isLocked && (isNothing || folder.write(own));
            read.content = folder.read();
        }
        read.content.files.push_back(std::move(own));
        read.all = classroom::merged(read.content.files);
        return read;
    };
    m_worker.runAbandonable(*this, job, [this, asked](const Read& read) {
        if (asked == m_asked) {
            take(read);
        }
    });
}

void ClassDesk::take(const Read& read) {
    m_reading = false;
    m_there = read.isThere;
    if (m_there && m_wasAway) {
        m_desks.lessons.open(); // the class's are there again
    }
    m_wasAway = !m_there;
    m_all = read.all;
    m_bad = read.content.bad;
    if (m_there && read.content.courseText != m_courseText) {
        m_course = read.content.course;
        m_courseText = read.content.courseText;
        m_before.clear(); // they belong to what was there before
    }
    m_trainees = Trainees(m_local).names();
    for (const std::string& name : classroom::traineesOf(m_all)) {
        const QString trainee = QString::fromStdString(name);
        if (!m_trainees.contains(trainee)) {
            m_trainees.append(trainee);
        }
    }
    QCollator order;
    order.setCaseSensitivity(Qt::CaseInsensitive);
    std::ranges::sort(m_trainees, order);
    if (!m_trainees.contains(m_trainee)) {
        m_trainee = m_trainees.value(0);
    }
    if (!m_there || !read.isWritten) {
        m_again.start();
    }
    if (m_there && !read.isWritten) {
        say(tr("The results of this machine can't be written to the folder of the class. They are stored on "
               "this "
               "computer, and the program tries again."),
            true);
    }
    emit changed();
}

void ClassDesk::setGroups(int groups) {
    m_groups = std::clamp(groups, 0, 1);
    emit changed();
}

std::vector<ClassRow> ClassDesk::sortedRows() const {
    std::vector<ClassRow> rows =
        classroom::classRows(m_all, m_groups == 1 ? ClassGroups::weeks : ClassGroups::trainees, zoneHere);
    QCollator order;
    order.setCaseSensitivity(Qt::CaseInsensitive);
    std::ranges::stable_sort(rows, [&](const ClassRow& a, const ClassRow& b) {
        if (a.week != b.week) {
            return a.week > b.week;
        }
        return order.compare(QString::fromStdString(a.trainee), QString::fromStdString(b.trainee)) < 0;
    });
    return rows;
}

QVariantList ClassDesk::rows() const {
    QVariantList list;
    const ClassText::Names words = names();
    for (const ClassRow& row : sortedRows()) {
        list.append(QVariant::fromValue(ClassText::line(row, words)));
    }
    return list;
}

ClassText::Names ClassDesk::names() const {
    return {
        [this](const std::string& lesson) { return m_desks.lessons.titleOf(QString::fromStdString(lesson)); },
        [this](const std::string& game, const std::string& table) {
            return m_desks.shifts.tableName(game, table);
        }};
}

void ClassDesk::setTrainee(int trainee) {
    m_trainee = m_trainees.value(trainee, m_trainee);
    emit changed();
}

std::vector<const ClassResult*> ClassDesk::done() const {
    return classroom::doneOf(m_course, m_all, m_trainee.toStdString());
}

QVariantList ClassDesk::items() const {
    QVariantList list;
    const std::vector<const ClassResult*> results = done();
    const ClassText::Names words = names();
    for (std::size_t i = 0; i < results.size(); ++i) {
        list.append(QVariant::fromValue(ClassText::item(m_course.items[i], results[i], today(), words)));
    }
    return list;
}

QString ClassDesk::standing() const {
    if (m_course.isEmpty()) {
        return tr("The class has no course yet.");
    }
    if (m_trainee.isEmpty()) {
        return tr("The class has no trainees yet.");
    }
    const auto lacking = static_cast<int>(std::ranges::count(done(), nullptr));
    //: %1 a trainee
    return lacking == 0 ? tr("%1 has done everything.").arg(m_trainee)
                        : tr("%1 still lacks %n item(s).", nullptr, lacking).arg(m_trainee);
}

QString ClassDesk::certificateReason() const {
    const bool isWhole =
        !m_course.isEmpty() && !m_trainee.isEmpty() && std::ranges::count(done(), nullptr) == 0;
    return isWhole ? QString() : standing();
}

QString ClassDesk::editReason() const {
    if (!m_there) {
        return m_folder.isEmpty() ? tr("Choose the folder of the class first")
                                  : tr("The folder of the class is not there");
    }
    const bool isBad = std::ranges::any_of(
        m_bad, [](const BadClassFile& bad) { return bad.file.endsWith(QStringLiteral("/course.json")); });
    return isBad ? tr("The course's file can't be read: correct it or remove it")
                 : m_desks.tests.lock()->reason();
}

QStringList ClassDesk::subjects(int kind) const {
    QStringList titles;
    switch (kind) {
    case DrillItem:
        for (const drills::Drill drill : drills::kAllDrills) {
            titles.append(DrillText::title(drill));
        }
        break;
    case LessonItem:
        for (const trainee::LessonDone& lesson : m_desks.lessons.library()) {
            titles.append(m_desks.lessons.titleOf(QString::fromStdString(lesson.lesson)));
        }
        break;
    case TestItem: titles = m_desks.tests.games(); break;
    default: break;
    }
    return titles;
}

void ClassDesk::setTitle(const QString& title) {
    Course course = m_course;
    course.title = title.simplified().left(60).toStdString(); // at most 4 bytes a letter
    if (!course.title.empty() && course.title != m_course.title) {
        edit(course);
    }
}

bool ClassDesk::addItem(int kind, int subject, int level, const QString& by) {
    CourseItem item;
    const QString day = by.trimmed();
    item.by = typedDay(day);
    if (!day.isEmpty() && !item.by) {
        say(tr("%1 is no day. Write it as 24/12/2026, or leave it empty.").arg(day), true);
        return false;
    }
    const auto place = static_cast<std::size_t>(subject);
    const std::vector<trainee::LessonDone> lessons = m_desks.lessons.library();
    if (subject < 0 || subject >= subjects(kind).size() || m_course.items.size() >= classroom::kMostItems ||
        !editReason().isEmpty()) {
        return false;
    }
    if (kind == DrillItem) {
        item.key = drills::name(drills::kAllDrills.at(place));
        item.level = std::clamp(level, 1, drills::kLevels);
        item.tasks = m_desks.drills.count();
        item.percent = m_desks.drills.mark();
        item.limit = m_desks.drills.limit();
        const bool isChosen = m_desks.drills.chosen() == subject && m_desks.drills.level() == item.level;
        item.target = isChosen && !m_desks.drills.isUsualTarget() ? m_desks.drills.target() : 0;
    } else if (kind == LessonItem) {
        item.kind = ClassKind::lesson;
        item.key = lessons.at(place).lesson;
    } else {
        item.kind = ClassKind::test;
        item.key = m_desks.tests.gameKey(subject).toStdString();
    }
    Course course = m_course;
    course.items.push_back(item);
    classroom::sortByDay(course);
    edit(course);
    return true;
}

void ClassDesk::removeItem(int row) {
    if (row >= 0 && row < static_cast<int>(m_course.items.size())) {
        Course course = m_course;
        course.items.erase(course.items.begin() + row);
        edit(course);
    }
}

void ClassDesk::edit(const Course& course) {
    if (!editReason().isEmpty()) {
        return;
    }
    if (m_before.size() >= kMostUndone) {
        m_before.erase(m_before.begin());
    }
    m_before.push_back(m_course);
    store(course);
}

// The next change is compared with this one, also before this one is written.
void ClassDesk::store(const Course& course) {
    m_left.clear();
    Course base = std::exchange(m_course, course);
    for (Course* const one : {&base, &m_course}) {
        if (one->title.empty()) {
            one->title = tr("Course").toStdString();
        }
    }
    const QByteArray before = m_courseText;
    m_courseText = QByteArray::fromStdString(classroom::write(m_course));
    ++m_asked; // what is being read may be older
    const bool reads = std::exchange(m_reading, false);
    say({}, false);
    emit changed();
    m_worker.runAbandonable(
        *this,
        [folder = ClassFolder(m_folder), course = m_course, base, before] {
            return folder.save(course, base, before);
        },
        [this, of = m_folder, reads, text = m_courseText](const ClassFolder::SavedCourse& saved) {
            const bool isSaved =
                saved.how == ClassFolder::Saved::saved || saved.how == ClassFolder::Saved::merged;
            if (isSaved || of != m_folder) {
                if (saved.how == ClassFolder::Saved::merged && of == m_folder) {
                    takeMerged(saved, text);
                }
                if (reads) {
                    syncSoon();
                }
                return;
            }
            sync(); // shows what is there
            say(saved.how == ClassFolder::Saved::changed_meanwhile
                    ? tr("The course was changed on another machine meanwhile. That one is shown; your "
                         "change was "
                         "not saved.")
                    : tr("The course can't be written. Your change was not saved."),
                true);
        });
}

// Unless it was changed again since `text`: that change is written next, and merged as well.
void ClassDesk::takeMerged(const ClassFolder::SavedCourse& saved, const QByteArray& text) {
    if (m_courseText == text) {
        m_course = saved.course;
        m_courseText = saved.text;
        m_before.clear(); // they belong to what was there before
        ++m_asked;
        emit changed();
    }
    say(tr("The course was changed on another machine meanwhile. Both changes are saved."), false);
}

QVariantList ClassDesk::presets() const {
    QVariantList list;
    for (const classroom::DrillPreset& preset : m_course.presets) {
        list.append(QVariant::fromValue(ClassText::preset(preset)));
    }
    return list;
}

void ClassDesk::savePreset(const QString& name) {
    const DrillDesk& desk = m_desks.drills;
    classroom::DrillPreset preset;
    preset.name = name.simplified().left(40).toStdString(); // at most 4 bytes a letter
    preset.drill = drills::name(drills::kAllDrills.at(static_cast<std::size_t>(desk.chosen())));
    preset.table = desk.tableKey();
    preset.level = desk.level();
    preset.stacks = desk.stacks();
    preset.tasks = desk.count();
    preset.percent = desk.mark();
    preset.target = desk.isUsualTarget() ? 0 : desk.target();
    preset.limit = desk.limit();
    Course course = m_course;
    std::erase_if(course.presets, [&](const classroom::DrillPreset& one) { return one.name == preset.name; });
    if (!preset.name.empty() && course.presets.size() < classroom::kMostPresets) {
        course.presets.push_back(std::move(preset));
        edit(course);
    }
}

void ClassDesk::removePreset(int row) {
    if (row >= 0 && row < static_cast<int>(m_course.presets.size())) {
        Course course = m_course;
        course.presets.erase(course.presets.begin() + row);
        edit(course);
    }
}

void ClassDesk::usePreset(int row) {
    const bool isThere = row >= 0 && row < static_cast<int>(m_course.presets.size());
    const classroom::DrillPreset preset =
        isThere ? m_course.presets[static_cast<std::size_t>(row)] : classroom::DrillPreset();
    const std::optional<drills::Drill> drill = drills::drillFrom(preset.drill);
    if (!drill) {
        return;
    }
    DrillDesk& desk = m_desks.drills;
    desk.choose(static_cast<int>(*drill));
    desk.chooseTable(preset.table);
    desk.setLevel(preset.level);
    desk.setStacks(preset.stacks);
    desk.setCount(preset.tasks);
    desk.setMark(preset.percent);
    desk.setLimit(preset.limit);
    desk.setTarget(preset.target);
}

int ClassDesk::practise(int row) {
    if (row < 0 || row >= static_cast<int>(m_course.items.size())) {
        return -1;
    }
    const CourseItem& item = m_course.items[static_cast<std::size_t>(row)];
    if (item.kind == ClassKind::lesson) {
        m_desks.lessons.choose(QString::fromStdString(item.key));
        return LessonItem;
    }
    if (item.kind == ClassKind::test) {
        for (int game = 0; game < m_desks.tests.games().size(); ++game) {
            if (m_desks.tests.gameKey(game).toStdString() == item.key) {
                m_desks.tests.setGame(game);
            }
        }
        return TestItem;
    }
    const std::optional<drills::Drill> drill = drills::drillFrom(item.key);
    if (!drill) {
        return -1;
    }
    DrillDesk& desk = m_desks.drills;
    desk.choose(static_cast<int>(*drill));
    desk.setLevel(item.level);
    desk.setCount(item.tasks);
    desk.setMark(item.percent);
    desk.setLimit(item.limit);
    desk.setTarget(item.target);
    return DrillItem;
}

QUrl ClassDesk::proposedList() const {
    //: The name of a file, in small letters: the results of a class
    return SheetSaver::proposed(tr("class"), QStringLiteral("csv"));
}

void ClassDesk::saveList(const QUrl& file) {
    const QString path = file.toLocalFile();
    m_worker.runAbandonable(
        *this, [path, text = ClassText::csv(sortedRows(), names())] { return saveText(path, text); },
        [this, path](const bool& written) {
            const QString name = QDir::toNativeSeparators(path);
            say(written ? tr("The results are in %1.").arg(name) : tr("%1 can't be written.").arg(name),
                !written);
        });
}

QUrl ClassDesk::proposedCertificate() const {
    //: The name of a file, in small letters
    return SheetSaver::proposed(namedFile(tr("certificate"), m_trainee));
}

void ClassDesk::saveCertificate(const QUrl& file) {
    if (certificateReason().isEmpty()) {
        say({}, false);
        m_saver.save(ClassText::certificate(m_trainee.toStdString(), m_course, done(), names()), file);
    }
}

void ClassDesk::say(const QString& words, bool failure) {
    m_message = words;
    m_failed = failure;
    m_savedLast = false;
    emit messageChanged();
}

void ClassDesk::retranslate() {
    say({}, false);
    emit changed();
}

} // namespace mesaviva::app
