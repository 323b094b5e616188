// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/rule_id.h"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace mesaviva::croupier {

/// How a fault that was stopped can be mended, whatever the game. Which way is right its own file says.
enum class RemedyKind : std::uint8_t {
    stand,       ///< it stays as it is, and the game goes on
    correct,     ///< what was said, called, marked or asked is put right
    do_first,    ///< it is taken back, and what was due comes first
    void_round,  ///< the round is void, and all stakes go back
    push_back,   ///< what came too late goes back to its player
    put_back,    ///< a stake that was taken is put back where it lay
    take_now,    ///< a stake that was left is taken after all
    halve,       ///< half of the stake is taken, half is left
    take_back,   ///< what was given to somebody who had nothing to get is taken back
    pay_rest,    ///< what is missing is paid
    take_rest,   ///< what is too much is taken back
    pay_owner,   ///< it is taken back, and paid to whom it belongs
    pay_both,    ///< who has it keeps it, and who should have it is paid, too
    next_round,  ///< it counts in the next round
    turn_over,   ///< the card stays, the right way up
    move_card,   ///< the card goes where it belongs
    burn_card,   ///< the card goes to the discard corner, and another takes its place
    from_record, ///< the cards as they were dealt count
    relaunch,    ///< the ball is launched anew
    draw_again,  ///< the ball goes back into the machine, and another is drawn
    admit,       ///< the card that was left out has its prize
};

inline constexpr std::size_t kRemedyKinds = 21;

/// The key: `stand`, `correct`, ...
std::string_view name(RemedyKind kind);

/// What there is to choose from where a fault was stopped.
struct Mending {
    RemedyKind right = RemedyKind::correct;
    Rules rules{};                    ///< that have it so, the most telling one first; none: the house
    std::vector<RemedyKind> others{}; ///< that may seem right, and are not
};

} // namespace mesaviva::croupier
