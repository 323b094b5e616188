// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "roulette/live_roulette_host.h"

#include "table/simulated_names.h"
#include "words/roulette_words.h"

#include <algorithm>
#include <array>

namespace mesaviva::app {

namespace {

// What chips of value-less colours are worth to them, in the table's minima.
constexpr std::array<std::int64_t, 4> kChipMinima = {1, 2, 1, 5};
constexpr std::array kTastes = {players::StakeTaste::middle, players::StakeTaste::low,
                                players::StakeTaste::high,   players::StakeTaste::low,
                                players::StakeTaste::middle, players::StakeTaste::low};

} // namespace

LiveRouletteHost::LiveRouletteHost(const LiveRouletteTable& table)
    : m_spins(table.seeds, table.settings.pockets, table.pockets),
      m_driver(roulette::State(table.settings), m_spins, m_journal),
      m_chipValue(table.chipValue) {
    m_driver.setListener([this](const Recorded<roulette::Event>& entry) { hear(entry); });
    m_driver.submit(roulette::Admit{table.wallet});
    m_driver.submit(roulette::Join{ownPlayer(), m_chipValue});
    if (!table.settings.individual) {
        joinCrowd(std::min(table.simulated, static_cast<int>(roulette::kColours) - 1));
    }
}

void LiveRouletteHost::joinCrowd(int count) {
    // Who comes differs from table to table; it has no part in any outcome.
    RandomStream look(systemSeed(), stream_name::kLook);
    m_names = simulatedNames(count, look);
    m_names.prepend({});
    const auto first = look.below(static_cast<std::uint32_t>(players::kRouletteHabits.size()));
    for (int i = 0; i < count; ++i) {
        const auto index = first + static_cast<std::size_t>(i);
        m_driver.submit(roulette::Admit{state().settings.allowance});
        const auto player = static_cast<PlayerId>(state().players.size() - 1);
        m_driver.submit(roulette::Join{player, state().settings.minimumOf(roulette::ChanceKind::straight) *
                                                   kChipMinima[index % kChipMinima.size()]});
        m_crowd.add({player, players::kRouletteHabits[index % players::kRouletteHabits.size()],
                     kTastes[index % kTastes.size()]});
    }
}

void LiveRouletteHost::hear(const Recorded<roulette::Event>& entry) {
    if (std::holds_alternative<roulette::RoundOpened>(entry.event)) {
        m_crowd.openRound(m_spins.seed());
    }
    m_crowd.hear(entry, m_driver.state());
    if (m_listener) {
        m_listener(entry);
    }
}

std::optional<Instant> LiveRouletteHost::nextDue() const {
    const std::optional<Need> need = m_driver.nextNeed();
    const std::optional<Instant> crowd = m_crowd.nextDue();
    if (need && crowd) {
        return std::min(need->at, *crowd);
    }
    return need ? std::optional(need->at) : crowd;
}

void LiveRouletteHost::advanceTo(Instant until) {
    while (const std::optional<Instant> due = nextDue()) {
        if (*due > until) {
            break;
        }
        m_driver.advanceTo(*due);
        while (const std::optional<roulette::Command> command = m_crowd.take(*due)) {
            m_driver.submit(*command);
        }
    }
    m_driver.advanceTo(until);
}

QString LiveRouletteHost::playerName(PlayerId player) const {
    return player == ownPlayer() ? RouletteWords::you() : m_names.value(player);
}

} // namespace mesaviva::app
