// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/bingo/keys.h"

namespace mesaviva::bingo {

std::string_view name(OwnNeed need) {
    switch (need) {
    case OwnNeed::cards: return "cards";
    case OwnNeed::ball: return "ball";
    }
    return {};
}

std::string_view name(OwnPhrase phrase) {
    switch (phrase) {
    case OwnPhrase::sale_opens: return "sale_opens";
    case OwnPhrase::sale_closes: return "sale_closes";
    case OwnPhrase::cards_sold: return "cards_sold";
    case OwnPhrase::ball: return "ball";
    case OwnPhrase::one_to_go: return "one_to_go";
    case OwnPhrase::prize: return "prize";
    }
    return {};
}

std::string_view name(OwnReason reason) {
    switch (reason) {
    case OwnReason::too_many_cards: return "too_many_cards";
    case OwnReason::sold_out: return "sold_out";
    case OwnReason::not_drawn: return "not_drawn";
    case OwnReason::not_on_card: return "not_on_card";
    }
    return {};
}

} // namespace mesaviva::bingo
