// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/roulette/players/roulette_crowd.h"
#include "engine/games/roulette/series.h"

#include <optional>

namespace mesaviva::croupier {

/// A stake that a player calls and whose chips the croupier puts down (R25).
struct CalledStake {
    PlayerId player = kNobody;
    roulette::Group group; ///< a series, or a number with its neighbours
    Money chip;            ///< the value of each chip
    roulette::Command command;
};

/// Simulated players who call series and neighbours and leave the chips to the croupier; a call holds up
/// further stakes until its chips are down. Otherwise they play as usual.
class CallingPlayers {
public:
    /// With `calls` false, players put down all their chips themselves.
    explicit CallingPlayers(bool calls = false) : m_calls(calls) {}

    void add(const players::RouletteMember& member) { m_crowd.add(member); }
    void remove(PlayerId player);
    const std::vector<players::RouletteMember>& members() const { return m_crowd.members(); }

    /// The called stake that waits for its chips, if any.
    const std::optional<CalledStake>& called() const { return m_called; }
    /// Call once its chips are down.
    void forgetCalled() { m_called.reset(); }

    void openRound(const Seed& seed) { m_crowd.openRound(seed); }
    void onEvent(const Recorded<roulette::Event>& entry, const roulette::State& state) {
        m_crowd.onEvent(entry, state);
    }
    std::optional<Instant> nextDue() const { return m_called ? std::nullopt : m_crowd.nextDue(); }
    std::optional<roulette::Command> take(Instant now);

private:
    players::RouletteCrowd m_crowd;
    std::optional<CalledStake> m_called;
    bool m_calls;
};

} // namespace mesaviva::croupier
