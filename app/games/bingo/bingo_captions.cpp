// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/bingo/bingo_captions.h"

#include "app/core/text/amounts.h"
#include "app/games/bingo/text/bingo_text.h"

#include <QTime>

#include <algorithm>
#include <cstddef>

namespace mesaviva::app {

using namespace bingo;

QString BingoCaptions::caption(const Announced& announced) const {
    const PlayerId player = announced.player;
    QString text = BingoText::announcement(announced, m_table.settings(), m_table.nameOf(player),
                                           m_table.isOwn(player) && m_reader.isMyself());
    const BingoAside more = aside(announced);
    if (!more.winners.names.isEmpty()) {
        text += QStringLiteral(" · ") + BingoText::winners(more.winners.names, more.winners.all);
    }
    if (more.voidReason) {
        text += QStringLiteral(". ") + BingoText::voidReason(*more.voidReason);
    }
    return text;
}

BingoAside BingoCaptions::aside(const Announced& announced) const {
    BingoAside aside;
    if (announced.phrase == OwnPhrase::prize) {
        const auto won = std::ranges::find(state().won, announced.kind, &WonPrize::kind);
        if (won != state().won.end()) {
            aside.winners = m_reader.named(won->winners);
        }
    } else if (announced.phrase == CommonPhrase::round_void) {
        aside.voidReason = state().voidReason;
    }
    return aside;
}

// The prizes that were won at the same ball as the last one.
std::vector<WonPrize> BingoCaptions::called() const {
    std::vector<WonPrize> prizes;
    for (const WonPrize& won : state().won) {
        if (won.ball == state().won.back().ball) {
            prizes.push_back(won);
        }
    }
    return prizes;
}

QString BingoCaptions::callTitle() const {
    QStringList names;
    for (const WonPrize& won : called()) {
        names.append(BingoText::prize(won.kind));
    }
    return names.join(QStringLiteral(" · "));
}

QString BingoCaptions::callText() const {
    QStringList lines;
    for (const WonPrize& won : called()) {
        Money amount;
        for (const Winner& winner : won.winners) {
            amount += winner.amount;
        }
        const QString who = m_reader.winners(won.winners);
        //: %1 names, %2 an amount
        lines.append(
            (won.winners.size() == 1 ? tr("%1: %2") : tr("%1: %2 together")).arg(who, amountText(amount)));
    }
    return lines.join(u'\n');
}

int BingoCaptions::callCard() const {
    int card = 0;
    for (const WonPrize& won : called()) {
        for (const Winner& winner : won.winners) {
            if (m_reader.isOwn(winner.owner)) {
                return static_cast<int>(winner.card);
            }
            card = card == 0 ? static_cast<int>(winner.card) : card;
        }
    }
    return card;
}

bool BingoCaptions::isCallOwn() const {
    const std::vector<WonPrize> prizes = called();
    return m_reader.isMyself() && std::ranges::any_of(prizes, [this](const WonPrize& won) {
               return std::ranges::any_of(
                   won.winners, [this](const Winner& winner) { return m_reader.isOwn(winner.owner); });
           });
}

QString BingoCaptions::resultText() const {
    if (state().voidReason) {
        return BingoText::voidReason(*state().voidReason);
    }
    QStringList texts;
    for (const WonPrize& won : state().won) {
        texts.append(tr("%1: %2").arg(BingoText::prize(won.kind), m_reader.winners(won.winners)));
    }
    return texts.join(QStringLiteral(" · "));
}

QStringList BingoCaptions::prizesOf(const bingo::Summary& summary) {
    QStringList list;
    const auto add = [&](const QString& what, Money amount) {
        if (amount > Money{}) {
            list.append(tr("%1: %2").arg(what, amountText(amount)));
        }
    };
    for (std::size_t i = 0; i < kPrizeKinds; ++i) {
        add(BingoText::prize(static_cast<PrizeKind>(i)), summary.prizes[i]);
    }
    add(tr("Refunded cards"), summary.refunded);
    return list;
}

QString BingoCaptions::nextSale(Instant now, double speed) const {
    if (state().phase != Phase::between) {
        return {};
    }
    if (!state().due) {
        return tr("No further sale is announced.");
    }
    const Duration wait = *state().due - now;
    if (wait < kLongWait || m_table.tableSession().isScenario()) {
        return tr("The next sale opens in a moment.");
    }
    const auto milliseconds = static_cast<int>(static_cast<double>(wait.count()) / speed);
    const QTime at = QTime::currentTime().addMSecs(milliseconds + 30'000); // to the nearest minute
    return tr("The next sale opens at %1.").arg(at.toString(QStringLiteral("HH:mm")));
}

QString BingoCaptions::advice(const QString& nextSale, int reserved, bool automatic, bool sessionOver,
                              std::optional<Money> last) const {
    if (m_table.tableSession().isScenario()) {
        return m_table.tableSession().isScenarioOver() ? TableText::nothingFollows() : happening();
    }
    if (!m_table.ownPlayer().here) {
        return sessionOver ? TableText::watching(true) : tr("You are watching this room.");
    }
    const bool calm =
        state().phase == Phase::between || state().phase == Phase::announcing ||
        ((state().phase == Phase::drawing || state().phase == Phase::checking) && !pausesForPrize(state()));
    if (reserved > 0 && calm) {
        return tr("%n card(s) reserved for the next sale.", nullptr, reserved);
    }
    return state().phase == Phase::between ? nextSale : adviceInRound(automatic, last);
}

QString BingoCaptions::adviceInRound(bool automatic, std::optional<Money> last) const {
    const auto cards = static_cast<int>(m_table.ownPlayer().cards.size());
    switch (state().phase) {
    case Phase::sale:
        if (cards > 0 && m_table.tableSession().isWaiting()) {
            return tr("You have %1; the draw begins when you go on.").arg(BingoText::cards(cards));
        }
        if (cards == 0 && last) {
            //: %1 what the round before has brought, as −12,00 pts; %2 what a card costs
            return tr("Last round: %1. Buy cards: %2 each.")
                .arg(signedAmountText(*last), amountText(m_table.settings().cardPrice));
        }
        return cards == 0
                   ? tr("Buy cards: %1 each.").arg(amountText(m_table.settings().cardPrice))
                   : tr("You have %1; the draw begins when the sale is over.").arg(BingoText::cards(cards));
    case Phase::drawing:
    case Phase::checking:
        if (pausesForPrize(state())) {
            return happening();
        }
        if (cards == 0) {
            return tr("You have no card in this round; the next sale opens after bingo.");
        }
        return automatic ? tr("Your cards are marked automatically.")
                         : tr("Mark the drawn numbers on your cards.");
    default: return happening();
    }
}

// What goes on, for whoever may do nothing about it.
QString BingoCaptions::happening() const {
    switch (state().phase) {
    case Phase::between: return TableText::nextRound();
    case Phase::sale:
        return tr("Cards are being sold at %1 each.").arg(amountText(m_table.settings().cardPrice));
    case Phase::announcing:
        return m_table.tableSession().isWaiting() ? tr("The sale is closed; the draw begins when you go on.")
                                                  : tr("The sale is closed; the draw begins in a moment.");
    case Phase::drawing:
    case Phase::checking:
        return pausesForPrize(state()) ? tr("The draw pauses for a prize.")
                                       : tr("The numbers are being drawn.");
    case Phase::confirming: return tr("Bingo: the prizes are being confirmed.");
    case Phase::voiding:
    case Phase::ending: break;
    }
    return state().voidReason ? BingoText::voidReason(*state().voidReason) : tr("All prizes are paid.");
}

} // namespace mesaviva::app
