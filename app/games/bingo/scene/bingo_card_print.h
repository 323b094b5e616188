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

/// A set of a card's boxes: bit row * columns + column.
using CellBits = std::uint32_t;

/// The print of a bingo card and its marks.
struct CardFace {
    int variant = 90; ///< 90, 80, 75 or 30
    int rows = 3;
    int columns = 9;
    QList<int> cells;     ///< numbers row by row; 0 is a blank box or the free centre
    bool symbols = false; ///< bingo 30: symbols instead of numbers (B79)
    bool letters = false; ///< bingo 75: the word above the columns (B71)
    int number = 0;       ///< the card's number; 0: not printed
    CellBits pattern = 0; ///< the boxes of the prize's pattern (B76)
    CellBits marked = 0;
    CellBits missed = 0;  ///< drawn, but not yet marked
    CellBits nearWin = 0; ///< boxes whose number would win a prize
    CellBits won = 0;     ///< the winning combination
    CellBits newest = 0;  ///< the box of the number drawn last
    bool noted = false;   ///< the card has space for a note
    QString note;         ///< the distance to a prize as text: "2 to go"
    QString shortNote;    ///< the same where there is no space for text
    bool urgent = false;  ///< the note needs attention: a prize is near
};

/// The positions of a card's parts for one size; parts that do not fit are left out.
class CardPlan {
public:
    CardPlan(const CardFace& face, QSizeF size);

    [[nodiscard]] QRectF cell(int index) const;
    /// The box under a point, or -1.
    [[nodiscard]] int cellAt(QPointF point) const;

    QRectF paper;
    QRectF strip; ///< the game's name and the card's number; empty on small cards
    QRectF note;  ///< the note's place: in the strip, or on the card's edge; empty without one
    QRectF head;  ///< letters or colours above the columns; empty without
    QRectF grid;
    bool ornaments = false; ///< there is space for ornaments

private:
    int m_rows;
    int m_columns;
};

/// Paints the paper and its print, which stay the same during the round.
void paintCardPrint(QPainter& painter, const CardFace& face, const CardPlan& plan);
/// Paints the marks over the print; deterministic.
void paintCardMarks(QPainter& painter, const CardFace& face, const CardPlan& plan);

} // namespace mesaviva::scene
