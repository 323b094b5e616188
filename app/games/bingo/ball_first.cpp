// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/bingo/ball_first.h"

#include <variant>

namespace mesaviva::app {

using namespace bingo;

BallFirst::BallFirst(TableSource<Game>& source)
    : m_source(source),
      m_heard(source.listen([this](const Entry& entry) { hear(entry); })),
      m_jumped(source.listenForJumps([this](bool anew) {
          // What was held back is told with the moment that the table has jumped to.
          m_held.clear();
          m_due.reset();
          tellOfJump(anew);
      })) {}

int BallFirst::coming() const {
    return m_held.empty() ? 0 : int{std::get<BallDrawn>(m_held.front().event).number};
}

void BallFirst::release() {
    m_due.reset();
    for (const Entry& entry : std::exchange(m_held, {})) {
        tell(entry);
    }
}

void BallFirst::hear(const Entry& entry) {
    if (std::holds_alternative<BallDrawn>(entry.event)) {
        release(); // the one before has had its time
        m_due = m_hold ? m_hold(entry) : std::nullopt;
    }
    if (m_due) {
        m_held.push_back(entry);
    } else {
        tell(entry);
    }
}

} // namespace mesaviva::app
