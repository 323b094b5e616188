// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace mesaviva {

/// What a table can announce (P14, P31 and their like). The engine knows the keys; the words, written and
/// spoken, are the announcer's.
enum class Phrase : std::uint8_t {
    place_your_bets,
    no_more_bets,
    decide,
    decide_now,
    dealer_qualifies,
    dealer_does_not_qualify,
    number,
    void_spin,
    bell,
    stakes_restored,
    ball_change,
    dealer_change,
    payment,
    sale_opens,
    sale_closes,
    cards_sold,
    ball,
    one_to_go,
    prize,
    round_void,
    leave_invitation,
    leave_warning,
    session_over,
};

/// The phrase's key, for instance `place_your_bets`.
std::string_view name(Phrase phrase);

} // namespace mesaviva
