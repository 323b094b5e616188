// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "program/several_games.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>

namespace mesaviva::test {

QStringList sourcesOfSeveralGames(const QString& folder, const QStringList& games) {
    const QString any = games.join(u'|');
    const QRegularExpression ofAGame(any);
    const QRegularExpression included(QStringLiteral("#include \"(?:[^\"]*[/_])?(%1)[/_]").arg(any));
    const QDir root(folder);
    QStringList found;
    QDirIterator sources(folder, {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files,
                         QDirIterator::Subdirectories);
    while (sources.hasNext()) {
        const QString path = root.relativeFilePath(sources.next());
        QFile file(sources.filePath());
        if (ofAGame.match(path).hasMatch() || !file.open(QIODevice::ReadOnly)) {
            continue;
        }
        QSet<QString> named;
        auto matches = included.globalMatch(QString::fromUtf8(file.readAll()));
        while (matches.hasNext()) {
            named.insert(matches.next().captured(1));
        }
        if (named.size() > 1) {
            found.append(path);
        }
    }
    found.sort();
    return found;
}

} // namespace mesaviva::test
