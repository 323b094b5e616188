// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/check.h"
#include "engine/base/money.h"

#include <cstddef>
#include <vector>

namespace mesaviva {

/// Double entry in whole cents: every movement takes from one account what it gives to another, so that the
/// sum over all accounts is always zero. Points enter the game from the issuer's account, which alone (with
/// the house's) may stand below zero; a stake or a wallet that would is a bug and ends the program.
class Ledger {
public:
    using Account = std::size_t;

    static constexpr Account kIssuer = 0; ///< where free points come from (P43)
    static constexpr Account kHouse = 1;  ///< the banca
    static constexpr Account kFirstFree = 2;

    /// A ledger with `accounts` accounts, all at zero, the issuer's and the house's included.
    explicit Ledger(std::size_t accounts) : m_balances(accounts) {}

    std::size_t size() const { return m_balances.size(); }

    /// Adds one account at zero and returns its number.
    Account open() {
        m_balances.emplace_back();
        return m_balances.size() - 1;
    }

    Money balance(Account account) const { return m_balances[account]; }

    /// Moves `amount`, which must not be negative.
    void move(Account from, Account to, Money amount) {
        check(amount >= Money{}, "a movement of money is negative");
        m_balances[from] -= amount;
        m_balances[to] += amount;
        check(from <= kHouse || m_balances[from] >= Money{}, "an account is overdrawn");
    }

    /// Zero, always; for tests.
    Money sum() const {
        Money total;
        for (Money balance : m_balances) {
            total += balance;
        }
        return total;
    }

    friend bool operator==(const Ledger&, const Ledger&) = default;

private:
    std::vector<Money> m_balances;
};

} // namespace mesaviva
