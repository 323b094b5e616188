// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/reader/review_cursor.h"

#include <algorithm>

namespace mesaviva::app {

namespace {

std::size_t moved(std::size_t from, int steps, std::size_t count) {
    return static_cast<std::size_t>(
        std::clamp(static_cast<int>(from) + steps, 0, static_cast<int>(count) - 1));
}

} // namespace

std::size_t ReviewCursor::row(const std::vector<PlaceRow>& rows) const {
    const auto found =
        std::find_if(rows.begin(), rows.end(), [this](const PlaceRow& row) { return row.name == m_row; });
    return found != rows.end() ? static_cast<std::size_t>(found - rows.begin())
                               : std::min(m_index, rows.size() - 1);
}

std::size_t ReviewCursor::place(const std::vector<PlaceRow>& rows) const {
    const PlaceRow& here = rows[row(rows)];
    const auto known = m_places.find(here.name);
    return known == m_places.end() ? 0 : std::min(known->second, here.places.size() - 1);
}

bool ReviewCursor::move(const std::vector<PlaceRow>& rows, int rowSteps, int placeSteps) {
    const std::size_t from = row(rows);
    const std::size_t at = place(rows);
    m_index = moved(from, rowSteps, rows.size());
    m_row = rows[m_index].name;
    const std::size_t before = place(rows);
    const std::size_t now = moved(before, placeSteps, rows[m_index].places.size());
    m_places[m_row] = now;
    return m_index != from || now != at;
}

void ReviewCursor::reset() { *this = ReviewCursor(); }

} // namespace mesaviva::app
