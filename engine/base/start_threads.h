// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <system_error>
#include <thread>
#include <vector>

namespace mesaviva {

/// Starts up to `count` threads; `start(i)` creates thread i, counted from 0. If the system refuses further
/// threads, returns those that were started, perhaps none.
template <class Start>
std::vector<std::thread> startThreads(unsigned count, const Start& start) {
    std::vector<std::thread> threads;
    threads.reserve(count); // after this, only starting a thread can fail
    try {
        for (unsigned i = 0; i < count; ++i) {
            threads.push_back(start(i));
        }
    } catch (const std::system_error&) {
        return threads;
    }
    return threads;
}

/// Runs `work(i)` for i from 0 on up to `threads` threads, including the calling one, and waits for all of
/// them. The calls share the work among themselves.
template <class Work>
void runInParallel(unsigned threads, const Work& work) {
    std::vector<std::thread> others =
        startThreads(threads - 1, [&work](unsigned i) { return std::thread([&work, i] { work(i + 1); }); });
    work(0U);
    for (std::thread& other : others) {
        other.join();
    }
}

} // namespace mesaviva
