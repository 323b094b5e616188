// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/rows_ahead.h"

#include "engine/base/sha256.h"

#include <algorithm>
#include <span>
#include <utility>

namespace mesaviva::record {

namespace {

constexpr std::size_t kBlock = 512; // rows
constexpr std::size_t kAhead = 8;   // blocks

} // namespace

RowsAhead::RowsAhead(RecordReader& reader, TableNumber table, const Digest& opening, unsigned threads)
    : m_run(reader.database(), table),
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
        m_given.push_back(std::move(m_block));
        m_block = takeBlock();
        m_next = 0;
    }
    row = m_block->rows[m_next++];
    return true;
}

void RowsAhead::release(std::size_t rows) {
    m_released += rows;
    while (!m_given.empty() && m_released >= m_given.front()->rows.size()) {
        m_released -= m_given.front()->rows.size();
        const std::scoped_lock lock(m_mutex);
        m_empty.push_back(std::move(m_given.front()));
        m_given.pop_front();
    }
}

std::unique_ptr<RowsAhead::Block> RowsAhead::emptyBlock() {
    const std::scoped_lock lock(m_mutex);
    if (m_empty.empty()) {
        auto block = std::make_unique<Block>();
        block->rows.reserve(kBlock);
        block->places.reserve(kBlock);
        return block;
    }
    auto block = std::move(m_empty.back());
    m_empty.pop_back();
    block->rows.clear();
    block->bytes.clear();
    block->places.clear();
    block->stage = Stage::read;
    return block;
}

std::unique_ptr<RowsAhead::Block> RowsAhead::readBlock() {
    auto block = emptyBlock();
    try {
        readInto(*block);
    } catch (...) {
        block->isLast = true;
        block->fault = std::current_exception();
    }
    // The bytes move no more.
    const auto* const bytes = reinterpret_cast<const char*>(block->bytes.data());
    for (std::size_t i = 0; i < block->rows.size(); ++i) {
        TiedRow& row = block->rows[i];
        const auto& places = block->places[i].texts;
        row.kind = {bytes + places[0], row.kind.size()};
        row.rules = {bytes + places[1], row.rules.size()};
        row.fields = {bytes + places[2], row.fields.size()};
    }
    return block;
}

void RowsAhead::readInto(Block& block) {
    const auto take = [&](const EventView& event) {
        const auto texts = gatherEvent(block.bytes, m_hash, event);
        block.places.push_back({texts, block.bytes.size()});
        block.rows.push_back({event, false});
        m_hash = event.hash;
        return block.rows.size() < kBlock;
    };
    block.isLast = !m_run.next(take);
}

// Each against the one before as the file has it: the first that is not tied is the same as if all had been
// hashed anew from the beginning.
void RowsAhead::tie(Block& block) {
    std::size_t begin = 0;
    for (std::size_t i = 0; i < block.rows.size(); ++i) {
        const std::size_t end = block.places[i].end;
        block.rows[i].isTied =
            sha256(std::span(block.bytes.data() + begin, end - begin)) == block.rows[i].hash;
        begin = end;
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
