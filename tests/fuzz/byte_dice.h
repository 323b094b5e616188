// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dice.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

namespace mesaviva::fuzz {

/// Dice whose values come from an input's bytes, so that a fuzzer that changes a byte changes a command.
/// After the last byte every value is 0.
class ByteDice final : public kit::Dice {
public:
    ByteDice(const std::uint8_t* data, std::size_t size) : m_bytes(data, size) {}

    std::uint32_t below(std::uint32_t bound) override {
        std::uint32_t value = 0;
        for (std::uint32_t most = bound - 1; most > 0; most >>= 8U) {
            value = value << 8U | take();
        }
        return value % bound;
    }

    /// The number of bytes left.
    std::size_t left() const { return m_bytes.size(); }
    /// The bytes left, without consuming them.
    std::span<const std::uint8_t> rest() const { return m_bytes; }

    /// The number of commands for these bytes, about two bytes each, limited so that no input takes long.
    int commands() const { return static_cast<int>(std::min<std::size_t>(left() / 2 + 1, 2'000)); }

private:
    std::uint32_t take() {
        if (m_bytes.empty()) {
            return 0;
        }
        const std::uint32_t byte = m_bytes.front();
        m_bytes = m_bytes.subspan(1);
        return byte;
    }

    std::span<const std::uint8_t> m_bytes;
};

} // namespace mesaviva::fuzz
