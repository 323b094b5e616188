// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/roulette/game.h"
#include "engine/games/roulette/odds/returns.h"
#include "engine/games/roulette/record/roulette_on_record.h"
#include "engine/record/game_record.h"
#include "engine/record/history/game_returned.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>
#include <vector>

namespace mesaviva::record {

namespace {

constexpr std::size_t kMostStakes = 20'000; // in a round: a layout full of all players' stakes

/// The stakes of one round, grouped by key.
class RoundStakes {
public:
    void add(const roulette::SettledStake& settled, roulette::ChanceKind kind) {
        staked += settled.stake.amount;
        ++stakes;
        const std::pair<ReturnedBy, std::int64_t> parts[] = {
            {ReturnedBy::all, 0},
            {RouletteReturned::kChance, static_cast<std::int64_t>(kind)},
            {ReturnedBy::level, stakeLevelOf(settled.stake.amount)}};
        for (const auto& key : parts) {
            Part& part = m_parts[key];
            part.stakes.push_back(settled.stake);
            part.returned += settled.returned;
        }
    }
    /// All stakes of a part depend on one pocket, so together they are one round.
    ReturnedRound sums(const roulette::Settings& settings) const {
        ReturnedRound round(placeOfGame(roulette::Game::kKey));
        for (const auto& [key, part] : m_parts) {
            const roulette::Returns returns = roulette::returnsOf(settings, part.stakes);
            ReturnedPart& sum = round.part(key.first, key.second);
            sum.staked = returns.staked();
            sum.returned = part.returned;
            sum.expected = returns.mean().value();
            double squares = 0;
            for (const auto& [amount, cases] : returns.cases()) {
                const double off = static_cast<double>(amount.cents) - sum.expected;
                squares += off * off * static_cast<double>(cases);
                sum.furthest = std::max(sum.furthest, std::abs(off));
            }
            sum.variance = squares / static_cast<double>(returns.allCases());
        }
        return round;
    }

    Money staked;
    std::size_t stakes = 0;

private:
    struct Part {
        std::vector<roulette::Stake> stakes;
        Money returned;
    };
    std::map<std::pair<ReturnedBy, std::int64_t>, Part> m_parts;
};

void walkRoulette(RecordReader& reader, TableNumber table, ReturnedWalk& walk) {
    TableFold<RouletteOnRecord> fold(reader, table);
    RoundStakes round;
    WallTime opened;
    while (fold.read()) {
        walk.step();
        const roulette::Event& event = fold.entry().event;
        const roulette::Settings& settings = fold.table().settings;
        if (std::holds_alternative<roulette::RoundOpened>(event)) {
            if (firstBadSetting(settings)) {
                throw Fault{FaultKind::damaged, "a table that can't be opened"};
            }
            opened = fold.row().wall;
            round = {};
        } else if (const auto* settled = std::get_if<roulette::Settled>(&event);
                   settled && !settled->voided) {
            for (const roulette::SettledStake& stake : settled->stakes) {
                const Money staked = stake.stake.amount;
                const bool fits = staked > Money{} && staked <= kMostStakedInRound - round.staked &&
                                  stake.returned >= Money{} && stake.returned <= staked * 36;
                if (!fits || round.stakes >= kMostStakes) {
                    throwDamaged("a stake", table, fold.entry().round);
                }
                round.add(stake, settings.layout()[stake.stake.spot].kind);
            }
        } else if (const auto* closed = std::get_if<roulette::RoundClosed>(&event)) {
            if (!closed->scripted && walk.counts(opened)) { // else chance didn't bring the number
                walk.add(round.sums(settings), opened, table, static_cast<std::int64_t>(settings.rules));
            }
            round = {};
        }
        fold.take();
    }
}

} // namespace

template <>
const GameReturned& gameReturned<roulette::Game>() {
    static constexpr GameReturned kReturned{
        roulette::Game::kKey,
        &walkRoulette,
        {"rules", static_cast<std::int64_t>(roulette::kAllRuleSets.size()),
         [](std::int64_t which) { return std::string(name(static_cast<roulette::RuleSet>(which))); }},
        {ReturnedValues{"chance", static_cast<std::int64_t>(roulette::kChanceKinds), [](std::int64_t which) {
                            return std::string(name(static_cast<roulette::ChanceKind>(which)));
                        }}}};
    return kReturned;
}

} // namespace mesaviva::record
