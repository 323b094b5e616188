// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/learn/tutor.h"

namespace mesaviva::app {

QString Tutor::heading() const { return tr("What it is worth on average"); }

QString Tutor::goOnText() const {
    return canGoOn() ? tr("Go on") : m_wait && m_wait->canHold() ? tr("Pause") : QString();
}

void Tutor::goOn() {
    if (!m_wait) {
        return;
    }
    if (m_wait->canGoOn()) {
        m_wait->goOn();
    } else if (m_wait->canHold()) {
        m_wait->hold();
    }
    emit changed();
}

void Tutor::leaveTable() {
    m_wait = nullptr;
    closeTable();
}

} // namespace mesaviva::app
