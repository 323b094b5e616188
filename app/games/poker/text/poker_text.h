// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The words of póquer sem descarte: hands, cards, captions, reasons. The engine has only keys.
#pragma once

#include "app/games/poker/text/poker_seat_status.h"
#include "engine/games/poker/events.h"
#include "engine/games/poker/hand.h"
#include "engine/games/poker/state.h"

#include <QCoreApplication>
#include <QString>

#include <functional>

namespace mesaviva::app {

/// Words for one language at a time, the one that is installed in the application.
class PokerText {
    Q_DECLARE_TR_FUNCTIONS(PokerText)

public:
    /// The game's name: "Póquer sem descarte".
    static QString game();

    /// "King of diamonds".
    static QString card(poker::Card card);

    /// "K♦".
    static QString briefly(poker::Card card);
    /// A hand that was cut off undecided (I-P33), by its cards as the record has them, `As Kd 9c`: what it
    /// is, or how many cards had come, and the cards.
    static QString cutOff(const QString& cards);

    /// How a seat stands, in a word or two: "folded", "in play"; empty where there is nothing to say.
    static QString status(PokerSeatStatus::Status status);

    /// What a card whose face one may not see is called.
    static QString faceDownCard();

    /// What five cards are, in words that name the cards that matter: "Pair of queens", "Ace and king".
    static QString hand(const poker::HandCards& cards, poker::RankingRules rules);

    /// The combination alone, as the law calls it: "Full house".
    static QString combination(poker::Combination combination);

    /// What the table announces, as a caption (P14 and its like). `own`: it is said to this player.
    static QString announcement(const poker::Announced& announced, const QString& playerName, bool own);

    /// A stack of chips and where it lies: "Ante: 5.00 pts".
    static QString stack(poker::Box box, Money amount);

    /// Why a command is refused, and what would work.
    static QString refusal(poker::Action action, const poker::Refusal& refusal);

    /// What a box has won, chips that lie beside it: "Ante, won: 5.00 pts".
    static QString winnings(poker::Box where, Money amount);
    /// How a box came out: "won 5.00 pts", "came back".
    static QString boxResult(const poker::SettledBox& box);

    /// Why a seat won or lost, in one sentence.
    static QString reason(const poker::Settled& settled);

    /// The name of a box as the interface shows it.
    static QString box(poker::Box box);

    /// What an event of weight is called on a repetition's time line; `kind` is its name in records. Empty
    /// for one without weight.
    static QString weighty(const QString& kind);
};

} // namespace mesaviva::app
