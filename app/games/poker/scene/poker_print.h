// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QPainter;

namespace mesaviva::scene {

class PokerLayout;

/// Prints on the cloth of a table for one what the bet pays (P12a-j), in the law's words or in English, where
/// `layout` has the lines; nothing elsewhere.
void paintPayTable(QPainter& painter, const PokerLayout& layout, bool english);

} // namespace mesaviva::scene
