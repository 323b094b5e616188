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
    for (const auto& entry : recorded.round.entries) {
        if (std::holds_alternative<roulette::BallLaunched>(entry.event)) {
            m_launches.push_back(entry.at);
        }
        if (const auto* drawn = std::get_if<roulette::NumberDrawn>(&entry.event)) {
            m_landings.push_back({entry.at, drawn->pocket});
        }
    }
}

std::optional<roulette::Pocket> RecordedRouletteHost::landing(Instant launched) const {
    const auto found = std::ranges::find_if(
        m_landings, [launched](const Landing& landing) { return landing.at >= launched; });
    return found != m_landings.end() ? std::optional(found->pocket) : std::nullopt;
}

RandomStream RecordedRouletteHost::look(Instant launched) const {
    const auto ordinal = std::ranges::count_if(m_launches, [launched](Instant at) { return at <= launched; });
    return roulette::lookOf(m_seed, static_cast<std::uint32_t>(ordinal));
}

} // namespace mesaviva::app
