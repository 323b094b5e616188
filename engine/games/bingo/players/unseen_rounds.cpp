// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/bingo/players/unseen_rounds.h"

#include "engine/games/bingo/game.h"
#include "engine/table/live_table.h"

#include <algorithm>
#include <deque>
#include <memory>
#include <utility>

namespace mesaviva::players {

using namespace bingo;

Settings settingsFrom(const State& state) {
    Settings settings = state.settings;
    settings.roundsBefore = state.round;
    settings.carried = state.ledger.balance(state.carried);
    if (settings.bingoJackpot) {
        settings.bingoJackpot->value = state.bingoJackpotValue();
    }
    if (settings.lineJackpot) {
        settings.lineJackpot->value = state.lineJackpotValue();
    }
    settings.starts.erase(settings.starts.begin(),
                          settings.starts.begin() + static_cast<std::ptrdiff_t>(state.sessionsHeld));
    return settings;
}

namespace {

// How much of `left`, the rest of an absence, is not played: rounds like the first one, which took `round`
// and had that many cards, would need too many cards for it.
Duration closedFor(Duration left, Duration round, std::uint64_t cards, const UnseenLimits& limits) {
    const std::uint64_t fit = limits.cards / std::max<std::uint64_t>(cards, 1);
    const std::uint64_t most = std::max<std::uint64_t>(fit, limits.kept + 1);
    if (left / round < static_cast<Duration::rep>(most)) {
        return {};
    }
    return left - static_cast<Duration::rep>(most) * round;
}

} // namespace

BetweenRounds playUnseen(const Settings& settings, const BingoCrowd& crowd, const SeedSource& seeds,
                         Instant until, const UnseenLimits& limits, const std::atomic<bool>& stop) {
    using Table = LiveTable<Game, BingoCrowd>;
    Table table({settings, {}, crowd.members()}, std::make_unique<SeededBalls>(seeds, settings), crowd,
                Table::HistoryLimits{1, 1});
    const State& state = table.state();
    std::deque<BetweenRounds> places{{settingsFrom(state), state.due.value_or(until)}};
    Duration closed{};
    bool isFirst = true;
    while (const std::optional<Instant> due = table.nextDue()) {
        if (*due > until - closed || stop) {
            break;
        }
        table.advanceTo(*due);
        if (state.phase != Phase::between || state.round == places.back().settings.roundsBefore) {
            continue;
        }
        const Instant opens = state.due.value_or(until - closed);
        if (std::exchange(isFirst, false) && settings.mode == Mode::continuous) {
            closed = closedFor(until - opens, std::max(opens - places.back().opens, Duration(1)),
                               state.cardsSold(), limits);
            if (closed > Duration{}) {
                places.clear(); // what lies before is not followed by the next round
            }
        }
        places.push_back({settingsFrom(state), opens + closed});
        if (places.size() > limits.kept + 1) {
            places.pop_front();
        }
    }
    return places.front();
}

} // namespace mesaviva::players
