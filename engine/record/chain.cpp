// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/chain.h"

#include <sodium.h>

#include <string_view>

namespace mesaviva::record {

namespace {

// SHA-256 of what is fed to it in pieces.
class Hasher {
public:
    explicit Hasher(std::string_view tag) {
        crypto_hash_sha256_init(&m_state);
        bytes(tag);
    }

    Hasher& digest(const Digest& value) {
        crypto_hash_sha256_update(&m_state, value.data(), value.size());
        return *this;
    }
    Hasher& number(std::uint64_t value) {
        std::array<std::uint8_t, 8> big{};
        for (std::size_t i = 0; i < big.size(); ++i) {
            big[i] = static_cast<std::uint8_t>(value >> (8 * (big.size() - 1 - i)));
        }
        crypto_hash_sha256_update(&m_state, big.data(), big.size());
        return *this;
    }
    Hasher& signedNumber(std::int64_t value) { return number(static_cast<std::uint64_t>(value)); }
    Hasher& text(std::string_view value) {
        number(value.size());
        bytes(value);
        return *this;
    }
    Digest finish() {
        Digest digest{};
        crypto_hash_sha256_final(&m_state, digest.data());
        return digest;
    }

private:
    void bytes(std::string_view value) {
        crypto_hash_sha256_update(&m_state, reinterpret_cast<const unsigned char*>(value.data()),
                                  value.size());
    }

    crypto_hash_sha256_state m_state;
};

std::int64_t count(WallTime time) { return time.time_since_epoch().count(); }

} // namespace

Digest openingHash(const Digest& before, const TableRow& table) {
    return Hasher("mesaviva.table/1")
        .digest(before)
        .signedNumber(table.number)
        .text(table.game)
        .text(table.rules)
        .text(table.rulesVersion)
        .text(table.program)
        .signedNumber(count(table.opened))
        .finish();
}

Digest eventHash(const Digest& before, const EventRow& event) {
    return Hasher("mesaviva.event/1")
        .digest(before)
        .signedNumber(event.table)
        .number(event.round)
        .number(event.seq)
        .signedNumber(event.at)
        .signedNumber(count(event.wall))
        .text(event.text.kind)
        .text(event.text.rules)
        .text(event.text.fields)
        .finish();
}

Digest headHash(TableNumber table, std::uint64_t events, const Digest& last) {
    return Hasher("mesaviva.head/1").signedNumber(table).number(events).digest(last).finish();
}

Digest fileHash(std::int64_t tables, const Digest& lastOpening) {
    return Hasher("mesaviva.file/1").signedNumber(tables).digest(lastOpening).finish();
}

} // namespace mesaviva::record
