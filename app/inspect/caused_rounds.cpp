// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/inspect/caused_rounds.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace mesaviva::app {

namespace {

constexpr qint64 kLongestLine = 80;            // bytes
constexpr qint64 kLongestRound = 86'400'000;   // milliseconds: none goes on for longer than a day
constexpr qint64 kClockChange = 2 * 3'600'000; // clocks are set back, too

QString ownCausedFile() {
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation))
        .filePath(QStringLiteral("caused.txt"));
}

void append(const QString& path, const QByteArray& line) {
    QDir().mkpath(QFileInfo(path).absolutePath());
    QFile file(path);
    if (file.open(QIODevice::WriteOnly | QIODevice::Append)) {
        file.write(line);
    }
}

} // namespace

CausedRounds::CausedRounds(const QString& path, QObject* parent)
    : QObject(parent),
      m_path(path.isEmpty() ? ownCausedFile() : path) {}

CausedRounds::~CausedRounds() {
    m_worker.reset();
    // What the worker had no time for is still written.
    for (int i = *m_written; i < m_lines.size(); ++i) {
        append(m_path, m_lines.at(i));
    }
}

// Lines that are none are nobody's, and left out.
void CausedRounds::load() {
    if (std::exchange(m_loaded, true)) {
        return;
    }
    QFile file(m_path);
    if (!file.open(QIODevice::ReadOnly)) {
        return;
    }
    file.seek(std::max<qint64>(0, file.size() - kMost * kLongestLine));
    while (!file.atEnd()) {
        const QStringList words = QString::fromUtf8(file.readLine(kLongestLine)).simplified().split(u' ');
        bool isNumber = false;
        const qint64 at = words.value(1).toLongLong(&isNumber);
        if (isNumber && words.size() == 2 && record::roundIdFrom(words[0].toStdString())) {
            m_rounds.insert(words[0], at);
        }
    }
}

bool CausedRounds::has(const record::RoundRow& round) {
    load();
    const auto found = m_rounds.constFind(QString::fromStdString(textOf(round.id)));
    if (found == m_rounds.cend()) {
        return false;
    }
    const qint64 after = *found - round.opened.time_since_epoch().count();
    return after >= -kClockChange && after <= kLongestRound;
}

void CausedRounds::add(const record::RoundId& round, record::WallTime at) {
    load();
    const QString id = QString::fromStdString(textOf(round));
    const auto when = static_cast<qint64>(at.time_since_epoch().count());
    m_rounds.insert(id, when);
    m_lines.append(QStringLiteral("%1 %2\n").arg(id).arg(when).toUtf8());
    m_worker->run([path = m_path, line = m_lines.constLast(), written = m_written] {
        append(path, line);
        ++*written;
    });
    emit changed();
}

} // namespace mesaviva::app
