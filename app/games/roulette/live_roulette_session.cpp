// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/roulette/live_roulette_session.h"

#include "app/core/text/table_text.h"

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

namespace mesaviva::app {

namespace {

// Chip values of simulated players, in multiples of the table's minimum.
constexpr std::array<std::int64_t, 4> kChipMinima = {1, 2, 1, 5};
constexpr std::array kTastes = {players::StakeTaste::middle, players::StakeTaste::low,
                                players::StakeTaste::high,   players::StakeTaste::low,
                                players::StakeTaste::middle, players::StakeTaste::low};

// The number of seats for simulated players: none at an individual wheel (O4), otherwise one per colour (R8).
int crowdOf(const LiveRouletteTable& table) {
    return table.settings.individual ? 0
                                     : std::min(table.simulated, static_cast<int>(roulette::kColours) - 1);
}

// Each table starts with different habits.
players::RouletteMember memberOf(std::size_t first, int index, PlayerId player) {
    const auto at = static_cast<std::size_t>(index);
    const std::size_t habit = (first + at) % players::kRouletteHabits.size();
    return {player, players::kRouletteHabits[habit], kTastes[(first + at) % kTastes.size()]};
}

std::size_t firstHabit(RandomStream& look) {
    return look.below(static_cast<std::uint32_t>(players::kRouletteHabits.size()));
}

players::RouletteCrowd crowdOf(const LiveRouletteSession::Recovered& table) {
    RandomStream look(systemSeed(), stream_name::kLook);
    const std::size_t first = firstHabit(look);
    players::RouletteCrowd crowd;
    for (std::size_t i = 1; i < table.state.players.size(); ++i) {
        const auto player = static_cast<PlayerId>(i);
        if (table.sum.isSimulated(player)) {
            crowd.add(memberOf(first, static_cast<int>(i) - 1, player));
        }
    }
    return crowd;
}

} // namespace

LiveRouletteSession::LiveRouletteSession(const std::shared_ptr<const Recovered>& recovered, SeedSource later)
    : LiveSession(recovered,
                  std::make_unique<roulette::SeededSpins>(recovered->seeds(std::move(later)),
                                                          recovered->state.settings.pockets),
                  crowdOf(*recovered)),
      m_chipValue(recovered->state.players.front().chipValue) {}

LiveRouletteSession::LiveRouletteSession(const LiveRouletteTable& table)
    : LiveRouletteSession(
          table, std::make_unique<roulette::SeededSpins>(table.seeds, table.settings.pockets, table.pockets),
          RandomStream(systemSeed(), stream_name::kLook)) {}

LiveRouletteSession::LiveRouletteSession(const LiveRouletteTable& opened,
                                         std::unique_ptr<roulette::SpinSource> chance, RandomStream look)
    : LiveSession(opened.settings, std::move(chance), crowdOf(opened), look, opened.ownKey),
      m_chipValue(opened.chipValue) {
    table().submit(roulette::Admit{opened.wallet});
    if (opened.sits) {
        table().submit(roulette::Join{ownPlayer(), m_chipValue});
    }
    joinCrowd(crowdOf(opened), look);
}

void LiveRouletteSession::joinCrowd(int count, RandomStream& look) {
    const roulette::Settings& settings = table().state().settings;
    const std::size_t first = firstHabit(look);
    for (int i = 0; i < count; ++i) {
        const auto index = first + static_cast<std::size_t>(i);
        const auto player = static_cast<PlayerId>(i + 1);
        table().submit(roulette::Admit{settings.allowance});
        table().submit(roulette::Join{player, settings.minimumOf(roulette::ChanceKind::straight) *
                                                  kChipMinima[index % kChipMinima.size()]});
        table().crowd().add(memberOf(first, i, player));
    }
}

QString LiveRouletteSession::ownName() const { return TableText::you(); }

} // namespace mesaviva::app
