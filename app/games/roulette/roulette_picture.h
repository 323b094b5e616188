// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/record/round_facts.h"
#include "engine/games/roulette/record/roulette_on_record.h"

#include <QImage>
#include <QString>

namespace mesaviva::app {

/// A round's small picture: the number drawn between its neighbours on the wheel; of a player who is named
/// the layout with that player's stakes as they lay, and the number. On any thread.
QImage roulettePicture(const RoundFacts<record::RouletteOnRecord>& facts, const QString& of = {});

} // namespace mesaviva::app
