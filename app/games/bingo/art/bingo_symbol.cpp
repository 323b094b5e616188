// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/bingo/art/bingo_symbol.h"

#include <QPainter>
#include <QPainterPath>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

namespace mesaviva::art {
namespace {

constexpr bool kInk = true;
constexpr bool kGround = false;
constexpr int kMirrored = -1;

/// One brush stroke, in a square of 100. `path`: letters with numbers, all absolute. M, L, C, Q, Z as in SVG;
/// O x y rx ry is an ellipse, R x y width height a rectangle.
struct Stroke {
    bool ink;
    qreal line; ///< width of the line; 0 fills
    int times;  ///< number of copies, rotated around the centre; kMirrored: also its mirror image
    const char* path;
};

struct Symbol {
    const char* key;
    std::vector<Stroke> strokes;
};

const std::array<Symbol, kBingoSymbols>& symbols() {
    static const std::array<Symbol, kBingoSymbols> kSymbols = {{
        {"galo",
         {{kInk, 0, 1,
           "M 56 32 C 54 16 72 10 78 24 L 93 31 L 79 37 C 82 52 84 64 70 73 C 60 79 46 78 37 71 "
           "C 26 62 28 50 22 44 C 16 52 8 52 5 60 C 0 44 8 34 14 30 C 10 28 6 28 2 30 C 8 14 26 14 34 28 "
           "C 39 38 44 45 52 43 C 56 41 57 37 56 32 Z"},
          {kInk, 0, 1, "M 56 24 C 48 12 58 6 63 12 C 63 3 73 3 73 11 C 80 7 84 14 77 22 Z O 81 45 4 7"},
          {kInk, 4, 1, "M 48 74 L 46 92 M 60 74 L 62 92 M 36 93 L 74 93"},
          {kGround, 0, 1, "O 71 25 3 3 M 59 70 C 42 58 49 48 59 56 C 69 48 76 58 59 70 Z"},
          {kGround, 3, 1, "M 12 24 C 22 22 28 34 32 44 M 30 50 C 32 58 36 62 42 66"}}},
        {"caravela",
         {{kInk, 0, 1, "M 4 64 C 20 72 64 74 96 56 C 93 76 84 86 70 86 L 28 86 C 14 84 8 76 4 64 Z"},
          {kInk, 0, 1, "M 42 4 C 66 14 72 42 66 60 C 50 54 34 56 18 62 C 34 46 42 26 42 4 Z"},
          {kInk, 0, 1, "M 74 18 C 90 26 94 40 90 50 C 84 50 80 52 74 56 C 78 42 78 32 74 18 Z"},
          {kGround, 6, 1, "M 52 26 L 52 48 M 42 37 L 62 37"},
          {kGround, 3, 1, "M 16 76 C 40 80 66 80 88 70"},
          {kInk, 4, 1,
           "M 4 95 Q 12 89 20 95 Q 28 100 36 95 Q 44 89 52 95 Q 60 100 68 95 Q 76 89 84 95 Q 90 99 96 95"}}},
        {"sardinha",
         {{kInk, 0, 1, "M 4 20 C 16 4 56 4 76 18 L 96 6 L 90 21 L 96 36 L 76 24 C 56 36 16 36 4 20 Z"},
          {kInk, 0, 1, "M 4 50 C 16 34 56 34 76 48 L 96 36 L 90 51 L 96 66 L 76 54 C 56 66 16 66 4 50 Z"},
          {kInk, 0, 1, "M 4 80 C 16 64 56 64 76 78 L 96 66 L 90 81 L 96 96 L 76 84 C 56 96 16 96 4 80 Z"},
          {kGround, 0, 1, "O 14 18 3 3 O 14 48 3 3 O 14 78 3 3"},
          {kGround, 2.6, 1,
           "M 24 10 Q 30 20 24 30 M 24 40 Q 30 50 24 60 M 24 70 Q 30 80 24 90 M 34 20 L 66 20 M 34 50 L 66 "
           "50 "
           "M 34 80 L 66 80"}}},
        {"azulejo",
         {{kInk, 0, 1, "R 4 4 92 92"},
          {kGround, 0, 4, "M 50 50 C 36 36 38 20 50 12 C 62 20 64 36 50 50 Z"},
          {kGround, 0, 4, "M 10 10 L 34 10 C 34 24 24 34 10 34 Z"},
          {kInk, 0, 4, "M 16 16 L 26 16 C 26 22 22 26 16 26 Z O 50 24 4 6"},
          {kInk, 0, 1, "O 50 50 8 8"},
          {kGround, 0, 1, "O 50 50 4 4"}}},
        {"cravo",
         {{kInk, 0, kMirrored,
           "M 50 52 C 34 52 22 44 14 32 L 20 31 L 17 22 L 25 23 L 25 14 L 33 17 L 35 8 L 42 13 L 50 4 Z"},
          {kInk, 0, kMirrored, "M 40 48 L 50 48 L 50 66 L 44 64 Z"},
          {kInk, 5, 1, "M 50 60 L 50 98"},
          {kInk, 0, 1,
           "M 50 90 C 34 92 22 82 16 66 C 34 68 46 76 50 90 Z M 50 84 C 60 82 76 74 82 60 C 66 62 52 70 50 "
           "84 Z"},
          {kGround, 2.6, kMirrored,
           "M 50 46 L 50 20 M 46 45 C 40 38 36 32 34 24 M 42 46 C 34 42 28 38 24 33"}}},
        {"guitarra",
         {{kInk, 0, 1,
           "M 36 96 C 12 96 4 74 14 60 C 20 52 30 52 36 46 C 42 40 52 38 58 44 C 64 52 60 60 62 68 "
           "C 66 84 54 96 36 96 Z"},
          {kInk, 8, 1, "M 46 56 L 80 20"},
          {kInk, 0, 1, "M 76 24 C 66 12 74 2 84 2 C 84 10 90 16 98 16 C 98 26 88 34 76 24 Z"},
          {kGround, 0, 1, "O 40 66 9 9 M 20 74 L 32 86 L 28 90 L 16 78 Z"},
          {kInk, 2.2, 1, "M 25 82 L 50 54"},
          {kGround, 2, 1, "M 81 8 L 80 20 M 92 20 L 80 20"}}},
        {"castelo",
         {{kInk, 0, kMirrored,
           "M 4 96 L 4 38 L 10 38 L 10 46 L 16 46 L 16 38 L 22 38 L 22 46 L 28 46 L 28 38 L 32 38 L 32 12 L "
           "38 12 "
           "L 38 20 L 46 20 L 46 12 L 50 12 L 50 96 Z"},
          {kInk, 0, 1, "R 48 2 3 12"},
          {kInk, 0, 1, "M 50 2 L 64 5 L 50 9 Z"},
          {kGround, 0, 1, "M 39 96 L 39 78 C 39 62 61 62 61 78 L 61 96 Z"},
          {kGround, 0, kMirrored, "R 45 32 10 14 R 14 58 8 14"},
          {kGround, 3, 1, "M 30 54 L 70 54"}}},
        {"ancora",
         {{kInk, 8, 1, "O 50 14 9 9 M 50 22 L 50 92 M 30 36 L 70 36"},
          {kInk, 9, kMirrored, "M 50 92 C 30 90 16 78 14 60"},
          {kInk, 0, kMirrored, "M 2 68 L 12 46 L 28 64 Z"}}},
        {"sol",
         {{kInk, 0, 1, "O 50 50 25 25"},
          {kInk, 0, 8, "M 42 24 L 50 2 L 58 24 Z"},
          {kInk, 4.5, 8, "M 60 22 Q 66 16 63 9"},
          {kGround, 3, 1, "M 40 47 Q 43 43 46 47 M 54 47 Q 57 43 60 47 M 39 56 Q 50 68 61 56"}}},
        {"lua",
         {{kInk, 0, 1,
           "M 64 4 C 38 0 14 22 14 50 C 14 78 38 100 66 95 C 48 88 40 70 40 50 C 40 30 48 12 64 4 Z"},
          {kInk, 0, 1, "M 40 40 L 56 52 L 42 60 Z"},
          {kGround, 0, 1, "O 32 42 3.4 3.4"},
          {kGround, 3, 1, "M 34 66 Q 40 70 43 66"},
          {kInk, 0, 1, "M 78 34 L 81 44 L 91 47 L 81 50 L 78 60 L 75 50 L 65 47 L 75 44 Z"}}},
        {"estrela",
         {{kInk, 0, 1,
           "M 50 3 L 61.5 36 L 97 37 L 69 58.5 L 79 93 L 50 73 L 21 93 L 31 58.5 L 3 37 L 38.5 36 Z"},
          {kGround, 3, 1,
           "M 50 22 L 56.5 42.5 L 78 43 L 61 56 L 67 76 L 50 64 L 33 76 L 39 56 L 22 43 L 43.5 42.5 Z"}}},
        {"andorinha",
         {{kInk, 0, kMirrored,
           "M 50.5 2 L 47 9 C 42 12 41 18 43 27 C 26 24 8 36 2 66 C 14 52 28 47 41 49 C 41 60 43 66 45 70 "
           "L 27 99 C 38 93 46 87 50.5 80 Z"},
          {kGround, 0, kMirrored, "O 46.4 13.5 1.6 1.6"},
          {kGround, 3, kMirrored, "M 50 24 C 47 24 45.5 23 44 21 M 38 41 C 28 37 20 42 13 49"},
          {kGround, 0, 1, "O 50 56 3.6 11"}}},
        {"manjerico",
         {{kInk, 0, 1, "M 24 62 L 76 62 L 68 97 L 32 97 Z"},
          {kInk, 0, 1,
           "M 20 58 C 8 54 10 40 18 38 C 14 28 22 20 30 22 C 32 10 44 8 50 14 C 56 8 68 10 70 22 C 78 20 86 "
           "28 82 38 "
           "C 90 40 92 54 80 58 Z"},
          {kGround, 2.6, 1, "M 22 60 L 78 60 M 28 78 L 72 78"},
          {kGround, 0, 1,
           "O 34 36 3 3 O 50 26 3 3 O 66 36 3 3 O 42 48 3 3 O 58 48 3 3 O 26 48 3 3 O 74 48 3 3 O 50 38 3 3"},
          {kInk, 3, 1, "M 74 24 L 84 4"},
          {kInk, 0, 1, "M 84 2 L 99 8 L 94 20 L 79 14 Z"}}},
        {"figo",
         {{kInk, 0, 1,
           "M 52 20 C 60 34 90 46 86 70 C 84 88 68 97 50 97 C 32 97 16 88 14 70 C 10 46 40 34 46 20 Z"},
          {kInk, 7, 1, "M 49 24 C 50 14 46 8 38 4"},
          {kGround, 3, kMirrored, "M 47 34 C 36 48 28 62 34 88 M 50 32 L 50 90"}}},
        {"uva",
         {{kInk, 0, 1, "O 26 44 11 11 O 50 44 11 11 O 74 44 11 11 O 38 63 11 11 O 62 63 11 11 O 50 83 11 11"},
          {kInk, 5, 1, "M 50 40 C 50 24 52 14 60 4"},
          {kInk, 0, 1, "M 52 26 C 64 30 82 28 94 12 C 82 6 64 6 52 26 Z"},
          {kGround, 0, 1, "O 23 41 3 3 O 47 41 3 3 O 71 41 3 3 O 35 60 3 3 O 59 60 3 3 O 47 80 3 3"},
          {kGround, 2.2, 1, "M 60 24 C 70 22 78 18 84 14"}}},
        {"laranja",
         {{kInk, 0, 1, "M 2 40 L 98 40 C 98 72 76 94 50 94 C 24 94 2 72 2 40 Z"},
          {kGround, 0, 1, "M 10 46 L 90 46 C 88 70 72 87 50 87 C 28 87 12 70 10 46 Z"},
          {kInk, 0, 1,
           "M 15 50 L 46 50 L 24 69 C 19 64 16 58 15 50 Z M 85 50 L 54 50 L 76 69 C 81 64 84 58 85 50 Z "
           "M 48 54 L 48 82 C 40 81 34 78 28 73 Z M 52 54 L 52 82 C 60 81 66 78 72 73 Z"},
          {kInk, 0, 1,
           "M 50 34 C 54 16 70 8 90 10 C 88 26 72 36 50 34 Z M 46 34 C 40 24 30 20 18 22 C 22 32 32 38 46 34 "
           "Z"},
          {kGround, 2.4, 1, "M 56 30 C 64 22 72 18 80 16"}}},
        {"sobreiro",
         {{kInk, 0, 1,
           "M 12 50 C 0 46 2 30 14 28 C 14 14 30 8 38 14 C 44 2 64 2 68 14 C 80 10 90 20 86 30 C 100 32 100 "
           "50 86 52 "
           "C 78 58 66 56 60 52 L 40 52 C 32 58 20 56 12 50 Z"},
          {kInk, 0, 1,
           "M 32 44 L 44 60 C 44 76 42 86 36 96 L 66 96 C 60 86 58 76 58 60 L 70 44 L 62 44 L 52 54 L 40 44 "
           "Z"},
          {kGround, 0, 1, "M 46 64 L 56 64 C 56 74 57 80 59 86 L 43 86 C 45 80 46 74 46 64 Z"},
          {kInk, 4, 1, "M 12 97 L 88 97"},
          {kGround, 2.6, 1, "M 20 38 Q 26 30 32 38 M 44 26 Q 50 18 56 26 M 68 38 Q 74 30 80 38"}}},
        {"coracao",
         {{kInk, 0, 1,
           "M 50 30 C 40 16 10 16 10 42 C 10 62 34 72 52 98 C 58 94 66 92 70 84 C 64 84 62 82 66 76 "
           "C 80 64 90 56 90 42 C 90 16 60 16 50 30 Z"},
          {kInk, 0, 1, "M 38 20 L 30 4 L 40 9 L 50 0 L 60 9 L 70 4 L 62 20 Z"},
          {kGround, 3, kMirrored, "M 48 66 C 24 58 18 36 30 32 C 42 30 42 46 32 46"},
          {kGround, 3, 1, "M 50 38 L 50 82"},
          {kGround, 0, 1, "O 50 38 4 4"}}},
        {"farol",
         {{kInk, 0, 1, "M 38 36 L 62 36 L 70 97 L 30 97 Z"},
          {kInk, 0, 1, "R 32 29 36 8 R 40 14 20 16 M 36 15 L 50 2 L 64 15 Z"},
          {kGround, 0, 1, "R 46 18 8 9"},
          {kGround, 0, 1, "M 36.6 48 L 63.4 48 L 65.4 61 L 34.6 61 Z M 33 74 L 67 74 L 68.6 86 L 31.4 86 Z"},
          {kInk, 0, kMirrored, "M 34 20 L 2 8 L 2 34 L 34 25 Z"},
          {kInk, 4, 1, "M 16 97 L 84 97"}}},
        {"moinho",
         {{kInk, 0, 1, "M 32 52 L 68 52 L 76 97 L 24 97 Z M 28 53 L 50 30 L 72 53 Z"},
          {kInk, 3.5, 1, "M 12 2 L 88 78 M 88 2 L 12 78"},
          {kInk, 0, 1,
           "M 50 40 L 12 2 L 38 4 Z M 50 40 L 88 2 L 90 28 Z M 50 40 L 88 78 L 66 78 Z M 50 40 L 12 78 L 8 "
           "52 Z"},
          {kGround, 2.4, 1, "M 44 60 L 32 70 M 56 60 L 68 70"},
          {kGround, 0, 1, "O 50 40 3.6 3.6 M 44 97 L 44 84 C 44 76 56 76 56 84 L 56 97 Z"}}},
        {"sino",
         {{kInk, 0, kMirrored, "M 50 12 C 32 12 28 28 27 46 C 26 64 20 70 10 80 L 10 85 L 50 85 Z"},
          {kInk, 5, 1, "O 50 9 6 6"},
          {kInk, 0, 1, "O 50 90 9 8"},
          {kGround, 3, 1, "M 24 70 L 76 70 M 30 40 L 70 40"}}},
        {"chave",
         {{kInk, 9, 1, "O 24 24 15 15"},
          {kInk, 9, 1, "M 34 34 L 92 92"},
          {kInk, 9, 1, "M 70 70 L 84 56 M 84 84 L 97 71"},
          {kInk, 0, 1, "O 24 24 5 5"}}},
        {"peixe",
         {{kInk, 0, 1, "M 2 52 C 14 26 44 20 70 44 L 96 22 C 90 42 90 62 96 82 L 70 60 C 44 84 14 78 2 52 Z"},
          {kInk, 0, 1,
           "M 30 30 C 36 16 50 12 62 16 C 58 24 58 30 60 38 Z M 36 72 C 40 84 48 90 58 90 C 56 82 56 76 58 "
           "68 Z"},
          {kGround, 0, 1, "O 18 47 4 4"},
          {kGround, 3, 1,
           "M 30 32 Q 40 52 30 72 M 44 40 Q 50 46 44 52 M 44 52 Q 50 58 44 64 M 56 46 Q 62 52 56 58 M 76 52 "
           "L 88 52"}}},
        {"concha",
         {{kInk, 0, kMirrored,
           "M 50 92 L 34 92 L 32 82 L 38 80 C 16 70 2 52 6 34 C 12 34 14 30 15 24 C 22 26 26 20 28 14 C 34 "
           "18 40 14 42 8 "
           "C 46 10 48 10 50 8 Z"},
          {kGround, 3.2, kMirrored, "M 48 80 L 43 20 M 45 80 L 29 26 M 42 78 L 16 38"}}},
        {"coroa",
         {{kInk, 0, kMirrored, "M 50 86 L 16 86 L 4 34 L 28 52 L 50 16 Z"},
          {kInk, 0, 1, "O 4 28 6 6 O 96 28 6 6 O 50 11 7 7"},
          {kGround, 3.2, 1, "M 16 74 L 84 74"},
          {kGround, 0, 1, "M 50 44 L 57 56 L 50 68 L 43 56 Z O 30 61 4 4 O 70 61 4 4"}}},
        {"rosa",
         {{kInk, 4, 1, "O 50 50 34 34"},
          {kGround, 0, 4, "M 50 50 L 38 38 L 50 4 L 62 38 Z"},
          {kInk, 0, 4, "M 50 50 L 40 40 L 50 0 Z M 50 50 L 60 40 L 56 20 L 50 0 Z"},
          {kGround, 0, 4, "M 50 48 L 58 41 L 51.5 14 Z"},
          {kInk, 0, 4, "M 58 42 L 74 26 L 62 46 Z"}}},
        {"barril",
         {{kInk, 0, 1, "M 22 6 L 78 6 C 94 30 94 70 78 94 L 22 94 C 6 70 6 30 22 6 Z"},
          {kGround, 3.4, 1, "M 13 28 Q 50 34 87 28 M 13 72 Q 50 66 87 72"},
          {kGround, 2.6, 1, "M 36 6 C 30 34 30 66 36 94 M 64 6 C 70 34 70 66 64 94"},
          {kGround, 0, 1, "O 50 50 7 7"}}},
        {"ponte",
         {{kInk, 7, 1, "M 3 20 L 97 20"},
          {kInk, 7, 1, "M 6 94 C 20 12 80 12 94 94"},
          {kInk, 4.5, 1, "M 13 78 L 87 78"},
          {kInk, 3.2, kMirrored,
           "M 14 20 L 14 62 M 26 20 L 26 44 M 38 36 L 38 78 M 26 52 L 26 78 M 50 32 L 50 78"}}},
        {"oliveira",
         {{kInk, 4, 1, "M 6 94 C 30 76 58 48 84 8"},
          {kInk, 0, 1,
           "M 36 70 C 24 66 16 52 18 36 C 32 42 40 56 36 70 Z M 54 50 C 42 46 34 32 36 14 C 50 22 58 36 54 "
           "50 Z "
           "M 72 28 C 64 22 60 12 64 0 C 74 6 78 18 72 28 Z M 46 64 C 58 56 74 56 90 66 C 76 76 58 76 46 64 "
           "Z "
           "M 66 40 C 74 30 86 28 98 34 C 90 44 78 48 66 40 Z"},
          {kInk, 0, 1, "O 40 90 9 10 O 12 70 9 10"},
          {kInk, 2.4, 1, "M 30 76 L 38 82 M 24 80 L 16 76"},
          {kGround, 2.2, 1, "M 22 42 L 34 66 M 40 22 L 53 46 M 52 65 L 82 66"},
          {kGround, 0, 1, "O 38 87 2.6 3 O 10 67 2.6 3"}}},
        {"eletrico",
         {{kInk, 0, 1,
           "M 10 24 C 10 20 14 18 18 18 L 82 18 C 86 18 90 20 90 24 L 94 30 L 90 30 L 90 80 L 10 80 L 10 30 "
           "L 6 30 Z"},
          {kInk, 3.6, 1, "M 50 18 L 74 3 M 64 3 L 84 3"},
          {kGround, 0, 1, "R 17 32 13 20 R 35 32 13 20 R 53 32 13 20 R 71 32 12 20"},
          {kGround, 3, 1, "M 10 60 L 90 60"},
          {kGround, 0, 1, "O 50 70 4 4"},
          {kInk, 0, 1, "O 30 86 9 9 O 70 86 9 9 R 4 76 92 5"},
          {kGround, 0, 1, "O 30 86 3 3 O 70 86 3 3"}}},
    }};
    return kSymbols;
}

QPainterPath pathOf(const char* text) {
    const QStringList words = QString::fromLatin1(text).split(u' ', Qt::SkipEmptyParts);
    QPainterPath path;
    qsizetype at = 0;
    const auto next = [&] { return words.value(at++).toDouble(); };
    const auto point = [&] {
        const qreal x = next();
        return QPointF(x, next());
    };
    while (at < words.size()) {
        const QChar letter = words.at(at++).front();
        if (letter == u'M') {
            path.moveTo(point());
        } else if (letter == u'L') {
            path.lineTo(point());
        } else if (letter == u'Q') {
            const QPointF bend = point();
            path.quadTo(bend, point());
        } else if (letter == u'C') {
            const QPointF first = point();
            const QPointF second = point();
            path.cubicTo(first, second, point());
        } else if (letter == u'O') {
            const QPointF middle = point();
            const QPointF radii = point();
            path.addEllipse(middle, radii.x(), radii.y());
        } else if (letter == u'R') {
            const QPointF corner = point();
            const QPointF size = point();
            path.addRect(QRectF(corner, QSizeF(size.x(), size.y())));
        } else {
            path.closeSubpath();
        }
    }
    path.setFillRule(Qt::WindingFill);
    return path;
}

struct SymbolLayer {
    bool ink;
    qreal line;
    QPainterPath path;
};

// Every symbol's strokes as paths, parsed once.
const std::array<std::vector<SymbolLayer>, kBingoSymbols>& layers() {
    static const auto kLayers = [] {
        std::array<std::vector<SymbolLayer>, kBingoSymbols> all;
        for (std::size_t i = 0; i < all.size(); ++i) {
            for (const Stroke& stroke : symbols().at(i).strokes) {
                const QPainterPath once = pathOf(stroke.path);
                const int turns = std::max(1, stroke.times);
                for (int turn = 0; turn < turns; ++turn) {
                    QTransform about;
                    about.translate(50, 50).rotate(360.0 * turn / turns).translate(-50, -50);
                    all.at(i).push_back({stroke.ink, stroke.line, about.map(once)});
                }
                if (stroke.times == kMirrored) {
                    all.at(i).push_back({stroke.ink, stroke.line, QTransform(-1, 0, 0, 1, 100, 0).map(once)});
                }
            }
        }
        return all;
    }();
    return kLayers;
}

bool isSymbol(int number) { return number >= 1 && number <= kBingoSymbols; }

} // namespace

QLatin1String bingoSymbolKey(int number) noexcept {
    return isSymbol(number) ? QLatin1String(symbols().at(static_cast<std::size_t>(number - 1)).key)
                            : QLatin1String();
}

int bingoSymbolNumber(const QString& key) noexcept {
    const auto& all = symbols();
    const auto found =
        std::find_if(all.begin(), all.end(), [&key](const Symbol& s) { return key == QLatin1String(s.key); });
    return found == all.end() ? 0 : static_cast<int>(found - all.begin()) + 1;
}

void paintBingoSymbol(QPainter& painter, const QRectF& box, int number, const QColor& ink,
                      const QColor& ground) {
    if (!isSymbol(number) || box.isEmpty()) {
        return;
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal side = std::min(box.width(), box.height());
    painter.translate(box.center() - QPointF(side, side) / 2);
    painter.scale(side / 100, side / 100);
    for (const SymbolLayer& layer : layers().at(static_cast<std::size_t>(number - 1))) {
        const QColor& colour = layer.ink ? ink : ground;
        if (layer.line > 0) {
            painter.strokePath(layer.path,
                               QPen(colour, layer.line, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        } else {
            painter.fillPath(layer.path, colour);
        }
    }
    painter.restore();
}

QImage bingoSymbol(int number, QSize size, const QColor& ink, const QColor& ground) {
    if (!isSymbol(number)) {
        return {};
    }
    QImage image(size.expandedTo({1, 1}), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paintBingoSymbol(painter, QRectF(image.rect()), number, ink, ground);
    return image;
}

} // namespace mesaviva::art
