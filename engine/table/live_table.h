// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/answers.h"
#include "engine/table/journal.h"
#include "engine/table/table_driver.h"
#include "engine/table/table_source.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <utility>

namespace mesaviva {

/// The point from which a table that ran before is resumed: its state at the start of a round, and the events
/// since.
template <class Game>
struct Resumption {
    typename Game::State start; ///< before the first entry
    std::span<const Recorded<typename Game::Event>> entries;
};

/// A table in play: its driver, chance source, journal in memory and simulated players, who act after
/// everything that the table needs at that instant is done.
///
/// `Crowd` receives every event with the state after it (`onEvent`) and each round's seed (`openRound`), and
/// supplies commands when it has some (`nextDue`, `take`).
template <class Game, class CrowdType>
class LiveTable final : public TableSource<Game> {
public:
    using State = typename Game::State;
    using Command = typename Game::Command;
    using Event = typename Game::Event;
    using Chance = typename Game::Chance;
    using Settings = decltype(State::settings);
    using Crowd = CrowdType;
    using Entry = Recorded<Event>;

    /// How many rounds, and how many starting states of rounds, are kept in memory.
    struct HistoryLimits {
        std::size_t rounds = 200;
        std::size_t starts = 2;
    };

    /// Opens a new table.
    LiveTable(Opening<Settings> opening, std::unique_ptr<Chance> chance, Crowd crowd = {},
              HistoryLimits limits = {})
        : LiveTable(State(opening.settings), std::move(chance), std::move(crowd), limits) {
        m_driver.open(std::move(opening));
    }

    /// Resumes a table after its entries. `chance` must repeat what it supplied before for the running round:
    /// the same seed, and anything supplied in advance from the round's start on.
    LiveTable(const Resumption<Game>& resumption, std::unique_ptr<Chance> chance, Crowd crowd = {},
              HistoryLimits limits = {})
        : LiveTable(resumption.start, std::move(chance), std::move(crowd), limits) {
        if (!resumption.entries.empty()) {
            const Entry& first = resumption.entries.front();
            m_driver.continueAfter(first.seq - 1, first.at);
        }
        for (const Entry& entry : resumption.entries) {
            m_driver.follow(entry);
        }
        retrace<Game>(resumption.start, resumption.entries, *m_chance, m_journal,
                      [this](const Entry& entry, const State& state) { remindCrowd(entry, state); });
    }

    /// The table's current state, for its owner.
    const State& state() const { return m_driver.state(); }
    const Journal<Event>& journal() const { return m_journal; }
    const Chance& chance() const { return *m_chance; }
    Chance& chance() { return *m_chance; }
    Crowd& crowd() { return m_crowd; }
    const Crowd& crowd() const { return m_crowd; }

    /// Sets who performs the dealer's actions; null: the clock. Must outlive the table.
    void setDealer(Dealer* dealer) { m_driver.setDealer(dealer); }
    /// Chance or the dealer has an overdue answer; it is requested when time next advances.
    void lookAgain() { m_driver.lookAgain(); }

    Instant now() const override { return m_driver.now(); }

    std::optional<Instant> nextDue() const override {
        const std::optional<typename Game::Need> need =
            m_driver.isAwaiting() ? std::nullopt : m_driver.nextNeed();
        const std::optional<Instant> crowd = m_crowd.nextDue();
        if (need && crowd) {
            return std::min(need->at, *crowd);
        }
        return need ? std::optional(need->at) : crowd;
    }

    void advanceTo(Instant until) override {
        while (const std::optional<Instant> due = nextDue()) {
            if (*due > until) {
                break;
            }
            m_driver.advanceTo(*due);
            while (const std::optional<Command> command = m_crowd.take(*due)) {
                m_driver.submit(*command);
            }
        }
        m_driver.advanceTo(until);
    }

    std::optional<typename Game::Refusal> submit(const Command& command) override {
        return m_driver.submit(command);
    }

    std::uint64_t round() const override { return Game::roundOf(m_driver.state()); }
    std::span<const Entry> entries(std::uint64_t round) const override { return m_journal.round(round); }
    const State* startOf(std::uint64_t round) const override { return m_driver.startOf(round); }

private:
    LiveTable(State state, std::unique_ptr<Chance> chance, Crowd crowd, HistoryLimits limits)
        : m_chance(std::move(chance)),
          m_journal(limits.rounds),
          m_driver(std::move(state), *m_chance, m_journal),
          m_crowd(std::move(crowd)) {
        m_driver.storeStarts(std::max<std::size_t>(1, limits.starts));
        m_driver.setListener([this](const Entry& entry) { onEvent(entry); });
    }

    // Informs the crowd of a past event, and discards the commands it then wants to submit: they are among
    // the events already.
    void remindCrowd(const Entry& entry, const State& state) {
        if (Game::opensRound(entry.event)) {
            m_crowd.openRound(m_chance->seed());
        }
        m_crowd.onEvent(entry, state);
        while (m_crowd.nextDue() && *m_crowd.nextDue() <= entry.at) {
            (void)m_crowd.take(entry.at);
        }
    }

    void onEvent(const Entry& entry) {
        if (Game::opensRound(entry.event)) {
            m_crowd.openRound(m_chance->seed());
        }
        m_crowd.onEvent(entry, m_driver.state());
        this->notify(entry);
    }

    std::unique_ptr<Chance> m_chance;
    MemoryJournal<Event> m_journal;
    TableDriver<Game> m_driver;
    Crowd m_crowd;
};

} // namespace mesaviva
