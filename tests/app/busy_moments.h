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

/// Records when the machine was busy with other programs: a thread with little work waited for the processor
/// while other processes used much of it. The load of this program does not count. Measures from construction
/// on; where the system gives no figures it never reports a busy moment.
class BusyMoments {
public:
    /// `clock` is running.
    explicit BusyMoments(const QElapsedTimer& clock) : m_clock(clock), m_thread([this] { measure(); }) {}
    BusyMoments(const BusyMoments&) = delete;
    BusyMoments& operator=(const BusyMoments&) = delete;
    ~BusyMoments() {
        m_over = true;
        m_thread.join();
    }

    /// Whether the machine was busy between two moments of the clock, in milliseconds.
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
    /// Processor time in seconds, over all processors.
    struct Used {
        double all = 0;  ///< available
        double busy = 0; ///< used by any process
        double own = 0;  ///< used by this program
    };

    static constexpr double kWindow = 200;  // milliseconds measured together
    static constexpr double kNap = 5;       // milliseconds between two readings of the clock
    static constexpr double kWork = 0.5;    // milliseconds of processor time needed in between
    static constexpr double kWaited = 4;    // milliseconds in a window that are not explained by this thread
    static constexpr double kOthers = 0.15; // share of all processors used by other programs

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
