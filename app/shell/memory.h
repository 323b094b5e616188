// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace mesaviva::app {

/// Makes glibc allocate pictures in pages of their own, which are returned to the system when freed.
/// Otherwise it would move them to the heap after the first one was freed, and each size of the window would
/// leave holes there. Does nothing on other systems.
void givePicturesBack();

} // namespace mesaviva::app
