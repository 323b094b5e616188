// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Bingo cards that a lesson lays for its players, in the order in which each of them buys.
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/games/bingo/scenario/bingo_content.h"
#include "engine/scenario/strict_json.h"
#include "engine/training/lessons/lesson_document.h"

#include <nlohmann/json.hpp>
#endif

#include <cstddef>
#include <string>

namespace mesaviva::app {

/// A player's cards, as files have them; an empty list where none are laid.
scenario::Json laidCards(const lessons::LessonDocument& document, const std::string& player);
/// The lesson's `outcome` with these cards laid for that player.
scenario::Json withLaidCards(const lessons::LessonDocument& document, const std::string& player,
                             const scenario::Json& cards);
/// So many cards that nobody has in the file, the same ones each time (B15).
scenario::Json madeCards(const scenario::BingoContent& content, std::size_t count);
/// The card that follows this one among those that the house can make, and nobody has.
scenario::Json cardAfter(const scenario::BingoContent& content, const scenario::Json& card);

} // namespace mesaviva::app
