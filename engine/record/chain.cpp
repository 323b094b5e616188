// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/chain.h"

#include "engine/base/seed.h"

#include <array>
#include <cstddef>
#include <span>
#include <string_view>

namespace mesaviva::record {

namespace {

// Appends fields in the encoding of chain.h.
class Fields {
public:
    Fields(HashBuffer& buffer, std::string_view tag) : m_buffer(buffer) {
        m_buffer.add(tag.data(), tag.size());
    }

    Fields& digest(const Digest& value) {
        m_buffer.add(value.data(), value.size());
        return *this;
    }
    Fields& number(std::uint64_t value) {
        std::array<std::uint8_t, 8> big{};
        for (std::size_t i = 0; i < big.size(); ++i) {
            big[i] = static_cast<std::uint8_t>(value >> (8 * (big.size() - 1 - i)));
        }
        m_buffer.add(big.data(), big.size());
        return *this;
    }
    Fields& signedNumber(std::int64_t value) { return number(static_cast<std::uint64_t>(value)); }
    Fields& text(std::string_view value) {
        number(value.size());
        m_buffer.add(value.data(), value.size());
        return *this;
    }

private:
    HashBuffer& m_buffer;
};

std::int64_t count(WallTime time) { return time.time_since_epoch().count(); }

Digest hashOf(const HashBuffer& buffer) { return sha256(std::span(buffer.data(), buffer.size())); }

} // namespace

Digest openingHash(const Digest& before, const TableRow& table) {
    HashBuffer buffer;
    Fields(buffer, "mesaviva.table/1")
        .digest(before)
        .signedNumber(table.number)
        .text(table.game)
        .text(table.rules)
        .text(table.rulesVersion)
        .text(table.program)
        .signedNumber(count(table.opened));
    return hashOf(buffer);
}

Digest eventHash(const Digest& before, const EventRow& event) {
    HashBuffer buffer;
    appendEvent(buffer, before, event.view());
    return hashOf(buffer);
}

std::array<std::size_t, 3> appendEvent(HashBuffer& buffer, const Digest& before, const EventView& event) {
    std::array<std::size_t, 3> places{};
    Fields fields(buffer, "mesaviva.event/1");
    fields.digest(before)
        .signedNumber(event.table)
        .number(event.round)
        .number(event.seq)
        .signedNumber(event.at)
        .signedNumber(count(event.wall));
    const std::array texts{event.kind, event.rules, event.fields};
    for (std::size_t i = 0; i < texts.size(); ++i) {
        fields.text(texts[i]);
        places[i] = buffer.size() - texts[i].size();
    }
    return places;
}

Digest headHash(TableNumber table, std::uint64_t events, const Digest& last) {
    HashBuffer buffer;
    Fields(buffer, "mesaviva.head/1").signedNumber(table).number(events).digest(last);
    return hashOf(buffer);
}

Digest removedHash(const RemovedRow& removed, const Digest& last) {
    HashBuffer buffer;
    Fields(buffer, "mesaviva.removed/1")
        .signedNumber(removed.table)
        .signedNumber(count(removed.date))
        .number(removed.rounds)
        .number(removed.events)
        .signedNumber(removed.staked.cents)
        .signedNumber(removed.returned.cents)
        .digest(last);
    return hashOf(buffer);
}

Digest fileHash(std::int64_t tables, const Digest& lastOpening) {
    HashBuffer buffer;
    Fields(buffer, "mesaviva.file/1").signedNumber(tables).digest(lastOpening);
    return hashOf(buffer);
}

Digest recordHead(const Digest& before, std::span<const std::uint8_t> event) {
    HashBuffer buffer;
    Fields(buffer, "mesaviva.record/1").digest(before);
    buffer.add(event.data(), event.size());
    return hashOf(buffer);
}

} // namespace mesaviva::record
