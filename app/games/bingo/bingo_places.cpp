// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/bingo/bingo_places.h"

namespace mesaviva::app {

namespace {

using RoomPlaces = std::vector<HighlightedPlace>;

// What each of bingo's events is about. Of the cards only this player's own lie in the room.
struct BingoPlaces {
    const BingoSession& tableSession;

    static HighlightedPlace ball(bingo::Ball number) { return {HighlightKind::Ball, number}; }
    static HighlightedPlace prize(bingo::PrizeKind kind) {
        return {HighlightKind::Prize, static_cast<int>(kind)};
    }
    void addCard(RoomPlaces& places, PlayerId player, bingo::CardNumber card) const {
        if (player != kNobody && player == tableSession.ownPlayer()) {
            places.push_back({HighlightKind::BingoCard, static_cast<int>(card)});
        }
    }

    RoomPlaces operator()(const bingo::SaleOpened&) const {
        return {{HighlightKind::Plate}, {HighlightKind::Clock}};
    }
    RoomPlaces operator()(const bingo::SaleClosed&) const { return {{HighlightKind::Plate}}; }
    RoomPlaces operator()(const bingo::CardsOrdered&) const { return {{HighlightKind::Plate}}; }
    RoomPlaces operator()(const bingo::CrowdCardsOrdered&) const { return {{HighlightKind::Plate}}; }
    RoomPlaces operator()(const bingo::CrowdSold&) const { return {{HighlightKind::Plate}}; }
    RoomPlaces operator()(const bingo::CardSold& e) const {
        RoomPlaces places{{HighlightKind::Plate}};
        addCard(places, e.player, e.number);
        return places;
    }
    RoomPlaces operator()(const bingo::BallDrawn& e) const {
        return {ball(e.number), {HighlightKind::Machine}};
    }
    RoomPlaces operator()(const bingo::NumberMarked& e) const { return {ball(e.number)}; }
    RoomPlaces operator()(const bingo::OneToGo& e) const {
        RoomPlaces places{ball(e.number), prize(e.kind)};
        addCard(places, e.player, e.card);
        return places;
    }
    RoomPlaces operator()(const bingo::PrizeWon& e) const {
        RoomPlaces places{prize(e.kind)};
        for (const bingo::Winner& winner : e.winners) {
            addCard(places, winner.owner.player, winner.card);
        }
        return places;
    }
    RoomPlaces operator()(const bingo::Paid& e) const {
        RoomPlaces places{prize(e.kind)};
        addCard(places, e.player, e.card);
        return places;
    }
    RoomPlaces operator()(const bingo::MoneyCarried& e) const {
        switch (e.target) {
        case bingo::CarryTarget::bingo_jackpot: return {prize(bingo::PrizeKind::bingo_jackpot)};
        case bingo::CarryTarget::line_jackpot: return {prize(bingo::PrizeKind::line_jackpot)};
        case bingo::CarryTarget::next_round: return {{HighlightKind::Plate}};
        }
        return {};
    }
    RoomPlaces operator()(const bingo::Settled& e) const {
        RoomPlaces places;
        for (const bingo::SettledCard& one : e.cards) {
            addCard(places, e.player, one.card);
        }
        return places.empty() ? RoomPlaces{{HighlightKind::Plate}} : places;
    }
    RoomPlaces operator()(const bingo::RoundClosed&) const { return {{HighlightKind::Machine}}; }
    RoomPlaces operator()(const bingo::Announced& e) const {
        if (e.phrase == bingo::OwnPhrase::ball) {
            return {ball(e.number)};
        }
        if (e.phrase == bingo::OwnPhrase::one_to_go) {
            return {ball(e.number), prize(e.kind)};
        }
        if (e.phrase == bingo::OwnPhrase::prize) {
            return {prize(e.kind)};
        }
        return {{e.phrase == CommonPhrase::round_void ? HighlightKind::Cloth : HighlightKind::Plate}};
    }
    // Players stand on the plate with the sale; what is about nobody is about the whole room.
    template <class Event>
    RoomPlaces operator()(const Event& e) const {
        if constexpr (requires { e.player; }) {
            return {{HighlightKind::Plate}};
        }
        return {{HighlightKind::Cloth}};
    }
};

} // namespace

std::vector<HighlightedPlace> placesOf(const bingo::Event& event, const BingoSession& tableSession) {
    return std::visit(BingoPlaces{tableSession}, event);
}

} // namespace mesaviva::app
