// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/record/history/returned.h"
#endif

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <array>
#include <string_view>
#include <vector>

namespace mesaviva::app {

/// Actual and expected payback of one item, as text.
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
    Q_PROPERTY(QString insideText MEMBER insideText)

public:
    QString key;        ///< record::textOf() of the item
    QString group;      ///< "Roulette: by chance"
    bool first = false; ///< first row of its group in a list
    QString title;      ///< "Split", "Table 3"
    QString rounds;     ///< rounds with a stake on it
    QString staked;     ///< sum; for bingo cards the number of draws with a chance, or of wins
    QString returned;   ///< sum and share of the stakes; for bingo cards a number
    QString expected;   ///< expected share; for bingo cards a number
    QString band;       ///< range that holds the result at least 99 times in 100
    bool inside = true; ///< the result is in the band
    double place = 0;   ///< position in the band: -1 lower end, 0 expected, 1 upper end
    QString insideText; ///< whether it is in the band, as text
};

/// Common end of the windows of time.
struct ReturnedEnd {
    record::WallTime at;
    bool chosen = false; ///< a chosen moment: later rounds do not count; otherwise there are none

    /// Opening time of the newest round on record; now if there is none. Throws record::Fault.
    static ReturnedEnd newest(record::RecordReader& reader);
};

/// A window of time for payback figures.
struct ReturnedWindow {
    std::string_view key; ///< key in the inspection file
    record::ReturnedSince since;
};

/// Texts of payback figures.
class ReturnedText {
    Q_DECLARE_TR_FUNCTIONS(ReturnedText)

public:
    static constexpr int kWindows = 4;

    /// All time, the calendar month, the last 30 days and the last day, counted back from `end`.
    static std::array<ReturnedWindow, kWindows> windows(const ReturnedEnd& end);
    /// Key of a window.
    static QString keyOf(int window);
    /// Names of the windows, in that order.
    static QStringList windowNames();

    static ReturnedRow row(const record::Returned& sum);
    /// The row as a sentence, for a note or a report.
    static QString line(const ReturnedRow& row);
};

} // namespace mesaviva::app
