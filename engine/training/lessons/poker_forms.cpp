// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/poker/game.h"
#include "engine/training/lessons/game_forms.h"

namespace mesaviva::lessons {

namespace {

using K = FieldKind;

constexpr std::array kSit{kPlayerField, FormField{"seat", K::whole, true}};
constexpr std::array kAnte{kPlayerField, FormField{"amount", K::amount}};
constexpr std::array kPokerActions{
    Action{"ante", kAnte},  Action{"bet", kAlone},       Action{"fold", kAlone},
    Action{"deal", kAlone}, Action{"leave", kAlone},     Action{"fault", kFault},
    Action{"undo", kAlone}, Action{"clear", kAlone},     Action{"repeat", kAlone},
    Action{"sit", kSit},    Action{"allowance", kAlone}, Action{"contribute", kAlone, false}};

constexpr std::array kPokerPlayer{FormField{"id", K::name}, FormField{"seat", K::whole},
                                  FormField{"wallet", K::amount}};

constexpr std::array<std::string_view, 2> kSystemFailure{"settle_bets", "void_all"};
constexpr std::array<std::string_view, 2> kBurntCard{"face_up", "face_down"};
constexpr std::array<std::string_view, 2> kFoldedAntes{"lost", "paid"};
constexpr std::array<std::string_view, 2> kMaximumBounds{"ante", "ante_and_bet"};
constexpr std::array kPokerTable{FormField{"individual", K::truth, true},
                                 FormField{"seats", K::whole, true},
                                 FormField{"minimum", K::amount, true},
                                 FormField{"maximum", K::amount, true},
                                 FormField{"betting_seconds", K::seconds, true},
                                 FormField{"decision_seconds", K::seconds, true},
                                 FormField{"extra_seconds", K::seconds, true},
                                 FormField{"card_seconds", K::seconds, true},
                                 FormField{"ace_high_straight", K::truth, true},
                                 FormField{"system_failure", K::word, true, kSystemFailure},
                                 FormField{"burnt_card", K::word, true, kBurntCard},
                                 FormField{"folded_antes", K::word, true, kFoldedAntes},
                                 FormField{"maximum_bounds", K::word, true, kMaximumBounds}};

std::vector<FormField> pokerTable(std::string_view) { return {kPokerTable.begin(), kPokerTable.end()}; }

} // namespace

template <>
const GameForms& gameForms<poker::Game>() {
    static constexpr GameForms kForms{poker::Game::kKey, kPokerActions, kPokerPlayer, &pokerTable, 500};
    return kForms;
}

} // namespace mesaviva::lessons
