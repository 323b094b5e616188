// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace mesaviva::app {

/// What a place of the cloth is, whatever the game.
namespace HighlightKind {
Q_NAMESPACE
QML_ELEMENT

enum Kind {
    Cloth,  ///< all of it: what is about nobody in particular
    Plate,  ///< how the table is set; at bingo the plate with the sale
    Clock,  ///< the period that runs
    Player, ///< poker: the plate of seat `number`; roulette: the entry of player `number`
    Ante,   ///< the box of seat `number`
    Bet,    ///< the box of seat `number`
    Hand,   ///< the cards of seat `number`; 0: the dealer's
    Card,   ///< card `part`, from 0, of seat `number`; 0: the dealer's
    Burnt,  ///< the discard corner
    Stake,  ///< a place `number` on the layout of side `part`
    Pocket, ///< a number, 37 is 00, on the layouts
    Series, ///< on the racetrack
    Wheel,
    Numbers, ///< the display of the last numbers
    Bank,    ///< where the croupier pays from
    Ball,    ///< `number` on bingo's panel
    Machine,
    Prize,     ///< bingo's prize of kind `number`
    BingoCard, ///< this player's card with that number
};
Q_ENUM_NS(Kind)
} // namespace HighlightKind

/// A place on the cloth that something is about.
class HighlightedPlace {
    Q_GADGET
    QML_VALUE_TYPE(highlightedPlace)
    Q_PROPERTY(int kind MEMBER kind)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(int part MEMBER part)

public:
    int kind = HighlightKind::Cloth; ///< HighlightKind::Kind
    int number = 0;                  ///< which of them, as its kind says
    int part = 0;                    ///< as its kind says

    friend bool operator==(const HighlightedPlace&, const HighlightedPlace&) = default;
};

} // namespace mesaviva::app
