// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The settings of a bingo room as fields (table/fields.h), called as in scenario files.
#pragma once

#include "engine/games/bingo/settings.h"
#include "engine/table/table_fields.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mesaviva::bingo {

/// The key: `continuous`, `session`.
constexpr std::string_view name(Mode mode) {
    switch (mode) {
    case Mode::continuous: return "continuous";
    case Mode::session: return "session";
    }
    return {};
}

/// The key: `by_player`, `by_card`.
constexpr std::string_view name(Split split) {
    switch (split) {
    case Split::by_player: return "by_player";
    case Split::by_card: return "by_card";
    }
    return {};
}

/// The key: `down`, `up`.
constexpr std::string_view name(Rounding rounding) {
    switch (rounding) {
    case Rounding::down: return "down";
    case Rounding::up: return "up";
    }
    return {};
}

/// A variant as how many numbers there are.
struct VariantForm {
    static int write(Variant variant) { return ballsOf(variant); }
    static bool read(int balls, Variant& variant) {
        for (const Variant known : kAllVariants) {
            if (ballsOf(known) == balls) {
                variant = known;
                return true;
            }
        }
        return false;
    }
};

/// The directions that lines may run in, as a list of words.
struct DirectionsForm {
    static std::vector<std::string> write(const Directions& lines) {
        std::vector<std::string> words;
        for (const auto& [word, direction] : kWords) {
            if (lines.*direction) {
                words.emplace_back(word);
            }
        }
        return words;
    }
    static bool read(const std::vector<std::string>& words, Directions& lines) {
        lines = {false, false, false};
        for (const std::string& text : words) {
            for (const auto& [word, direction] : kWords) {
                if (word == text) {
                    lines.*direction = true;
                }
            }
        }
        return write(lines).size() == words.size();
    }

private:
    struct Word {
        std::string_view word;
        bool Directions::*direction;
    };
    static constexpr Word kWords[] = {{"horizontal", &Directions::horizontal},
                                      {"vertical", &Directions::vertical},
                                      {"diagonal", &Directions::diagonal}};
};

/// A pattern of bingo 75 as zeros and ones, row by row from the top left.
struct PatternForm {
    static std::vector<int> write(const std::optional<CellMask>& pattern) {
        std::vector<int> boxes;
        for (std::size_t i = 0; i < kBoxes; ++i) {
            boxes.push_back(pattern && (*pattern >> i & 1U) != 0 ? 1 : 0);
        }
        return boxes;
    }
    static bool read(const std::vector<int>& boxes, std::optional<CellMask>& pattern) {
        CellMask mask = 0;
        for (std::size_t i = 0; i < boxes.size() && i < kBoxes; ++i) {
            mask |= boxes[i] == 1 ? CellMask{1} << i : 0U;
        }
        pattern = mask;
        return write(pattern) == boxes;
    }

private:
    static constexpr std::size_t kBoxes = 25;
};

template <class V>
void describe(V& v, Like<Jackpot> auto& jackpot) {
    v.as("percent", jackpot.percent, PercentForm{});
    v("base", jackpot.base);
    v.within("within_balls", jackpot.withinBalls, 0, kMostBalls);
    v.maybe("value", jackpot.value, std::nullopt);
}

template <class V>
void describe(V& v, Like<Settings> auto& settings) {
    v.as("variant", settings.variant, VariantForm{});
    v("mode", settings.mode);
    v.maybe("starts", settings.starts, std::vector<Instant>());
    v("card_price", settings.cardPrice);
    v.within("max_cards", settings.maxCards, 1, kMostCards);
    v("sale_seconds", settings.sale);
    v("draw_seconds", settings.draw);
    v.as("prize_percent", settings.prizePercent, PercentForm{});
    v.maybe("rounding", settings.rounding, Rounding::down);
    v.object("prizes", [&](auto& shares) {
        for (std::size_t i = 0; i < kCombinations; ++i) {
            shares.maybe(name(static_cast<PrizeKind>(i)), settings.prizes[i], std::nullopt);
        }
    });
    v.as("line_directions", settings.lines, DirectionsForm{});
    v.maybeAs("pattern", settings.pattern, PatternForm{}, !settings.pattern);
    v("free_centre", settings.freeCentre);
    v("split", settings.split);
    v("symbols", settings.symbols);
    v.maybe("jackpot", settings.bingoJackpot, std::nullopt);
    v.maybe("line_jackpot", settings.lineJackpot, std::nullopt);
    v.maybe("room", settings.room, std::string());
    v.maybe("rounds_before", settings.roundsBefore, std::uint64_t{0});
    v.maybe("carried", settings.carried, Money{});
    v("idle", settings.idle);
    v("allowance", settings.allowance);
}

} // namespace mesaviva::bingo
