// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/watch_the_end.h"

#if defined(__GLIBC__) || __has_include(<features.h>)
#include <features.h>
#endif

#ifdef __GLIBC__

#include <execinfo.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <string_view>

namespace mesaviva::test {

namespace {

constexpr unsigned kPatienceSeconds = 120; // ending OpenGL without a graphics card takes its time
constexpr int kStatus = 3;

// Nothing here allocates: the thread that holds the heap lock may be the one that hangs.
void tell(int) {
    constexpr std::string_view text =
        "The tests are over, but the program does not end. Its main thread is here:\n";
    std::array<void*, 64> stack{};
    if (write(STDERR_FILENO, text.data(), text.size()) > 0) {
        backtrace_symbols_fd(stack.data(), backtrace(stack.data(), static_cast<int>(stack.size())),
                             STDERR_FILENO);
    }
    _exit(kStatus);
}

} // namespace

void watchTheEnd() {
    // The first call loads a library, which a signal handler must not do.
    std::array<void*, 1> warm{};
    backtrace(warm.data(), 1);
    std::signal(SIGALRM, tell);
    alarm(kPatienceSeconds);
}

} // namespace mesaviva::test

#else

namespace mesaviva::test {

void watchTheEnd() {}

} // namespace mesaviva::test

#endif
