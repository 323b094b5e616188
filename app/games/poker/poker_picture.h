// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/record/round_facts.h"
#include "engine/games/poker/record/poker_on_record.h"

#include <QImage>

namespace mesaviva::app {

/// A round's small picture: the dealer's cards above, this player's below. On any thread.
QImage pokerPicture(const RoundFacts<record::PokerOnRecord>& facts, const QString& of = {});

} // namespace mesaviva::app
