// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace mesaviva::app {

/// Text as it is written on the screen, in the present language, as it is to be read aloud: numbers, amounts
/// and times in words, no signs, no rules in brackets. "Split 17-20, 12.50 € (R31)" becomes "Split seventeen,
/// twenty, twelve euros and fifty cents".
QString spokenText(const QString& written);

} // namespace mesaviva::app
