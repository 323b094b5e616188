// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/compiled_once.h"
#include "engine/base/money.h"
#include "engine/base/seed.h"
#include "engine/base/shared.h"
#include "engine/games/bingo/card.h"
#include "engine/games/bingo/owner.h"
#include "engine/table/origin.h"
#include "engine/table/player.h"

#include <cstdint>
#include <memory>
#include <variant>
#include <vector>

namespace mesaviva::bingo {

// What somebody wants.

/// Opens a wallet for a new player with this many free points (B58); players are numbered as they come.
struct Admit {
    Money wallet;

    friend bool operator==(const Admit&, const Admit&) = default;
};
/// Comes into the room and starts the session (B53).
struct Join {
    PlayerId player = kNobody;

    friend bool operator==(const Join&, const Join&) = default;
};
/// Buys cards for the round whose sale runs (B11, B13, B16); they can't be given back (B12).
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
/// Ends the session (B53); with cards of a running round they stay in play (B12, I-P35).
struct Leave {
    PlayerId player = kNobody;

    friend bool operator==(const Leave&, const Leave&) = default;
};
/// Takes a fresh free allowance when the points have run out (B59).
struct TakeAllowance {
    PlayerId player = kNobody;

    friend bool operator==(const TakeAllowance&, const TakeAllowance&) = default;
};

// What happens to the room.

/// The player's line fails: the cards stay in play (B12, B48).
struct LosePlayer {
    PlayerId player = kNobody;

    friend bool operator==(const LosePlayer&, const LosePlayer&) = default;
};
/// The line works again.
struct RestorePlayer {
    PlayerId player = kNobody;

    friend bool operator==(const RestorePlayer&, const RestorePlayer&) = default;
};
/// The gaming system fails (B45, B46).
struct FailSystem {
    friend bool operator==(const FailSystem&, const FailSystem&) = default;
};

// Time and chance, in answer to a Need.

/// A timer has run out.
struct TimePassed {
    friend bool operator==(const TimePassed&, const TimePassed&) = default;
};
/// Opens a round that is committed to this digest.
struct Commit {
    Digest commitment{};
    /// keyOf() of faces that a scenario gives to players: nobody else gets cards with these numbers.
    std::vector<std::uint64_t> setAside{};
    /// keyOf() of the faces that a scenario still has for each player, by PlayerId, in the order of buying.
    std::vector<std::vector<std::uint64_t>> given{};

    friend bool operator==(const Commit&, const Commit&) = default;
};
/// The cards of the oldest order of a player at the table.
struct BringCards {
    std::vector<Card> cards;
    Origin origin = Origin::seed; ///< script where any of them is given

    friend bool operator==(const BringCards&, const BringCards&) = default;
};
/// The cards of the oldest order of the crowd: the stream `outcome` of this seed, which follows from the
/// round's, makes them.
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
/// The seed that the round was committed to.
struct RevealSeed {
    Seed seed{};

    friend bool operator==(const RevealSeed&, const RevealSeed&) = default;
};

/// What somebody or something asks of the table: one of these.
class Command
    : public CompiledOnce<
          std::variant<Admit, Join, Buy, CrowdBuy, Mark, Leave, TakeAllowance, LosePlayer, RestorePlayer,
                       FailSystem, TimePassed, Commit, BringCards, BringCrowdCards, BringBall, RevealSeed>> {
public:
    using CompiledOnce::CompiledOnce;
    using CompiledOnce::operator=;
};

} // namespace mesaviva::bingo

extern template class mesaviva::CompiledOnce<mesaviva::bingo::Command::Variant>; // kinds.cpp
