// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the benchmarks of the window measure with.
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

/// Of this process, all threads.
inline double processorSeconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

/// What of this process lies in memory; 0 where the kernel does not say.
inline double residentMegabytes() {
    QFile statm(QStringLiteral("/proc/self/statm"));
    if (!statm.open(QIODevice::ReadOnly)) {
        return 0;
    }
    return statm.readAll().split(' ').value(1).toDouble() * static_cast<double>(sysconf(_SC_PAGESIZE)) /
           1048576.0;
}

/// Milliseconds since the kernel started this process, loading of libraries included; 0 where it does not
/// say.
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

/// The same once a frame of this window is out.
inline double millisecondsToFrame(QQuickWindow* window) {
    QEventLoop loop;
    QObject::connect(window, &QQuickWindow::frameSwapped, &loop, &QEventLoop::quit, Qt::QueuedConnection);
    // The first frame may be out already where another thread draws; one more follows at once.
    window->requestUpdate();
    loop.exec();
    return millisecondsAlive();
}

/// The window goes on meanwhile.
inline void wait(int milliseconds) {
    QEventLoop loop;
    QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
    loop.exec();
}

/// The value below which that part of all lies; 0 of none.
inline double percentile(std::vector<double> values, double part) {
    if (values.empty()) {
        return 0;
    }
    std::sort(values.begin(), values.end());
    return values[std::min(values.size() - 1,
                           static_cast<std::size_t>(static_cast<double>(values.size()) * part))];
}

/// Milliseconds from frame to frame, as long as it lives.
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

    /// From now on.
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

/// The longest time for which the GUI thread has not come back to its events, in milliseconds; four of them
/// are the timer's own.
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
