// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on <chrono>
#include <chrono>
#endif

#include <memory>
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

} // namespace mesaviva::app
