// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/bingo/text/bingo_names.h"

#include "app/games/bingo/art/bingo_symbol.h"
#include "engine/games/bingo/patterns.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <iterator>

namespace mesaviva::app::bingo_names {

namespace {

struct Name {
    std::string_view key;
    const char* text; ///< English
};

// By the keys of the pictures.
constexpr std::array<Name, art::kBingoSymbols> kSymbols = {{
    {"galo", QT_TRANSLATE_NOOP("BingoNames", "Rooster")},
    {"caravela", QT_TRANSLATE_NOOP("BingoNames", "Caravel")},
    {"sardinha", QT_TRANSLATE_NOOP("BingoNames", "Sardines")},
    {"azulejo", QT_TRANSLATE_NOOP("BingoNames", "Tile")},
    {"cravo", QT_TRANSLATE_NOOP("BingoNames", "Carnation")},
    {"guitarra", QT_TRANSLATE_NOOP("BingoNames", "Guitar")},
    {"castelo", QT_TRANSLATE_NOOP("BingoNames", "Castle")},
    {"ancora", QT_TRANSLATE_NOOP("BingoNames", "Anchor")},
    {"sol", QT_TRANSLATE_NOOP("BingoNames", "Sun")},
    {"lua", QT_TRANSLATE_NOOP("BingoNames", "Moon")},
    {"estrela", QT_TRANSLATE_NOOP("BingoNames", "Star")},
    {"andorinha", QT_TRANSLATE_NOOP("BingoNames", "Swallow")},
    {"manjerico", QT_TRANSLATE_NOOP("BingoNames", "Basil pot")},
    {"figo", QT_TRANSLATE_NOOP("BingoNames", "Fig")},
    {"uva", QT_TRANSLATE_NOOP("BingoNames", "Grapes")},
    {"laranja", QT_TRANSLATE_NOOP("BingoNames", "Orange")},
    {"sobreiro", QT_TRANSLATE_NOOP("BingoNames", "Cork oak")},
    {"coracao", QT_TRANSLATE_NOOP("BingoNames", "Heart of Viana")},
    {"farol", QT_TRANSLATE_NOOP("BingoNames", "Lighthouse")},
    {"moinho", QT_TRANSLATE_NOOP("BingoNames", "Windmill")},
    {"sino", QT_TRANSLATE_NOOP("BingoNames", "Bell")},
    {"chave", QT_TRANSLATE_NOOP("BingoNames", "Key")},
    {"peixe", QT_TRANSLATE_NOOP("BingoNames", "Fish")},
    {"concha", QT_TRANSLATE_NOOP("BingoNames", "Shell")},
    {"coroa", QT_TRANSLATE_NOOP("BingoNames", "Crown")},
    {"rosa", QT_TRANSLATE_NOOP("BingoNames", "Compass rose")},
    {"barril", QT_TRANSLATE_NOOP("BingoNames", "Barrel")},
    {"ponte", QT_TRANSLATE_NOOP("BingoNames", "Bridge")},
    {"oliveira", QT_TRANSLATE_NOOP("BingoNames", "Olive branch")},
    {"eletrico", QT_TRANSLATE_NOOP("BingoNames", "Tram")},
}};

constexpr std::array<Name, 38> kPatterns = {{
    {"frame", QT_TRANSLATE_NOOP("BingoNames", "Frame")},
    {"small_frame", QT_TRANSLATE_NOOP("BingoNames", "Small frame")},
    {"diamond", QT_TRANSLATE_NOOP("BingoNames", "Diamond")},
    {"full_diamond", QT_TRANSLATE_NOOP("BingoNames", "Full diamond")},
    {"plus", QT_TRANSLATE_NOOP("BingoNames", "Plus")},
    {"cross", QT_TRANSLATE_NOOP("BingoNames", "Cross")},
    {"saltire", QT_TRANSLATE_NOOP("BingoNames", "Saint Andrew's cross")},
    {"star", QT_TRANSLATE_NOOP("BingoNames", "Star")},
    {"postage_stamp", QT_TRANSLATE_NOOP("BingoNames", "Postage stamp")},
    {"four_stamps", QT_TRANSLATE_NOOP("BingoNames", "Four stamps")},
    {"checkerboard", QT_TRANSLATE_NOOP("BingoNames", "Checkerboard")},
    {"stripes", QT_TRANSLATE_NOOP("BingoNames", "Stripes")},
    {"hourglass", QT_TRANSLATE_NOOP("BingoNames", "Hourglass")},
    {"bow_tie", QT_TRANSLATE_NOOP("BingoNames", "Bow tie")},
    {"arrow", QT_TRANSLATE_NOOP("BingoNames", "Arrow")},
    {"heart", QT_TRANSLATE_NOOP("BingoNames", "Heart")},
    {"kite", QT_TRANSLATE_NOOP("BingoNames", "Kite")},
    {"pyramid", QT_TRANSLATE_NOOP("BingoNames", "Pyramid")},
    {"house", QT_TRANSLATE_NOOP("BingoNames", "House")},
    {"tree", QT_TRANSLATE_NOOP("BingoNames", "Tree")},
    {"goblet", QT_TRANSLATE_NOOP("BingoNames", "Goblet")},
    {"crown", QT_TRANSLATE_NOOP("BingoNames", "Crown")},
    {"anchor", QT_TRANSLATE_NOOP("BingoNames", "Anchor")},
    {"umbrella", QT_TRANSLATE_NOOP("BingoNames", "Umbrella")},
    {"smile", QT_TRANSLATE_NOOP("BingoNames", "Smile")},
    {"windmill", QT_TRANSLATE_NOOP("BingoNames", "Windmill")},
    {"stairs", QT_TRANSLATE_NOOP("BingoNames", "Stairs")},
    {"letter_e", QT_TRANSLATE_NOOP("BingoNames", "Letter E")},
    {"letter_h", QT_TRANSLATE_NOOP("BingoNames", "Letter H")},
    {"letter_i", QT_TRANSLATE_NOOP("BingoNames", "Letter I")},
    {"letter_l", QT_TRANSLATE_NOOP("BingoNames", "Letter L")},
    {"letter_m", QT_TRANSLATE_NOOP("BingoNames", "Letter M")},
    {"letter_n", QT_TRANSLATE_NOOP("BingoNames", "Letter N")},
    {"letter_p", QT_TRANSLATE_NOOP("BingoNames", "Letter P")},
    {"letter_t", QT_TRANSLATE_NOOP("BingoNames", "Letter T")},
    {"letter_u", QT_TRANSLATE_NOOP("BingoNames", "Letter U")},
    {"letter_y", QT_TRANSLATE_NOOP("BingoNames", "Letter Y")},
    {"letter_z", QT_TRANSLATE_NOOP("BingoNames", "Letter Z")},
}};

template <class List>
QString find(const List& names, std::string_view key) {
    for (const Name& name : names) {
        if (name.key == key) {
            return QCoreApplication::translate("BingoNames", name.text);
        }
    }
    return {};
}

} // namespace

QString symbol(int number) {
    const QLatin1String key = art::bingoSymbolKey(number);
    return find(kSymbols, std::string_view(key.data(), static_cast<std::size_t>(key.size())));
}

QString pattern(std::string_view key) { return find(kPatterns, key); }

QString pattern(bingo::CellMask cells) {
    const QString name = pattern(bingo::patternKey(cells));
    return name.isEmpty() ? QCoreApplication::translate("BingoNames", "Own pattern") : name;
}

} // namespace mesaviva::app::bingo_names

