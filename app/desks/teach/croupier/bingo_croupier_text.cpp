// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/croupier/bingo_croupier_text.h"

#include "app/core/text/amounts.h"
#include "app/core/text/texts.h"
#include "app/desks/teach/croupier/croupier_text.h"
#include "app/games/bingo/text/bingo_names.h"
#include "app/games/bingo/text/bingo_text.h"
#include "engine/base/overloaded.h"

#include <QStringList>

namespace mesaviva::app {

using croupier::CallerPhrase;
using croupier::FaultDetail;
using croupier::FaultKind;

namespace {

QString cardList(const std::vector<bingo::CardNumber>& cards) {
    QStringList list;
    for (const bingo::CardNumber card : cards) {
        list.append(QString::number(card));
    }
    return list.join(QStringLiteral(", "));
}

} // namespace

QString BingoCroupierText::call(CallerPhrase phrase, const bingo::Settings& settings) {
    const auto said = [&](bingo::Phrase one) { return BingoText::announcement({one}, settings, {}, false); };
    switch (phrase) {
    case CallerPhrase::sale_opens: return said(bingo::OwnPhrase::sale_opens);
    case CallerPhrase::sale_closes: return said(bingo::OwnPhrase::sale_closes);
    case CallerPhrase::stop: return tr("The draw stops");
    case CallerPhrase::goes_on: return tr("The draw goes on");
    case CallerPhrase::paid: return tr("Bingo is confirmed, the prizes are paid");
    case CallerPhrase::round_void: return said(CommonPhrase::round_void);
    }
    return {};
}

QString BingoCroupierText::ball(const croupier::CallBall& called) {
    const QString number = QString::number(called.number);
    if (called.letter == 0) {
        return number;
    }
    const QChar letter = QLatin1Char(called.letter);
    return called.letterFirst ? letter + QStringLiteral(" ") + number : number + u' ' + letter;
}

QString BingoCroupierText::action(const croupier::BingoAction& action, const bingo::Settings& settings,
                                  bool open) {
    return std::visit(
        Overloaded{
            //: %1 what a caller says
            [&](const croupier::SayCaller& one) { return tr("say “%1”").arg(call(one.phrase, settings)); },
            [&](const croupier::AnnouncePrizes& one) {
                if (!open) {
                    return tr("announce the cards sold, the prizes together and each of them");
                }
                QStringList prizes;
                for (std::size_t i = 0; i < bingo::kCombinations; ++i) {
                    if (settings.prizes[i]) {
                        prizes.append(BingoText::prize(static_cast<bingo::PrizeKind>(i)) + u' ' +
                                      amountText(one.prizes[i]));
                    }
                }
                //: %1 a number of cards, %2 a sum, %3 "Line 2.40 pts, Bingo 9.60 pts"
                return tr("announce: %1 sold, %2 in prizes; %3")
                    .arg(BingoText::cards(static_cast<int>(one.cards)), amountText(one.total),
                         prizes.join(QStringLiteral(", ")));
            },
            [&](const croupier::CallBall& one) {
                //: %1 "B 12"
                return open ? tr("call “%1”").arg(ball(one)) : tr("call the ball");
            },
            [&](const croupier::CheckCard& one) {
                const QString prize = BingoText::prizeInside(one.kind);
                //: %1 a card's number, %2 "the line"
                return !open       ? tr("check card %1 for %2").arg(one.card).arg(prize)
                       : one.valid ? tr("say that card %1 has %2").arg(one.card).arg(prize)
                                   : tr("say that card %1 does not have %2").arg(one.card).arg(prize);
            },
            [&](const croupier::AnnounceAward& one) {
                const QString prize = BingoText::prizeInside(one.kind);
                if (!open) {
                    //: %1 "the line"
                    return tr("announce %1, who has won it and how much each gets").arg(prize);
                }
                const auto cards = static_cast<int>(one.cards.size());
                //: %1 "the line", %2 cards' numbers, %3 and %4 sums
                return tr("announce %1: card(s) %2; %3 to each player, %4 left over", nullptr, cards)
                    .arg(prize, cardList(one.cards), amountText(one.share), amountText(one.odd));
            },
            [](const croupier::AnswerLateBuyer& one) {
                //: %1 a player
                return (one.sold ? tr("sell %1 cards all the same") : tr("sell %1 no more cards"))
                    .arg(crowdName(one.member));
            },
        },
        action);
}

QString BingoCroupierText::remedy(croupier::RemedyKind remedy, FaultKind fault) {
    using croupier::RemedyKind;
    switch (remedy) {
    case RemedyKind::correct:
        switch (fault) {
        case FaultKind::number:
        case FaultKind::again: return tr("Call the number that the ball shows");
        case FaultKind::letter: return tr("Call it again, the letter first");
        case FaultKind::words: break;
        default: return tr("Announce it again with the right figures");
        }
        break;
    case RemedyKind::void_round: return tr("Void the round: the cards are refunded");
    case RemedyKind::push_back: return tr("Take the cards back and refund them");
    case RemedyKind::take_back:
        return fault == FaultKind::winner ? tr("Announce the winners alone")
                                          : tr("No prize; the draw goes on");
    case RemedyKind::pay_both: return tr("Let that card share the prize");
    case RemedyKind::draw_again: return tr("Put the ball back and draw another");
    case RemedyKind::admit: return tr("The card has its prize after all");
    default: break;
    }
    return CroupierText::remedy(remedy, fault);
}

QString BingoCroupierText::fault(const croupier::Fault& fault,
                                 const std::optional<croupier::BingoDueAction>& due,
                                 const bingo::Settings& settings) {
    const QString wanted = due ? action(due->action, settings, false) : QString();
    const auto card = [&](const QString& sentence) { return sentence.arg(fault.item); };
    switch (fault.kind) {
    //: %1 what to do: "call the ball"
    case FaultKind::order: return due ? tr("First: %1.").arg(wanted) : tr("There is nothing to do now.");
    case FaultKind::words: return tr("Other words are due: %1.").arg(wanted);
    case FaultKind::early:
        if (due && std::holds_alternative<croupier::CallBall>(due->action)) {
            return tr("Too early: at least a second passes between two balls.");
        }
        return due ? tr("Too early. It is not yet time to %1.").arg(wanted) : tr("Too early.");
    case FaultKind::late: return tr("Right, but it took too long.");
    case FaultKind::number: return tr("The ball shows another number.");
    case FaultKind::again: return tr("That number is drawn already.");
    case FaultKind::letter: return tr("The column's letter comes first, then the number.");
    case FaultKind::count: return tr("Another number of cards is sold.");
    case FaultKind::sum:
        if (fault.item == 0) {
            //: %1 a sum
            return tr("All prizes together are not %1.").arg(amountText(fault.given));
        }
        //: %1 a prize, %2 a sum
        return tr("%1: the prize is not %2.")
            .arg(BingoText::prize(static_cast<bingo::PrizeKind>(fault.item - 1)), amountText(fault.given));
    case FaultKind::claim:
        return card(fault.detail == FaultDetail::gone ? tr("Card %1: that prize was won before.")
                                                      : tr("Card %1 lacks a number."));
    case FaultKind::overlooked:
        switch (fault.detail) {
        case FaultDetail::silent:
            return card(tr("Card %1 has won, whatever its player does or does not say."));
        case FaultDetail::shared: return card(tr("Card %1 has won at the same ball: it shares."));
        case FaultDetail::none:
        case FaultDetail::gone: break;
        }
        return card(tr("Card %1 has what was called."));
    case FaultKind::winner: return card(tr("Card %1 has not won."));
    case FaultKind::share:
        //: %1 a sum
        return tr("Each player's part is not %1.").arg(amountText(fault.given));
    case FaultKind::odd:
        //: %1 a sum
        return tr("%1 is not what is left over.").arg(amountText(fault.given));
    case FaultKind::payment_order: return tr("Another prize is announced first: %1.").arg(wanted);
    case FaultKind::place: return card(tr("Nobody has called card %1."));
    case FaultKind::remedy: return CroupierText::wrongRemedy(remedy(*fault.remedy, fault.of));
    case FaultKind::late_sale: return tr("The sale is closed: no more cards are sold.");
    default: return CroupierText::kind(fault.kind) + u'.';
    }
}

} // namespace mesaviva::app
