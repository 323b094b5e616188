// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/history/rounds_on_record.h"

#include "engine/record/fields/event_json.h"
#include "engine/record/fields/parse_json.h"
#include "engine/record/game_record.h"
#include "engine/record/history/balances.h"
#include "engine/record/house_page.h"
#include "engine/record/record_file.h"
#include "engine/record/record_reader.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstdio>
#include <map>
#include <utility>

namespace mesaviva::record {

namespace {

bool readTable(RecordReader& reader, const TableRow& table, std::optional<std::uint64_t> only,
               const RoundJson::Taker& giveTable, const RoundJson::Taker& giveRound) {
    if (table.game == kHousePage) {
        return false; // no round was played there
    }
    return gameRecord(table.game).readJson(reader, table, only, giveTable, giveRound);
}

} // namespace

void RoundJson::everything(const Taker& table, const Taker& round) {
    for (const TableRow& row : m_reader.tables()) {
        readTable(m_reader, row, std::nullopt, table, round);
    }
}

bool RoundJson::one(const RoundId& id, const Taker& table, const Taker& round) {
    const auto row = m_reader.table(id.table);
    if (!row || !m_reader.round(id)) {
        return false;
    }
    return readTable(m_reader, *row, id.round, table, round);
}

std::string isoText(WallTime time) {
    const auto day = std::chrono::floor<std::chrono::days>(time);
    const std::chrono::year_month_day date(day);
    const std::chrono::hh_mm_ss clock(time - day);
    std::array<char, 64> text{};
    const int size = std::snprintf(
        text.data(), text.size(), "%04d-%02u-%02uT%02d:%02d:%02d.%03dZ", static_cast<int>(date.year()),
        static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
        static_cast<int>(clock.hours().count()), static_cast<int>(clock.minutes().count()),
        static_cast<int>(clock.seconds().count()), static_cast<int>(clock.subseconds().count()));
    return std::string(text.data(), static_cast<std::size_t>(std::max(size, 0)));
}

namespace {

// Rounds are queried in slices of this size.
constexpr std::size_t kSlice = 500;
// Maximum number of players found in one round.
constexpr std::size_t kMostOfRound = 100;
// Longer texts are not a settlement.
constexpr std::size_t kLongestSettlement = 4'000'000;

// One player's stakes and returns in a round.
struct Part {
    Money staked;
    Money returned;
};
using Parts = std::map<std::string, Part, std::less<>>;

// Iterates over the names in an event's fields as written: {"player":"ana",…}.
template <class Take>
void eachName(std::string_view fields, const Take& take) {
    constexpr std::string_view kBeforeName = "\"player\":\"";
    for (std::size_t at = fields.find(kBeforeName); at != std::string_view::npos;
         at = fields.find(kBeforeName, at)) {
        at += kBeforeName.size();
        const std::size_t end = fields.find('"', at);
        if (end == std::string_view::npos) {
            return;
        }
        take(fields.substr(at, end - at));
        at = end;
    }
}

class Looking {
public:
    Looking(RecordReader& reader, const RoundSearch& search, const SearchBounds& bounds)
        : m_reader(reader),
          m_search(search),
          m_bounds(bounds),
          m_filter(search.filter) {
        if (m_search.player) {
            m_filter.outcome.reset(); // the filter applies to the player
        }
    }

    SearchPage page(const std::optional<RoundRow>& after) {
        SearchPage page;
        page.last = after;
        while (true) {
            const std::vector<RoundRow> rows = m_reader.rounds(m_filter, kSlice, page.last);
            for (const RoundRow& row : rows) {
                if (page.found.size() >= m_bounds.most || page.looked >= m_bounds.rounds ||
                    m_events >= m_bounds.events) {
                    return page;
                }
                ++page.looked;
                page.last = row;
                look(row, page.found);
            }
            if (rows.size() < kSlice) {
                page.isOver = true;
                return page;
            }
        }
    }

private:
    void look(const RoundRow& row, std::vector<FoundRound>& found) {
        if (!m_search.player && fits(row.staked, row.returned)) {
            found.push_back({row, {}, row.staked, row.returned});
            return;
        }
        std::size_t named = 0;
        for (const auto& [name, part] : partsOf(row)) {
            if (fits(part.staked, part.returned) && hasOutcome(row, part) && named++ < kMostOfRound) {
                found.push_back({row, name, part.staked, part.returned});
            }
        }
    }

