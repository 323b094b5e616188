// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/record_reader.h"

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace mesaviva::record {

/// An event as it lies in the file.
struct TiedRow : EventRow {
    bool isTied = false; ///< its hash is that of what it says and of the hash before it, see chain.h
};

/// Goes through the events of a table and looks at their hashes; on a thread of its own, a little ahead of
/// whoever asks for them, so that reading a record and playing it again share the work.
class RowsAhead {
public:
    enum class Where : std::uint8_t { here, on_thread };

    /// `opening` is what the first event hangs on. Until this is gone nobody else uses the cursor's reader.
    RowsAhead(EventCursor cursor, const Digest& opening, Where where);
    RowsAhead(const RowsAhead&) = delete;
    RowsAhead& operator=(const RowsAhead&) = delete;
    ~RowsAhead();

    /// The next event; false after the last one. Throws Fault for what is no event.
    bool next(TiedRow& row);

private:
    struct Block {
        std::vector<TiedRow> rows;
        bool isLast = false;
        std::exception_ptr fault; ///< what comes after them
    };

    Block readBlock();
    Block takeBlock();
    void work();

    EventCursor m_cursor;
    Digest m_hash; ///< of the last one read, as the file has it
    Block m_block; ///< of which m_next is the next one to be given
    std::size_t m_next = 0;

    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<Block> m_ready;
    bool m_stop = false; ///< nobody wants more
    std::thread m_thread;
};

} // namespace mesaviva::record
