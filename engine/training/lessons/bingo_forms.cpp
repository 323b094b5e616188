// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/bingo/game.h"
#include "engine/training/lessons/game_forms.h"

namespace mesaviva::lessons {

namespace {

using K = FieldKind;

constexpr std::array kBuy{kPlayerField, FormField{"count", K::whole}};
constexpr std::array kMark{kPlayerField, FormField{"number", K::whole}};
constexpr std::array kBingoActions{Action{"buy", kBuy},
                                   Action{"mark", kMark},
                                   Action{"leave", kAlone},
                                   Action{"fault", kFault},
                                   Action{"join", kAlone},
                                   Action{"allowance", kAlone},
                                   Action{"contribute", kAlone, false}};

constexpr std::array kBingoPlayer{FormField{"id", K::name}, FormField{"wallet", K::amount}};

constexpr std::array<std::string_view, 2> kSplits{"by_player", "by_card"};
constexpr std::array<std::string_view, 2> kRoundings{"down", "up"};
constexpr std::array kBingoTable{FormField{"variant", K::whole, true},
                                 FormField{"card_price", K::amount, true},
                                 FormField{"max_cards", K::whole, true},
                                 FormField{"sale_seconds", K::seconds, true},
                                 FormField{"draw_seconds", K::seconds, true},
                                 FormField{"prize_percent", K::percent, true},
                                 FormField{"prizes/line", K::whole, true},
                                 FormField{"prizes/two_lines", K::whole, true},
                                 FormField{"prizes/four_corners", K::whole, true},
                                 FormField{"prizes/column", K::whole, true},
                                 FormField{"prizes/bingo", K::whole, true},
                                 FormField{"split", K::word, true, kSplits},
                                 FormField{"rounding", K::word, true, kRoundings},
                                 FormField{"free_centre", K::truth, true},
                                 FormField{"symbols", K::truth, true},
                                 FormField{"jackpot/percent", K::percent, true},
                                 FormField{"jackpot/base", K::amount, true},
                                 FormField{"jackpot/within_balls", K::whole, true},
                                 FormField{"jackpot/value", K::amount, true},
                                 FormField{"crowd/players", K::whole, true},
                                 FormField{"crowd/cards", K::whole, true}};

std::vector<FormField> bingoTable(std::string_view) { return {kBingoTable.begin(), kBingoTable.end()}; }

} // namespace

template <>
const GameForms& gameForms<bingo::Game>() {
    static constexpr GameForms kForms{bingo::Game::kKey, kBingoActions, kBingoPlayer, &bingoTable, 100};
    return kForms;
}

} // namespace mesaviva::lessons
