// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The ledger of a table from its opening to its close, counted in three ways:
// the accounts of the table, folded event by event; what the events themselves say of each player; and the
// record's list of rounds. To the cent, or it is said where not.
#pragma once

#include "engine/base/money.h"
#include "engine/record/record_reader.h"
#include "engine/record/verify.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mesaviva::record {

/// An account of a table. The sum over all of them is zero at every moment.
struct AccountLine {
    std::string account; ///< a key: `issuer`, `house`, `wallets`, `stakes`, `crowd`, `card_money`, …
    Money opening;       ///< right after the table has opened
    Money in;            ///< what each event has brought, added up
    Money out;           ///< what each event has taken
    Money closing;       ///< after the last event on record

    bool adds() const { return opening + in - out == closing; }
    friend bool operator==(const AccountLine&, const AccountLine&) = default;
};

/// A player's points, counted from what the events say.
struct PlayerLine {
    std::string player;
    bool simulated = false;
    Money admitted; ///< what the player came with
    Money free;     ///< free points that were taken (P44, O31, B59)
    Money chips;    ///< brought late for chips; below zero: carried off as chips
    Money staked;   ///< in rounds that were settled
    Money returned;
    Money lying;   ///< what lies on the table in the end
    Money closing; ///< the wallet of the ledger in the end

    /// What the wallet must be by the events.
    Money expected() const { return admitted + free + chips - staked + returned - lying; }
    bool fits() const { return expected() == closing; }
    friend bool operator==(const PlayerLine&, const PlayerLine&) = default;
};

/// All of a table.
struct TableReconciliation {
    TableRow table;
    std::uint64_t rounds = 0; ///< that were closed
    bool runs = false;        ///< its last round is not closed: stakes are on their way
    std::vector<AccountLine> accounts;
    std::vector<PlayerLine> players;
    Money staked; ///< by all who are not simulated, added up from their settlements
    Money returned;
    Money listStaked; ///< the same from the record's list of rounds
    Money listReturned;

    /// The accounts have always been in balance and add up, every wallet is what the events say, and the list
    /// of rounds says the same. Of a round that runs only the accounts are asked.
    bool isRight() const;
    /// What does not fit, as keys: `accounts`, `list`, or a player's name after `player:`.
    std::vector<std::string> differences() const;

    bool balanced = true; ///< the sum over all accounts was zero after each event
};

/// That of one table; nothing where it is not there, or is the house's page. It reads all its events;
/// `progress` is told which one, and ends it with what it throws. Throws Fault.
std::optional<TableReconciliation> reconcile(RecordReader& reader, TableNumber table,
                                             const Progress& progress = {});

} // namespace mesaviva::record
