// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/roulette/roulette_past.h"

#include "engine/games/roulette/record/roulette_on_record.h"
#include "engine/record/row_values.h"
#include "engine/record/table_fold.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <variant>

namespace mesaviva::app {

namespace {

using OnRecord = record::RouletteOnRecord;
using Shelf = record::RoundReader<OnRecord>;
using StakeList = std::vector<roulette::Stake>;

// This player's name on record.
constexpr std::string_view kOwn = "player";

// Visits this player's tables with such a wheel, newest first, each with its settings.
template <class Take>
void eachTable(record::RecordReader& reader, const roulette::Settings& like, const Take& take) {
    for (const record::TableRow& table : reader.playedTables(std::string(OnRecord::kName))) {
        if (table.rules != name(like.rules)) {
            continue;
        }
        const auto opening = Shelf(reader, table.number).opening();
        const bool own = opening && !opening->guests.empty() && opening->guests.front().name == kOwn;
        const bool fits = own && opening->settings.pockets == like.pockets &&
                          opening->settings.wheelOrder() == like.wheelOrder();
        if (fits && !take(table.number, opening->settings)) {
            return;
        }
    }
}

StakeList inOrder(StakeList stakes) {
    const auto group = [](const roulette::Group& of) {
        return std::tuple(of.isSeries() ? 1 + static_cast<int>(of.series()) : 0,
                          of.isNeighbours() ? 1 + of.number().index() : 0,
                          of.isNeighbours() ? of.chips() : 0);
    };
    std::ranges::sort(stakes, {}, [&](const roulette::Stake& stake) {
        return std::tuple(stake.spot, group(stake.group), stake.amount.cents);
    });
    return stakes;
}

} // namespace

roulette::NumberHistory earlierNumbers(record::RecordReader& reader, const roulette::Settings& like,
                                       record::TableNumber except) {
    constexpr std::size_t kMost = roulette::NumberHistory::kMost;
    std::vector<roulette::Pocket> newestFirst;
    eachTable(reader, like, [&](record::TableNumber table, const roulette::Settings&) {
        if (table == except) {
            return true;
        }
        record::RoundFilter filter;
        filter.table = table;
        filter.withVoid = false;
        for (const record::RoundRow& round : reader.rounds(filter, kMost - newestFirst.size())) {
            if (const auto pocket = roulette::pocketFrom(round.result)) {
                newestFirst.push_back(*pocket);
            }
        }
        return newestFirst.size() < kMost;
    });
    roulette::NumberHistory numbers;
    std::for_each(newestFirst.rbegin(), newestFirst.rend(),
                  [&](roulette::Pocket pocket) { numbers.add(pocket); });
    return numbers;
}

std::vector<StakesUse> usesOf(const std::vector<StakeList>& wanted, record::RecordReader& reader,
                              const roulette::Settings& like) {
    std::vector<StakeList> ordered;
    std::ranges::transform(wanted, std::back_inserter(ordered), &inOrder);
    std::vector<StakesUse> uses(wanted.size());
    const auto count = [&](const roulette::Settled& settled) {
        StakeList stakes;
        for (const roulette::SettledStake& one : settled.stakes) {
            stakes.push_back(one.stake);
        }
        stakes = inOrder(std::move(stakes));
        for (std::size_t i = 0; i < ordered.size(); ++i) {
            if (ordered[i] == stakes) {
                ++uses[i].times;
                uses[i].net += settled.net();
            }
        }
    };
    // Any other name is another player.
    const record::PlayerIds ids = [](std::string_view player) {
        return std::optional<PlayerId>(player == kOwn ? 0 : 1);
    };
    eachTable(reader, like, [&](record::TableNumber table, const roulette::Settings& settings) {
        record::Statement row = reader.database().prepare(
            "SELECT round, seq, t, event, rules, fields FROM events WHERE id >= ? AND id < ? AND event = "
            "'settled' ORDER BY id");
        row.bind(1, record::eventKeyOf(table, 1)).bind(2, record::eventKeyOf(table + 1, 0));
        record::EventRow event;
        event.table = table;
        while (row.step()) {
            event.round = static_cast<std::uint64_t>(row.number(0));
            event.seq = static_cast<std::uint64_t>(row.number(1));
            event.at = row.number(2);
            event.text = {std::string(row.text(3)), std::string(row.text(4)), std::string(row.text(5))};
            const auto entry = OnRecord::read(record::parseJson(lineOf(event)), ids, settings);
            if (!entry) {
                throw record::Fault{record::FaultKind::damaged, "a settlement can't be read"};
            }
            const auto* const settled = std::get_if<roulette::Settled>(&entry->event);
            if (settled && settled->player == 0 && !settled->voided) {
                count(*settled);
            }
        }
        return true;
    });
    return uses;
}

} // namespace mesaviva::app
