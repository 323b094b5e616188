// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/bingo/live_bingo_host.h"

#include "app/words/table_words.h"

#include <utility>

namespace mesaviva::app {

LiveBingoHost::LiveBingoHost(std::shared_ptr<BingoRoom> room, Money wallet, std::function<void()> left,
                             RecordKeeper* keeper)
    : m_room(std::move(room)),
      m_left(std::move(left)),
      m_own(m_room->enter(wallet, keeper)) {}

LiveBingoHost::~LiveBingoHost() {
    m_room->leave();
    if (m_left) {
        m_left();
    }
}

QString LiveBingoHost::playerName(PlayerId player) const {
    return player == m_own ? TableWords::you() : QString();
}

} // namespace mesaviva::app
