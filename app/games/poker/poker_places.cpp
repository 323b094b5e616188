// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/poker/poker_places.h"

namespace mesaviva::app {

namespace {

using SeatPlaces = std::vector<LitPlace>;

// What each of poker's events is about.
struct PokerPlaces {
    const PokerHost& host;

    // The newest sitting down counts; 0: that player sits nowhere.
    int seatOf(PlayerId player) const {
        int seat = 0;
        const poker::State& state = *host.source().startOf(host.source().round());
        if (player < state.players.size()) {
            seat = state.players[player].seat;
        }
        for (const auto& entry : host.source().story()) {
            const auto* const sat = std::get_if<poker::PlayerSat>(&entry.event);
            if (sat && sat->player == player) {
                seat = sat->seat;
            }
        }
        return seat;
    }
    LitPlace at(LitKind::Kind kind, PlayerId player, int part = 0) const {
        const int seat = player == kNobody ? 0 : seatOf(player);
        const bool dealers = player == kNobody && (kind == LitKind::Hand || kind == LitKind::Card);
        return seat > 0 || dealers ? LitPlace{kind, seat, part} : LitPlace{};
    }
    LitPlace box(PlayerId player, poker::Box box) const {
        return at(box == poker::Box::ante ? LitKind::Ante : LitKind::Bet, player);
    }

    SeatPlaces operator()(const poker::TableOpened&) const { return {{LitKind::Plate}}; }
    SeatPlaces operator()(const poker::RoundOpened&) const { return {{LitKind::Plate}}; }
    SeatPlaces operator()(const poker::BettingOpened&) const { return {{LitKind::Clock}}; }
    SeatPlaces operator()(const poker::BettingClosed&) const { return {{LitKind::Clock}}; }
    SeatPlaces operator()(const poker::DecisionOpened&) const { return {{LitKind::Clock}}; }
    SeatPlaces operator()(const poker::DecisionExtended&) const { return {{LitKind::Clock}}; }
    SeatPlaces operator()(const poker::Staked& e) const { return {box(e.player, e.box)}; }
    SeatPlaces operator()(const poker::StakeTakenBack& e) const { return {box(e.player, poker::Box::ante)}; }
    SeatPlaces operator()(const poker::Collected& e) const { return {box(e.player, e.box)}; }
    SeatPlaces operator()(const poker::Paid& e) const { return {box(e.player, e.box)}; }
    SeatPlaces operator()(const poker::CardBurnt&) const { return {{LitKind::Burnt}}; }
    SeatPlaces operator()(const poker::CardDealt& e) const { return {at(LitKind::Card, e.player, e.place)}; }
    SeatPlaces operator()(const poker::CardRevealed& e) const {
        return {at(LitKind::Card, e.player, e.place)};
    }
    SeatPlaces operator()(const poker::DealerQualified&) const { return {{LitKind::Hand, 0}}; }
    SeatPlaces operator()(const poker::Folded& e) const {
        return {at(LitKind::Hand, e.player), box(e.player, poker::Box::ante)};
    }
    SeatPlaces operator()(const poker::Settled& e) const {
        SeatPlaces places{at(LitKind::Player, e.player), box(e.player, poker::Box::ante)};
        if (e.bet.amount.cents > 0) {
            places.push_back(box(e.player, poker::Box::bet));
        }
        if (e.hand) {
            places.push_back(at(LitKind::Hand, e.player));
        }
        return places;
    }
    SeatPlaces operator()(const poker::Announced& e) const {
        if (e.phrase == poker::OwnPhrase::payment) {
            return {box(e.player, e.box)};
        }
        if (e.player != kNobody) {
            return {at(LitKind::Player, e.player)};
        }
        if (e.phrase == poker::OwnPhrase::dealer_qualifies ||
            e.phrase == poker::OwnPhrase::dealer_does_not_qualify) {
            return {{LitKind::Hand, 0}};
        }
        return {{e.phrase == CommonPhrase::round_void ? LitKind::Cloth : LitKind::Clock}};
    }
    // Whom an event is about; what is about nobody is about the whole table.
    template <class Event>
    SeatPlaces operator()(const Event& e) const {
        if constexpr (requires { e.player; }) {
            if (e.player != kNobody) {
                return {at(LitKind::Player, e.player)};
            }
        }
        return {{LitKind::Cloth}};
    }
};

} // namespace

std::vector<LitPlace> placesOf(const poker::Event& event, const PokerHost& host) {
    return std::visit(PokerPlaces{host}, event);
}

} // namespace mesaviva::app
