// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/check.h"

#include <cstdio>
#include <cstdlib>

namespace mesaviva {

namespace {
thread_local int untrusted = 0; // number of UntrustedEvents that exist
} // namespace

UntrustedEvents::UntrustedEvents() { ++untrusted; }
UntrustedEvents::~UntrustedEvents() { --untrusted; }

void contractBroken(const char* what) {
    if (untrusted > 0) {
        throw BrokenInvariant{what};
    }
    std::fprintf(stderr, "mesaviva: broken invariant: %s\n", what);
    std::abort();
}

} // namespace mesaviva
