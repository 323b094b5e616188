// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/inspect/faults/faulty_rounds.h"

#include "engine/record/record_reader.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace mesaviva::app {

namespace {

constexpr qint64 kLongestRound = 86'400'000;   // milliseconds; no round takes more than a day
constexpr qint64 kClockChange = 2 * 3'600'000; // clocks may be set back

} // namespace

bool FaultMarks::has(const record::RoundRow& round) const {
    const auto opened = static_cast<qint64>(round.opened.time_since_epoch().count());
    const auto [first, last] = m_marks.equal_range(QString::fromStdString(textOf(round.id)));
    return std::any_of(first, last, [opened](const FaultMark& mark) {
        const qint64 after = mark.at - opened;
        return mark.opened ? *mark.opened == opened : after >= -kClockChange && after <= kLongestRound;
    });
}

void FaultMarks::insert(const record::RoundId& round, const FaultMark& mark) {
    const QString id = QString::fromStdString(textOf(round));
    // Replaces the incomplete mark.
    m_marks.remove(id, {mark.at, std::nullopt});
    m_marks.remove(id, mark);
    m_marks.insert(id, mark);
}

QByteArray FaultMarks::lineOf(const record::RoundId& round, const FaultMark& mark) {
    QByteArray line = QByteArray::fromStdString(textOf(round)) + ' ' + QByteArray::number(mark.at);
    if (mark.opened) {
        line += ' ' + QByteArray::number(*mark.opened);
    }
    return line + '\n';
}

void FaultMarks::takeIn(const QByteArray& line) {
    const QStringList words = QString::fromUtf8(line).simplified().split(u' ');
    bool isMoment = false;
    bool isOpening = words.size() == 2;
    FaultMark mark{words.value(1).toLongLong(&isMoment), {}};
    if (words.size() == 3) {
        mark.opened = words[2].toLongLong(&isOpening);
    }
    const auto round = record::roundIdFrom(words[0].toStdString());
    if (isMoment && isOpening && round) {
        insert(*round, mark);
    }
}

namespace {

constexpr qint64 kLongestLine = 100; // bytes

QString ownInjectedFile() {
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

FaultyRounds::FaultyRounds(const QString& path, QObject* parent)
    : QObject(parent),
      m_path(path.isEmpty() ? ownInjectedFile() : path) {}

FaultyRounds::~FaultyRounds() {
    m_worker.reset();
    // Writes what the worker thread did not get to.
    for (int i = *m_written; i < m_added.size(); ++i) {
        append(m_path, FaultMarks::lineOf(m_added.at(i).round, m_added.at(i).asked()));
    }
}

// The round's opening is on disk before the user sees the round.
FaultMark FaultyRounds::Added::asked() const {
    FaultMark known = mark;
    if (record.empty()) {
        return known;
    }
    try {
        const auto reader = record::RecordReader::open(record);
        if (const auto row = reader ? (*reader)->round(round) : std::nullopt) {
            known.opened = static_cast<qint64>(row->opened.time_since_epoch().count());
        }
    } catch (const record::Fault&) {
        known.opened.reset(); // without the opening time only the fault's time distinguishes rounds
    }
    return known;
}

// Skips invalid lines.
void FaultyRounds::load() {
    if (std::exchange(m_loaded, true)) {
        return;
    }
    QFile file(m_path);
    if (!file.open(QIODevice::ReadOnly)) {
        return;
    }
    if (const qint64 before = file.size() - kMost * kLongestLine; before > 0) {
        file.seek(before);
        file.readLine(); // rest of a line that is too long
    }
    while (!file.atEnd()) {
        m_marks.takeIn(file.readLine(kLongestLine));
    }
}

const FaultMarks& FaultyRounds::marks() {
    load();
    return m_marks;
}

void FaultyRounds::add(const record::RoundId& round, record::WallTime at,
                       const std::filesystem::path& record) {
    load();
    const Added added{round, {static_cast<qint64>(at.time_since_epoch().count()), {}}, record};
    m_marks.insert(round, added.mark);
    m_added.append(added);
    m_worker->run(
        *this,
        [added, path = m_path, written = m_written] {
            const FaultMark known = added.asked();
            append(path, FaultMarks::lineOf(added.round, known));
            ++*written;
            return known;
        },
        [this, round](const FaultMark& known) {
            m_marks.insert(round, known);
            emit changed();
        });
    emit changed();
}

} // namespace mesaviva::app
