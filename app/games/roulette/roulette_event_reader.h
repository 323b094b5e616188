// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Private to RouletteTableModel.
#pragma once

#include "app/games/roulette/roulette_table_model.h"

namespace mesaviva::app {

/// Applies each event to the list models and the wheel.
struct RouletteTableModel::EventReader {
    RouletteTableModel& model;
    Instant at;
    TableEvent& tableEvent;

    void operator()(const roulette::TableOpened&) const {}
    void operator()(const roulette::PlayerAdmitted&) const {}
    void operator()(const roulette::PlayerJoined& e) const;
    void operator()(const roulette::AllowanceTaken&) const {}
    void operator()(const roulette::RoundOpened&) const;
    void operator()(const roulette::BettingOpened& e) const;
    void operator()(const roulette::BettingClosed&) const;
    void operator()(const roulette::Staked& e) const;
    void operator()(const roulette::StakeTakenBack& e) const;
    void operator()(const roulette::ParolOrdered&) const {}
    void operator()(const roulette::ParolPlaced&) const {}
    void operator()(const roulette::SpinOrdered&) const {}
    void operator()(const roulette::BallLaunched& e) const;
    void operator()(const roulette::NumberDrawn& e) const;
    void operator()(const roulette::SpinVoid& e) const;
    void operator()(const roulette::StakesDisturbed&) const;
    void operator()(const roulette::StakeRestored& e) const;
    void operator()(const roulette::StakesRestored&) const {}
    void operator()(const roulette::Collected& e) const;
    void operator()(const roulette::Paid& e) const;
    void operator()(const roulette::Settled& e) const;
    void operator()(const roulette::RoundVoid&) const;
    void operator()(const roulette::RoundClosed&) const;
    void operator()(const roulette::SystemFailed&) const;
    void operator()(const roulette::PlayerDisconnected&) const {}
    void operator()(const roulette::PlayerReconnected&) const {}
    void operator()(const roulette::PlayerLeaving&) const {}
    void operator()(const roulette::ChipsChanged&) const {}
    void operator()(const roulette::BallChanged&) const {}
    void operator()(const roulette::DealerChanged&) const {}
    void operator()(const roulette::SessionInvited&) const {}
    void operator()(const roulette::SessionWarned& e) const;
    void operator()(const roulette::SessionEnded& e) const;
    void operator()(const roulette::Announced& e) const;
    void operator()(const roulette::Refused&) const {}
};

} // namespace mesaviva::app
