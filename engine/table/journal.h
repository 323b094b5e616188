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

/// The memory of an entry in bytes, with the lists that its event holds: `heldBytes(event)`, if the game has
/// such events.
template <class Event>
std::size_t bytesOf(const Recorded<Event>& entry) {
    if constexpr (requires { heldBytes(entry.event); }) {
        return sizeof(entry) + heldBytes(entry.event);
    } else {
        return sizeof(entry);
    }
}

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

/// A journal in memory that holds the newest rounds: as many as it may, and fewer where these take too much
/// memory, but always the running round and the one before.
template <class Event>
class MemoryJournal final : public Journal<Event> {
public:
    using Entry = Recorded<Event>;

    static constexpr std::size_t kMostBytes = std::size_t{8} << 20U;

    /// Keeps the last `rounds` rounds, including the running one, in at most `bytes` bytes; at least two
    /// rounds.
    explicit MemoryJournal(std::size_t rounds = 200, std::size_t bytes = kMostBytes)
        : m_most(rounds < 2 ? 2 : rounds),
          m_mostBytes(bytes) {}

    const Entry& append(Entry entry) override {
        if (m_rounds.empty() || m_rounds.back().number != entry.round) {
            Round next{entry.round, {}, 0};
            if (m_rounds.size() == m_most) { // reuse its memory for the new round
                next.entries = std::move(m_rounds.front().entries);
                next.entries.clear();
                next.bytes = next.entries.capacity() * sizeof(Entry);
                m_bytes += next.bytes;
                dropOldest();
            }
            m_rounds.push_back(std::move(next));
        }
        Round& round = m_rounds.back();
        const std::size_t before = round.entries.capacity();
        const Entry& stored = round.entries.emplace_back(std::move(entry));
        const std::size_t added =
            (round.entries.capacity() - before) * sizeof(Entry) + bytesOf(stored) - sizeof(Entry);
        round.bytes += added;
        m_bytes += added;
        while (m_bytes > m_mostBytes && m_rounds.size() > 2) {
            dropOldest();
        }
        return stored;
    }

    std::span<const Entry> round(std::uint64_t number) const override {
        if (m_rounds.empty() || number < m_rounds.front().number || number > m_rounds.back().number) {
            return {};
        }
        // Round numbers are contiguous.
        return m_rounds[static_cast<std::size_t>(number - m_rounds.front().number)].entries;
    }

    /// The memory of the rounds it holds, in bytes.
    std::size_t bytes() const { return m_bytes; }

private:
    struct Round {
        std::uint64_t number;
        std::vector<Entry> entries;
        std::size_t bytes;
    };

    void dropOldest() {
        m_bytes -= m_rounds.front().bytes;
        m_rounds.pop_front();
    }

    std::size_t m_most;
    std::size_t m_mostBytes;
    std::size_t m_bytes = 0;
    std::deque<Round> m_rounds;
};

} // namespace mesaviva
