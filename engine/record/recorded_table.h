// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/game_on_record.h"
#include "engine/record/record_writer.h"
#include "engine/record/table_recorder.h"
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

/// A table whose events are told once they are on record, and not before: it stands between a table that is
/// played at and everybody who looks on. While something is on its way to the disk the table's time waits, so
/// that nothing happens which nobody could see.
///
/// Once the record fails, the round in progress ends by the rules for a failure of the system (P33, O20,
/// B45), and what happens from then on is told without being kept.
template <class OnRecord>
class RecordedTable final : public TableSource<typename OnRecord::Game> {
public:
    using Game = typename OnRecord::Game;
    using State = typename Game::State;
    using Command = typename Game::Command;
    using Entry = Recorded<typename Game::Event>;

    /// `table` has told nobody anything yet, and lives as long as this; so does the writer. What has happened
    /// at the table already is written, and told by deliver().
    RecordedTable(TableSource<Game>& table, RecordWriter& writer, RecorderSources sources)
        : m_table(table),
          m_writer(writer),
          m_recorder(std::in_place, writer, std::move(sources)) {
        for (std::uint64_t round = 0; round <= m_table.round(); ++round) {
            for (const Entry& entry : m_table.entries(round)) {
                take(entry);
            }
        }
        m_heard = m_table.listen([this](const Entry& entry) { take(entry); });
        m_recorder->flush();
    }

    /// For a table that goes on where its record ends: what lies behind it is told and not written again.
    /// `page` and `names` are those of the RecoveredTable that it goes on from.
    RecordedTable(TableSource<Game>& table, RecordWriter& writer, RecorderSources sources,
                  std::shared_ptr<TablePage<OnRecord>> page, std::vector<std::string> names)
        : m_table(table),
          m_writer(writer),
          m_recorder(std::in_place, writer, std::move(sources), std::move(page), std::move(names)),
          m_round(table.round()) {
        const std::span<const Entry> past = m_table.entries(m_round);
        m_told = past.empty() ? 0 : past.back().seq;
        m_heard = m_table.listen([this](const Entry& entry) { take(entry); });
    }

    /// Tells what has become safe; true if there was something. To be called on the table's thread whenever
    /// the writer says that more is on disk, or that it has failed.
    bool deliver() {
        if (m_recorder && m_writer.fault()) {
            fail();
        }
        if (m_recorder) {
            m_recorder->flush();
        }
        return tellUpTo(m_recorder ? m_recorder->safeSeq() : kEverything);
    }

    /// Waits until all that has happened is safe, but no longer than that.
    void settle(std::chrono::milliseconds most) {
        if (m_recorder) {
            m_recorder->waitUntilSafe(most);
        }
        deliver();
    }

    /// From now on everything is told at once, and written besides: for who has left and looks on no more.
    void stopHolding() {
        m_holding = false;
        tellUpTo(kEverything);
    }

    /// The same as before: who had left has come back.
    void holdAgain() { m_holding = true; }

    /// The table's number in the record, and the number of the last event told; nothing where it is not kept
    /// (any more) or not safe yet.
    std::optional<std::pair<TableNumber, std::uint64_t>> toldOnRecord() const {
        if (!m_recorder || m_recorder->number() == 0) {
            return std::nullopt;
        }
        return std::pair(m_recorder->number(), m_told);
    }

    /// Whether something has happened that is not told yet.
    bool isHolding() const { return !m_held.empty(); }
    /// Whether what happens is kept.
    bool isRecording() const { return m_recorder.has_value(); }

    Instant now() const override { return m_table.now(); }
    /// Nothing while something is on its way to the disk: deliver() comes first.
    std::optional<Instant> nextDue() const override {
        return isHolding() && !m_telling ? std::nullopt : m_table.nextDue();
    }
    void advanceTo(Instant until) override {
        if (isHolding()) {
            return; // it is told first; then time goes on from where it was
        }
        m_table.advanceTo(until);
        pass();
    }
    std::optional<typename Game::Refusal> submit(const Command& command) override {
        std::optional<typename Game::Refusal> refusal = m_table.submit(command);
        pass();
        return refusal;
    }

    std::uint64_t round() const override { return m_round; }
    std::span<const Entry> entries(std::uint64_t round) const override {
        std::span<const Entry> all = m_table.entries(round);
        while (!all.empty() && all.back().seq > m_told) {
            all = all.first(all.size() - 1);
        }
        return all;
    }
    const State* startOf(std::uint64_t round) const override { return m_table.startOf(round); }
    void readAhead(const std::function<void(const Entry&)>& read) const override {
        for (const Entry& entry : m_held) {
            read(entry);
        }
    }

private:
    static constexpr std::uint64_t kEverything = ~std::uint64_t{0};

    void take(const Entry& entry) {
        if (m_recorder) {
            m_recorder->hear(entry);
        }
        m_held.push_back(entry);
    }

    // What was brought together is one group.
    void pass() {
        if (m_recorder) {
            m_recorder->flush();
        }
        if (!m_recorder || !m_holding) {
            tellUpTo(kEverything);
        }
    }

    bool tellUpTo(std::uint64_t safe) {
        bool told = false;
        m_telling = true;
        while (!m_held.empty() && m_held.front().seq <= safe) {
            const Entry entry = std::move(m_held.front());
            m_held.pop_front();
            m_told = entry.seq;
            m_round = entry.round;
            told = true;
            this->tell(entry);
        }
        m_telling = false;
        return told;
    }

    void fail() {
        m_recorder.reset();
        (void)m_table.submit(typename OnRecord::FailSystem{});
    }

    TableSource<Game>& m_table;
    RecordWriter& m_writer;
    std::optional<TableRecorder<OnRecord>> m_recorder; ///< none: the record has failed
    Subscription m_heard;
    std::deque<Entry> m_held;
    std::uint64_t m_told = 0;  ///< the number of the last event told
    std::uint64_t m_round = 0; ///< its round
    bool m_holding = true;
    bool m_telling = false;
};

} // namespace mesaviva::record
