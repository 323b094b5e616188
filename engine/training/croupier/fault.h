// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/money.h"
#include "engine/base/rule_id.h"
#include "engine/games/roulette/layout.h"
#include "engine/table/player.h"
#include "engine/training/croupier/remedy.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace mesaviva::croupier {

/// What a croupier does at a table, whatever the game.
enum class Task : std::uint8_t {
    call,     ///< what is said, but a number
    bell,     ///< the bell is rung
    launch,   ///< the ball is launched
    announce, ///< the number is called
    mark,     ///< the marker is put on it
    sweep,    ///< losing chips are taken
    pay,      ///< a winner is paid
    deal,     ///< a card is dealt
    ask,      ///< a player is asked
    turn,     ///< the dealer's cards are turned over
    qualify,  ///< it is said whether the dealer plays
    compare,  ///< a player's hand is turned over and compared
    refuse,   ///< a stake, or a purchase, that comes too late is turned down
    count,    ///< the float is counted
    tell,     ///< cards sold and prizes are announced
    check,    ///< a card that is claimed to have won is checked
    award,    ///< a prize, who has won it and how much is announced
    remedy,   ///< a fault that was stopped is mended
    put,      ///< the chips of a stake that was called are put down
};

inline constexpr std::size_t kTasks = 19;

/// The key: `call`, `bell`, ...
std::string_view name(Task task);

/// What can be wrong with a deed.
enum class FaultKind : std::uint8_t {
    order,         ///< something else was due
    words,         ///< another call was due
    early,         ///< its moment had not come
    late,          ///< it took longer than the school gives
    turn,          ///< the ball went the wrong way round
    number,        ///< not the number on which the ball lies
    colour,        ///< not its colour
    parity,        ///< not whether it is even or odd
    half,          ///< not whether it is low or high
    place,         ///< the marker stands on another number, or nothing is to be paid there
    swept,         ///< a stake was taken that stays
    left,          ///< a stake was left that loses
    halved,        ///< half of a stake stays, no more and no less
    payment_order, ///< another prize comes first
    payee,         ///< the prize is another player's
    sum,           ///< the prize is another sum
    alarm,         ///< who watches has stopped what was right
    target,        ///< the card goes to another place
    face,          ///< the card lies the wrong way up
    card,          ///< it is a card that can't be
    seat,          ///< another seat comes first
    qualified,     ///< the dealer's hand was misjudged
    verdict,       ///< a player's hand was misjudged
    late_stake,    ///< a stake was taken after its time
    counted,       ///< the float was counted wrong
    reckoned,      ///< what must be in the rack was reckoned wrong
    balance,       ///< whether both agree was misjudged
    letter,        ///< not the column's letter, or not before the number
    again,         ///< that number was drawn before
    count,         ///< not so many cards were sold
    claim,         ///< a card was accepted that has not won
    overlooked,    ///< a card that has won was turned down, or left out
    winner,        ///< a card is named that has not won
    share,         ///< each winner's part is another sum
    odd,           ///< the cents that can't be divided are others
    late_sale,     ///< cards were sold after the close
    remedy,        ///< a fault was mended in another way than the rules, or the house, have it
    missing,       ///< a chip of a stake that was called is missing there
    extra,         ///< a chip lies there that was not called
};

inline constexpr std::size_t kFaultKinds = 39;

/// The key: `order`, `words`, ...
std::string_view name(FaultKind kind);
/// The kind with that key.
std::optional<FaultKind> faultFrom(std::string_view key);

/// What a kind of fault leaves open.
enum class FaultDetail : std::uint8_t {
    none,
    gone,   ///< `claim`: the card has it, but the prize was won before
    silent, ///< `overlooked`: its player says nothing, or nobody has told of it
    shared, ///< `overlooked`: others have won at the same ball
};

/// One thing that was wrong with a deed, and the rules that say so, the most telling one first; none where
/// it is custom, or the school's own time.
struct Fault {
    FaultKind kind = FaultKind::order;
    Rules rules{};
    roulette::SpotId spot = roulette::kNoSpot; ///< of roulette's stakes and prizes
    PlayerId player = kNobody;                 ///< whose prize, cards or stake it is
    Money due{};                               ///< the prize; of a float what is right
    Money given{};                             ///< what was paid, or said
    std::uint32_t item = 0; ///< of bingo's: the card; of a sum the kind of prize and 1, 0: of all prizes
    FaultDetail detail = FaultDetail::none;
    std::optional<RemedyKind> remedy{}; ///< of `remedy`: the right way
    FaultKind of = FaultKind::order;    ///< and what was to be mended

    friend bool operator==(const Fault&, const Fault&) = default;
};

} // namespace mesaviva::croupier
