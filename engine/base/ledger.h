// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/check.h"
#include "engine/base/money.h"

#include <cstddef>
#include <vector>

namespace mesaviva {

/// Double-entry bookkeeping in whole cents: every movement takes from one account what it gives to another,
/// so the sum over all accounts is always zero. Points enter the game from the issuer's account. Only that
/// account and the house's may be negative; any other account below zero is a bug and ends the program.
class Ledger {
public:
    using Account = std::size_t;

    static constexpr Account kIssuer = 0; ///< source of free points (P43)
    static constexpr Account kHouse = 1;  ///< the bank (banca)
    static constexpr Account kFirstFree = 2;

    /// Creates a ledger with `accounts` accounts, including the issuer's and the house's, all at zero.
    explicit Ledger(std::size_t accounts) : m_balances(accounts) {}

    std::size_t size() const { return m_balances.size(); }

    /// Opens an account at zero and returns its number.
    Account open() {
        m_balances.emplace_back();
        return m_balances.size() - 1;
    }

    Money balance(Account account) const { return m_balances[account]; }

    /// Moves `amount`, which must not be negative, between two accounts.
    void move(Account from, Account to, Money amount) {
        check(amount >= Money{}, "a movement of money is negative");
        m_balances[from] -= amount;
        m_balances[to] += amount;
        check(from <= kHouse || m_balances[from] >= Money{}, "an account is overdrawn");
    }

    /// Returns the sum over all accounts, which is always zero; for tests.
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
