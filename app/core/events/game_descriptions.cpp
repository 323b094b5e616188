// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/events/game_descriptions.h"

#include <algorithm>

namespace mesaviva::app {

const GameDescription* descriptionOf(const QString& game) {
    const auto found = std::ranges::find(descriptions(), game, &GameDescription::key);
    return found == descriptions().end() ? nullptr : *found;
}

} // namespace mesaviva::app
