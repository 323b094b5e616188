// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace mesaviva::kit {

/// Whether tests try everything instead of some of it (MESAVIVA_LONG_TESTS).
inline bool isLong() { return qEnvironmentVariableIsSet("MESAVIVA_LONG_TESTS"); }

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool kSanitized = true;
#else
inline constexpr bool kSanitized = false;
#endif

/// So many of `count` random cases: a quarter where a sanitizer makes each of them several times slower. What
/// it looks for does not hide in the last of a million.
constexpr int manyCases(int count) { return kSanitized ? count / 4 : count; }

/// Whether a sanitizer leaves out this row of many alike: it looks at every third, and the release at all.
inline bool isLeftToRelease() {
    static int rows = 0;
    return kSanitized && !isLong() && rows++ % 3 != 0;
}

/// What a skipped row or function says.
inline constexpr const char* kLeftToRelease = "the same code as its neighbours: the release tries it";

} // namespace mesaviva::kit
