// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Reconciles a table's ledger from opening to close in three ways: its accounts, folded event by event; each
// player's points according to the events; and the record's list of rounds. They must agree to the cent.
#pragma once

#include "engine/base/money.h"
#include "engine/record/fault.h"
#include "engine/record/record_reader.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mesaviva::record {

/// An account of a table. The sum over all accounts is always zero.
struct AccountLine {
    std::string account; ///< a key: `issuer`, `house`, `wallets`, `stakes`, `crowd`, `card_money`, …
    Money opening;       ///< right after the opening
    Money in;            ///< sum of what the events have added
    Money out;           ///< sum of what the events have taken
    Money closing;       ///< after the last event

    bool adds() const { return opening + in - out == closing; }
    friend bool operator==(const AccountLine&, const AccountLine&) = default;
};

/// A player's points according to the events.
struct PlayerLine {
    std::string player;
    bool simulated = false;
    Money admitted; ///< wallet at admission
    Money free;     ///< free points taken (P44, O31, B59)
    Money chips;    ///< late payments for chips; negative: carried off as chips
    Money staked;   ///< in settled rounds
    Money returned;
    Money onTable; ///< stakes on the table at the end
    Money closing; ///< the ledger's wallet at the end

    /// Returns the wallet that follows from the events.
    Money expected() const { return admitted + free + chips - staked + returned - onTable; }
    bool fits() const { return expected() == closing; }
    friend bool operator==(const PlayerLine&, const PlayerLine&) = default;
};

/// The reconciliation of one table.
struct TableReconciliation {
    TableRow table;
    std::uint64_t rounds = 0; ///< closed rounds
    bool runs = false;        ///< the last round is not closed: stakes are still in play
    std::vector<AccountLine> accounts;
    std::vector<PlayerLine> players;
    Money staked; ///< by all players who are not simulated, according to their settlements
    Money returned;
    Money listStaked; ///< the same according to the list of rounds
    Money listReturned;

    /// Returns whether the accounts have always balanced and add up, every wallet matches the events, and the
    /// list of rounds agrees. While a round runs, only the accounts are checked.
    bool isRight() const;
    /// Returns keys of what does not match: `accounts`, `list`, or `player:` and the player's name.
    std::vector<std::string> differences() const;

    bool balanced = true; ///< the sum over all accounts was zero after each event
};

/// Reconciles one table; nothing if it does not exist or is the house page. Reads all its events; `progress`
/// may throw to cancel. Throws Fault.
std::optional<TableReconciliation> reconcile(RecordReader& reader, TableNumber table,
                                             const Progress& progress = {});

} // namespace mesaviva::record
