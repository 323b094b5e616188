// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/record/history/significant.h"
#endif

#include <QString>

namespace mesaviva::app {

/// Texts for the settings of a game's tables, which records store as keys and values. Unknown ones are shown
/// unchanged; for an unknown game, so are the settings that only one game has.
class SettingText {
public:
    /// A setting's name, by its path: `minimum`, `minimum.red`, `jackpot.base`.
    static QString name(const QString& game, const QString& path);
    /// A value as text, given as JSON or, for a string, unquoted: amounts in the current unit, times,
    /// choices. Empty input gives a dash.
    static QString value(const QString& game, const QString& path, const QString& text);
    /// A change as part of a sentence: "Minimum on Red: 1,00 pts → 2,00 pts".
    static QString change(const QString& game, const record::SettingChange& change);
};

} // namespace mesaviva::app
