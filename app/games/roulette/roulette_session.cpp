// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/roulette/roulette_session.h"

#include "app/core/text/table_text.h"
#include "engine/base/check.h"
#include "engine/games/roulette/spin_source.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <memory>
#include <utility>
#include <variant>

namespace mesaviva::app {

namespace {

// The seed revealed at the round's close; a running round has none.
Seed shownSeed(const RecordedRound<roulette::Game>& recorded, std::uint64_t round) {
    for (const auto& entry : recorded.round.entries) {
        const auto* const closed = std::get_if<roulette::RoundClosed>(&entry.event);
        if (closed && entry.round == round) {
            return closed->seed;
        }
    }
    return {};
}

} // namespace

RecordedRouletteSession::RecordedRouletteSession(RecordedRound<roulette::Game> recorded)
    : RecordedRoundSession(recorded) {
    std::uint64_t round = 0;
    std::uint32_t ordinal = 0;
    for (const auto& entry : recorded.round.entries) {
        if (std::holds_alternative<roulette::BallLaunched>(entry.event)) {
            ordinal = std::exchange(round, entry.round) == entry.round ? ordinal + 1 : 1;
            m_launches.push_back({entry.at, ordinal, shownSeed(recorded, entry.round)});
        }
        if (const auto* drawn = std::get_if<roulette::NumberDrawn>(&entry.event)) {
            m_landings.push_back({entry.at, drawn->pocket});
        }
    }
}

std::optional<roulette::Pocket> RecordedRouletteSession::landing(Instant launched) const {
    const auto found = std::ranges::find_if(
        m_landings, [launched](const Landing& landing) { return landing.at >= launched; });
    return found != m_landings.end() ? std::optional(found->pocket) : std::nullopt;
}

RandomStream RecordedRouletteSession::look(Instant launched) const {
    const auto after = std::ranges::upper_bound(m_launches, launched, {}, &Launch::at);
    check(after != m_launches.begin(), "a look at a ball before the first launch");
    const Launch& launch = *std::prev(after);
    return roulette::lookOf(launch.seed, launch.ordinal);
}

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
    : LiveSession(opened.settings, std::move(chance), crowdOf(opened), look, opened.ownKey, opened.people),
      m_chipValue(opened.chipValue) {
    table().submit(roulette::Admit{opened.wallet});
    if (opened.sits) {
        table().submit(roulette::Join{ownPlayer(), m_chipValue});
    }
    joinCrowd(crowdOf(opened), look);
    for (qsizetype i = 0; i < opened.people.size(); ++i) {
        const auto player = static_cast<PlayerId>(table().state().players.size());
        table().submit(roulette::Admit{opened.wallet});
        table().submit(roulette::Join{player, m_chipValue});
        m_people.push_back(player);
    }
    if (!opened.sits && !m_people.empty()) {
        m_acting = m_people.front();
    }
}

std::vector<PlayerId> LiveRouletteSession::actors() const {
    std::vector<PlayerId> actors;
    if (table().state().players.front().here) {
        actors.push_back(0);
    }
    for (const PlayerId player : m_people) {
        actors.push_back(player);
    }
    return actors;
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
