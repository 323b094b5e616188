// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/compiled_once.h"
#include "engine/base/money.h"
#include "engine/base/seed.h"
#include "engine/games/roulette/layout.h"
#include "engine/games/roulette/pocket.h"
#include "engine/games/roulette/series.h"
#include "engine/table/origin.h"
#include "engine/table/player.h"

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

namespace mesaviva::roulette {

/// A stake as it lies: so much on that spot, alone or as a part of a group (I-R34c).
struct Stake {
    SpotId spot = kNoSpot;
    Group group;
    Money amount;

    friend bool operator==(const Stake&, const Stake&) = default;
};

// What somebody wants.

/// Opens a wallet for a new player with this many free points (O30); players are numbered as they come.
struct Admit {
    Money wallet;

    friend bool operator==(const Admit&, const Admit&) = default;
};
/// Comes to the table and starts the session (O27); in casinos gets chips of a free colour and says what one
/// of them is worth (R8, R9, R13, R14), by default the minimum of a straight up.
struct Join {
    PlayerId player = kNobody;
    std::optional<Money> chipValue;

    friend bool operator==(const Join&, const Join&) = default;
};
/// Puts chips on a spot, on top of those that lie there.
struct PlaceStake {
    PlayerId player = kNobody;
    ChanceKind kind = ChanceKind::straight;
    Numbers numbers;
    Money amount;

    friend bool operator==(const PlaceStake&, const PlaceStake&) = default;
};
/// Puts down a whole series with chips of this value (R25a, I-O7b).
struct PlaceSeries {
    PlayerId player = kNobody;
    Series series = Series::grande;
    Money chip;

    friend bool operator==(const PlaceSeries&, const PlaceSeries&) = default;
};
/// Puts a chip of this value on a number and each of its neighbours on the wheel (R25b, I-O7b).
struct PlaceNeighbours {
    PlayerId player = kNobody;
    Pocket number;
    int chips = 3; ///< 3, 5 or 7
    Money chip;

    friend bool operator==(const PlaceNeighbours&, const PlaceNeighbours&) = default;
};
/// Puts what a series has won in the last round on that series again (R28, I-R28); asked for before the next
/// round opens, it is carried out when it does. Without a name: every series that has won.
struct PlaceParol {
    PlayerId player = kNobody;
    std::optional<Series> series;

    friend bool operator==(const PlaceParol&, const PlaceParol&) = default;
};
/// Moves all single chips of a spot to another one.
struct MoveStake {
    PlayerId player = kNobody;
    SpotId from = kNoSpot;
    SpotId to = kNoSpot;

    friend bool operator==(const MoveStake&, const MoveStake&) = default;
};
/// Takes the chips off one spot: the single ones; where none lie, the last group that has a part there,
/// whole, since its parts belong together (I-R34c). With a name, that group, and the spot says nothing.
struct TakeUp {
    PlayerId player = kNobody;
    SpotId spot = kNoSpot;
    Group group;

    friend bool operator==(const TakeUp&, const TakeUp&) = default;
};
/// Takes back the last thing done: a stake, a group, a taking up, a clearing, a repetition, a doubling, a
/// move.
struct Undo {
    PlayerId player = kNobody;

    friend bool operator==(const Undo&, const Undo&) = default;
};
/// Takes all chips off the layout.
struct Clear {
    PlayerId player = kNobody;

    friend bool operator==(const Clear&, const Clear&) = default;
};
/// Puts the last round's stakes down again; nothing must lie.
struct Repeat {
    PlayerId player = kNobody;

    friend bool operator==(const Repeat&, const Repeat&) = default;
};
/// Puts as much again on everything that lies.
struct Double {
    PlayerId player = kNobody;

    friend bool operator==(const Double&, const Double&) = default;
};
/// Puts down all these stakes, or none: favourites.
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
/// Ends the session (O27); with stakes down like a lost line (I-P35): they stand. In casinos all chips are
/// changed back (R12, R16), but for `keep` that the player carries off.
struct Leave {
    PlayerId player = kNobody;
    std::int64_t keep = 0;

