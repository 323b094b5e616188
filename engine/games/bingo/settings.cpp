// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/bingo/settings.h"

#include "engine/games/bingo/combinations.h"
#include "engine/games/bingo/prizes.h"

#include <algorithm>
#include <functional>

namespace mesaviva::bingo {

namespace {

// I-B40b
constexpr BasisPoints kMostForJackpots = 500;

bool fits(Money amount) { return amount >= Money{} && amount <= kLargestAmount; }

std::optional<BadSetting> badSale(const Settings& s) {
    if (s.cardPrice <= Money{} || s.cardPrice > kLargestAmount) {
        return BadSetting{"card_price", "B10"_rule};
    }
    // In edition 1 any price would do.
    if (s.edition > 1 && !isPrizeMoneyWithinBounds(s.cardPrice * s.leastPlayers())) {
        return BadSetting{"card_price", "I-B31"_rule};
    }
    if (s.maxCards < 1 || s.maxCards > kMostCards) {
        return BadSetting{"max_cards", "B13"_rule};
    }
    if (s.sale <= Duration{0}) {
        return BadSetting{"sale_seconds", "B16"_rule};
    }
    if (s.draw < std::chrono::seconds(1)) {
        return BadSetting{"draw_seconds", "B22"_rule};
    }
    if (s.prizePercent < kLeastForPrizes || s.prizePercent > kMostForPrizes) {
        return BadSetting{"prize_percent", "B31"_rule};
    }
    return std::nullopt;
}

// I-B83: one of line, column and four corners.
bool isBingo30Choice(const Settings& s) {
    int beside = 0;
    for (const PrizeKind kind : {PrizeKind::line, PrizeKind::column, PrizeKind::four_corners}) {
        beside += s.plays(kind) ? 1 : 0;
    }
    return beside <= 1 && !s.plays(PrizeKind::two_lines);
}

// Checks which prizes are required and allowed.
std::optional<BadSetting> badChoice(const Settings& s) {
    if (!s.plays(PrizeKind::bingo)) {
        return BadSetting{"prizes", "B32"_rule};
    }
    // B72: a pattern is complete without drawing the free centre.
    const CellMask numbers = allCells(s.shape()) & ~(s.freeCentre ? kCentreMask75 : CellMask{});
    const bool fullCard = !s.pattern || (*s.pattern & numbers) == numbers;
    switch (s.variant) {
    case Variant::bingo90:
        if (s.plays(PrizeKind::column)) { // its columns have one to three numbers; no rule speaks of it
            return BadSetting{"prizes", {}};
        }
        [[fallthrough]];
    case Variant::bingo80:
        if (!s.plays(PrizeKind::line)) {
            return BadSetting{"prizes", "B33"_rule};
        }
        break;
    case Variant::bingo75:
        if (fullCard && !s.plays(PrizeKind::line) && !s.plays(PrizeKind::four_corners)) {
            return BadSetting{"prizes", "B74a"_rule};
        }
        break;
    case Variant::bingo30:
        if (!isBingo30Choice(s)) {
            return BadSetting{"prizes", "I-B83"_rule};
        }
        break;
    }
    return std::nullopt;
}

std::optional<BadSetting> badShares(const Settings& s) {
    BasisPoints total = 0;
    for (const std::optional<BasisPoints>& share : s.prizes) {
        if (share && (*share <= 0 || *share > kWhole)) {
            return BadSetting{"prizes", "B37"_rule};
        }
        total += share.value_or(0);
    }
    if (total != kWhole) {
        return BadSetting{"prizes", "B37"_rule};
    }
    return std::nullopt;
}

std::optional<BadSetting> badCard(const Settings& s) {
    const bool anyLine = s.plays(PrizeKind::line) || s.plays(PrizeKind::two_lines);
    if (s.variant == Variant::bingo90 && s.lines != Directions{}) {
        return BadSetting{"line_directions", "B63a"_rule};
    }
    if (anyLine && !s.lines.horizontal && !s.lines.vertical && !s.lines.diagonal) {
        return BadSetting{"line_directions", "B34"_rule};
    }
    if (s.pattern) {
        const CellMask numbers = s.freeCentre ? *s.pattern & ~kCentreMask75 : *s.pattern;
        const bool onCard = (*s.pattern & ~allCells(s.shape())) == 0;
        if (s.variant != Variant::bingo75 || !onCard || numbers == 0) {
            return BadSetting{"pattern", "B73b"_rule};
        }
    }
    if (!s.freeCentre && s.variant != Variant::bingo75) {
        return BadSetting{"free_centre", "I-B71"_rule};
    }
    if (s.symbols && s.variant != Variant::bingo30) {
        return BadSetting{"symbols", "B79"_rule};
    }
    return std::nullopt;
}

// B32, B37, B38, I-B37: prizes that need more numbers pay more, and bingo most of all.
std::optional<BadSetting> badOrder(const Settings& s) {
    for (std::size_t i = 0; i < kCombinations; ++i) {
        const auto easier = static_cast<PrizeKind>(i);
        for (std::size_t j = 0; j < kCombinations; ++j) {
            const auto harder = static_cast<PrizeKind>(j);
            if (s.plays(easier) && s.plays(harder) && numbersNeeded(easier, s) < numbersNeeded(harder, s) &&
                *s.prizes[i] >= *s.prizes[j]) {
                return BadSetting{"prizes", "B37"_rule};
            }
        }
        if (easier != PrizeKind::bingo && s.plays(easier) &&
            *s.prizes[i] >= *s.prizes[indexOf(PrizeKind::bingo)]) {
            return BadSetting{"prizes", "B32"_rule};
        }
    }
    return std::nullopt;
}

std::optional<BadSetting> badJackpot(const Settings& s, const Jackpot& jackpot, PrizeKind combination) {
    const bool ofLine = combination == PrizeKind::line; // B2n; B39 to B44 are about the bingo jackpot
    const std::string_view name = ofLine ? "line_jackpot" : "jackpot";
    if (!s.plays(combination)) {
        return BadSetting{name, "B2n"_rule};
    }
    if (jackpot.percent < 0 || jackpot.percent > kMostForJackpots) {
        return BadSetting{name, ofLine ? "I-B40b"_rule : "B40"_rule};
    }
    if (!fits(jackpot.base)) {
        return BadSetting{name, ofLine ? "B2n"_rule : "B41"_rule};
    }
    if (jackpot.value && (*jackpot.value < jackpot.base || !fits(*jackpot.value))) {
        return BadSetting{name, ofLine ? "B2n"_rule : "B41"_rule};
    }
    if (jackpot.withinBalls < 1 || jackpot.withinBalls > s.shape().balls) {
        return BadSetting{name, ofLine ? "B2n"_rule : "B42"_rule};
    }
    return std::nullopt;
}

std::optional<BadSetting> badJackpots(const Settings& s) {
    if (s.bingoJackpot) {
        if (const auto bad = badJackpot(s, *s.bingoJackpot, PrizeKind::bingo)) {
            return bad;
        }
    }
    if (s.lineJackpot) {
        if (const auto bad = badJackpot(s, *s.lineJackpot, PrizeKind::line)) {
            return bad;
        }
    }
    if (s.bingoJackpot && s.lineJackpot &&
        s.bingoJackpot->percent + s.lineJackpot->percent > kMostForJackpots) {
        return BadSetting{"line_jackpot", "I-B40b"_rule};
    }
    return std::nullopt;
}

// Checks the values that a room brings from earlier rounds.
std::optional<BadSetting> badPast(const Settings& s) {
    if (s.carried < Money{} || s.carried > kLargestAmount) {
        return BadSetting{"carried", "I-B30"_rule};
    }
    return std::nullopt;
}

std::optional<BadSetting> badMode(const Settings& s) {
    if ((s.mode == Mode::session) == s.starts.empty()) {
        return BadSetting{"starts", "B7"_rule};
    }
    const bool ascending = std::ranges::adjacent_find(s.starts, std::greater_equal<>()) == s.starts.end();
    if (!ascending || (!s.starts.empty() && s.starts.front() < kTableOpened)) {
        return BadSetting{"starts", "B7"_rule};
    }
    return std::nullopt;
}

} // namespace

Settings::Settings(Variant roomVariant) : variant(roomVariant) {
    const bool small = roomVariant == Variant::bingo30;
    prizes[indexOf(PrizeKind::line)] = small ? 3'000 : 2'000;
    prizes[indexOf(PrizeKind::bingo)] = small ? 7'000 : 8'000;
    if (roomVariant != Variant::bingo90) {
        lines = {true, true, true};
    }
}

bool paysInOrder(const Settings& settings) { return !badOrder(settings); }

std::optional<BadSetting> firstBadSetting(const Settings& settings) {
    using Part = std::optional<BadSetting> (*)(const Settings&);
    constexpr std::array<Part, 8> kParts = {badSale,  badShares,   badCard, badChoice,
                                            badOrder, badJackpots, badPast, badMode};
    for (const Part part : kParts) {
        if (std::optional<BadSetting> bad = part(settings)) {
            return bad;
        }
    }
    return std::nullopt;
}

} // namespace mesaviva::bingo
