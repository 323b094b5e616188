// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/history/balances.h"

#include "engine/record/house_page.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <utility>

namespace mesaviva::record {

namespace {

using InOrder = std::pair<TableNumber, std::uint64_t>;

// The points last stored between two events of a table.
class Notes {
public:
    explicit Notes(RecordReader& reader) : m_notes(readStoredPoints(reader)) {
        // Later values replace earlier ones.
        std::ranges::stable_sort(m_notes, {}, &placeOf);
    }

    std::optional<Money> between(TableNumber table, std::uint64_t first, std::uint64_t end) const {
        const auto after = std::ranges::lower_bound(m_notes, InOrder(table, end), {}, &placeOf);
        if (after == m_notes.begin()) {
            return std::nullopt;
        }
        const StoredPoints& last = *std::prev(after);
        return last.table == table && last.seq >= first ? std::optional(last.points) : std::nullopt;
    }

private:
    static InOrder placeOf(const StoredPoints& note) { return {note.table, note.seq}; }

    std::vector<StoredPoints> m_notes;
};

// Tables with real equipment: whoever can enter the winning number does not play for points.
std::set<TableNumber> nobodysTables(RecordReader& reader) {
    std::set<TableNumber> result;
    for (const TableRow& table : reader.playedTables()) {
        EventCursor cursor = reader.events(table.number);
        EventRow row;
        if (cursor.next(row) && row.text.fields.find("\"trainee\"") != std::string::npos) {
            result.insert(table.number);
        }
    }
    return result;
}

Money netOf(const RoundRow& round) { return round.returned - round.staked; }

// The points during a round, and then before the table's next round.
struct PointsOfRound {
    std::optional<Money> within;
    std::optional<Money> later;
};

} // namespace

Balances::Balances(RecordReader& reader) {
    const Notes notes(reader);
    std::vector<RoundRow> rounds = reader.rounds({}, std::numeric_limits<std::size_t>::max());
    const std::set<TableNumber> nobodys = nobodysTables(reader);
    std::erase_if(rounds,
                  [&](const RoundRow& round) { return !round.closed || nobodys.contains(round.id.table); });

    // The first event of the table's next round.
    const auto placeOf = [](const RoundRow& round) { return InOrder(round.id.table, round.id.round); };
    std::ranges::sort(rounds, {}, placeOf);
    std::vector<PointsOfRound> noted(rounds.size());
    m_all.reserve(rounds.size());
    for (std::size_t i = 0; i < rounds.size(); ++i) {
        const RoundRow& round = rounds[i];
        const bool isLast = i + 1 == rounds.size() || rounds[i + 1].id.table != round.id.table;
        const std::uint64_t end = isLast ? kMostEvents : rounds[i + 1].first;
        noted[i] = {notes.between(round.id.table, round.first, round.last + 1),
                    notes.between(round.id.table, round.last + 1, end)};
    }
    std::vector<std::size_t> order(rounds.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
        order[i] = i;
    }
    std::ranges::sort(order, {}, [&](std::size_t i) {
        return std::tuple(rounds[i].opened, rounds[i].id.table, rounds[i].id.round);
    });

    // Rounds before the first stored value follow from it backwards.
    Money start;
    Money sum;
    for (const std::size_t i : order) {
        sum = added(sum, netOf(rounds[i]));
        if (const auto first = noted[i].within ? noted[i].within : noted[i].later) {
            start = added(*first, -sum);
            break;
        }
    }
    Money points = start; // the last known value, including changes after a round
    Money after = start;
    for (const std::size_t i : order) {
        const Money net = netOf(rounds[i]);
        const Money unaided = added(after, net);
        after = noted[i].within.value_or(added(points, net));
        points = noted[i].later.value_or(after);
        m_all.push_back({std::move(rounds[i]), after, added(after, -unaided)});
    }
}

Money added(Money sum, Money more) {
    constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max() / 4;
    const Money result = sum + more; // cannot overflow: both are smaller than half the range
    if (result.cents > kMost || result.cents < -kMost) {
        throw Fault{FaultKind::damaged, ProblemCode::too_many_points};
    }
    return result;
}

std::vector<Balance> Balances::of(const RoundFilter& filter) const {
    std::vector<Balance> result;
    std::ranges::copy_if(m_all, std::back_inserter(result),
                         [&](const Balance& balance) { return fits(filter, balance.round); });
    return result;
}

std::vector<std::size_t> thinned(std::span<const Money> values, std::size_t most) {
    std::vector<std::size_t> chosen;
    if (values.size() <= most) {
        for (std::size_t i = 0; i < values.size(); ++i) {
            chosen.push_back(i);
        }
        return chosen;
    }
    const std::size_t buckets = (std::max<std::size_t>(most, 4) - 2) / 2;
    const std::size_t inner = values.size() - 2;
    chosen.push_back(0);
    for (std::size_t bucket = 0; bucket < buckets; ++bucket) {
        const auto first = values.begin() + static_cast<std::ptrdiff_t>(1 + inner * bucket / buckets);
        const auto end = values.begin() + static_cast<std::ptrdiff_t>(1 + inner * (bucket + 1) / buckets);
        if (first == end) {
            continue;
        }
        const auto [low, high] = std::minmax_element(first, end);
        const auto place = [&](auto value) { return static_cast<std::size_t>(value - values.begin()); };
        chosen.push_back(std::min(place(low), place(high)));
        if (low != high) {
            chosen.push_back(std::max(place(low), place(high)));
        }
    }
    chosen.push_back(values.size() - 1);
    return chosen;
}

} // namespace mesaviva::record
