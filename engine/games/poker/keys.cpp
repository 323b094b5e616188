// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/poker/keys.h"

namespace mesaviva::poker {

std::string_view name(OwnNeed need) {
    switch (need) {
    case OwnNeed::card: return "card";
    }
    return {};
}

std::string_view name(OwnPhrase phrase) {
    switch (phrase) {
    case OwnPhrase::place_your_bets: return "place_your_bets";
    case OwnPhrase::no_more_bets: return "no_more_bets";
    case OwnPhrase::decide: return "decide";
    case OwnPhrase::decide_now: return "decide_now";
    case OwnPhrase::dealer_qualifies: return "dealer_qualifies";
    case OwnPhrase::dealer_does_not_qualify: return "dealer_does_not_qualify";
    case OwnPhrase::payment: return "payment";
    }
    return {};
}

} // namespace mesaviva::poker
