// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "engine/base/random_stream.h"
#endif

#include <cstdint>
#include <string_view>

namespace mesaviva::kit {

/// The source of numbers for random play: a stream, or the bytes that a fuzzer supplies.
class Dice {
public:
    Dice() = default;
    Dice(const Dice&) = delete;
    Dice& operator=(const Dice&) = delete;
    virtual ~Dice() = default;

    /// Returns a number from 0 to `bound` - 1; `bound` must not be 0.
    virtual std::uint32_t below(std::uint32_t bound) = 0;
};

/// Gives the same numbers for the same seed.
class StreamDice final : public Dice {
public:
    StreamDice(const Seed& seed, std::string_view name) : m_stream(seed, name) {}

    std::uint32_t below(std::uint32_t bound) override { return m_stream.below(bound); }

private:
    RandomStream m_stream;
};

} // namespace mesaviva::kit
