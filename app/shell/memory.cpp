// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/shell/memory.h"

#include <cstdlib>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace mesaviva::app {

void givePicturesBack() {
#ifdef __GLIBC__
    constexpr int kPicture = 128 * 1024; // bytes; setting it also keeps glibc from raising it
    mallopt(M_MMAP_THRESHOLD, kPicture);
#endif
}

} // namespace mesaviva::app
