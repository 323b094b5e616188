// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/poker/poker_session.h"

#include "app/core/text/table_text.h"

#include <algorithm>
#include <array>
#include <memory>
#include <utility>
#include <vector>

namespace mesaviva::app {

namespace {

constexpr std::array kHabits = {players::PokerHabit::sensible,      players::PokerHabit::cautious,
                                players::PokerHabit::bold,          players::PokerHabit::sensible,
                                players::PokerHabit::absent_minded, players::PokerHabit::cautious};
constexpr std::array kTastes = {players::StakeTaste::middle, players::StakeTaste::low,
                                players::StakeTaste::high,   players::StakeTaste::low,
                                players::StakeTaste::middle, players::StakeTaste::low};

// The number of seats for simulated players: none at an individual table (P4).
int crowdOf(const LivePokerTable& table) {
    return table.settings.individual ? 0 : std::min(table.simulated, table.settings.seats - 1);
}

players::PokerMember memberOf(int index, PlayerId player) {
    const auto at = static_cast<std::size_t>(index);
    return {player, kHabits[at % kHabits.size()], kTastes[at % kTastes.size()]};
}

players::PokerCrowd crowdOf(const LivePokerSession::Recovered& table) {
    players::PokerCrowd crowd;
    for (std::size_t i = 1; i < table.state.players.size(); ++i) {
        const auto player = static_cast<PlayerId>(i);
        if (table.sum.isSimulated(player)) {
            crowd.add(memberOf(static_cast<int>(i) - 1, player));
        }
    }
    return crowd;
}

} // namespace

LivePokerSession::LivePokerSession(const std::shared_ptr<const Recovered>& recovered, SeedSource later)
    : LiveSession(recovered, std::make_unique<poker::SeededChance>(recovered->seeds(std::move(later))),
                  crowdOf(*recovered)) {}

LivePokerSession::LivePokerSession(const LivePokerTable& table)
    : LivePokerSession(table, std::make_unique<poker::SeededChance>(table.seeds),
                       RandomStream(systemSeed(), stream_name::kLook)) {}

LivePokerSession::LivePokerSession(const LivePokerTable& opened, std::unique_ptr<poker::Chance> chance,
                                   RandomStream look)
    : LiveSession(opened.settings, std::move(chance), crowdOf(opened), look, opened.ownKey) {
    const int seats = opened.settings.seats;
    const bool requested = opened.ownSeat >= 1 && opened.ownSeat <= seats;
    const int ownSeat = requested ? opened.ownSeat : (seats + 1) / 2;
    table().submit(poker::Admit{opened.wallet});
    if (opened.sits) {
        table().submit(poker::Sit{ownPlayer(), ownSeat});
    }
    table().crowd().setBrisk(true);
    seatCrowd(ownSeat, crowdOf(opened), look);
}

void LivePokerSession::seatCrowd(int ownSeat, int count, RandomStream& look) {
    const poker::Settings& settings = table().state().settings;
    std::vector<int> seats;
    for (int seat = 1; seat <= settings.seats; ++seat) {
        if (seat != ownSeat) {
            seats.push_back(seat);
        }
    }
    for (int i = 0; i < count; ++i) {
        const auto pick = look.below(static_cast<std::uint32_t>(seats.size()));
        const int seat = seats[pick];
        seats.erase(seats.begin() + static_cast<std::ptrdiff_t>(pick));
        const auto player = static_cast<PlayerId>(i + 1);
        table().submit(poker::Admit{settings.allowance});
        table().submit(poker::Sit{player, seat});
        table().crowd().add(memberOf(i, player));
    }
}

QString LivePokerSession::ownName() const { return TableText::you(); }

} // namespace mesaviva::app
