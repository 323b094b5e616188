// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>

namespace mesaviva {

/// The table's state before each of its last rounds, from which a round can be folded again.
template <class State>
class RoundStarts {
public:
    /// Keeps so many from now on, the oldest go first; `state` is where the table stands in its present
    /// round.
    void keep(std::size_t rounds, std::uint64_t round, const State& state) {
        m_most = rounds;
        if (m_most > 0 && m_starts.empty()) {
            add(round, state);
        }
        trim();
    }

    bool areKept() const { return m_most > 0; }

    /// A round begins in this state.
    void add(std::uint64_t round, const State& state) {
        m_starts.push_back({round, state});
        trim();
    }

    /// The state before the round's first event; null when it is not kept.
    const State* find(std::uint64_t round) const {
        for (const Start& start : m_starts) {
            if (start.round == round) {
                return &start.state;
            }
        }
        return nullptr;
    }

private:
    struct Start {
        std::uint64_t round;
        State state;
    };

    void trim() {
        while (m_starts.size() > m_most) {
            m_starts.pop_front();
        }
    }

    std::size_t m_most = 0;
    std::deque<Start> m_starts;
};

} // namespace mesaviva
