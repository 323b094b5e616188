// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/bingo/patterns.h"

#include <array>

namespace mesaviva::bingo {

namespace {

/// The boxes marked X, row by row from the top; other characters stand for boxes that don't matter.
consteval CellMask drawn(std::string_view picture) {
    if (picture.size() != 29) {
        throw "not five rows of five boxes";
    }
    CellMask cells = 0;
    for (std::size_t i = 0; i < picture.size(); ++i) {
        if (picture[i] == 'X') {
            cells |= CellMask{1} << (i / 6 * 5 + i % 6);
        }
    }
    return cells;
}

constexpr std::array kPatterns = {
    Pattern{"frame", drawn("XXXXX X...X X...X X...X XXXXX")},
    Pattern{"small_frame", drawn("..... .XXX. .X.X. .XXX. .....")},
    Pattern{"diamond", drawn("..X.. .X.X. X...X .X.X. ..X..")},
    Pattern{"full_diamond", drawn("..X.. .XXX. XXXXX .XXX. ..X..")},
    Pattern{"plus", drawn("..X.. ..X.. XXXXX ..X.. ..X..")},
    Pattern{"cross", drawn("..X.. XXXXX ..X.. ..X.. ..X..")},
    Pattern{"saltire", drawn("X...X .X.X. ..X.. .X.X. X...X")},
    Pattern{"star", drawn("X.X.X .XXX. XXXXX .XXX. X.X.X")},
    Pattern{"postage_stamp", drawn("...XX ...XX ..... ..... .....")},
    Pattern{"four_stamps", drawn("XX.XX XX.XX ..... XX.XX XX.XX")},
    Pattern{"checkerboard", drawn("X.X.X .X.X. X.X.X .X.X. X.X.X")},
    Pattern{"stripes", drawn("XXXXX ..... XXXXX ..... XXXXX")},
    Pattern{"hourglass", drawn("XXXXX .XXX. ..X.. .XXX. XXXXX")},
    Pattern{"bow_tie", drawn("X...X XX.XX XXXXX XX.XX X...X")},
    Pattern{"arrow", drawn("..X.. .XXX. X.X.X ..X.. ..X..")},
    Pattern{"heart", drawn(".X.X. XXXXX XXXXX .XXX. ..X..")},
    Pattern{"kite", drawn("..XXX ..XXX ..XXX .X... X....")},
    Pattern{"pyramid", drawn("..... ..... ..X.. .XXX. XXXXX")},
    Pattern{"house", drawn("..X.. .XXX. XXXXX XX.XX XX.XX")},
    Pattern{"tree", drawn("..X.. .XXX. XXXXX ..X.. .XXX.")},
    Pattern{"goblet", drawn("X...X X...X .XXX. ..X.. .XXX.")},
    Pattern{"crown", drawn("X.X.X X.X.X XXXXX XXXXX .....")},
    Pattern{"anchor", drawn("..X.. ..X.. X.X.X X.X.X .XXX.")},
    Pattern{"umbrella", drawn(".XXX. XXXXX ..X.. ..X.X ..XX.")},
    Pattern{"smile", drawn(".X.X. .X.X. ..... X...X .XXX.")},
    Pattern{"windmill", drawn("XX..X .X.XX ..X.. XX.X. X..XX")},
    Pattern{"stairs", drawn("....X ...XX ..XXX .XXXX XXXXX")},
    Pattern{"letter_e", drawn("XXXXX X.... XXXX. X.... XXXXX")},
    Pattern{"letter_h", drawn("X...X X...X XXXXX X...X X...X")},
    Pattern{"letter_i", drawn("XXXXX ..X.. ..X.. ..X.. XXXXX")},
    Pattern{"letter_l", drawn("X.... X.... X.... X.... XXXXX")},
    Pattern{"letter_m", drawn("X...X XX.XX X.X.X X...X X...X")},
    Pattern{"letter_n", drawn("X...X XX..X X.X.X X..XX X...X")},
    Pattern{"letter_p", drawn("XXXXX X...X XXXXX X.... X....")},
    Pattern{"letter_t", drawn("XXXXX ..X.. ..X.. ..X.. ..X..")},
    Pattern{"letter_u", drawn("X...X X...X X...X X...X XXXXX")},
    Pattern{"letter_y", drawn("X...X .X.X. ..X.. ..X.. ..X..")},
    Pattern{"letter_z", drawn("XXXXX ...X. ..X.. .X... XXXXX")},
};

} // namespace

std::span<const Pattern> patterns() { return kPatterns; }

std::string_view patternKey(CellMask cells) {
    for (const Pattern& pattern : kPatterns) {
        if (pattern.cells == cells) {
            return pattern.key;
        }
    }
    return {};
}

} // namespace mesaviva::bingo
