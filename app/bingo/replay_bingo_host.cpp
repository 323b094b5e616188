// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bingo/replay_bingo_host.h"

#include "bingo/decide.h"
#include "words/bingo_words.h"

#include <algorithm>
#include <utility>

namespace mesaviva::app {

using namespace bingo;

ReplayBingoHost::ReplayBingoHost(State opening, std::span<const Recorded<Event>> events, QString roomName,
                                 PlayerId own)
    : m_state(std::move(opening)),
      m_roomName(std::move(roomName)),
      m_own(own) {
    const auto opened = std::ranges::find_if(
        events, [](const auto& entry) { return std::holds_alternative<RoundOpened>(entry.event); });
    const auto closed = std::find_if(opened, events.end(), [](const auto& entry) {
        return std::holds_alternative<RoundClosed>(entry.event);
    });
    if (closed == events.end()) {
        return; // no such round: it is over before it begins
    }
    m_events.assign(opened, closed + 1);
    m_openedAt = m_events.front().at;
    // The state has it already.
    m_journal.append(m_events.front());
    m_next = 1;
}

std::optional<Instant> ReplayBingoHost::nextDue() const {
    return m_next < m_events.size() ? std::optional(m_events[m_next].at) : std::nullopt;
}

void ReplayBingoHost::advanceTo(Instant until) {
    while (m_next < m_events.size() && m_events[m_next].at <= until) {
        const Recorded<Event>& entry = m_events[m_next++];
        evolve(m_state, entry.event, entry.at);
        m_journal.append(entry);
        if (m_listener) {
            m_listener(entry);
        }
    }
}

std::optional<Refusal> ReplayBingoHost::submit(const Command&) {
    return Refusal{RefusalReason::not_now, {"B50"_rule}};
}

QString ReplayBingoHost::playerName(PlayerId player) const {
    return player == m_own ? BingoWords::you() : QString();
}

} // namespace mesaviva::app
