// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace mesaviva::app {

/// A text of up to this many letters, which is about eight seconds, is said in one piece.
inline constexpr qsizetype kLongestPiece = 120;

/// A long text in pieces that can be said one after the other: each ends where a voice rests, after a
/// sentence if possible. Nothing is left out but the spaces between them.
QStringList speechPieces(const QString& text);

} // namespace mesaviva::app
