// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace mesaviva::app {

/// A sentence in English for libespeak-ng: Portuguese names that its English voice would spell out, or take
/// for Spanish ones, are given as `[[phonemes]]`, and no letter has a mark that the voice would read by its
/// name.
QString inEnglishSounds(const QString& text);

} // namespace mesaviva::app
