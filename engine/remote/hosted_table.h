// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The host's side of a table that is shared with remote seats: requests in, event lines out. Nothing here
// knows how they travel.
//
//     auto hosted = remote::hostTable<poker::Game>(source, {names, isSimulated});
//     auto subscription = hosted->listen([&] {
//         publish("public", hosted->line(Viewer::everybody()));
//     });
//     hosted->submit(seat, text);   // what arrived on the seat's own topic
//     hosted->picture(viewer);      // for whoever joins or comes back
//
// Where hidesFromSome() is true (poker), each seat has a stream of its own with *all* events as it may know
// them; otherwise every viewer has the public one.
#pragma once

#include "engine/record/fields/player_names.h"
#include "engine/remote/request.h"
#include "engine/table/listeners.h"
#include "engine/table/player.h"
#include "engine/table/table_source.h"
#include "engine/table/viewer.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mesaviva::remote {

/// What the table's events do not say of its players.
struct Seats {
    record::PlayerNames names;                 ///< the names in lines and requests
    std::function<bool(PlayerId)> isSimulated; ///< played by the program
};

/// A shared table, whatever its game. Use on one thread only.
class HostedTable {
public:
    HostedTable() = default;
    HostedTable(const HostedTable&) = delete;
    HostedTable& operator=(const HostedTable&) = delete;
    virtual ~HostedTable() = default;

    /// The game's key, for instance `poker`.
    virtual std::string_view game() const = 0;
    /// Whether some events differ from viewer to viewer.
    virtual bool hidesFromSome() const = 0;
    /// The player with that name; nothing if the table has not admitted one.
    virtual std::optional<PlayerId> playerNamed(std::string_view name) const = 0;

    /// Passes on what a seat asks for. What the table refuses is an event for all; returned is only what does
    /// not reach it. Don't call it from a listener.
    virtual std::optional<BadRequest> submit(PlayerId seat, std::string_view request) = 0;
    /// A seat's guest has started anew and counts its requests from the beginning.
    virtual void forgetRequests(PlayerId seat) = 0;
    /// The seat's line is cut (P34, O22, B48); does nothing if it is cut already.
    virtual void lineLost(PlayerId seat) = 0;
    /// The seat's line is there again; does nothing if it was not cut.
    virtual void lineBack(PlayerId seat) = 0;

    /// Adds a listener for every event; within it, line() is that event's.
    [[nodiscard]] Subscription listen(std::function<void()> listener) {
        return m_listeners.add(std::move(listener));
    }
    /// The sequence number of the present event, within a listener.
    virtual std::uint64_t seq() const = 0;
    /// Whether the present event opens a round; its picture() then has nothing before it.
    virtual bool opensRound() const = 0;
    /// Whether the present event closes its round, so that roundLines() are whole.
    virtual bool closesRound() const = 0;
    /// The present event as this viewer may know it, one JSON object as `mesaviva run` prints it.
    virtual std::string line(Viewer viewer) const = 0;

    /// What somebody who was not there needs to follow from now on: `table_state` at the start of the round
    /// (before the first round: `table_opened`), and the events since, as this viewer may know them. Its
    /// length does not grow with the rounds played.
    virtual std::vector<std::string> picture(Viewer viewer) const = 0;
    /// The events of a closed round, whole; empty if the table does not have them any more.
    virtual std::vector<std::string> roundLines(std::uint64_t round) const = 0;

protected:
    void notify() { m_listeners.notify(); }

private:
    Listeners<> m_listeners;
};

/// Shares a table. `source` must outlive it: the one whose events are safely recorded, with everything in
/// them. Instantiated in <game>_remote.cpp.
template <class Game>
std::unique_ptr<HostedTable> hostTable(TableSource<Game>& source, Seats seats);

} // namespace mesaviva::remote
