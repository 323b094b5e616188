// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Turns the requests of people during a round on record into steps at the same positions.
#pragma once

#include "engine/scenario/share.h"
#include "engine/table/answers.h"
#include "engine/table/journal.h"
#include "engine/table/need.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace mesaviva::scenario {

/// The event of a new player at the table; a file knows all players from the beginning.
inline constexpr std::string_view kAdmitted = "player_admitted";

/// Whether the variant holds one of these kinds.
template <class... Kinds, class Variant>
bool isAnyOf(const Variant& one) {
    return (std::holds_alternative<Kinds>(one) || ...);
}

/// A request and its time.
template <class Command>
struct SharedStep {
    Instant at;
    Command command;
    bool atOnce = false; ///< right after the previous step
    std::string_view when =
        {}; ///< right after that event, before a timer of the same instant; empty: after it
};

/// Finds the command that caused each event of a round. `Parts` as in RoundSharer.
template <class Parts>
class ShareSteps {
public:
    using OnRecord = typename Parts::OnRecord;
    using Game = typename OnRecord::Game;
    using State = typename OnRecord::State;
    using Command = typename OnRecord::Command;
    using Event = typename OnRecord::Event;
    using Entry = typename OnRecord::Entry;
    using Steps = std::vector<SharedStep<Command>>;

    /// `start` is the table before the round; `entries` begin with the round's opening.
    ShareSteps(const State& start, std::span<const Entry> entries)
        : m_state(start),
          m_entries(entries),
          m_noChance(OnRecord::chanceOf(start.settings, Seed{}, {})) {}

    /// The requests in order, or why they can't be steps.
    Result<Steps, NotShared> find() {
        while (m_place < m_entries.size() && !m_bad) {
            takeNext();
        }
        if (m_bad) {
            return *m_bad;
        }
        return std::move(m_steps);
    }

private:
    enum class Cause : std::uint8_t { none, request, other };

    std::string_view nameAt(std::size_t place) const {
        return Parts::Play::eventName(m_entries[place].event);
    }

    void refuse(ShareLimit limit) {
        m_bad = NotShared{limit, "event " + std::to_string(m_entries[m_place].seq) + " (" +
                                     std::string(nameAt(m_place)) + ")"};
    }

    // Whether the command causes the events from here on; for the opening of the round, the events before the
    // opening are ignored.
    bool brings(const Command& command) {
        m_events.clear();
        const Entry& first = m_entries[m_place];
        if (Game::decide(m_state, command, first.at, m_events) || m_events.empty()) {
            return false;
        }
        std::size_t from = 0;
        while (m_place == 0 && from < m_events.size() && !Game::opensRound(m_events[from])) {
            ++from;
        }
        m_brought = m_events.size() - from;
        const std::size_t both = std::min(m_brought, m_entries.size() - m_place);
        for (std::size_t i = 0; i < both; ++i) {
            const Entry& entry = m_entries[m_place + i];
            if (entry.at != first.at || !(m_events[from + i] == entry.event)) {
                return false;
            }
        }
        return m_brought > 0; // further effects of the close belong to the table
    }

    void take(std::size_t count, Cause cause) {
        m_before = m_place;
        m_cause = cause;
        for (std::size_t i = 0; i < count && m_place < m_entries.size(); ++i, ++m_place) {
            Game::evolve(m_state, m_entries[m_place].event, m_entries[m_place].at);
            m_journal.append(m_entries[m_place]);
        }
    }

