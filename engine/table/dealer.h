// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/table_clock.h"

namespace mesaviva {

/// Performs the dealer's manual actions: opening a round, dealing, launching the ball, calling a number,
/// turning cards, sweeping, paying (isDealersAction()). Which card or number results is still up to the
/// chance source. A table without a Dealer acts by its clock.
class Dealer {
public:
    Dealer() = default;
    Dealer(const Dealer&) = delete;
    Dealer& operator=(const Dealer&) = delete;
    virtual ~Dealer() = default;

    /// Returns whether the action due at `due` is done. If not, the table waits until
    /// TableDriver::lookAgain() is called.
    virtual bool hasDone(Instant due) = 0;
};

/// A dealer whose actions a person confirms one by one.
class PersonAsDealer final : public Dealer {
public:
    /// Confirms one more action.
    void goOn() { ++m_done; }

    bool hasDone(Instant) override {
        if (m_done == 0) {
            return false;
        }
        --m_done;
        return true;
    }

private:
    unsigned m_done = 0; ///< confirmed actions that the table has not asked for yet
};

} // namespace mesaviva
