// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/check.h"
#include "engine/base/ledger.h"
#include "engine/record/fields/parse_json.h"
#include "engine/record/fields/player_names.h"
#include "engine/record/game_record.h"
#include "engine/record/record_reader.h"
#include "engine/table/common_events.h"
#include "engine/table/player.h"
#include "engine/table/table_fields.h"
#include "engine/table/view.h"

#include <nlohmann/json_fwd.hpp>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <iterator>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace mesaviva::record {

/// The state of a table after some event of its record.
template <class OnRecord>
struct FoldedTable {
    using Settings = typename OnRecord::Settings;

    Settings settings = OnRecord::anySettings();
    typename OnRecord::State state{settings};
    NameBook names;
    RoundSum sum;
    std::uint64_t seq = 0; ///< of the last event
    Instant at;            ///< of the last event
};

/// Returns whether an event of a file names only players who are at the table, or admits the next one.
template <class State, class Event>
bool namesThosePresent(const State& state, const Event& event) {
    const std::size_t admitted = state.players.size();
    return std::visit(
        [&]<class Kind>(const Kind& one) {
            if constexpr (std::is_same_v<Kind, common::PlayerAdmitted>) {
                return one.player == admitted && admitted < kMostPlayers;
            } else if constexpr (requires { one.player; }) {
                return one.player == kNobody || one.player < admitted;
            } else {
                return true;
            }
        },
        event);
}

/// Checks that events of a file have not moved more money than can be counted. A single event moves far less
/// than the limits, so no sum and no payout overflows. All other accounts together hold what these two lack.
template <class OnRecord>
void requireCountable(const typename OnRecord::State& state, const RoundSum& sum) {
    constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max() / 4;
    const auto require = [](Money amount, std::int64_t most) {
        check(amount.cents <= most && amount.cents >= -most, "more money than can be counted");
    };
    for (const Ledger::Account account : {Ledger::kIssuer, Ledger::kHouse}) {
        require(state.ledger.balance(account), kMost / (1 + OnRecord::kMostOdds));
    }
    for (const auto& player : state.players) {
        if constexpr (requires { player.staked; }) {
            require(player.staked, kMost / (1 + OnRecord::kMostOdds));
        }
        if constexpr (requires { player.summary; }) {
            require(player.summary.staked, kMost);
            require(player.summary.returned, kMost);
        } else {
            require(player.session.summary.staked, kMost);
            require(player.session.summary.returned, kMost);
        }
    }
    require(sum.staked, kMost);
    require(sum.returned, kMost);
}

/// Folds the record of one table event by event, from its opening or from a previously folded state. Throws
/// Fault if an event cannot be read. Must not outlive its reader.
template <class OnRecord>
class TableFold {
public:
    using Entry = typename OnRecord::Entry;

    TableFold(RecordReader& reader, TableNumber table, FoldedTable<OnRecord> from = {})
        : m_cursor(reader.events(table, from.seq + 1)),
          m_table(std::move(from)) {}

    /// Reads the next event without folding it; false after the last one.
    bool read() {
        if (!m_cursor.next(m_row)) {
            return false;
        }
        if (!hasDate(m_row.wall)) {
            throwDamaged(ProblemCode::event_without_date);
        }
        if (!m_line.read(lineOf(m_row))) {
            throwDamaged(ProblemCode::event_no_json);
        }
        m_table.names.add(m_line.json());
        auto entry = OnRecord::read(
            m_line.json(), [this](std::string_view name) { return m_table.names.idOf(name); },
            m_table.settings);
        if (!entry) {
            throwDamaged(ProblemCode::event_field,
                         {entry.error().path, std::string(name(entry.error().fault))});
        }
        if (isFiltered<typename OnRecord::Game>(entry->event)) {
            throwDamaged(ProblemCode::event_filtered);
        }
        if (entry->seq != m_table.seq + 1) {
            throwDamaged(ProblemCode::event_out_of_order);
        }
        m_entry = std::move(*entry);
        requireOpening();
        return true;
    }
    /// Folds the event that was read. Throws Fault if it cannot have happened.
    void take() {
        using Opened = TableOpenedWith<typename OnRecord::Settings>;
        if (const auto* const opened = std::get_if<Opened>(&m_entry.event)) {
            m_table.settings = opened->opening->settings;
            m_table.state = typename OnRecord::State(m_table.settings);
        }
        requirePlayer();
        try {
            const UntrustedEvents fromAFile;
            OnRecord::Game::evolve(m_table.state, m_entry.event, m_entry.at);
            check(m_entry.round == OnRecord::Game::roundOf(m_table.state), "it lies in another round");
            requireCountable<OnRecord>(m_table.state, m_table.sum);
        } catch (const BrokenInvariant& broken) {
            throwDamaged(ProblemCode::event_impossible, {std::string(broken.what)});
        }
        OnRecord::sumUp(m_table.sum, m_entry.event);
        m_table.seq = m_entry.seq;
        m_table.at = m_entry.at;
    }

