// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/roulette/game.h"
#include "engine/games/roulette/regulation.h"
#include "engine/training/lessons/game_forms.h"

#include <algorithm>
#include <utility>

namespace mesaviva::lessons {

namespace {

using K = FieldKind;

constexpr std::array<std::string_view, 17> kChances{
    "straight", "split", "street", "corner", "line", "dozen", "column",  "double_dozen", "double_column",
    "even",     "odd",   "low",    "high",   "red",  "black", "sector9", "sector12"};
constexpr std::array<std::string_view, 4> kSeries{"grande", "zero", "pequena", "vadios"};
constexpr std::array<std::string_view, 9> kRouletteFaults{
    "system", "player_lost", "player_back",   "object_in_wheel", "stakes_disturbed",
    "ball",   "ball_out",    "ball_exchange", "dealer_change"};

constexpr std::array kRouletteFault{FormField{"kind", K::word, false, kRouletteFaults},
                                    FormField{"player", K::player, true}};
constexpr std::array kStake{kPlayerField, FormField{"chance", K::word, false, kChances},
                            FormField{"numbers", K::pockets, true}, FormField{"index", K::whole, true},
                            FormField{"amount", K::amount}};
constexpr std::array kSeriesStake{kPlayerField, FormField{"name", K::word, false, kSeries},
                                  FormField{"chip", K::amount}};
constexpr std::array kNeighbours{kPlayerField, FormField{"number", K::pocket}, FormField{"chips", K::whole},
                                 FormField{"chip", K::amount}};
constexpr std::array kParol{kPlayerField, FormField{"name", K::word, true, kSeries}};
constexpr std::array kTake{kPlayerField, FormField{"chance", K::word, false, kChances},
                           FormField{"numbers", K::pockets, true}, FormField{"index", K::whole, true}};
constexpr std::array kMove{kPlayerField,
                           FormField{"chance", K::word, false, kChances},
                           FormField{"numbers", K::pockets, true},
                           FormField{"index", K::whole, true},
                           FormField{"to/chance", K::word, false, kChances},
                           FormField{"to/numbers", K::pockets, true},
                           FormField{"to/index", K::whole, true}};
constexpr std::array kJoinColour{kPlayerField, FormField{"chip_value", K::amount, true}};
constexpr std::array kLeave{kPlayerField, FormField{"keep", K::whole, true}};
constexpr std::array kRouletteActions{Action{"stake", kStake},
                                      Action{"series", kSeriesStake},
                                      Action{"neighbours", kNeighbours},
                                      Action{"parol", kParol},
                                      Action{"spin", kAlone},
                                      Action{"take", kTake},
                                      Action{"undo", kAlone},
                                      Action{"clear", kAlone},
                                      Action{"repeat", kAlone},
                                      Action{"double", kAlone},
                                      Action{"move", kMove},
                                      Action{"leave", kLeave},
                                      Action{"fault", kRouletteFault},
                                      Action{"join", kJoinColour},
                                      Action{"allowance", kAlone},
                                      Action{"present_chips", kAlone},
                                      Action{"contribute", kAlone, false},
                                      Action{"favourite", kAlone, false}};

constexpr std::array kRoulettePlayer{FormField{"id", K::name}, FormField{"wallet", K::amount},
                                     FormField{"chip_value", K::amount, true}};

constexpr std::array<std::string_view, 2> kOrders{"american", "french"};
constexpr std::array<std::string_view, 2> kClosings{"on_slowdown", "before_launch"};
constexpr std::array<std::string_view, 2> kPayments{"by_player", "by_chance"};
constexpr std::array<std::string_view, 2> kMultiples{"house_maximum", "stakes"};
constexpr std::array<std::string_view, 3> kChips{"colour", "cash_on_even", "cash"};
constexpr std::array kRouletteTable{
    FormField{"individual", K::truth, true},        FormField{"pockets", K::whole, true},
    FormField{"order", K::word, true, kOrders},     FormField{"minimum", K::amount, true},
    FormField{"maximum", K::amount, true},          FormField{"player_maximum", K::amount, true},
    FormField{"series_maximum", K::whole, true},    FormField{"series_multiples", K::word, true, kMultiples},
    FormField{"betting_seconds", K::seconds, true}, FormField{"spin_seconds", K::seconds, true},
    FormField{"closing", K::word, true, kClosings}, FormField{"payment_order", K::word, true, kPayments},
    FormField{"chips", K::word, true, kChips},      FormField{"double_dozen", K::truth, true},
    FormField{"double_column", K::truth, true},     FormField{"double_layout", K::truth, true},
    FormField{"series_shortcut", K::truth, true}};

// Whether a regulation of roulette leaves a setting to the house.
bool leaves(const roulette::Regulation& regulation, std::string_view setting) {
    using roulette::ChanceKind;
    const roulette::WheelTerms& wheel = regulation.wheel;
    const roulette::LimitTerms& limits = regulation.limits;
    const roulette::CourseTerms& course = regulation.course;
    const std::array<std::pair<std::string_view, bool>, 13> choices{{
        {"individual", wheel.individual.value},
        {"pockets", wheel.mostPockets.value > 37},
        {"order", wheel.frenchOrder.value},
        {"maximum", limits.houseMaximum.value > 0},
        {"player_maximum", limits.playerMaximum.value},
        {"series_maximum", limits.groups.value == roulette::Groups::booked},
        {"series_multiples", limits.groups.value == roulette::Groups::booked},
        {"closing", course.closesBeforeLaunch.value && course.closesOnSlowdown.value},
        {"chips", wheel.cashChips.value},
        {"double_dozen", regulation[ChanceKind::double_dozen].optional.value},
        {"double_column", regulation[ChanceKind::double_column].optional.value},
        {"double_layout", wheel.doubleLayout.value},
        {"series_shortcut", limits.groups.value == roulette::Groups::shortcut},
    }};
    const auto* const found = std::ranges::find(choices, setting, [](const auto& one) { return one.first; });
    return found == choices.end() || found->second;
}

std::vector<FormField> rouletteTable(std::string_view rules) {
    const auto* const set =
        std::ranges::find(roulette::kRegulations, rules, [](const auto* each) { return each->name; });
    std::vector<FormField> fields;
    for (const FormField& field : kRouletteTable) {
        if (set == roulette::kRegulations.end() || leaves(**set, field.name)) {
            fields.push_back(field);
        }
    }
    return fields;
}

} // namespace

template <>
const GameForms& gameForms<roulette::Game>() {
    static constexpr GameForms kForms{roulette::Game::kKey, kRouletteActions, kRoulettePlayer, &rouletteTable,
                                      100};
    return kForms;
}

} // namespace mesaviva::lessons
