// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace mesaviva::kit {

/// Returns whether tests are exhaustive (MESAVIVA_LONG_TESTS).
inline bool isLong() { return qEnvironmentVariableIsSet("MESAVIVA_LONG_TESTS"); }

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool kSanitized = true;
#else
inline constexpr bool kSanitized = false;
#endif

/// Returns how many of `count` random cases to try: a quarter under a sanitizer, which is several times
/// slower. Fewer cases suffice for the faults it looks for.
constexpr int manyCases(int count) { return kSanitized ? count / 4 : count; }

/// Returns whether to skip this one of many similar rows: a sanitizer build tries every third.
inline bool isLeftToRelease() {
    static int rows = 0;
    return kSanitized && !isLong() && rows++ % 3 != 0;
}

/// The reason given for a skipped row or function.
inline constexpr const char* kLeftToRelease = "the same code as its neighbours: the release tries it";

} // namespace mesaviva::kit
