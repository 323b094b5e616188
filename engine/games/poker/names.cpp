// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/poker/events.h"
#include "engine/games/poker/keys.h"
#include "engine/games/poker/pay_table.h"

namespace mesaviva::poker {

std::string_view name(Box box) {
    switch (box) {
    case Box::ante: return "ante";
    case Box::bet: return "bet";
    }
    return {};
}

std::string_view name(Action action) {
    switch (action) {
    case Action::sit: return "sit";
    case Action::ante: return "ante";
    case Action::undo: return "undo";
    case Action::clear: return "clear";
    case Action::repeat: return "repeat";
    case Action::deal: return "deal";
    case Action::fold: return "fold";
    case Action::bet: return "bet";
    case Action::leave: return "leave";
    case Action::allowance: return "allowance";
    case Action::contribute: return "contribute";
    case Action::fault: return "fault";
    case Action::other: return "other";
    }
    return {};
}

std::string_view name(FoldedBy by) {
    switch (by) {
    case FoldedBy::player: return "player";
    case FoldedBy::time: return "time";
    case FoldedBy::disconnection: return "disconnection";
    }
    return {};
}

std::string_view name(Gone gone) {
    switch (gone) {
    case Gone::no: return "no";
    case Gone::line_lost: return "line_lost";
    case Gone::left: return "left";
    }
    return {};
}

std::string_view name(Verdict verdict) {
    switch (verdict) {
    case Verdict::folded: return "folded";
    case Verdict::dealer_not_qualified: return "dealer_not_qualified";
    case Verdict::won: return "won";
    case Verdict::lost: return "lost";
    case Verdict::tie: return "tie";
    case Verdict::ante_returned: return "ante_returned";
    case Verdict::voided: return "voided";
    }
    return {};
}

std::string_view name(AceInRow ace) {
    switch (ace) {
    case AceInRow::none: return "none";
    case AceInRow::low: return "low";
    case AceInRow::high: return "high";
    case AceInRow::high_mixed: return "high_mixed";
    case AceInRow::high_not_played: return "high_not_played";
    }
    return {};
}

std::string_view name(DecidedBy decided) {
    switch (decided) {
    case DecidedBy::combination: return "combination";
    case DecidedBy::named_cards: return "named_cards";
    case DecidedBy::further_cards: return "further_cards";
    case DecidedBy::suits: return "suits";
    case DecidedBy::nothing: return "nothing";
    }
    return {};
}

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

std::string_view name(Combination combination) {
    switch (combination) {
    case Combination::high_cards:
    case Combination::ace_king: return "high_cards";
    case Combination::pair: return "pair";
    case Combination::two_pairs: return "two_pairs";
    case Combination::three_of_a_kind: return "three_of_a_kind";
    case Combination::straight: return "straight";
    case Combination::flush: return "flush";
    case Combination::full_house: return "full_house";
    case Combination::four_of_a_kind: return "four_of_a_kind";
    case Combination::straight_flush: return "straight_flush";
    case Combination::royal_flush: return "royal_flush";
    }
    return {};
}

std::string_view dealerHandName(Combination combination) {
    if (!qualifies(combination)) {
        return "not_qualified";
    }
    return combination == Combination::ace_king ? "ace_king" : name(combination);
}

} // namespace mesaviva::poker
