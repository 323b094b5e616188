// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/record/record_keeper.h"
#include "app/core/record/recorded_up_to.h"
#include "engine/games/on_record.h"
#include "engine/record/recorded_table.h"
#include "engine/record/recover.h"

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace mesaviva::app {

/// Joins a table's record to the keeper: what has become safe is told at once.
template <class Game>
class RecordedSession {
public:
    using OnRecord = typename record::OnRecordOf<Game>::Type;

    /// Null where nothing can be written. The table must live longer, and so must the keeper. With
    /// `recovered` the table goes on from there.
    static std::unique_ptr<RecordedSession>
    make(TableSource<Game>& table, RecordKeeper& keeper, record::RecorderSources sources,
         const record::RecoveredTable<OnRecord>* recovered = nullptr) {
        record::RecordWriter* const writer = keeper.writer();
        if (!writer) {
            return nullptr;
        }
        auto kept = recovered ? std::make_unique<Table>(table, *writer, std::move(sources), recovered->page(),
                                                        recovered->names)
                              : std::make_unique<Table>(table, *writer, std::move(sources));
        return std::unique_ptr<RecordedSession>(new RecordedSession(std::move(kept), keeper));
    }

    record::RecordedTable<OnRecord>& table() { return *m_table; }
    void settle() { m_table->settle(kLongestWait); }
    /// What is told, as a moment on record; nothing where it is not kept.
    std::optional<RecordedUpTo> upTo() const {
        const auto told = m_table->toldOnRecord();
        return told ? std::optional(RecordedUpTo{told->first, told->second}) : std::nullopt;
    }
    void setArrived(std::function<void()> arrived) { m_arrived = std::move(arrived); }

private:
    using Table = record::RecordedTable<OnRecord>;

    // The opening is waited for, so that a table is shown whole from its first picture on, and a player's
    // last word is.
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
