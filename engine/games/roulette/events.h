// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/compiled_once.h"
#include "engine/base/money.h"
#include "engine/base/rule_id.h"
#include "engine/base/seed.h"
#include "engine/games/roulette/commands.h"
#include "engine/games/roulette/keys.h"
#include "engine/games/roulette/settings.h"
#include "engine/games/roulette/wheel.h"
#include "engine/table/common_events.h"
#include "engine/table/contribution.h"
#include "engine/table/event_list.h"
#include "engine/table/opening.h"
#include "engine/table/player.h"
#include "engine/table/session.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

namespace mesaviva::roulette {

/// The kind of command that was refused; the names are those of scenario steps.
enum class Action : std::uint8_t {
    join,
    stake,
    series,
    neighbours,
    parol,
    move,
    take,
    undo,
    clear,
    repeat,
    double_stakes,
    favourite,
    spin,
    leave,
    present_chips,
    allowance,
    contribute, ///< to the round's chance
    fault,      ///< a scenario step `fault`
    other,      ///< commands that only drivers send
};

/// The action's key, for instance `stake`; `double` for double_stakes.
std::string_view name(Action action);

using TableOpened = TableOpenedWith<Settings>;
using common::AllowanceTaken;
using common::BettingOpened;
using common::PlayerAdmitted;
using common::PlayerDisconnected;
using common::PlayerReconnected;
using common::RoundOpened;
using common::SeedContributed;
using common::SessionInvited;
using common::SessionWarned;
using common::SystemFailed;
struct PlayerJoined {
    PlayerId player;
    std::uint8_t colour;            ///< 0 to kColours - 1; unique to each player
    std::optional<Money> chipValue; ///< of value-less chips (R9); empty if chips have a value

    friend bool operator==(const PlayerJoined&, const PlayerJoined&) = default;
};
struct BettingClosed {
    std::optional<Instant> until; ///< when the ball will rest, if known

    friend bool operator==(const BettingClosed&, const BettingClosed&) = default;
};
struct Staked {
    PlayerId player;
    Stake stake;
    std::uint32_t act; ///< stakes placed by one action share its number, which counts up within a round
    bool undo = false; ///< placed again by undoing its removal

    friend bool operator==(const Staked&, const Staked&) = default;
};
struct StakeTakenBack {
    PlayerId player;
    Stake stake;
    std::uint32_t act;
    bool undo = false; ///< removed by undoing its placement; else by taking, clearing or moving

    friend bool operator==(const StakeTakenBack&, const StakeTakenBack&) = default;
};
/// R28: a parol ordered before the next round opens.
struct ParolOrdered {
    PlayerId player;
    std::optional<Series> series;

    friend bool operator==(const ParolOrdered&, const ParolOrdered&) = default;
};
/// The result of a parol, one event per series (R28, I-R28). The chips are also in Staked events.
struct ParolPlaced {
    PlayerId player;
    Series series;
    Money amount; ///< placed on the series again
    Money rest;   ///< paid out: not a whole set, or above the limit

    friend bool operator==(const ParolPlaced&, const ParolPlaced&) = default;
};
/// O15: a player has ordered the launch at an individual wheel.
struct SpinOrdered {
    PlayerId player;

    friend bool operator==(const SpinOrdered&, const SpinOrdered&) = default;
};
struct BallLaunched {
    Turn direction;
    Instant rest;                 ///< when the ball comes to rest
    std::uint32_t launch;         ///< number of the table's launches, from 1
    Origin origin = Origin::seed; ///< of the pocket, which the table doesn't know yet

    friend bool operator==(const BallLaunched&, const BallLaunched&) = default;
};
struct NumberDrawn {
    Pocket pocket;
    Origin origin;

    friend bool operator==(const NumberDrawn&, const NumberDrawn&) = default;
};
/// Why a spin is void; the ball is put back and launched again.
enum class SpinVoidReason : std::uint8_t {
    object_in_wheel, ///< R22, M2.2
    ball,            ///< R18
};

/// The key: `object_in_wheel`, `ball`.
std::string_view name(SpinVoidReason reason);

struct SpinVoid {
    SpinVoidReason reason;
    std::optional<Pocket> back; ///< the previous number, where the ball is put back
    Instant relaunch;           ///< when the ball is launched again
    InjectedBy injectedBy = InjectedBy::nobody;

    friend bool operator==(const SpinVoid&, const SpinVoid&) = default;
};
struct StakesDisturbed {
    bool beforeNumber = false; ///< the rules speak of winning stakes only (R33, M5.3)
    InjectedBy injectedBy = InjectedBy::nobody;

    friend bool operator==(const StakesDisturbed&, const StakesDisturbed&) = default;
};
/// R33, M5.3: a stake restored from the record.
struct StakeRestored {
    PlayerId player;
    Stake stake;
    bool beforeNumber = false;

