// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace mesaviva::app {

/// A text of up to this many letters, about eight seconds, is spoken in one piece.
inline constexpr qsizetype kLongestPiece = 120;

/// Splits a long text into pieces to be spoken in turn: each ends at a pause, after a sentence if possible.
/// Only the spaces between them are omitted.
QStringList speechPieces(const QString& text);

} // namespace mesaviva::app
