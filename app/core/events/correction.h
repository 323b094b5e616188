// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/base/money.h"
#endif

#include <QCoreApplication>
#include <QString>

#include <array>
#include <optional>
#include <utility>

namespace mesaviva::app {

/// What an event corrects: the state before and after, who corrected it, and why, each in a few words.
/// Records are never edited: a correction is an event of its own.
struct Correction {
    QString before;
    QString after;
    QString who;
    QString why;

    friend bool operator==(const Correction&, const Correction&) = default;
};

/// The corrections that all games share, in the current language; those of one game are in its own file
/// (`roulette_corrections.h`).
class CorrectionText {
    Q_DECLARE_TR_FUNCTIONS(CorrectionText)

public:
    /// A round is declared void because the system failed.
    static Correction voidRound();
    /// A settlement of a void round: the stake was `before`, and `after` is returned.
    static Correction refund(const QString& before, const QString& after);
    /// An entry at real equipment, taken back before it counted; `signer` may be empty.
    static Correction entryTakenBack(const QString& entry, const QString& signer);
    /// A displaced stake is put back: `after` is placed, and `before` was on the table, if known.
    static Correction restored(std::optional<Money> before, Money after);
    /// "Before: 5.00 · after: 10.00 · by the croupier · because …".
    static QString sentence(const Correction& correction);
    /// "Before: 5.00", where the rest is shown anyway.
    static QString beforeText(const Correction& correction);
    /// Its four parts with their labels.
    static std::array<std::pair<QString, QString>, 4> parts(const Correction& correction);
};

} // namespace mesaviva::app
