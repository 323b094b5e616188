// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/scene/card_grid.h"

#include <algorithm>
#include <cmath>

namespace mesaviva::scene {

int CardGrid::rowsWith(int columns) const { return (std::max(1, m_count) + columns - 1) / columns; }

qreal CardGrid::widthWith(int columns) const {
    return std::min(m_width / columns - m_gap, (m_height / rowsWith(columns) - m_gap) * m_aspect);
}

int CardGrid::columns() const {
    const int most = std::max(1, static_cast<int>(std::floor(m_width / (m_leastWidth + m_gap))));
    int best = 1;
    for (int columns = 2; columns <= std::min(most, std::max(1, m_count)); ++columns) {
        const qreal more = widthWith(columns) - widthWith(best);
        // Of equal ones fewer rows, and of equal rows the fuller last one.
        if (more > 0 || (more == 0 && rowsWith(columns) < rowsWith(best))) {
            best = columns;
        }
    }
    return widthWith(best) < m_leastWidth ? most : best;
}

qreal CardGrid::cardWidth() const {
    return std::clamp(widthWith(columns()), m_leastWidth, std::max(m_leastWidth, m_mostWidth));
}

} // namespace mesaviva::scene
