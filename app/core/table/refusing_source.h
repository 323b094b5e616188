// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/table_source.h"

#include <cstdint>
#include <optional>
#include <span>

namespace mesaviva::app {

/// A table for an observer: it delivers all events and refuses every command, which never reaches the table.
template <class Game>
class RefusingSource final : public TableSource<Game> {
public:
    using State = typename Game::State;
    using Command = typename Game::Command;
    using Entry = typename TableSource<Game>::Entry;

    /// `table` must outlive it.
    explicit RefusingSource(TableSource<Game>& table)
        : m_table(table),
          m_subscription(table.listen([this](const Entry& entry) { this->notify(entry); })) {}

    Instant now() const override { return m_table.now(); }
    std::optional<Instant> nextDue() const override { return m_table.nextDue(); }
    void advanceTo(Instant until) override { m_table.advanceTo(until); }

    std::optional<typename Game::Refusal> submit(const Command& /*command*/) override {
        typename Game::Refusal refusal;
        refusal.reason = CommonReason::not_seated;
        return refusal;
    }

    std::uint64_t round() const override { return m_table.round(); }
    std::span<const Entry> entries(std::uint64_t round) const override { return m_table.entries(round); }
    const State* startOf(std::uint64_t round) const override { return m_table.startOf(round); }
    std::span<const Entry> history() const override { return m_table.history(); }

private:
    TableSource<Game>& m_table;
    Subscription m_subscription;
};

} // namespace mesaviva::app
