// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/record/round_sheet.h"
#include "engine/base/money.h"
#include "engine/games/roulette/layout.h"
#include "engine/games/roulette/record/roulette_on_record.h"

#include <QImage>
#include <QPainter>
#include <QString>

#include <map>
#include <optional>

namespace mesaviva::app {

/// The sheet of a round of roulette, stake by stake.
RoundSheetParts rouletteSheetParts(const RoundFacts<record::RouletteOnRecord>& facts);

/// Paints a small layout at the upper left of a round's picture, with stakes on their spots and a frame
/// around the number drawn; stakes without a place among the numbers are below them. Thread-safe.
void paintLayout(QPainter& painter, const roulette::Layout& layout, bool hasDoubleZero,
                 const std::map<roulette::SpotId, Money>& stakes, std::optional<roulette::Pocket> drawn);

/// A small picture of a round: the number drawn between its neighbours on the wheel or, if `of` names a
/// player, the layout with that player's stakes and the number. Thread-safe.
QImage roulettePicture(const RoundFacts<record::RouletteOnRecord>& facts, const QString& of = {});

} // namespace mesaviva::app
