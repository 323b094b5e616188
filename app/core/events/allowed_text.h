// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/base/money.h"
#include "engine/table/refusal.h"
#endif

#include <QCoreApplication>
#include <QString>

namespace mesaviva::app {

/// States for each refusal what would have been allowed instead, in a few words of the current language;
/// never empty. Contains what games share; each game adds its own (<game>_allowed.h).
class AllowedText {
    Q_DECLARE_TR_FUNCTIONS(AllowedText)

public:
    /// Formats it: "Allowed: 5.00 or more".
    static QString sentence(const QString& allowed);

    /// The accepted amounts next to the refused one; empty: none.
    template <class Refusal>
    static QString nearest(const Refusal& refusal) {
        return nearestOf(refusal.nearestBelow, refusal.nearestAbove);
    }
    /// The text for a reason that every game has; `later` says when it will be possible, `seat` how to take
    /// part.
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
