// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/reader/table_reader.h"

#include <map>
#include <vector>

namespace mesaviva::app {

/// Where one stands on a table that changes: a row, and a place in it. It comes back to where it was in each
/// row.
class ReviewCursor {
public:
    /// Goes over so many rows and places of the table as it is now; stays within its bounds. Returns whether
    /// it has come to another place.
    bool move(const std::vector<PlaceRow>& rows, int rowSteps, int placeSteps);
    /// The row and the place where it stands; 0 in a row that it has not been in.
    std::size_t row(const std::vector<PlaceRow>& rows) const;
    std::size_t place(const std::vector<PlaceRow>& rows) const;
    void reset();

private:
    QString m_row;                           ///< by its name: rows come and go
    std::size_t m_index = 0;                 ///< where it was, should it have gone
    std::map<QString, std::size_t> m_places; ///< in each row
};

} // namespace mesaviva::app
