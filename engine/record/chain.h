// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What ties the events of a record together, so that a change of any of them shows.
//
// A number is 8 bytes, most significant first; a text is its length in bytes, a number, and its bytes.
//
// - The first event of a table hangs on the opening
//   SHA-256("mesaviva.table/1" ‖ the opening of the table before, 32 zero bytes for the first ‖ table ‖ game
//   ‖ rules ‖ rules version ‖ program ‖ opened).
// - Each event is SHA-256("mesaviva.event/1" ‖ the hash before ‖ table ‖ round ‖ seq ‖ t in milliseconds ‖
//   wall time ‖ kind ‖ rules ‖ fields).
// - A table's head is SHA-256("mesaviva.head/1" ‖ table ‖ count of events ‖ hash of the last one):
//   events that are cut off at the end are missed by it.
// - What stays of a table that retention has removed is SHA-256("mesaviva.removed/1" ‖ table ‖ date ‖
//   rounds ‖ events ‖ staked ‖ returned ‖ hash of the last event).
// - The file's head is SHA-256("mesaviva.file/1" ‖ count of tables ‖ the opening of the last one).
#pragma once

#include "engine/record/event_row.h"
#include "engine/record/removed_row.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

namespace mesaviva::record {

/// Bytes that are gathered to be hashed. Its room only ever grows, so that one that is used again and again
/// asks for no memory.
class Gathered {
public:
    void clear() { m_size = 0; }
    std::size_t size() const { return m_size; }
    const std::uint8_t* data() const { return m_bytes.data(); }
    void add(const void* from, std::size_t count) {
        if (count > m_bytes.size() - m_size) {
            m_bytes.resize(2 * (m_size + count));
        }
        if (count > 0) {
            std::memcpy(m_bytes.data() + m_size, from, count);
        }
        m_size += count;
    }

private:
    std::vector<std::uint8_t> m_bytes;
    std::size_t m_size = 0;
};

/// What a table's first event hangs on.
Digest openingHash(const Digest& before, const TableRow& table);
/// The hash of an event that follows one with the hash `before`.
Digest eventHash(const Digest& before, const EventRow& event);
/// Adds to `gathered` what is hashed of an event that follows one with the hash `before`, and returns where
/// in it the event's texts lie: first the kind, then the rules, then the fields.
std::array<std::size_t, 3> gatherEvent(Gathered& gathered, const Digest& before, const EventView& event);
/// What a table's head must be.
Digest headHash(TableNumber table, std::uint64_t events, const Digest& last);
/// What the line of a removed table must have, whose last event had this hash.
Digest removedHash(const RemovedRow& removed, const Digest& last);
/// What the file's head must be.
Digest fileHash(std::int64_t tables, const Digest& lastOpening);

} // namespace mesaviva::record
