// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/seed.h"

#include <cstdint>
#include <span>

namespace mesaviva {

/// SHA-256 (FIPS 180-4) of these bytes, by OpenSSL's libcrypto, which uses the instructions that
/// processors have for it. It may be called from any thread.
Digest sha256(std::span<const std::uint8_t> bytes);

} // namespace mesaviva
