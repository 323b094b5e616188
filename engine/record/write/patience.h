// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Access to devices that may never answer: a network folder that is gone, a disk that hangs.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <type_traits>
#include <utility>

namespace mesaviva::record {

/// How long a device may be silent before it is abandoned.
inline constexpr std::chrono::milliseconds kPatience{5'000};

/// Shared between the thread that works with a device and the one that waits for it.
class Heartbeat {
public:
    /// Thrown by beat() when nobody waits any more.
    struct Left {};

    /// Reports that the device has answered. Throws Left.
    void beat() {
        if (m_isLeft) {
            throw Left();
        }
        m_last = now();
    }
    /// Restarts the timer before a request, since idle time is not silence.
    void begin() { m_last = now(); }
    /// Returns whether the device has been silent for longer than `patience`.
    bool isSilent(std::chrono::milliseconds patience) const {
        return std::chrono::steady_clock::duration(now() - m_last) > patience;
    }
    /// Tells the working thread that nobody waits any more.
    void leave() { m_isLeft = true; }

private:
    static std::chrono::steady_clock::rep now() {
        return std::chrono::steady_clock::now().time_since_epoch().count();
    }

    std::atomic<std::chrono::steady_clock::rep> m_last{now()};
    std::atomic<bool> m_isLeft{false};
};

/// Runs a job on its own thread, which may hang forever in a device: the job calls its parameter whenever the
/// device has answered, and owns everything it uses. Returns nothing if the device was silent for longer than
/// `patience`; the thread is then abandoned. `meanwhile` is called regularly on the caller's thread.
/// Exceptions from either propagate.
template <class Job>
auto patiently(std::chrono::milliseconds patience, Job job, const std::function<void()>& meanwhile) {
    using Answer = std::invoke_result_t<Job&, const std::function<void()>&>;
    struct Shared {
        Heartbeat heart;
        std::mutex mutex;
        std::condition_variable changed;
        std::optional<Answer> answer;
        std::exception_ptr thrown;
    };
    constexpr std::chrono::milliseconds kLook{40};
    const auto shared = std::make_shared<Shared>();
    std::thread([shared, job = std::move(job)]() mutable {
        std::optional<Answer> answer;
        std::exception_ptr thrown;
        try {
            answer.emplace(job([heart = &shared->heart] { heart->beat(); }));
        } catch (...) {
            thrown = std::current_exception();
        }
        const std::scoped_lock lock(shared->mutex);
        shared->answer = std::move(answer);
        shared->thrown = std::move(thrown);
        shared->changed.notify_all();
    }).detach();
    const auto isDone = [&] { return shared->answer || shared->thrown; };
    std::unique_lock lock(shared->mutex);
    while (!shared->changed.wait_for(lock, kLook, isDone)) {
        if (shared->heart.isSilent(patience)) {
            shared->heart.leave();
            return std::optional<Answer>();
        }
        lock.unlock();
        try {
            meanwhile();
        } catch (...) {
            shared->heart.leave();
            throw;
        }
        lock.lock();
    }
    if (shared->thrown) {
        std::rethrow_exception(shared->thrown);
    }
    return std::move(shared->answer);
}

} // namespace mesaviva::record
