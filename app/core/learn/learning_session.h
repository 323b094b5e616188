// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/learn/learning_wait.h"
#include "engine/base/table_clock.h"

#include <functional>
#include <optional>
#include <utility>

namespace mesaviva::app {

/// A live table, `Live`, that stands still while isWaiting(), whatever the rules' timers say. The rules are
/// not affected, since a table only knows the time that it is given.
template <class Live>
class LearningSession : public Live, public LearningWait {
public:
    using Live::Live;

    std::optional<Instant> nextDue() const override {
        return this->isWaiting() ? std::nullopt : Live::nextDue();
    }
    void advanceTo(Instant until) override {
        while (!this->isWaiting()) {
            const std::optional<Instant> due = Live::nextDue();
            if (!due || *due > until) {
                Live::advanceTo(until);
                return;
            }
            Live::advanceTo(*due);
        }
    }
    void setArrived(std::function<void()> arrived) override { m_arrived = std::move(arrived); }

protected:
    /// Notifies of a change that is not an event.
    void arrive() const {
        if (m_arrived) {
            m_arrived();
        }
    }

private:
    std::function<void()> m_arrived;
};

} // namespace mesaviva::app
