// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/events/lesson_entries.h"

#include <QCoreApplication>
#include <QString>

namespace mesaviva::app {

/// Names of chance outcomes: a card, a number of the wheel, a ball.
class PieceText {
    Q_DECLARE_TR_FUNCTIONS(PieceText)

public:
    /// A rank as printed on a card, from its letter in files: `T` is 10, and in Portuguese `J` is V.
    static QString rank(QChar letter);
    /// The outcome for a value in the file format (`Kd`, `00`, `17`) of that game; an invalid value is shown
    /// unchanged.
    static ChanceValue of(const QString& game, const QString& value);
    /// "the king of diamonds", "the number 17", "the ball 17".
    static QString named(const QString& game, const QString& value);
};

} // namespace mesaviva::app
