// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace mesaviva::app {

/// Capitalizes the first letter: of the beginning of a sentence, or of a name that scenarios write in lower
/// case.
inline QString asBeginning(const QString& words) { return words.left(1).toUpper() + words.mid(1); }

} // namespace mesaviva::app
