// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/croupier/poker_asked_players.h"

#include <algorithm>
#include <utility>

namespace mesaviva::croupier {

namespace {

constexpr Duration kToAnswer = std::chrono::milliseconds(700);

} // namespace

bool AskedPlayers::ask(PlayerId player, Instant now) {
    const auto found = m_decisions.find(player);
    if (found == m_decisions.end()) {
        return false;
    }
    m_answer = Answer{now + kToAnswer, found->second};
    m_decisions.erase(found);
    return true;
}

void AskedPlayers::hear(const Recorded<poker::Event>& entry, const poker::State& state) {
    m_crowd.hear(entry, state);
    const bool opened = std::holds_alternative<poker::DecisionOpened>(entry.event);
    if (opened || std::holds_alternative<poker::DecisionExtended>(entry.event) ||
        std::holds_alternative<poker::RoundClosed>(entry.event)) {
        m_decisions.clear();
        m_answer.reset();
    }
    if (!opened) {
        return;
    }
    while (const std::optional<poker::Command> command = m_crowd.take(Instant::max())) {
        if (const auto* bet = std::get_if<poker::Bet>(&*command)) {
            m_decisions.emplace(bet->player, *command);
        } else if (const auto* fold = std::get_if<poker::Fold>(&*command)) {
            m_decisions.emplace(fold->player, *command);
        }
    }
}

std::optional<Instant> AskedPlayers::nextDue() const {
    const std::optional<Instant> crowd = m_crowd.nextDue();
    return crowd && m_answer ? std::min(*crowd, m_answer->at) : m_answer ? m_answer->at : crowd;
}

std::optional<poker::Command> AskedPlayers::take(Instant now) {
    if (m_answer && m_answer->at <= now) {
        return std::exchange(m_answer, std::nullopt)->command;
    }
    return m_crowd.take(now);
}

} // namespace mesaviva::croupier
