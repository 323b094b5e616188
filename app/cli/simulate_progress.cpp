// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/simulate_progress.h"

#include <cstdio>
#include <ostream>
#include <string>

#ifdef _WIN32
#include <io.h>
#else
#include <unistd.h>
#endif

namespace mesaviva::app {

namespace {

constexpr double kTerminalInterval = 0.5;
constexpr double kLogInterval = 60;

std::string lengthOf(double seconds) {
    const auto all = static_cast<std::uint64_t>(seconds + 0.5);
    const std::uint64_t hours = all / 3600;
    const std::uint64_t minutes = all / 60 % 60;
    std::string text;
    if (hours > 0) {
        text += std::to_string(hours) + " h ";
    }
    if (all >= 60) {
        text += std::to_string(minutes) + " min ";
    }
    return text + std::to_string(all % 60) + " s";
}

} // namespace

bool SimulateProgress::errorsGoToATerminal() {
#ifdef _WIN32
    return _isatty(_fileno(stderr)) != 0;
#else
    return isatty(fileno(stderr)) != 0;
#endif
}

SimulateProgress::SimulateProgress(std::ostream& err, std::uint64_t rounds, bool terminal)
    : m_err(err),
      m_rounds(rounds),
      m_terminal(terminal) {
    if (!m_terminal) {
        m_next = kLogInterval;
    }
}

void SimulateProgress::show(std::uint64_t done, double seconds) {
    if (seconds < m_next || done == 0) {
        return;
    }
    m_next = seconds + (m_terminal ? kTerminalInterval : kLogInterval);
    const double share = static_cast<double>(done) / static_cast<double>(m_rounds);
    const double left = seconds / share - seconds;
    m_err << (m_terminal ? "\r" : "") << done << " of " << m_rounds << " rounds ("
          << static_cast<int>(100 * share) << " %), " << lengthOf(left) << " left";
    if (m_terminal) {
        m_err << "   " << std::flush;
        m_shown = true;
    } else {
        m_err << std::endl;
    }
}

void SimulateProgress::end() {
    if (m_shown) {
        m_err << "\r\x1b[K" << std::flush;
    }
}

} // namespace mesaviva::app
