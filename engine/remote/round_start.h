// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a table's state holds between two rounds, as fields (fields.h): whoever reads it can fold the events
// from the next `round_opened` on. It is for the network and stands in no record.
//
// Each game has, in its remote/round_start.h,
// - `describeRoundStart(v, state)`: what the next round's opening does not reset;
// - `completeRoundStart(state)`: adds to a state that was read what follows from the rest; false if no table
//   can have it.
#pragma once

#include "engine/base/ledger.h"
#include "engine/base/money.h"
#include "engine/table/fields.h"
#include "engine/table/player.h"
#include "engine/table/session.h"
#include "engine/table/table_fields.h"

#include <cstddef>
#include <vector>

namespace mesaviva {

template <class V>
void describe(V& v, Like<Session> auto& session) {
    v("summary", session.summary);
    v("last_stake", session.lastStake);
    v("idle_rounds", session.idleRounds);
    v.maybe("warned", session.warned, false);
    v("warned_at", session.warnedAt);
}

/// The balances of a ledger's accounts in order, without the issuer's, which lacks what all others have.
/// Reading keeps the accounts that there are and opens the others.
struct AccountsForm {
    static constexpr std::size_t kMostPerPlayer = 2;

    static std::vector<Money> write(const Ledger& ledger) {
        std::vector<Money> balances;
        for (Ledger::Account account = Ledger::kHouse; account < ledger.size(); ++account) {
            balances.push_back(ledger.balance(account));
        }
        return balances;
    }
    static bool read(const std::vector<Money>& balances, Ledger& ledger) {
        if (balances.size() + 1 < ledger.size() ||
            balances.size() + 1 > ledger.size() + kMostPerPlayer * kMostPlayers) {
            return false;
        }
        for (std::size_t i = 0; i < balances.size(); ++i) {
            const Ledger::Account account = Ledger::kHouse + i;
            if (account > Ledger::kHouse && balances[i] < Money{}) {
                return false;
            }
            if (account == ledger.size()) {
                ledger.open();
            }
            const Money there = ledger.balance(account);
            if (there < balances[i]) {
                ledger.move(Ledger::kIssuer, account, balances[i] - there);
            } else {
                ledger.move(account, Ledger::kIssuer, there - balances[i]);
            }
        }
        return true;
    }
};

} // namespace mesaviva
