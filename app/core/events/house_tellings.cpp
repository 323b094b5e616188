// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/events/house_tellings.h"

#include <algorithm>

namespace mesaviva::app {

const GameTelling* tellingOf(const QString& game) {
    const auto found = std::ranges::find(tellings(), game, &GameTelling::key);
    return found == tellings().end() ? nullptr : *found;
}

} // namespace mesaviva::app
