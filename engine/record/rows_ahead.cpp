// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/rows_ahead.h"

#include "engine/record/chain.h"

#include <algorithm>
#include <utility>

namespace mesaviva::record {

namespace {

constexpr std::size_t kBlock = 512; // rows
constexpr std::size_t kAhead = 8;   // blocks

} // namespace

RowsAhead::RowsAhead(EventCursor cursor, const Digest& opening, unsigned threads)
    : m_cursor(std::move(cursor)),
      m_hash(opening) {
    if (threads > 0) {
        m_threads.emplace_back([this] { readAll(); });
    }
    for (unsigned i = 1; i < std::min(threads, kMostThreads); ++i) {
        m_threads.emplace_back([this] { tieAll(); });
    }
}

RowsAhead::~RowsAhead() {
    {
        const std::scoped_lock lock(m_mutex);
        m_stop = true;
    }
    m_changed.notify_all();
    for (std::thread& thread : m_threads) {
        thread.join();
    }
}

bool RowsAhead::next(TiedRow& row) {
    while (m_next == m_block->rows.size()) {
        if (m_block->fault) {
            std::rethrow_exception(m_block->fault);
        }
        if (m_block->isLast) {
            return false;
        }
        m_block = takeBlock();
        m_next = 0;
    }
    row = std::move(m_block->rows[m_next++]);
    return true;
}

std::unique_ptr<RowsAhead::Block> RowsAhead::readBlock() {
    auto block = std::make_unique<Block>();
    block->before = m_hash;
    block->rows.reserve(kBlock);
    try {
        while (block->rows.size() < kBlock) {
            TiedRow& row = block->rows.emplace_back();
            if (!m_cursor.next(row)) {
                block->rows.pop_back();
                block->isLast = true;
                break;
            }
        }
    } catch (...) {
        block->rows.pop_back();
        block->isLast = true;
        block->fault = std::current_exception();
    }
    if (!block->rows.empty()) {
        m_hash = block->rows.back().hash;
    }
    return block;
}

// Each against the one before as the file has it: the first that is not tied is the same as if all had been
// hashed anew from the beginning.
void RowsAhead::tie(Block& block) {
    const Digest* before = &block.before;
    for (TiedRow& row : block.rows) {
        row.isTied = eventHash(*before, row) == row.hash;
        before = &row.hash;
    }
}

std::unique_ptr<RowsAhead::Block> RowsAhead::takeBlock() {
    if (m_threads.empty()) {
        auto block = readBlock();
        tie(*block);
        return block;
    }
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_changed.wait(lock, [this] {
            return !m_ahead.empty() && (m_ahead.front()->stage == Stage::tied || untied() != nullptr);
        });
        if (m_ahead.front()->stage == Stage::tied) {
            auto block = std::move(m_ahead.front());
            m_ahead.pop_front();
            m_changed.notify_all();
            return block;
        }
        tieOne(lock, *untied()); // rather than wait for others
    }
}

void RowsAhead::readAll() {
    for (bool isLast = false; !isLast;) {
        auto block = readBlock();
        isLast = block->isLast;
        std::unique_lock lock(m_mutex);
        while (!m_stop && m_ahead.size() >= kAhead) {
            if (Block* const waiting = untied()) {
                tieOne(lock, *waiting);
            } else {
                m_changed.wait(lock, [this] { return m_stop || m_ahead.size() < kAhead; });
            }
        }
        if (m_stop) {
            return;
        }
        m_ahead.push_back(std::move(block));
        m_isRead = isLast;
        m_changed.notify_all();
    }
    tieAll();
}

// The first block that nobody ties yet; null: there is none.
RowsAhead::Block* RowsAhead::untied() {
    const auto found = std::ranges::find_if(
        m_ahead, [](const std::unique_ptr<Block>& block) { return block->stage == Stage::read; });
    return found == m_ahead.end() ? nullptr : found->get();
}

// A block is not taken before it is tied: it stays where it is meanwhile.
void RowsAhead::tieOne(std::unique_lock<std::mutex>& lock, Block& block) {
    block.stage = Stage::beingTied;
    lock.unlock();
    tie(block);
    lock.lock();
    block.stage = Stage::tied;
    m_changed.notify_all();
}

void RowsAhead::tieAll() {
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_changed.wait(lock, [this] { return m_stop || m_isRead || untied() != nullptr; });
        Block* const block = untied();
        if (m_stop || block == nullptr) {
            return; // nobody wants it, or all are read
        }
        tieOne(lock, *block);
    }
}

} // namespace mesaviva::record
