// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/inspect/file/fault_marks.h"

#include <QStringList>

#include <algorithm>

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

} // namespace mesaviva::app
