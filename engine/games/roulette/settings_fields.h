// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The settings of a roulette table as fields (table/fields.h), called as in scenario files.
#pragma once

#include "engine/games/roulette/settings.h"
#include "engine/table/table_fields.h"

#include <cstddef>
#include <optional>
#include <string_view>

namespace mesaviva {

template <>
struct TextForm<roulette::RuleSet> {
    static constexpr FieldKind kKind = FieldKind::word;
    static std::string_view write(roulette::RuleSet rules) { return roulette::name(rules); }
    static std::optional<roulette::RuleSet> read(std::string_view key) {
        for (const roulette::RuleSet rules : roulette::kAllRuleSets) {
            if (roulette::name(rules) == key) {
                return rules;
            }
        }
        return std::nullopt;
    }
};

} // namespace mesaviva

namespace mesaviva::roulette {

/// The key: `american`, `french`.
constexpr std::string_view name(NumberOrder order) {
    switch (order) {
    case NumberOrder::american: return "american";
    case NumberOrder::french: return "french";
    }
    return {};
}

/// The key: `before_launch`, `on_slowdown`.
constexpr std::string_view name(Closing closing) {
    switch (closing) {
    case Closing::before_launch: return "before_launch";
    case Closing::on_slowdown: return "on_slowdown";
    }
    return {};
}

/// The key: `colour`, `cash_on_even`, `cash`.
constexpr std::string_view name(Chips chips) {
    switch (chips) {
    case Chips::colour: return "colour";
    case Chips::cash_on_even: return "cash_on_even";
    case Chips::cash: return "cash";
    }
    return {};
}

/// The key: `by_player`, `by_chance`.
constexpr std::string_view name(PaymentOrder order) {
    switch (order) {
    case PaymentOrder::by_player: return "by_player";
    case PaymentOrder::by_chance: return "by_chance";
    }
    return {};
}

template <class V>
void describe(V& v, Like<Settings> auto& settings) {
    v("rules", settings.rules);
    v("individual", settings.individual);
    v("double_layout", settings.doubleLayout);
    v.within("pockets", settings.pockets, 37, 38);
    v("order", settings.order);
    v.object("minimum", [&](auto& byChance) {
        for (std::size_t i = 0; i < kChanceKinds; ++i) {
            byChance(name(static_cast<ChanceKind>(i)), settings.minimum[i]);
        }
    });
    v.maybe("maximum", settings.maximum, std::nullopt);
    v("double_dozen", settings.doubleDozen);
    v("double_column", settings.doubleColumn);
    v.maybe("player_maximum", settings.playerMaximum, std::nullopt);
    v("series_shortcut", settings.seriesShortcut);
    v("series_maximum", settings.seriesMaximum);
    v("chips", settings.chips);
    v("payment_order", settings.payment);
    v("closing", settings.closing);
    v("betting_seconds", settings.betting);
    v("spin_seconds", settings.spin);
    v("ball_change_seconds", settings.ballChange);
    v("dealer_change_seconds", settings.dealerChange);
    v("idle", settings.idle);
    v("allowance", settings.allowance);
}

} // namespace mesaviva::roulette
