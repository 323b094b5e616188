// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/compiled_once.h"
#include "engine/base/money.h"
#include "engine/base/seed.h"
#include "engine/games/roulette/layout.h"
#include "engine/games/roulette/pocket.h"
#include "engine/games/roulette/series.h"
#include "engine/table/common_keys.h"
#include "engine/table/contribution.h"
#include "engine/table/injected_by.h"
#include "engine/table/player.h"

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

namespace mesaviva::roulette {

/// A stake on the layout: an amount on a spot, alone or as a part of a group (I-R34c).
struct Stake {
    SpotId spot = kNoSpot;
    Group group;
    Money amount;

    friend bool operator==(const Stake&, const Stake&) = default;
};

// Players' commands.

/// Opens a wallet for a new player with this many free points (O30); players are numbered in order of
/// admission.
struct Admit {
    Money wallet;

    friend bool operator==(const Admit&, const Admit&) = default;
};
/// Joins the table and starts the session (O27); in casinos the player gets chips of a free colour and
/// chooses their value (R8, R9, R13, R14), by default the minimum of a straight up. Without a colour it is
/// the first free one.
struct Join {
    PlayerId player = kNobody;
    std::optional<Money> chipValue;
    std::optional<std::uint8_t> colour = {}; ///< 0 to kColours - 1

    friend bool operator==(const Join&, const Join&) = default;
};
/// Adds chips to a spot.
struct PlaceStake {
    PlayerId player = kNobody;
    ChanceKind kind = ChanceKind::straight;
    Numbers numbers;
    Money amount;

    friend bool operator==(const PlaceStake&, const PlaceStake&) = default;
};
/// Places a whole series with chips of this value (R25a, I-O7b).
struct PlaceSeries {
    PlayerId player = kNobody;
    Series series = Series::grande;
    Money chip;

    friend bool operator==(const PlaceSeries&, const PlaceSeries&) = default;
};
/// Places a chip of this value on a number and on each of its neighbours on the wheel (R25b, I-O7b).
struct PlaceNeighbours {
    PlayerId player = kNobody;
    Pocket number;
    int chips = 3; ///< 3, 5 or 7
    Money chip;

    friend bool operator==(const PlaceNeighbours&, const PlaceNeighbours&) = default;
};
/// Places the last round's winnings of a series on that series again (R28, I-R28); a command given before the
/// next round opens takes effect when it does. Without a name: every series that won.
struct PlaceParol {
    PlayerId player = kNobody;
    std::optional<Series> series;

    friend bool operator==(const PlaceParol&, const PlaceParol&) = default;
};
/// Moves all single chips from one spot to another.
struct MoveStake {
    PlayerId player = kNobody;
    SpotId from = kNoSpot;
    SpotId to = kNoSpot;

    friend bool operator==(const MoveStake&, const MoveStake&) = default;
};
/// Takes the single chips off one spot; if there are none, takes the last group with a part there as a whole,
/// since its parts belong together (I-R34c). If `group` is given, takes that group and ignores the spot.
struct TakeUp {
    PlayerId player = kNobody;
    SpotId spot = kNoSpot;
    Group group;

    friend bool operator==(const TakeUp&, const TakeUp&) = default;
};
/// Undoes the player's last action: a stake, a group, taking, clearing, repeating, doubling or moving.
struct Undo {
    PlayerId player = kNobody;

    friend bool operator==(const Undo&, const Undo&) = default;
};
/// Takes all of the player's chips off the layout.
struct Clear {
    PlayerId player = kNobody;

    friend bool operator==(const Clear&, const Clear&) = default;
};
/// Places the last round's stakes again; the player must have no chips on the layout.
struct Repeat {
    PlayerId player = kNobody;

    friend bool operator==(const Repeat&, const Repeat&) = default;
};
/// Doubles all of the player's stakes.
struct Double {
    PlayerId player = kNobody;

    friend bool operator==(const Double&, const Double&) = default;
};
/// Places all these stakes (a favourite), or none.
struct PlaceAll {
    PlayerId player = kNobody;
    std::vector<Stake> stakes;

    friend bool operator==(const PlaceAll&, const PlaceAll&) = default;
};
/// Launches the ball at an individual wheel (O15).
struct Spin {
    PlayerId player = kNobody;

    friend bool operator==(const Spin&, const Spin&) = default;
};
/// Ends the session (O27); with stakes on the table it counts as a lost connection (I-P35): they stand. In
/// casinos all chips are changed back (R12, R16), except `keep` chips that the player takes along.
struct Leave {
    PlayerId player = kNobody;
    std::int64_t keep = 0;

