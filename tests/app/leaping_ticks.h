// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/table/ticks.h"

#include <QTimer>

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over <chrono>
#include <chrono>
#endif

namespace mesaviva::test {

/// Real time that leaps from one ring to the next as fast as the machine can, and stands still in between:
/// what a table does does not depend on how busy the machine is.
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
        m_turn.start(0); // with the event loop, so that whoever waits there has a turn
    }

    void silence() override { m_turn.stop(); }

private:
    QTimer m_turn;
    std::chrono::nanoseconds m_now = std::chrono::hours(50); // the machine runs for long already
    std::chrono::milliseconds m_wait{0};
};

} // namespace mesaviva::test
