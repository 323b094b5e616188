// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/chain.h"

#include "engine/base/sha256.h"

#include <array>
#include <cstddef>
#include <span>
#include <string_view>

namespace mesaviva::record {

namespace {

// Fields in a row, as chain.h lays them down.
class Fields {
public:
    Fields(Gathered& gathered, std::string_view tag) : m_gathered(gathered) {
        m_gathered.add(tag.data(), tag.size());
    }

    Fields& digest(const Digest& value) {
        m_gathered.add(value.data(), value.size());
        return *this;
    }
    Fields& number(std::uint64_t value) {
        std::array<std::uint8_t, 8> big{};
        for (std::size_t i = 0; i < big.size(); ++i) {
            big[i] = static_cast<std::uint8_t>(value >> (8 * (big.size() - 1 - i)));
        }
        m_gathered.add(big.data(), big.size());
        return *this;
    }
    Fields& signedNumber(std::int64_t value) { return number(static_cast<std::uint64_t>(value)); }
    Fields& text(std::string_view value) {
        number(value.size());
        m_gathered.add(value.data(), value.size());
        return *this;
    }

private:
    Gathered& m_gathered;
};

std::int64_t count(WallTime time) { return time.time_since_epoch().count(); }

// One for each thread, used again and again: events are hashed by the million.
Gathered& emptied() {
    static thread_local Gathered gathered;
    gathered.clear();
    return gathered;
}

Digest hashOf(const Gathered& gathered) { return sha256(std::span(gathered.data(), gathered.size())); }

} // namespace

Digest openingHash(const Digest& before, const TableRow& table) {
    Gathered& gathered = emptied();
    Fields(gathered, "mesaviva.table/1")
        .digest(before)
        .signedNumber(table.number)
        .text(table.game)
        .text(table.rules)
        .text(table.rulesVersion)
        .text(table.program)
        .signedNumber(count(table.opened));
    return hashOf(gathered);
}

Digest eventHash(const Digest& before, const EventRow& event) {
    Gathered& gathered = emptied();
    gatherEvent(gathered, before, event.view());
    return hashOf(gathered);
}

std::array<std::size_t, 3> gatherEvent(Gathered& gathered, const Digest& before, const EventView& event) {
    std::array<std::size_t, 3> places{};
    Fields fields(gathered, "mesaviva.event/1");
    fields.digest(before)
        .signedNumber(event.table)
        .number(event.round)
        .number(event.seq)
        .signedNumber(event.at)
        .signedNumber(count(event.wall));
    const std::array texts{event.kind, event.rules, event.fields};
    for (std::size_t i = 0; i < texts.size(); ++i) {
        fields.text(texts[i]);
        places[i] = gathered.size() - texts[i].size();
    }
    return places;
}

Digest headHash(TableNumber table, std::uint64_t events, const Digest& last) {
    Gathered& gathered = emptied();
    Fields(gathered, "mesaviva.head/1").signedNumber(table).number(events).digest(last);
    return hashOf(gathered);
}

Digest removedHash(const RemovedRow& removed, const Digest& last) {
    Gathered& gathered = emptied();
    Fields(gathered, "mesaviva.removed/1")
        .signedNumber(removed.table)
        .signedNumber(count(removed.date))
        .number(removed.rounds)
        .number(removed.events)
        .signedNumber(removed.staked.cents)
        .signedNumber(removed.returned.cents)
        .digest(last);
    return hashOf(gathered);
}

Digest fileHash(std::int64_t tables, const Digest& lastOpening) {
    Gathered& gathered = emptied();
    Fields(gathered, "mesaviva.file/1").signedNumber(tables).digest(lastOpening);
    return hashOf(gathered);
}

} // namespace mesaviva::record
