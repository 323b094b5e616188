// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Whether evolve() checks the events it applies. Events from a record may be forged, so each of them is
// checked for contradictions. Events that decide() has just made of the very same state cannot contradict it;
// the simulation applies these unchecked. The ledger is checked in both cases.
//
// Only events from elsewhere may lack what their viewer may not know (table/view.h).
#pragma once

#include "engine/base/check.h"

namespace mesaviva {

/// Events from any source; they are checked.
struct AnyEvents {
    static constexpr bool kMayBeFiltered = true;
    static void check(bool holds, const char* what) { mesaviva::check(holds, what); }
};

/// Events that decide() has just made of this state; they are not checked.
struct OwnEvents {
    static constexpr bool kMayBeFiltered = false;
    static void check(bool, const char*) {}
};

} // namespace mesaviva
