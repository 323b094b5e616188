// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/inspect/file/build_sums.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace mesaviva::app {

namespace {

constexpr qsizetype kSumLength = 64;

QString fileSumOf(const QString& path) {
    QFile file(path);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    return file.open(QIODevice::ReadOnly) && hash.addData(&file) ? QString::fromLatin1(hash.result().toHex())
                                                                 : QString();
}

// Next to the program in the build folder, among its shared files when installed.
QString builtSumOf(const QString& program) {
    const QFileInfo file(program);
    for (const QString& path :
         {program + QStringLiteral(".sha256"),
          QDir(file.path()).filePath(QStringLiteral("../share/mesaviva/%1.sha256").arg(file.fileName()))}) {
        QFile sum(path);
        if (sum.open(QIODevice::ReadOnly)) {
            return QString::fromLatin1(sum.readLine(kSumLength + 1).left(kSumLength));
        }
    }
    return {};
}

} // namespace

BuildSums sumsOf(const QString& program, const QString& assets, const QString& root) {
    BuildSums sums;
    sums.program = fileSumOf(program);
    sums.built = builtSumOf(program);
    QFile list(assets);
    if (list.open(QIODevice::ReadOnly)) {
        const QByteArray text = list.readAll();
        sums.assetsSum =
            QString::fromLatin1(QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex());
        for (const QByteArray& line : text.split('\n')) {
            if (line.size() > kSumLength + 2) { // sha256sum's format: sum, two spaces, path
                const QString path = QString::fromUtf8(line.mid(kSumLength + 2));
                ++sums.assets;
                if (fileSumOf(root + path).toLatin1() != line.left(kSumLength)) {
                    sums.different.append(path);
                }
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
