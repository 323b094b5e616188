// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/croupier/poker_croupier_text.h"

#include "app/core/text/amounts.h"
#include "app/desks/teach/croupier/croupier_text.h"
#include "app/games/poker/text/poker_text.h"
#include "engine/base/overloaded.h"

#include <QStringList>

namespace mesaviva::app {

using croupier::FaultKind;

QString PokerCroupierText::call(poker::OwnPhrase phrase) {
    return PokerText::announcement({phrase}, {}, false);
}

QString PokerCroupierText::result(croupier::Comparison comparison) {
    switch (comparison) {
    case croupier::Comparison::wins: return tr("wins");
    case croupier::Comparison::loses: return tr("loses");
    case croupier::Comparison::ties: return tr("ties");
    }
    return {};
}

QString PokerCroupierText::cards(const poker::HandCards& cards) {
    QStringList list;
    for (const poker::Card card : cards) {
        list.append(PokerText::briefly(card));
    }
    return list.join(u' ');
}

QString PokerCroupierText::action(const croupier::PokerAction& action, const Scene& scene) {
    return std::visit(
        Overloaded{
            //: %1 what a croupier says
            [](const croupier::SayPhrase& one) { return tr("say “%1”").arg(call(one.phrase)); },
            [&](const croupier::DealCard& one) {
                const std::optional<poker::Card> card = one.shown ? one.shown : scene.next;
                const QString what = one.faceUp && card ? tr("the %1 face up").arg(PokerText::card(*card))
                                     : one.faceUp       ? tr("a card face up")
                                                        : tr("a card face down");
                if (one.to == croupier::kCorner) {
                    //: %1 "a card face up"
                    return tr("lay %1 on the discard corner").arg(what);
                }
                if (one.to == croupier::kDealer) {
                    //: %1 "a card face up"
                    return tr("give the dealer %1").arg(what);
                }
                //: %1 a player, %2 "a card face down"
                return tr("give %1 %2").arg(scene.nameOf(one.to), what);
            },
            [&](const croupier::AskSeat& one) {
                //: %1 a player
                return tr("ask %1: fold or continue").arg(scene.nameOf(one.seat));
            },
            [&](const croupier::TurnDealer& one) {
                const std::optional<poker::HandCards> hand = one.shown ? one.shown : scene.dealer;
                //: %1 cards
                return hand ? tr("turn the dealer's cards over: %1").arg(cards(*hand))
                            : tr("turn the dealer's four cards over");
            },
            [](const croupier::JudgeDealer& one) {
                return one.plays ? tr("say that the dealer plays") : tr("say that the dealer does not play");
            },
            [&](const croupier::TurnHand& one) {
                const QString name = scene.nameOf(one.seat);
                const std::optional<poker::HandCards> hand = one.shown ? one.shown
                                                             : scene.handOf
                                                                 ? std::optional(scene.handOf(one.seat))
                                                                 : std::nullopt;
                //: %1 a player, %2 cards
                return hand ? tr("turn the hand of %1 over: %2").arg(name, cards(*hand))
                            : tr("turn the hand of %1 over").arg(name);
            },
            [&](const croupier::CompareHand& one) {
                //: %1 a player, %2 "wins", "loses", "ties"
                return tr("say that the hand of %1 %2").arg(scene.nameOf(one.seat), result(one.result));
            },
            [&](const croupier::TakeLosers& one) {
                QStringList stay;
                for (const int seat : one.kept) {
                    stay.append(scene.nameOf(seat));
                }
                //: %1 players
                return stay.isEmpty() ? tr("take all chips: nothing stays")
                                      : tr("take what has lost; the chips of %1 stay")
                                            .arg(stay.join(QStringLiteral(", ")));
            },
            [&](const croupier::PayBox& one) {
                //: %1 a player, %2 a sum, %3 "ante", "bet"
                return tr("pay %1 %2 for the %3")
                    .arg(scene.nameOf(one.seat), amountText(one.sum), PokerText::box(one.box).toLower());
            },
            [&](const croupier::AnswerLateStake& one) {
                //: %1 a player
                return one.taken ? tr("take the late stake of %1").arg(scene.nameOf(one.seat))
                                 : tr("push the late stake of %1 back").arg(scene.nameOf(one.seat));
            },
        },
        action);
}

QString PokerCroupierText::fault(const croupier::Fault& fault,
                                 const std::optional<croupier::PokerDueAction>& due, const Scene& scene) {
    const QString wanted = due ? action(due->action, scene) : QString();
    const QString player = fault.player == kNobody ? QString() : scene.playerOf(fault.player);
    switch (fault.kind) {
    //: %1 what to do: "say «Place your bets»"
    case FaultKind::order: return due ? tr("First: %1.").arg(wanted) : tr("There is nothing to do now.");
    case FaultKind::words: return tr("Other words are due: %1.").arg(wanted);
    case FaultKind::early:
        return due ? tr("Too early. It is not yet time to %1.").arg(wanted) : tr("Too early.");
    case FaultKind::target: return tr("The card belongs elsewhere: %1.").arg(wanted);
    case FaultKind::face: return tr("The card lies the wrong way up: %1.").arg(wanted);
    case FaultKind::card: return tr("That card can't lie there: the deck has it once, and it is out.");
    case FaultKind::seat: return due ? tr("Another seat comes first: %1.").arg(wanted) : QString();
    case FaultKind::qualified: return tr("With ace and king or better the dealer plays, otherwise not.");
    case FaultKind::verdict: return due ? tr("The hand was misjudged: %1.").arg(wanted) : QString();
    case FaultKind::swept:
        //: %1 a player
        return tr("The chips of %1 stay.").arg(player);
    case FaultKind::left: return tr("%1 has lost: the chips are taken.").arg(player);
    case FaultKind::place:
        return player.isEmpty() ? tr("Nobody sits there.")
                                : tr("%1: there is nothing to pay there.").arg(player);
    case FaultKind::payment_order: return due ? tr("Another box comes first: %1.").arg(wanted) : QString();
    case FaultKind::sum:
        //: %1 a player, %2 the sum that was paid
        return tr("%1 is due a different sum, not %2.").arg(player, amountText(fault.given));
    case FaultKind::remedy: return CroupierText::wrongRemedy(CroupierText::remedy(*fault.remedy, fault.of));
    case FaultKind::late_stake: return tr("The bets are closed: the chips of %1 go back.").arg(player);
    default: return CroupierText::kind(fault.kind) + u'.';
    }
}

} // namespace mesaviva::app
