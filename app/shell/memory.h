// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace mesaviva::app {

/// Lets pictures have pages of memory of their own, which go back to the system with them. glibc would take
/// them from the heap once one was freed, where each size of the window leaves holes of another size. Nothing
/// elsewhere.
void givePicturesBack();

} // namespace mesaviva::app
