// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/croupier/planted_fault.h"
#include "engine/croupier/reversed_roulette.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace mesaviva::croupier {

/// What came of an answer to what the program was about to do.
struct Watched {
    bool right = false;             ///< let pass what was right, or stopped what was wrong and named it
    bool stopped = false;           ///< the trainee said that it was wrong
    std::vector<Fault> faults{};    ///< what was wrong with the deed; none: nothing was
    std::optional<Demand> demand{}; ///< what was due, and was done after all
};

/// The reversed table the other way round: the program is the croupier and sometimes does something wrong;
/// the trainee watches, stops it and says what it was. What was due is done in any case.
class WatchedRoulette {
public:
    /// `table` must live longer; nobody else does anything there. `seed` decides what goes wrong.
    WatchedRoulette(ReversedRoulette& table, const Seed& seed)
        : m_table(table),
          m_chance(seed, stream_name::kPlayers) {}

    /// What the program is about to do, while the table waits; the same until it is answered.
    const std::optional<RouletteDeed>& shown();

    /// The trainee lets it pass, or stops it as that kind of fault; the shown deed is there.
    Watched answer(std::optional<FaultKind> named, std::int64_t taken);

    const ScoreSheet& sheet() const { return m_sheet; }
    /// Faults that were planted, and those that were stopped and named.
    int planted() const { return m_planted; }
    int caught() const { return m_caught; }

private:
    std::vector<Fault> faultsOf(const RouletteDeed& deed) const;

    ReversedRoulette& m_table;
    RandomStream m_chance;
    ScoreSheet m_sheet;
    std::optional<RouletteDeed> m_shown;
    std::vector<Fault> m_faults; ///< of the shown deed
    int m_planted = 0;
    int m_caught = 0;
};

} // namespace mesaviva::croupier
