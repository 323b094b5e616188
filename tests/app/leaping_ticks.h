// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/table/real_time.h"

#include <QTimer>

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on <chrono>
#include <chrono>
#endif

namespace mesaviva::test {

/// Real time that jumps from one ring to the next as fast as the machine can, and stands still in between:
/// the behaviour of a table does not depend on the load of the machine.
class LeapingTicks final : public app::Ticks {
public:
    LeapingTicks() {
        m_turn.setSingleShot(true);
        connect(&m_turn, &QTimer::timeout, this, [this] {
            m_now += m_wait;
            emit rung();
        });
    }

    std::chrono::nanoseconds now() const override { return m_now; }

    void ringAfter(std::chrono::milliseconds wait) override {
        m_wait = wait;
        m_turn.start(0); // through the event loop, so that other waiting code can run
    }

    void silence() override { m_turn.stop(); }

private:
    QTimer m_turn;
    std::chrono::nanoseconds m_now = std::chrono::hours(50); // the machine has been running for a long time
    std::chrono::milliseconds m_wait{0};
};

} // namespace mesaviva::test
