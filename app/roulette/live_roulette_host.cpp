// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/roulette/live_roulette_host.h"

#include "app/words/table_words.h"

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

namespace mesaviva::app {

namespace {

// What chips of value-less colours are worth to them, in the table's minima.
constexpr std::array<std::int64_t, 4> kChipMinima = {1, 2, 1, 5};
constexpr std::array kTastes = {players::StakeTaste::middle, players::StakeTaste::low,
                                players::StakeTaste::high,   players::StakeTaste::low,
                                players::StakeTaste::middle, players::StakeTaste::low};

// How many simulated players there are room for: none at an individual wheel (O4), else a colour each (R8).
int crowdOf(const LiveRouletteTable& table) {
    return table.settings.individual ? 0
                                     : std::min(table.simulated, static_cast<int>(roulette::kColours) - 1);
}

} // namespace

LiveRouletteHost::LiveRouletteHost(const LiveRouletteTable& table)
    : LiveRouletteHost(
          table, std::make_unique<roulette::SeededSpins>(table.seeds, table.settings.pockets, table.pockets),
          RandomStream(systemSeed(), stream_name::kLook)) {}

LiveRouletteHost::LiveRouletteHost(const LiveRouletteTable& opened,
                                   std::unique_ptr<roulette::SpinSource> chance, RandomStream look)
    : LiveHost(opened.settings, std::move(chance), crowdOf(opened), look, opened.ownKey),
      m_chipValue(opened.chipValue) {
    table().submit(roulette::Admit{opened.wallet});
    if (opened.sits) {
        table().submit(roulette::Join{ownPlayer(), m_chipValue});
    }
    joinCrowd(crowdOf(opened), look);
}

void LiveRouletteHost::joinCrowd(int count, RandomStream& look) {
    const roulette::Settings& settings = table().state().settings;
    const auto first = look.below(static_cast<std::uint32_t>(players::kRouletteHabits.size()));
    for (int i = 0; i < count; ++i) {
        const auto index = first + static_cast<std::size_t>(i);
        const auto player = static_cast<PlayerId>(i + 1);
        table().submit(roulette::Admit{settings.allowance});
        table().submit(roulette::Join{player, settings.minimumOf(roulette::ChanceKind::straight) *
                                                  kChipMinima[index % kChipMinima.size()]});
        table().crowd().add({player, players::kRouletteHabits[index % players::kRouletteHabits.size()],
                             kTastes[index % kTastes.size()]});
    }
}

QString LiveRouletteHost::ownName() const { return TableWords::you(); }

} // namespace mesaviva::app
