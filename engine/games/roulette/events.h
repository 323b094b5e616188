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
#include "engine/games/roulette/turn.h"
#include "engine/table/common_events.h"
#include "engine/table/event_list.h"
#include "engine/table/opening.h"
#include "engine/table/player.h"
#include "engine/table/session.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

namespace mesaviva::roulette {

/// What kind of command was refused; the names are those of scenario steps.
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
    fault, ///< what a scenario's `fault` brings
    other, ///< what only drivers send
};

/// The deed's key, for instance `stake`; `double` for double_stakes.
std::string_view name(Action action);

using TableOpened = TableOpenedWith<Settings>;
using common::AllowanceTaken;
using common::BettingOpened;
using common::PlayerAdmitted;
using common::PlayerCameBack;
using common::PlayerWasLost;
using common::RoundOpened;
using common::SessionInvited;
using common::SessionWarned;
using common::SystemFailed;
struct PlayerJoined {
    PlayerId player;
    std::uint8_t colour;            ///< 0 to kColours - 1; each player's own
    std::optional<Money> chipValue; ///< of value-less chips (R9); none where chips have a value

    friend bool operator==(const PlayerJoined&, const PlayerJoined&) = default;
};
struct BettingClosed {
    std::optional<Instant> until; ///< when the ball will rest, where it is known

    friend bool operator==(const BettingClosed&, const BettingClosed&) = default;
};
struct Staked {
    PlayerId player;
    Stake stake;
    std::uint32_t act; ///< stakes put down by one act share its number, which counts up within a round
    bool undo = false; ///< comes back by an undo of its taking back

    friend bool operator==(const Staked&, const Staked&) = default;
};
struct StakeTakenBack {
    PlayerId player;
    Stake stake;
    std::uint32_t act;
    bool undo = false; ///< by an undo of its putting down; else by a taking up, a clearing or a move

    friend bool operator==(const StakeTakenBack&, const StakeTakenBack&) = default;
};
/// R28: asked for before the next round opens.
struct ParolOrdered {
    PlayerId player;
    std::optional<Series> series;

    friend bool operator==(const ParolOrdered&, const ParolOrdered&) = default;
};
/// What came of a parol: one for each series (R28, I-R28). The chips are Staked besides.
struct ParolPlaced {
    PlayerId player;
    Series series;
    Money amount; ///< on the series again
    Money rest;   ///< paid out: no whole set, or beyond the limit

    friend bool operator==(const ParolPlaced&, const ParolPlaced&) = default;
};
/// O15: the ball is to be launched at an individual wheel.
struct SpinOrdered {
    PlayerId player;

    friend bool operator==(const SpinOrdered&, const SpinOrdered&) = default;
};
struct BallLaunched {
    Turn direction;
    Instant rest;                 ///< when the ball comes to rest
    std::uint32_t launch;         ///< counts the launches of the table, from 1
    Origin origin = Origin::seed; ///< of the pocket, which the table does not know

    friend bool operator==(const BallLaunched&, const BallLaunched&) = default;
};
struct NumberDrawn {
    Pocket pocket;
    Origin origin;

    friend bool operator==(const NumberDrawn&, const NumberDrawn&) = default;
};
/// Why a spin is void: the ball is put back and launched again.
enum class SpinVoidReason : std::uint8_t {
    object_in_wheel, ///< R22, M2.2
    ball,            ///< R18
};

/// The key: `object_in_wheel`, `ball`.
std::string_view name(SpinVoidReason reason);

struct SpinVoid {
    SpinVoidReason reason;
    std::optional<Pocket> back; ///< the previous number, on which the ball is put back
    Instant relaunch;           ///< when the ball is launched again

    friend bool operator==(const SpinVoid&, const SpinVoid&) = default;
};
struct StakesDisturbed {
    friend bool operator==(const StakesDisturbed&, const StakesDisturbed&) = default;
};
/// R33, M5.3: put back from the record.
struct StakeRestored {
    PlayerId player;
    Stake stake;

