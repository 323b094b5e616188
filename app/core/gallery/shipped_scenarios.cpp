// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/gallery/shipped_scenarios.h"

#include <QDirIterator>
#include <QFile>

namespace mesaviva::app {

namespace {

const QString kFolder = QStringLiteral(":/mesaviva/scenarios/");
const QString kEnding = QStringLiteral(".json");

} // namespace

QStringList shippedScenarios() {
    QStringList names;
    QDirIterator files(kFolder, {u'*' + kEnding}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        names.append(files.next().mid(kFolder.size()).chopped(kEnding.size()));
    }
    names.sort();
    return names;
}

QByteArray shippedScenario(const QString& name) {
    QFile file(kFolder + name + kEnding);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool isUnlawful(const QString& name) { return name.startsWith(QLatin1String("unlawful/")); }

} // namespace mesaviva::app
