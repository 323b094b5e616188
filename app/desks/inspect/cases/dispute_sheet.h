// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/record/sheet_document.h"
#include "app/desks/inspect/cases/recalled_round.h"
#include "app/desks/inspect/file/dispute.h"

namespace mesaviva::app {

/// The sheet of a dispute, to be printed and signed: what was complained about, what was reviewed, and what
/// was found. What the inspector has left open is said to be open.
/// Where its round is not `onRecord` any more, it says that the facts are the draft's.
SheetDocument disputeSheet(const Dispute& dispute, bool onRecord = true);

/// Fills in what the record says of the round, in words of the present language; `read` has its parts. What
/// the inspector has written stays.
void fillFacts(Dispute& dispute, const RecalledRound::Read& read);

/// What a finding is called, and all of them in the order of Dispute::Finding.
QStringList findingText();

} // namespace mesaviva::app
