// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/poker/poker_place.h"

#include "app/core/text/amounts.h"
#include "app/games/poker/text/poker_text.h"
#include "engine/games/poker/pay_table.h"

namespace mesaviva::app {

using namespace poker;

Money PokerPlace::inBox(Box box) const {
    return isPlaying() ? state().inBox(static_cast<std::size_t>(m_table.ownPlayer().seat - 1), box) : Money{};
}

Money PokerPlace::betAmount() const {
    const Seat* place = seat();
    const Money ante = inBox(Box::ante);
    // Once the ante is paid, the box contains its winnings, too.
    return Money{kBetPerAnte * (place && place->antePaid ? ante.cents / (1 + kAnteMultiple) : ante.cents)};
}

bool PokerPlace::isHandComplete() const {
    const Seat* place = seat();
    return place && place->dealtIn && state().dealComplete;
}

bool PokerPlace::wasTooLate() const {
    const Seat* place = seat();
    return place && place->decision == Decision::folded && place->foldedBy == FoldedBy::time;
}

// P32: tells the player at once that the time has run out.
QString PokerPlace::lateText() {
    Settled folded;
    folded.verdict = Verdict::folded;
    folded.foldedBy = FoldedBy::time;
    return QStringLiteral("%1 (P32)").arg(PokerText::reason(folded));
}

QString PokerPlace::handName() const {
    const Seat* place = seat();
    return place && isHandComplete() && place->decision != Decision::folded
               ? PokerText::hand(place->cards, state().settings.ranking)
               : QString();
}

std::optional<Combination> PokerPlace::combination() const {
    const Seat* place = seat();
    return place && isHandComplete() && place->decision != Decision::folded
               ? std::optional(rankHand(place->cards, state().settings.ranking).combination())
               : std::nullopt;
}

std::optional<Combination> PokerPlace::payable() const {
    const std::optional<Combination> hand = combination();
    return hand && qualifies(*hand) ? hand : std::nullopt;
}

QString PokerPlace::pays() const {
    const std::optional<Combination> hand = combination();
    if (!hand) {
        return {};
    }
    if (!qualifies(*hand)) {
        //: P25, P26: a hand below ace and king
        return tr("wins only if the dealer does not play");
    }
    const int multiple = betMultiple(*hand);
    //: what a hand brings if it wins: %1 so many times the bet, %2 the sum
    return tr("pays %1 to 1: %2", "the bet, for a hand that wins")
        .arg(QString::number(multiple), amountText(Money{multiple * betAmount().cents}));
}

PokerOffer PokerPlace::offer(Instant now, Money smallestChip) const {
    const PlayerId player = m_table.own();
    const auto ask = [&](Action action, const Command& command) {
        return m_table.offer(command, now, [this, action](const Refusal& refusal) {
            return refusal.reason == CommonReason::already_decided &&
                           (action == Action::fold || action == Action::bet) && wasTooLate()
                       ? tr("Your time to decide ran out, and so you folded.")
                       : PokerText::refusal(action, refusal);
        });
    };
    const Money probe = inBox(Box::ante) == Money{} ? state().settings.minimum : smallestChip;
    return {ask(Action::ante, PlaceAnte{player, probe}),
            ask(Action::undo, UndoAnte{player}),
            ask(Action::clear, ClearAnte{player}),
            ask(Action::repeat, RepeatAnte{player}),
            ask(Action::deal, Deal{player}),
            ask(Action::fold, Fold{player}),
            ask(Action::bet, Bet{player}),
            ask(Action::allowance, TakeAllowance{player})};
}

QString PokerPlace::advice(bool sessionOver) const {
    if (m_table.tableSession().isScenario()) {
        return m_table.tableSession().isScenarioOver() ? TableText::nothingFollows() : happening();
    }
    const Seat* place = seat();
    if (!place) {
        return TableText::watching(sessionOver);
    }
    if (wasTooLate() && state().phase != Phase::betting) {
        return lateText();
    }
    switch (state().phase) {
    case Phase::betting: return adviceBeforeDeal();
    case Phase::deciding:
    case Phase::extended: return adviceOnDecision();
    case Phase::burning:
    case Phase::dealing:
    case Phase::dealt: return place->dealtIn ? happening() : tr("You are not in this round.");
    default: return happening();
    }
}

QString PokerPlace::happening() const {
    switch (state().phase) {
    case Phase::between: return TableText::nextRound();
    case Phase::betting: return tr("Antes are being put down.");
    case Phase::burning:
    case Phase::dealing:
    case Phase::dealt: return tr("The cards are being dealt.");
    case Phase::deciding:
    case Phase::extended: return tr("Whoever is in the round folds, or continues with twice the ante.");
    case Phase::revealing:
    case Phase::qualifying:
    case Phase::showing: return tr("The dealer's cards are turned.");
    case Phase::collecting:
    case Phase::paying:
    case Phase::ending: return tr("The round is being settled.");
    }
    return {};
}

QString PokerPlace::adviceBeforeDeal() const {
    const Seat* place = seat();
    if (!place) {
        return {};
    }
    const Settings& settings = state().settings;
    if (place->decision == Decision::folded) {
        return tr("Your ante is lost; the next round opens soon.");
    }
    if (inBox(Box::ante) == Money{}) {
        return tr("Put an ante between %1 and %2 in the ante box.")
            .arg(amountText(settings.minimum), amountText(settings.maximum));
    }
    if (betAmount() > Money{m_table.ownWallet()}) {
        return tr("Note that continuing will take %1, which you would not have.")
            .arg(amountText(betAmount()));
    }
    return settings.individual ? tr("Ask for the cards, or change your ante.")
                               : tr("Your ante is down; you can change it until betting closes.");
}

QString PokerPlace::adviceOnDecision() const {
    const Seat* place = seat();
    if (!place) {
        return {};
    }
    if (!place->dealtIn) {
        return tr("You are not in this round.");
    }
    if (place->decision == Decision::bet) {
        return tr("You continue; the others decide.");
    }
    if (place->decision == Decision::folded) {
        return tr("You have folded; the others decide.");
    }
    if (const Money missing = betAmount() - Money{m_table.ownWallet()}; missing > Money{}) {
        //: %1 a hand, %2 the second stake, %3 what is missing to it
        return tr("%1. You can only fold: continuing takes %2, and you are %3 short.")
            .arg(handName(), amountText(betAmount()), amountText(missing));
    }
    return tr("%1. Fold and lose the ante, or continue with %2.").arg(handName(), amountText(betAmount()));
}

} // namespace mesaviva::app
