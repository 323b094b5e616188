// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/table/ticks.h"

namespace mesaviva::app {

SystemTicks::SystemTicks(QObject* parent) : Ticks(parent) {
    m_elapsed.start();
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &Ticks::rung);
}

std::chrono::nanoseconds SystemTicks::now() const {
    return std::chrono::nanoseconds(m_elapsed.nsecsElapsed());
}

void SystemTicks::ringAfter(std::chrono::milliseconds wait) { m_timer.start(wait); }

void SystemTicks::silence() { m_timer.stop(); }

} // namespace mesaviva::app
