// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "poker/live_poker_host.h"

#include "table/simulated_names.h"
#include "words/poker_words.h"

#include <algorithm>
#include <array>

namespace mesaviva::app {

namespace {

constexpr std::array kHabits = {players::PokerHabit::sensible,      players::PokerHabit::cautious,
                                players::PokerHabit::bold,          players::PokerHabit::sensible,
                                players::PokerHabit::absent_minded, players::PokerHabit::cautious};
constexpr std::array kTastes = {players::StakeTaste::middle, players::StakeTaste::low,
                                players::StakeTaste::high,   players::StakeTaste::low,
                                players::StakeTaste::middle, players::StakeTaste::low};

} // namespace

LivePokerHost::LivePokerHost(const LiveTable& table)
    : m_chance(table.seeds),
      m_driver(poker::State(table.settings), m_chance, m_journal),
      m_ownSeat(table.ownSeat >= 1 && table.ownSeat <= table.settings.seats
                    ? table.ownSeat
                    : (table.settings.seats + 1) / 2) {
    m_driver.setListener([this](const Recorded<poker::Event>& entry) { hear(entry); });
    m_driver.submit(poker::Admit{table.wallet});
    m_driver.submit(poker::Sit{ownPlayer(), m_ownSeat});
    if (!table.settings.individual) {
        seatCrowd(std::min(table.simulated, table.settings.seats - 1));
    }
}

void LivePokerHost::seatCrowd(int count) {
    // Who comes, and where they sit, differs from table to table; it has no part in any outcome.
    RandomStream look(systemSeed(), stream_name::kLook);
    m_names = simulatedNames(count, look);
    m_names.prepend({});
    std::vector<int> seats;
    for (int seat = 1; seat <= state().settings.seats; ++seat) {
        if (seat != m_ownSeat) {
            seats.push_back(seat);
        }
    }
    for (int i = 0; i < count; ++i) {
        const auto pick = look.below(static_cast<std::uint32_t>(seats.size()));
        const int seat = seats[pick];
        seats.erase(seats.begin() + static_cast<std::ptrdiff_t>(pick));
        const auto index = static_cast<std::size_t>(i);
        m_driver.submit(poker::Admit{state().settings.allowance});
        const auto player = static_cast<PlayerId>(state().players.size() - 1);
        m_driver.submit(poker::Sit{player, seat});
        m_crowd.add({player, kHabits[index % kHabits.size()], kTastes[index % kTastes.size()]});
    }
}

void LivePokerHost::hear(const Recorded<poker::Event>& entry) {
    if (std::holds_alternative<poker::RoundOpened>(entry.event)) {
        m_crowd.openRound(m_chance.seed());
    }
    m_crowd.hear(entry, m_driver.state());
    if (m_listener) {
        m_listener(entry);
    }
}

std::optional<Instant> LivePokerHost::nextDue() const {
    const std::optional<Need> need = m_driver.nextNeed();
    const std::optional<Instant> crowd = m_crowd.nextDue();
    if (need && crowd) {
        return std::min(need->at, *crowd);
    }
    return need ? std::optional(need->at) : crowd;
}

void LivePokerHost::advanceTo(Instant until) {
    while (const std::optional<Instant> due = nextDue()) {
        if (*due > until) {
            break;
        }
        m_driver.advanceTo(*due);
        while (const std::optional<poker::Command> command = m_crowd.take(*due)) {
            m_driver.submit(*command);
        }
    }
    m_driver.advanceTo(until);
}

QString LivePokerHost::playerName(PlayerId player) const {
    return player == ownPlayer() ? PokerWords::you() : m_names.value(player);
}

} // namespace mesaviva::app
