// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desks/teach/lessons/editor_game.h"

namespace mesaviva::app {

/// What the lesson editor must know of the game with that key; where the house has none, of its first. The
/// only place that names them all.
const EditorGame& editorOf(const QString& game);

} // namespace mesaviva::app
