// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QThreadPool>

#include <memory>

namespace mesaviva::art {

/// A few threads of their own that paint pictures beside the window. Never Qt's global pool: QPainter gives
/// parts of each large fill to that one and waits for them, on the window's thread, too, so that a picture
/// which takes seconds there holds up the whole program.
[[nodiscard]] std::shared_ptr<QThreadPool> newPainters();

/// Ends all drawing of all painters: waits for what is being drawn, forgets what was to be. Called by itself
/// at the application's end: nothing is drawn with what the program has torn down.
void finishPainters();

} // namespace mesaviva::art
