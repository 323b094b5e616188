// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/left_behind.h"

#include <limits>

namespace mesaviva::app {

namespace {

constexpr qint64 kNothing = -1;

QString key() { return QStringLiteral("lobby/returned_behind"); }

} // namespace

LeftBehind::LeftBehind() {
    const qint64 kept = m_store.number(key(), 0, std::numeric_limits<qint64>::max(), kNothing);
    if (kept != kNothing) {
        m_returned = kept;
    }
}

void LeftBehind::keep(qint64 returned) {
    m_returned = returned;
    m_store.keepNumber(key(), returned);
    m_store.sync();
}

void LeftBehind::forget() {
    m_returned.reset();
    m_store.forget(key());
}

} // namespace mesaviva::app
