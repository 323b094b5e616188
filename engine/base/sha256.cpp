// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/sha256.h"

#include <sodium.h>

namespace mesaviva {

Digest sha256(std::span<const std::uint8_t> bytes) {
    Digest digest{};
    crypto_hash_sha256(digest.data(), bytes.data(), bytes.size());
    return digest;
}

} // namespace mesaviva
