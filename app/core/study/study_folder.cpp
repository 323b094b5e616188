// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/study/study_folder.h"

#include "app/core/record/record_query.h"
#include "app/core/text/file_error_text.h"

#include <QBuffer>
#include <QByteArray>
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>
#include <QSaveFile>

#include <string_view>
#include <utility>

namespace mesaviva::app {

namespace {

constexpr qsizetype kMostFiles = 1000;
constexpr qsizetype kLongestName = 60;
constexpr int kWidestPicture = 800;
constexpr int kLongestHold = 3000; // milliseconds

// Untrusted content: larger images are rejected.
QImage pictureOf(const std::string& text) {
    QByteArray bytes = QByteArray::fromBase64(QByteArray::fromStdString(text));
    QBuffer buffer(&bytes);
    QImageReader reader(&buffer, "png");
    reader.setAutoDetectImageFormat(false); // restrict untrusted data to one image decoder
    const QSize size = reader.size();
    const bool isSmall = !size.isEmpty() && size.width() <= kWidestPicture && size.height() <= kWidestPicture;
    return isSmall ? reader.read() : QImage();
}

// Valid in every file system.
QString fileName(const QString& title) {
    QString name;
    for (const QChar sign : title.simplified().left(kLongestName)) {
        name.append(sign.isLetterOrNumber() || sign == u' ' || sign == u'-' ? sign : QChar(u'_'));
    }
    return name.isEmpty() ? QStringLiteral("study") : name;
}

} // namespace

QStringList StudyFolder::files() const {
    QStringList paths;
    const QDir folder(m_folder);
    for (const QString& name :
         folder.entryList({QStringLiteral("*.json")}, QDir::Files | QDir::Readable, QDir::Name)) {
        if (paths.size() < kMostFiles) {
            paths.append(folder.absoluteFilePath(name));
        }
    }
    return paths;
}

QString StudyFolder::fileFor(const QString& title) const {
    const QString name = fileName(title);
    const QDir folder(m_folder);
    QString path = folder.absoluteFilePath(name + QStringLiteral(".json"));
    for (int number = 2; QFile::exists(path); ++number) {
        path = folder.absoluteFilePath(QStringLiteral("%1 %2.json").arg(name).arg(number));
    }
    return path;
}

QString StudyFolder::renamed(const QString& path, const QString& title) const {
    const bool isHere = QFileInfo(path).absolutePath() == QDir(m_folder).absolutePath();
    return !isHere || nameOf(path) == fileName(title) ? path : fileFor(title);
}

QString StudyFolder::nameOf(const QString& path) { return QFileInfo(path).completeBaseName(); }

StudyFile StudyFolder::read(const QString& path) {
    StudyFile result;
    result.path = path;
    QFile file(path);
    if (!QFileInfo(path).isFile() || looksLikeRecord(path) || !file.open(QIODevice::ReadOnly)) {
        result.failure = [path] { return tr("%1 can't be read.").arg(QDir::toNativeSeparators(path)); };
        return result;
    }
    // One byte above the limit, to detect a file that is too large.
    const QByteArray text = file.read(static_cast<qint64>(study::kLargestFile) + 1);
    auto read = study::read(std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
    if (!read) {
        result.failure = [name = QFileInfo(path).fileName(), error = read.error()] {
            //: %1 a file, %2 what is wrong with it
            return tr("%1 is refused: %2").arg(name, FileErrorText::of(error));
        };
        return result;
    }
    for (const study::Round& round : read->rounds) {
        result.pictures.push_back(pictureOf(round.picture));
    }
    result.study = std::make_shared<const study::Study>(std::move(*read));
    return result;
}

StudyFile StudyFolder::firstOf(const QStringList& paths) {
    std::function<QString()> failure;
    for (const QString& path : paths) {
        StudyFile file = read(path);
        failure = failure ? failure : file.failure;
        if (file.study) {
            file.failure = failure;
            return file;
        }
    }
    StudyFile none;
    none.failure = failure;
    return none;
}

std::function<QString()> StudyFolder::write(const QString& path, const study::Study& study) {
    const QByteArray text = QByteArray::fromStdString(study::write(study));
    if (static_cast<std::size_t>(text.size()) > study::kLargestFile) {
        return [] { return tr("The study is full."); };
    }
    QSaveFile file(path);
    const bool isWritten = QDir().mkpath(QFileInfo(path).absolutePath()) && file.open(QIODevice::WriteOnly) &&
                           file.write(text) == text.size() && file.commit();
    if (isWritten) {
        return {};
    }
    return [path] { return tr("%1 can't be written.").arg(QDir::toNativeSeparators(path)); };
}

StudyHold::StudyHold(const QString& path)
    : m_lock(path + QStringLiteral(".lock")),
      // If the lock can't be written, the write itself will report it.
      m_isHeld(path.isEmpty() || m_lock.tryLock(kLongestHold) ||
               m_lock.error() == QLockFile::PermissionError) {}

std::string StudyFolder::textOf(const QImage& picture) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    if (picture.isNull() || !picture.save(&buffer, "PNG")) {
        return {};
    }
    const std::string text = bytes.toBase64().toStdString();
    return text.size() <= study::kLargestPicture ? text : std::string();
}

QString StudyText::why(scenario::ShareLimit limit) {
    using scenario::ShareLimit;
    switch (limit) {
    case ShareLimit::running: return tr("it is still being played.");
    case ShareLimit::settings: return tr("its table has settings that files do not have.");
    case ShareLimit::names: return tr("a player's name is not allowed in files.");
    case ShareLimit::arrivals: return tr("players joined in a way that files can't describe.");
    case ShareLimit::refusals: return tr("a request was refused that is not on record.");
    case ShareLimit::crowd: return tr("its simulated crowd bought differently from a file's.");
    case ShareLimit::dealer: return tr("a person dealt, by a clock other than the table's.");
    case ShareLimit::moment:
        return tr("several things happened at the same instant, in an order that files can't describe.");
    case ShareLimit::earlier_rounds: return tr("it depends on what earlier rounds left behind.");
    case ShareLimit::other: return tr("played from a file, it would go differently.");
    }
    return {};
}

QString StudyText::limit(scenario::ShareLimit limit) {
    //: %1 the reason, a part of the sentence
    return tr("A file can't hold this round: %1").arg(why(limit));
}

} // namespace mesaviva::app
