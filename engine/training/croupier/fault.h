// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A croupier's tasks, faults, remedies, due actions and the verdicts on them, for any game.
#pragma once

#include "engine/base/money.h"
#include "engine/base/rule_id.h"
#include "engine/games/roulette/layout.h"
#include "engine/table/player.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace mesaviva::croupier {

/// How a stopped fault can be corrected, for any game. The game's own file says which remedy is right.
enum class RemedyKind : std::uint8_t {
    stand,       ///< it stays as it is, and the game goes on
    correct,     ///< the announcement, call, marker or question is corrected
    do_first,    ///< it is taken back, and the due action comes first
    void_round,  ///< the round is void, and all stakes are returned
    push_back,   ///< what came too late goes back to its player
    put_back,    ///< a stake that was taken is put back in its place
    take_now,    ///< a stake that was left is taken after all
    halve,       ///< half of the stake is taken, half is left
    take_back,   ///< what somebody got without a claim is taken back
    pay_rest,    ///< what is missing is paid
    take_rest,   ///< what is too much is taken back
    pay_owner,   ///< it is taken back and paid to its owner
    pay_both,    ///< the wrong player keeps it, and the right player is paid as well
    next_round,  ///< it counts in the next round
    turn_over,   ///< the card stays, the right way up
    move_card,   ///< the card goes where it belongs
    burn_card,   ///< the card goes to the discard corner, and another takes its place
    from_record, ///< the cards count as they were dealt
    relaunch,    ///< the ball is launched again
    draw_again,  ///< the ball goes back into the machine, and another is drawn
    admit,       ///< the card that was left out gets its prize
};

inline constexpr std::size_t kRemedyKinds = 21;

/// The key: `stand`, `correct`, ...
std::string_view name(RemedyKind kind);

/// The remedies to choose from for a stopped fault.
struct RemedyChoice {
    RemedyKind right = RemedyKind::correct;
    Rules rules{};                    ///< that prescribe it, the most relevant one first; empty: house custom
    std::vector<RemedyKind> others{}; ///< wrong, but plausible
};

/// A croupier's task at a table, for any game.
enum class Task : std::uint8_t {
    call,            ///< a call is made, other than a number
    bell,            ///< the bell is rung
    launch,          ///< the ball is launched
    announce,        ///< the number is called
    mark,            ///< the marker is put on it
    sweep,           ///< losing chips are taken
    pay,             ///< a winner is paid
    deal,            ///< a card is dealt
    ask,             ///< a player is asked
    turn,            ///< the dealer's cards are turned over
    qualify,         ///< the croupier says whether the dealer qualifies
    compare,         ///< a player's hand is turned over and compared
    refuse,          ///< a stake or a purchase that comes too late is refused
    count,           ///< the float is counted
    announce_prizes, ///< cards sold and prizes are announced
    check,           ///< a claimed card is checked
    award,           ///< a prize, its winner and its sum are announced
    remedy,          ///< a stopped fault is corrected
    put,             ///< the chips of a called stake are put down
    open,            ///< a winning stack is opened
    sell,            ///< chips of a colour are sold
    drop,            ///< notes go into the box
    give,            ///< chips with a value are handed over, other than a prize
};

inline constexpr std::size_t kTasks = 23;

/// The key: `call`, `bell`, ...
std::string_view name(Task task);

