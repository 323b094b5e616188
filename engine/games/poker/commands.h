// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/compiled_once.h"
#include "engine/base/money.h"
#include "engine/base/seed.h"
#include "engine/games/poker/card.h"
#include "engine/table/common_keys.h"
#include "engine/table/contribution.h"
#include "engine/table/injected_by.h"
#include "engine/table/player.h"

#include <cstdint>
#include <variant>

namespace mesaviva::poker {

// Players' commands.

/// Opens a wallet with this many free points for a new player (P43); players are numbered in order of
/// admission.
struct Admit {
    Money wallet;

    friend bool operator==(const Admit&, const Admit&) = default;
};
/// Takes a seat, 1 to 7, and starts the session (P40).
struct Sit {
    PlayerId player = kNobody;
    int seat = 1;

    friend bool operator==(const Sit&, const Sit&) = default;
};
/// Adds chips to the ante box (P16).
struct PlaceAnte {
    PlayerId player = kNobody;
    Money amount;

    friend bool operator==(const PlaceAnte&, const PlaceAnte&) = default;
};
/// Takes the chips placed last out of the ante box.
struct UndoAnte {
    PlayerId player = kNobody;

    friend bool operator==(const UndoAnte&, const UndoAnte&) = default;
};
/// Takes all chips out of the ante box.
struct ClearAnte {
    PlayerId player = kNobody;

    friend bool operator==(const ClearAnte&, const ClearAnte&) = default;
};
/// Places the last round's ante in the empty ante box.
struct RepeatAnte {
    PlayerId player = kNobody;

    friend bool operator==(const RepeatAnte&, const RepeatAnte&) = default;
};
/// Starts the deal at an individual table (P15).
struct Deal {
    PlayerId player = kNobody;

    friend bool operator==(const Deal&, const Deal&) = default;
};
/// Gives up the ante (P20a, P22).
struct Fold {
    PlayerId player = kNobody;

    friend bool operator==(const Fold&, const Fold&) = default;
};
/// Continues with twice the ante in the bet box (P20b, P23).
struct Bet {
    PlayerId player = kNobody;

    friend bool operator==(const Bet&, const Bet&) = default;
};
/// Ends the session (P40); with stakes on the table it counts as a lost connection (I-P35).
struct Leave {
    PlayerId player = kNobody;

    friend bool operator==(const Leave&, const Leave&) = default;
};
/// Takes a new free allowance when the points have run out (P44).
struct TakeAllowance {
    PlayerId player = kNobody;

    friend bool operator==(const TakeAllowance&, const TakeAllowance&) = default;
};

using common::ContributeSeed;

// Faults.

/// The player's own equipment fails (P34-P36).
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
/// The gaming system fails, so that the round can't end normally (P33).
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

    friend bool operator==(const Commit&, const Commit&) = default;
};
/// The next card of the deck.
struct BringCard {
    Card card;
    Origin origin = Origin::seed;

    friend bool operator==(const BringCard&, const BringCard&) = default;
};
/// Reveals the seed that the round was committed to.
struct RevealSeed {
    Seed seed{};

    friend bool operator==(const RevealSeed&, const RevealSeed&) = default;
};

/// Everything that the table can be asked to do.
class Command
    : public CompiledOnce<std::variant<Admit, Sit, PlaceAnte, UndoAnte, ClearAnte, RepeatAnte, Deal, Fold,
                                       Bet, Leave, TakeAllowance, ContributeSeed, LosePlayer, RestorePlayer,
                                       FailSystem, TimePassed, Commit, BringCard, RevealSeed>> {
public:
    using CompiledOnce::CompiledOnce;
    using CompiledOnce::operator=;
};

} // namespace mesaviva::poker

extern template class mesaviva::CompiledOnce<mesaviva::poker::Command::Variant>; // game.cpp
