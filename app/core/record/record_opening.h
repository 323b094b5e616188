// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/record/recorded_up_to.h"
#include "app/core/record/recovered_seat.h"
#include "engine/base/money.h"
#include "engine/record/house_page.h"
#include "engine/record/record_writer.h"
#include "engine/record/round_row.h"

#include <QStringList>

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace mesaviva::app {

/// A round that a killed program had left running, and what became of it.
struct RecoveredRound {
    record::RoundId round;
    std::string game;
    QStringList rules; ///< that its end carried out
    Money wallet;      ///< this player's points afterwards
    Money staked;      ///< by this player in it
    Money returned;    ///< to this player from it
    bool isVoid = false;
    bool isOwn = false; ///< this player had staked in it
};

/// A record that was opened, and what it says of the house's accounts.
struct OpenedRecord {
    std::unique_ptr<record::RecordWriter> writer; ///< null: it can't be written
    std::optional<record::Fault> fault;           ///< why not
    std::vector<RecoveredRound> recovered;
    std::optional<RecoveredSeat>
        seat; ///< this player's at the last table, which no end of a session has left
    std::optional<SessionReport> ended; ///< this player's session that came to its end with such a round
    record::HouseAccounts accounts;
    /// A round that this player had left and that is over: what the wallet there has gained since.
    struct LeftRound {
        Money gained;
        RecordedUpTo at;
    };
    std::vector<LeftRound> leftRounds;         ///< not in the accounts' points yet
    bool isRead = false;                       ///< what it says of the accounts, if anything
    std::optional<record::AccountCause> cause; ///< the record does not have these accounts yet, and why
};

/// Opens a record, or makes it, and ends the rounds that were running when the program was killed, by the
/// rules for failures of the system (P33, O20, B45). The accounts are those of the record; `before` where it
/// has none, because of `cause`. Where it can't be written such rounds end all the same, and what comes back
/// is in the accounts: only the record does not have it. A record that somebody else writes gives its
/// accounts, too, and its rounds go on. It reads no more than the last table, the tables that were
/// interrupted, and the beginning and the end of each table after those that the accounts name, and is to be
/// called where one may wait for the disk.
OpenedRecord openRecord(const std::filesystem::path& path, record::RecordWriter::Options options,
                        record::HouseAccounts before, record::AccountCause cause);

} // namespace mesaviva::app
