// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

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

} // namespace mesaviva::bingo
