// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/events/inspected_rules.h"
#include "app/core/record/sheet_document.h"
#include "app/desks/inspect/file/inspection_notes.h"

#include <QStringList>

#include <vector>

namespace mesaviva::app {

/// One rule on the conformity sheet.
struct ConformityLine {
    InspectedRule rule;
    InspectionNote note;
    QStringList proofs;   ///< names of shipped scenarios
    bool covered = false; ///< it has acted in this session
};

/// The conformity list as a sheet to print and sign, by regulation, in the columns inspectors use. `summary`
/// states the progress of the inspection.
SheetDocument conformitySheet(const std::vector<ConformityLine>& lines, const QString& summary);

} // namespace mesaviva::app
