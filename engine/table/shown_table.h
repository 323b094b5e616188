// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/check.h"
#include "engine/table/table_source.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <iterator>
#include <map>
#include <optional>
#include <span>
#include <utility>

namespace mesaviva {

/// Snapshots of something after every 16th event, so that going back does not start from the beginning (P37,
/// O24, B50): at most 15 events are folded again.
///
/// Keeps at most 64 snapshots and 64 MiB. If that is not enough (a round of more than 1,008 events, a bingo
/// room with very many cards), every second one is dropped and the interval doubles.
template <class Moment>
class Moments {
public:
    static constexpr std::size_t kEvery = 16;
    static constexpr std::size_t kMost = 64;
    static constexpr std::size_t kMostBytes = std::size_t{64} << 20U;

    /// Returns whether the snapshot after `position` events should be stored and is not stored yet.
    bool wants(std::size_t position) const { return position % m_every == 0 && !m_stored.contains(position); }
    /// Stores a snapshot of `bytes` bytes.
    void store(std::size_t position, std::size_t bytes, Moment moment) {
        m_bytes += bytes;
        m_stored.emplace(position, Stored{bytes, std::move(moment)});
        while (m_stored.size() > 1 && (m_stored.size() > kMost || m_bytes > kMostBytes)) {
            thin();
        }
    }
    /// Returns the position of the last snapshot at or before `position`, and the snapshot; null: there is
    /// none.
    std::pair<std::size_t, const Moment*> upTo(std::size_t position) const {
        const auto after = m_stored.upper_bound(position);
        return after == m_stored.begin()
                   ? std::pair<std::size_t, const Moment*>(0, nullptr)
                   : std::pair(std::prev(after)->first, &std::prev(after)->second.moment);
    }
    void clear() {
        m_stored.clear();
        m_bytes = 0;
    }

    /// The interval between snapshots, in events, and how many there are.
    std::size_t every() const { return m_every; }
    std::size_t size() const { return m_stored.size(); }

private:
    struct Stored {
        std::size_t bytes = 0;
        Moment moment;
    };

    void thin() {
        m_every *= 2;
        std::erase_if(m_stored, [this](const auto& stored) {
            const bool isDropped = stored.first % m_every != 0;
            m_bytes -= isDropped ? stored.second.bytes : 0;
            return isDropped;
        });
    }

    std::map<std::size_t, Stored> m_stored; ///< by position
    std::size_t m_every = kEvery;
    std::size_t m_bytes = 0;
};

/// A table as a viewer sees it: the state folded from the events delivered so far, and from nothing else.
/// Screen and voice read it, so they never know more than was delivered.
///
/// It can be opened at any time, also in the middle of a round: it then first folds the round's events from
/// the beginning.
template <class Game>
class ShownTable {
public:
    using State = typename Game::State;
    using Entry = Recorded<typename Game::Event>;

    /// Callbacks for delivered events.
    struct Reader {
        /// Called after an event was folded. `past`: it happened before the table was opened here.
        std::function<void(const Entry& entry, bool past)> read;
        /// The table jumped elsewhere: discard what was derived from the running round.
        std::function<void()> reset = [] {};
        /// All past events have been read; new ones follow.
        std::function<void()> caughtUp = [] {};
        /// Saves what was derived from the events so far; the returned function restores it, after the state
        /// has been reset to this point. Null: it is derived again from the round's start.
        std::function<std::function<void()>()> save = nullptr;
    };

    /// `source` must outlive this object. Nothing is delivered before open().
    explicit ShownTable(TableSource<Game>& source) : m_source(source), m_state(start()), m_seq(seqBefore()) {}
    ShownTable(const ShownTable&) = delete;
    ShownTable& operator=(const ShownTable&) = delete;
    ~ShownTable() = default;

    /// Delivers the events of the running round, and from now on every new event.
    void open(Reader reader) {
        m_reader = std::move(reader);
        m_events = m_source.listen([this](const Entry& entry) { deliver(entry, false); });
        m_jumps = m_source.listenForJumps([this](bool reset) { jump(reset); });
        storeMoment();
        deliverPast();
    }
    /// Stops delivery.
    void close() {
        m_events.reset();
        m_jumps.reset();
    }

