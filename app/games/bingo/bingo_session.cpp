// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/bingo/bingo_session.h"

#include "app/games/bingo/text/bingo_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace mesaviva::app {

using namespace bingo;

namespace {

// Events after the close belong to the pause between two rounds.
RecordedRound<Game> upToTheClose(const State& start, std::span<const Recorded<Event>> events) {
    const auto closed =
        std::ranges::find_if(events, [](const auto& entry) { return Game::closesRound(entry.event); });
    const auto round = events.first(static_cast<std::size_t>(closed - events.begin()) + 1);
    return {{}, {start, {round.begin(), round.end()}, {}}, {}, {}};
}

} // namespace

RememberedBingoSession::RememberedBingoSession(const State& start, std::span<const Recorded<Event>> events,
                                               QString roomName, PlayerId own)
    : RecordedBingoSession(upToTheClose(start, events)),
      m_roomName(std::move(roomName)),
      m_own(own),
      m_round(events.front().round) {}

QString RememberedBingoSession::playerName(PlayerId player) const {
    return player == m_own ? ownName() : QString();
}

QString RememberedBingoSession::roomName() const {
    return m_roomName.isEmpty() ? BingoText::customRoom() : m_roomName;
}

QString RememberedBingoSession::scenarioTitle(const QString&) const {
    //: %1 a number
    return QCoreApplication::translate("RememberedBingoSession", "Round %1").arg(m_round);
}

QString ScenarioBingoSession::roomName() const { return BingoText::scenarioRoom(); }

} // namespace mesaviva::app
