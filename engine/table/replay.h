// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/check.h"
#include "engine/table/table_source.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace mesaviva {

/// A source that plays back one or several consecutive recorded rounds in their own time, event by event,
/// forwards and backwards (P37, O24, B50). It refuses all commands.
template <class Game>
class Replay final : public TableSource<Game> {
public:
    using State = typename Game::State;
    using Command = typename Game::Command;
    using Entry = Recorded<typename Game::Event>;

    /// `start` is the state before the first entry; there must be at least one entry. Events of the first
    /// instant are delivered immediately.
    Replay(State start, std::span<const Entry> entries)
        : m_start(std::move(start)),
          m_entries(entries.begin(), entries.end()) {
        check(!m_entries.empty(), "a replay without events");
        m_now = m_entries.front().at;
        moveTo(countUpTo(m_now));
    }

    /// The number of events, and how many of them have been delivered.
    std::size_t size() const { return m_entries.size(); }
    std::size_t position() const { return m_position; }
    bool isOver() const { return m_position == m_entries.size(); }

    /// Moves to just after `position` events, at the time of the last of them. Going forwards delivers them
    /// one by one; going backwards is a jump.
    void moveTo(std::size_t position) {
        position = std::min(position, m_entries.size());
        if (position < m_position) {
            jumpTo(position);
            return;
        }
        m_now = timeAt(position);
        while (m_position < position) {
            this->notify(m_entries[m_position++]);
        }
    }
    /// Like moveTo(), but always as a jump: listeners are not notified of the events in between.
    void jumpTo(std::size_t position) {
        m_position = std::min(position, m_entries.size());
        m_now = timeAt(m_position);
        this->notifyJump(false);
    }
    /// Notifies listeners of a jump to the present position with everything discarded, because somebody else
    /// is looking.
    void notifyReset() { this->notifyJump(true); }
    /// Makes advanceTo() stop right after an event for which `stops` returns true; null: it does not stop.
    void stopAfter(std::function<bool(const Entry&)> stops) { m_stops = std::move(stops); }

    Instant now() const override { return m_now; }
    std::optional<Instant> nextDue() const override {
        return isOver() ? std::nullopt : std::optional(m_entries[m_position].at);
    }
    void advanceTo(Instant until) override {
        const std::size_t count = countUpTo(until);
        while (m_position < count) {
            moveTo(m_position + 1);
            if (m_stops && m_stops(m_entries[m_position - 1])) {
                return;
            }
        }
        m_now = std::max(m_now, until);
    }
    std::optional<typename Game::Refusal> submit(const Command&) override {
        return typename Game::Refusal{CommonReason::not_now, {}};
    }

    std::uint64_t round() const override { return m_entries.front().round; }
    std::span<const Entry> entries(std::uint64_t number) const override {
        const auto found = std::ranges::equal_range(history(), number, {}, &Entry::round);
        return std::span(found.begin(), found.end());
    }
    std::span<const Entry> history() const override { return std::span(m_entries).first(m_position); }
    const State* startOf(std::uint64_t number) const override {
        return number == round() ? &m_start : nullptr;
    }
    bool goesBack() const override { return true; }

private:
    Instant timeAt(std::size_t position) const {
        return position > 0 ? m_entries[position - 1].at : m_entries.front().at;
    }
    std::size_t countUpTo(Instant until) const {
        const auto later = std::ranges::upper_bound(m_entries, until, {}, &Entry::at);
        return static_cast<std::size_t>(later - m_entries.begin());
    }

    State m_start;
    std::vector<Entry> m_entries;
    std::size_t m_position = 0;
    Instant m_now;
    std::function<bool(const Entry&)> m_stops; ///< null: never stops
};

/// Returns whether a source has a whole round, from its start to its close, so that it can be replayed.
template <class Game>
bool canRepeat(const TableSource<Game>& source, std::uint64_t round) {
    const auto entries = source.entries(round);
    return source.startOf(round) != nullptr &&
           std::ranges::any_of(entries, [](const auto& entry) { return Game::closesRound(entry.event); });
}

} // namespace mesaviva
