// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/verify/table_check.h"

#include "engine/base/seed.h"
#include "engine/record/fields/parse_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>
#include <span>
#include <utility>

namespace mesaviva::record {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kLongest = 80;

std::string shown(const Json& value) {
    std::string text = jsonText(value);
    return text.size() > kLongest ? text.substr(0, kLongest) + "..." : text;
}

std::string joined(const std::string& path, const std::string& name) {
    return path.empty() ? name : path + '.' + name;
}

Difference differing(const std::string& path, const std::string& found, const std::string& expected) {
    return {path, {ProblemCode::differs, {found, expected}}, expected, found};
}

std::optional<Difference> compare(const Json& found, const Json& expected, const std::string& path) {
    if (found.is_object() && expected.is_object()) {
        for (const auto& item : expected.items()) {
            const auto there = found.find(item.key());
            if (there == found.end()) {
                const std::string value = shown(item.value());
                return Difference{joined(path, item.key()), {ProblemCode::field_missing, {value}}, value};
            }
            if (auto inner = compare(*there, item.value(), joined(path, item.key()))) {
                return inner;
            }
        }
        for (const auto& item : found.items()) {
            if (!expected.contains(item.key())) {
                const std::string value = shown(item.value());
                return Difference{joined(path, item.key()), {ProblemCode::field_extra, {value}}, {}, value};
            }
        }
        return std::nullopt;
    }
    if (found.is_array() && expected.is_array()) {
        const std::size_t both = std::min(found.size(), expected.size());
        for (std::size_t i = 0; i < both; ++i) {
            if (auto inner = compare(found[i], expected[i], joined(path, std::to_string(i)))) {
                return inner;
            }
        }
        if (found.size() == expected.size()) {
            return std::nullopt;
        }
    } else if (found == expected && found.type() == expected.type()) {
        return std::nullopt;
    }
    return differing(path, shown(found), shown(expected));
}

} // namespace

Difference differenceOf(const EventRow& found, const EventRow& expected) {
    if (found.text.kind != expected.text.kind) {
        return differing("event", found.text.kind, expected.text.kind);
    }
    if (found.round != expected.round) {
        return differing("round", std::to_string(found.round), std::to_string(expected.round));
    }
    if (found.text.rules != expected.text.rules) {
        return differing("rules", found.text.rules, expected.text.rules);
    }
    const Json is = parseJson(found.text.fields);
    const Json should = parseJson(expected.text.fields);
    if (is.is_discarded()) {
        return {"fields", ProblemCode::no_json};
    }
    if (auto difference = compare(is, should, {})) {
        return *difference;
    }
    return {"fields", ProblemCode::written_otherwise};
}

ProblemCode problemOf(FieldFault fault) {
    switch (fault) {
    case FieldFault::not_an_object: return ProblemCode::field_no_object;
    case FieldFault::missing: return ProblemCode::field_absent;
    case FieldFault::wrong_type: return ProblemCode::field_wrong_type;
    case FieldFault::out_of_range: return ProblemCode::field_out_of_range;
    case FieldFault::impossible: return ProblemCode::field_impossible;
    case FieldFault::unknown_player: return ProblemCode::field_unknown_player;
    case FieldFault::unknown_kind: return ProblemCode::field_unknown_kind;
    case FieldFault::unknown_field: return ProblemCode::field_unknown;
    }
    return ProblemCode::field_impossible;
}

namespace {

constexpr std::size_t kBlock = 512; // rows
constexpr std::size_t kAhead = 8;   // blocks

} // namespace

RowsAhead::RowsAhead(RecordReader& reader, TableNumber table, const Digest& opening, unsigned threads)
    : m_run(reader, table),
      m_hash(opening) {
    if (threads > 0) {
        m_threads.emplace_back([this] { readAll(); });
    }
    for (unsigned i = 1; i < std::min(threads, kMostThreads); ++i) {
        m_threads.emplace_back([this] { hashAll(); });
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

bool RowsAhead::next(CheckedRow& row) {
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
    // The buffer does not move any more.
    const auto* const bytes = reinterpret_cast<const char*>(block->bytes.data());
    for (std::size_t i = 0; i < block->rows.size(); ++i) {
        CheckedRow& row = block->rows[i];
        const auto& places = block->places[i].texts;
        row.kind = {bytes + places[0], row.kind.size()};
        row.rules = {bytes + places[1], row.rules.size()};
        row.fields = {bytes + places[2], row.fields.size()};
    }
    return block;
}

void RowsAhead::readInto(Block& block) {
    const auto take = [&](const EventView& event) {
        const auto texts = appendEvent(block.bytes, m_hash, event);
        block.places.push_back({texts, block.bytes.size()});
        block.rows.push_back({event, false});
        m_hash = event.hash;
        return block.rows.size() < kBlock;
    };
    block.isLast = !m_run.next(take);
}

// Checks each event against the stored hash of the one before: the first mismatch is the same as if all had
// been hashed from the beginning.
void RowsAhead::checkHashes(Block& block) {
    std::size_t begin = 0;
    for (std::size_t i = 0; i < block.rows.size(); ++i) {
        const std::size_t end = block.places[i].end;
        block.rows[i].hashFits =
            sha256(std::span(block.bytes.data() + begin, end - begin)) == block.rows[i].hash;
        begin = end;
    }
}

std::unique_ptr<RowsAhead::Block> RowsAhead::takeBlock() {
    if (m_threads.empty()) {
        auto block = readBlock();
        checkHashes(*block);
        return block;
    }
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_changed.wait(lock, [this] {
            return !m_ahead.empty() &&
                   (m_ahead.front()->stage == Stage::hashed || firstUnhashed() != nullptr);
        });
        if (m_ahead.front()->stage == Stage::hashed) {
            auto block = std::move(m_ahead.front());
            m_ahead.pop_front();
            m_changed.notify_all();
            return block;
        }
        hashOne(lock, *firstUnhashed()); // instead of waiting for others
    }
}

void RowsAhead::readAll() {
    for (bool isLast = false; !isLast;) {
        auto block = readBlock();
        isLast = block->isLast;
        std::unique_lock lock(m_mutex);
        while (!m_stop && m_ahead.size() >= kAhead) {
            if (Block* const waiting = firstUnhashed()) {
                hashOne(lock, *waiting);
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
    hashAll();
}

// Returns the first block that no thread is hashing; null: none.
RowsAhead::Block* RowsAhead::firstUnhashed() {
    const auto found = std::ranges::find_if(
        m_ahead, [](const std::unique_ptr<Block>& block) { return block->stage == Stage::read; });
    return found == m_ahead.end() ? nullptr : found->get();
}

// A block stays in the list while it is being hashed.
void RowsAhead::hashOne(std::unique_lock<std::mutex>& lock, Block& block) {
    block.stage = Stage::beingHashed;
    lock.unlock();
    checkHashes(block);
    lock.lock();
    block.stage = Stage::hashed;
    m_changed.notify_all();
}

void RowsAhead::hashAll() {
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_changed.wait(lock, [this] { return m_stop || m_isRead || firstUnhashed() != nullptr; });
        Block* const block = firstUnhashed();
        if (m_stop || block == nullptr) {
            return; // no longer needed, or everything is read
        }
        hashOne(lock, *block);
    }
}

} // namespace mesaviva::record
