// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/bingo/game.h"
#include "engine/table/table_source.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace mesaviva::app {

/// Delivers a room's events to a viewer of the drawing machine in visual order: first the ball, then its
/// call. Holds back the event of a drawn ball, and all events after it, until the animated ball has come to
/// rest. The room's clock and rules are not affected.
class BallFirst final : public TableSource<bingo::Game> {
public:
    /// Returns until when the event of a ball that has just been drawn is held back; empty: deliver it at
    /// once.
    using Hold = std::function<std::optional<Instant>(const Entry& drawn)>;

    /// `source` must outlive all listeners.
    explicit BallFirst(TableSource<bingo::Game>& source);

    void setHold(Hold hold) { m_hold = std::move(hold); }
    /// The ball whose event is held back; 0: none.
    int coming() const;
    /// The time at which the held events are delivered.
    std::optional<Instant> due() const { return m_due; }
    /// Delivers all held events now.
    void release();

    Instant now() const override { return m_source.now(); }
    std::optional<Instant> nextDue() const override { return m_source.nextDue(); }
    void advanceTo(Instant until) override { m_source.advanceTo(until); }
    std::optional<bingo::Refusal> submit(const bingo::Command& command) override {
        return m_source.submit(command);
    }
    std::uint64_t round() const override { return m_source.round(); }
    std::span<const Entry> entries(std::uint64_t round) const override { return m_source.entries(round); }
    const State* startOf(std::uint64_t round) const override { return m_source.startOf(round); }
    std::span<const Entry> history() const override { return m_source.history(); }
    void readAhead(const std::function<void(const Entry&)>& read) const override {
        for (const Entry& entry : m_held) {
            read(entry);
        }
        m_source.readAhead(read);
    }
    bool goesBack() const override { return m_source.goesBack(); }

private:
    void hear(const Entry& entry);

    TableSource<bingo::Game>& m_source;
    Hold m_hold;
    std::vector<Entry> m_held; ///< the ball's event and all later ones
    std::optional<Instant> m_due;
    Subscription m_subscription;
    Subscription m_jumped;
};

/// A room's last rounds (B50), including those from before recording started: recording starts a new table
/// with the running round. Forwards the events of the present table, which can be exchanged while there are
/// no listeners.
class EarlierRounds final : public TableSource<bingo::Game> {
public:
    /// Stores up to `most` rounds of former tables.
    explicit EarlierRounds(std::size_t most) : m_most(most) {}

    /// Sets the table whose events are forwarded from now on; it must live as long as it is set. The closed
    /// rounds of the previous table are stored.
    void setTable(TableSource<bingo::Game>& table);

    Instant now() const override { return m_table->now(); }
    std::optional<Instant> nextDue() const override { return m_table->nextDue(); }
    void advanceTo(Instant until) override { m_table->advanceTo(until); }
    std::optional<bingo::Refusal> submit(const bingo::Command& command) override {
        return m_table->submit(command);
    }
    std::uint64_t round() const override { return m_table->round(); }
    /// Before its first round, a table has the number of the previous table's last round: the events of that
    /// round, then those of the table so far.
    std::span<const Entry> entries(std::uint64_t round) const override;
    const State* startOf(std::uint64_t round) const override;
    std::span<const Entry> history() const override { return m_table->history(); }
    /// The state before a closed round that can be replayed (B50); null: it can't.
    const State* startOfClosed(std::uint64_t round) const;
    void readAhead(const std::function<void(const Entry&)>& read) const override { m_table->readAhead(read); }

private:
    struct Round {
        std::uint64_t number;
        State start;
        std::vector<Entry> entries;
    };

    const Round* find(std::uint64_t number) const;
    const Round* earlierRound(std::uint64_t number) const;

    std::size_t m_most;
    TableSource<bingo::Game>* m_table = nullptr;
    Subscription m_subscription;
    std::deque<Round> m_rounds;
    mutable std::vector<Entry> m_joined; ///< see entries()
};

} // namespace mesaviva::app
