// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/compiled_once.h"
#include "engine/base/money.h"
#include "engine/base/seed.h"
#include "engine/games/bingo/cards/card.h"
#include "engine/games/bingo/prizes.h"
#include "engine/table/common_keys.h"
#include "engine/table/contribution.h"
#include "engine/table/injected_by.h"
#include "engine/table/opening.h"
#include "engine/table/player.h"

#include <cstdint>
#include <memory>
#include <variant>
#include <vector>

namespace mesaviva::bingo {

// Players' commands.

/// Opens a wallet for a new player with this many free points (B58); players are numbered in order of
/// admission.
struct Admit {
    Money wallet;

    friend bool operator==(const Admit&, const Admit&) = default;
};
/// Enters the room and starts the session (B53).
struct Join {
    PlayerId player = kNobody;

    friend bool operator==(const Join&, const Join&) = default;
};
/// Buys cards for the round whose sale is open (B11, B13, B16); they can't be returned (B12).
struct Buy {
    PlayerId player = kNobody;
    std::uint32_t count = 1;

    friend bool operator==(const Buy&, const Buy&) = default;
};
/// Members of the simulated crowd buy cards, in this order.
struct CrowdBuy {
    std::shared_ptr<const std::vector<CrowdPurchase>> buyers;

    friend bool operator==(const CrowdBuy& a, const CrowdBuy& b) { return sameShared(a.buyers, b.buyers); }
};
/// Marks a drawn number by hand on all own cards that have it (B27); prizes do not depend on it (B29).
struct Mark {
    PlayerId player = kNobody;
    Ball number = 0;

    friend bool operator==(const Mark&, const Mark&) = default;
};
/// Ends the session (B53); cards in a running round stay in play (B12, I-P35).
struct Leave {
    PlayerId player = kNobody;

    friend bool operator==(const Leave&, const Leave&) = default;
};
/// Takes a new free allowance when the points have run out (B59).
struct TakeAllowance {
    PlayerId player = kNobody;

    friend bool operator==(const TakeAllowance&, const TakeAllowance&) = default;
};

using common::ContributeSeed;

// Faults.

/// The player's connection fails: the cards stay in play (B12, B48).
struct LosePlayer {
    PlayerId player = kNobody;
    InjectedBy injectedBy = InjectedBy::nobody;

    friend bool operator==(const LosePlayer&, const LosePlayer&) = default;
};
/// The connection works again.
struct RestorePlayer {
    PlayerId player = kNobody;
    InjectedBy injectedBy = InjectedBy::nobody;

    friend bool operator==(const RestorePlayer&, const RestorePlayer&) = default;
};
/// The gaming system fails (B45, B46).
struct FailSystem {
    InjectedBy injectedBy = InjectedBy::nobody;

    friend bool operator==(const FailSystem&, const FailSystem&) = default;
};

// Time and chance, in answer to a Need.

/// A timer has expired.
struct TimePassed {
    friend bool operator==(const TimePassed&, const TimePassed&) = default;
};
/// Opens a round and commits to its seed with this digest.
struct Commit {
    Digest commitment{};
    /// keyOf() of faces that a scenario gives to players: no other cards get these numbers.
    std::vector<std::uint64_t> setAside{};
    /// keyOf() of the faces that a scenario still has for each player, by PlayerId, in order of purchase.
    std::vector<std::vector<std::uint64_t>> given{};

    friend bool operator==(const Commit&, const Commit&) = default;
};
/// The cards for the oldest order of a player at the table.
struct BringCards {
    std::vector<Card> cards;
    Origin origin = Origin::seed; ///< script if any of them is given

    friend bool operator==(const BringCards&, const BringCards&) = default;
};
/// The cards for the crowd's oldest order: made by the stream `outcome` of this seed, which follows from the
/// round's.
struct BringCrowdCards {
    Seed seed{};

    friend bool operator==(const BringCrowdCards&, const BringCrowdCards&) = default;
};
/// The next number of the draw.
struct BringBall {
    Ball number = 0;
    Origin origin = Origin::seed;

    friend bool operator==(const BringBall&, const BringBall&) = default;
};
/// Reveals the seed that the round was committed to.
struct RevealSeed {
    Seed seed{};

    friend bool operator==(const RevealSeed&, const RevealSeed&) = default;
};

/// Everything that the room can be asked to do.
class Command
    : public CompiledOnce<std::variant<Admit, Join, Buy, CrowdBuy, Mark, Leave, TakeAllowance, ContributeSeed,
                                       LosePlayer, RestorePlayer, FailSystem, TimePassed, Commit, BringCards,
                                       BringCrowdCards, BringBall, RevealSeed>> {
public:
    using CompiledOnce::CompiledOnce;
    using CompiledOnce::operator=;
};

} // namespace mesaviva::bingo

extern template class mesaviva::CompiledOnce<mesaviva::bingo::Command::Variant>; // game.cpp
