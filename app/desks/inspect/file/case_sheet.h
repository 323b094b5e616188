// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/record/sheet_document.h"
#include "app/desks/inspect/file/case_chain.h"
#include "app/desks/inspect/file/complaint.h"
#include "app/desks/inspect/file/inspection_case.h"

#include <QJsonObject>
#include <QString>
#include <QStringList>

namespace mesaviva::app {

// What the sheets of a case have in common, and the sheet of a complaint. The report (inspection_report.h)
// combines all of it.

/// Number, entity, place, people, start and end of a case.
SheetFacts caseFacts(const InspectionCase& inspection);
/// The same for other programs.
QJsonObject jsonOfCase(const InspectionCase& inspection);
/// Lines to sign: inspector, entity, complainant or witness.
SheetSection caseSignatures(const QString& initials);
/// Head of the chain, whether it is whole, and its verdicts, findings and corrections with time, initials and
/// the record's head.
SheetSection caseChain(const CaseChain& chain);

/// Names of all findings in the order of Complaint::Finding.
QStringList findingText();
/// A complaint as a sheet to print and sign: case, round, complaint, review, finding. Fields that the
/// inspector left empty are marked as open. If the round is no longer `onRecord`, the sheet says that its
/// facts come from the draft.
SheetDocument complaintSheet(const InspectionCase& inspection, const Complaint& complaint,
                             bool onRecord = true);
/// The same for other programs.
QJsonObject jsonOfComplaint(const InspectionCase& inspection, const Complaint& complaint, bool onRecord);

} // namespace mesaviva::app
