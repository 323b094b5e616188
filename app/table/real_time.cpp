// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "table/real_time.h"

#include <algorithm>
#include <cmath>

namespace mesaviva::app {

RealTime::RealTime(double speed, QObject* parent) : QObject(parent), m_speed(speed) {
    m_elapsed.start();
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &RealTime::onTimeout);
}

Instant RealTime::uncorrected() const {
    if (m_paused) {
        return m_base;
    }
    const auto table = static_cast<qint64>(std::floor(static_cast<double>(m_elapsed.elapsed()) * m_speed));
    return m_base + Duration(table);
}

Instant RealTime::now() const {
    const Instant now = uncorrected();
    // Never past the next wake-up by more than a late timer explains: see the class comment.
    if (m_due && now > m_wake) {
        const auto allowed = Duration(static_cast<qint64>(kLongestLateness * m_speed));
        return now - m_wake > allowed ? m_wake : now;
    }
    return now;
}

double RealTime::seconds() const {
    const Instant whole = now();
    const auto toSeconds = [](Instant at) {
        return static_cast<double>(at.time_since_epoch().count()) / 1000.0;
    };
    if (m_paused || whole < uncorrected()) {
        return toSeconds(whole);
    }
    return toSeconds(m_base) + static_cast<double>(m_elapsed.nsecsElapsed()) / 1e9 * m_speed;
}

void RealTime::startAt(Instant at) {
    m_base = at;
    m_elapsed.restart();
}

void RealTime::setPaused(bool paused) {
    if (paused == m_paused) {
        return;
    }
    if (paused) {
        m_base = now();
        m_timer.stop();
    } else {
        m_elapsed.restart();
    }
    m_paused = paused;
    arm();
}

void RealTime::wakeAt(std::optional<Instant> due) {
    const Instant at = now();
    // What did not count while the table waited for one thing must not come back now that it waits for
    // another.
    if (at < uncorrected()) {
        m_base = at;
        m_elapsed.restart();
    }
    m_wake = at;
    m_due = due;
    arm();
}

void RealTime::arm() {
    if (m_paused || !m_due) {
        m_timer.stop();
        return;
    }
    const Instant at = now();
    const Instant soon = at + Duration(static_cast<qint64>(kLongestSleep * m_speed));
    m_wake = std::max(at, std::min(*m_due, soon));
    const auto table = static_cast<double>((m_wake - at).count());
    m_timer.start(static_cast<int>(std::ceil(table / m_speed)));
}

void RealTime::onTimeout() {
    const Instant at = now();
    m_base = at;
    m_elapsed.restart();
    if (m_due && at < *m_due) {
        arm();
        return;
    }
    emit due();
}

} // namespace mesaviva::app
