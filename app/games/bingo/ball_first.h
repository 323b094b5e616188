// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/bingo/game.h"
#include "engine/table/table_source.h"

#include <functional>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace mesaviva::app {

/// A room's events as who looks at its machine is told them: the ball first, then its call. A ball that is
/// seen on its way out is held back, and whatever happens meanwhile with it, until it has come to rest; the
/// room's own time and rules know nothing of that.
class BallFirst final : public TableSource<bingo::Game> {
public:
    /// Until when a ball that has just been drawn is held back; nothing: it is told at once.
    using Hold = std::function<std::optional<Instant>(const Entry& drawn)>;

    /// `source` must live longer than anybody listens.
    explicit BallFirst(TableSource<bingo::Game>& source);

    void setHold(Hold hold) { m_hold = std::move(hold); }
    /// The ball on its way; 0: none is.
    int coming() const;
    /// When it is told.
    std::optional<Instant> due() const { return m_due; }
    /// Tells all that is held back.
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
    std::vector<Entry> m_held; ///< the ball, and what has happened since
    std::optional<Instant> m_due;
    Subscription m_heard;
    Subscription m_jumped;
};

} // namespace mesaviva::app
