// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/reader/table_reader.h"

#include <map>
#include <vector>

namespace mesaviva::app {

/// The user's position on a changing table: a row and a place in it. It remembers the place in each row.
class ReviewCursor {
public:
    /// Moves by rows and places within the current table; stays within bounds. Returns whether it moved.
    bool move(const std::vector<PlaceRow>& rows, int rowSteps, int placeSteps);
    /// The current row and place; place 0 in a row not visited before.
    std::size_t row(const std::vector<PlaceRow>& rows) const;
    std::size_t place(const std::vector<PlaceRow>& rows) const;
    void reset();

private:
    QString m_row;                           ///< by name: rows appear and disappear
    std::size_t m_index = 0;                 ///< its former index, in case the row has disappeared
    std::map<QString, std::size_t> m_places; ///< in each row
};

} // namespace mesaviva::app
