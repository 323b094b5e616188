// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/bingo/replay_bingo_host.h"

#include "app/words/bingo_words.h"
#include "app/words/table_words.h"

#include <algorithm>
#include <utility>

namespace mesaviva::app {

using namespace bingo;

namespace {

// What follows the close belongs to the pause between two rounds.
std::span<const Recorded<Event>> upToTheClose(std::span<const Recorded<Event>> events) {
    const auto closed =
        std::ranges::find_if(events, [](const auto& entry) { return Game::closesRound(entry.event); });
    return events.first(static_cast<std::size_t>(closed - events.begin()) + 1);
}

} // namespace

ReplayBingoHost::ReplayBingoHost(const State& start, std::span<const Recorded<Event>> events,
                                 QString roomName, PlayerId own)
    : m_repetition(std::make_unique<Repetition<Game>>(start, upToTheClose(events))),
      m_roomName(std::move(roomName)),
      m_own(own) {}

QString ReplayBingoHost::roomName() const {
    return m_roomName.isEmpty() ? BingoWords::customRoom() : m_roomName;
}

QString ReplayBingoHost::playerName(PlayerId player) const {
    return player == m_own ? TableWords::you() : QString();
}

} // namespace mesaviva::app
