// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/bingo/bingo_room.h"

#include "app/bingo/bingo_history_model.h"
#include "app/bingo/replay_bingo_host.h"
#include "app/words/bingo_words.h"

#include <algorithm>

namespace mesaviva::app {

using namespace bingo;

namespace {

// The running round beside those that are shown.
constexpr std::size_t kRoundsKept = BingoHistoryModel::kShown + 2;

Opening<Settings> openingOf(const BingoRoomPlan& plan) { return {plan.settings, {}, plan.members}; }

players::BingoCrowd crowdOf(const BingoRoomPlan& plan) {
    return {plan.members, static_cast<std::uint32_t>(std::min(plan.mostCards, plan.settings.maxCards))};
}

} // namespace

BingoRoom::BingoRoom(BingoRoomPlan plan, SeedSource seeds, GivenOutcome given)
    : m_plan(std::move(plan)),
      m_table(openingOf(m_plan),
              std::make_unique<SeededBalls>(std::move(seeds), m_plan.settings, std::move(given)),
              crowdOf(m_plan), {kRoundsKept, kRoundsKept}),
      m_jackpots(presentJackpots()),
      m_heard(m_table.listen([this](const Recorded<Event>& entry) {
          if (Game::closesRound(entry.event)) {
              m_jackpots = presentJackpots();
              if (m_closed) {
                  m_closed();
              }
          }
      })) {}

QString BingoRoom::name() const { return m_plan.name.isEmpty() ? BingoWords::customRoom() : m_plan.name; }

PlayerId BingoRoom::enter(Money wallet) {
    const std::size_t known = admissions();
    const auto last = static_cast<PlayerId>(known - 1);
    const bool same = known > 0 && !state().players[last].here && state().wallet(last) == wallet;
    const auto player = same ? last : static_cast<PlayerId>(known);
    if (!same) {
        m_table.submit(Admit{wallet});
    }
    m_table.submit(Join{player});
    return player;
}

BingoJackpots BingoRoom::presentJackpots() const {
    return {state().bingoJackpotValue(), state().lineJackpotValue()};
}

bool BingoRoom::canReplay(std::uint64_t round) const { return canRepeat<Game>(m_table, round); }

std::unique_ptr<BingoHost> BingoRoom::replay(std::uint64_t round, PlayerId own) const {
    if (!canReplay(round)) {
        return {};
    }
    return std::make_unique<ReplayBingoHost>(*m_table.startOf(round), m_table.entries(round), name(), own);
}

} // namespace mesaviva::app
