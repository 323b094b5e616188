// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desks/inspect/report/inspection_report.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QString>

#include <vector>

namespace mesaviva::app {

// The sections of an inspection report: report_findings.cpp has what was viewed and found, report_figures.cpp
// what was verified and computed. inspection_report.cpp combines them, and report_json.cpp gives the same
// facts to other programs.

/// From when the inspection has data: "since this inspection began at ...".
QString reportedSince(const ReportFacts& facts);
/// The viewed tables: settings and players.
std::vector<SheetSection> reportedTables(const ReportFacts& facts);
/// What was viewed and found: significant events, complaints, notes, injected faults.
std::vector<SheetSection> reportedFindings(const ReportFacts& facts);
/// All corrections: voids, restored stakes, changed balls, entries taken back; each with the state before and
/// after, who made it and why.
SheetSection reportedCorrections(const ReportFacts& facts);
QJsonArray jsonOfCorrections(const ReportFacts& facts);
/// The verification of the record.
SheetSection reportedCheck(const ReportFacts& facts);
/// The same as one sentence.
QString reportedVerification(const ReportFacts& facts);
/// Verifications by the inspector: rounds, the record, opened files.
SheetSection reportedVerified(const ReportFacts& facts);
/// The ledger of each table, from opening to close.
std::vector<SheetSection> reportedLedgers(const ReportFacts& facts);
/// Actual and expected payback of stakes, and notes on it.
SheetSection reportedReturned(const ReportFacts& facts);
QJsonValue jsonOfReturned(const ReportFacts& facts);
/// This player's points from the first round to the last.
SheetSection reportedPoints(const ReportFacts& facts);
/// Result of the tests of randomness.
SheetSection reportedChance(const ReportFacts& facts);
QJsonValue jsonOfChance(const ReportFacts& facts);
/// What is known of each rule.
SheetSection reportedRules(const ReportFacts& facts);

} // namespace mesaviva::app
