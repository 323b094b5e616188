// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "scenario/event_names.h"

#include "record/bingo_json.h"
#include "record/poker_json.h"
#include "record/roulette_json.h"

#include <algorithm>
#include <array>

namespace mesaviva::scenario {

namespace {

// Names that scenario files may use for every game, whichever of them this version can play.
constexpr std::array<std::string_view, 30> kNames = {
    "round_opened",     "announced",         "betting_opened", "betting_closed",
    "decision_opened",  "decision_extended", "staked",         "refused",
    "card_burnt",       "card_dealt",        "card_revealed",  "folded",
    "dealer_qualified", "ball_launched",     "number_drawn",   "paid",
    "spin_void",        "sale_opened",       "card_sold",      "crowd_sold",
    "sale_closed",      "ball_drawn",        "one_to_go",      "prize_won",
    "settled",          "round_void",        "round_closed",   "session_invited",
    "session_warned",   "session_ended",
};

} // namespace

bool isEventName(std::string_view name) {
    const auto among = [&](const auto& names) {
        return std::find(names.begin(), names.end(), name) != names.end();
    };
    return among(kNames) || among(record::pokerEventNames()) || among(record::rouletteEventNames()) ||
           among(record::bingoEventNames());
}

} // namespace mesaviva::scenario
