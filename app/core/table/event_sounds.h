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

/// The sound of a kind of event.
struct SoundRow {
    /// For whom it plays.
    enum class For : std::uint8_t {
        everybody, ///< at the same volume for all
        somebody,  ///< softer if the event concerns another player
        oneself,   ///< only if the event concerns this player
    };

    const char* kind;  ///< the event's kind, or the phrase that it announces
    const char* sound; ///< the sound's name
    double gain;
    For heardBy = For::everybody;
};

/// The sounds of an event: those of every table and those of the game; usually none.
std::vector<EventSound> soundsOf(const TableEvent& event, std::span<const SoundRow> gamesOwn);

} // namespace mesaviva::app
