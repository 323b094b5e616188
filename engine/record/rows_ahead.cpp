// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/rows_ahead.h"

#include "engine/record/chain.h"

#include <utility>

namespace mesaviva::record {

namespace {

constexpr std::size_t kBlock = 512; // rows
constexpr std::size_t kAhead = 8;   // blocks

} // namespace

RowsAhead::RowsAhead(EventCursor cursor, const Digest& opening, Where where)
    : m_cursor(std::move(cursor)),
      m_hash(opening) {
    if (where == Where::on_thread) {
        m_thread = std::thread([this] { work(); });
    }
}

RowsAhead::~RowsAhead() {
    if (m_thread.joinable()) {
        {
            const std::scoped_lock lock(m_mutex);
            m_stop = true;
        }
        m_changed.notify_all();
        m_thread.join();
    }
}

bool RowsAhead::next(TiedRow& row) {
    while (m_next == m_block.rows.size()) {
        if (m_block.fault) {
            std::rethrow_exception(m_block.fault);
        }
        if (m_block.isLast) {
            return false;
        }
        m_block = takeBlock();
        m_next = 0;
    }
    row = std::move(m_block.rows[m_next++]);
    return true;
}

RowsAhead::Block RowsAhead::readBlock() {
    Block block;
    block.rows.reserve(kBlock);
    TiedRow row;
    try {
        while (block.rows.size() < kBlock) {
            if (!m_cursor.next(row)) {
                block.isLast = true;
                break;
            }
            // Each against the one before as the file has it: the first that is not tied is the same as if
            // all had been hashed anew from the beginning.
            row.isTied = eventHash(m_hash, row) == row.hash;
            m_hash = row.hash;
            block.rows.push_back(std::move(row));
        }
    } catch (...) {
        block.isLast = true;
        block.fault = std::current_exception();
    }
    return block;
}

RowsAhead::Block RowsAhead::takeBlock() {
    if (!m_thread.joinable()) {
        return readBlock();
    }
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return !m_ready.empty(); });
    Block block = std::move(m_ready.front());
    m_ready.pop_front();
    m_changed.notify_all();
    return block;
}

void RowsAhead::work() {
    for (bool isLast = false; !isLast;) {
        Block block = readBlock();
        isLast = block.isLast;
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return m_stop || m_ready.size() < kAhead; });
        if (m_stop) {
            return;
        }
        m_ready.push_back(std::move(block));
        m_changed.notify_all();
    }
}

} // namespace mesaviva::record
