// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/table_event.h"

#include <QString>

#include <vector>

namespace mesaviva::app {

/// A sound by its name in assets/sounds.
struct EventSound {
    QString name;
    double gain = 1; ///< 0 to 1
};

/// What an event at the table sounds like; nothing for most. What others do is softer than one's own.
std::vector<EventSound> soundsOf(const TableEvent& event);

/// No ball rolls after this event.
bool endsRolling(const TableEvent& event);

} // namespace mesaviva::app
