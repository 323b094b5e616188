// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/reader/table_reader.h"

#include <QString>

#include <vector>

namespace mesaviva::app {

/// What lies there without a table's model behind it, to be read out by the same keys.
class LaidOut {
public:
    LaidOut() = default;
    LaidOut(const LaidOut&) = delete;
    LaidOut& operator=(const LaidOut&) = delete;
    virtual ~LaidOut() = default;

    /// Never empty.
    virtual QString answer(Question question) const = 0;
    /// All places, from top to bottom; there is at least one row.
    virtual std::vector<PlaceRow> rows() const = 0;
};

} // namespace mesaviva::app
