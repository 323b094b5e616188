// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on <chrono>
#include "engine/base/table_clock.h"

#include <chrono>
#endif

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>
#include <utility>

namespace mesaviva::app {

/// A source of real time: returns how much has passed, and signals after an interval.
class Ticks : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Real time since an arbitrary moment; never decreases.
    virtual std::chrono::nanoseconds now() const = 0;
    /// Emits one signal, no sooner than `wait` from now (0: as soon as the caller returns); replaces an
    /// earlier request.
    virtual void ringAfter(std::chrono::milliseconds wait) = 0;
    /// Cancels the request.
    virtual void silence() = 0;

signals:
    void rung();
};

/// The system's monotonic clock. Whether it counts time asleep depends on the system.
class SystemTicks final : public Ticks {
    Q_OBJECT

public:
    explicit SystemTicks(QObject* parent = nullptr);

    std::chrono::nanoseconds now() const override;
    void ringAfter(std::chrono::milliseconds wait) override;
    void silence() override;

private:
    QElapsedTimer m_elapsed;
    QTimer m_timer;
};

/// The speed of a table's time.
struct Pace {
    /// Implicit: a number is a speed relative to the system clock.
    Pace(double tableSeconds = 1.0, std::unique_ptr<Ticks> source = std::make_unique<SystemTicks>())
        : speed(tableSeconds),
          ticks(std::move(source)) {}

    double speed;                 ///< table seconds per real second, more than 0
    std::unique_ptr<Ticks> ticks; ///< the source of real time
};

/// Converts real time to table time: wakes when the table's next need is due, and is idle in between. After
/// sleep, a stopped process or a clock that was not served, table time stands still for the missed time, so
/// that no deadline is swallowed.
class RealTime : public QObject {
    Q_OBJECT

public:
    /// A wake-up later than this, in real milliseconds, is a stop, and its time does not count.
    static constexpr int kLongestLateness = 1500;
    /// The longest sleep while something is due, in real milliseconds, to notice a stop in mid-period.
    static constexpr int kLongestSleep = 1000;

    /// `speed` is table time per real time, more than 0. `ticks` is the source of real time.
    explicit RealTime(double speed, std::unique_ptr<Ticks> ticks = std::make_unique<SystemTicks>(),
                      QObject* parent = nullptr);

    /// The current table time.
    Instant now() const;
    /// The same in seconds, more precise than milliseconds: for what is drawn in each frame.
    double seconds() const;
    double speed() const { return m_speed; }
    /// Sets the speed, more than 0.
    void setSpeed(double speed);

    /// Sets the current table time, when opening a table that has run before. Call it before the first
    /// wakeAt().
    void startAt(Instant at);

    bool isPaused() const { return m_paused; }
    void setPaused(bool paused);

    /// Whether time stands still to wait for a player. It is not a pause, but has the same effect.
    bool isHeld() const { return m_held; }
    void setHeld(bool held);

    /// Requests a wake-up at `due`; nullopt: sleeps until the next request.
    void wakeAt(std::optional<Instant> due);

signals:
    /// Emitted at or after the time requested with wakeAt().
    void due();

private:
    /// More precise than an Instant, so that no fraction of a millisecond is lost when the base changes.
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
    std::chrono::nanoseconds m_since; ///< real time at m_base
    std::optional<Instant> m_due;
    Fine m_wake = kTableOpened;         ///< when it should wake; valid while something is due
    mutable Fine m_last = kTableOpened; ///< the last table time returned
    double m_speed;
    bool m_paused = false;
    bool m_held = false;
};

} // namespace mesaviva::app
