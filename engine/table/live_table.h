// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/journal.h"
#include "engine/table/retrace.h"
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

/// Where a table is taken up that has run before: how it stood when a round began, and what has happened
/// since.
template <class Game>
struct Resumption {
    typename Game::State start; ///< before the first of the entries
    std::span<const Recorded<typename Game::Event>> entries;
};

/// A table that is played at: its driver, its chance, the record in memory and the simulated players, who act
/// once everything that the table needs at that instant is done.
///
/// `Crowd` hears every event with the table after it (`hear`), gets each round's seed (`openRound`), and
/// gives commands when it has some (`nextDue`, `take`).
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

    /// How many rounds are kept in memory, and of how many of them the beginning.
    struct OnRecord {
        std::size_t rounds = 200;
        std::size_t starts = 2;
    };

    /// Opens a new table.
    LiveTable(Opening<Settings> opening, std::unique_ptr<Chance> chance, Crowd crowd = {}, OnRecord kept = {})
        : LiveTable(State(opening.settings), std::move(chance), std::move(crowd), kept) {
        m_driver.open(std::move(opening));
    }

    /// Takes a table up where its entries leave it. `chance` must give for the running round what it gave
    /// before: the same seed, and what was given beforehand from the round's start on.
    LiveTable(const Resumption<Game>& resumption, std::unique_ptr<Chance> chance, Crowd crowd = {},
              OnRecord kept = {})
        : LiveTable(resumption.start, std::move(chance), std::move(crowd), kept) {
        if (!resumption.entries.empty()) {
            const Entry& first = resumption.entries.front();
            m_driver.continueAfter(first.seq - 1, first.at);
        }
        for (const Entry& entry : resumption.entries) {
            m_driver.follow(entry);
        }
        retrace<Game>(resumption.start, resumption.entries, *m_chance, m_journal,
                      [this](const Entry& entry, const State& state) { remind(entry, state); });
    }

    /// The table as it stands, for whoever runs it.
    const State& state() const { return m_driver.state(); }
    const Journal<Event>& journal() const { return m_journal; }
    const Chance& chance() const { return *m_chance; }
    Chance& chance() { return *m_chance; }
    Crowd& crowd() { return m_crowd; }
    const Crowd& crowd() const { return m_crowd; }

    /// Who does the dealer's acts; null: the clock. It must live longer than the table.
    void setDealer(Dealer* dealer) { m_driver.setDealer(dealer); }
    /// Chance or the dealer has an answer that was owed; it is asked for when time passes next.
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
    LiveTable(State state, std::unique_ptr<Chance> chance, Crowd crowd, OnRecord kept)
        : m_chance(std::move(chance)),
          m_journal(kept.rounds),
          m_driver(std::move(state), *m_chance, m_journal),
          m_crowd(std::move(crowd)) {
        m_driver.keepStarts(std::max<std::size_t>(1, kept.starts));
        m_driver.setListener([this](const Entry& entry) { hear(entry); });
    }

    // The crowd takes in what has happened; what it meant to do before, it has done.
    void remind(const Entry& entry, const State& state) {
        if (Game::opensRound(entry.event)) {
            m_crowd.openRound(m_chance->seed());
        }
        m_crowd.hear(entry, state);
        while (m_crowd.nextDue() && *m_crowd.nextDue() <= entry.at) {
            (void)m_crowd.take(entry.at);
        }
    }

    void hear(const Entry& entry) {
        if (Game::opensRound(entry.event)) {
            m_crowd.openRound(m_chance->seed());
        }
        m_crowd.hear(entry, m_driver.state());
        this->tell(entry);
    }

    std::unique_ptr<Chance> m_chance;
    MemoryJournal<Event> m_journal;
    TableDriver<Game> m_driver;
    Crowd m_crowd;
};

} // namespace mesaviva
