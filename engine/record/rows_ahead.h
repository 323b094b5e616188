// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/chain.h"
#include "engine/record/record_reader.h"

#include <array>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <exception>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace mesaviva::record {

/// An event as it lies in the file; its texts lie in whoever has read it, see RowsAhead.
struct TiedRow : EventView {
    bool isTied = false; ///< its hash is that of what it says and of the hash before it, see chain.h
};

/// Goes through the events of a table and looks at their hashes; on threads of its own, a little ahead of
/// whoever asks for them, so that reading a record, hashing it and playing it again share the work. Each
/// event is hashed against the hash that the file has of the one before, so that blocks of them are hashed in
/// any order, by whoever has nothing else to do: he who reads once he is far enough ahead, and he who asks
/// where he would have to wait. A block's texts are read into what is hashed, and stay there.
class RowsAhead {
public:
    /// More threads than these have nothing to do: one reads, the others only hash.
    static constexpr unsigned kMostThreads = 4;

    /// `opening` is what the table's first event hangs on; `threads` of its own, none: all is done where it
    /// is asked for. Until this is gone nobody else uses the reader.
    RowsAhead(RecordReader& reader, TableNumber table, const Digest& opening, unsigned threads);
    RowsAhead(const RowsAhead&) = delete;
    RowsAhead& operator=(const RowsAhead&) = delete;
    ~RowsAhead();

    /// The next event; false after the last one. Throws Fault for what is no event. Its texts are valid until
    /// release().
    bool next(TiedRow& row);
    /// The first so many of the events given so far that were not released yet are needed no more.
    void release(std::size_t rows);

private:
    enum class Stage : std::uint8_t { read, beingTied, tied };
    struct Place {
        std::array<std::size_t, 3> texts{};
        std::size_t end = 0;
    };
    struct Block {
        std::vector<TiedRow> rows;
        Gathered bytes;            ///< what is hashed of each, one after the other
        std::vector<Place> places; ///< in the bytes
        bool isLast = false;
        std::exception_ptr fault; ///< what comes after them
        Stage stage = Stage::read;
    };

    std::unique_ptr<Block> readBlock();
    std::unique_ptr<Block> emptyBlock();
    std::unique_ptr<Block> takeBlock();
    void readInto(Block& block);
    static void tie(Block& block);
    void readAll();
    void tieAll();
    void tieOne(std::unique_lock<std::mutex>& lock, Block& block);
    Block* untied();

    EventRun m_run;
    Digest m_hash;                                              ///< of the last one read, as the file has it
    std::unique_ptr<Block> m_block = std::make_unique<Block>(); ///< of which m_next is to be given next
    std::size_t m_next = 0;
    std::deque<std::unique_ptr<Block>> m_given; ///< the blocks before it whose texts may be looked at
    std::size_t m_released = 0;                 ///< rows of the first of them

    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<std::unique_ptr<Block>> m_ahead;  ///< in their order
    std::vector<std::unique_ptr<Block>> m_empty; ///< to be used again
    bool m_isRead = false;                       ///< no more blocks come
    bool m_stop = false;                         ///< nobody wants more
    std::vector<std::thread> m_threads;
};

} // namespace mesaviva::record
