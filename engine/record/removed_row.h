// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/money.h"
#include "engine/record/event_row.h"
#include "engine/record/sqlite.h"

#include <cstdint>
#include <vector>

namespace mesaviva::record {

/// What stays of a table whose rounds were removed by retention (retention.h).
struct RemovedRow {
    TableNumber table = 0;
    WallTime date; ///< of the removal
    std::uint64_t rounds = 0;
    std::uint64_t events = 0;
    Money staked; ///< by all players who were not simulated, in all its rounds
    Money returned;
    Digest hash{}; ///< see removedHash() in chain.h

    friend bool operator==(const RemovedRow&, const RemovedRow&) = default;
};

/// Returns all rows in table order; none if the file's version has no retention. Throws Fault.
std::vector<RemovedRow> removedRows(Database& database);

} // namespace mesaviva::record
