// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/training/croupier/poker_actions.h"

#include <QCoreApplication>
#include <QString>

#include <functional>
#include <optional>

namespace mesaviva::app {

/// Texts of actions and faults at the reversed poker table.
class PokerCroupierText {
    Q_DECLARE_TR_FUNCTIONS(PokerCroupierText)

public:
    /// What the text of an action needs to know.
    struct Scene {
        std::function<QString(int seat)> nameOf; ///< name of the player; "Seat 3" for an empty seat
        std::function<QString(PlayerId player)> playerOf;
        std::optional<poker::HandCards> dealer{}; ///< the dealer's cards, if they may be revealed
        /// a player's cards; none: they may not be revealed
        std::function<poker::HandCards(int seat)> handOf{};
        std::optional<poker::Card> next{}; ///< next card of the shoe, if it may be revealed
    };

    /// Wording of a call: "Place your bets".
    static QString call(poker::OwnPhrase phrase);
    /// Result of a hand: "wins", "loses", "ties".
    static QString result(croupier::Comparison comparison);
    /// Cards of a hand, briefly: "A♠ K♦ 7♥ 5♣ 2♦".
    static QString cards(const poker::HandCards& cards);
    /// An action as an instruction: "ask Ana", "give the dealer a card face up".
    static QString action(const croupier::PokerAction& action, const Scene& scene);
    /// A fault as a sentence; `due` is the action that was due.
    static QString fault(const croupier::Fault& fault, const std::optional<croupier::PokerDueAction>& due,
                         const Scene& scene);
};

} // namespace mesaviva::app
