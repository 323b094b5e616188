// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace mesaviva::app {

/// Text as it is written on the screen, in the present language, as it is to be read aloud: numbers, amounts
/// and times in words, no signs, no rules in brackets. "Split 17-20, 12.50 pts (R31)" becomes "Split
/// seventeen, twenty, twelve points and fifty cents", whatever unit is chosen: an amount is said as it is
/// written.
QString spokenText(const QString& written);

} // namespace mesaviva::app
