// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/history/visits.h"

#include "engine/record/fields/event_json.h"
#include "engine/record/fields/parse_json.h"
#include "engine/record/record_file.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <functional>
#include <limits>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <utility>

namespace mesaviva::record {

namespace {

using Json = nlohmann::ordered_json;

// Returns a field in place, or null: values of unknown size are not copied.
const Json& fieldIn(const Json& fields, const char* name) {
    static const Json kNothing;
    const auto found = fields.find(name);
    return found == fields.end() ? kNothing : *found;
}

// Sums up to this size can still be subtracted.
constexpr std::int64_t kMostSum = std::numeric_limits<std::int64_t>::max() / 4;

Money sumIn(const Statement& row, int column) {
    const std::int64_t sum = row.number(column);
    if (sum < 0 || sum > kMostSum) {
        throw Fault{FaultKind::damaged, ProblemCode::too_many_points};
    }
    return Money{sum};
}

// Arrivals and departures in the events of one table.
class VisitsAtTable {
public:
    VisitsAtTable(RecordReader& reader, const TableRow& table) : m_reader(reader), m_table(table) {}

    std::vector<Visit> read() {
        Statement row =
            m_reader.select("seq, wall, event, fields", {.table = m_table.number},
                            "event IN ('table_opened', 'player_sat', 'player_joined', 'session_ended')");
        while (row.step()) {
            const std::string kind(row.text(2));
            const Json fields = parseJson(row.text(3));
            if (!fields.is_object()) {
                throw Fault{FaultKind::damaged, ProblemCode::fields_no_object};
            }
            try {
                take(kind, fields, row.number(0), timeIn(row, 1));
            } catch (const BadField& bad) {
                throw Fault{FaultKind::damaged, {ProblemCode::bad_field, {kind, bad.path}}};
            }
        }
        for (const auto& [name, begun] : m_present) { // still present, or present when the record ended
            add(begun, kMostEvents, {}, nullptr);
        }
        std::ranges::sort(m_visits, std::greater(),
                          [](const Visit& visit) { return std::tuple(visit.firstRound, visit.began); });
        return std::move(m_visits);
    }

private:
    struct Begun {
        std::int64_t seq = 0;
        WallTime at;
    };

    // Throws BadField.
    void take(const std::string& kind, const Json& fields, std::int64_t seq, WallTime at) {
        if (kind == "table_opened") {
            for (const Json& name : fieldIn(fields, "simulated")) {
                m_simulated.insert(textOf(name, "simulated"));
            }
            return;
        }
        const std::string player = textOf(fieldIn(fields, "player"), "player");
        if (m_simulated.contains(player)) {
            return;
        }
        if (kind != "session_ended") {
            m_present.try_emplace(player, Begun{seq, at});
        } else if (const auto begun = m_present.find(player); begun != m_present.end()) {
            add(begun->second, static_cast<std::uint64_t>(seq), at, &fields);
            m_present.erase(begun);
        }
    }

    // `summary` is the summary in the event `end`; null if there was none. Throws BadField.
    void add(const Begun& begun, std::uint64_t end, WallTime ended, const Json* summary) {
        Statement row = m_reader.database().prepare(
            "SELECT min(round), max(round), coalesce(sum(staked > 0), 0), coalesce(sum(staked), 0), "
            "coalesce(sum(returned), 0), max(coalesce(closed, opened)) FROM rounds WHERE id >= ?1 AND id < "
            "?2 "
            "AND first < ?3 AND (closed IS NULL OR last > ?4)");
        row.bind(1, roundKeyOf(m_table.number, 0)).bind(2, roundKeyOf(m_table.number + 1, 0));
        row.bind(3, static_cast<std::int64_t>(end)).bind(4, begun.seq);
        if (!row.step() || row.isNothing(0)) {
            return; // no round was played
        }
        Visit visit;
        visit.table = m_table.number;
        visit.game = m_table.game;
        visit.firstRound = static_cast<std::uint64_t>(row.number(0));
        visit.lastRound = static_cast<std::uint64_t>(row.number(1));
        visit.began = begun.at;
        visit.isOver = summary != nullptr;
        visit.ended = summary ? ended : timeIn(row, 5);
        if (summary) {
            const auto count = [&](const char* name, std::int64_t most) {
                return wholeOf(fieldIn(*summary, name), name, 0, most);
            };
            visit.rounds =
                static_cast<std::uint32_t>(count("rounds", std::numeric_limits<std::uint32_t>::max()));
            visit.staked = Money{count("staked", kMostSum)};
            visit.returned = Money{count("returned", kMostSum)};
        } else {
            visit.rounds = static_cast<std::uint32_t>(row.number(2));
            visit.staked = sumIn(row, 3);
            visit.returned = sumIn(row, 4);
        }
        m_visits.push_back(std::move(visit));
    }

    RecordReader& m_reader;
    const TableRow& m_table;
    std::set<std::string> m_simulated;
    std::map<std::string, Begun> m_present;
    std::vector<Visit> m_visits;
};

} // namespace

VisitPage visits(RecordReader& reader, const RoundFilter& filter, std::size_t most, TableNumber from) {
    VisitPage page;
    Statement lastRound = reader.database().prepare(
        "SELECT coalesce(closed, ?2) FROM rounds WHERE id < ?1 ORDER BY id DESC LIMIT 1");
    const auto isPast = [&](const TableRow& table) {
        lastRound.bind(1, roundKeyOf(table.number + 1, 0)).bind(2, std::numeric_limits<std::int64_t>::max());
        const bool past = filter.from && lastRound.step() && anyTimeIn(lastRound, 0) < *filter.from;
        lastRound.reset();
        return past;
    };
    for (const TableRow& table : reader.playedTables(filter.game)) {
        const bool wanted = (from == 0 || table.number <= from) &&
                            (!filter.table || *filter.table == table.number) &&
                            (!filter.until || table.opened < *filter.until) && !isPast(table);
        if (!wanted) {
            continue;
        }
        if (page.visits.size() >= most) {
            page.next = table.number;
            break;
        }
        for (Visit& visit : VisitsAtTable(reader, table).read()) {
            if ((!filter.from || visit.began >= *filter.from) &&
                (!filter.until || visit.began < *filter.until)) {
                page.visits.push_back(std::move(visit));
            }
        }
    }
    return page;
}

} // namespace mesaviva::record
