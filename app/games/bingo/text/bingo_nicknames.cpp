// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/bingo/text/bingo_nicknames.h"

#include <QLocale>

#include <algorithm>
#include <iterator>

namespace mesaviva::app {

using namespace bingo;

namespace {

struct Nickname {
    int number;
    const char* text;
};

// Each language has a tradition of its own: none is a translation of the other.
constexpr Nickname kEnglish[] = {
    {1, "Kelly's eye"},
    {2, "One little duck"},
    {3, "Cup of tea"},
    {4, "Knock at the door"},
    {5, "Man alive"},
    {6, "Half a dozen"},
    {7, "Lucky seven"},
    {8, "Garden gate"},
    {9, "Doctor's orders"},
    {11, "Legs eleven"},
    {12, "One dozen"},
    {13, "Unlucky for some"},
    {14, "Valentine's Day"},
    {15, "Young and keen"},
    {16, "Never been kissed"},
    {17, "Dancing queen"},
    {18, "Coming of age"},
    {19, "Goodbye teens"},
    {20, "One score"},
    {21, "Key of the door"},
    {22, "Two little ducks"},
    {23, "The Lord is my shepherd"},
    {24, "Two dozen"},
    {25, "Duck and dive"},
    {27, "Gateway to heaven"},
    {29, "Rise and shine"},
    {30, "Dirty Gertie"},
    {31, "Get up and run"},
    {32, "Buckle my shoe"},
    {34, "Ask for more"},
    {35, "Jump and jive"},
    {36, "Three dozen"},
    {39, "Steps"},
    {40, "Life begins"},
    {42, "Winnie the Pooh"},
    {44, "Droopy drawers"},
    {45, "Halfway there"},
    {48, "Four dozen"},
    {50, "Half a century"},
    {53, "Here comes Herbie"},
    {54, "Clean the floor"},
    {55, "Snakes alive"},
    {57, "Heinz varieties"},
    {59, "Brighton line"},
    {60, "Five dozen"},
    {62, "Tickety-boo"},
    {63, "Tickle me"},
    {65, "Old age pension"},
    {66, "Clickety click"},
    {70, "Three score and ten"},
    {71, "Bang on the drum"},
    {72, "Six dozen"},
    {73, "Queen bee"},
    {76, "Trombones"},
    {77, "Sunset strip"},
    {78, "Heaven's gate"},
    {80, "Eight and blank"},
    {82, "Straight on through"},
    {83, "Time for tea"},
    {84, "Seven dozen"},
    {85, "Staying alive"},
    {86, "Between the sticks"},
    {87, "Torquay in Devon"},
    {88, "Two fat ladies"},
    {89, "Nearly there"},
    {90, "Top of the shop"},
};
constexpr Nickname kPortuguese[] = {
    {3, "A conta que Deus fez"}, {6, "Meia dúzia"},        {7, "A conta do mentiroso"},
    {12, "Uma dúzia"},           {13, "O número do azar"}, {18, "A maioridade"},
    {22, "Os dois patinhos"},    {24, "Duas dúzias"},      {25, "O dia de Natal"},
    {33, "A idade de Cristo"},   {36, "Três dúzias"},      {45, "Meio caminho andado"},
    {48, "Quatro dúzias"},       {50, "Meio século"},
};

QString find(const auto& names, int number) {
    const auto found = std::ranges::find(names, number, &Nickname::number);
    return found == std::end(names) ? QString() : QString::fromUtf8(found->text);
}

} // namespace

QString bingoNickname(Ball ball, const Settings& settings) {
    const bool isNumberAlone = settings.variant != Variant::bingo75 && !settings.symbols;
    if (!isNumberAlone || ball < 1 || ball > settings.shape().balls) {
        return {};
    }
    return QLocale().language() == QLocale::Portuguese ? find(kPortuguese, ball) : find(kEnglish, ball);
}

} // namespace mesaviva::app
