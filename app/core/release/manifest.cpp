// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/release/manifest.h"

#include "app/core/release/build_sums.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMap>

#include <ostream>

namespace mesaviva::app {

namespace {

constexpr const char* kFormat = "# mesaviva.manifest/1";
constexpr qint64 kMostBytes = 1 << 20;

QByteArray lineOf(const QString& sum, const QString& name) {
    return sum.toLatin1() + "  " + name.toUtf8() + '\n';
}

QMap<QString, QByteArray> sumsByName(const QByteArray& manifest) {
    QMap<QString, QByteArray> sums;
    for (const SumLine& line : sumLines(manifest)) {
        sums.insert(line.name, line.sum);
    }
    return sums;
}

void write(const char* what, const QStringList& names, std::ostream& out) {
    for (const QString& name : names) {
        out << what << "  " << name.toStdString() << '\n';
    }
}

} // namespace

QByteArray identity() {
    QFile file(QStringLiteral(":/mesaviva/build/identity.txt"));
    return file.open(QIODevice::ReadOnly) ? file.readAll().trimmed() : QByteArray();
}

QByteArray manifestOf(const QByteArray& identity, const QString& program, const QString& assets,
                      const QString& root) {
    QByteArray text = QByteArray(kFormat) + '\n';
    for (const QByteArray& line : identity.split('\n')) {
        text += "# " + line + '\n';
    }
    const QFileInfo file(program);
    const QString suffix = file.suffix().isEmpty() ? QString() : u'.' + file.suffix();
    // The one without a console, which Windows has beside it, finds the same as the one with it.
    QStringList names{file.fileName()};
    for (const char* name : {"mesaviva", "mesaviva-window", "mesaviva-verify", "mesaviva-chain"}) {
        names.append(QLatin1String(name) + suffix);
    }
    names.removeDuplicates();
    for (const QString& name : names) {
        const QString sum = fileSumOf(QDir(file.path()).filePath(name));
        if (!sum.isEmpty()) {
            text += lineOf(sum, name);
        }
    }
    QFile list(assets);
    if (list.open(QIODevice::ReadOnly)) {
        for (const SumLine& line : sumLines(list.readAll())) {
            const QString sum = fileSumOf(root + line.name);
            if (!sum.isEmpty()) {
                text += lineOf(sum, QStringLiteral(":/") + line.name);
            }
        }
    }
    return text;
}

QByteArray ownManifest() {
    return manifestOf(identity(), QCoreApplication::applicationFilePath(),
                      QStringLiteral(":/mesaviva/build/assets.sha256"), QStringLiteral(":/"));
}

std::optional<ManifestComparison> compareManifests(const QByteArray& published, const QByteArray& own) {
    if (!published.startsWith(kFormat)) {
        return std::nullopt;
    }
    QMap<QString, QByteArray> here = sumsByName(own);
    const QMap<QString, QByteArray> there = sumsByName(published);
    if (there.isEmpty()) {
        return std::nullopt;
    }
    ManifestComparison result;
    for (auto file = there.begin(); file != there.end(); ++file) {
        if (!here.contains(file.key())) {
            result.absent.append(file.key());
        } else if (here.take(file.key()) == file.value()) {
            ++result.same;
        } else {
            result.different.append(file.key());
        }
    }
    result.added = here.keys();
    return result;
}

std::optional<QByteArray> readManifest(const QString& file) {
    QFile manifest(file);
    if (!manifest.open(QIODevice::ReadOnly) || manifest.size() > kMostBytes) {
        return std::nullopt;
    }
    return manifest.readAll();
}

int sumsCommand(const SumsRequest& request, std::ostream& out, std::ostream& err) {
    const QByteArray own = ownManifest();
    if (request.published.empty()) {
        out << own.constData();
    } else {
        const std::optional<QByteArray> published =
            readManifest(QFile::decodeName(request.published.c_str()));
        const std::optional<ManifestComparison> result =
            published ? compareManifests(*published, own) : std::nullopt;
        if (!result) {
            err << request.published << ": not a manifest of a release\n";
            return 2;
        }
        write("different", result->different, out);
        write("absent", result->absent, out);
        write("added", result->added, out);
        out << (result->isSame() ? "as published: " : "not as published; the same: ") << result->same
            << " files\n";
        if (!result->isSame()) {
            return 1;
        }
    }
    if (!out.flush()) {
        err << "the sums can't be written\n";
        return 2;
    }
    return 0;
}

} // namespace mesaviva::app
