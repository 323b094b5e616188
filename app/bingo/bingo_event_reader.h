// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Part of BingoTableModel alone.
#pragma once

#include "app/bingo/bingo_table_model.h"

namespace mesaviva::app {

/// Carries each event into the list models, and notes whom and what it is about.
struct BingoTableModel::EventReader {
    BingoTableModel& model;
    const Recorded<bingo::Event>& entry;
    TableEvent& told;
    bool past; ///< nothing follows from it any more

    void about(PlayerId player) const { told.own = model.isOwn(player); }

    void operator()(const bingo::TableOpened&) const {}
    void operator()(const bingo::PlayerAdmitted&) const {}
    void operator()(const bingo::PlayerJoined& e) const;
    void operator()(const bingo::AllowanceTaken& e) const;
    void operator()(const bingo::RoundOpened&) const;
    void operator()(const bingo::SaleOpened& e) const;
    void operator()(const bingo::CardsOrdered& e) const { about(e.player); }
    void operator()(const bingo::CrowdCardsOrdered&) const {}
    void operator()(const bingo::CardSold& e) const;
    void operator()(const bingo::CrowdSold& e) const;
    void operator()(const bingo::SaleClosed& e) const;
    void operator()(const bingo::BallDrawn& e) const;
    void operator()(const bingo::OneToGo& e) const;
    void operator()(const bingo::PrizeWon& e) const;
    void operator()(const bingo::MoneyCarried& e) const;
    void operator()(const bingo::NumberMarked& e) const;
    void operator()(const bingo::Paid& e) const;
    void operator()(const bingo::Settled& e) const;
    void operator()(const bingo::RoundVoid&) const;
    void operator()(const bingo::RoundClosed&) const;
    void operator()(const bingo::SystemFailed&) const;
    void operator()(const bingo::PlayerWasLost& e) const { about(e.player); }
    void operator()(const bingo::PlayerCameBack& e) const { about(e.player); }
    void operator()(const bingo::PlayerLeaving& e) const { about(e.player); }
    void operator()(const bingo::SessionInvited& e) const { about(e.player); }
    void operator()(const bingo::SessionWarned& e) const { about(e.player); }
    void operator()(const bingo::SessionEnded& e) const;
    void operator()(const bingo::Announced& e) const;
    void operator()(const bingo::Refused& e) const { about(e.player); }
};

} // namespace mesaviva::app
