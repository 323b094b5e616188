// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/game/house_games.h"
#include "app/core/record/sheet_document.h"
#include "app/desks/inspect/conformity/conformity_sheet.h"
#include "app/desks/inspect/fairness/chance_result.h"
#include "app/desks/inspect/fairness/significant_model.h"
#include "app/desks/inspect/faults/fault_desk.h"
#include "app/desks/inspect/file/build_sums.h"
#include "app/desks/inspect/file/fault_marks.h"
#include "app/desks/inspect/file/inspection_file.h"
#include "app/desks/inspect/file/returned_text.h"
#include "engine/record/balances.h"
#include "engine/record/reconciliation.h"
#include "engine/record/returned.h"
#include "engine/record/significant.h"
#include "engine/record/verify.h"

#include <QDateTime>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace mesaviva::app {

/// What the window knows of an inspection; the rest is read from the record.
struct ReportRequests {
    InspectionCase inspection;
    std::vector<ConformityLine> rules;
    QString conformity; ///< how far it is, in words
    std::vector<JudgedFault> faults;
    std::shared_ptr<const ChanceResult> chance; ///< null: chance was not tested
    bool checkRecord = true;                    ///< verify the whole record, too
    QDateTime started;                          ///< when the program was
    QDateTime begun;                            ///< when the inspection was; invalid: nobody knows
    FaultMarks injected;                        ///< in which rounds an inspector has caused a fault
};

/// What a report says of a table.
struct ReportedTable {
    record::TableRow row;
    std::optional<record::TableOpeningFacts> opening;
    QString game;
    QString regulation;
    SheetFacts settings; ///< in words; empty where no round of it was closed
    QStringList houseRules;
    std::optional<record::TableReconciliation> ledger;
};

/// The ledgers of all tables on record, added up.
struct ReportedTotal {
    qsizetype tables = 0;
    std::uint64_t rounds = 0;                  ///< that were closed
    std::vector<record::AccountLine> accounts; ///< of the same name together
    Money staked;                              ///< by all who are not simulated
    Money returned;
    QStringList wrong; ///< the numbers of tables that do not balance, or can't be read
};

/// A round whose sheet belongs to the report.
struct ReportedRound {
    QString id;
    SheetDocument sheet;
    QJsonObject facts; ///< as `mesaviva export` gives them; empty where that is too much
};

/// All that a report is made of.
struct ReportFacts {
    ReportRequests requests;
    std::vector<ReportedTable> tables;
    std::vector<ReportedRound> rounds;
    /// Of the whole record, where it is checked; else, where no table was looked at, the newest one's ledger.
    std::optional<ReportedTotal> total;
    std::optional<record::TableReconciliation> newest;
    std::optional<Result<record::Verification, record::Fault>> verification;
    /// What came back, a list for each of ReturnedText::windows(); nothing where that could not be read.
    std::vector<std::vector<record::Returned>> returned;
    ReturnedEnd returnedEnd;             ///< where these windows end: with the newest round
    std::vector<record::Balance> points; ///< the first and the last
    std::size_t pointRounds = 0;
    Money pointNet;       ///< of all rounds
    Money pointGiven;     ///< free points between them
    QDateTime read;       ///< when: all parts are of this one moment
    QString chainHead;    ///< hexadecimal
    BuildSums build;      ///< the program and its assets beside those of the build
    QStringList troubles; ///< what could not be read of a damaged record, and why
    QStringList missing;  ///< tables and rounds that are not on record
    QStringList injected; ///< of the rounds that were reviewed: those in which a fault was caused
    QStringList lost;     ///< complaints whose rounds can't be read from it any more
    std::vector<record::SignificantEvent> significant;   ///< of the tables, the first of each
    std::vector<SignificantTold> significantTold;        ///< one for each of them
    bool significantCut = false;                         ///< there are more
    std::vector<record::SignificantEvent> corrections;   ///< of the tables: what may have corrected something
    std::vector<SignificantTold> correctionsTold;        ///< one for each of them
    bool correctionsCut = false;                         ///< there are more
    static constexpr std::size_t kMostSignificant = 200; ///< shared by the tables
    static constexpr std::size_t kLeastOfTable = 20;     ///< of these each has so many
    static constexpr std::size_t kMostCorrections = 1'000;
};

/// Is told how far it is, from 0 to 1; false: no further.
using ReportProgress = std::function<bool(double)>;

/// Gathers it from the record, which is not changed; nothing where it was stopped. Takes a while: not for the
/// window's thread. Throws record::Fault.
std::optional<ReportFacts> gatherReport(ReportRequests requests, const std::filesystem::path& record,
                                        const HouseGames& games, const ReportProgress& progress);

/// The report as a sheet, and the same facts for other programs (`mesaviva.inspection-report/1`).
SheetDocument reportSheet(const ReportFacts& facts);
QJsonObject reportJson(const ReportFacts& facts);

} // namespace mesaviva::app