    const Entry& entry() const { return m_entry; }
    const EventRow& row() const { return m_row; }
    /// Returns the event's JSON as `mesaviva run` prints it.
    const nlohmann::ordered_json& line() const { return m_line.json(); }
    /// Returns the table after the last folded event.
    const FoldedTable<OnRecord>& table() const { return m_table; }

private:
    // A table opens exactly once, as its first event, with valid settings.
    void requireOpening() const {
        using Opened = TableOpenedWith<typename OnRecord::Settings>;
        const auto* const opened = std::get_if<Opened>(&m_entry.event);
        if ((opened != nullptr) != (m_entry.seq == 1)) {
            throwDamaged(ProblemCode::event_opens_again);
        }
        if (opened && !OnRecord::mayOpen(opened->opening->settings)) {
            throwDamaged(ProblemCode::event_bad_settings);
        }
    }
    // Names are known from the table's opening, but only admitted players are in the state.
    void requirePlayer() const {
        if (!namesThosePresent(m_table.state, m_entry.event)) {
            throwDamaged(ProblemCode::event_of_nobody);
        }
    }
    // `more`: the arguments after those that name the event.
    [[noreturn]] void throwDamaged(ProblemCode what, std::vector<std::string> more = {}) const {
        more.insert(more.begin(), {std::to_string(m_row.table) + '-' + std::to_string(m_row.round),
                                   std::to_string(m_row.seq), m_row.text.kind});
        throw Fault{FaultKind::damaged, {what, std::move(more)}};
    }

    EventCursor m_cursor;
    FoldedTable<OnRecord> m_table;
    EventRow m_row;
    JsonLine m_line;
    Entry m_entry;
};

/// A recorded round, as Replay needs it.
template <class OnRecord>
struct RoundOnRecord {
    typename OnRecord::State start;                ///< state before the first entry
    std::vector<typename OnRecord::Entry> entries; ///< up to the last event before the next round
    NameBook names;                                ///< the players' names at its end
};

/// Reads rounds of one table in any order. Stores the table's state at intervals, so that going back does not
/// fold everything again.
template <class OnRecord>
class RoundReader {
public:
    /// The reader must outlive this object.
    RoundReader(RecordReader& reader, TableNumber table) : m_reader(reader), m_number(table) {}

    /// Returns the table's opening; nothing if it is not recorded. Throws Fault.
    std::optional<Opening<typename OnRecord::Settings>> opening() {
        using Opened = TableOpenedWith<typename OnRecord::Settings>;
        TableFold<OnRecord> fold(m_reader, m_number);
        const auto* const opened = fold.read() ? std::get_if<Opened>(&fold.entry().event) : nullptr;
        return opened ? std::optional(*opened->opening) : std::nullopt;
    }

    /// Returns a round of the table (0: the events before the first round); nothing if there is no such
    /// round. `progress` is called with the number of each event read. Throws Fault.
    std::optional<RoundOnRecord<OnRecord>> round(
        std::uint64_t number, const std::function<void(std::uint64_t)>& progress = [](std::uint64_t) {}) {
        TableFold<OnRecord> fold(m_reader, m_number, nearest(number));
        std::optional<RoundOnRecord<OnRecord>> result;
        while (fold.read()) {
            progress(fold.entry().seq);
            if (fold.entry().round > number) {
                break;
            }
            if (OnRecord::Game::opensRound(fold.entry().event)) {
                store(fold.entry().round, fold.table());
            }
            if (fold.entry().round == number) {
                if (!result) {
                    result.emplace(RoundOnRecord<OnRecord>{startOf(fold), {}, {}});
                }
                result->entries.push_back(fold.entry());
            }
            fold.take();
        }
        if (result) {
            result->names = fold.table().names;
        }
        return result;
    }

private:
    static constexpr std::uint64_t kEvery = 64;

    // Before its first event a table has the settings of its opening.
    static typename OnRecord::State startOf(const TableFold<OnRecord>& fold) {
        using Opened = TableOpenedWith<typename OnRecord::Settings>;
        if (const auto* const opened = std::get_if<Opened>(&fold.entry().event)) {
            return typename OnRecord::State(opened->opening->settings);
        }
        return withoutCards(fold.table().state);
    }

    static typename OnRecord::State withoutCards(const typename OnRecord::State& state) {
        if constexpr (requires { OnRecord::Game::withoutCards(state); }) {
            return OnRecord::Game::withoutCards(state);
        } else {
            return state;
        }
    }

    FoldedTable<OnRecord> nearest(std::uint64_t round) const {
        const auto after = m_stored.upper_bound(round);
        return after == m_stored.begin() ? FoldedTable<OnRecord>() : std::prev(after)->second;
    }

    void store(std::uint64_t round, const FoldedTable<OnRecord>& table) {
        if (round % kEvery == 0 && !m_stored.contains(round)) {
            FoldedTable<OnRecord> stored = table;
            stored.state = withoutCards(table.state);
            m_stored.emplace(round, std::move(stored));
        }
    }

    RecordReader& m_reader;
    TableNumber m_number;
    std::map<std::uint64_t, FoldedTable<OnRecord>> m_stored; ///< state before the opening of that round
};

} // namespace mesaviva::record
