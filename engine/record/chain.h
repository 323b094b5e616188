// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The hash chain over the events of a record, so that any change shows.
//
// A number is 8 bytes, most significant first; a text is its length in bytes, as a number, followed by its
// bytes.
//
// - The first event of a table follows the opening hash: SHA-256("mesaviva.table/1" ‖ opening hash of the
//   previous table, 32 zero bytes for the first ‖ table ‖ game ‖ rules ‖ rules version ‖ program ‖ opened).
// - Each event: SHA-256("mesaviva.event/1" ‖ previous hash ‖ table ‖ round ‖ seq ‖ t in milliseconds ‖ wall
//   time ‖ kind ‖ rules ‖ fields).
// - A table's head: SHA-256("mesaviva.head/1" ‖ table ‖ count of events ‖ hash of the last one). It reveals
//   events cut off at the end.
// - The rest of a table that retention has removed: SHA-256("mesaviva.removed/1" ‖ table ‖ date ‖ rounds ‖
//   events ‖ staked ‖ returned ‖ hash of the last event).
// - The list of tables: SHA-256("mesaviva.file/1" ‖ count of tables ‖ opening hash of the last one).
// - The record's head, over every event of every table, the house page included, in the order of writing: 32
//   zero bytes before the first event, then SHA-256("mesaviva.record/1" ‖ head before ‖ hash of the event).
//   An earlier head is the head of the record's beginning, so what was printed once can always be found
//   again. Before file version 3 the order is that of the events' keys: table by table. Where retention has
//   removed events, the head continues from the stored one (RemovedRun).
#pragma once

#include "engine/record/rows.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <vector>

namespace mesaviva::record {

/// A growing buffer of bytes to be hashed. clear() keeps the memory, so reuse does not allocate.
class HashBuffer {
public:
    void clear() { m_size = 0; }
    std::size_t size() const { return m_size; }
    const std::uint8_t* data() const { return m_bytes.data(); }
    void add(const void* from, std::size_t count) {
        if (count > m_bytes.size() - m_size) {
            m_bytes.resize(2 * (m_size + count) + 512);
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

/// Returns the opening hash of a table, which its first event follows.
Digest openingHash(const Digest& before, const TableRow& table);
/// Returns the hash of an event that follows an event with the hash `before`.
Digest eventHash(const Digest& before, const EventRow& event);
/// Appends the hashed bytes of an event to `buffer`, and returns the offsets of its kind, rules and fields in
/// it.
std::array<std::size_t, 3> appendEvent(HashBuffer& buffer, const Digest& before, const EventView& event);
/// Returns the expected head of a table.
Digest headHash(TableNumber table, std::uint64_t events, const Digest& last);
/// Returns the expected hash of a removed table whose last event had the hash `last`.
Digest removedHash(const RemovedRow& removed, const Digest& last);
/// Returns the expected hash of the list of tables.
Digest fileHash(std::int64_t tables, const Digest& lastOpening);
/// Returns the record's head after an event with this hash.
Digest recordHead(const Digest& before, std::span<const std::uint8_t> event);

} // namespace mesaviva::record
