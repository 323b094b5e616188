// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/teach/results_desk.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/trainee/trainee_csv.h"
#endif

#include "app/teach/croupier_entries.h"
#include "app/teach/drill_entries.h"
#include "app/teach/results_words.h"
#include "app/words/croupier_words.h"

#include <QDateTime>
#include <QDir>
#include <QSaveFile>
#include <QStandardPaths>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <utility>

namespace mesaviva::app {

using trainee::TraineeDay;
using trainee::TraineePast;

namespace {

constexpr qsizetype kMostDays = 30;

QString keptFolder(const QString& folder) {
    return folder.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) : folder;
}

std::filesystem::path pathOf(const QString& folder, const char* file) {
    return std::filesystem::path(QDir(folder).filePath(QLatin1String(file)).toStdU16String());
}

// Nothing where one of the files can't be read.
std::optional<TraineePast> readAll(const QString& folder) {
    std::optional<drills::DrillPast> practised = drills::DrillBook(pathOf(folder, "practice.sqlite")).read();
    std::optional<std::vector<croupier::Shift>> shifts =
        croupier::CroupierBook(pathOf(folder, "croupier.sqlite")).read();
    std::optional<std::vector<croupier::TakenTest>> tests =
        croupier::TestBook(pathOf(folder, "table_tests.sqlite")).read();
    if (!practised || !shifts || !tests) {
        return std::nullopt;
    }
    return TraineePast{std::move(practised->sessions), std::move(*shifts), std::move(*tests)};
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

ResultsDesk::ResultsDesk(const Desks& desks, const HouseGames& games, const QString& settings,
                         const QString& folder, QObject* parent)
    : QObject(parent),
      m_store(settings),
      m_desks(desks),
      m_games(games),
      m_folder(keptFolder(folder)),
      m_trainees(QDir(m_folder).filePath(QStringLiteral("trainees"))) {
    connect(&m_saver, &SheetSaver::toldChanged, this, [this] {
        m_savedLast = true;
        emit toldChanged();
    });
    connect(&m_desks.lessons, &LessonDesk::listChanged, this, &ResultsDesk::changed);
    const QString last = m_store.text(QStringLiteral("teach/trainee"));
    if (!last.isEmpty() && m_trainees.names().contains(last)) {
        use(last);
    }
}

ResultsDesk::~ResultsDesk() = default;

QStringList ResultsDesk::trainees() const {
    QStringList all = m_trainees.names();
    all.prepend(ResultsWords::name({}));
    return all;
}

int ResultsDesk::chosen() const {
    return m_trainee.isEmpty() ? 0 : static_cast<int>(m_trainees.names().indexOf(m_trainee)) + 1;
}

QString ResultsDesk::name() const { return ResultsWords::name(m_trainee); }

void ResultsDesk::use(const QString& trainee) {
    m_trainee = trainee;
    m_store.keepWord(QStringLiteral("teach/trainee"), trainee);
    const QString folder = trainee.isEmpty() ? m_folder : m_trainees.folderOf(trainee);
    m_desks.drills.keepIn(folder);
    m_desks.shifts.keepIn(folder);
    m_desks.tests.keepIn(folder);
    m_desks.lessons.keepProgressIn(trainee.isEmpty() ? QString()
                                                     : QDir(folder).filePath(QStringLiteral("lessons.ini")));
    m_past = {};
    m_figures = {};
    ++m_asked;
    emit traineeChanged();
    emit changed();
}

void ResultsDesk::open() {
    m_reading = true;
    emit changed();
    const QString folder = m_trainee.isEmpty() ? m_folder : m_trainees.folderOf(m_trainee);
    m_worker.run(
        *this, [folder] { return readAll(folder); },
        [this, asked = ++m_asked](const std::optional<TraineePast>& past) {
            if (asked != m_asked) {
                return;
            }
            m_reading = false;
            m_past = past.value_or(TraineePast{});
            m_figures = trainee::figuresOf(m_past, QDateTime::currentDateTime().offsetFromUtc());
            if (!past) {
                say(tr("The files with the results can't be read."), true);
            }
            emit changed();
        });
}

void ResultsDesk::choose(int trainee) {
    const QStringList names = m_trainees.names();
    if (trainee < 0 || trainee > names.size() || trainee == chosen()) {
        return;
    }
    use(trainee == 0 ? QString() : names.at(trainee - 1));
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
    case Trainees::Refusal::taken: say(tr("There is a trainee of that name."), true); break;
    case Trainees::Refusal::unwritable: say(tr("The folder for the results can't be made."), true); break;
    }
    return false;
}

// The desks let go of a trainee's files before these are deleted.
void ResultsDesk::forget() {
    if (m_trainee.isEmpty()) {
        m_desks.drills.forget();
        m_desks.shifts.forget();
        m_desks.tests.forget();
        m_past = {};
        m_figures = {};
        say(tr("All results are deleted."), false);
        emit changed();
        return;
    }
    const QString gone = m_trainee;
    use({});
    m_worker.run(
        *this, [trainees = m_trainees, gone] { return trainees.remove(gone); },
        [this, gone](const bool& done) {
            //: %1 a trainee
            say(done ? tr("All that was kept of %1 is deleted.").arg(gone)
                     : tr("Not everything that is kept of %1 could be deleted.").arg(gone),
                !done);
            emit traineeChanged();
        });
    open();
}

QUrl ResultsDesk::proposedFile(const QString& ending) const {
    QString name = tr("results");
    for (const QChar letter : m_trainee) {
        name += letter.isLetterOrNumber() ? letter : QChar(u'-');
    }
    QString path = SheetSaver::proposed(name).toLocalFile();
    path.replace(path.lastIndexOf(u'.') + 1, path.size(), ending);
    return QUrl::fromLocalFile(path);
}

void ResultsDesk::saveTo(const QUrl& file) {
    say({}, false);
    const QString path = file.toLocalFile();
    if (!path.endsWith(QStringLiteral(".csv"), Qt::CaseInsensitive)) {
        m_saver.save(ResultsWords::sheet(m_trainee, m_figures, m_games, m_desks.lessons.progress()), file);
        return;
    }
    m_worker.run(
        *this,
        [past = m_past, path] {
            const std::string text = trainee::csvOf(past);
            QSaveFile out(path);
            return out.open(QIODevice::WriteOnly) &&
                   out.write(text.data(), static_cast<qint64>(text.size())) ==
                       static_cast<qint64>(text.size()) &&
                   out.commit();
        },
        [this, path](const bool& written) {
            const QString name = QDir::toNativeSeparators(path);
            say(written ? tr("The results are in %1.").arg(name) : tr("%1 can't be written.").arg(name),
                !written);
        });
}

QVariantList ResultsDesk::facts() const {
    return listOf(ResultsWords::facts(m_figures, m_desks.lessons.progress()));
}

QVariantList ResultsDesk::subjects() const { return listOf(ResultsWords::subjects(m_figures, m_games)); }

QVariantList ResultsDesk::faults() const {
    QVariantList list;
    for (const croupier::FaultCount& fault : m_figures.faults) {
        CroupierFault shown;
        shown.kind = CroupierWords::kind(fault.kind);
        shown.rule = QString::fromStdString(fault.rule);
        shown.count = fault.count;
        shown.source = CroupierWords::source(fault.kind, shown.rule);
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
        point.text = ResultsWords::day(day);
        list.append(QVariant::fromValue(point));
    });
    return list;
}

QString ResultsDesk::past() const {
    if (m_figures.days.empty()) {
        return m_reading ? tr("The results are being read …") : tr("Nothing has been practised yet.");
    }
    return tr("The last %n day(s) with work", nullptr,
              static_cast<int>(std::min(static_cast<qsizetype>(m_figures.days.size()), kMostDays)));
}

void ResultsDesk::say(const QString& words, bool failure) {
    m_told = words;
    m_toldFailure = failure;
    m_savedLast = false;
    emit toldChanged();
}

void ResultsDesk::retranslate() {
    m_told.clear();
    emit traineeChanged();
    emit changed();
    emit toldChanged();
}

} // namespace mesaviva::app
