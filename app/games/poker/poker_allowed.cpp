// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/poker/poker_allowed.h"

#include "app/core/events/allowed_words.h"
#include "app/core/text/amounts.h"

namespace mesaviva::app {

namespace {

QString pokerLater(poker::Deed deed) {
    using poker::Deed;
    switch (deed) {
    case Deed::fold:
    case Deed::bet:
        return QCoreApplication::translate("AllowedWords",
                                           "a decision, once the cards are dealt and until its time is over");
    case Deed::deal: return QCoreApplication::translate("AllowedWords", "the deal, once this round is over");
    case Deed::fault: return AllowedWords::onceLost();
    case Deed::other: return AllowedWords::onceDue();
    default: return AllowedWords::nextBetting();
    }
}

} // namespace

QString PokerAllowed::of(poker::Deed deed, const poker::Refusal& refusal) {
    using poker::Deed;
    if (refusal.reason == CommonReason::no_stake) {
        switch (deed) {
        case Deed::deal: return tr("the deal, with an ante of %1 or more").arg(amountText(refusal.limit));
        case Deed::repeat: return tr("an ante first, to be repeated later");
        default: return tr("the same once an ante is down");
        }
    }
    if (refusal.reason == CommonReason::not_offered && deed == Deed::deal) {
        return tr("the deal comes by itself after the betting period");
    }
    return AllowedWords::common(refusal.reason, refusal, pokerLater(deed), tr("the same from a seat"));
}

} // namespace mesaviva::app
