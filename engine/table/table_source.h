// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/table_clock.h"
#include "engine/table/listeners.h"
#include "engine/table/recorded.h"
#include "engine/table/refusal.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <utility>

namespace mesaviva {

/// Where the events of one table come from: a table that is played at, a scenario, a repetition. It is told
/// what time it is, takes commands, and tells any number of listeners what happens. Nobody sees its state:
/// who wants to know how the table stands folds the events (ShownTable), so that what is shown is what was
/// told.
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

    /// The table's time.
    virtual Instant now() const = 0;
    /// When something happens by itself, if ever.
    virtual std::optional<Instant> nextDue() const = 0;
    /// Lets the table's time run to `until`.
    virtual void advanceTo(Instant until) = 0;
    /// Carries out a command at the time last advanced to. What the rules refuse is told as an event, too.
    virtual std::optional<typename Game::Refusal> submit(const Command& command) = 0;

    /// The round that runs, or the last one; 0 before the first.
    virtual std::uint64_t round() const = 0;
    /// What has been told of a round, in order; empty when it is not (or no longer) known. Valid until the
    /// next event.
    virtual std::span<const Entry> entries(std::uint64_t round) const = 0;
    /// The table before the first event of a round; null when it is not known. It is of the running round.
    virtual const State* startOf(std::uint64_t round) const = 0;
    /// What has been told since the moment that startOf(round()) is: the running round, or all rounds of a
    /// repetition. Valid until the next event.
    virtual std::span<const Entry> history() const { return entries(round()); }
    /// Calls `read` with each event that has happened and is not told yet, in order: it is on its way to the
    /// record. Who has acted has acted, whatever the disk takes.
    virtual void readAhead(const std::function<void(const Entry&)>& read) const { (void)read; }
    /// Whether the table can be put at an earlier moment: a repetition. Its round() is the first one it has.
    virtual bool goesBack() const { return false; }

    /// Hears every event, once. The listener must not call back into the source.
    [[nodiscard]] Subscription listen(std::function<void(const Entry&)> listener) {
        return m_heard.add(std::move(listener));
    }
    /// Is told when the table stands somewhere else than the last event left it: a repetition that was moved.
    /// `anew`: nothing that was made of its events holds any more, since they are seen with other eyes.
    [[nodiscard]] Subscription listenForJumps(std::function<void(bool anew)> listener) {
        return m_jumped.add(std::move(listener));
    }

protected:
    void tell(const Entry& entry) { m_heard.tell(entry); }
    void tellOfJump(bool anew) { m_jumped.tell(anew); }

private:
    Listeners<const Entry&> m_heard;
    Listeners<bool> m_jumped;
};

} // namespace mesaviva
