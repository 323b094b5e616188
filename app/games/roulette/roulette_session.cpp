// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/roulette/roulette_session.h"

#include "engine/base/check.h"
#include "engine/games/roulette/spin_source.h"

#include <algorithm>
#include <iterator>
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

} // namespace mesaviva::app
