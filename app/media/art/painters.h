// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QThreadPool>

#include <memory>

namespace mesaviva::art {

/// A few threads that paint pictures off the GUI thread. Not Qt's global pool: QPainter uses that one for
/// parts of each large fill and waits for them, also on the GUI thread, so that a slow picture there would
/// block the whole program.
[[nodiscard]] std::shared_ptr<QThreadPool> newPainters();

/// Ends all painting: waits for pictures in progress and drops the rest. Called automatically at the
/// application's end, so that nothing is drawn with destroyed objects.
void finishPainters();

} // namespace mesaviva::art
