// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/record/record_keeper.h"
#include "app/record/recorded_up_to.h"
#include "engine/record/on_record.h"
#include "engine/record/recorded_table.h"

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace mesaviva::app {

/// Joins a table's record to the keeper: what has become safe is told at once.
template <class Game>
class RecordedHost {
public:
    using Kept = typename record::OnRecordOf<Game>::Type;

    /// Null where nothing can be written. The table must live longer, and so must the keeper.
    static std::unique_ptr<RecordedHost> make(TableSource<Game>& table, RecordKeeper& keeper,
                                              record::RecorderSources sources) {
        record::RecordWriter* const writer = keeper.writer();
        return writer ? std::unique_ptr<RecordedHost>(
                            new RecordedHost(table, keeper, *writer, std::move(sources)))
                      : nullptr;
    }

    record::RecordedTable<Kept>& table() { return m_table; }
    void settle() { m_table.settle(kLongestWait); }
    /// What is told, as a moment on record; nothing where it is not kept.
    std::optional<RecordedUpTo> upTo() const {
        const auto told = m_table.toldOnRecord();
        return told ? std::optional(RecordedUpTo{told->first, told->second}) : std::nullopt;
    }
    void setArrived(std::function<void()> arrived) { m_arrived = std::move(arrived); }

private:
    // The opening is waited for, so that a table is shown whole from its first picture on, and a player's
    // last word is.
    static constexpr std::chrono::milliseconds kLongestWait{250};

    RecordedHost(TableSource<Game>& table, RecordKeeper& keeper, record::RecordWriter& writer,
                 record::RecorderSources sources)
        : m_table(table, writer, std::move(sources)),
          m_safe(keeper.listen([this] {
              if (m_table.deliver() && m_arrived) {
                  m_arrived();
              }
          })) {
        settle();
    }

    record::RecordedTable<Kept> m_table;
    std::function<void()> m_arrived;
    Subscription m_safe;
};

} // namespace mesaviva::app
