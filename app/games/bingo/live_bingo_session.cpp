// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/bingo/live_bingo_session.h"

#include "app/core/text/table_text.h"

#include <utility>

namespace mesaviva::app {

LiveBingoSession::LiveBingoSession(std::shared_ptr<BingoRoom> room, Money wallet, std::function<void()> left,
                                   RecordKeeper* keeper)
    : m_room(std::move(room)),
      m_left(std::move(left)),
      m_own(m_room->enter(wallet, keeper)),
      m_elsewhere(wallet - m_room->state().wallet(m_own)) {}

LiveBingoSession::~LiveBingoSession() {
    m_room->leave();
    if (m_left) {
        m_left();
    }
}

PlayerId LiveBingoSession::comeAgain() {
    if (m_elsewhere != Money{}) {
        const Money all = m_room->state().wallet(m_own) + std::exchange(m_elsewhere, Money{});
        m_own = static_cast<PlayerId>(m_room->admissions());
        source().submit(bingo::Admit{all});
    }
    return m_own;
}

QString LiveBingoSession::playerName(PlayerId player) const {
    return player == m_own ? TableText::you() : QString();
}

} // namespace mesaviva::app
