// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/roulette/series.h"

#include "engine/base/check.h"

#include <algorithm>
#include <cstddef>
#include <initializer_list>

namespace mesaviva::roulette {

namespace {

constexpr std::array<std::string_view, kAllSeries.size()> kSeriesNames = {"grande", "zero", "pequena",
                                                                          "vadios"};

struct Piece {
    ChanceKind kind;
    Numbers numbers;
    std::uint8_t chips = 1;
};

// R25a, in the order of the text.
std::vector<Piece> piecesOf(Series series) {
    using enum ChanceKind;
    switch (series) {
    case Series::grande:
        return {{street, numbers({0, 2, 3}), 2}, {split, numbers({4, 7})},
                {split, numbers({12, 15})},      {split, numbers({18, 21})},
                {split, numbers({19, 22})},      {corner, numbers({25, 26, 28, 29}), 2},
                {split, numbers({32, 35})}};
    case Series::zero:
        return {{split, numbers({0, 3})},
                {split, numbers({12, 15})},
                {straight, numbers({26})},
                {split, numbers({32, 35})}};
    case Series::pequena:
        return {{split, numbers({5, 8})},   {split, numbers({10, 11})}, {split, numbers({13, 16})},
                {split, numbers({23, 24})}, {split, numbers({27, 30})}, {split, numbers({33, 36})}};
    case Series::vadios:
        return {{straight, numbers({1})},
                {split, numbers({6, 9})},
                {split, numbers({14, 17})},
                {split, numbers({17, 20})},
                {split, numbers({31, 34})}};
    }
    return {};
}

} // namespace

std::string_view name(Series series) {
    const auto index = static_cast<std::size_t>(series);
    return index < kSeriesNames.size() ? kSeriesNames[index] : std::string_view();
}

std::optional<Series> seriesFrom(std::string_view name) {
    const auto found = std::ranges::find(kSeriesNames, name);
    if (found == kSeriesNames.end()) {
        return std::nullopt;
    }
    return static_cast<Series>(found - kSeriesNames.begin());
}

std::optional<std::vector<Part>> partsOf(Series series, const Layout& layout) {
    std::vector<Part> parts;
    for (const Piece& piece : piecesOf(series)) {
        const std::optional<SpotId> spot = layout.find(piece.kind, piece.numbers);
        if (!spot) {
            return std::nullopt;
        }
        parts.push_back({*spot, piece.chips});
    }
    return parts;
}

int chipsOf(Series series) {
    int chips = 0;
    for (const Piece& piece : piecesOf(series)) {
        chips += piece.chips;
    }
    return chips;
}

std::vector<Part> partsOf(Pocket number, int chips, const Wheel& wheel, const Layout& layout) {
    std::vector<Part> parts;
    const int sides = chips / 2;
    for (int offset = -sides; offset <= sides; ++offset) {
        parts.push_back({layout.straight(wheel.at(wheel.placeOf(number) + offset)), 1});
    }
    return parts;
}

namespace {

int chipsOnComplete(ChanceKind kind) {
    switch (kind) {
    case ChanceKind::straight: return 1;
    case ChanceKind::split: return 2;
    case ChanceKind::street: return 3;
    case ChanceKind::corner: return 4;
    case ChanceKind::line: return 6;
    default: return 0;
    }
}

} // namespace

std::vector<Part> completeOf(Pocket number, const Layout& layout) {
    std::vector<Part> parts;
    const auto spots = layout.spots();
    for (std::size_t i = 0; i < spots.size(); ++i) {
        const int chips = spots[i].numbers.has(number) ? chipsOnComplete(spots[i].kind) : 0;
        if (chips > 0) {
            parts.push_back({static_cast<SpotId>(i), static_cast<std::uint8_t>(chips)});
        }
    }
    return parts;
}

std::vector<Part> finalOf(int digit, const Layout& layout) {
    constexpr int kHighest = 36;
    std::vector<Part> parts;
    for (int number = digit; number >= 0 && number <= kHighest; number += 10) {
        parts.push_back({layout.straight(Pocket(number)), 1});
    }
    return parts;
}

} // namespace mesaviva::roulette
