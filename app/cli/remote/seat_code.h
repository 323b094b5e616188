// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a guest types, or opens as a link, to take a seat at somebody else's table.
#pragma once

#include "engine/base/seed.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mesaviva::remote {

/// The letters of random names and secrets: RFC 4648's base32.
inline constexpr std::string_view kBase32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
/// The length of a secret, and of a table's name in topics: 80 random bits.
inline constexpr std::size_t kSecretLength = 16;

/// Returns 80 bits from the operating system's generator in base32.
std::string randomName();

/// Returns the secret at the end of a code as typed: blanks and hyphens, what stands before the last sixteen
/// letters and their case do not matter; 0, 1 and 8, which base32 lacks, are O, I and B. Nothing for any
/// other text.
std::optional<std::string> secretFrom(std::string_view typed);

/// The code as shown to a guest, `ana-ABCD-EFGH-IJKL-MNOP`: the seat is there for people only.
std::string codeOf(const std::string& seat, const std::string& secret);

/// What the broker knows a secret by: no secret follows from it. 32 hexadecimal digits.
std::string nameOfSecret(std::string_view secret);
/// The pre-shared key that the secret stands for.
Digest keyOfSecret(std::string_view secret);

/// Proves to a host that a guest with this key, 64 hexadecimal digits, knows the secret.
std::string proofOf(std::string_view secret, std::string_view key);

/// A machine and a port.
struct HostPort {
    std::string host;
    std::uint16_t port = 0;

    friend bool operator==(const HostPort&, const HostPort&) = default;
};

/// `192.168.1.5:40123`, `[fe80::1]:40123`.
std::string textOf(const HostPort& address);
/// Reads such a text; without a port it has `usual`, and without that is refused.
std::optional<HostPort> hostPortFrom(std::string_view text, std::uint16_t usual = 0);

/// A link that a guest opens: `mesaviva://join/192.168.1.5:40123/ana-ABCD-EFGH-IJKL-MNOP`.
struct JoinLink {
    HostPort address;
    std::string secret;
};

std::string linkOf(const HostPort& address, const std::string& code);
/// Reads a link; nothing if it is none.
std::optional<JoinLink> linkFrom(std::string_view text);

/// Whether a seat's name can be part of a topic: 1 to 32 ASCII letters, digits, `_` and `-`.
bool isSeatName(std::string_view name);

} // namespace mesaviva::remote
