// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/training/equipment/equipment_book.h"
#endif

#include <QCoreApplication>
#include <QString>

namespace mesaviva::app {

/// What is said where real equipment is used, in the language of the moment.
class EquipmentText {
    Q_DECLARE_TR_FUNCTIONS(EquipmentText)

public:
    /// Nothing can be entered between two rounds.
    static QString noRound();
    /// What counts in a moment unless it is undone; `named` is it in words.
    static QString held(const QString& named);
    /// What is looked at before the first spin.
    static QString check(equipment::WheelCheck check);
    /// What the numbers say so far.
    static QString test(const equipment::NumberTest& test);
    /// A session in a sentence.
    static QString session(const equipment::EquipmentSession& session);
    /// A moment of the calendar, in seconds since 1970, as the language writes it.
    static QString moment(std::int64_t seconds);
};

} // namespace mesaviva::app
