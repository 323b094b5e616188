// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>
#include <span>
#include <vector>

namespace mesaviva::app {

class TableEvent;

/// A sound by its name in assets/sounds.
struct EventSound {
    QString name;
    double gain = 1; ///< 0 to 1
};

/// What a kind of event sounds like.
struct SoundRow {
    /// Who hears it.
    enum class For : std::uint8_t {
        everybody, ///< the same whoever it is about
        somebody,  ///< softer where it is about somebody else
        oneself,   ///< only by whom it is about
    };

    const char* kind;  ///< of the event, or the phrase that it announces
    const char* sound; ///< its name
    double gain;
    For heardBy = For::everybody;
};

/// What an event sounds like at every table, and at one of a game with these sounds of its own; nothing for
/// most.
std::vector<EventSound> soundsOf(const TableEvent& event, std::span<const SoundRow> gamesOwn);

} // namespace mesaviva::app
