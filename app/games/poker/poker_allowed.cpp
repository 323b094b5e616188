// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/poker/poker_allowed.h"

#include "app/core/events/allowed_text.h"
#include "app/core/text/amounts.h"

namespace mesaviva::app {

namespace {

QString pokerLater(poker::Action action) {
    using poker::Action;
    switch (action) {
    case Action::fold:
    case Action::bet:
        return QCoreApplication::translate("AllowedText",
                                           "a decision, once the cards are dealt and until its time is over");
    case Action::deal: return QCoreApplication::translate("AllowedText", "the deal, once this round is over");
    case Action::fault: return AllowedText::onceLost();
    case Action::other: return AllowedText::onceDue();
    default: return AllowedText::nextBetting();
    }
}

} // namespace

QString PokerAllowed::of(poker::Action action, const poker::Refusal& refusal) {
    using poker::Action;
    if (refusal.reason == CommonReason::no_stake) {
        switch (action) {
        case Action::deal: return tr("the deal, with an ante of %1 or more").arg(amountText(refusal.limit));
        case Action::repeat: return tr("an ante first, to be repeated later");
        default: return tr("the same once an ante is down");
        }
    }
    if (refusal.reason == CommonReason::not_offered && action == Action::deal) {
        return tr("the deal comes by itself after the betting period");
    }
    return AllowedText::common(refusal.reason, refusal, pokerLater(action), tr("the same from a seat"));
}

} // namespace mesaviva::app
