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
#include <vector>

namespace mesaviva::app {

/// A room's last rounds (B50), also those of the tables that it was before: a table that goes on record
/// begins with the running round. What is told is the table's; it can be exchanged while nobody listens.
class EarlierRounds final : public TableSource<bingo::Game> {
public:
    /// Keeps so many rounds of former tables.
    explicit EarlierRounds(std::size_t most) : m_most(most) {}

    /// The table that is told from now on; it must live as long as it is told. The closed rounds of the one
    /// before are kept.
    void tell(TableSource<bingo::Game>& table);

    Instant now() const override { return m_table->now(); }
    std::optional<Instant> nextDue() const override { return m_table->nextDue(); }
    void advanceTo(Instant until) override { m_table->advanceTo(until); }
    std::optional<bingo::Refusal> submit(const bingo::Command& command) override {
        return m_table->submit(command);
    }
    std::uint64_t round() const override { return m_table->round(); }
    /// Before its first round a table has the number of the last one of the table before: of that round, and
    /// then what the table has told.
    std::span<const Entry> entries(std::uint64_t round) const override;
    const State* startOf(std::uint64_t round) const override;
    std::span<const Entry> history() const override { return m_table->history(); }
    /// The room before a closed round that can be played again (B50); null: it can't.
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
    Subscription m_heard;
    std::deque<Round> m_rounds;
    mutable std::vector<Entry> m_joined; ///< see entries()
};

} // namespace mesaviva::app