/// The kinds of fault.
enum class FaultKind : std::uint8_t {
    order,         ///< something else was due
    words,         ///< another call was due
    early,         ///< done before its time
    late,          ///< longer than the school's limit
    turn,          ///< the ball went round in the wrong direction
    number,        ///< not the winning number
    colour,        ///< not its colour
    parity,        ///< even or odd is wrong
    half,          ///< low or high is wrong
    place,         ///< the marker is on another number, or nothing is to be paid there
    swept,         ///< a stake that stays was taken
    left,          ///< a losing stake was left
    halved,        ///< exactly half of a stake stays
    payment_order, ///< another prize comes first
    payee,         ///< the prize is another player's
    sum,           ///< the prize is another sum
    alarm,         ///< the trainee stopped a right action
    target,        ///< the card goes to another place
    face,          ///< the card lies the wrong way up
    card,          ///< a card that is impossible
    seat,          ///< another seat comes first
    qualified,     ///< the dealer's hand was misjudged
    verdict,       ///< a player's hand was misjudged
    late_stake,    ///< a stake was accepted after the close
    counted,       ///< the counted float is wrong
    reckoned,      ///< the expected float is wrong
    balance,       ///< whether both agree was misjudged
    letter,        ///< the column's letter is wrong or missing
    again,         ///< the number was drawn before
    count,         ///< the number of cards sold is wrong
    claim,         ///< a card that has not won was accepted
    overlooked,    ///< a card that has won was refused or left out
    winner,        ///< a card that has not won is named as winner
    share,         ///< each winner's share is wrong
    odd,           ///< the indivisible cents are wrong
    late_sale,     ///< cards were sold after the close
    remedy,        ///< the remedy is not that of the rules or the house
    missing,       ///< a chip of a called stake is missing
    extra,         ///< a chip that was not called is there
    unopened,      ///< a winning stack was not opened before anybody was paid
    cash,          ///< cash chips in place of colour chips, or the other way round
    pieces,        ///< fewer chips would do
    laid,          ///< a full stack is spread, or odd chips are stacked
    unproved,      ///< the chips were not shown before they were handed over
    player_colour, ///< not the colour that the player may have
    chip_value,    ///< the colour is not marked with its value
    handed,        ///< a sum other than a prize is wrong
    slip,          ///< a tray was taken against its slip, or refused though it agrees
};

inline constexpr std::size_t kFaultKinds = 48;

/// The key: `order`, `words`, ...
std::string_view name(FaultKind kind);
/// The kind with that key.
std::optional<FaultKind> faultFrom(std::string_view key);

/// A kind of fault in more detail.
enum class FaultDetail : std::uint8_t {
    none,
    gone,   ///< `claim`: the card has it, but the prize was won before
    silent, ///< `overlooked`: its player says nothing, or nobody has reported it
    shared, ///< `overlooked`: others have won with the same ball
};

/// One fault of an action and the rules that it breaks, the most relevant one first; no rules where it is
/// custom or the school's time limit.
struct Fault {
    FaultKind kind = FaultKind::order;
    Rules rules{};
    roulette::SpotId spot = roulette::kNoSpot; ///< of roulette's stakes and prizes
    PlayerId player = kNobody;                 ///< owner of the prize, cards or stake
    Money due{};                               ///< the right prize or float
    Money given{};                             ///< the sum paid or stated
    std::uint32_t item = 0; ///< bingo: the card; for a sum the kind of prize plus 1, or 0 for all prizes
    FaultDetail detail = FaultDetail::none;
    std::optional<RemedyKind> remedy{}; ///< for `remedy`: the right one
    FaultKind of = FaultKind::order;    ///< for `remedy`: the fault that it corrects

    friend bool operator==(const Fault&, const Fault&) = default;
};

/// A due action and the rules that require it, the most relevant one first. Without rules it is custom and
/// may be skipped: the next action is accepted without it.
template <class Action>
struct DueActionFor {
    Action action;
    Rules rules{};
};

/// The verdict on an action.
template <class Action>
struct JudgedFor {
    bool done = false; ///< the table has gone on with it
    std::vector<Fault> faults{};
    std::optional<DueActionFor<Action>> dueAction{}; ///< what was due, if anything
};

/// The verdict on the trainee's answer to the program's next action, or on the trainee's remedy.
template <class Action>
struct WatchedFor {
    bool right = false;   ///< passed a right action, stopped and named a wrong one, or chose the right remedy
    bool stopped = false; ///< the trainee stopped the action
    bool needsRemedy = false;    ///< a remedy must be chosen now; else the due action is done
    std::vector<Fault> faults{}; ///< of the action, or of the chosen remedy; may be empty
    std::optional<DueActionFor<Action>> dueAction{}; ///< what was due
};

} // namespace mesaviva::croupier
