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

void LeftBehind::add(Stakes stakes) {
    const Stakes before = m_stakes.value_or(Stakes());
    m_stakes = Stakes{before.staked + stakes.staked, before.returned + stakes.returned};
    m_store.keepNumber(stakedKey(), m_stakes->staked);
    m_store.keepNumber(returnedKey(), m_stakes->returned);
    m_store.sync();
}

void LeftBehind::forget() {
    m_stakes.reset();
    m_store.forget(stakedKey());
    m_store.forget(returnedKey());
}

} // namespace mesaviva::app
