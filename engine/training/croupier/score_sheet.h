// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/training/croupier/fault.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace mesaviva::croupier {

/// One action of the trainee, and its faults.
struct Mark {
    Task task = Task::call;
    bool done = false; ///< the table has gone on with it
    std::uint64_t round = 0;
    std::int64_t taken = 0; ///< milliseconds since it was due
    std::vector<Fault> faults{};
};

/// The number of faults that the program planted, those stopped and named, and those also remedied.
struct PlantedCount {
    int planted = 0;
    int caught = 0;
    int remedied = 0;

    friend bool operator==(const PlantedCount&, const PlantedCount&) = default;
};

/// A trainee's actions at the table. An action that was wrong and is then done right counts once.
class ScoreSheet {
public:
    /// The most marks stored, more than one shift produces; further ones are dropped.
    static constexpr std::size_t kMost = 20'000;

    void add(Mark mark);

    const std::vector<Mark>& marks() const { return m_marks; }
    /// Actions done.
    int actions() const { return m_actions; }
    /// Actions that were right at once.
    int clean() const { return m_clean; }
    /// All faults.
    int faults() const { return m_faults; }
    /// Faults of one kind.
    int faults(FaultKind kind) const { return m_kinds[static_cast<std::size_t>(kind)]; }
    /// Faults by the most relevant of their rules; faults without a rule have an empty key.
    const std::map<std::string, int>& byRule() const { return m_rules; }
    /// Payments made, and the milliseconds that they took together.
    int payments() const { return m_payments; }
    std::int64_t paymentTime() const { return m_paymentTime; }
    /// Milliseconds for all actions.
    std::int64_t time() const { return m_time; }

private:
    std::vector<Mark> m_marks;
    int m_actions = 0;
    int m_clean = 0;
    int m_faults = 0;
    int m_payments = 0;
    std::int64_t m_paymentTime = 0;
    std::int64_t m_time = 0;
    bool m_faulted = false; ///< since the last completed action
    std::array<int, kFaultKinds> m_kinds{};
    std::map<std::string, int> m_rules;
};

} // namespace mesaviva::croupier