namespace mesaviva::app {

using namespace bingo;

namespace {

struct Nickname {
    int number;
    const char* text;
};

// Each language has its own tradition; these are not translations.
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

namespace {

constexpr std::array kFirstNames = {
    "Rosa",      "Manuel",   "Conceição", "Joaquim",  "Lurdes",    "António",   "Fátima",    "Fernando",
    "Amélia",    "Carlos",   "Teresa",    "José",     "Isabel",    "Paulo",     "Graça",     "Rui",
    "Leonor",    "Duarte",   "Inês",      "Tomás",    "Beatriz",   "Nuno",      "Matilde",   "Vasco",
    "Alice",     "Afonso",   "Benedita",  "Bernardo", "Catarina",  "Baltasar",  "Clara",     "Henrique",
    "Constança", "Gil",      "Dulce",     "Gonçalo",  "Elisa",     "Horácio",   "Ermelinda", "Jaime",
    "Filipa",    "Lourenço", "Glória",    "Luís",     "Helena",    "Martim",    "Irene",     "Miguel",
    "Joana",     "Óscar",    "Judite",    "Pedro",    "Lídia",     "Rafael",    "Madalena",  "Ricardo",
    "Margarida", "Salvador", "Natália",   "Samuel",   "Olga",      "Sebastião", "Patrícia",  "Simão",
    "Raquel",    "Tiago",    "Rita",      "Valentim", "Sílvia",    "Vicente",   "Susana",    "Xavier",
    "Vera",      "Zacarias", "Violeta",   "Álvaro",   "Zulmira",   "Eduardo",   "Palmira",   "Armando",
    "Celeste",   "Augusto",  "Deolinda",  "Domingos", "Esmeralda", "Francisco", "Georgina",  "Jorge",
};
constexpr std::array kInitials = {'M', 'S', 'C', 'P', 'F', 'A', 'R', 'L', 'G', 'T', 'B', 'N',
                                  'D', 'V', 'J', 'O', 'E', 'H', 'I', 'Q', 'X', 'Z', 'U'};

constexpr auto kFirst = static_cast<std::uint32_t>(kFirstNames.size());
constexpr auto kLast = static_cast<std::uint32_t>(kInitials.size());

} // namespace

QString crowdName(std::uint32_t member) {
    const std::uint32_t index = member - 1;
    // Adjacent members get different initials as well; 88 and 23 are coprime, so that all pairs occur.
    const QString first = QString::fromUtf8(kFirstNames[index % kFirst]);
    const char initial = kInitials[index % kLast];
    const std::uint32_t turn = index / (kFirst * kLast);
    const QString name = QStringLiteral("%1 %2.").arg(first, QString(QLatin1Char(initial)));
    return turn == 0 ? name : QStringLiteral("%1 %2").arg(name).arg(turn + 1);
}

} // namespace mesaviva::app
