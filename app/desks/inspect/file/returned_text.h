// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/record/returned.h"
#endif

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <array>
#include <string_view>
#include <vector>

namespace mesaviva::app {

/// What has come back on something, beside what had to be expected, in words.
class ReturnedRow {
    Q_GADGET
    QML_VALUE_TYPE(returnedRow)
    Q_PROPERTY(QString key MEMBER key)
    Q_PROPERTY(QString group MEMBER group)
    Q_PROPERTY(bool first MEMBER first)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString rounds MEMBER rounds)
    Q_PROPERTY(QString staked MEMBER staked)
    Q_PROPERTY(QString returned MEMBER returned)
    Q_PROPERTY(QString expected MEMBER expected)
    Q_PROPERTY(QString band MEMBER band)
    Q_PROPERTY(bool inside MEMBER inside)
    Q_PROPERTY(double place MEMBER place)
    Q_PROPERTY(QString told MEMBER told)

public:
    QString key;        ///< record::textOf() of it
    QString group;      ///< "Roulette: by chance"
    bool first = false; ///< of its group, where it stands in a list
    QString title;      ///< "Split", "Table 3"
    QString rounds;     ///< in which something was staked on it
    QString staked;     ///< a sum; of cards in how many draws one could win, or how many have won
    QString returned;   ///< the sum, and its share of what was staked; of cards how many
    QString expected;   ///< the share that had to be expected; of cards how many
    QString band;       ///< between which it lies at least 99 times in 100
    bool inside = true; ///< it does
    double place = 0;   ///< where: -1 at the band's lower end, 0 as expected, 1 at the upper end
    QString told;       ///< whether it does, in words
};

/// Where the stretches of time end over which it is looked at what came back.
struct ReturnedEnd {
    record::WallTime at;
    bool chosen = false; ///< rounds that were opened later do not count; else there are none

    /// With the newest round on record; now, where there is none. Throws record::Fault.
    static ReturnedEnd newest(record::RecordReader& reader);
};

/// The stretches of time over which it is looked at what came back.
struct ReturnedWindow {
    std::string_view key; ///< as the inspection's file has it
    record::ReturnedSince since;
};

/// What is said of what came back.
class ReturnedText {
    Q_DECLARE_TR_FUNCTIONS(ReturnedText)

public:
    static constexpr int kWindows = 4;

    /// Everything, the calendar month, the last 30 days and the last day, counted back from there.
    static std::array<ReturnedWindow, kWindows> windows(const ReturnedEnd& end);
    /// The key of one of them.
    static QString keyOf(int window);
    /// Their names, in that order.
    static QStringList windowNames();

    static ReturnedRow row(const record::Returned& sum);
    /// The row in a sentence, for a note or a report.
    static QString line(const ReturnedRow& row);
};

} // namespace mesaviva::app
