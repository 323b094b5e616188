// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/inspect/file/handed_over.h"

#include "app/core/record/sheet_document.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QStorageInfo>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace mesaviva::app {

namespace {

constexpr qint64 kTooLittleRoom = 2'000'000;

bool writeBytes(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.flush() &&
           file.error() == QFile::NoError;
}

QString hashOf(const QString& path) {
    QFile file(path);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    return file.open(QIODevice::ReadOnly) && hash.addData(&file) ? QString::fromLatin1(hash.result().toHex())
                                                                 : QString();
}

// A file that does not match the sums of an earlier hand-over under that name; only matching ones may be
// overwritten.
QString foreignOf(const HandedOver& what) {
    constexpr qint64 kLongestSums = 10'000;
    QFile sums(what.sums);
    QByteArray listed;
    if (sums.exists()) {
        if (sums.size() > kLongestSums || !sums.open(QIODevice::ReadOnly)) {
            return what.sums;
        }
        listed = sums.readAll();
        if (!listed.contains("  " + QFileInfo(what.json).fileName().toUtf8() + '\n')) {
            return what.sums;
        }
    }
    for (const QString& path : {what.json, what.inspection}) {
        if (QFile::exists(path) &&
            !listed.contains(hashOf(path).toLatin1() + "  " + QFileInfo(path).fileName().toUtf8() + '\n')) {
            return path;
        }
    }
    return {};
}

// Replaces files atomically: all of them, or none.
bool moveInto(const std::array<QString, 4>& paths, const std::function<QString(const QString&)>& part) {
    std::vector<std::pair<QString, QString>> aside;
    std::vector<QString> placed;
    const auto place = [&](const QString& path) {
        if (QFile::exists(path)) {
            QString free;
            for (int i = 1; i < 100 && free.isEmpty(); ++i) {
                const QString name = QStringLiteral("%1.before-%2").arg(path).arg(i);
                free = QFile::exists(name) ? QString() : name;
            }
            if (free.isEmpty() || !QFile::rename(path, free)) {
                return false;
            }
            aside.push_back({path, free});
        }
        if (!QFile::rename(part(path), path)) {
            return false;
        }
        placed.push_back(path);
        return true;
    };
    const bool isWhole = std::ranges::all_of(paths, place);
    if (!isWhole) {
        for (const QString& path : placed) {
            QFile::remove(path);
        }
    }
    for (const auto& [path, before] : aside) {
        if (isWhole) {
            QFile::remove(before);
        } else {
            QFile::rename(before, path);
        }
    }
    return isWhole;
}

HandedOver::Outcome whyNot(const QString& folder) {
    const QFileInfo about(folder);
    if (!about.isDir() || !about.isWritable()) {
        return HandedOver::FolderReadOnly;
    }
    const QStorageInfo room(folder);
    return room.isValid() && room.bytesAvailable() < kTooLittleRoom ? HandedOver::DiskFull
                                                                    : HandedOver::Failed;
}

class HandedOverText {
    Q_DECLARE_TR_FUNCTIONS(HandedOver)

public:
    static QString of(const HandedOver& what) {
        const QString path = QDir::toNativeSeparators(what.pdf);
        const QString folder = QDir::toNativeSeparators(QFileInfo(what.pdf).path());
        switch (what.outcome) {
        case HandedOver::Written:
            return tr("Saved: %1, with the same facts as JSON, the case's file, and the checksums of all "
                      "beside it.")
                .arg(path);
        case HandedOver::FolderReadOnly: return tr("The folder %1 can't be written to.").arg(folder);
        case HandedOver::DiskFull: return tr("The disk is full: %1 was not written.").arg(path);
        case HandedOver::Failed: return tr("%1 can't be written.").arg(path);
        case HandedOver::Foreign:
            return tr("%1 exists already and was not written here: it was not overwritten. Choose another "
                      "name.")
                .arg(QDir::toNativeSeparators(what.foreign));
        case HandedOver::Cancelled: return tr("Stopped: nothing was written.");
        }
        return {};
    }
};

} // namespace

QString HandedOver::line() const {
    return sums.isEmpty() ? QString() : QStringLiteral("sha256sum -c '%1'").arg(QFileInfo(sums).fileName());
}

HandedOver handOver(const SheetDocument& sheet, const QJsonObject& facts, const QByteArray& inspection,
                    const QString& pdf, const std::function<bool()>& goOn) {
    HandedOver what;
    // Any other extension could make the JSON overwrite the PDF.
    what.pdf = pdf.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive) ? pdf : pdf + QStringLiteral(".pdf");
    const QFileInfo place(what.pdf);
    const QString stem = place.dir().filePath(place.completeBaseName());
    what.json = stem + QStringLiteral(".json");
    what.inspection = stem + QStringLiteral(".case.jsonl");
    what.sums = stem + QStringLiteral(".sha256");
    const std::array paths{what.pdf, what.json, what.inspection, what.sums};
    what.foreign = foreignOf(what);
    // If the name was changed here, the dialog has not asked whether to overwrite it.
    if (what.foreign.isEmpty() && what.pdf != pdf && QFile::exists(what.pdf)) {
        what.foreign = what.pdf;
    }
    if (!what.foreign.isEmpty()) {
        what.outcome = HandedOver::Foreign;
        return what;
    }
    const auto part = [](const QString& path) { return path + QStringLiteral(".part"); };
    const auto leave = [&](HandedOver::Outcome outcome) {
        for (const QString& path : paths) {
            QFile::remove(part(path));
        }
        what.outcome = outcome;
        return what;
    };
    if (!SheetPaper(sheet).writePdf(part(what.pdf)) ||
        !writeBytes(part(what.json), QJsonDocument(facts).toJson()) ||
        !writeBytes(part(what.inspection), inspection)) {
        return leave(whyNot(place.path()));
    }
    what.pdfHash = hashOf(part(what.pdf));
    what.jsonHash = hashOf(part(what.json));
    const auto name = [](const QString& path) { return QFileInfo(path).fileName(); };
    const QString inspectionHash = hashOf(part(what.inspection));
    const QString sums = QStringLiteral("%1  %2\n%3  %4\n%5  %6\n")
                             .arg(what.pdfHash, name(what.pdf), what.jsonHash, name(what.json),
                                  inspectionHash, name(what.inspection));
    if (what.pdfHash.isEmpty() || what.jsonHash.isEmpty() || inspectionHash.isEmpty() ||
        !writeBytes(part(what.sums), sums.toUtf8())) {
        return leave(whyNot(place.path()));
    }
    if (!goOn()) {
        return leave(HandedOver::Cancelled);
    }
    if (!moveInto(paths, part)) {
        return leave(whyNot(place.path()));
    }
    what.outcome = HandedOver::Written;
    return what;
}

QString handedOverText(const HandedOver& what) { return HandedOverText::of(what); }

} // namespace mesaviva::app
