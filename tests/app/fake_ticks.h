// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/table/ticks.h"

#include <algorithm>
#include <chrono>
#include <optional>

namespace mesaviva::test {

/// Real time that passes when a test says so.
class FakeTicks final : public app::Ticks {
public:
    std::chrono::nanoseconds now() const override { return m_now; }
    void ringAfter(std::chrono::milliseconds wait) override { m_ring = m_now + wait; }
    void silence() override { m_ring.reset(); }

    /// So much time passes, and everything that is due rings when it is. With 0 what waits already has its
    /// turn.
    void pass(std::chrono::nanoseconds real) {
        const std::chrono::nanoseconds end = m_now + real;
        while (m_ring && *m_ring <= end) {
            m_now = std::max(m_now, *m_ring);
            m_ring.reset();
            emit rung();
        }
        m_now = std::max(m_now, end); // what rang may have taken its time
    }

    /// Whatever is to ring next rings, however long that takes.
    void passToRing() { pass(m_ring ? *m_ring - m_now : std::chrono::nanoseconds{}); }

    /// The process is stopped for so long: nothing rings before pass() lets it.
    void stop(std::chrono::nanoseconds real) { m_now += real; }

    bool isSilent() const { return !m_ring; }

private:
    std::chrono::nanoseconds m_now = std::chrono::hours(50); // the machine runs for long already
    std::optional<std::chrono::nanoseconds> m_ring;
};

} // namespace mesaviva::test
