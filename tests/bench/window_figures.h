// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Measuring tools of the window benchmarks.
#pragma once

#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QObject>
#include <QQuickWindow>
#include <QTimer>

#include <unistd.h>

#include <algorithm>
#include <ctime>
#include <vector>

namespace mesaviva::bench {

/// The processor time of this process, all threads.
inline double processorSeconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

/// The resident memory of this process; 0 if the kernel does not report it.
inline double residentMegabytes() {
    QFile statm(QStringLiteral("/proc/self/statm"));
    if (!statm.open(QIODevice::ReadOnly)) {
        return 0;
    }
    return statm.readAll().split(' ').value(1).toDouble() * static_cast<double>(sysconf(_SC_PAGESIZE)) /
           1048576.0;
}

/// Milliseconds since the kernel started this process, including loading of libraries; 0 if not reported.
inline double millisecondsAlive() {
    QFile stat(QStringLiteral("/proc/self/stat"));
    QFile uptime(QStringLiteral("/proc/uptime"));
    if (!stat.open(QIODevice::ReadOnly) || !uptime.open(QIODevice::ReadOnly)) {
        return 0;
    }
    const QByteArray text = stat.readAll();
    const auto fields = text.mid(text.lastIndexOf(')') + 2).split(' ');
    const double startTicks = fields.value(19).toDouble();
    const double upSeconds = uptime.readAll().split(' ').value(0).toDouble();
    return (upSeconds - startTicks / static_cast<double>(sysconf(_SC_CLK_TCK))) * 1000.0;
}

/// Returns millisecondsAlive() after a frame of this window.
inline double millisecondsToFrame(QQuickWindow* window) {
    QEventLoop loop;
    QObject::connect(window, &QQuickWindow::frameSwapped, &loop, &QEventLoop::quit, Qt::QueuedConnection);
    // If another thread draws, the first frame may already be out; this requests one more.
    window->requestUpdate();
    loop.exec();
    return millisecondsAlive();
}

/// The event loop keeps running.
inline void wait(int milliseconds) {
    QEventLoop loop;
    QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
    loop.exec();
}

/// The percentile of `values` at `part`; 0 if empty.
inline double percentile(std::vector<double> values, double part) {
    if (values.empty()) {
        return 0;
    }
    std::sort(values.begin(), values.end());
    return values[std::min(values.size() - 1,
                           static_cast<std::size_t>(static_cast<double>(values.size()) * part))];
}

/// Records the milliseconds between frames during its lifetime.
class FrameTimes {
public:
    explicit FrameTimes(QQuickWindow* window) {
        m_frames = QObject::connect(window, &QQuickWindow::frameSwapped, window, [this] {
            if (m_last.isValid()) {
                m_times.push_back(static_cast<double>(m_last.nsecsElapsed()) / 1e6);
            }
            m_last.start();
        });
        m_whole.start();
    }
    ~FrameTimes() { QObject::disconnect(m_frames); }
    FrameTimes(const FrameTimes&) = delete;
    FrameTimes& operator=(const FrameTimes&) = delete;

    /// Starts a new measurement.
    void restart() {
        m_times.clear();
        m_last.invalidate();
        m_whole.start();
    }
    const std::vector<double>& times() const { return m_times; }
    double seconds() const { return static_cast<double>(m_whole.elapsed()) / 1000.0; }
    double perSecond() const { return static_cast<double>(m_times.size()) / seconds(); }

private:
    QMetaObject::Connection m_frames;
    QElapsedTimer m_last;
    QElapsedTimer m_whole;
    std::vector<double> m_times;
};

/// The longest time between two returns of the GUI thread to its event loop, in milliseconds; the timer
/// itself accounts for four of them.
class LongestStall {
public:
    LongestStall() {
        m_timer.setInterval(4);
        m_timer.setTimerType(Qt::PreciseTimer);
        m_timer.callOnTimeout([this] {
            m_longest = std::max(m_longest, static_cast<double>(m_last.nsecsElapsed()) / 1e6);
            m_last.start();
        });
        m_last.start();
        m_timer.start();
    }

    double milliseconds() const { return m_longest; }

private:
    QTimer m_timer;
    QElapsedTimer m_last;
    double m_longest = 0;
};

} // namespace mesaviva::bench
