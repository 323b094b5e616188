// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The proof of one round, step by step, and the same as lines for a common shell.
//
// Before the round its commitment is on record: SHA-256 of the text `mesaviva.round/1`, the round's number
// and the seed. At its close the seed is shown. BLAKE2b-256 of the seed and the word `outcome` is the key of
// ChaCha20; its key stream is read as 32-bit numbers, least significant byte first. A number below n is the
// remainder of the next one, those from the largest multiple of n on being thrown away. What follows from
// such numbers is the game's (<game>_outcome.cpp).
#pragma once

#include "engine/base/seed.h"
#include "engine/record/outcome_way.h"
#include "engine/record/record_reader.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mesaviva::record {

/// What is needed of a round to prove it, and what comes of it when it is computed anew.
struct RoundProof {
    RoundId id;
    std::string game;
    const OutcomeWay* way = nullptr;   ///< of that game; never null in a proof that was found
    unsigned places = 0;               ///< pockets of the wheel, cards of the deck, balls of the machine
    Digest committed{};                ///< as it was told before the round
    std::optional<Seed> seed;          ///< nothing while the round runs
    bool scripted = false;             ///< a scenario or a person has brought the outcome, or some of it
    std::vector<std::string> onRecord; ///< pockets, cards or balls, as the record has them
    std::size_t draws = 0; ///< how many the seed has brought; more than those where a spin was void

    // Computed anew; empty while there is no seed.
    Digest recomputed{};               ///< the commitment
    Digest key{};                      ///< of the stream `outcome`
    std::vector<std::uint32_t> words;  ///< the first numbers of the stream
    std::vector<std::string> fromSeed; ///< what the seed brings, in its order

    bool isCommitted() const { return seed && recomputed == committed; }
    /// The outcome on record is what the seed brings; never that of a round with a scripted one.
    bool isFromSeed() const;
};

/// The proof of a round that is on record; nothing where it is not there, or its events are not. Throws
/// Fault where it can't be read.
std::optional<RoundProof> proofOf(RecordReader& reader, const RoundId& round);

/// Lines for a common shell (sh, with xxd, sha256sum, b2sum, openssl, od and awk) that compute all of it
/// without this program, and print the commitment and the outcome; empty while there is no seed.
std::string shellLines(const RoundProof& proof);

} // namespace mesaviva::record
