// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/trainees/trainees.h"

#include <QCollator>
#include <QDir>
#include <QUrl>

#include <algorithm>
#include <utility>

namespace mesaviva::app {

namespace {

// File systems allow 255 bytes.
constexpr qsizetype kLongestFolder = 200;

// Folder name of a trainee: characters that a file system may refuse or interpret are written in hexadecimal.
QString folderName(const QString& name) {
    return QString::fromLatin1(
        name.toUtf8().toPercentEncoding(QByteArrayLiteral(" "), QByteArrayLiteral(".~")));
}

} // namespace

Trainees::Trainees(QString folder) : m_folder(std::move(folder)) {}

QStringList Trainees::names() const {
    QStringList names;
    for (const QString& entry : QDir(m_folder).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const QString name = QUrl::fromPercentEncoding(entry.toUtf8());
        if (folderName(name) == entry) { // otherwise not ours
            names.append(name);
        }
    }
    QCollator order;
    order.setCaseSensitivity(Qt::CaseInsensitive);
    std::ranges::sort(names, order);
    return names;
}

QString Trainees::folderOf(const QString& name) const {
    return name.isEmpty() ? QString() : QDir(m_folder).filePath(folderName(name));
}

Trainees::Refusal Trainees::add(const QString& name) const {
    const QString trimmed = name.simplified();
    if (trimmed.isEmpty()) {
        return Refusal::empty;
    }
    if (folderName(trimmed).size() > kLongestFolder) {
        return Refusal::tooLong;
    }
    // Some file systems ignore case.
    if (names().contains(trimmed, Qt::CaseInsensitive)) {
        return Refusal::taken;
    }
    return QDir().mkpath(folderOf(trimmed)) ? Refusal::none : Refusal::unwritable;
}

bool Trainees::remove(const QString& name) const {
    return !name.isEmpty() && QDir(folderOf(name)).removeRecursively();
}

} // namespace mesaviva::app
