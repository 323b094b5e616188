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

/// A round that has been played, or several that follow each other, told again in their own time, event by
/// event forwards and backwards (P37, O24, B50). Nothing can be done in it.
template <class Game>
class Replay final : public TableSource<Game> {
public:
    using State = typename Game::State;
    using Command = typename Game::Command;
    using Entry = Recorded<typename Game::Event>;

    /// `start` is the table before the first of the entries, of which there is at least one.
    /// What happened at the first instant is told already.
    Replay(State start, std::span<const Entry> entries)
        : m_start(std::move(start)),
          m_entries(entries.begin(), entries.end()) {
        check(!m_entries.empty(), "a repetition of nothing");
        m_now = m_entries.front().at;
        moveTo(countUpTo(m_now));
    }

    /// How many events there are, and how many of them are told.
    std::size_t size() const { return m_entries.size(); }
    std::size_t position() const { return m_position; }
    bool isOver() const { return m_position == m_entries.size(); }

    /// The table stands right after so many events, at the time of the last of them. Forwards they are told
    /// one by one; backwards the table has jumped.
    void moveTo(std::size_t position) {
        position = std::min(position, m_entries.size());
        if (position < m_position) {
            jumpTo(position);
            return;
        }
        m_now = timeAt(position);
        while (m_position < position) {
            this->tell(m_entries[m_position++]);
        }
    }
    /// The same without telling of what lies between, forwards too: whoever looks on is told of the jump
    /// alone.
    void jumpTo(std::size_t position) {
        m_position = std::min(position, m_entries.size());
        m_now = timeAt(m_position);
        this->tellOfJump(false);
    }
    /// All that is told already is told again as a jump: somebody else looks.
    void tellAnew() { this->tellOfJump(true); }
    /// Time alone goes no further than right after an event that `stops`; nothing: it does not stop.
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
    std::function<bool(const Entry&)> m_stops; ///< null: nothing does
};

/// Whether a source still knows a round from its beginning to its close, so that it can be repeated.
template <class Game>
bool canRepeat(const TableSource<Game>& source, std::uint64_t round) {
    const auto entries = source.entries(round);
    return source.startOf(round) != nullptr &&
           std::ranges::any_of(entries, [](const auto& entry) { return Game::closesRound(entry.event); });
}

} // namespace mesaviva
