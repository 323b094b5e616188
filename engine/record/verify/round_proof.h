// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The proof of one round, step by step, also as commands for a shell.
//
// Before the round its commitment is recorded: SHA-256 of the text `mesaviva.round/1`, the round number and
// the seed. At its close the seed is revealed. If players have contributed, SHA-256 of the text
// `mesaviva.joint/1`, the seed and the contributions takes its place from here on. BLAKE2b-256 of the seed
// and the word `outcome` is the key of ChaCha20; its key stream is read as 32-bit numbers, least significant
// byte first. A number below n is the next one modulo n; numbers from the largest multiple of n on are
// discarded. The rest depends on the game
// (<game>_on_record.cpp).
#pragma once

#include "engine/base/random_stream.h"
#include "engine/base/seed.h"
#include "engine/record/record_reader.h"

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mesaviva::record {

/// How a game's outcome is computed from the seed's stream and where it is recorded: what a proof must know
/// of the game (`PokerOnRecord::outcome()` or the like).
struct OutcomeMethod {
    /// An event with part of the outcome, and the field that holds it.
    struct Draw {
        std::string_view event;
        std::string_view field;
    };
    std::span<const Draw> draws;

    /// Returns the number of pockets, cards or balls, from the table's recorded settings; 0 if no table can
    /// have that.
    unsigned (*places)(const nlohmann::ordered_json& settings);
    /// The most draws of one round; 0: as many as there are places.
    std::size_t most = 0;
    /// true: only the last draw counts, earlier ones were void; false: the first draws count.
    bool lastCounts = false;

    /// Returns the first `draws` draws of `places` places from the stream, as the record writes them.
    std::vector<std::string> (*from)(RandomStream stream, unsigned places, std::size_t draws);
    /// Returns the same as an awk program, which reads the stream's numbers one per line and uses `below(n,
    /// number)`: a number below n, or -1 if it is rejected.
    std::string (*awk)(unsigned places, std::size_t draws);
};

/// The data needed to prove a round, and the recomputed results.
struct RoundProof {
    RoundId id;
    std::string game;
    const OutcomeMethod* method = nullptr; ///< the game's method; never null in a proof returned by proofOf()
    unsigned places = 0;                   ///< number of pockets, cards or balls
    Digest committed{};                    ///< the published commitment
    std::optional<Seed> seed;              ///< nothing while the round runs
    std::vector<Seed> contributions;       ///< by players, in order
    bool scripted = false;             ///< a scenario or a person has determined at least part of the outcome
    std::vector<std::string> onRecord; ///< pockets, cards or balls as recorded
    std::size_t draws = 0; ///< how many draws the seed has supplied; more than the outcome if a spin was void

    // Recomputed; empty while there is no seed.
    Digest recomputed{};               ///< the commitment
    Seed joint{};                      ///< the seed of the outcome: with the contributions, if there are any
    Digest key{};                      ///< of the stream `outcome`
    std::vector<std::uint32_t> words;  ///< the first numbers of the stream
    std::vector<std::string> fromSeed; ///< the outcome from the seed, in order

    bool isCommitted() const { return seed && recomputed == committed; }
    /// Returns whether the recorded outcome follows from the seed; false for a scripted round.
    bool isFromSeed() const;
};

/// Returns the proof of a recorded round; nothing if the round or its events do not exist. Throws Fault if it
/// cannot be read.
std::optional<RoundProof> proofOf(RecordReader& reader, const RoundId& round);

/// Returns commands for a POSIX shell (with xxd, sha256sum, b2sum, openssl, od and awk) that compute the
/// proof without this program and print commitment and outcome; empty while there is no seed.
std::string shellLines(const RoundProof& proof);

} // namespace mesaviva::record
