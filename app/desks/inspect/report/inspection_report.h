// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/game/game_registry.h"
#include "app/core/record/sheet_document.h"
#include "app/core/release/build_sums.h"
#include "app/desks/inspect/conformity/conformity_model.h"
#include "app/desks/inspect/fairness/chance_desk.h"
#include "app/desks/inspect/fairness/significant_model.h"
#include "app/desks/inspect/faults/fault_desk.h"
#include "app/desks/inspect/file/case_chain.h"
#include "app/desks/inspect/file/inspection_file.h"
#include "app/desks/inspect/file/returned_text.h"
#include "engine/record/history/balances.h"
#include "engine/record/history/reconciliation.h"
#include "engine/record/history/returned.h"
#include "engine/record/history/significant.h"
#include "engine/record/verify/verify.h"

#include <QDate>
#include <QDateTime>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace mesaviva::app {

/// What the window contributes to a report; the rest is read from the record.
struct ReportRequests {
    InspectionCase inspection;
    std::vector<ConformityLine> rules;
    QString conformity; ///< progress as text
    std::vector<JudgedFault> faults;
    std::shared_ptr<const ChanceResult> chance; ///< null: not tested
    bool checkRecord = true;                    ///< verify the whole record, too
    QDateTime started;                          ///< start of the program
    QDateTime begun;                            ///< start of the inspection; invalid: unknown
    CaseChain chain;                            ///< of the case
    QString copy = {};                          ///< the record's second copy; empty: there is none
    QString pictureFolder = {};                 ///< where the files of pictures are
};

/// A table in a report.
struct ReportedTable {
    record::TableRow row;
    std::optional<record::TableOpeningFacts> opening;
    QString game;
    QString regulation;
    SheetFacts settings; ///< as text; empty if no round of it was closed
    QStringList houseRules;
    std::optional<record::TableReconciliation> ledger;
};

/// Sum of the ledgers of all tables on record.
struct ReportedTotal {
    qsizetype tables = 0;
    std::uint64_t rounds = 0;                  ///< closed rounds
    std::vector<record::AccountLine> accounts; ///< accounts of the same name are added up
    Money staked;                              ///< by real players
    Money returned;
    QStringList wrong; ///< numbers of the tables that do not balance or cannot be read
};

/// A round whose sheet belongs to the report.
struct ReportedRound {
    QString id;
    SheetDocument sheet;
    QJsonObject facts; ///< as in `mesaviva export`; empty if too large
};

/// The record's second copy at the time of a report.
enum class CopyState : std::uint8_t {
    absent,
    unchecked, ///< the record was not checked for the report, and neither was its copy
    agrees,
    differs,
    unread, ///< it can't be read, or its device does not answer
};
/// Returns the key, for instance `agrees`.
std::string_view name(CopyState state);

/// All facts of a report.
struct ReportFacts {
    ReportRequests requests;
    std::vector<ReportedTable> tables;
    std::vector<ReportedRound> rounds;
    /// Of the whole record if it is verified; otherwise, if no table was viewed, the newest table's ledger.
    std::optional<ReportedTotal> total;
    std::optional<record::TableReconciliation> newest;
    std::optional<Result<record::Verification, record::Fault>> verification;
    /// Payback figures, a list for each of ReturnedText::windows(); nothing if they could not be read.
    std::vector<std::vector<record::Returned>> returned;
    /// The same by calendar month, up to kMonths of them that have rounds, the newest first; the day is the
    /// month's first.
    std::vector<std::pair<QDate, std::vector<record::Returned>>> months;
    static constexpr int kMonths = 12;
    ReturnedEnd returnedEnd;             ///< end of these windows: the newest round
    std::vector<record::Balance> points; ///< the first and the last
    std::size_t pointRounds = 0;
    Money pointNet;   ///< of all rounds
    Money pointGiven; ///< free points between them
    QDateTime read;   ///< when the facts were read; all parts are of this moment
    CopyState copy = CopyState::absent;
    std::optional<record::Finding> copyDifference; ///< the first one, if it differs
    QString chainHead;                             ///< the record's head (record_head.h), hexadecimal
    BuildSums build;                               ///< the program and its assets, compared with the build
    QStringList troubles; ///< parts of a damaged record that could not be read, with reasons
    QStringList missing;  ///< tables and rounds that are not on record
    QStringList injected; ///< reviewed rounds with an injected fault
    QStringList lost;     ///< complaints whose rounds can no longer be read
    std::vector<record::SignificantEvent> significant;   ///< of the tables, the first ones of each
    std::vector<SignificantDetail> significantDetails;   ///< one per event
    bool significantCut = false;                         ///< the list was cut
    std::vector<record::SignificantEvent> corrections;   ///< events of the tables that may correct something
    std::vector<SignificantDetail> correctionDetails;    ///< one per event
    bool correctionsCut = false;                         ///< the list was cut
    static constexpr std::size_t kMostSignificant = 200; ///< shared by the tables
    static constexpr std::size_t kLeastOfTable = 20;     ///< minimum share of each table
    static constexpr std::size_t kMostCorrections = 1'000;
};

/// Receives the progress from 0 to 1; returns false to stop.
using ReportProgress = std::function<bool(double)>;

/// Gathers the facts from the record without changing it; nothing if stopped. Slow: not for the GUI thread.
/// Throws record::Fault.
std::optional<ReportFacts> gatherReport(ReportRequests requests, const std::filesystem::path& record,
                                        const GameRegistry& games, const ReportProgress& progress);

/// The report as a sheet, and as JSON for other programs (`mesaviva.inspection-report/1`).
SheetDocument reportSheet(const ReportFacts& facts);
QJsonObject reportJson(const ReportFacts& facts);

} // namespace mesaviva::app
