// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of póquer sem descarte: hands, cards, captions, reasons, spoken sentences. The engine has only
// keys.
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/games/poker/events.h"
#include "engine/games/poker/hand.h"
#include "engine/games/poker/state.h"
#endif

#include "app/media/voice/sentence.h"

#include <QCoreApplication>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <functional>

namespace mesaviva::app::PokerSeatStatus {

Q_NAMESPACE
QML_ELEMENT

/// A seat's status in the round.
enum Status {
    Empty,
    Waiting,  ///< seated, nothing staked in this round
    Staked,   ///< the ante is placed
    Thinking, ///< must decide
    InPlay,   ///< the bet is placed
    Folded,
    Won,
    Lost,
    Tied,
    Returned, ///< stakes were returned: void, or undecided after a failure
};
Q_ENUM_NS(Status)

} // namespace mesaviva::app::PokerSeatStatus

namespace mesaviva::app {

/// Texts in the installed language.
class PokerText {
    Q_DECLARE_TR_FUNCTIONS(PokerText)

public:
    /// The game's name: "Póquer sem descarte".
    static QString game();

    /// "King of diamonds"; faceDownCard() if it is unknown.
    static QString card(poker::Card card);

    /// "K♦".
    static QString briefly(poker::Card card);
    /// A hand from its cards in the record's form, `As Kd 9c`: its name, or the number of cards dealt, and
    /// the cards.
    static QString handWithCards(const QString& cards);

    /// A seat's status, in one or two words: "folded", "in play"; empty if there is nothing to show.
    static QString status(PokerSeatStatus::Status status);

    /// The name of a card that the viewer may not see.
    static QString faceDownCard();

    /// The name of a hand with the cards that matter: "Pair of queens", "Ace and king"; empty if a card is
    /// unknown.
    static QString hand(const poker::HandCards& cards, poker::RankingRules rules);

    /// The combination alone, in the law's terms: "Full house".
    static QString combination(poker::Combination combination);

    /// The caption of an announcement (P14 and others). `own`: it is addressed to this player.
    static QString announcement(const poker::Announced& announced, const QString& playerName, bool own);

    /// A stack of chips and its place: "Ante: 5.00 pts".
    static QString stack(poker::Box box, Money amount);

    /// Why a command is refused, and what would be accepted.
    static QString refusal(poker::Action action, const poker::Refusal& refusal);

    /// The winnings next to a box: "Ante, won: 5.00 pts".
    static QString winnings(poker::Box where, Money amount);
    /// The result of a box: "won 5.00 pts", "came back".
    static QString boxResult(const poker::SettledBox& box);

    /// Why a seat won or lost, in one sentence.
    static QString reason(const poker::Settled& settled);

    /// The name of a box.
    static QString box(poker::Box box);
};

/// Spoken sentences in the installed language.
class PokerSpeech {
    Q_DECLARE_TR_FUNCTIONS(PokerSpeech)

public:
    /// An announcement (P14 and others). `own`: it is addressed to this player; `dealerHand` is the dealer's
    /// hand as text, once it has been shown.
    static Sentence announcement(const poker::Announced& announced, const QString& playerName, bool own,
                                 const QString& dealerHand);

    /// This player's result of the round.
    static Sentence result(const poker::Settled& settled);
};

} // namespace mesaviva::app
