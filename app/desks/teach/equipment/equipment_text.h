// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/training/equipment/equipment_session.h"
#include "engine/training/equipment/number_test.h"
#endif

#include <QCoreApplication>
#include <QString>

namespace mesaviva::app {

/// Texts for real equipment, in the current language.
class EquipmentText {
    Q_DECLARE_TR_FUNCTIONS(EquipmentText)

public:
    /// Nothing can be entered between two rounds.
    static QString noRound();
    /// Text of a held entry; `named` is its value as text.
    static QString held(const QString& named);
    /// A check before the first spin.
    static QString check(equipment::WheelCheck check);
    /// Result of the test of numbers so far.
    static QString test(const equipment::NumberTest& test);
    /// A session as a sentence.
    static QString session(const equipment::EquipmentSession& session);
    /// A time in seconds since 1970, in the current locale.
    static QString moment(std::int64_t seconds);
};

} // namespace mesaviva::app
