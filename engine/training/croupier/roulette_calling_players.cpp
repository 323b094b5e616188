// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/croupier/roulette_calling_players.h"

#include <variant>

namespace mesaviva::croupier {

void CallingPlayers::remove(PlayerId player) {
    m_crowd.remove(player);
    if (m_called && m_called->player == player) {
        m_called.reset();
    }
}

std::optional<roulette::Command> CallingPlayers::take(Instant now) {
    if (m_called) {
        return std::nullopt;
    }
    std::optional<roulette::Command> command = m_crowd.take(now);
    if (!m_calls || !command) {
        return command;
    }
    if (const auto* series = std::get_if<roulette::PlaceSeries>(&*command)) {
        m_called = CalledStake{series->player, roulette::Group(series->series), series->chip, *command};
    } else if (const auto* number = std::get_if<roulette::PlaceNeighbours>(&*command)) {
        m_called = CalledStake{number->player, roulette::Group(number->number, number->chips), number->chip,
                               *command};
    }
    return m_called ? std::nullopt : command;
}

} // namespace mesaviva::croupier
