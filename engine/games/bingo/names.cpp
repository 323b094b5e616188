// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/bingo/events.h"
#include "engine/games/bingo/keys.h"
#include "engine/games/bingo/prize_kind.h"

namespace mesaviva::bingo {

std::string_view name(PrizeKind kind) {
    switch (kind) {
    case PrizeKind::line: return "line";
    case PrizeKind::column: return "column";
    case PrizeKind::four_corners: return "four_corners";
    case PrizeKind::two_lines: return "two_lines";
    case PrizeKind::bingo: return "bingo";
    case PrizeKind::line_jackpot: return "line_jackpot";
    case PrizeKind::bingo_jackpot: return "bingo_jackpot";
    }
    return {};
}

std::optional<PrizeKind> combinationNamed(std::string_view key) {
    for (std::size_t i = 0; i < kCombinations; ++i) {
        if (const auto kind = static_cast<PrizeKind>(i); name(kind) == key) {
            return kind;
        }
    }
    return std::nullopt;
}

std::string_view name(Action action) {
    switch (action) {
    case Action::join: return "join";
    case Action::buy: return "buy";
    case Action::mark: return "mark";
    case Action::leave: return "leave";
    case Action::allowance: return "allowance";
    case Action::contribute: return "contribute";
    case Action::fault: return "fault";
    case Action::other: return "other";
    }
    return {};
}

std::string_view name(CarryTarget target) {
    switch (target) {
    case CarryTarget::bingo_jackpot: return "bingo_jackpot";
    case CarryTarget::line_jackpot: return "line_jackpot";
    case CarryTarget::next_round: return "next_round";
    }
    return {};
}

std::string_view name(VoidReason reason) {
    switch (reason) {
    case VoidReason::too_few_players: return "too_few_players";
    case VoidReason::system_failure: return "system_failure";
    }
    return {};
}

std::string_view name(Absence absence) {
    switch (absence) {
    case Absence::none: return "none";
    case Absence::line_lost: return "line_lost";
    case Absence::left: return "left";
    }
    return {};
}

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