    friend bool operator==(const Leave&, const Leave&) = default;
};
/// Changes back chips that were taken along, at the table's minimum each (R16).
struct PresentChips {
    PlayerId player = kNobody;

    friend bool operator==(const PresentChips&, const PresentChips&) = default;
};
/// Takes a new free allowance when the points have run out (O31).
struct TakeAllowance {
    PlayerId player = kNobody;

    friend bool operator==(const TakeAllowance&, const TakeAllowance&) = default;
};

using common::ContributeSeed;

// Faults.

/// The player's own equipment fails (O22, O23).
struct LosePlayer {
    PlayerId player = kNobody;
    InjectedBy injectedBy = InjectedBy::nobody;

    friend bool operator==(const LosePlayer&, const LosePlayer&) = default;
};
/// The player's equipment works again.
struct RestorePlayer {
    PlayerId player = kNobody;
    InjectedBy injectedBy = InjectedBy::nobody;

    friend bool operator==(const RestorePlayer&, const RestorePlayer&) = default;
};
/// A breakdown: the round has no valid number (O20, O21).
struct FailSystem {
    InjectedBy injectedBy = InjectedBy::nobody;

    friend bool operator==(const FailSystem&, const FailSystem&) = default;
};
/// Something falls into the wheel while the ball is running (R22, M2.2).
struct DropObject {
    InjectedBy injectedBy = InjectedBy::nobody;

    friend bool operator==(const DropObject&, const DropObject&) = default;
};
/// The staff disturb the stakes (R33, M5.3).
struct DisturbStakes {
    InjectedBy injectedBy = InjectedBy::nobody;

    friend bool operator==(const DisturbStakes&, const DisturbStakes&) = default;
};
/// The ball is found faulty (R18).
struct FailBall {
    InjectedBy injectedBy = InjectedBy::nobody;

    friend bool operator==(const FailBall&, const FailBall&) = default;
};
/// Changes the balls now instead of at the hour (R17).
struct ExchangeBall {
    InjectedBy injectedBy = InjectedBy::nobody;

    friend bool operator==(const ExchangeBall&, const ExchangeBall&) = default;
};
/// Another croupier takes over the wheel (R35).
struct ChangeDealer {
    InjectedBy injectedBy = InjectedBy::nobody;

    friend bool operator==(const ChangeDealer&, const ChangeDealer&) = default;
};

// Time and chance, in answer to a Need.

/// A timer has expired.
struct TimePassed {
    friend bool operator==(const TimePassed&, const TimePassed&) = default;
};
/// Opens a round and commits to its seed with this digest.
struct Commit {
    Digest commitment{};

    friend bool operator==(const Commit&, const Commit&) = default;
};
/// The croupier launches the ball; its pocket is determined but not revealed.
struct LaunchBall {
    Origin origin = Origin::seed;

    friend bool operator==(const LaunchBall&, const LaunchBall&) = default;
};
/// The ball rests in this pocket.
struct BringPocket {
    Pocket pocket;
    Origin origin = Origin::seed;

    friend bool operator==(const BringPocket&, const BringPocket&) = default;
};
/// The croupier pays this prize next, out of those that are due; without it they are paid in the table's
/// order (R30, R32, M5.1).
struct PayPrize {
    PlayerId player = kNobody;
    Stake stake;

    friend bool operator==(const PayPrize&, const PayPrize&) = default;
};
/// All players' stakes according to the record (R33, M5.3).
struct RestoreStakes {
    struct Owned {
        PlayerId player = kNobody;
        Stake stake;

        friend bool operator==(const Owned&, const Owned&) = default;
    };
    std::vector<Owned> stakes;

    friend bool operator==(const RestoreStakes&, const RestoreStakes&) = default;
};
/// Reveals the seed that the round was committed to.
struct RevealSeed {
    Seed seed{};

    friend bool operator==(const RevealSeed&, const RevealSeed&) = default;
};

/// Everything that the table can be asked to do.
class Command
    : public CompiledOnce<std::variant<
          Admit, Join, PlaceStake, PlaceSeries, PlaceNeighbours, PlaceParol, MoveStake, TakeUp, Undo, Clear,
          Repeat, Double, PlaceAll, Spin, Leave, PresentChips, TakeAllowance, ContributeSeed, LosePlayer,
          RestorePlayer, FailSystem, DropObject, DisturbStakes, FailBall, ExchangeBall, ChangeDealer,
          TimePassed, Commit, LaunchBall, BringPocket, PayPrize, RestoreStakes, RevealSeed>> {
public:
    using CompiledOnce::CompiledOnce;
    using CompiledOnce::operator=;
};

} // namespace mesaviva::roulette

extern template class mesaviva::CompiledOnce<mesaviva::roulette::Command::Variant>; // game.cpp
