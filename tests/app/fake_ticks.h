// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/table/real_time.h"

#include <QCoreApplication>
#include <QTest>

#include <algorithm>
#include <chrono>
#include <functional>
#include <optional>

namespace mesaviva::test {

/// Real time that passes on request.
class FakeTicks final : public app::Ticks {
public:
    std::chrono::nanoseconds now() const override { return m_now; }
    void ringAfter(std::chrono::milliseconds wait) override { m_ring = m_now + wait; }
    void silence() override { m_ring.reset(); }

    /// Advances the time and emits every ring when it is due. 0 emits what is already due.
    void pass(std::chrono::nanoseconds real) {
        const std::chrono::nanoseconds end = m_now + real;
        while (m_ring && *m_ring <= end) {
            m_now = std::max(m_now, *m_ring);
            m_ring.reset();
            emit rung();
        }
        m_now = std::max(m_now, end); // handling a ring may have taken time
    }

    /// Advances the time to the next ring, however far away.
    void passToRing() { pass(m_ring ? *m_ring - m_now : std::chrono::nanoseconds{}); }

    /// Simulates a stopped process: no ring before the next pass().
    void stop(std::chrono::nanoseconds real) { m_now += real; }

    /// Advances the time from ring to ring until `there` holds; in between, other waiting code can run. False
    /// if it never does.
    bool passUntil(const std::function<bool()>& there) {
        constexpr int kMany = 20'000;
        for (int i = 0; i < kMany && !there(); ++i) {
            // A table waits for its picture, or for its record.
            if (!QTest::qWaitFor([&] { return !isSilent() || there(); }, 60'000)) {
                return false;
            }
            if (!there()) {
                passToRing();
                QCoreApplication::processEvents();
            }
        }
        return there();
    }

    bool isSilent() const { return !m_ring; }

private:
    std::chrono::nanoseconds m_now = std::chrono::hours(50); // the machine has been running for a long time
    std::optional<std::chrono::nanoseconds> m_ring;
};

} // namespace mesaviva::test
