// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Private to BingoTableModel.
#pragma once

#include "app/games/bingo/bingo_table_model.h"

namespace mesaviva::app {

/// Applies each event to the list models.
struct BingoTableModel::EventReader {
    BingoTableModel& model;
    const Recorded<bingo::Event>& entry;
    TableEvent& tableEvent;
    bool past; ///< the event lies in the past: no sound, no announcement

    void operator()(const bingo::TableOpened&) const {}
    void operator()(const bingo::PlayerAdmitted&) const {}
    void operator()(const bingo::PlayerJoined& e) const;
    void operator()(const bingo::AllowanceTaken&) const {}
    void operator()(const bingo::RoundOpened&) const;
    void operator()(const bingo::SaleOpened& e) const;
    void operator()(const bingo::CardsOrdered&) const {}
    void operator()(const bingo::CrowdCardsOrdered&) const {}
    void operator()(const bingo::CardSold& e) const;
    void operator()(const bingo::CrowdSold&) const;
    void operator()(const bingo::SaleClosed&) const;
    void operator()(const bingo::BallDrawn& e) const;
    void operator()(const bingo::OneToGo&) const {}
    void operator()(const bingo::PrizeWon& e) const;
    void operator()(const bingo::MoneyCarried&) const;
    void operator()(const bingo::NumberMarked& e) const;
    void operator()(const bingo::Paid&) const {}
    void operator()(const bingo::Settled& e) const;
    void operator()(const bingo::RoundVoid&) const;
    void operator()(const bingo::RoundClosed&) const;
    void operator()(const bingo::SystemFailed&) const;
    void operator()(const bingo::PlayerDisconnected&) const {}
    void operator()(const bingo::PlayerReconnected&) const {}
    void operator()(const bingo::PlayerLeaving&) const {}
    void operator()(const bingo::SessionInvited&) const {}
    void operator()(const bingo::SessionWarned&) const {}
    void operator()(const bingo::SessionEnded& e) const;
    void operator()(const bingo::Announced& e) const;
    void operator()(const bingo::Refused&) const {}
};

} // namespace mesaviva::app
