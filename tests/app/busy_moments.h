// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <fstream>
#include <mutex>
#include <numeric>
#include <string>
#include <thread>
#include <vector>

#ifdef __linux__
#include <sys/resource.h>
#include <unistd.h>

#include <ctime>
#endif

namespace mesaviva::app {

/// When the machine was busy with something else than this program: a thread that wants little had to wait
/// for the processor, while others used much of it. What the program itself takes excuses nothing. Measured
/// from its making on; on systems that do not tell it never is.
class BusyMoments {
public:
    /// By a clock that runs.
    explicit BusyMoments(const QElapsedTimer& clock) : m_clock(clock), m_thread([this] { measure(); }) {}
    BusyMoments(const BusyMoments&) = delete;
    BusyMoments& operator=(const BusyMoments&) = delete;
    ~BusyMoments() {
        m_over = true;
        m_thread.join();
    }

    /// Whether it was, at any time between two moments of the clock, milliseconds.
    bool between(double from, double to) const {
        const std::scoped_lock lock(m_mutex);
        return std::any_of(m_moments.begin(), m_moments.end(),
                           [&](const Moment& moment) { return moment.from < to && moment.to > from; });
    }
    bool any() const {
        const std::scoped_lock lock(m_mutex);
        return !m_moments.empty();
    }

private:
    struct Moment {
        double from;
        double to;
    };
    /// Seconds of all processors.
    struct Used {
        double all = 0;  ///< that there were
        double busy = 0; ///< in which somebody worked
        double own = 0;  ///< this program
    };

    static constexpr double kWindow = 200;  // milliseconds that are looked at together
    static constexpr double kNap = 5;       // milliseconds between two looks at the clock
    static constexpr double kWork = 0.5;    // milliseconds of the processor that are wanted in between
    static constexpr double kWaited = 4;    // milliseconds in a window that are nobody's doing
    static constexpr double kOthers = 0.15; // of all processors, used by others

    double now() const { return static_cast<double>(m_clock.nsecsElapsed()) / 1e6; }

#ifdef __linux__
    static double workedMilliseconds() {
        timespec spent{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &spent);
        return static_cast<double>(spent.tv_sec) * 1e3 + static_cast<double>(spent.tv_nsec) / 1e6;
    }
    static Used used() {
        std::ifstream file("/proc/stat");
        std::string name;
        file >> name;
        std::vector<double> jiffies(8); // user, nice, system, idle, iowait, irq, softirq, steal
        for (double& part : jiffies) {
            file >> part;
        }
        const auto second = static_cast<double>(sysconf(_SC_CLK_TCK));
        Used used;
        used.all = std::accumulate(jiffies.begin(), jiffies.end(), 0.0) / second;
        used.busy = used.all - (jiffies[3] + jiffies[4]) / second;
        rusage self{};
        getrusage(RUSAGE_SELF, &self);
        for (const timeval& part : {self.ru_utime, self.ru_stime}) {
            used.own += static_cast<double>(part.tv_sec) + static_cast<double>(part.tv_usec) / 1e6;
        }
        return used;
    }
#else
    static double workedMilliseconds() {
        return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now().time_since_epoch())
            .count();
    }
    static Used used() { return {}; }
#endif

    void measure() {
        Used before = used();
        double from = now();
        double waited = 0;
        while (!m_over) {
            const double slept = now();
            std::this_thread::sleep_for(std::chrono::duration<double, std::milli>(kNap));
            const double woken = now();
            for (const double worked = workedMilliseconds(); workedMilliseconds() < worked + kWork;) {
            }
            waited += std::max(0.0, woken - slept - kNap - 1) + std::max(0.0, now() - woken - kWork);
            if (now() - from < kWindow) {
                continue;
            }
            const Used after = used();
            const double others = after.busy - before.busy - (after.own - before.own);
            if (waited > kWaited && others > kOthers * (after.all - before.all)) {
                const std::scoped_lock lock(m_mutex);
                m_moments.push_back({from, now()});
            }
            before = after;
            from = now();
            waited = 0;
        }
    }

    const QElapsedTimer& m_clock;
    mutable std::mutex m_mutex;
    std::vector<Moment> m_moments;
    std::atomic<bool> m_over = false;
    std::thread m_thread;
};

} // namespace mesaviva::app
