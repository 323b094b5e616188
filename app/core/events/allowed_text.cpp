// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/events/allowed_text.h"

#include "app/core/text/amounts.h"

namespace mesaviva::app {

QString AllowedText::sentence(const QString& allowed) {
    //: %1 what would have been allowed instead of what was refused
    return tr("Allowed: %1").arg(allowed);
}

QString AllowedText::nextBetting() { return tr("from the next betting period on"); }
QString AllowedText::onceLost() { return tr("once the connection is lost"); }
QString AllowedText::onceDue() { return tr("the same at its time"); }

QString AllowedText::nearestOf(Money below, Money above) {
    if (below > Money{} && above > Money{}) {
        //: %1, %2 amounts
        return tr("%1 or %2").arg(amountText(below), amountText(above));
    }
    return below > Money{} ? amountText(below) : above > Money{} ? amountText(above) : QString();
}

QString AllowedText::commonOf(CommonReason reason, const Amounts& amounts, const QString& later,
                              const QString& seat) {
    switch (reason) {
    case CommonReason::below_minimum: //: %1 an amount
        return tr("%1 or more").arg(amountText(amounts.above > Money{} ? amounts.above : amounts.limit));
    case CommonReason::above_maximum:
        return amounts.below > Money{} //: %1 an amount
                   ? tr("up to %1 more").arg(amountText(amounts.below))
                   //: %1 an amount
                   : tr("%1 in all, and no more").arg(amountText(amounts.limit));
    case CommonReason::not_enough_points:
        //: %1 an amount
        return tr("what the player's points pay for; the bound here is %1").arg(amountText(amounts.limit));
    case CommonReason::not_offered: return tr("what this table's regulation and settings offer");
    case CommonReason::not_now: return later;
    case CommonReason::already_decided: return tr("the same in the next round");
    case CommonReason::not_seated: return seat;
    case CommonReason::seat_taken: return tr("another place that is free");
    case CommonReason::no_stake: return tr("the same once a stake is down");
    case CommonReason::disconnected: return tr("the same once the connection is back");
    case CommonReason::points_left:
        //: %1 an amount
        return tr("fresh points with less than %1 left").arg(amountText(amounts.limit));
    case CommonReason::impossible_outcome: return tr("an outcome that can still come here");
    }
    return later;
}

} // namespace mesaviva::app
