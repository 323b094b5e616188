// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/sha256.h"

#include "engine/base/check.h"

#include <openssl/evp.h>

#include <memory>

namespace mesaviva {

namespace {

struct FreeContext {
    void operator()(EVP_MD_CTX* context) const { EVP_MD_CTX_free(context); }
};

// Looked up by name only once: the lookup takes longer than hashing a round's commitment.
const EVP_MD* algorithm() {
    static const EVP_MD* const kFound = EVP_MD_fetch(nullptr, "SHA256", nullptr);
    return kFound;
}

} // namespace

Digest sha256(std::span<const std::uint8_t> bytes) {
    thread_local const std::unique_ptr<EVP_MD_CTX, FreeContext> context(EVP_MD_CTX_new());
    Digest digest{};
    check(EVP_DigestInit_ex2(context.get(), algorithm(), nullptr) == 1 &&
              EVP_DigestUpdate(context.get(), bytes.data(), bytes.size()) == 1 &&
              EVP_DigestFinal_ex(context.get(), digest.data(), nullptr) == 1,
          "SHA-256 failed");
    return digest;
}

} // namespace mesaviva
