// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/left_behind.h"

#include <limits>

namespace mesaviva::app {

namespace {

constexpr qint64 kNothing = -1;

QString stakedKey() { return QStringLiteral("lobby/staked_behind"); }
QString returnedKey() { return QStringLiteral("lobby/returned_behind"); }

} // namespace

LeftBehind::LeftBehind() {
    constexpr qint64 kMost = std::numeric_limits<qint64>::max();
    const qint64 staked = m_store.number(stakedKey(), 0, kMost, kNothing);
    const qint64 returned = m_store.number(returnedKey(), 0, kMost, kNothing);
    if (staked != kNothing && returned != kNothing) {
        m_stakes = Stakes{staked, returned};
    }
}

void LeftBehind::keep(Stakes stakes) {
    m_stakes = stakes;
    m_store.keepNumber(stakedKey(), stakes.staked);
    m_store.keepNumber(returnedKey(), stakes.returned);
    m_store.sync();
}

void LeftBehind::forget() {
    m_stakes.reset();
    m_store.forget(stakedKey());
    m_store.forget(returnedKey());
}

} // namespace mesaviva::app
