// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/game_record.h"
#include "engine/record/write/record_writer.h"
#include "engine/record/write/table_recorder.h"
#include "engine/table/table_source.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace mesaviva::record {

/// A table whose events are delivered only after they are safely recorded: a filter between a live table and
/// its listeners. While an event is being written, the table's time stops, so that nothing happens unseen.
///
/// If recording fails, the running round ends by the rules for a system failure (P33, O20, B45), and later
/// events are delivered without being recorded.
template <class OnRecord>
class RecordedTable final : public ForwardingSource<typename OnRecord::Game> {
public:
    using Game = typename OnRecord::Game;
    using Command = typename Game::Command;
    using Entry = Recorded<typename Game::Event>;

    /// `table` must not have any listener yet; it and the writer must outlive this object. Events that
    /// already happened are recorded now and delivered by deliver().
    RecordedTable(TableSource<Game>& table, RecordWriter& writer, RecorderSources sources)
        : ForwardingSource<Game>(table),
          m_writer(writer),
          m_recorder(std::in_place, writer, std::move(sources)) {
        for (std::uint64_t round = 0; round <= table.round(); ++round) {
            for (const Entry& entry : table.entries(round)) {
                take(entry);
            }
        }
        m_subscription = table.listen([this](const Entry& entry) { take(entry); });
        m_recorder->flush();
    }

    /// For a table that continues where its record ends: earlier events count as delivered and are not
    /// written again. `writer` and `names` are those of the RecoveredTable.
    RecordedTable(TableSource<Game>& table, RecordWriter& writer, RecorderSources sources,
                  std::shared_ptr<TableWriter<OnRecord>> tableWriter, std::vector<std::string> names)
        : ForwardingSource<Game>(table),
          m_writer(writer),
          m_recorder(std::in_place, writer, std::move(sources), std::move(tableWriter), std::move(names)),
          m_round(table.round()) {
        const std::span<const Entry> past = table.entries(m_round);
        m_lastSeq = past.empty() ? 0 : past.back().seq;
        m_subscription = table.listen([this](const Entry& entry) { take(entry); });
    }

    /// Delivers the events that are safe; returns whether there were any. Call on the table's thread whenever
    /// the writer reports progress or a fault.
    bool deliver() {
        if (m_recorder && m_writer.fault()) {
            fail();
        }
        if (m_recorder) {
            m_recorder->flush();
        }
        return deliverUpTo(m_recorder ? m_recorder->safeSeq() : kEverything);
    }

    /// Waits until everything is safe, for at most `most`, and delivers.
    void settle(std::chrono::milliseconds most) {
        if (m_recorder) {
            m_recorder->waitUntilSafe(most);
        }
        deliver();
    }

    /// Delivers everything at once from now on, without waiting for the record, because the player has left.
    void stopHoldingBack() {
        m_holdsBack = false;
        deliverUpTo(kEverything);
    }

    /// Waits for the record again: the player has returned.
    void resumeHoldingBack() { m_holdsBack = true; }

    /// Returns the table's number in the record and the sequence number of the last delivered event; nothing
    /// if the table is not recorded (any more) or its opening is not safe yet.
    std::optional<std::pair<TableNumber, std::uint64_t>> deliveredOnRecord() const {
        if (!m_recorder || m_recorder->number() == 0) {
            return std::nullopt;
        }
        return std::pair(m_recorder->number(), m_lastSeq);
    }

    /// Returns whether events are waiting to be delivered.
    bool isHolding() const { return !m_held.empty(); }
    /// Returns whether events are being recorded.
    bool isRecording() const { return m_recorder.has_value(); }

    /// Nothing while events are waiting: deliver() must be called first.
    std::optional<Instant> nextDue() const override {
        return isHolding() && !m_isDelivering ? std::nullopt : this->inner().nextDue();
    }
    void advanceTo(Instant until) override {
        if (isHolding()) {
            return; // deliver first; then time continues from where it was
        }
        this->inner().advanceTo(until);
        pass();
    }
    std::optional<typename Game::Refusal> submit(const Command& command) override {
        std::optional<typename Game::Refusal> refusal = this->inner().submit(command);
        pass();
        return refusal;
    }

    std::uint64_t round() const override { return m_round; }
    std::span<const Entry> entries(std::uint64_t round) const override {
        std::span<const Entry> all = this->inner().entries(round);
        while (!all.empty() && all.back().seq > m_lastSeq) {
            all = all.first(all.size() - 1);
        }
        return all;
    }
    std::span<const Entry> history() const override { return entries(m_round); }
    void readAhead(const std::function<void(const Entry&)>& read) const override {
        for (const Entry& entry : m_held) {
            read(entry);
        }
    }

private:
    static constexpr std::uint64_t kEverything = ~std::uint64_t{0};

    void take(const Entry& entry) {
        if (m_recorder) {
            m_recorder->add(entry);
        }
        m_held.push_back(entry);
    }

    // Events that happened together form one group.
    void pass() {
        if (m_recorder) {
            m_recorder->flush();
        }
        if (!m_recorder || !m_holdsBack) {
            deliverUpTo(kEverything);
        }
    }

    bool deliverUpTo(std::uint64_t safe) {
        bool delivered = false;
        m_isDelivering = true;
        while (!m_held.empty() && m_held.front().seq <= safe) {
            const Entry entry = std::move(m_held.front());
            m_held.pop_front();
            m_lastSeq = entry.seq;
            m_round = entry.round;
            delivered = true;
            this->notify(entry);
        }
        m_isDelivering = false;
        return delivered;
    }

    void fail() {
        m_recorder.reset();
        (void)this->inner().submit(typename OnRecord::FailSystem{});
    }

    RecordWriter& m_writer;
    std::optional<TableRecorder<OnRecord>> m_recorder; ///< none: the record has failed
    Subscription m_subscription;
    std::deque<Entry> m_held;
    std::uint64_t m_lastSeq = 0; ///< sequence number of the last event delivered
    std::uint64_t m_round = 0;   ///< its round
    bool m_holdsBack = true;
    bool m_isDelivering = false;
};

} // namespace mesaviva::record
