// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/returned.h"

#include "engine/record/roulette_on_record.h"
#include "engine/record/table_fold.h"
#include "engine/roulette/returns.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <utility>

namespace mesaviva::record {

namespace {

constexpr double kBernsteinLog = 5.298317366548036; // ln 200: half a hundredth on either side
constexpr std::size_t kListedTables = 50;
constexpr std::uint64_t kTellEvery = 4096;        // events
constexpr std::size_t kMostStakes = 20'000;       // of a round: a cloth full of everybody's
constexpr Money kMostStaked{100'000'000'000'000}; // in a round: what is made of it stays below 63 bits
constexpr Money kMostSummed{1'000'000'000'000'000'000};

using roulette::ChanceKind;
using roulette::Stake;

/// Adds one round's stakes, and what came back of them.
void addRound(Returned& sum, const roulette::Settings& settings, const std::vector<Stake>& stakes,
              Money returned) {
    const roulette::Returns returns = roulette::returnsOf(settings, stakes);
    const double mean = returns.mean().value();
    double squares = 0;
    double furthest = 0;
    for (const auto& [amount, cases] : returns.cases()) {
        const double off = static_cast<double>(amount.cents) - mean;
        squares += off * off * static_cast<double>(cases);
        furthest = std::max(furthest, std::abs(off));
    }
    ++sum.rounds;
    if (sum.staked > kMostSummed || sum.returned > kMostSummed) {
        throw Fault{FaultKind::damaged, "more was staked than there can be"};
    }
    sum.staked += returns.staked();
    sum.returned += returned;
    sum.expected += mean;
    sum.variance += squares / static_cast<double>(returns.allCases());
    sum.furthest = std::max(sum.furthest, furthest);
}

/// What was staked in one round, by chance.
struct RoundStakes {
    struct Part {
        std::vector<Stake> stakes;
        Money returned;
    };
    std::array<Part, roulette::kChanceKinds> byChance;
    Part all;
    Money staked;

    void add(const roulette::SettledStake& settled, ChanceKind kind) {
        for (Part* const part : {&byChance[static_cast<std::size_t>(kind)], &all}) {
            part->stakes.push_back(settled.stake);
            part->returned += settled.returned;
        }
    }
};

class Sums {
public:
    void addRound(const TableRow& table, const roulette::Settings& settings, const RoundStakes& round) {
        if (round.all.stakes.empty()) {
            return;
        }
        const auto add = [&](Returned& sum, const RoundStakes::Part& part) {
            record::addRound(sum, settings, part.stakes, part.returned);
        };
        add(m_all, round.all);
        Returned& rules = m_rules[settings.rules];
        rules.rules = settings.rules;
        add(rules, round.all);
        Returned& own = m_tables[table.number];
        own.table = table.number;
        own.rules = settings.rules;
        add(own, round.all);
        for (std::size_t i = 0; i < roulette::kChanceKinds; ++i) {
            if (!round.byChance[i].stakes.empty()) {
                Returned& chance = m_chances[i];
                chance.chance = static_cast<ChanceKind>(i);
                add(chance, round.byChance[i]);
            }
        }
    }

    std::vector<Returned> take() const {
        std::vector<Returned> list;
        if (m_all.rounds > 0) {
            list.push_back(m_all);
        }
        for (const auto& [rules, sum] : m_rules) {
            list.push_back(sum);
        }
        std::copy_if(m_chances.begin(), m_chances.end(), std::back_inserter(list),
                     [](const Returned& sum) { return sum.rounds > 0; });
        std::size_t listed = 0;
        for (auto table = m_tables.rbegin(); table != m_tables.rend() && listed < kListedTables; ++table) {
            list.push_back(table->second);
            ++listed;
        }
        return list;
    }

private:
    Returned m_all;
    std::map<roulette::RuleSet, Returned> m_rules;
    std::array<Returned, roulette::kChanceKinds> m_chances;
    std::map<TableNumber, Returned> m_tables;
};

} // namespace

double Returned::reach() const {
    const double linear = furthest * kBernsteinLog / 3;
    return linear + std::sqrt(linear * linear + 2 * variance * kBernsteinLog);
}

bool Returned::isInside() const {
    return std::abs(static_cast<double>(returned.cents) - expected) <= reach();
}

std::vector<Returned> returnedAtRoulette(RecordReader& reader, const ReturnedSince& since,
                                         const Progress& progress) {
    const std::vector<TableRow> tables = reader.playedTables(std::string(roulette::Game::kKey));
    std::uint64_t all = 0;
    for (const TableRow& table : tables) {
        all += table.events;
    }
    std::uint64_t done = 0;
    Sums sums;
    for (const TableRow& table : tables) {
        TableFold<RouletteOnRecord> fold(reader, table.number);
        RoundStakes round;
        bool counts = false;
        while (fold.read()) {
            if (progress && ++done % kTellEvery == 0) {
                progress(done, all);
            }
            const roulette::Event& event = fold.entry().event;
            if (std::holds_alternative<roulette::RoundOpened>(event)) {
                if (firstBadSetting(fold.table().settings)) {
                    throw Fault{FaultKind::damaged, "a table that can't be opened"};
                }
                counts = !since.from || fold.row().wall >= *since.from;
                round = {};
            } else if (const auto* settled = std::get_if<roulette::Settled>(&event);
                       settled && counts && !settled->voided) {
                const roulette::Settings& settings = fold.table().settings;
                for (const roulette::SettledStake& stake : settled->stakes) {
                    const Money staked = stake.stake.amount;
                    const bool fits = staked > Money{} && staked <= kMostStaked - round.staked &&
                                      stake.returned >= Money{} && stake.returned <= staked * 36;
                    if (!fits || round.all.stakes.size() >= kMostStakes) {
                        throw Fault{FaultKind::damaged,
                                    "a stake of " + textOf(RoundId{table.number, fold.entry().round}) +
                                        " that can't be"};
                    }
                    round.staked += staked;
                    round.add(stake, settings.layout()[stake.stake.spot].kind);
                }
            } else if (const auto* closed = std::get_if<roulette::RoundClosed>(&event)) {
                if (!closed->scripted) { // else it was not chance that has brought the number
                    sums.addRound(table, fold.table().settings, round);
                }
                round = {};
            }
            fold.take();
        }
    }
    return sums.take();
}

} // namespace mesaviva::record