    friend bool operator==(const StakeRestored&, const StakeRestored&) = default;
};
/// Everything lies again as it did.
struct StakesRestored {
    friend bool operator==(const StakesRestored&, const StakesRestored&) = default;
};
/// All losing chips of a player swept to the bank.
struct Collected {
    PlayerId player;
    Money amount;
    bool zero = false; ///< zero's own rule has taken some of them, or half of it (O19, R29, M8)

    friend bool operator==(const Collected&, const Collected&) = default;
};
struct Paid {
    PlayerId player;
    Stake stake;
    Money amount; ///< winnings

    friend bool operator==(const Paid&, const Paid&) = default;
};
/// One stake of a settlement.
struct SettledStake {
    Stake stake;
    Money returned; ///< the stake, where it or half of it comes back, and winnings

    friend bool operator==(const SettledStake&, const SettledStake&) = default;
};
struct Settled {
    PlayerId player;
    Money staked;
    Money returned;
    bool voided;                      ///< the round was void: everything comes back
    std::vector<SettledStake> stakes; ///< in the order in which they were put down
    bool zero = false;                ///< zero's own rule has decided over some of them (O19, R29, M8)

    Money net() const { return returned - staked; }
    friend bool operator==(const Settled&, const Settled&) = default;
};
struct RoundVoid {
    friend bool operator==(const RoundVoid&, const RoundVoid&) = default;
};
struct RoundClosed {
    Seed seed;
    std::optional<Pocket> pocket; ///< none in a void round
    bool scripted;

    friend bool operator==(const RoundClosed&, const RoundClosed&) = default;
};
/// A player leaves with stakes down: the session ends when the round does (I-P35).
struct PlayerLeaving {
    PlayerId player;
    std::int64_t keep;

    friend bool operator==(const PlayerLeaving&, const PlayerLeaving&) = default;
};
/// R16: the chips that a leaving player changes back, and what they are worth; or those that are brought
/// late.
struct ChipsChanged {
    PlayerId player;
    std::int64_t chips;
    Money amount;
    std::int64_t kept; ///< carried off
    bool late;         ///< brought after leaving: at the table's minimum each

    friend bool operator==(const ChipsChanged&, const ChipsChanged&) = default;
};
struct BallChanged {
    bool faulty; ///< R18; else R17's hourly turn

    friend bool operator==(const BallChanged&, const BallChanged&) = default;
};
struct DealerChanged {
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
    Stake stake{}; ///< of a payment
    Money amount{};
    Pocket pocket{}; ///< of a number

    friend bool operator==(const Announced&, const Announced&) = default;
};
using Refused = common::RefusedAction<Action, Refusal>;

/// What has happened: one of these.
class Event
    : public CompiledOnce<std::variant<
          TableOpened, PlayerAdmitted, PlayerJoined, AllowanceTaken, RoundOpened, BettingOpened,
          BettingClosed, Staked, StakeTakenBack, ParolOrdered, ParolPlaced, SpinOrdered, BallLaunched,
          NumberDrawn, SpinVoid, StakesDisturbed, StakeRestored, StakesRestored, Collected, Paid, Settled,
          RoundVoid, RoundClosed, SystemFailed, PlayerWasLost, PlayerCameBack, PlayerLeaving, ChipsChanged,
          BallChanged, DealerChanged, SessionInvited, SessionWarned, SessionEnded, Announced, Refused>> {
public:
    using CompiledOnce::CompiledOnce;
    using CompiledOnce::operator=;
};
/// What a command brings.
using Events = EventList<Event>;

/// The rules that an event carries out at a table of that rule set, the most telling one first.
Rules rulesOf(const Event& event, const Settings& settings);

} // namespace mesaviva::roulette

extern template class mesaviva::CompiledOnce<mesaviva::roulette::Event::Variant>; // kinds.cpp
