// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/record/recorded_up_to.h"
#include "app/core/record/recovered_seat.h"
#include "engine/base/money.h"
#include "engine/record/house_page.h"
#include "engine/record/round_row.h"
#include "engine/record/write/record_writer.h"

#include <QStringList>

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace mesaviva::app {

/// A round that a killed program had left running, and how it was ended.
struct RecoveredRound {
    record::RoundId round;
    std::string game;
    QStringList rules; ///< the rules applied to end it
    Money wallet;      ///< this player's points afterwards
    Money staked;      ///< by this player in it
    Money returned;    ///< to this player from it
    bool isVoid = false;
    bool isOwn = false; ///< this player had a stake in it
};

/// An opened record and the house accounts in it.
struct OpenedRecord {
    std::unique_ptr<record::RecordWriter> writer; ///< null: it can't be written
    std::optional<record::Fault> fault;           ///< why not
    std::vector<RecoveredRound> recovered;
    std::optional<RecoveredSeat>
        seat; ///< this player's seat at the last table, if no session end has left it
    std::optional<SessionReport> ended; ///< this player's session that ended with such a round
    record::HouseAccounts accounts;
    /// A closed round that this player had left: how much the wallet there has grown since.
    struct LeftRound {
        Money gained;
        RecordedUpTo at;
    };
    std::vector<LeftRound> leftRounds;         ///< not included in the accounts' points yet
    bool isRead = false;                       ///< the accounts it contains, if any
    std::optional<record::AccountCause> cause; ///< these accounts are not on record yet, for this reason
};

/// Opens or creates a record and ends the rounds that were running when the program was killed, by the rules
/// for system failures (P33, O20, B45). The accounts come from the record; if it has none, from `before`,
/// because of `cause`. If it can't be written, such rounds end all the same and the accounts include what
/// they return, but the record does not. A record that another process writes is read for its accounts, and
/// its rounds go on. Reads only the last table, the interrupted tables, and the beginning and end of each
/// table after those included in the accounts. Blocks on the disk.
OpenedRecord openRecord(const std::filesystem::path& path, record::RecordWriter::Options options,
                        record::HouseAccounts before, record::AccountCause cause);

} // namespace mesaviva::app
