// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/record_reader.h"

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

/// An event as it lies in the file.
struct TiedRow : EventRow {
    bool isTied = false; ///< its hash is that of what it says and of the hash before it, see chain.h
};

/// Goes through the events of a table and looks at their hashes; on threads of its own, a little ahead of
/// whoever asks for them, so that reading a record, hashing it and playing it again share the work. Each
/// event is hashed against the hash that the file has of the one before, so that blocks of them are hashed in
/// any order, by whoever has nothing else to do: he who reads once he is far enough ahead, and he who asks
/// where he would have to wait.
class RowsAhead {
public:
    /// More threads than these have nothing to do: one reads, the others only hash.
    static constexpr unsigned kMostThreads = 4;

    /// `opening` is what the first event hangs on; `threads` of its own, none: all is done where it is asked
    /// for. Until this is gone nobody else uses the cursor's reader.
    RowsAhead(EventCursor cursor, const Digest& opening, unsigned threads);
    RowsAhead(const RowsAhead&) = delete;
    RowsAhead& operator=(const RowsAhead&) = delete;
    ~RowsAhead();

    /// The next event; false after the last one. Throws Fault for what is no event.
    bool next(TiedRow& row);

private:
    enum class Stage : std::uint8_t { read, beingTied, tied };
    struct Block {
        std::vector<TiedRow> rows;
        Digest before{}; ///< the hash before the first of them, as the file has it
        bool isLast = false;
        std::exception_ptr fault; ///< what comes after them
        Stage stage = Stage::read;
    };

    std::unique_ptr<Block> readBlock();
    std::unique_ptr<Block> takeBlock();
    static void tie(Block& block);
    void readAll();
    void tieAll();
    void tieOne(std::unique_lock<std::mutex>& lock, Block& block);
    Block* untied();

    EventCursor m_cursor;
    Digest m_hash;                                              ///< of the last one read, as the file has it
    std::unique_ptr<Block> m_block = std::make_unique<Block>(); ///< of which m_next is to be given next
    std::size_t m_next = 0;

    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<std::unique_ptr<Block>> m_ahead; ///< in their order
    bool m_isRead = false;                      ///< no more blocks come
    bool m_stop = false;                        ///< nobody wants more
    std::vector<std::thread> m_threads;
};

} // namespace mesaviva::record
