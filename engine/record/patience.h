// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked of a device that may never answer: a folder of a network that has gone, a disk that hangs.
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

/// So long a device may say nothing before it is left to itself.
inline constexpr std::chrono::milliseconds kPatience{5'000};

/// Between who works with a device and who waits for it.
class Heartbeat {
public:
    /// Nobody waits any more: thrown by beat().
    struct Left {};

    /// The device has answered. Throws Left.
    void beat() {
        if (m_isLeft) {
            throw Left();
        }
        m_last = now();
    }
    /// It is asked something after it had nothing to do, which is no silence.
    void begin() { m_last = now(); }
    /// Whether it has not for so long.
    bool isSilent(std::chrono::milliseconds patience) const {
        return std::chrono::steady_clock::duration(now() - m_last) > patience;
    }
    /// Who works is not waited for any more.
    void leave() { m_isLeft = true; }

private:
    static std::chrono::steady_clock::rep now() {
        return std::chrono::steady_clock::now().time_since_epoch().count();
    }

    std::atomic<std::chrono::steady_clock::rep> m_last{now()};
    std::atomic<bool> m_isLeft{false};
};

/// Does a job on a thread of its own, which may hang for good in a device: the job calls its parameter
/// whenever that has answered, and owns all that it uses. Nothing: it has been silent for longer than
/// `patience`, and the thread is left to itself. `meanwhile` is called now and then on the caller's thread;
/// what it throws, or the job, comes out of this.
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