    bool hasOutcome(const RoundRow& row, const Part& part) const {
        RoundRow own = row;
        own.staked = part.staked;
        own.returned = part.returned;
        return !m_search.filter.outcome || outcomeOf(own) == m_search.filter.outcome;
    }

    bool fits(Money staked, Money returned) const {
        return (m_search.stakedAtLeast <= Money{} || staked >= m_search.stakedAtLeast) &&
               (m_search.wonAtLeast <= Money{} || returned - staked >= m_search.wonAtLeast);
    }

    // The requested players whom an event of the round names.
    Parts partsOf(const RoundRow& row) {
        Parts parts;
        std::map<std::string, bool, std::less<>> known;
        const auto isMeant = [&](std::string_view name) {
            const auto found = known.find(name);
            return found != known.end()
                       ? found->second
                       : known.emplace(name, !m_search.player || m_search.player(name)).first->second;
        };
        EventCursor cursor = m_reader.events(row.id.table, row.first);
        EventRow event;
        for (std::uint64_t seen = 0; seen < m_bounds.eventsOfRound && cursor.next(event); ++seen) {
            ++m_events;
            if (event.round != row.id.round) {
                break;
            }
            if (event.text.kind == "settled") {
                settle(event, isMeant, parts);
            } else {
                eachName(event.text.fields, [&](std::string_view name) {
                    if (isMeant(name)) {
                        parts.try_emplace(std::string(name));
                    }
                });
            }
        }
        return parts;
    }

    template <class IsMeant>
    static void settle(const EventRow& event, const IsMeant& isMeant, Parts& parts) {
        if (event.text.fields.size() > kLongestSettlement) {
            throw Fault{FaultKind::damaged, ProblemCode::settlement_too_long};
        }
        const nlohmann::ordered_json fields = parseJson(event.text.fields);
        try {
            JsonFields object(fields, {});
            const std::string& player = textOf(object.need("player"), "player");
            if (!isMeant(player)) {
                return;
            }
            const auto money = [&](const char* name) {
                return Money{wholeOf(object.need(name), name, 0, kMostOnRecord.cents)};
            };
            Part& part = parts[player];
            part.staked = added(part.staked, money("staked"));
            part.returned = added(part.returned, money("returned"));
        } catch (const BadField& bad) {
            throw Fault{FaultKind::damaged, {ProblemCode::bad_field, {"settled", bad.path}}};
        }
    }

    RecordReader& m_reader;
    const RoundSearch& m_search;
    const SearchBounds& m_bounds;
    RoundFilter m_filter; ///< filter of the rows examined
    std::uint64_t m_events = 0;
};

} // namespace

SearchPage searchRounds(RecordReader& reader, const RoundSearch& search, const std::optional<RoundRow>& after,
                        const SearchBounds& bounds) {
    return Looking(reader, search, bounds).page(after);
}

std::vector<std::string> resultsOf(RecordReader& reader, const std::string& game, std::size_t most) {
    std::vector<std::string> results;
    Statement row = reader.database().prepare(
        "SELECT DISTINCT result FROM rounds WHERE game = ?1 AND result <> '' ORDER BY result LIMIT ?2");
    row.bind(1, std::string_view(game)).bind(2, static_cast<std::int64_t>(most));
    while (row.step()) {
        results.emplace_back(row.text(0));
    }
    return results;
}

std::vector<CutOff> cutOffs(RecordReader& reader, TableNumber table, std::string_view player,
                            std::uint64_t from) {
    std::vector<CutOff> all;
    const auto at = reader.table(table);
    const GameRecord* const game = at ? findGameRecord(at->game) : nullptr;
    if (game == nullptr || game->cutOffAt == nullptr) {
        return all;
    }
    Statement row =
        reader.select("round, seq, wall, fields", {.table = table, .first = from}, "event = 'settled'");
    while (row.step()) {
        const RoundId round{table, static_cast<std::uint64_t>(row.number(0))};
        const auto found = game->cutOffAt(reader, round, static_cast<std::uint64_t>(row.number(1)),
                                          timeIn(row, 2), row.text(3));
        if (found && found->player == player) {
            all.push_back(*found);
        }
    }
    return all;
}

} // namespace mesaviva::record
