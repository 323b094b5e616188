// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>

namespace mesaviva::app {

/// What happens to a sentence when the table moves on before it is spoken.
enum class Urgency : std::uint8_t {
    payment, ///< shortened when others wait, dropped when the table moves on
    moment,  ///< valid only until the next call: "place your bets"
    notice,  ///< waits, is interrupted by a call and spoken after it
    call,    ///< closes betting, names a number or a ball: interrupts lesser sentences and is never dropped
             ///< for them
};

/// The voice that speaks it.
enum class Caller : std::uint8_t {
    croupier,
    hall, ///< calls out to a whole room
};

/// A sentence to speak, words only.
struct Sentence {
    QString text;
    QString brief; ///< a shorter form for when time is short; empty: none
    Urgency urgency = Urgency::notice;
    Caller caller = Caller::croupier;
    QString language; ///< `pt` or `en`
    QString key;      ///< at a fast table, a waiting call replaces an older one with the same key
    bool own = false; ///< it concerns this player

    bool isEmpty() const { return text.isEmpty(); }
    friend bool operator==(const Sentence&, const Sentence&) = default;
};

} // namespace mesaviva::app
