// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/table_clock.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <span>
#include <utility>
#include <vector>

namespace mesaviva {

/// An event with its place in the table's history.
template <class Event>
struct Recorded {
    std::uint64_t seq = 0;   ///< counts up by one, from 1
    Instant at;              ///< the table's time; never decreases
    std::uint64_t round = 0; ///< the round it belongs to, 0 before the first one
    Event event;
};

/// The ordered log of a table's events. Code that needs the past (last round, replay, restoring stakes) reads
/// it here; nothing else stores a copy.
template <class Event>
class Journal {
public:
    using Entry = Recorded<Event>;

    Journal() = default;
    Journal(const Journal&) = delete;
    Journal& operator=(const Journal&) = delete;
    virtual ~Journal() = default;

    /// Appends an event that follows all others, and returns it as stored; valid until the next append.
    virtual const Entry& append(Entry entry) = 0;

    /// Returns the events of a round in order; empty if the journal does not have them (any more). Valid
    /// until the next append.
    virtual std::span<const Entry> round(std::uint64_t number) const = 0;
};

/// A journal in memory that holds the newest rounds.
template <class Event>
class MemoryJournal final : public Journal<Event> {
public:
    using Entry = Recorded<Event>;

    /// Keeps the last `rounds` rounds, including the running one; at least two.
    explicit MemoryJournal(std::size_t rounds = 200) : m_most(rounds < 2 ? 2 : rounds) {}

    const Entry& append(Entry entry) override {
        if (m_rounds.empty() || m_rounds.back().number != entry.round) {
            std::vector<Entry> entries;
            if (m_rounds.size() == m_most) { // reuse its memory for the new round
                entries = std::move(m_rounds.front().entries);
                entries.clear();
                m_rounds.pop_front();
            }
            m_rounds.push_back({entry.round, std::move(entries)});
        }
        return m_rounds.back().entries.emplace_back(std::move(entry));
    }

    std::span<const Entry> round(std::uint64_t number) const override {
        if (m_rounds.empty() || number < m_rounds.front().number || number > m_rounds.back().number) {
            return {};
        }
        // Round numbers are contiguous.
        return m_rounds[static_cast<std::size_t>(number - m_rounds.front().number)].entries;
    }

private:
    struct Round {
        std::uint64_t number;
        std::vector<Entry> entries;
    };

    std::size_t m_most;
    std::deque<Round> m_rounds;
};

} // namespace mesaviva
