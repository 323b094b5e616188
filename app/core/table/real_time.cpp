// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/table/real_time.h"

#include <algorithm>
#include <cmath>
#include <utility>

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

using std::chrono::milliseconds;
using std::chrono::nanoseconds;

RealTime::RealTime(double speed, std::unique_ptr<Ticks> ticks, QObject* parent)
    : QObject(parent),
      m_ticks(std::move(ticks)),
      m_since(m_ticks->now()),
      m_speed(speed) {
    connect(m_ticks.get(), &Ticks::rung, this, &RealTime::onRung);
}

nanoseconds RealTime::inTableTime(nanoseconds real) const {
    return nanoseconds(
        static_cast<nanoseconds::rep>(std::floor(static_cast<double>(real.count()) * m_speed)));
}

RealTime::Fine RealTime::uncorrected() const {
    return stands() ? m_base : m_base + inTableTime(m_ticks->now() - m_since);
}

RealTime::Fine RealTime::fine() const {
    const Fine now = uncorrected();
    // Never past the next wake-up by more than a late timer explains (see the class comment), nor before a
    // time already returned.
    const bool late = m_due && now - m_wake > inTableTime(milliseconds(kLongestLateness));
    m_last = late ? std::max(m_last, m_wake) : now;
    return m_last;
}

Instant RealTime::now() const { return std::chrono::floor<Duration>(fine()); }

double RealTime::seconds() const { return std::chrono::duration<double>(fine().time_since_epoch()).count(); }

void RealTime::countFrom(Fine base) {
    m_base = base;
    m_wake = base;
    m_last = base;
    m_since = m_ticks->now();
}

void RealTime::startAt(Instant at) { countFrom(at); }

void RealTime::setSpeed(double speed) {
    countFrom(fine());
    m_speed = speed;
    arm();
}

void RealTime::setPaused(bool paused) {
    if (paused == m_paused) {
        return;
    }
    countFrom(fine());
    m_paused = paused;
    arm();
}

void RealTime::setHeld(bool held) {
    if (held == m_held) {
        return;
    }
    countFrom(fine());
    m_held = held;
    arm();
}

void RealTime::wakeAt(std::optional<Instant> due) {
    const Fine at = fine();
    // Time excluded during one wait must not count in the next one.
    if (at < uncorrected()) {
        countFrom(at);
    }
    m_wake = at;
    m_due = due;
    arm();
}

void RealTime::arm() {
    if (stands() || !m_due) {
        m_ticks->silence();
        return;
    }
    const Fine at = fine();
    m_wake = std::clamp<Fine>(*m_due, at, at + inTableTime(milliseconds(kLongestSleep)));
    const double real = std::ceil(static_cast<double>((m_wake - at).count()) / m_speed);
    m_ticks->ringAfter(std::chrono::ceil<milliseconds>(nanoseconds(static_cast<nanoseconds::rep>(real))));
}

void RealTime::onRung() {
    countFrom(fine());
    if (m_due && m_base < *m_due) {
        arm();
        return;
    }
    emit due();
}

} // namespace mesaviva::app
