// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/record/round_facts.h"
#include "app/record/sheet_document.h"

namespace mesaviva::app {

/// The sheet of a round of póquer sem descarte, with all its cards. Those that lay face down stay hidden
/// while the round runs.
SheetDocument pokerSheet(const RoundFacts<record::PokerOnRecord>& facts);

} // namespace mesaviva::app
