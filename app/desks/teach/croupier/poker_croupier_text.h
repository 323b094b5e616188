// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/training/croupier/poker_actions.h"

#include <QCoreApplication>
#include <QString>

#include <functional>
#include <optional>

namespace mesaviva::app {

/// What the reversed poker table says of deeds and faults.
class PokerCroupierText {
    Q_DECLARE_TR_FUNCTIONS(PokerCroupierText)

public:
    /// What a deed is told with.
    struct Scene {
        std::function<QString(int seat)> nameOf; ///< who sits there; "Seat 3" where nobody does
        std::function<QString(PlayerId player)> playerOf;
        std::optional<poker::HandCards> dealer{};           ///< the dealer's cards, where they may be told
        std::function<poker::HandCards(int seat)> handOf{}; ///< a player's; none: they may not be told
        std::optional<poker::Card> next{};                  ///< the shoe's next card, where it may be told
    };

    /// What is called, as it is said: "Place your bets".
    static QString call(poker::OwnPhrase phrase);
    /// How a hand stands: "wins", "loses", "ties".
    static QString result(croupier::Comparison comparison);
    /// The cards of a hand, briefly: "A♠ K♦ 7♥ 5♣ 2♦".
    static QString cards(const poker::HandCards& cards);
    /// A deed, as something to do: "ask Ana", "give the dealer a card face up".
    static QString action(const croupier::PokerAction& action, const Scene& scene);
    /// What was wrong, in a sentence; `due` is what should have been done.
    static QString fault(const croupier::Fault& fault, const std::optional<croupier::PokerDueAction>& due,
                         const Scene& scene);
};

} // namespace mesaviva::app