    const State& state() const { return m_state; }
    /// Returns the state after all events so far, including those that are not safely recorded yet
    /// (TableSource::readAhead()). For checking what a command would meet; must never be shown. Valid until
    /// the next event or command.
    const State& ahead() const {
        m_source.readAhead([this](const Entry& entry) {
            if (entry.seq <= m_seq) {
                return; // being delivered at the moment
            }
            if (!m_ahead || m_aheadSeq < m_seq) {
                m_ahead.emplace(m_state);
                m_aheadSeq = m_seq;
            }
            if (entry.seq > m_aheadSeq) {
                Game::evolve(*m_ahead, entry.event, entry.at);
                m_aheadSeq = entry.seq;
            }
        });
        if (m_ahead && m_aheadSeq <= m_seq) {
            m_ahead.reset();
        }
        return m_ahead ? *m_ahead : m_state;
    }
    /// The sequence number and time of the last event delivered.
    std::uint64_t seq() const { return m_seq; }
    Instant at() const { return m_at; }

    /// Returns the delivered events of a round; empty if it is not (or no longer) known. Valid until the next
    /// event.
    std::span<const Entry> entries(std::uint64_t round) const {
        std::span<const Entry> all = m_source.entries(round);
        while (!all.empty() && all.back().seq > m_seq) {
            all = all.first(all.size() - 1);
        }
        return all;
    }

private:
    const State& start() const {
        const State* state = m_source.startOf(m_source.round());
        check(state != nullptr, "a source that does not know how its round began");
        return *state;
    }

    // The sequence number of the last event before the running round.
    std::uint64_t seqBefore() const {
        const std::span<const Entry> entries = m_source.history();
        return entries.empty() ? 0 : entries.front().seq - 1;
    }

    /// The table at one position, and a function that restores what was derived from it.
    struct Moment {
        State state;
        std::uint64_t seq;
        Instant at;
        std::function<void()> view;
    };

    void jump(bool reset) {
        if (reset) {
            m_stored.clear();
            startAgain();
            storeMoment();
        }
        const std::size_t delivered = m_source.history().size();
        const auto [position, stored] = m_stored.upTo(delivered);
        if (!stored) {
            startAgain();
        } else if (delivered < m_read || position > m_read) {
            m_state = stored->state;
            m_seq = stored->seq;
            m_at = stored->at;
            m_read = position;
            stored->view();
        }
        deliverPast();
    }

    void startAgain() {
        m_ahead.reset();
        m_state = start();
        m_seq = seqBefore();
        m_at = kTableOpened;
        m_read = 0;
        m_reader.reset();
    }

    void deliverPast() {
        for (const Entry& entry : m_source.history().subspan(m_read)) {
            deliver(entry, true);
        }
        m_reader.caughtUp();
    }

    void deliver(const Entry& entry, bool past) {
        Game::evolve(m_state, entry.event, entry.at);
        m_seq = entry.seq;
        m_at = entry.at;
        m_reader.read(entry, past);
        if (m_source.goesBack()) {
            ++m_read;
            storeMoment();
        }
    }

    void storeMoment() {
        if (m_source.goesBack() && m_reader.save && m_stored.wants(m_read)) {
            m_stored.store(m_read, bytesOf(m_state), {m_state, m_seq, m_at, m_reader.save()});
        }
    }

    static std::size_t bytesOf(const State& state) {
        if constexpr (requires { Game::bytesOf(state); }) {
            return Game::bytesOf(state);
        } else {
            return sizeof(State);
        }
    }

    TableSource<Game>& m_source;
    State m_state;
    std::uint64_t m_seq;
    Instant m_at = kTableOpened;
    mutable std::optional<State> m_ahead; ///< see ahead(); nothing: all events are delivered
    mutable std::uint64_t m_aheadSeq = 0; ///< the last event folded into it
    std::size_t m_read = 0;               ///< number of the round's events read, if the source can go back
    Moments<Moment> m_stored;
    Reader m_reader;
    Subscription m_events;
    Subscription m_jumps;
};

} // namespace mesaviva
