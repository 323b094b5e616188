// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/bingo/text/bingo_names.h"

#include "app/games/bingo/art/bingo_symbol.h"
#include "engine/games/bingo/patterns.h"

#include <QCoreApplication>

#include <array>

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
