// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/media/voice/sentence.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <span>
#include <string_view>
#include <typeindex>
#include <vector>

namespace mesaviva::app {

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

/// What an event is at every table, as far as all games are treated alike.
enum class CommonEvent : std::uint8_t {
    none, ///< only its game knows it
    round_opened,
    player_arrived, ///< a seat is taken, or a session begins
    settled,
    session_ended,
};

/// Returns the common event with this name in records.
constexpr CommonEvent commonEvent(std::string_view key) {
    return key == "round_opened"                           ? CommonEvent::round_opened
           : key == "player_sat" || key == "player_joined" ? CommonEvent::player_arrived
           : key == "settled"                              ? CommonEvent::settled
           : key == "session_ended"                        ? CommonEvent::session_ended
                                                           : CommonEvent::none;
}

/// An event of the table, for animation and sound in addition to the models.
class TableEvent {
    Q_GADGET
    QML_VALUE_TYPE(tableEvent)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(double seconds MEMBER seconds)

public:
    /// Returns whether it is an event of one of these types of the engine.
    template <class... Events>
    bool is() const {
        return ((type == typeid(Events)) || ...);
    }

    QString kind; ///< the event's name in records, for example `card_dealt`; for QML and the tables of sounds
    std::type_index type = typeid(void);    ///< the engine's type; void: an event of the window only
    CommonEvent common = CommonEvent::none; ///< what it is at every table
    QString phrase;                         ///< of `announced`
    bool own = false;                       ///< it concerns this player
    qint64 amount = 0;                      ///< of `settled`: the round's result in cents
    double seconds = 0; ///< the time available for its motion: until the table's next event, 0 if unknown
    Sentence spoken;    ///< the spoken sentence; usually empty
    std::vector<EventSound> sounds; ///< its sounds; usually none
};

/// The sounds of an event: those of every table and those of the game; usually none.
std::vector<EventSound> soundsOf(const TableEvent& event, std::span<const SoundRow> gamesOwn);

} // namespace mesaviva::app
