// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/training/croupier/fault.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace mesaviva::croupier {

/// One thing that the trainee did, and what was wrong with it.
struct Mark {
    Task task = Task::call;
    bool done = false; ///< the table has gone on with it
    std::uint64_t round = 0;
    std::int64_t taken = 0; ///< milliseconds since it was due
    std::vector<Fault> faults{};
};

/// Faults that the program planted, those of them that were stopped and named, and those that were mended as
/// well.
struct PlantedCount {
    int planted = 0;
    int caught = 0;
    int remedied = 0;

    friend bool operator==(const PlantedCount&, const PlantedCount&) = default;
};

/// What a trainee did at the table, deed by deed. A deed that was wrong, and then done right, is one deed.
class ScoreSheet {
public:
    /// More marks than anybody earns at one sitting: further ones are not kept.
    static constexpr std::size_t kMost = 20'000;

    void add(Mark mark);

    const std::vector<Mark>& marks() const { return m_marks; }
    /// Deeds that are done.
    int actions() const { return m_actions; }
    /// Those of them that were right at once.
    int clean() const { return m_clean; }
    /// All faults.
    int faults() const { return m_faults; }
    /// Faults of one kind.
    int faults(FaultKind kind) const { return m_kinds[static_cast<std::size_t>(kind)]; }
    /// Faults by the most telling of their rules; under an empty text those that no rule names.
    const std::map<std::string, int>& byRule() const { return m_rules; }
    /// Payments that are made, and the milliseconds that they took together.
    int payments() const { return m_payments; }
    std::int64_t paymentTime() const { return m_paymentTime; }
    /// Milliseconds for all deeds.
    std::int64_t time() const { return m_time; }

private:
    std::vector<Mark> m_marks;
    int m_actions = 0;
    int m_clean = 0;
    int m_faults = 0;
    int m_payments = 0;
    std::int64_t m_paymentTime = 0;
    std::int64_t m_time = 0;
    bool m_faulted = false; ///< since the last deed that was done
    std::array<int, kFaultKinds> m_kinds{};
    std::map<std::string, int> m_rules;
};

} // namespace mesaviva::croupier
