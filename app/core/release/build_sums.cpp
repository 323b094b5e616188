// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/release/build_sums.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace mesaviva::app {

namespace {

constexpr qsizetype kSumLength = 64;

// Next to the program in the build folder, among its shared files when installed.
QString builtSumOf(const QString& program) {
    const QFileInfo file(program);
    for (const char* path : {"%1.sha256", "../share/mesaviva/%2.sha256", "../Resources/%2.sha256"}) {
        QFile list(QDir(file.path())
                       .filePath(QString::fromLatin1(path)
                                     .replace(QStringLiteral("%1"), file.fileName())
                                     .replace(QStringLiteral("%2"), file.completeBaseName())));
        if (list.open(QIODevice::ReadOnly)) {
            for (const SumLine& line : sumLines(list.readAll())) {
                if (line.name == file.fileName()) {
                    return QString::fromLatin1(line.sum);
                }
            }
        }
    }
    return {};
}

} // namespace

QList<SumLine> sumLines(const QByteArray& list) {
    QList<SumLine> lines;
    for (const QByteArray& line : list.split('\n')) {
        if (line.size() > kSumLength + 2 && !line.startsWith('#')) { // sum, two spaces, name
            lines.append({line.left(kSumLength), QString::fromUtf8(line.mid(kSumLength + 2))});
        }
    }
    return lines;
}

QString fileSumOf(const QString& path) {
    QFile file(path);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    return file.open(QIODevice::ReadOnly) && hash.addData(&file) ? QString::fromLatin1(hash.result().toHex())
                                                                 : QString();
}

BuildSums sumsOf(const QString& program, const QString& assets, const QString& root) {
    BuildSums sums;
    sums.program = fileSumOf(program);
    sums.built = builtSumOf(program);
    QFile list(assets);
    if (list.open(QIODevice::ReadOnly)) {
        const QByteArray text = list.readAll();
        sums.assetsSum =
            QString::fromLatin1(QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex());
        for (const SumLine& line : sumLines(text)) {
            ++sums.assets;
            if (fileSumOf(root + line.name).toLatin1() != line.sum) {
                sums.different.append(line.name);
            }
        }
    }
    return sums;
}

const BuildSums& buildSums() {
    static const BuildSums kSums =
        sumsOf(QCoreApplication::applicationFilePath(), QStringLiteral(":/mesaviva/build/assets.sha256"),
               QStringLiteral(":/"));
    return kSums;
}

QString programSumText(const BuildSums& sums) {
    if (sums.program.isEmpty()) {
        return QCoreApplication::translate("BuildSums", "The program's file could not be read.");
    }
    if (sums.built.isEmpty()) {
        //: %1 a SHA-256 sum
        return QCoreApplication::translate("BuildSums", "%1; the build's checksum is not next to the program")
            .arg(sums.program);
    }
    return sums.isProgramAsBuilt()
               //: %1 a SHA-256 sum
               ? QCoreApplication::translate("BuildSums", "%1, as built").arg(sums.program)
               //: %1, %2 SHA-256 sums
               : QCoreApplication::translate("BuildSums", "%1: not as built (%2)")
                     .arg(sums.program, sums.built);
}

QString assetSumText(const BuildSums& sums) {
    if (sums.assets == 0) {
        return QCoreApplication::translate("BuildSums", "The build's list of checksums is missing.");
    }
    if (sums.different.isEmpty()) {
        //: %1 a SHA-256 sum
        return QCoreApplication::translate("BuildSums", "%n file(s), all as built; the list: %1", nullptr,
                                           sums.assets)
            .arg(sums.assetsSum);
    }
    const int count = static_cast<int>(sums.different.size());
    //: %1 paths of files
    return QCoreApplication::translate("BuildSums", "%n file(s) not as built: %1", nullptr, count)
        .arg(sums.different.mid(0, 5).join(QStringLiteral(", ")));
}

} // namespace mesaviva::app
