// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desks/teach/lessons/editor_game.h"

namespace mesaviva::app {

/// Adapter of the game with that key; of the first game if unknown. The only place that lists all games.
const EditorGame& editorOf(const QString& game);

} // namespace mesaviva::app
