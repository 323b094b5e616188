// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/base/money.h"
#endif

#include <QCoreApplication>
#include <QString>

#include <array>
#include <optional>
#include <utility>

namespace mesaviva::app {

/// What an event corrects: how it was before, how it is after, who has done it and why, each in a few words.
/// Nothing is ever edited: a correction is an event of its own.
struct Correction {
    QString before;
    QString after;
    QString who;
    QString why;

    friend bool operator==(const Correction&, const Correction&) = default;
};

/// The corrections among all events, in words of the present language; those that only one game knows are in
/// its own file (`roulette_corrections.h`).
class CorrectionText {
    Q_DECLARE_TR_FUNCTIONS(CorrectionText)

public:
    /// A round is declared void, since the system has failed.
    static Correction voidRound();
    /// A settlement of a void round: the stake was `before`, and so much comes back.
    static Correction refund(const QString& before, const QString& after);
    /// An entry at real equipment, taken back before it counted; `signer` may be empty.
    static Correction entryTakenBack(const QString& entry, const QString& signer);
    /// A stake that was disturbed and lies again: so much is put back, and so much lay there, if that is
    /// known.
    static Correction restored(std::optional<Money> before, Money after);
    /// "Before: 5.00 · after: 10.00 · by the croupier · because …".
    static QString told(const Correction& correction);
    /// "Before: 5.00", where the rest is told anyway.
    static QString toldBefore(const Correction& correction);
    /// Its four parts, each with what it is called.
    static std::array<std::pair<QString, QString>, 4> parts(const Correction& correction);
};

} // namespace mesaviva::app
