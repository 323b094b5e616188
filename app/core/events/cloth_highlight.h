// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace mesaviva::app {

/// The kind of a place on the cloth, for all games.
namespace HighlightKind {
Q_NAMESPACE
QML_ELEMENT

enum Kind {
    Cloth,  ///< the whole cloth: concerns nothing in particular
    Plate,  ///< the plate with the table's settings; at bingo with the sale
    Clock,  ///< the running period
    Player, ///< poker: the plate of seat `number`; roulette: the entry of player `number`
    Ante,   ///< the box of seat `number`
    Bet,    ///< the box of seat `number`
    Hand,   ///< the cards of seat `number`; 0: the dealer's
    Card,   ///< card `part`, from 0, of seat `number`; 0: the dealer's
    Burnt,  ///< the discard corner
    Stake,  ///< place `number` on the layout of side `part`
    Pocket, ///< a number on the layouts; 37 is 00
    Series, ///< on the racetrack
    Wheel,
    Numbers, ///< the display of the last numbers
    Bank,    ///< the bank, from which the croupier pays
    Ball,    ///< ball `number` on bingo's panel
    Machine,
    Prize,     ///< bingo's prize of kind `number`
    BingoCard, ///< this player's bingo card with that number
};
Q_ENUM_NS(Kind)
} // namespace HighlightKind

/// A place on the cloth that an event or a note refers to.
class HighlightedPlace {
    Q_GADGET
    QML_VALUE_TYPE(highlightedPlace)
    Q_PROPERTY(int kind MEMBER kind)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(int part MEMBER part)

public:
    int kind = HighlightKind::Cloth; ///< HighlightKind::Kind
    int number = 0;                  ///< its number, depending on the kind
    int part = 0;                    ///< depending on the kind

    friend bool operator==(const HighlightedPlace&, const HighlightedPlace&) = default;
};

/// Highlighted places on the cloth of the open table, after the user asked what an event is about. Cleared by
/// the next event or on request.
class ClothHighlight : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the event log")
    Q_PROPERTY(QVariantList places READ places NOTIFY changed)
    Q_PROPERTY(bool highlighted READ isHighlighted NOTIFY changed)

public:
    using QObject::QObject;

    /// The places (HighlightedPlace).
    QVariantList places() const;
    bool isHighlighted() const { return !m_places.empty(); }
    const std::vector<HighlightedPlace>& highlighted() const { return m_places; }

    void light(std::vector<HighlightedPlace> places);
    Q_INVOKABLE void putOut() { light({}); }
    /// Numbers of all highlighted places of one kind.
    Q_INVOKABLE QList<int> numbersOf(int kind) const;

signals:
    void changed();

private:
    std::vector<HighlightedPlace> m_places;
};

} // namespace mesaviva::app
