// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/remote/seat_code.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <vector>

namespace mesaviva::remote {

namespace {

constexpr std::string_view kJoin = "mesaviva://join/";
constexpr std::size_t kGroup = 4; // letters between hyphens
constexpr std::size_t kLongestSeat = 32;

Digest digestOf(std::string_view purpose, std::string_view secret) {
    std::vector<std::uint8_t> bytes(purpose.begin(), purpose.end());
    bytes.insert(bytes.end(), secret.begin(), secret.end());
    return sha256(bytes);
}

// The base32 letter that is meant; 0 for none.
char letterOf(char typed) {
    const char upper = typed >= 'a' && typed <= 'z' ? static_cast<char>(typed - 'a' + 'A') : typed;
    const char meant = upper == '0' ? 'O' : upper == '1' ? 'I' : upper == '8' ? 'B' : upper;
    return kBase32.find(meant) != std::string_view::npos ? meant : '\0';
}

bool isGap(char typed) {
    return typed == '-' || typed == ' ' || typed == '\t' || typed == '\r' || typed == '\n';
}

} // namespace

std::string randomName() {
    const Seed random = systemSeed();
    std::string name;
    std::uint32_t bits = 0;
    int held = 0;
    for (std::size_t i = 0; name.size() < kSecretLength; ++i) {
        bits = (bits << 8U) | random[i];
        held += 8;
        while (held >= 5) {
            held -= 5;
            name += kBase32[(bits >> static_cast<unsigned>(held)) & 31U];
        }
    }
    return name;
}

std::optional<std::string> secretFrom(std::string_view typed) {
    std::string secret;
    for (auto at = typed.rbegin(); at != typed.rend() && secret.size() < kSecretLength; ++at) {
        if (isGap(*at)) {
            continue;
        }
        const char letter = letterOf(*at);
        if (letter == '\0') {
            return std::nullopt;
        }
        secret += letter;
    }
    if (secret.size() < kSecretLength) {
        return std::nullopt;
    }
    std::ranges::reverse(secret);
    return secret;
}

std::string codeOf(const std::string& seat, const std::string& secret) {
    std::string code = seat;
    for (std::size_t i = 0; i < secret.size(); i += kGroup) {
        code += '-' + secret.substr(i, kGroup);
    }
    return code;
}

std::string nameOfSecret(std::string_view secret) {
    return toHex(digestOf("mesaviva.code.name/1", secret)).substr(0, 32);
}

Digest keyOfSecret(std::string_view secret) { return digestOf("mesaviva.code.key/1", secret); }

std::string proofOf(std::string_view secret, std::string_view key) {
    return toHex(digestOf("mesaviva.code.proof/1", std::string(secret) + std::string(key)));
}

std::string textOf(const HostPort& address) {
    const bool isNumber6 = address.host.find(':') != std::string::npos;
    return (isNumber6 ? '[' + address.host + ']' : address.host) + ':' + std::to_string(address.port);
}

std::optional<HostPort> hostPortFrom(std::string_view text, std::uint16_t usual) {
    HostPort address;
    address.port = usual;
    std::string_view port;
    bool hasPort = false;
    if (text.starts_with('[')) {
        const std::size_t end = text.find(']');
        if (end == std::string_view::npos) {
            return std::nullopt;
        }
        address.host = text.substr(1, end - 1);
        hasPort = end + 1 < text.size();
        port = text.substr(end + 1);
        if (hasPort && !port.starts_with(':')) {
            return std::nullopt;
        }
        port = hasPort ? port.substr(1) : port;
    } else {
        const std::size_t colon = text.find(':');
        hasPort = colon != std::string_view::npos;
        address.host = text.substr(0, colon);
        port = hasPort ? text.substr(colon + 1) : std::string_view();
    }
    if (hasPort) {
        const auto [end, error] = std::from_chars(port.data(), port.data() + port.size(), address.port);
        if (error != std::errc() || end != port.data() + port.size()) {
            return std::nullopt;
        }
    }
    const bool isPlain = std::ranges::all_of(address.host, [](char letter) {
        return letter > ' ' && letter < 0x7f &&
               std::string_view("/?#@[]\\\"").find(letter) == std::string_view::npos;
    });
    if (address.host.empty() || address.port == 0 || !isPlain) {
        return std::nullopt;
    }
    return address;
}

std::string linkOf(const HostPort& address, const std::string& code) {
    return std::string(kJoin) + textOf(address) + '/' + code;
}

std::optional<JoinLink> linkFrom(std::string_view text) {
    if (!text.starts_with(kJoin)) {
        return std::nullopt;
    }
    text.remove_prefix(kJoin.size());
    const std::size_t slash = text.find('/');
    if (slash == std::string_view::npos) {
        return std::nullopt;
    }
    std::string_view code = text.substr(slash + 1);
    if (code.ends_with('/')) { // as some desktops hand links on
        code.remove_suffix(1);
    }
    const std::optional<HostPort> address = hostPortFrom(text.substr(0, slash));
    std::optional<std::string> secret = secretFrom(code);
    if (!address || !secret) {
        return std::nullopt;
    }
    return JoinLink{*address, std::move(*secret)};
}

bool isSeatName(std::string_view name) {
    return !name.empty() && name.size() <= kLongestSeat && std::ranges::all_of(name, [](char letter) {
        return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
               (letter >= '0' && letter <= '9') || letter == '_' || letter == '-';
    });
}

} // namespace mesaviva::remote
