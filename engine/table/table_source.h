// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/table_clock.h"
#include "engine/table/journal.h"
#include "engine/table/listeners.h"
#include "engine/table/refusal.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <utility>

namespace mesaviva {

/// The source of one table's events: a live table, a scenario, a replay or a remote table. It is given the
/// time and commands, and notifies any number of listeners of events. It does not expose its state: listeners
/// fold the events (ShownTable), so only what was delivered can be shown.
template <class Game>
class TableSource {
public:
    using State = typename Game::State;
    using Command = typename Game::Command;
    using Event = typename Game::Event;
    using Entry = Recorded<Event>;

    TableSource() = default;
    TableSource(const TableSource&) = delete;
    TableSource& operator=(const TableSource&) = delete;
    virtual ~TableSource() = default;

    /// Returns the table's time.
    virtual Instant now() const = 0;
    /// Returns when something next happens by itself, if ever.
    virtual std::optional<Instant> nextDue() const = 0;
    /// Advances the table's time to `until`.
    virtual void advanceTo(Instant until) = 0;
    /// Executes a command at the time last advanced to. A refused command is delivered as an event, too.
    virtual std::optional<typename Game::Refusal> submit(const Command& command) = 0;

    /// Returns the number of the running or last round; 0 before the first.
    virtual std::uint64_t round() const = 0;
    /// Returns the delivered events of a round, in order; empty if it is not (or no longer) known. Valid
    /// until the next event.
    virtual std::span<const Entry> entries(std::uint64_t round) const = 0;
    /// Returns the state before a round's first event; null if it is not known. It is always known for the
    /// running round.
    virtual const State* startOf(std::uint64_t round) const = 0;
    /// Returns the delivered events since startOf(round()): those of the running round, or of all rounds of a
    /// replay. Valid until the next event.
    virtual std::span<const Entry> history() const { return entries(round()); }
    /// Calls `read` with each event that has happened but is not delivered yet because it is not safely
    /// recorded, in order. A command counts as executed however long the disk takes.
    virtual void readAhead(const std::function<void(const Entry&)>& read) const { (void)read; }
    /// Returns whether the table can be moved to an earlier position (a replay). Its round() is then the
    /// first one it has.
    virtual bool goesBack() const { return false; }

    /// Adds a listener for every event. It must not call back into the source.
    [[nodiscard]] Subscription listen(std::function<void(const Entry&)> listener) {
        return m_events.add(std::move(listener));
    }
    /// Adds a listener for jumps: the table is not where the last event left it, since a replay was moved.
    /// `reset`: everything derived from its events is invalid, because another viewer is looking.
    [[nodiscard]] Subscription listenForJumps(std::function<void(bool reset)> listener) {
        return m_jumps.add(std::move(listener));
    }

protected:
    void notify(const Entry& entry) { m_events.notify(entry); }
    void notifyJump(bool reset) { m_jumps.notify(reset); }

private:
    Listeners<const Entry&> m_events;
    Listeners<bool> m_jumps;
};

/// A source that forwards everything to another one: the base of those that change only some of its answers,
/// or when its events are delivered. It forwards no events and jumps; a derived class listens to them.
template <class Game>
class ForwardingSource : public TableSource<Game> {
public:
    using typename TableSource<Game>::State;
    using typename TableSource<Game>::Command;
    using typename TableSource<Game>::Entry;

    Instant now() const override { return m_inner->now(); }
    std::optional<Instant> nextDue() const override { return m_inner->nextDue(); }
    void advanceTo(Instant until) override { m_inner->advanceTo(until); }
    std::optional<typename Game::Refusal> submit(const Command& command) override {
        return m_inner->submit(command);
    }
    std::uint64_t round() const override { return m_inner->round(); }
    std::span<const Entry> entries(std::uint64_t round) const override { return m_inner->entries(round); }
    const State* startOf(std::uint64_t round) const override { return m_inner->startOf(round); }
    std::span<const Entry> history() const override { return m_inner->history(); }
    void readAhead(const std::function<void(const Entry&)>& read) const override { m_inner->readAhead(read); }
    bool goesBack() const override { return m_inner->goesBack(); }

protected:
    /// `inner` must outlive it.
    explicit ForwardingSource(TableSource<Game>& inner) : m_inner(&inner) {}
    /// Without a source: forwardTo() comes first.
    ForwardingSource() = default;

    void forwardTo(TableSource<Game>& inner) { m_inner = &inner; }
    bool hasInner() const { return m_inner != nullptr; }
    TableSource<Game>& inner() const { return *m_inner; }

private:
    TableSource<Game>* m_inner = nullptr;
};

} // namespace mesaviva
