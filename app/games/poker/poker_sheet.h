// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/record/round_sheet.h"
#include "engine/games/poker/record/poker_on_record.h"

#include <QImage>

namespace mesaviva::app {

/// The sheet of a round of póquer sem descarte, with all its cards. Face-down cards stay hidden while the
/// round runs.
RoundSheetParts pokerSheetParts(const RoundFacts<record::PokerOnRecord>& facts);

/// A small picture of a round: the dealer's cards above, the cards of player `of` below. Thread-safe.
QImage pokerPicture(const RoundFacts<record::PokerOnRecord>& facts, const QString& of = {});

} // namespace mesaviva::app
