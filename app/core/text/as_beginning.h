// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace mesaviva::app {

/// Words with which a sentence begins, or a name that a scenario has in small letters: with a capital.
inline QString asBeginning(const QString& words) { return words.left(1).toUpper() + words.mid(1); }

} // namespace mesaviva::app