    void takeNext() {
        const Entry& entry = m_entries[m_place];
        const auto need = Game::nextNeed(m_state);
        const bool isDue = need && need->at <= entry.at;
        if (isDue && (isMetByTime(need->kind) || OnRecord::asksTheRecord(need->kind))) {
            const auto command = answer<Game>(m_state, need->kind, *m_noChance, m_journal);
            if (command && brings(*command)) {
                takeNeeded(need->at);
                return;
            }
        }
        m_causes.clear();
        if (const auto* const refused = std::get_if<typename Parts::Refused>(&entry.event)) {
            addRefused(*refused);
            m_brought = 1;
        } else {
            OnRecord::addCauses(m_state, together(), m_causes);
            std::erase_if(m_causes, [this](const Command& command) { return !brings(command); });
            m_causes.resize(std::min<std::size_t>(m_causes.size(), 1));
            if (!m_causes.empty()) {
                (void)brings(m_causes.front());
            }
        }
        if (m_causes.empty()) {
            const bool isRefused = std::holds_alternative<typename Parts::Refused>(entry.event);
            refuse(isRefused ? ShareLimit::refusals : ShareLimit::earlier_rounds);
            return;
        }
        const Command cause = std::move(m_causes.front());
        if (Parts::isArrival(cause)) {
            take(m_brought, Cause::other);
        } else if (Parts::isRequest(cause)) {
            addStep(cause, isDue);
        } else if (isDue) {
            takeNeeded(need->at);
        } else {
            take(m_brought, Cause::other); // the crowd
        }
    }

    void takeNeeded(Instant due) {
        if (m_place > 0 && due < m_entries[m_place].at) {
            refuse(ShareLimit::dealer);
            return;
        }
        take(m_brought, Cause::other);
    }

    std::span<const Entry> together() const {
        std::size_t count = 1;
        while (m_place + count < m_entries.size() && m_entries[m_place + count].at == m_entries[m_place].at) {
            ++count;
        }
        return m_entries.subspan(m_place, count);
    }

    // A request that would have been refused with the same event has the same effect.
    void addRefused(const typename Parts::Refused& refused) {
        std::vector<Command> requests;
        Parts::addRefusedRequests(m_state, refused, requests);
        for (Command& request : requests) {
            m_events.clear();
            const auto refusal = Game::decide(m_state, request, m_entries[m_place].at, m_events);
            if (refusal && Game::refused(request, *refusal) == m_entries[m_place].event) {
                m_causes.push_back(std::move(request));
                return;
            }
        }
    }

    void addStep(const Command& command, bool isDue) {
        SharedStep<Command> step{m_entries[m_place].at, command};
        if (m_cause == Cause::request && m_entries[m_before].at == step.at) {
            step.atOnce = true;
        } else if (isDue) {
            const std::optional<std::size_t> awaited = awaitedEvent();
            if (!awaited) {
                refuse(ShareLimit::moment);
                return;
            }
            step.when = nameAt(*awaited);
            m_awaitFrom = *awaited + 1;
        }
        if (step.when.empty()) {
            m_awaitFrom = m_place;
        }
        m_steps.push_back(std::move(step));
        take(m_brought, Cause::request);
    }

    // Events of the players' arrival before the round.
    static bool isOfSeating(std::string_view name) {
        return name == "announced" || name == "session_ended" || name == "player_lost" ||
               name == Parts::kSeated;
    }

    // Of the latest events, one that is the first of its name since the previous step.
    std::optional<std::size_t> awaitedEvent() const {
        if (m_entries[m_before].at != m_entries[m_place].at || m_cause != Cause::other) {
            return std::nullopt;
        }
        for (std::size_t place = m_before; place < m_place; ++place) {
            const bool isAwaitable =
                nameAt(place) != kAdmitted && !(m_steps.empty() && isOfSeating(nameAt(place)));
            bool isFirst = isAwaitable && place >= m_awaitFrom;
            for (std::size_t i = m_awaitFrom; i < place && isFirst; ++i) {
                isFirst = nameAt(i) != nameAt(place);
            }
            if (isFirst) {
                return place;
            }
        }
        return std::nullopt;
    }

    State m_state;
    std::span<const Entry> m_entries;
    std::unique_ptr<typename OnRecord::Chance> m_noChance;
    MemoryJournal<Event> m_journal;
    typename Game::Events m_events;
    std::vector<Command> m_causes;
    Steps m_steps;
    std::size_t m_place = 0;     ///< of the next event
    std::size_t m_before = 0;    ///< start of the previous group of events
    std::size_t m_brought = 0;   ///< number of events in the group that starts there
    std::size_t m_awaitFrom = 0; ///< where the events begin that a further step may wait for
    Cause m_cause = Cause::none; ///< of the previous events
    std::optional<NotShared> m_bad;
};

} // namespace mesaviva::scenario
