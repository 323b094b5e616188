// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/roulette/roulette_places.h"

#include <algorithm>

namespace mesaviva::app {

namespace {

using Places = std::vector<HighlightedPlace>;

// What each of roulette's events is about.
struct RoulettePlaces {
    const RouletteSession& tableSession;

    // The layout of a double table on which that player stakes: even colours at the left.
    int sideOf(PlayerId player) const {
        if (!tableSession.settings().doubleLayout) {
            return 0;
        }
        for (const auto& entry : tableSession.source().history()) {
            const auto* const joined = std::get_if<roulette::PlayerJoined>(&entry.event);
            if (joined && joined->player == player) {
                return joined->colour % 2;
            }
        }
        const roulette::State& state = *tableSession.source().startOf(tableSession.source().round());
        return player < state.players.size() ? state.players[player].colour % 2 : 0;
    }
    static HighlightedPlace person(PlayerId player) {
        return {HighlightKind::Player, static_cast<int>(player)};
    }
    HighlightedPlace stake(PlayerId player, roulette::SpotId spot) const {
        return {HighlightKind::Stake, static_cast<int>(spot), sideOf(player)};
    }
    static HighlightedPlace number(roulette::Pocket pocket) {
        return {HighlightKind::Pocket, static_cast<int>(pocket.index())};
    }
    static HighlightedPlace series(roulette::Series series) {
        return {HighlightKind::Series, static_cast<int>(series)};
    }

    Places operator()(const roulette::TableOpened&) const { return {{HighlightKind::Plate}}; }
    Places operator()(const roulette::RoundOpened&) const { return {{HighlightKind::Plate}}; }
    Places operator()(const roulette::BettingOpened&) const { return {{HighlightKind::Clock}}; }
    Places operator()(const roulette::BettingClosed&) const { return {{HighlightKind::Clock}}; }
    Places operator()(const roulette::Staked& e) const { return staked(e.player, e.stake); }
    Places operator()(const roulette::StakeTakenBack& e) const { return staked(e.player, e.stake); }
    Places operator()(const roulette::StakeRestored& e) const { return staked(e.player, e.stake); }
    Places operator()(const roulette::Paid& e) const { return staked(e.player, e.stake); }
    Places operator()(const roulette::Collected& e) const {
        return {{HighlightKind::Bank}, person(e.player)};
    }
    Places operator()(const roulette::ChipsChanged& e) const {
        return {{HighlightKind::Bank}, person(e.player)};
    }
    Places operator()(const roulette::Settled& e) const {
        Places places{person(e.player)};
        for (const roulette::SettledStake& one : e.stakes) {
            const HighlightedPlace place = stake(e.player, one.stake.spot);
            if (std::ranges::find(places, place) == places.end()) {
                places.push_back(place);
            }
        }
        return places;
    }
    Places operator()(const roulette::ParolOrdered& e) const {
        return e.series ? Places{series(*e.series), person(e.player)} : Places{person(e.player)};
    }
    Places operator()(const roulette::ParolPlaced& e) const { return {series(e.series), person(e.player)}; }
    Places operator()(const roulette::SpinOrdered& e) const {
        return {{HighlightKind::Wheel}, person(e.player)};
    }
    Places operator()(const roulette::BallLaunched&) const { return {{HighlightKind::Wheel}}; }
    Places operator()(const roulette::BallChanged&) const { return {{HighlightKind::Wheel}}; }
    Places operator()(const roulette::DealerChanged&) const { return {{HighlightKind::Bank}}; }
    Places operator()(const roulette::SpinVoid& e) const {
        return e.back ? Places{{HighlightKind::Wheel}, number(*e.back)} : Places{{HighlightKind::Wheel}};
    }
    Places operator()(const roulette::NumberDrawn& e) const {
        return {number(e.pocket), {HighlightKind::Wheel}, {HighlightKind::Numbers}};
    }
    Places operator()(const roulette::RoundClosed& e) const {
        return e.pocket ? Places{number(*e.pocket), {HighlightKind::Numbers}}
                        : Places{{HighlightKind::Cloth}};
    }
    Places operator()(const roulette::Announced& e) const {
        if (e.stake.spot != roulette::kNoSpot) {
            return staked(e.player, e.stake);
        }
        if (e.phrase == roulette::OwnPhrase::number) {
            return {number(e.pocket)};
        }
        if (e.player != kNobody) {
            return {person(e.player)};
        }
        const bool ofTime = e.phrase == roulette::OwnPhrase::place_your_bets ||
                            e.phrase == roulette::OwnPhrase::no_more_bets ||
                            e.phrase == roulette::OwnPhrase::bell;
        const bool ofWheel =
            e.phrase == roulette::OwnPhrase::void_spin || e.phrase == roulette::OwnPhrase::ball_change;
        return {{ofTime ? HighlightKind::Clock : ofWheel ? HighlightKind::Wheel : HighlightKind::Cloth}};
    }
    // Whom an event is about; what is about nobody is about the whole table.
    template <class Event>
    Places operator()(const Event& e) const {
        if constexpr (requires { e.player; }) {
            if (e.player != kNobody) {
                return {person(e.player)};
            }
        }
        return {{HighlightKind::Cloth}};
    }

    Places staked(PlayerId player, const roulette::Stake& stake) const {
        return {this->stake(player, stake.spot), person(player)};
    }
};

} // namespace

std::vector<HighlightedPlace> placesOf(const roulette::Event& event, const RouletteSession& tableSession) {
    return std::visit(RoulettePlaces{tableSession}, event);
}

} // namespace mesaviva::app
