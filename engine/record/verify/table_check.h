// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/chain.h"
#include "engine/record/fields/field_list.h"
#include "engine/record/record_reader.h"
#include "engine/record/rows.h"
#include "engine/record/verify/house_check.h"
#include "engine/record/verify/verify.h"

#include <array>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <thread>
#include <vector>

namespace mesaviva::record {

/// The difference between an event and the expected one.
struct Difference {
    std::string field; ///< for instance `stakes.0.returned`
    Problem problem;
    std::string expected = {}; ///< the expected value; empty: the field should not be there
    std::string found = {};    ///< the actual value; empty: the field is missing
};

/// Returns the first difference of two events that are not equal.
Difference differenceOf(const EventRow& found, const EventRow& expected);

/// Returns what is wrong with a field that an event can't be read from.
ProblemCode problemOf(FieldFault fault);

/// An event as stored in the file; its texts are owned by RowsAhead.
struct CheckedRow : EventView {
    bool hashFits = false; ///< its hash matches its content and the previous hash, see chain.h
};

/// Reads the events of a table and checks their hashes, on threads of its own and a little ahead of the
/// caller, so that reading, hashing and replaying a record run in parallel. Each event is hashed against the
/// stored hash of the one before, so blocks of events can be hashed in any order by any free thread: the
/// reading thread when it is far enough ahead, and the caller instead of waiting. A block's texts are stored
/// in its buffer of bytes to be hashed.
class RowsAhead {
public:
    /// More threads are of no use: one reads, the others only hash.
    static constexpr unsigned kMostThreads = 4;

    /// `opening` is the table's opening hash. `threads` is the number of own threads; 0: everything is done
    /// in next(). Nobody else may use the reader while this object exists.
    RowsAhead(RecordReader& reader, TableNumber table, const Digest& opening, unsigned threads);
    RowsAhead(const RowsAhead&) = delete;
    RowsAhead& operator=(const RowsAhead&) = delete;
    ~RowsAhead();

    /// Reads the next event; false after the last one. Throws Fault for an invalid row. Its texts are valid
    /// until release().
    bool next(CheckedRow& row);
    /// Releases the first `rows` of the events returned by next() that were not released yet.
    void release(std::size_t rows);

private:
    enum class Stage : std::uint8_t { read, beingHashed, hashed };
    struct Place {
        std::array<std::size_t, 3> texts{};
        std::size_t end = 0;
    };
    struct Block {
        std::vector<CheckedRow> rows;
        HashBuffer bytes;          ///< the bytes to be hashed of each row, one after the other
        std::vector<Place> places; ///< offsets into the bytes
        bool isLast = false;
        std::exception_ptr fault; ///< the error after the last row
        Stage stage = Stage::read;
    };

    std::unique_ptr<Block> readBlock();
    std::unique_ptr<Block> emptyBlock();
    std::unique_ptr<Block> takeBlock();
    void readInto(Block& block);
    static void checkHashes(Block& block);
    void readAll();
    void hashAll();
    void hashOne(std::unique_lock<std::mutex>& lock, Block& block);
    Block* firstUnhashed();

    EventRun m_run;
    Digest m_hash; ///< stored hash of the last row read
    std::unique_ptr<Block> m_block =
        std::make_unique<Block>(); ///< the block whose row m_next is returned next
    std::size_t m_next = 0;
    std::deque<std::unique_ptr<Block>> m_given; ///< earlier blocks whose texts are still valid
    std::size_t m_released = 0;                 ///< released rows of the first of them

    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<std::unique_ptr<Block>> m_ahead;  ///< blocks read ahead, in order
    std::vector<std::unique_ptr<Block>> m_empty; ///< for reuse
    bool m_isRead = false;                       ///< all blocks have been read
    bool m_stop = false;                         ///< the threads must end
    std::vector<std::thread> m_threads;
};

/// Replays one table's record event by event, and finds the events that do not follow from the rules. After
/// each of them the event is taken as recorded, and the check goes on.
class TableCheck {
public:
    virtual ~TableCheck() = default;

    /// Sets the events that the house page names, see HouseWatch; before check().
    virtual void setMoments(std::span<const std::uint64_t> moments) = 0;
    /// Returns what the table says about the house accounts; once, after check().
    virtual TableAccounts takeAccounts() = 0;
    /// Adds the errors up to the end of round `last` (nothing: up to the end of the table) to `found`.
    /// Returns false if an event cannot even be taken as recorded, which ends the check there. Calls
    /// `progress` after each round with its number of events.
    virtual bool check(RowsAhead& rows, const std::optional<std::uint64_t>& last,
                       const std::function<void(std::size_t)>& progress, Findings& found) = 0;
    /// Returns the expected list of rounds, in order; after check().
    virtual const std::vector<RoundRow>& rounds() const = 0;
    /// Returns the commitment of the running round, if any; after check().
    virtual std::optional<Digest> openCommitment() const = 0;
};

} // namespace mesaviva::record
