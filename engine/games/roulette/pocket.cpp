// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/roulette/pocket.h"

namespace mesaviva::roulette {

namespace {

constexpr std::array<std::string_view, kMostPockets> kTexts = {
    "0",  "1",  "2",  "3",  "4",  "5",  "6",  "7",  "8",  "9",  "10", "11", "12",
    "13", "14", "15", "16", "17", "18", "19", "20", "21", "22", "23", "24", "25",
    "26", "27", "28", "29", "30", "31", "32", "33", "34", "35", "36", "00"};

constexpr Numbers kRed = [] {
    Numbers red;
    for (int number : {1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36}) {
        red.add(Pocket(number));
    }
    return red;
}();

} // namespace

std::string_view name(Colour colour) {
    switch (colour) {
    case Colour::red: return "red";
    case Colour::black: return "black";
    case Colour::green: return "green";
    }
    return {};
}

Colour Pocket::colour() const {
    if (isZero()) {
        return Colour::green;
    }
    return kRed.has(*this) ? Colour::red : Colour::black;
}

std::string_view Pocket::text() const { return kTexts[m_index]; }

std::optional<Pocket> pocketFrom(std::string_view text) {
    for (std::size_t i = 0; i < kTexts.size(); ++i) {
        if (kTexts[i] == text) {
            return Pocket(static_cast<int>(i));
        }
    }
    return std::nullopt;
}

} // namespace mesaviva::roulette
