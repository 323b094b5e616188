// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/record/sheet_document.h"
#include "app/desks/inspect/cases/recalled_round.h"
#include "app/desks/inspect/file/dispute.h"

namespace mesaviva::app {

/// A dispute as a sheet to print and sign: complaint, review, finding. Fields that the inspector left empty
/// are marked as open. If the round is no longer `onRecord`, the sheet says that its facts come from the
/// draft.
SheetDocument disputeSheet(const Dispute& dispute, bool onRecord = true);

/// Fills in the facts of the round from `read`, in the current language. Keeps what the inspector wrote.
void fillFacts(Dispute& dispute, const RecalledRound::Read& read);

/// Name of a finding; names of all findings in the order of Dispute::Finding.
QStringList findingText();

} // namespace mesaviva::app
