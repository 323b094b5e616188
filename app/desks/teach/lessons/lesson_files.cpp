// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/lessons/lesson_files.h"

#include "app/core/record/record_query.h"
#include "app/core/text/file_error_text.h"
#include "engine/games/games.h"
#include "engine/training/lessons/event_run.h"
#include "engine/training/lessons/lesson_document.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSaveFile>

#include <algorithm>
#include <memory>
#include <string_view>
#include <tuple>
#include <utility>

namespace mesaviva::app {

namespace {

const QString kFolder = QStringLiteral(":/mesaviva/lessons/");

} // namespace

namespace {

int unmetOf(const lessons::EventRun& run) {
    return static_cast<int>(std::ranges::count_if(run.complaints, [](const scenario::FileError& complaint) {
        return complaint.problem == scenario::FileProblem::not_met;
    }));
}

} // namespace

int unmetIn(const lessons::Lesson& lesson) { return unmetOf(lessons::runEvents(lesson.scenario)); }

std::vector<ShippedLesson> shippedLessons() {
    std::vector<ShippedLesson> shipped;
    const QStringList files = QDir(kFolder).entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name);
    for (const QString& name : files) {
        QFile file(kFolder + name);
        if (!file.open(QIODevice::ReadOnly)) {
            continue;
        }
        const QByteArray text = file.readAll();
        auto lesson =
            lessons::read(std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
        if (lesson) {
            shipped.push_back(
                {name.chopped(5), {}, std::make_shared<const lessons::Lesson>(std::move(*lesson)), 0});
        }
    }
    std::ranges::stable_sort(shipped, {}, [](const ShippedLesson& one) {
        return std::tuple(placeAmongGames(one.lesson->scenario.game()), one.lesson->level);
    });
    return shipped;
}

namespace {

using scenario::errorAt;
using scenario::FileProblem;

constexpr qsizetype kMostLessons = 1000;
constexpr qint64 kMostBytes = 1'000'000;
constexpr qint64 kBeginning = 65'536;
constexpr qsizetype kLongestFileName = 60;

// Settings key of a file, unique to it.
QString keyFor(const QString& path) {
    const QByteArray hash =
        QCryptographicHash::hash(QFileInfo(path).absoluteFilePath().toUtf8(), QCryptographicHash::Sha1);
    return QStringLiteral("own_") + QString::fromLatin1(hash.toHex().left(16));
}

// Whether the beginning of a file names that format.
bool saysOfItself(const QString& path, const QString& format) {
    const QRegularExpression said(QStringLiteral("\"format\"\\s*:\\s*\"mesaviva\\.%1/").arg(format));
    QFile file(path);
    return QFileInfo(path).isFile() && !looksLikeRecord(path) && file.open(QIODevice::ReadOnly) &&
           said.match(QString::fromUtf8(file.read(kBeginning))).hasMatch();
}

} // namespace

QString LessonRefusal::text() const {
    return QFileInfo(file).fileName() + QStringLiteral(": ") + FileErrorText::of(error);
}

std::optional<QByteArray> OwnLessons::textOf(const QString& path, LessonRefusal& refusal) {
    refusal.file = path;
    QFile file(path);
    if (!QFileInfo(path).isFile()) { // reading a pipe would block
        refusal.error =
            errorAt({}, QFileInfo(path).isDir() ? FileProblem::is_folder : FileProblem::not_opened);
        return std::nullopt;
    }
    if (looksLikeRecord(path)) { // a record may be being written; see looksLikeRecord()
        refusal.error = errorAt({}, FileProblem::nul_byte);
        return std::nullopt;
    }
    if (!file.open(QIODevice::ReadOnly)) {
        refusal.error = errorAt({}, FileProblem::not_opened);
        return std::nullopt;
    }
    QByteArray text = file.read(kMostBytes + 1);
    if (text.size() > kMostBytes) {
        refusal.error = errorAt({}, FileProblem::too_many_bytes, {std::to_string(kMostBytes)});
        return std::nullopt;
    }
    return text;
}

LessonFile OwnLessons::readFile(const QString& path, bool played) {
    LessonFile result;
    result.lesson.key = keyFor(path);
    result.lesson.path = path;
    LessonRefusal refusal;
    const std::optional<QByteArray> text = textOf(path, refusal);
    if (!text) {
        result.refusal = refusal;
        return result;
    }
    auto lesson = lessons::read(std::string_view(text->constData(), static_cast<std::size_t>(text->size())));
    if (!lesson) {
        refusal.error = lesson.error();
        result.unfinished =
            lessons::LessonDocument::open({text->constData(), static_cast<std::size_t>(text->size())})
                .hasValue();
        result.refusal = refusal;
        return result;
    }
    if (played) {
        const lessons::EventRun run = lessons::runEvents(lesson->scenario);
        if (run.tooMuch) {
            refusal.error = run.complaints.front();
            result.refusal = refusal;
            return result;
        }
        result.lesson.unmet = unmetOf(run);
    }
    result.lesson.lesson = std::make_shared<const lessons::Lesson>(std::move(*lesson));
    return result;
}

std::vector<LessonFile> OwnLessons::read() const {
    std::vector<LessonFile> files;
    const QDir folder(m_folder);
    const QStringList names = folder.entryList({QStringLiteral("*.json")}, QDir::Files | QDir::Readable,
                                               QDir::Name | QDir::LocaleAware);
    for (const QString& name : names.mid(0, kMostLessons)) {
        files.push_back(readFile(folder.absoluteFilePath(name), false));
    }
    return files;
}

QString OwnLessons::fileFor(const QString& title) const {
    QString name;
    for (const QChar sign : title.simplified().left(kLongestFileName)) {
        name.append(sign.isLetterOrNumber() || sign == u' ' || sign == u'-' ? sign : QChar(u'_'));
    }
    name = name.isEmpty() ? QStringLiteral("lesson") : name;
    const QDir folder(m_folder);
    QString path = folder.absoluteFilePath(name + QStringLiteral(".json"));
    for (int number = 2; QFile::exists(path); ++number) {
        path = folder.absoluteFilePath(QStringLiteral("%1 %2.json").arg(name).arg(number));
    }
    return path;
}

bool OwnLessons::write(const QString& path, const QByteArray& text) {
    QSaveFile file(path);
    return QDir().mkpath(QFileInfo(path).absolutePath()) && file.open(QIODevice::WriteOnly) &&
           file.write(text) == text.size() && file.commit();
}

bool OwnLessons::looksLikeLesson(const QString& path) { return saysOfItself(path, QStringLiteral("lesson")); }

bool OwnLessons::looksLikeScenario(const QString& path) {
    // A lesson contains a scenario.
    return !looksLikeLesson(path) && saysOfItself(path, QStringLiteral("scenario"));
}

} // namespace mesaviva::app
