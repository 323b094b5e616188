// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The settings of a poker table as fields (table/fields.h), called as in scenario files.
#pragma once

#include "engine/games/poker/settings.h"
#include "engine/table/table_fields.h"

#include <string_view>

namespace mesaviva::poker {

/// The reading's key: `settle_bets`, `void_all`.
constexpr std::string_view name(SystemFailureRule rule) {
    switch (rule) {
    case SystemFailureRule::settle_bets: return "settle_bets";
    case SystemFailureRule::void_all: return "void_all";
    }
    return {};
}

template <class V>
void describe(V& v, Like<Settings> auto& settings) {
    v("individual", settings.individual);
    v.within("seats", settings.seats, 1, kMostSeats);
    v("minimum", settings.minimum);
    v("maximum", settings.maximum);
    v("betting_seconds", settings.betting);
    v("decision_seconds", settings.decision);
    v("extra_seconds", settings.extra);
    v("card_seconds", settings.card);
    v("ace_high_straight", settings.ranking.aceHighStraight);
    v("system_failure", settings.systemFailure);
    v("idle", settings.idle);
    v("allowance", settings.allowance);
}

} // namespace mesaviva::poker
