// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/record/round_facts.h"
#include "engine/games/bingo/record/bingo_on_record.h"

#include <QImage>
#include <QString>

namespace mesaviva::app {

/// A round's small picture: the last balls of the draw; of a player who is named and has cards, also the card
/// that is fullest. On any thread.
QImage bingoPicture(const RoundFacts<record::BingoOnRecord>& facts, const QString& of = {});

} // namespace mesaviva::app
