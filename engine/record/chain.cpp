// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/chain.h"

#include "engine/base/sha256.h"

#include <array>
#include <cstddef>
#include <cstring>
#include <span>
#include <string_view>
#include <vector>

namespace mesaviva::record {

namespace {

// Gathers what is hashed. A buffer for each thread, which only ever grows: events are hashed by the million.
class Hasher {
public:
    explicit Hasher(std::string_view tag) : m_buffer(buffer()) { bytes(tag.data(), tag.size()); }

    Hasher& digest(const Digest& value) {
        bytes(value.data(), value.size());
        return *this;
    }
    Hasher& number(std::uint64_t value) {
        std::array<std::uint8_t, 8> big{};
        for (std::size_t i = 0; i < big.size(); ++i) {
            big[i] = static_cast<std::uint8_t>(value >> (8 * (big.size() - 1 - i)));
        }
        bytes(big.data(), big.size());
        return *this;
    }
    Hasher& signedNumber(std::int64_t value) { return number(static_cast<std::uint64_t>(value)); }
    Hasher& text(std::string_view value) {
        number(value.size());
        bytes(value.data(), value.size());
        return *this;
    }
    Digest finish() { return sha256(std::span(m_buffer).first(m_size)); }

private:
    static std::vector<std::uint8_t>& buffer() {
        static thread_local std::vector<std::uint8_t> gathered(1'024);
        return gathered;
    }
    void bytes(const void* from, std::size_t count) {
        if (count > m_buffer.size() - m_size) {
            m_buffer.resize(2 * (m_size + count));
        }
        if (count > 0) {
            std::memcpy(m_buffer.data() + m_size, from, count);
        }
        m_size += count;
    }

    std::vector<std::uint8_t>& m_buffer;
    std::size_t m_size = 0;
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

Digest removedHash(const RemovedRow& removed, const Digest& last) {
    return Hasher("mesaviva.removed/1")
        .signedNumber(removed.table)
        .signedNumber(count(removed.date))
        .number(removed.rounds)
        .number(removed.events)
        .signedNumber(removed.staked.cents)
        .signedNumber(removed.returned.cents)
        .digest(last)
        .finish();
}

Digest fileHash(std::int64_t tables, const Digest& lastOpening) {
    return Hasher("mesaviva.file/1").signedNumber(tables).digest(lastOpening).finish();
}

} // namespace mesaviva::record