    friend bool operator==(const Leave&, const Leave&) = default;
};
/// Brings chips that were carried off: they count at the table's minimum (R16).
struct PresentChips {
    PlayerId player = kNobody;

    friend bool operator==(const PresentChips&, const PresentChips&) = default;
};
/// Takes a fresh free allowance when the points have run out (O31).
struct TakeAllowance {
    PlayerId player = kNobody;

    friend bool operator==(const TakeAllowance&, const TakeAllowance&) = default;
};

// What happens to the table.

/// The player's own equipment fails (O22, O23).
struct LosePlayer {
    PlayerId player = kNobody;

    friend bool operator==(const LosePlayer&, const LosePlayer&) = default;
};
/// The player's equipment works again.
struct RestorePlayer {
    PlayerId player = kNobody;

    friend bool operator==(const RestorePlayer&, const RestorePlayer&) = default;
};
/// A breakdown: there is no valid number (O20, O21).
struct FailSystem {
    friend bool operator==(const FailSystem&, const FailSystem&) = default;
};
/// Something falls into the wheel while the ball runs (R22, M2.2).
struct DropObject {
    friend bool operator==(const DropObject&, const DropObject&) = default;
};
/// The staff disturb the stakes (R33, M5.3).
struct DisturbStakes {
    friend bool operator==(const DisturbStakes&, const DisturbStakes&) = default;
};
/// The ball is found faulty (R18).
struct FailBall {
    friend bool operator==(const FailBall&, const FailBall&) = default;
};
/// The two balls take turns, now and not by the hour (R17).
struct ExchangeBall {
    friend bool operator==(const ExchangeBall&, const ExchangeBall&) = default;
};
/// Another croupier takes over the wheel (R35).
struct ChangeDealer {
    friend bool operator==(const ChangeDealer&, const ChangeDealer&) = default;
};

// Time and chance, in answer to a Need.

/// A timer has run out.
struct TimePassed {
    friend bool operator==(const TimePassed&, const TimePassed&) = default;
};
/// Opens a round that is committed to this digest.
struct Commit {
    Digest commitment{};

    friend bool operator==(const Commit&, const Commit&) = default;
};
/// The croupier lets the ball go; chance has decided, and tells nobody.
struct LaunchBall {
    Origin origin = Origin::seed;

    friend bool operator==(const LaunchBall&, const LaunchBall&) = default;
};
/// The ball rests there.
struct BringPocket {
    Pocket pocket;
    Origin origin = Origin::seed;

    friend bool operator==(const BringPocket&, const BringPocket&) = default;
};
/// The stakes of everybody, as the record has them (R33, M5.3).
struct RestoreStakes {
    struct Owned {
        PlayerId player = kNobody;
        Stake stake;

        friend bool operator==(const Owned&, const Owned&) = default;
    };
    std::vector<Owned> stakes;

    friend bool operator==(const RestoreStakes&, const RestoreStakes&) = default;
};
/// The seed that the round was committed to.
struct RevealSeed {
    Seed seed{};

    friend bool operator==(const RevealSeed&, const RevealSeed&) = default;
};

/// What somebody or something asks of the table: one of these.
class Command : public CompiledOnce<std::variant<
                    Admit, Join, PlaceStake, PlaceSeries, PlaceNeighbours, PlaceParol, MoveStake, TakeUp,
                    Undo, Clear, Repeat, Double, PlaceAll, Spin, Leave, PresentChips, TakeAllowance,
                    LosePlayer, RestorePlayer, FailSystem, DropObject, DisturbStakes, FailBall, ExchangeBall,
                    ChangeDealer, TimePassed, Commit, LaunchBall, BringPocket, RestoreStakes, RevealSeed>> {
public:
    using CompiledOnce::CompiledOnce;
    using CompiledOnce::operator=;
};

} // namespace mesaviva::roulette

extern template class mesaviva::CompiledOnce<mesaviva::roulette::Command::Variant>; // kinds.cpp
