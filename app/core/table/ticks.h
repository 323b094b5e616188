// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over <chrono>
#include <chrono>
#endif

namespace mesaviva::app {

/// Where real time comes from: tells how much of it has passed, and rings after so long.
class Ticks : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Real time since some moment in the past; never goes back.
    virtual std::chrono::nanoseconds now() const = 0;
    /// Rings once, no sooner than after `wait` (0: as soon as whoever asks is done), instead of what was
    /// asked for before.
    virtual void ringAfter(std::chrono::milliseconds wait) = 0;
    /// Does not ring until asked again.
    virtual void silence() = 0;

signals:
    void rung();
};

/// The machine's own. Time for which the machine sleeps may or may not count, as the system has it.
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

} // namespace mesaviva::app
