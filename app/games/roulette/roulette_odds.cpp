// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/roulette/roulette_odds.h"

#include "app/core/text/amounts.h"
#include "app/core/text/percent.h"
#include "app/games/roulette/roulette_table_model.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <utility>

namespace mesaviva::app {

namespace {

bool isBallOut(roulette::Phase phase) {
    return phase == roulette::Phase::betting || phase == roulette::Phase::launching ||
           phase == roulette::Phase::running;
}

template <class Fits>
std::int64_t casesIn(const roulette::Returns& returns, const Fits& fits) {
    std::int64_t cases = 0;
    for (const auto& [sum, count] : returns.cases()) {
        cases += fits(sum) ? count : 0;
    }
    return cases;
}

QString centsText(double cents) { return amountText(Money{std::llround(cents)}); }

} // namespace

LessonOdds RouletteOdds::of(const roulette::Returns& returns) {
    const auto shareOf = [&returns](const QString& words, std::int64_t cases) {
        const auto all = static_cast<double>(returns.allCases());
        return words.arg(cases).arg(returns.allCases()).arg(percentText(static_cast<double>(cases) / all, 1));
    };
    const Money staked = returns.staked();
    LessonOdds shown;
    shown.heading = tr("What is on the cloth");
    //: %1 an amount
    shown.lines = {tr("Staked: %1").arg(amountText(staked)),
                   //: %1 an amount
                   tr("Comes back on average: %1").arg(centsText(returns.mean().value()))};
    //: %1 a share in per cent
    shown.best = tr("The house keeps %1").arg(percentText(returns.edge().value(), 2));
    const std::int64_t back = casesIn(returns, [](Money sum) { return sum > Money{}; });
    const std::int64_t more = casesIn(returns, [staked](Money sum) { return sum > staked; });
    //: %1 of %2 numbers, %3 the same in per cent
    shown.shares.append(shareOf(tr("Something comes back: %1 of %2 numbers (%3)"), back));
    if (more != back) {
        //: %1 of %2 numbers, %3 the same in per cent
        shown.shares.append(shareOf(tr("More than was staked: %1 of %2 numbers (%3)"), more));
    }
    //: %1 an amount
    shown.shares.append(tr("Comes back at most: %1").arg(amountText(returns.cases().rbegin()->first)));
    //: %1 an amount
    shown.shares.append(tr("Standard deviation: %1").arg(centsText(std::sqrt(returns.variance().value()))));
    shown.why = tr("Exact: each of the %1 numbers is as likely as any other, whatever came before, and is "
                   "settled by the table's rules.")
                    .arg(returns.allCases());
    return shown;
}

std::vector<StandingOdds> RouletteOdds::at(const RouletteTableModel& table) {
    std::vector<StandingOdds> list;
    const roulette::State& state = table.delivered();
    if (!isBallOut(state.phase)) {
        return list;
    }
    const PlayerId own = table.tableSession().ownPlayer();
    for (PlayerId player = 0; player < state.players.size(); ++player) {
        if (!state.players[player].stakes.empty() && hasOpenStake(state.players[player])) {
            const auto odds = [&state, player] {
                return of(roulette::returnsOf(state.settings, state.players[player].stakes));
            };
            const auto place = player == own ? list.begin() : list.end();
            list.insert(place, StandingOdds{table.tableSession().shownName(player), odds});
        }
    }
    return list;
}

} // namespace mesaviva::app
