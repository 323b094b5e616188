// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/seed.h"

#include <cstdint>
#include <span>

namespace mesaviva {

/// SHA-256 (FIPS 180-4) of these bytes. Where the processor has instructions for it they are used, which is
/// several times as fast as libsodium: a record hashes every event.
Digest sha256(std::span<const std::uint8_t> bytes);

} // namespace mesaviva
