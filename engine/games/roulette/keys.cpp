// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/roulette/keys.h"

namespace mesaviva::roulette {

std::string_view name(OwnNeed need) {
    switch (need) {
    case OwnNeed::launch: return "launch";
    case OwnNeed::pocket: return "pocket";
    case OwnNeed::record: return "record";
    }
    return {};
}

std::string_view name(OwnPhrase phrase) {
    switch (phrase) {
    case OwnPhrase::place_your_bets: return "place_your_bets";
    case OwnPhrase::no_more_bets: return "no_more_bets";
    case OwnPhrase::number: return "number";
    case OwnPhrase::void_spin: return "void_spin";
    case OwnPhrase::bell: return "bell";
    case OwnPhrase::stakes_restored: return "stakes_restored";
    case OwnPhrase::ball_change: return "ball_change";
    case OwnPhrase::dealer_change: return "dealer_change";
    case OwnPhrase::payment: return "payment";
    }
    return {};
}

std::string_view name(OwnReason reason) {
    switch (reason) {
    case OwnReason::half_cent: return "half_cent";
    case OwnReason::not_a_stake: return "not_a_stake";
    case OwnReason::not_whole_chips: return "not_whole_chips";
    }
    return {};
}

std::string_view name(OwnCause cause) {
    switch (cause) {
    case OwnCause::player_maximum: return "player_maximum";
    case OwnCause::stakes_put_back: return "stakes_put_back";
    case OwnCause::not_all_paid: return "not_all_paid";
    case OwnCause::ball_runs: return "ball_runs";
    case OwnCause::ball_does_not_run: return "ball_does_not_run";
    }
    return {};
}

} // namespace mesaviva::roulette
