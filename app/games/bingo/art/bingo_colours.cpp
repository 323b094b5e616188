// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/bingo/art/bingo_colours.h"

#include "app/media/art/palette.h"

#include <algorithm>

namespace mesaviva::art {
namespace {

constexpr QColor kCobalt{0x2B, 0x5F, 0xB3};
constexpr QColor kCarmine{0xB3, 0x20, 0x2A};
constexpr QColor kBottle{0x0F, 0x74, 0x45};
constexpr QColor kOchre{0x80, 0x68, 0x0F};
constexpr QColor kPlum{0x6B, 0x3A, 0x8C};
constexpr QColor kPetrol{0x0E, 0x68, 0x84};
constexpr QColor kTerracotta{0xAC, 0x4E, 0x0A};
constexpr QColor kRose{0xA8, 0x3C, 0x68};
constexpr QColor kSlate{0x45, 0x4D, 0x58};

} // namespace

int bingoColumnOf(int variant, int number) noexcept {
    if (number < 1 || number > variant) {
        return -1;
    }
    switch (variant) {
    case 90: return std::min(number / 10, 8);
    case 80: return (number - 1) / 20;
    case 75: return (number - 1) / 15;
    case 30: return (number - 1) / 10;
    default: return -1;
    }
}

QList<QColor> bingoColours(int variant) {
    switch (variant) {
    case 90: return {kCobalt, kCarmine, kBottle, kOchre, kPlum, kPetrol, kTerracotta, kRose, kSlate};
    case 80: return {kCobalt, kCarmine, kOchre, kBottle};
    case 75: return {kCobalt, kCarmine, kOchre, kBottle, kPlum};
    case 30: return {kCobalt, kTerracotta, kBottle};
    default: return {};
    }
}

QColor bingoColourOf(int variant, int number) {
    const int column = bingoColumnOf(variant, number);
    return column < 0 ? palette::kInk : bingoColours(variant).value(column);
}

} // namespace mesaviva::art
