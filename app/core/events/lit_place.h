// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace mesaviva::app {

/// What a place of the cloth is, whatever the game.
namespace LitKind {
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
} // namespace LitKind

/// A place on the cloth that something is about.
class LitPlace {
    Q_GADGET
    QML_VALUE_TYPE(litPlace)
    Q_PROPERTY(int kind MEMBER kind)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(int part MEMBER part)

public:
    int kind = LitKind::Cloth; ///< LitKind::Kind
    int number = 0;            ///< which of them, as its kind says
    int part = 0;              ///< as its kind says

    friend bool operator==(const LitPlace&, const LitPlace&) = default;
};

} // namespace mesaviva::app
