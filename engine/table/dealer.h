// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/table_clock.h"

namespace mesaviva {

/// Does what the dealer of a table does by hand: opening a round, dealing, launching the ball, calling a
/// number, turning cards, sweeping, paying (isDealersAction). What a card or a ball brings is chance's all
/// the same. A table without one has a dealer who keeps to its clock.
class Dealer {
public:
    Dealer() = default;
    Dealer(const Dealer&) = delete;
    Dealer& operator=(const Dealer&) = delete;
    virtual ~Dealer() = default;

    /// Whether the deed that was due at `due` is done. If not, the table waits until it is asked to look
    /// again (TableDriver::lookAgain).
    virtual bool hasDone(Instant due) = 0;
};

/// A dealer for whom a person says when the next deed is done.
class PersonAsDealer final : public Dealer {
public:
    /// The person has done one more deed.
    void goOn() { ++m_done; }

    bool hasDone(Instant) override {
        if (m_done == 0) {
            return false;
        }
        --m_done;
        return true;
    }

private:
    unsigned m_done = 0; ///< deeds that no table has asked for yet
};

} // namespace mesaviva
