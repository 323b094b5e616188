// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a trainee has practised, in a file of its own: sessions, answers, and where each subject stands.
#pragma once

#include "engine/training/drills/drill.h"
#include "engine/training/drills/learning_boxes.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace mesaviva::drills {

/// One answer of a session.
struct DrillAnswer {
    std::string subject;
    int level = 1;
    bool right = false;
    std::int64_t taken = 0; ///< milliseconds

    friend bool operator==(const DrillAnswer&, const DrillAnswer&) = default;
};

/// One session: so many tasks of one drill.
struct DrillSession {
    std::int64_t at = 0; ///< when it ended: seconds since 1970, UTC
    Drill drill = Drill::payment;
    std::string scope; ///< the table it was for, as scopeOf() has it
    int level = 1;     ///< at its end
    int tasks = 0;     ///< answered
    int right = 0;
    int fast = 0;            ///< of the right ones
    int slow = 0;            ///< of the right ones
    std::int64_t taken = 0;  ///< milliseconds for all answers
    std::int64_t target = 0; ///< milliseconds for one
    int passPercent = 0;     ///< so many in a hundred must be right
    int asked = 0;           ///< so many tasks the session was to have

    /// It came to its end.
    bool isWhole() const { return tasks > 0 && tasks >= asked; }
    /// The school's mark is reached, by a session that was not broken off.
    bool isPassed() const { return isWhole() && 100 * right >= passPercent * tasks; }
    friend bool operator==(const DrillSession&, const DrillSession&) = default;
};

/// A drill at one kind of table.
using DrillScope = std::pair<Drill, std::string>;

/// All that is kept.
struct DrillPast {
    std::vector<DrillSession> sessions; ///< the oldest first
    std::map<DrillScope, std::map<std::string, Learnt>> learnt;
};

/// The file. It is opened for each wish and closed again, so that any thread may ask; one at a time. Nothing
/// comes out of it, and nothing goes in, while it can't be read or written: then false or nothing is
/// returned.
class DrillBook {
public:
    /// More than these are not kept: the oldest go.
    struct Bounds {
        std::int64_t sessions = 2'000;
        std::int64_t answers = 40'000;
    };

    explicit DrillBook(std::filesystem::path file) : DrillBook(std::move(file), Bounds()) {}
    DrillBook(std::filesystem::path file, Bounds bounds) : m_file(std::move(file)), m_bounds(bounds) {}

    /// Adds a session with its answers, and where its subjects now stand. The folder must be there.
    bool keep(const DrillSession& session, std::span<const DrillAnswer> answers,
              const std::map<std::string, Learnt>& learnt) const;
    /// Everything; an empty past where there is no file yet.
    std::optional<DrillPast> read() const;
    /// All answers as comma-separated values, a line each with a head; times in UTC.
    std::optional<std::string> csv() const;
    /// Forgets everything.
    bool forget() const;

private:
    std::filesystem::path m_file;
    Bounds m_bounds;
};

} // namespace mesaviva::drills
