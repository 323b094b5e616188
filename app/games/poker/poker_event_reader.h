// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Private to PokerTableModel.
#pragma once

#include "app/games/poker/poker_table_model.h"

namespace mesaviva::app {

/// Applies each event to the list models.
struct PokerTableModel::EventReader {
    PokerTableModel& model;
    Instant at;
    TableEvent& tableEvent;

    PokerSeats::Outcome& outcome(PlayerId player) const;
    int seatOf(PlayerId player) const;

    void operator()(const poker::PlayerSat& e) const;
    void operator()(const poker::RoundOpened&) const;
    void operator()(const poker::BettingOpened& e) const;
    void operator()(const poker::BettingClosed&) const;
    void operator()(const poker::Staked& e) const;
    void operator()(const poker::StakeTakenBack& e) const;
    void operator()(const poker::CardBurnt& e) const;
    void operator()(const poker::CardDealt& e) const;
    void operator()(const poker::DecisionOpened& e) const;
    void operator()(const poker::DecisionExtended& e) const;
    void operator()(const poker::Folded& e) const;
    void operator()(const poker::CardRevealed& e) const;
    void operator()(const poker::DealerQualified& e) const;
    void operator()(const poker::Collected& e) const;
    void operator()(const poker::Paid& e) const;
    void operator()(const poker::Settled& e) const;
    void operator()(const poker::RoundVoid&) const;
    void operator()(const poker::RoundClosed&) const;
    void operator()(const poker::SessionEnded& e) const;
    void operator()(const poker::Announced& e) const;
    void operator()(const poker::Refused&) const {}
    void operator()(const poker::TableOpened&) const {}
    void operator()(const poker::PlayerAdmitted&) const {}
    void operator()(const poker::AllowanceTaken&) const {}
    void operator()(const poker::SystemFailed&) const;
    void operator()(const poker::PlayerDisconnected&) const {}
    void operator()(const poker::PlayerReconnected&) const {}
    void operator()(const poker::PlayerLeaving&) const {}
    void operator()(const poker::SessionInvited&) const {}
    void operator()(const poker::SessionWarned& e) const { model.noteWarning(e); }
};

} // namespace mesaviva::app
