// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/check.h"

#include <cstdio>
#include <cstdlib>

namespace mesaviva {

void contractBroken(const char* what) {
    std::fprintf(stderr, "mesaviva: broken invariant: %s\n", what);
    std::abort();
}

} // namespace mesaviva
