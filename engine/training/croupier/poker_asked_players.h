// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/poker/players/poker_crowd.h"

#include <map>
#include <optional>

namespace mesaviva::croupier {

/// Simulated players who decide when the croupier asks them, seat after seat; in the extra period (P31) they
/// decide by themselves, or not at all. For the rest they play as everywhere.
class AskedPlayers {
public:
    void add(const players::PokerMember& member) { m_crowd.add(member); }

    /// Asks a player for the decision; who has none stays silent. Says whether an answer comes.
    bool ask(PlayerId player, Instant now);
    /// Somebody who was asked is about to answer.
    bool isAnswering() const { return m_answer.has_value(); }

    void openRound(const Seed& seed) { m_crowd.openRound(seed); }
    void hear(const Recorded<poker::Event>& entry, const poker::State& state);
    std::optional<Instant> nextDue() const;
    std::optional<poker::Command> take(Instant now);

private:
    struct Answer {
        Instant at;
        poker::Command command;
    };

    players::PokerCrowd m_crowd;
    std::map<PlayerId, poker::Command> m_decisions; ///< of those who were not asked yet
    std::optional<Answer> m_answer;
};

} // namespace mesaviva::croupier
