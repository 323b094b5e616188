// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include <cstdint>

class QPainter;

namespace mesaviva::scene {

/// Some boxes of a card: bit row * columns + column.
using CellBits = std::uint32_t;

/// What is printed on a bingo card and what has happened to it.
struct CardFace {
    int variant = 90; ///< 90, 80, 75 or 30
    int rows = 3;
    int columns = 9;
    QList<int> cells;     ///< numbers row by row; 0 is a blank box or the free centre
    bool symbols = false; ///< bingo 30: symbols instead of numbers (B79)
    bool letters = false; ///< bingo 75: the word above the columns (B71)
    int number = 0;       ///< of the card; 0: none is printed
    CellBits pattern = 0; ///< the boxes of the prize's pattern (B76)
    CellBits marked = 0;
    CellBits missed = 0;  ///< drawn and not yet marked
    CellBits nearWin = 0; ///< their numbers would bring a prize
    CellBits won = 0;     ///< the winning combination
    CellBits newest = 0;  ///< the number that was drawn last
    bool noted = false;   ///< it has a place for a note
    QString note;         ///< how far it is from a prize, in words: "2 to go"
    QString shortNote;    ///< the same where there is no room for words
    bool urgent = false;  ///< what is noted is about to happen
};

/// Where things are on a card of one size; what does not fit stays away.
class CardPlan {
public:
    CardPlan(const CardFace& face, QSizeF size);

    [[nodiscard]] QRectF cell(int index) const;
    /// The box under a point, or -1.
    [[nodiscard]] int cellAt(QPointF point) const;

    QRectF paper;
    QRectF strip; ///< the game's name and the card's number; empty on small cards
    QRectF note;  ///< where the note stands: in the strip, or on the card's edge; empty without
    QRectF head;  ///< letters or colours above the columns; empty without
    QRectF grid;
    bool ornaments = false; ///< there is room for them

private:
    int m_rows;
    int m_columns;
};

/// Paints the paper with its print: all that stays as it is through the round.
void paintCardPrint(QPainter& painter, const CardFace& face, const CardPlan& plan);
/// Paints the marks over it; never by chance.
void paintCardMarks(QPainter& painter, const CardFace& face, const CardPlan& plan);

} // namespace mesaviva::scene
