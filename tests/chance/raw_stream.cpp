// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the tables' source of chance to standard output, without end, for programs that judge random bits
// (dieharder.sh): the stream `outcome` of a seed, or with --rounds the first 256 bytes of each round in turn,
// every round with a seed of its own as at tables.
//
//   raw_stream [--rounds] [SEED]
//
// SEED: 64 hexadecimal digits; by default from the system's generator. Words are written least significant
// byte first. It ends when its reader closes.
#include "engine/base/random_stream.h"
#include "engine/base/seed.h"

#include <array>
#include <cstdint>
#include <cstdio>
#include <iostream>
#include <optional>
#include <string_view>

using namespace mesaviva;

namespace {

template <class Stream, std::size_t Words>
bool write(Stream& stream, std::array<std::uint8_t, Words>& bytes) {
    for (std::size_t at = 0; at < bytes.size(); at += 4) {
        const std::uint32_t word = stream.word();
        for (std::size_t i = 0; i < 4; ++i) {
            bytes[at + i] = static_cast<std::uint8_t>(word >> (8 * i));
        }
    }
    return std::fwrite(bytes.data(), 1, bytes.size(), stdout) == bytes.size();
}

} // namespace

int main(int argc, char** argv) {
    bool rounds = false;
    std::optional<Seed> seed;
    for (int i = 1; i < argc; ++i) {
        const std::string_view word = argv[i];
        if (word == "--rounds") {
            rounds = true;
        } else if (seed = seedFromHex(word); !seed) {
            std::cerr << "raw_stream [--rounds] [64 hexadecimal digits]\n";
            return 2;
        }
    }
    const Seed master = seed ? *seed : systemSeed();
    std::cerr << "seed " << toHex(master) << '\n';
    if (rounds) {
        std::array<std::uint8_t, 256> bytes{};
        for (std::uint64_t round = 1;; ++round) {
            RandomStream stream(roundSeed(master, round), stream_name::kOutcome);
            if (!write(stream, bytes)) {
                return 0;
            }
        }
    }
    LongStream stream(master, stream_name::kOutcome);
    std::array<std::uint8_t, 4096> bytes{};
    while (write(stream, bytes)) {
    }
    return 0;
}
