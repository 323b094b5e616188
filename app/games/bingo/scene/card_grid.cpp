// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/bingo/scene/card_grid.h"

#include <algorithm>
#include <cmath>

namespace mesaviva::scene {

namespace {

// Two digits side by side are wider than high: a box of this height ratio is as readable as a square one.
constexpr qreal kFlatBox = 0.84;

} // namespace

int CardGrid::rowsWith(int columns) const { return (std::max(1, m_count) + columns - 1) / columns; }

QSizeF CardGrid::cardWith(int columns) const {
    qreal width = std::min(m_width / columns - m_gap, m_mostBox * m_across);
    qreal height = std::min(m_height / rowsWith(columns) - m_gap, m_mostBox * m_down);
    width = std::min(width, height * m_mostAspect);
    height = std::min(height, width / m_leastAspect);
    return {std::max(0.0, width), std::max(0.0, height)};
}

qreal CardGrid::boxOf(QSizeF card) const {
    return std::min(card.width() / m_across, card.height() / (m_down * kFlatBox));
}

QSizeF CardGrid::leastCard() const {
    const qreal width = m_leastBox * m_across;
    return {width, std::max(width / m_mostAspect, m_leastBox * kFlatBox * m_down)};
}

int CardGrid::columns() const {
    int best = 1;
    for (int columns = 2; columns <= std::max(1, m_count); ++columns) {
        const qreal more = boxOf(cardWith(columns)) - boxOf(cardWith(best));
        // Of equally large ones, prefer fewer rows, then a fuller last row.
        if (more > 0 || (more == 0 && rowsWith(columns) < rowsWith(best))) {
            best = columns;
        }
    }
    const int most = std::max(1, static_cast<int>(std::floor(m_width / (leastCard().width() + m_gap))));
    return boxOf(cardWith(best)) < m_leastBox ? std::min(most, std::max(1, m_count)) : best;
}

QSizeF CardGrid::card() const {
    const QSizeF all = cardWith(columns());
    if (boxOf(all) >= m_leastBox) {
        return all;
    }
    // Remaining width enlarges them.
    const qreal width = std::max(leastCard().width(), m_width / columns() - m_gap);
    return {width, std::max(leastCard().height(), width / m_mostAspect)};
}

} // namespace mesaviva::scene
