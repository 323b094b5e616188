// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/base/money.h"
#include "engine/table/refusal.h"
#endif

#include <QCoreApplication>
#include <QString>

namespace mesaviva::app {

/// For every refusal what would have been allowed instead, in a few words of the present language: never
/// empty. Here is what games share; each says its own in a file of its own (<game>_allowed.h).
class AllowedText {
    Q_DECLARE_TR_FUNCTIONS(AllowedText)

public:
    /// "Allowed: 5.00 or more".
    static QString told(const QString& allowed);

    /// The amounts next to the refused one that the table would take; empty: none.
    template <class Refusal>
    static QString nearest(const Refusal& refusal) {
        return nearestOf(refusal.nearestBelow, refusal.nearestAbove);
    }
    /// What every game says of a reason that all have; `later` is when such a thing can be done again, `seat`
    /// how one comes to take part.
    template <class Refusal>
    static QString common(CommonReason reason, const Refusal& refusal, const QString& later,
                          const QString& seat) {
        return commonOf(reason, {refusal.nearestBelow, refusal.nearestAbove, refusal.limit}, later, seat);
    }

    static QString nextBetting();
    static QString onceLost();
    static QString onceDue();

private:
    struct Amounts {
        Money below;
        Money above;
        Money limit;
    };
    static QString nearestOf(Money below, Money above);
    static QString commonOf(CommonReason reason, const Amounts& amounts, const QString& later,
                            const QString& seat);
};

} // namespace mesaviva::app
