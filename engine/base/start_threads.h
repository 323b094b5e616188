// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <system_error>
#include <thread>
#include <vector>

namespace mesaviva {

/// Starts up to `count` threads; `start(i)` gives the thread with that number, from 0. Where the system lets
/// no further one begin, those that there are have to do: they are as many as the result has, perhaps none.
template <class Start>
std::vector<std::thread> startThreads(unsigned count, const Start& start) {
    std::vector<std::thread> threads;
    threads.reserve(count); // from here on only starting may fail
    try {
        for (unsigned i = 0; i < count; ++i) {
            threads.push_back(start(i));
        }
    } catch (const std::system_error&) {
        return threads;
    }
    return threads;
}

/// Runs `work(i)` for i from 0 on, on as many of `threads` threads as the system lets begin, this one among
/// them, and waits until all are over: they share out among themselves what there is to do.
template <class Work>
void sideBySide(unsigned threads, const Work& work) {
    std::vector<std::thread> others =
        startThreads(threads - 1, [&work](unsigned i) { return std::thread([&work, i] { work(i + 1); }); });
    work(0U);
    for (std::thread& other : others) {
        other.join();
    }
}

} // namespace mesaviva
