// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/overloaded.h"
#include "engine/record/on_record.h"
#include "engine/scenario/share_parts.h"
#include "engine/table/answers.h"

#include <algorithm>
#include <optional>
#include <span>
#include <vector>

namespace mesaviva::scenario {

/// What somebody has wished during a round, and when.
template <class Kept>
struct ShareStep {
    Instant at;
    typename Kept::Command command;
    bool atOnce = false; ///< right after the one before: nothing has happened between them by itself
};

/// All of it.
template <class Kept>
struct ShareSteps {
    std::vector<ShareStep<Kept>> steps;
    bool hasRefusals = false; ///< there were wishes of which nothing is known but that they were refused
    bool hasArrivals = false; ///< somebody came, which is no step
};

/// Whether an event says that a wish was refused.
template <class Event>
bool isRefusal(const Event& event) {
    return record::eventName(event) == "refused";
}

/// Finds for each event of a round the command that has brought it; what somebody has wished is given, in its
/// order. Nothing where no command brings an event. `start` is the state before the round; it ends with the
/// last of the entries.
template <class Kept>
std::optional<ShareSteps<Kept>> stepsOf(const typename Kept::State& start,
                                        std::span<const typename Kept::Entry> entries) {
    using Play = typename Kept::Game;
    using Command = typename Kept::Command;
    typename Kept::State state = start;
    MemoryJournal<typename Kept::Event> journal;
    const auto noChance = Kept::chanceOf(start.settings, Seed{}, {});
    typename Play::Events events;
    std::vector<Command> causes;
    ShareSteps<Kept> result;
    std::size_t place = 0;
    bool wasWish = false;

    const auto brings = [&](const Command& command) {
        events.clear();
        if (Play::decide(state, command, entries[place].at, events) || events.empty()) {
            return false;
        }
        // What follows the round's end with it is not asked for.
        const std::size_t both = std::min(events.size(), entries.size() - place);
        for (std::size_t i = 0; i < both; ++i) {
            if (entries[place + i].at != entries[place].at || !(events[i] == entries[place + i].event)) {
                return false;
            }
        }
        return both == events.size() || Play::closesRound(entries.back().event);
    };
    const auto take = [&](std::size_t count) {
        for (std::size_t i = 0; i < count && place < entries.size(); ++i, ++place) {
            Play::evolve(state, entries[place].event, entries[place].at);
            journal.append(entries[place]);
        }
    };

    while (place < entries.size()) {
        const auto& entry = entries[place];
        if (isRefusal(entry.event)) {
            result.hasRefusals = true;
            take(1);
            continue;
        }
        const auto need = Play::nextNeed(state);
        if (need && need->at <= entry.at && (isMetByTime(need->kind) || Kept::asksTheRecord(need->kind))) {
            const auto command = answer<Play>(state, need->kind, *noChance, journal);
            if (command && brings(*command)) {
                take(events.size());
                wasWish = false;
                continue;
            }
        }
        causes.clear();
        std::size_t together = 1;
        while (place + together < entries.size() && entries[place + together].at == entry.at) {
            ++together;
        }
        Kept::addCauses(state, entries.subspan(place, together), causes);
        const Command* found = nullptr;
        for (const Command& command : causes) {
            if (brings(command)) {
                found = &command;
                break;
            }
        }
        if (!found) {
            return std::nullopt;
        }
        if (!ShareParts<Kept>::isWish(*found)) {
            result.hasArrivals = result.hasArrivals || ShareParts<Kept>::isArrival(*found);
            wasWish = false;
        } else {
            result.steps.push_back({entry.at, *found, wasWish && result.steps.back().at == entry.at});
            wasWish = true;
        }
        take(events.size());
    }
    return result;
}

} // namespace mesaviva::scenario
