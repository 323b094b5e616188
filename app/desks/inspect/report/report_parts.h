// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of an inspection's report. Each file has one of them; report_sheet.cpp binds them together, and
// report_json.cpp gives the same facts to other programs.
#pragma once

#include "app/desks/inspect/report/inspection_report.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QString>

#include <vector>

namespace mesaviva::app {

/// Since when an inspection has seen what it tells of: "since this inspection was begun at ...".
QString reportedSince(const ReportFacts& facts);
/// The tables that were looked at: how they were set, and who played.
std::vector<SheetSection> reportedTables(const ReportFacts& facts);
/// What was looked at and what was found: significant events, complaints, notes, faults that were caused.
std::vector<SheetSection> reportedFindings(const ReportFacts& facts);
/// Everything that was corrected: voids, stakes put back, balls changed, entries taken back, each with what
/// it was before and is after, who has done it and why.
SheetSection reportedCorrections(const ReportFacts& facts);
QJsonArray jsonOfCorrections(const ReportFacts& facts);
/// The check of the record.
SheetSection reportedCheck(const ReportFacts& facts);
/// The same in a sentence.
QString reportedVerification(const ReportFacts& facts);
/// What the inspector has verified: rounds, the record, files that were brought.
SheetSection reportedVerified(const ReportFacts& facts);
/// The ledger of each table, from its opening to its close.
std::vector<SheetSection> reportedLedgers(const ReportFacts& facts);
/// What came back to those who staked, beside what had to be expected, and what was noted about it.
SheetSection reportedReturned(const ReportFacts& facts);
QJsonValue jsonOfReturned(const ReportFacts& facts);
/// This player's points from the first round to the last.
SheetSection reportedPoints(const ReportFacts& facts);
/// What the battery of chance has found.
SheetSection reportedChance(const ReportFacts& facts);
QJsonValue jsonOfChance(const ReportFacts& facts);
/// What is known of each rule.
SheetSection reportedRules(const ReportFacts& facts);

} // namespace mesaviva::app
