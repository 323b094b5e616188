// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/poker/poker_places.h"

namespace mesaviva::app {

namespace {

using SeatPlaces = std::vector<HighlightedPlace>;

// What each of poker's events is about.
struct PokerPlaces {
    const PokerSession& tableSession;

    // The newest sitting down counts; 0: that player sits nowhere.
    int seatOf(PlayerId player) const {
        int seat = 0;
        const poker::State& state = *tableSession.source().startOf(tableSession.source().round());
        if (player < state.players.size()) {
            seat = state.players[player].seat;
        }
        for (const auto& entry : tableSession.source().history()) {
            const auto* const sat = std::get_if<poker::PlayerSat>(&entry.event);
            if (sat && sat->player == player) {
                seat = sat->seat;
            }
        }
        return seat;
    }
    HighlightedPlace at(HighlightKind::Kind kind, PlayerId player, int part = 0) const {
        const int seat = player == kNobody ? 0 : seatOf(player);
        const bool dealers =
            player == kNobody && (kind == HighlightKind::Hand || kind == HighlightKind::Card);
        return seat > 0 || dealers ? HighlightedPlace{kind, seat, part} : HighlightedPlace{};
    }
    HighlightedPlace box(PlayerId player, poker::Box box) const {
        return at(box == poker::Box::ante ? HighlightKind::Ante : HighlightKind::Bet, player);
    }

    SeatPlaces operator()(const poker::TableOpened&) const { return {{HighlightKind::Plate}}; }
    SeatPlaces operator()(const poker::RoundOpened&) const { return {{HighlightKind::Plate}}; }
    SeatPlaces operator()(const poker::BettingOpened&) const { return {{HighlightKind::Clock}}; }
    SeatPlaces operator()(const poker::BettingClosed&) const { return {{HighlightKind::Clock}}; }
    SeatPlaces operator()(const poker::DecisionOpened&) const { return {{HighlightKind::Clock}}; }
    SeatPlaces operator()(const poker::DecisionExtended&) const { return {{HighlightKind::Clock}}; }
    SeatPlaces operator()(const poker::Staked& e) const { return {box(e.player, e.box)}; }
    SeatPlaces operator()(const poker::StakeTakenBack& e) const { return {box(e.player, poker::Box::ante)}; }
    SeatPlaces operator()(const poker::Collected& e) const { return {box(e.player, e.box)}; }
    SeatPlaces operator()(const poker::Paid& e) const { return {box(e.player, e.box)}; }
    SeatPlaces operator()(const poker::CardBurnt&) const { return {{HighlightKind::Burnt}}; }
    SeatPlaces operator()(const poker::CardDealt& e) const {
        return {at(HighlightKind::Card, e.player, e.place)};
    }
    SeatPlaces operator()(const poker::CardRevealed& e) const {
        return {at(HighlightKind::Card, e.player, e.place)};
    }
    SeatPlaces operator()(const poker::DealerQualified&) const { return {{HighlightKind::Hand, 0}}; }
    SeatPlaces operator()(const poker::Folded& e) const {
        return {at(HighlightKind::Hand, e.player), box(e.player, poker::Box::ante)};
    }
    SeatPlaces operator()(const poker::Settled& e) const {
        SeatPlaces places{at(HighlightKind::Player, e.player), box(e.player, poker::Box::ante)};
        if (e.bet.amount.cents > 0) {
            places.push_back(box(e.player, poker::Box::bet));
        }
        if (e.hand) {
            places.push_back(at(HighlightKind::Hand, e.player));
        }
        return places;
    }
    SeatPlaces operator()(const poker::Announced& e) const {
        if (e.phrase == poker::OwnPhrase::payment) {
            return {box(e.player, e.box)};
        }
        if (e.player != kNobody) {
            return {at(HighlightKind::Player, e.player)};
        }
        if (e.phrase == poker::OwnPhrase::dealer_qualifies ||
            e.phrase == poker::OwnPhrase::dealer_does_not_qualify) {
            return {{HighlightKind::Hand, 0}};
        }
        return {{e.phrase == CommonPhrase::round_void ? HighlightKind::Cloth : HighlightKind::Clock}};
    }
    // Whom an event is about; what is about nobody is about the whole table.
    template <class Event>
    SeatPlaces operator()(const Event& e) const {
        if constexpr (requires { e.player; }) {
            if (e.player != kNobody) {
                return {at(HighlightKind::Player, e.player)};
            }
        }
        return {{HighlightKind::Cloth}};
    }
};

} // namespace

std::vector<HighlightedPlace> placesOf(const poker::Event& event, const PokerSession& tableSession) {
    return std::visit(PokerPlaces{tableSession}, event);
}

} // namespace mesaviva::app
