// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/classroom/class_folder.h"

#include "app/core/text/file_error_text.h"
#include "app/desks/teach/results/result_store.h"
#include "app/desks/teach/trainees/results_desk.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QLockFile>
#include <QSaveFile>
#include <QSysInfo>

#include <algorithm>
#include <iterator>
#include <string_view>
#include <utility>

namespace mesaviva::app {

namespace {

using classroom::ClassFile;
using classroom::ClassKind;
using classroom::ClassResult;
using scenario::FileError;
using scenario::FileProblem;

std::string_view viewOf(const QByteArray& text) {
    return {text.constData(), static_cast<std::size_t>(text.size())};
}

// At most `most` bytes and one more; nothing, and the error, if it is no readable file. A pipe would block.
std::optional<QByteArray> bytesOf(const QString& path, std::size_t most, FileError& error) {
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly)) {
        error = scenario::errorAt({}, FileProblem::not_opened);
        return std::nullopt;
    }
    QByteArray text = file.read(static_cast<qint64>(most) + 1);
    if (file.error() != QFileDevice::NoError) {
        error = scenario::errorAt({}, FileProblem::not_read);
        return std::nullopt;
    }
    return text;
}

// Whole or not at all: another machine never sees half a file.
bool replaceFile(const QString& path, const std::string& text) {
    QSaveFile file(path);
    const auto size = static_cast<qint64>(text.size());
    return file.open(QIODevice::WriteOnly) && file.write(text.data(), size) == size && file.commit();
}

} // namespace

QString BadClassFile::text() const {
    return QFileInfo(file).fileName() + QStringLiteral(": ") + FileErrorText::of(error);
}

bool ClassFolder::prepare() const {
    return QDir(m_path).exists() && QDir().mkpath(resultsFolder()) && QDir().mkpath(lessons()) &&
           QFileInfo(resultsFolder()).isWritable();
}

bool ClassFolder::isThere() const { return QDir(resultsFolder()).exists(); }

bool ClassFolder::write(const ClassFile& file) const {
    if (!isThere()) {
        return false;
    }
    const QString path =
        resultsFolder() + u'/' + QString::fromStdString(file.machine) + QStringLiteral(".json");
    const std::string text = classroom::write(file);
    FileError ignored;
    const std::optional<QByteArray> written = bytesOf(path, classroom::kLargestClassFile, ignored);
    return (written && viewOf(*written) == text) || replaceFile(path, text);
}

std::optional<ClassFile> ClassFolder::fileOf(const std::string& machine) const {
    FileError ignored;
    const std::optional<QByteArray> text =
        bytesOf(resultsFolder() + u'/' + QString::fromStdString(machine) + QStringLiteral(".json"),
                classroom::kLargestClassFile, ignored);
    if (!text) {
        return std::nullopt;
    }
    auto file = classroom::readClassFile(viewOf(*text));
    return file ? std::optional(std::move(*file)) : std::nullopt;
}

ClassFolder::Read ClassFolder::read() const {
    Read all;
    std::size_t results = 0;
    const QStringList names =
        QDir(resultsFolder()).entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name);
    for (const QString& name : names.first(std::min(names.size(), kMostFiles))) {
        const QString path = resultsFolder() + u'/' + name;
        FileError error;
        const std::optional<QByteArray> text = bytesOf(path, classroom::kLargestClassFile, error);
        if (!text) {
            all.bad.push_back({path, error});
        } else if (auto file = classroom::readClassFile(viewOf(*text)); !file) {
            all.bad.push_back({path, file.error()});
        } else if (results + file->results.size() > kMostResults) {
            all.bad.push_back(
                {path, scenario::errorAt({}, FileProblem::too_many, {std::to_string(kMostResults)})});
        } else {
            results += file->results.size();
            all.files.push_back(std::move(*file));
        }
    }
    if (names.size() > kMostFiles) {
        all.bad.push_back(
            {resultsFolder(), scenario::errorAt({}, FileProblem::too_many, {std::to_string(kMostFiles)})});
    }
    FileError error;
    if (!QFileInfo::exists(courseFile())) {
        return all;
    }
    const std::optional<QByteArray> text = bytesOf(courseFile(), classroom::kLargestCourse, error);
    if (!text) {
        all.bad.push_back({courseFile(), error});
        return all;
    }
    all.courseText = *text;
    if (auto course = classroom::readCourse(viewOf(*text))) {
        all.course = std::move(*course);
    } else {
        all.bad.push_back({courseFile(), course.error()});
    }
    return all;
}

