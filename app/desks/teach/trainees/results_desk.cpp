// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/trainees/results_desk.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/training/trainee/trainee_figures.h"
#endif

#include "app/desks/teach/croupier/croupier_entries.h"
#include "app/desks/teach/croupier/croupier_text.h"
#include "app/desks/teach/drills/game_drills.h"
#include "app/desks/teach/results/result_store.h"
#include "app/desks/teach/trainees/results_text.h"

#include <QCollator>
#include <QDateTime>
#include <QDir>
#include <QPointer>
#include <QUrl>
#include <QUuid>

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

namespace mesaviva::app {

namespace {

// File systems allow 255 bytes.
constexpr qsizetype kLongestFolder = 200;

// Folder name of a trainee: characters that a file system may refuse or interpret are written in hexadecimal.
QString folderName(const QString& name) {
    return QString::fromLatin1(
        name.toUtf8().toPercentEncoding(QByteArrayLiteral(" "), QByteArrayLiteral(".~")));
}

} // namespace

Trainees::Trainees(QString folder) : m_folder(std::move(folder)) {}

QStringList Trainees::names() const {
    QStringList names;
    for (const QString& entry : QDir(m_folder).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const QString name = QUrl::fromPercentEncoding(entry.toUtf8());
        if (folderName(name) == entry) { // otherwise not ours
            names.append(name);
        }
    }
    QCollator order;
    order.setCaseSensitivity(Qt::CaseInsensitive);
    std::ranges::sort(names, order);
    return names;
}

QString Trainees::folderOf(const QString& name) const {
    return name.isEmpty() ? QString() : QDir(m_folder).filePath(folderName(name));
}

Trainees::Refusal Trainees::add(const QString& name) const {
    const QString trimmed = name.simplified();
    if (trimmed.isEmpty()) {
        return Refusal::empty;
    }
    if (folderName(trimmed).size() > kLongestFolder) {
        return Refusal::tooLong;
    }
    // Some file systems ignore case.
    if (names().contains(trimmed, Qt::CaseInsensitive)) {
        return Refusal::taken;
    }
    return QDir().mkpath(folderOf(trimmed)) ? Refusal::none : Refusal::unwritable;
}

bool Trainees::setAside(const QString& name, const QString& place) const {
    return !name.isEmpty() && QDir().rename(folderOf(name), place);
}

bool Trainees::bringBack(const QString& name, const QString& place) const {
    return !names().contains(name, Qt::CaseInsensitive) && QDir().rename(place, folderOf(name));
}

using trainee::TraineeDay;
using trainee::TraineePast;

namespace {

constexpr qsizetype kMostDays = 30;

bool forgetAll(const QString& folder) {
    const ResultStore store(folder);
    const bool noDrills = store.forget(ResultKind::drills);
    const bool noShifts = store.forget(ResultKind::shifts);
    const bool noTests = store.forget(ResultKind::tests);
    return noDrills && noShifts && noTests;
}

// Next to the trainees' folders: those that a window has deleted, in a folder of its own.
QString deletedIn(const QString& folder) { return folder + QStringLiteral("/deleted-trainees"); }

QString lockOf(const QString& window) { return window + QStringLiteral(".lock"); }

// Nothing of a window that still runs.
std::unique_ptr<QLockFile> heldBy(const QString& window) {
    auto lock = std::make_unique<QLockFile>(lockOf(window));
    lock->setStaleLockTime(0); // however long it runs
    return lock->tryLock(0) ? std::move(lock) : nullptr;
}

// What windows have left that ended early.
void removeLeft(const QString& folder) {
    const QDir all(deletedIn(folder));
    for (const QString& window : all.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const std::unique_ptr<QLockFile> lock = heldBy(all.filePath(window));
        if (lock) {
            QDir(all.filePath(window)).removeRecursively();
        }
    }
}

QVariantList listOf(const SheetFacts& facts) {
    QVariantList list;
    for (const SheetFact& fact : facts) {
        ResultFact shown;
        shown.label = fact.label;
        shown.value = fact.value;
        list.append(QVariant::fromValue(shown));
    }
    return list;
}

} // namespace

ResultsDesk::ResultsDesk(const Desks& desks, const GameRegistry& games, const QString& settings,
                         const QString& folder, QObject* parent)
    : QObject(parent),
      m_store(settings),
      m_desks(desks),
      m_games(games),
      m_folder(resultFolder(folder)),
      m_trainees(QDir(m_folder).filePath(QStringLiteral("trainees"))) {
    connect(&m_saver, &SheetSaver::messageChanged, this, [this] {
        m_savedLast = true;
        emit messageChanged();
    });
    connect(&m_desks.lessons, &LessonDesk::listChanged, this, &ResultsDesk::changed);
    connect(m_desks.tests.lock(), &ExaminerLock::openChanged, this, &ResultsDesk::changed);
    removeLeft(m_folder);
    m_names = m_trainees.names();
    const QString last = m_store.text(QStringLiteral("teach/trainee"));
    if (!last.isEmpty() && m_names.contains(last)) {
        use(last);
    }
}

ResultsDesk::~ResultsDesk() {
    m_worker.settle();
    if (m_held) {
        QDir(m_window).removeRecursively();
    }
}

QStringList ResultsDesk::trainees() const {
    QStringList all = m_names;
    all.prepend(ResultsText::name({}));
    return all;
}

int ResultsDesk::chosen() const {
    return m_trainee.isEmpty() ? 0 : static_cast<int>(m_names.indexOf(m_trainee)) + 1;
}

QString ResultsDesk::name() const { return ResultsText::name(m_trainee); }

void ResultsDesk::use(const QString& trainee) {
    m_names = m_trainees.names();
    m_trainee = trainee;
    m_store.storeWord(QStringLiteral("teach/trainee"), trainee);
    const QString folder = trainee.isEmpty() ? m_folder : m_trainees.folderOf(trainee);
    m_desks.drills.setFolder(folder, trainee);
    m_desks.shifts.setFolder(folder, trainee);
    m_desks.tests.setFolder(folder);
    m_desks.lessons.setResultFolder(trainee.isEmpty() ? QString() : folder);
    m_past = {};
    m_figures = {};
    ++m_asked;
    emit traineeChanged();
    emit changed();
}

void ResultsDesk::open() {
    m_reading = true;
    emit changed();
    // Includes what was done just before.
    whenSaved([this, asked = ++m_asked] { read(asked); });
}

void ResultsDesk::whenSaved(const std::function<void()>& then) {
    const auto saved = [self = QPointer<ResultsDesk>(this), then, left = std::make_shared<int>(4)] {
        if (--*left == 0 && self) {
            then();
        }
    };
    m_desks.drills.whenSaved(saved);
    m_desks.shifts.whenSaved(saved);
    m_desks.tests.whenSaved(saved);
    m_desks.lessons.whenSaved(saved);
}

void ResultsDesk::read(int asked) {
    if (asked != m_asked) {
        return;
    }
    const QString folder = m_trainee.isEmpty() ? m_folder : m_trainees.folderOf(m_trainee);
    m_worker.run(
        *this, [folder] { return ResultStore(folder).past(); },
        [this, asked](const std::optional<TraineePast>& past) {
            if (asked != m_asked) {
                return;
            }
            m_reading = false;
            m_past = past.value_or(TraineePast{});
            m_figures = trainee::figuresOf(
                m_past, [](std::int64_t at) { return QDateTime::fromSecsSinceEpoch(at).offsetFromUtc(); });
            if (!past) {
                say(tr("The files with the results can't be read."), true);
            }
            emit changed();
        });
}

void ResultsDesk::choose(int trainee) {
    if (trainee < 0 || trainee > m_names.size() || trainee == chosen()) {
        return;
    }
    use(trainee == 0 ? QString() : m_names.at(trainee - 1));
    say({}, false);
    open();
}

bool ResultsDesk::add(const QString& name) {
    switch (m_trainees.add(name)) {
    case Trainees::Refusal::none:
        use(name.simplified());
        say({}, false);
        open();
        return true;
    case Trainees::Refusal::empty: say(tr("A trainee needs a name."), true); break;
    case Trainees::Refusal::tooLong: say(tr("That name is too long."), true); break;
    case Trainees::Refusal::taken: say(tr("There is already a trainee with that name."), true); break;
    case Trainees::Refusal::unwritable: say(tr("The folder for the results can't be created."), true); break;
    }
    return false;
}

QString ResultsDesk::forgetReason() const {
    if (const QString locked = m_desks.tests.lock()->reason(); !locked.isEmpty()) {
        return locked; // tests are among the results
    }
    return m_trainee.isEmpty() && !hasResults() ? tr("There are no results yet") : QString();
}

// Where the next deleted trainee's folder goes; empty: nowhere.
QString ResultsDesk::newPlace() {
    if (!m_held) {
        m_window = deletedIn(m_folder) + u'/' + QUuid::createUuid().toString(QUuid::Id128);
        m_held = QDir().mkpath(m_window) ? heldBy(m_window) : nullptr;
    }
    return m_held ? m_window + u'/' + QString::number(++m_places) : QString();
}

// Waits for the desks to write, so that this is deleted too; then they read again.
void ResultsDesk::forget() {
    if (!m_desks.tests.lock()->isOpen()) {
        return;
    }
    const QString gone = m_trainee;
    use({});
    if (gone.isEmpty()) {
        forgetNameless();
        return;
    }
    whenSaved([this, gone] {
        m_worker.run(
            *this,
            [trainees = m_trainees, gone, place = newPlace()] {
                return !place.isEmpty() && trainees.setAside(gone, place) ? place : QString();
            },
            [this, gone](const QString& place) {
                if (!place.isEmpty()) {
                    m_deleted.push_back({gone, place});
                }
                use(m_trainee);
                open();
                //: %1 a trainee
                say(place.isEmpty() ? tr("%1 can't be deleted.").arg(gone)
                                    //: %1 a trainee
                                    : tr("All data of %1 has been deleted.").arg(gone),
                    place.isEmpty());
            });
    });
}

void ResultsDesk::forgetNameless() {
    whenSaved([this] {
        m_worker.run(
            *this,
            [folder = m_folder, place = newPlace()] {
                const ResultStore store(folder);
                const bool isCopied = !place.isEmpty() && QDir().mkpath(place) &&
                                      store.past() && // brings those of earlier versions
                                      store.copyTo(place);
                return isCopied && forgetAll(folder) ? place : QString();
            },
            [this](const QString& place) {
                const bool done = !place.isEmpty();
                if (done) {
                    m_desks.lessons.forgetProgress();
                    m_deleted.push_back({{}, place});
                }
                use(m_trainee);
                open();
                say(done ? tr("All results are deleted.") : tr("Not all results could be deleted."), !done);
            });
    });
}

void ResultsDesk::undo() {
    if (!canUndo()) {
        return;
    }
    const Deleted last = std::move(m_deleted.back());
    m_deleted.pop_back();
    emit changed();
    whenSaved([this, last] { // what is still being deleted would be lost
        m_worker.run(
            *this,
            [trainees = m_trainees, folder = m_folder, last] {
                return last.name.isEmpty() ? ResultStore(folder).bringBack(last.place)
                                           : trainees.bringBack(last.name, last.place);
            },
            [this, last](const bool& done) { noteBroughtBack(last, done); });
    });
}

void ResultsDesk::noteBroughtBack(const Deleted& last, bool done) {
    const bool isNameless = last.name.isEmpty();
    if (!done) {
        m_deleted.push_back(last);
        emit changed();
        say(isNameless
                ? tr("The results without a name can't be brought back: are there new ones?")
                //: %1 a trainee
                : tr("%1 can't be brought back: is there a trainee with that name now?").arg(last.name),
            true);
        return;
    }
    use(last.name);
    open();
    say(isNameless ? tr("The results without a name are back.")
                   //: %1 a trainee
                   : tr("%1 is back, with all results.").arg(last.name),
        false);
}

QUrl ResultsDesk::proposedFile(const QString& ending) const {
    return SheetSaver::proposed(namedFile(tr("results"), m_trainee), ending);
}

void ResultsDesk::saveTo(const QUrl& file) {
    say({}, false);
    const QString path = file.toLocalFile();
    if (!path.endsWith(QStringLiteral(".csv"), Qt::CaseInsensitive)) {
        m_saver.save(ResultsText::sheet(m_trainee, m_figures, m_games, m_desks.lessons.progress()), file);
        return;
    }
    trainee::TraineePast past = m_past;
    past.lessons = m_desks.lessons.begun();
    ResultsText::Names names{m_trainee, {}, {}};
    const auto nameTable = [&](const std::string& game, const std::string& table) {
        names.tables.try_emplace(table, m_desks.shifts.tableName(game, table));
    };
    for (const croupier::Shift& shift : past.shifts) {
        nameTable(shift.game, shift.table);
    }
    for (const croupier::TakenTest& test : past.tests) {
        nameTable(test.game, test.table);
    }
    for (const trainee::LessonDone& lesson : past.lessons) {
        names.lessons.emplace(lesson.lesson, m_desks.lessons.titleOf(QString::fromStdString(lesson.lesson)));
    }
    m_worker.run(
        *this,
        [past = std::move(past), names = std::move(names), path] {
            return saveText(path, ResultsText::csv(past, names));
        },
        [this, path](const bool& written) {
            const QString name = QDir::toNativeSeparators(path);
            say(written ? tr("The results are in %1.").arg(name) : tr("%1 can't be written.").arg(name),
                !written);
        });
}

QVariantList ResultsDesk::facts() const {
    return listOf(ResultsText::facts(m_figures, m_desks.lessons.progress()));
}

QVariantList ResultsDesk::subjects() const { return listOf(ResultsText::subjects(m_figures, m_games)); }

QVariantList ResultsDesk::faults() const {
    QVariantList list;
    for (const croupier::FaultCount& fault : m_figures.faults) {
        CroupierFault shown;
        shown.kind = CroupierText::kind(fault.kind);
        shown.rule = QString::fromStdString(fault.rule);
        shown.count = fault.count;
        shown.source = CroupierText::source(fault.kind, shown.rule);
        list.append(QVariant::fromValue(shown));
    }
    return list;
}

QVariantList ResultsDesk::curve() const {
    const auto& days = m_figures.days;
    const auto from = days.end() - std::min(static_cast<std::ptrdiff_t>(days.size()),
                                            static_cast<std::ptrdiff_t>(kMostDays));
    std::int64_t longest = 1;
    std::for_each(from, days.end(),
                  [&](const TraineeDay& day) { longest = std::max(longest, day.work.time()); });
    QVariantList list;
    std::for_each(from, days.end(), [&](const TraineeDay& day) {
        DrillPoint point;
        point.right = day.work.share().value_or(0);
        point.seconds = static_cast<double>(day.work.time()) / static_cast<double>(longest);
        point.text = ResultsText::day(day);
        list.append(QVariant::fromValue(point));
    });
    return list;
}

QString ResultsDesk::past() const {
    if (m_figures.days.empty()) {
        return m_reading ? tr("The results are being read …") : tr("Nothing has been practised yet.");
    }
    return tr("The last %n day(s) of practice", nullptr,
              static_cast<int>(std::min(static_cast<qsizetype>(m_figures.days.size()), kMostDays)));
}

void ResultsDesk::say(const QString& words, bool failure) {
    m_message = words;
    m_failed = failure;
    m_savedLast = false;
    emit messageChanged();
}

void ResultsDesk::retranslate() {
    m_message.clear();
    emit traineeChanged();
    emit changed();
    emit messageChanged();
}

} // namespace mesaviva::app
