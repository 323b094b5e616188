// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whose events a part of evolve() carries out. Events from a record may have been doctored: what they
// contradict is checked, one by one. Those that decide() has made of the very same state a moment ago can't
// contradict it; who plays very many rounds by itself carries them out unchecked. The books are balanced in
// any case (Ledger).
#pragma once

#include "engine/base/check.h"

namespace mesaviva {

/// Events wherever they come from.
struct AnyEvents {
    static void check(bool holds, const char* what) { mesaviva::check(holds, what); }
};

/// Events that decide() has made of this state.
struct OwnEvents {
    static void check(bool, const char*) {}
};

} // namespace mesaviva
