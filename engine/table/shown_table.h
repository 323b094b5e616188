// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/check.h"
#include "engine/table/moments.h"
#include "engine/table/table_source.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <utility>

namespace mesaviva {

/// A table as somebody sees it: the state that follows from the events that were delivered, and from nothing
/// else. What a screen shows and a voice says is read from here, so that it never knows more than it was
/// told.
///
/// It can be opened at any moment, also in the middle of a round: it then takes in the round's events from
/// its beginning, as if it had been there.
template <class Game>
class ShownTable {
public:
    using State = typename Game::State;
    using Entry = Recorded<typename Game::Event>;

    /// What is made of the events that are delivered.
    struct Reader {
        /// One has been folded. `past`: it happened before the table was opened here.
        std::function<void(const Entry& entry, bool past)> read;
        /// The table stands somewhere else: what was read of its running round does not hold any more.
        std::function<void()> forget = [] {};
        /// All of the past has been read; the present follows.
        std::function<void()> caughtUp = [] {};
        /// Keeps what has been made of the events so far; what it gives puts it back, once the state is that
        /// of this moment again. Null: it is made anew from the round's start.
        std::function<std::function<void()>()> keep = nullptr;
    };

    /// `source` must live longer. Nothing is delivered before open().
    explicit ShownTable(TableSource<Game>& source) : m_source(source), m_state(start()), m_seq(seqBefore()) {}
    ShownTable(const ShownTable&) = delete;
    ShownTable& operator=(const ShownTable&) = delete;
    ~ShownTable() = default;

    /// Delivers what the source has told of its running round, and from now on all that it tells.
    void open(Reader reader) {
        m_reader = std::move(reader);
        m_heard = m_source.listen([this](const Entry& entry) { deliver(entry, false); });
        m_jumped = m_source.listenForJumps([this](bool anew) { jump(anew); });
        keepMoment();
        deliverPast();
    }
    /// Nothing is delivered any more.
    void close() {
        m_heard.reset();
        m_jumped.reset();
    }

    const State& state() const { return m_state; }
    /// The table as it stands once all that has happened is delivered, also what is still on its way to the
    /// record (TableSource::readAhead()): for whoever asks what a command would meet, and never to be shown
    /// as what has come. Valid until the next event or command.
    const State& ahead() const {
        m_source.readAhead([this](const Entry& entry) {
            if (entry.seq <= m_seq) {
                return; // it is being delivered
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
    /// The number of the last event delivered, and its time.
    std::uint64_t seq() const { return m_seq; }
    Instant at() const { return m_at; }

    /// What was delivered of a round; empty when it is not (or no longer) known. Valid until the next event.
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

    // The number of the last event before the running round.
    std::uint64_t seqBefore() const {
        const std::span<const Entry> entries = m_source.history();
        return entries.empty() ? 0 : entries.front().seq - 1;
    }

    /// The table at one moment, and what puts back what was made of it.
    struct Moment {
        State state;
        std::uint64_t seq;
        Instant at;
        std::function<void()> view;
    };

    void jump(bool anew) {
        if (anew) {
            m_kept.clear();
            startAgain();
            keepMoment();
        }
        const std::size_t told = m_source.history().size();
        const auto [position, kept] = m_kept.upTo(told);
        if (!kept) {
            startAgain();
        } else if (told < m_read || position > m_read) {
            m_state = kept->state;
            m_seq = kept->seq;
            m_at = kept->at;
            m_read = position;
            kept->view();
        }
        deliverPast();
    }

    void startAgain() {
        m_ahead.reset();
        m_state = start();
        m_seq = seqBefore();
        m_at = kTableOpened;
        m_read = 0;
        m_reader.forget();
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
            keepMoment();
        }
    }

    void keepMoment() {
        if (m_source.goesBack() && m_reader.keep && m_kept.wants(m_read)) {
            m_kept.keep(m_read, bytesOf(m_state), {m_state, m_seq, m_at, m_reader.keep()});
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
    mutable std::optional<State> m_ahead; ///< of ahead(); nothing: all that has happened is delivered
    mutable std::uint64_t m_aheadSeq = 0; ///< the last event in it
    std::size_t m_read = 0;               ///< how many of the round's events, of a source that goes back
    Moments<Moment> m_kept;
    Reader m_reader;
    Subscription m_heard;
    Subscription m_jumped;
};

} // namespace mesaviva