ClassFolder::SavedCourse ClassFolder::save(const classroom::Course& course, const classroom::Course& base,
                                           const QByteArray& readText) const {
    constexpr int kPatience = 5'000; // milliseconds
    if (!isThere()) {
        return {};
    }
    QLockFile lock(m_path + QStringLiteral("/course.lock"));
    if (!lock.tryLock(kPatience)) {
        return {};
    }
    FileError error;
    const bool exists = QFileInfo::exists(courseFile());
    const std::optional<QByteArray> now =
        exists ? bytesOf(courseFile(), classroom::kLargestCourse, error) : QByteArray();
    if (!now) {
        return {};
    }
    SavedCourse saved{Saved::saved, course, {}};
    if (*now != readText) {
        const auto theirs = classroom::readCourse(viewOf(*now));
        if (!theirs) {
            return {Saved::changed_meanwhile, {}, {}};
        }
        saved = {Saved::merged, classroom::merged(base, course, *theirs), {}};
        if (saved.course.items.size() > classroom::kMostItems ||
            saved.course.presets.size() > classroom::kMostPresets) {
            return {Saved::changed_meanwhile, {}, {}};
        }
    }
    const std::string text = classroom::write(saved.course);
    saved.text = QByteArray::fromStdString(text);
    return replaceFile(courseFile(), text) ? saved : SavedCourse{};
}

std::string machineId(const QString& stored) {
    const QString host = QSysInfo::machineHostName();
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(stored.toUtf8());
    hash.addData(QSysInfo::machineUniqueId());
    hash.addData(host.toUtf8());
    std::string id;
    for (const QChar letter : host) {
        const char plain = letter.toLatin1();
        const bool isPlain = (plain >= 'a' && plain <= 'z') || (plain >= 'A' && plain <= 'Z') ||
                             (plain >= '0' && plain <= '9');
        id += isPlain ? plain : '-';
    }
    constexpr std::size_t kLongestHost = 40;
    id.resize(std::min(id.size(), kLongestHost));
    return id + '-' + hash.result().toHex().left(16).toStdString();
}

std::vector<ClassResult> localResults(const QString& folder, const std::vector<trainee::LessonDone>& library,
                                      const std::optional<ClassFile>& before) {
    std::vector<ClassResult> all;
    const Trainees trainees(folder);
    for (const QString& name : trainees.names()) {
        const std::string trainee = name.toStdString();
        const ResultStore store(trainees.folderOf(name));
        std::optional<trainee::TraineePast> past = store.past();
        const std::optional<QHash<QString, LessonStanding>> lessons = store.lessons();
        if (!past || !lessons) {
            if (before) {
                std::ranges::copy_if(before->results, std::back_inserter(all),
                                     [&](const ClassResult& one) { return one.trainee == trainee; });
            }
            continue;
        }
        for (const trainee::LessonDone& lesson : library) {
            const auto found = lessons->find(QString::fromStdString(lesson.lesson));
            if (found != lessons->end()) {
                trainee::LessonDone done = lesson;
                done.right = std::min(std::max(found->best, found->right()), lesson.questions);
                done.done = found->done;
                past->lessons.push_back(std::move(done));
            }
        }
        const std::vector<ClassResult> results = classroom::classResultsOf(trainee, *past);
        all.insert(all.end(), results.begin(), results.end());
        if (!before) {
            continue;
        }
        // The class's own lessons are not in the library when its folder was away as that was read.
        std::ranges::copy_if(before->results, std::back_inserter(all), [&](const ClassResult& one) {
            return one.kind == ClassKind::lesson && one.trainee == trainee &&
                   std::ranges::find(library, one.subject, &trainee::LessonDone::lesson) == library.end() &&
                   lessons->contains(QString::fromStdString(one.subject));
        });
    }
    return all;
}

} // namespace mesaviva::app
