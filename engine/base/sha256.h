// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/seed.h"

#include <cstdint>
#include <span>

namespace mesaviva {

/// Returns the SHA-256 (FIPS 180-4) of `bytes`, computed by OpenSSL's libcrypto with the processor's
/// instructions for it. Thread-safe.
Digest sha256(std::span<const std::uint8_t> bytes);

} // namespace mesaviva
