// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/history/round_search.h"

#include "engine/record/fields/field_reader.h"
#include "engine/record/fields/parse_json.h"
#include "engine/record/history/balances.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <utility>

namespace mesaviva::record {

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
            throw Fault{FaultKind::damaged, "a settlement that is too long for one"};
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
            throw Fault{FaultKind::damaged, "settled, " + bad.path};
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

} // namespace mesaviva::record