    friend bool operator==(const StakeRestored&, const StakeRestored&) = default;
};
/// All disturbed stakes are restored.
struct StakesRestored {
    bool beforeNumber = false;

    friend bool operator==(const StakesRestored&, const StakesRestored&) = default;
};
/// All losing chips of a player, collected by the bank.
struct Collected {
    PlayerId player;
    Money amount;
    bool zero = false; ///< zero's own rule decided some of them, or half (O19, R29, M8)

    friend bool operator==(const Collected&, const Collected&) = default;
};
struct Paid {
    PlayerId player;
    Stake stake;
    Money amount;         ///< winnings
    bool several = false; ///< the player has further prizes of this number (R32, M5.2)

    friend bool operator==(const Paid&, const Paid&) = default;
};
/// One stake of a settlement.
struct SettledStake {
    Stake stake;
    Money returned; ///< the returned stake or half of it, and the winnings

    friend bool operator==(const SettledStake&, const SettledStake&) = default;
};
struct Settled {
    PlayerId player;
    Money staked;
    Money returned;
    bool voided;                      ///< the round was void: all stakes are returned
    std::vector<SettledStake> stakes; ///< in the order of placement
    bool zero = false;                ///< zero's own rule decided some of them (O19, R29, M8)

    Money net() const { return returned - staked; }
    friend bool operator==(const Settled&, const Settled&) = default;
};
struct RoundVoid {
    friend bool operator==(const RoundVoid&, const RoundVoid&) = default;
};
struct RoundClosed {
    Seed seed;
    std::optional<Pocket> pocket; ///< empty for a void round
    bool scripted;

    friend bool operator==(const RoundClosed&, const RoundClosed&) = default;
};
/// A player leaves with stakes on the table: the session ends with the round (I-P35).
struct PlayerLeaving {
    PlayerId player;
    std::int64_t keep;

    friend bool operator==(const PlayerLeaving&, const PlayerLeaving&) = default;
};
/// R16: the chips that a leaving player changes back, with their worth; or chips presented later.
struct ChipsChanged {
    PlayerId player;
    std::int64_t chips;
    Money amount;
    std::int64_t kept; ///< taken along
    bool late;         ///< presented after leaving, at the table's minimum each

    friend bool operator==(const ChipsChanged&, const ChipsChanged&) = default;
};
struct BallChanged {
    bool faulty; ///< R18; false: R17's hourly change
    InjectedBy injectedBy = InjectedBy::nobody;

    friend bool operator==(const BallChanged&, const BallChanged&) = default;
};
struct DealerChanged {
    InjectedBy injectedBy = InjectedBy::nobody;

    friend bool operator==(const DealerChanged&, const DealerChanged&) = default;
};
struct SessionEnded {
    PlayerId player;
    SessionEnd reason;
    SessionSummary summary;

    friend bool operator==(const SessionEnded&, const SessionEnded&) = default;
};
struct Announced {
    Phrase phrase;
    PlayerId player = kNobody;
    Stake stake{}; ///< for a payment
    Money amount{};
    Pocket pocket{};           ///< for a number
    bool faultyBall = false;   ///< a void spin or a change of the ball because of R18
    bool beforeNumber = false; ///< stakes restored before the number is known

    friend bool operator==(const Announced&, const Announced&) = default;
};
using Refused = common::RefusedAction<Action, Refusal>;

/// Everything that can happen at a table.
class Event : public CompiledOnce<std::variant<
                  TableOpened, PlayerAdmitted, PlayerJoined, AllowanceTaken, RoundOpened, SeedContributed,
                  BettingOpened, BettingClosed, Staked, StakeTakenBack, ParolOrdered, ParolPlaced,
                  SpinOrdered, BallLaunched, NumberDrawn, SpinVoid, StakesDisturbed, StakeRestored,
                  StakesRestored, Collected, Paid, Settled, RoundVoid, RoundClosed, SystemFailed,
                  PlayerDisconnected, PlayerReconnected, PlayerLeaving, ChipsChanged, BallChanged,
                  DealerChanged, SessionInvited, SessionWarned, SessionEnded, Announced, Refused>> {
public:
    using CompiledOnce::CompiledOnce;
    using CompiledOnce::operator=;
};
/// The events of one command.
using Events = EventList<Event>;

/// The memory of the lists that an event holds, in bytes.
std::size_t heldBytes(const Event& event);

/// The rules that an event carries out at a table with these settings, the most specific first.
Rules rulesOf(const Event& event, const Settings& settings);

} // namespace mesaviva::roulette

extern template class mesaviva::CompiledOnce<mesaviva::roulette::Event::Variant>; // game.cpp
