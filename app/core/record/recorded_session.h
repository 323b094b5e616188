// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/record/record_keeper.h"
#include "app/core/record/session_report.h"
#include "engine/games/on_record.h"
#include "engine/record/write/recorded_table.h"
#include "engine/record/write/recover.h"

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace mesaviva::app {

/// Connects a table's record to the keeper: events are delivered as soon as they are synced.
template <class Game>
class RecordedSession {
public:
    using OnRecord = typename record::OnRecordOf<Game>::Type;

    /// Null if nothing can be written. The table and the keeper must outlive it. With `recovered` the table
    /// continues from there.
    static std::unique_ptr<RecordedSession>
    make(TableSource<Game>& table, RecordKeeper& keeper, record::RecorderSources sources,
         const record::RecoveredTable<OnRecord>* recovered = nullptr) {
        record::RecordWriter* const writer = keeper.writer();
        if (!writer) {
            return nullptr;
        }
        auto recorded = recovered ? std::make_unique<Table>(table, *writer, std::move(sources),
                                                            recovered->tableWriter(), recovered->names)
                                  : std::make_unique<Table>(table, *writer, std::move(sources));
        return std::unique_ptr<RecordedSession>(new RecordedSession(std::move(recorded), keeper));
    }

    record::RecordedTable<OnRecord>& table() { return *m_table; }
    void settle() { m_table->settle(kLongestWait); }
    /// The last delivered event as a position in the record; nullopt if the table is not recorded.
    std::optional<RecordedUpTo> upTo() const {
        const auto delivered = m_table->deliveredOnRecord();
        return delivered ? std::optional(RecordedUpTo{delivered->first, delivered->second}) : std::nullopt;
    }
    void setArrived(std::function<void()> arrived) { m_arrived = std::move(arrived); }

private:
    using Table = record::RecordedTable<OnRecord>;

    // Waits this long for the opening events, so that a table's first picture is complete, and for a player's
    // last ones.
    static constexpr std::chrono::milliseconds kLongestWait{250};

    RecordedSession(std::unique_ptr<Table> table, RecordKeeper& keeper)
        : m_table(std::move(table)),
          m_safe(keeper.listen([this] {
              if (m_table->deliver() && m_arrived) {
                  m_arrived();
              }
          })) {
        settle();
    }

    std::unique_ptr<Table> m_table;
    std::function<void()> m_arrived;
    Subscription m_safe;
};

} // namespace mesaviva::app
