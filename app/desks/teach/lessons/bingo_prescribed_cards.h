// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Bingo cards that a lesson prescribes for its players, in the order of purchase.
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/games/bingo/scenario/bingo_content.h"
#include "engine/scenario/strict_json.h"
#include "engine/training/lessons/lesson_document.h"

#include <nlohmann/json.hpp>
#endif

#include <cstddef>
#include <string>

namespace mesaviva::app {

/// A player's cards in the file format; an empty list if none are prescribed.
scenario::Json prescribedCards(const lessons::LessonDocument& document, const std::string& player);
/// The lesson's `outcome` with these cards for that player.
scenario::Json withPrescribedCards(const lessons::LessonDocument& document, const std::string& player,
                                   const scenario::Json& cards);
/// Generates `count` cards that nobody has in the file; deterministic (B15).
scenario::Json generatedCards(const scenario::BingoContent& content, std::size_t count);
/// The next card in the room's order of cards that nobody has.
scenario::Json cardAfter(const scenario::BingoContent& content, const scenario::Json& card);

} // namespace mesaviva::app
