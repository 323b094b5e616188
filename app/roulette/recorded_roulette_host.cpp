// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/roulette/recorded_roulette_host.h"

#include "engine/roulette/spin_source.h"

#include <algorithm>
#include <variant>

namespace mesaviva::app {

namespace {

// The seed that the round's close shows; a round that runs still has none to show.
Seed shownSeed(const RecordedRound<roulette::Game>& recorded) {
    for (const auto& entry : recorded.round.entries) {
        if (const auto* closed = std::get_if<roulette::RoundClosed>(&entry.event)) {
            return closed->seed;
        }
    }
    return {};
}

} // namespace

RecordedRouletteHost::RecordedRouletteHost(RecordedRound<roulette::Game> recorded)
    : RecordedRoundHost(recorded),
      m_seed(shownSeed(recorded)) {
    const auto& entries = recorded.round.entries;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (std::holds_alternative<roulette::BallLaunched>(entries[i].event)) {
            m_launches.push_back(i);
        }
        if (const auto* drawn = std::get_if<roulette::NumberDrawn>(&entries[i].event)) {
            m_landings.push_back({i, drawn->pocket});
        }
    }
}

// Where the ball that runs at this moment of the repetition comes to rest.
std::optional<roulette::Pocket> RecordedRouletteHost::landing() const {
    for (const Landing& landing : m_landings) {
        if (landing.position + 1 >= position()) {
            return landing.pocket;
        }
    }
    return std::nullopt;
}

RandomStream RecordedRouletteHost::look() const {
    const auto launched = std::ranges::count_if(m_launches, [&](std::size_t at) { return at <= position(); });
    return roulette::lookOf(m_seed, static_cast<std::uint32_t>(launched));
}

} // namespace mesaviva::app
