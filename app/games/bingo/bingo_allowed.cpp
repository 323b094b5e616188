// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/bingo/bingo_allowed.h"

#include "app/core/events/allowed_text.h"
#include "app/core/text/amounts.h"
#include "app/games/bingo/text/bingo_text.h"
#include "engine/base/overloaded.h"

namespace mesaviva::app {

namespace {

QString bingoLater(bingo::Action action) {
    using bingo::Action;
    switch (action) {
    case Action::mark: return QCoreApplication::translate("AllowedText", "marking, while numbers are drawn");
    case Action::fault: return AllowedText::onceLost();
    case Action::other: return AllowedText::onceDue();
    default: return QCoreApplication::translate("AllowedText", "from the next sale on");
    }
}

} // namespace

QString BingoAllowed::of(bingo::Action action, const bingo::Refusal& refusal,
                         const bingo::Settings& settings) {
    return refusal.reason.visit(Overloaded{
        [&](CommonReason reason) -> QString {
            if (reason == CommonReason::below_minimum) {
                return tr("one card or more");
            }
            if (reason == CommonReason::no_stake) {
                return tr("the same with a card of the round");
            }
            return AllowedText::common(reason, refusal, bingoLater(action),
                                       tr("the same once the player is in the room"));
        },
        [&](bingo::OwnReason reason) -> QString {
            switch (reason) {
            case bingo::OwnReason::too_many_cards:
                return refusal.nearestBelow > Money{} //: %1 so many cards
                           ? tr("up to %1 more")
                                 .arg(BingoText::cards(static_cast<int>(refusal.nearestBelow.cents)))
                           //: %1 so many cards
                           : tr("%1 in a round, and no more").arg(BingoText::cards(settings.maxCards));
            case bingo::OwnReason::sold_out: return tr("fewer cards, or cards of the next round");
            case bingo::OwnReason::not_drawn: return tr("a number that has been drawn");
            case bingo::OwnReason::not_on_card:
                return tr("a number that has been drawn and that a card of the player's has");
            }
            return tr("what this table's regulation and settings offer");
        },
    });
}

} // namespace mesaviva::app
