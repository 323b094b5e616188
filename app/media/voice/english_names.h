// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace mesaviva::app {

/// An English sentence prepared for libespeak-ng: Portuguese names that its English voice would spell out or
/// pronounce as Spanish are given as `[[phonemes]]`, and accents that it would read by name are removed.
QString inEnglishSounds(const QString& text);

} // namespace mesaviva::app
