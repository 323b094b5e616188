// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/record/significant.h"
#endif

#include <QString>

namespace mesaviva::app {

/// Words for the settings of a game's tables, which records have as keys and values. What is not known stays
/// as it is, and of a game that is not known all that no other has either.
class SettingText {
public:
    /// What a setting is called, by its path in the settings: `minimum`, `minimum.red`, `jackpot.base`.
    static QString name(const QString& game, const QString& path);
    /// What one of its values says, which is given as JSON or, of a text, as it is: amounts in the present
    /// unit, times, choices in words. Empty: there is none, a dash.
    static QString value(const QString& game, const QString& path, const QString& text);
    /// A change in a sentence's part: "Minimum on Red: 1,00 pts → 2,00 pts".
    static QString told(const QString& game, const record::SettingChange& change);
};

} // namespace mesaviva::app
