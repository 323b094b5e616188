// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over <chrono>
#include "engine/base/table_clock.h"
#endif

#include "app/core/table/ticks.h"

#include <QObject>

#include <memory>
#include <optional>

namespace mesaviva::app {

/// Turns the running of real time into table time: wakes when the table's next need is due, and does nothing
/// in between. When the process has slept, was stopped or the machine's clock was not served, the missed time
/// is not the players' fault: table time stands still for it, so that no deadline is swallowed.
class RealTime : public QObject {
    Q_OBJECT

public:
    /// Lateness of a wake-up, in real milliseconds, beyond which the time in between does not count.
    static constexpr int kLongestLateness = 1500;
    /// While something is due it looks at the clock at least so often, in real milliseconds, to notice a stop
    /// in the middle of a period, too.
    static constexpr int kLongestSleep = 1000;

    /// `speed` is table time over real time, more than 0. Real time is what `ticks` says.
    explicit RealTime(double speed, std::unique_ptr<Ticks> ticks = std::make_unique<SystemTicks>(),
                      QObject* parent = nullptr);

    /// Table time now.
    Instant now() const;
    /// The same in seconds, finer than whole milliseconds: for what is drawn at every frame.
    double seconds() const;
    double speed() const { return m_speed; }
    /// From now on time runs so fast, more than 0.
    void setSpeed(double speed);

    /// Table time is `at` now: a table that has run before is opened. Before anybody asks to be woken.
    void startAt(Instant at);

    bool isPaused() const { return m_paused; }
    void setPaused(bool paused);

    /// Time stands because somebody is waited for; it is no pause, but does the same.
    bool isHeld() const { return m_held; }
    void setHeld(bool held);

    /// Asks to be woken at `due`; nothing: sleep until asked again.
    void wakeAt(std::optional<Instant> due);

signals:
    /// It is time: at or after what wakeAt() asked for.
    void due();

private:
    /// Finer than an Instant, so that no part of a millisecond is lost each time that the count begins anew.
    using Fine = std::chrono::time_point<TableClock, std::chrono::nanoseconds>;

    Fine uncorrected() const;
    Fine fine() const;
    void countFrom(Fine base);
    bool stands() const { return m_paused || m_held; }
    std::chrono::nanoseconds inTableTime(std::chrono::nanoseconds real) const;
    void arm();
    void onRung();

    std::unique_ptr<Ticks> m_ticks;
    Fine m_base = kTableOpened;       ///< table time at m_since
    std::chrono::nanoseconds m_since; ///< real time from which m_base counts
    std::optional<Instant> m_due;
    Fine m_wake = kTableOpened;         ///< when it was to be woken; meaningful while something is due
    mutable Fine m_told = kTableOpened; ///< the last answer to what time it is
    double m_speed;
    bool m_paused = false;
    bool m_held = false;
};

} // namespace mesaviva::app
