// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>

namespace mesaviva::app {

/// What becomes of a sentence when the table moves on before it can be said.
enum class Urgency : std::uint8_t {
    payment, ///< shortened when others wait, dropped when the table moves on
    moment,  ///< holds only until the next call: "place your bets"
    notice,  ///< waits its turn, gives way to a call and is said after it
    call,    ///< closes stakes, names a number or a ball: cuts off what is less, and is never dropped for it
};

/// Who says it.
enum class Caller : std::uint8_t {
    croupier,
    hall, ///< calls out to a whole room
};

/// What is said aloud, in words alone.
struct Sentence {
    QString text;
    QString brief; ///< the same in a few words, where time is short; empty: there is nothing shorter
    Urgency urgency = Urgency::notice;
    Caller caller = Caller::croupier;
    QString language; ///< `pt` or `en`
    QString key;      ///< at a fast table, of two calls with the same key that wait the newer one holds
    bool own = false; ///< it is about this player

    bool isEmpty() const { return text.isEmpty(); }
    friend bool operator==(const Sentence&, const Sentence&) = default;
};

} // namespace mesaviva::app
