// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/fault.h"
#include "engine/record/record_reader.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace mesaviva::exercise {

/// What somebody has found: a round, and the rule that it breaks.
struct Found {
    record::RoundId round;
    std::string rule; ///< may be empty
};

/// One round of the score.
struct ScoreLine {
    enum class Kind : std::uint8_t { found, missed, false_alarm };

    Kind kind = Kind::missed;
    record::RoundId round;
    std::vector<std::string> rules;       ///< that the record breaks, the most relevant first
    std::vector<std::string> named;       ///< by whoever found it
    bool isRuleRight = false;             ///< one of the named rules is one of these
    std::optional<record::Finding> error; ///< the first one of the round; nothing for a false alarm

    friend bool operator==(const ScoreLine&, const ScoreLine&) = default;
};

/// The score of an exercise, by round.
struct Score {
    std::vector<ScoreLine> lines; ///< in the order of rounds

    std::size_t count(ScoreLine::Kind kind) const;
    /// How many were found with the right rule.
    std::size_t rightRules() const;

    friend bool operator==(const Score&, const Score&) = default;
};

/// Compares what was found with what verify() has found in the record. Several errors or findings in one
/// round count once, since an error has consequences in its round. Throws Fault.
Score scoreOf(record::RecordReader& reader, const record::Findings& errors, std::span<const Found> found);

} // namespace mesaviva::exercise
