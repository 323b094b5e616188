// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace mesaviva::app {

/// Converts text on the screen, in the current language, to text for speech: numbers, amounts and times as
/// words, without signs and without rules in brackets. "Split 17-20, 12.50 pts (R31)" becomes "Split
/// seventeen, twenty, twelve points and fifty cents", whatever the chosen unit: an amount is spoken in the
/// unit it is written in.
QString spokenText(const QString& written);

} // namespace mesaviva::app
