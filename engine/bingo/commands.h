// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/money.h"
#include "base/seed.h"
#include "bingo/card.h"
#include "bingo/owner.h"
#include "table/origin.h"
#include "table/player.h"

#include <cstdint>
#include <memory>
#include <variant>
#include <vector>

namespace mesaviva::bingo {

// What somebody wants.

/// Opens a wallet for a new player with this many free points (B58); players are numbered as they come.
struct Admit {
    Money wallet;
};
/// Comes into the room and starts the session (B53).
struct Join {
    PlayerId player = kNobody;
};
/// Buys cards for the round whose sale runs (B11, B13, B16); they can't be given back (B12).
struct Buy {
    PlayerId player = kNobody;
    std::uint32_t count = 1;
};
/// Members of the simulated crowd buy cards, in this order.
struct CrowdBuy {
    std::shared_ptr<const std::vector<CrowdPurchase>> buyers;
};
/// Marks a drawn number by hand on all own cards that have it (B27); prizes do not depend on it (B29).
struct Mark {
    PlayerId player = kNobody;
    Ball number = 0;
};
/// Ends the session (B53); with cards of a running round they stay in play (B12, I-P35).
struct Leave {
    PlayerId player = kNobody;
};
/// Takes a fresh free allowance when the points have run out (B59).
struct TakeAllowance {
    PlayerId player = kNobody;
};

// What happens to the room.

/// The player's line fails: the cards stay in play (B12, B48).
struct LosePlayer {
    PlayerId player = kNobody;
};
/// The line works again.
struct RestorePlayer {
    PlayerId player = kNobody;
};
/// The gaming system fails (B45, B46).
struct FailSystem {};

// Time and chance, in answer to a Need.

/// A timer has run out.
struct TimePassed {};
/// Opens a round that is committed to this digest.
struct Commit {
    Digest commitment{};
    /// keyOf() of faces that a scenario gives to players: nobody else gets cards with these numbers.
    std::vector<std::uint64_t> setAside{};
    /// keyOf() of the faces that a scenario still has for each player, by PlayerId, in the order of buying.
    std::vector<std::vector<std::uint64_t>> given{};
};
/// The cards of the oldest order of a player at the table.
struct BringCards {
    std::vector<Card> cards;
    Origin origin = Origin::seed; ///< script where any of them is given
};
/// The cards of the oldest order of the crowd: the stream `outcome` of this seed, which follows from the
/// round's, makes them.
struct BringCrowdCards {
    Seed seed{};
};
/// The next number of the draw.
struct BringBall {
    Ball number = 0;
    Origin origin = Origin::seed;
};
/// The seed that the round was committed to.
struct RevealSeed {
    Seed seed{};
};

using Command =
    std::variant<Admit, Join, Buy, CrowdBuy, Mark, Leave, TakeAllowance, LosePlayer, RestorePlayer,
                 FailSystem, TimePassed, Commit, BringCards, BringCrowdCards, BringBall, RevealSeed>;

} // namespace mesaviva::bingo
