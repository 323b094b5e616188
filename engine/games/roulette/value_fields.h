// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How roulette's values are written in fields (table/fields.h): numbers as `0` to `36` and `00`, a place on
// the layout as its `chance` and all the `numbers` that it covers.
#pragma once

#include "engine/games/roulette/chances.h"
#include "engine/games/roulette/commands.h"
#include "engine/games/roulette/layout.h"
#include "engine/games/roulette/pocket.h"
#include "engine/games/roulette/series.h"
#include "engine/games/roulette/settings.h"
#include "engine/table/fields.h"

#include <optional>
#include <string_view>
#include <vector>

namespace mesaviva {

template <>
struct TextForm<roulette::Pocket> {
    static constexpr FieldKind kKind = FieldKind::pocket;
    static std::string_view write(roulette::Pocket pocket) { return pocket.text(); }
    static std::optional<roulette::Pocket> read(std::string_view text) { return roulette::pocketFrom(text); }
};

template <>
struct FormOf<roulette::Numbers> {
    static std::vector<roulette::Pocket> write(roulette::Numbers numbers) {
        std::vector<roulette::Pocket> pockets;
        numbers.forEach([&](roulette::Pocket pocket) { pockets.push_back(pocket); });
        return pockets;
    }
    static bool read(const std::vector<roulette::Pocket>& pockets, roulette::Numbers& numbers) {
        numbers = {};
        for (const roulette::Pocket pocket : pockets) {
            if (numbers.has(pocket)) {
                return false;
            }
            numbers.add(pocket);
        }
        return true;
    }
};

} // namespace mesaviva

namespace mesaviva::roulette {

template <class V>
void describe(V& v, Like<Spot> auto& spot) {
    v("chance", spot.kind);
    v("numbers", spot.numbers);
}

/// A place on this layout as its chance and numbers.
struct SpotForm {
    const Layout& layout;

    Spot write(SpotId spot) const { return spot < layout.spots().size() ? layout[spot] : Spot{}; }
    bool read(const Spot& read, SpotId& spot) const {
        const std::optional<SpotId> found = layout.find(read.kind, read.numbers);
        spot = found.value_or(kNoSpot);
        return found.has_value();
    }
};

template <class V>
void describeSpot(V& v, Like<SpotId> auto& spot) {
    v.inlined(spot, SpotForm{v.context().layout()});
}

/// What a group is made of: a series, or a number with its neighbours.
struct GroupParts {
    std::optional<Series> series;
    std::optional<Pocket> number;
    int chips = 0; ///< with neighbours

    static GroupParts of(Group group) {
        if (group.isSeries()) {
            return {group.series(), {}, 0};
        }
        return group.isNone() ? GroupParts{} : GroupParts{{}, group.number(), group.chips()};
    }
    /// Nothing where the parts do not fit together.
    std::optional<Group> group() const {
        if (!number) {
            return chips != 0 ? std::nullopt : series ? std::optional(Group(*series)) : Group();
        }
        const bool counted = chips == 3 || chips == 5 || chips == 7;
        return series || !counted ? std::nullopt : std::optional(Group(*number, chips));
    }
};

template <class V>
void describe(V& v, Like<GroupParts> auto& group) {
    v.maybe("series", group.series, std::nullopt);
    v.maybe("neighbours", group.number, std::nullopt);
    v.maybe("chips", group.chips, 0);
}

} // namespace mesaviva::roulette

namespace mesaviva {

template <>
struct FormOf<roulette::Group> {
    static roulette::GroupParts write(roulette::Group group) { return roulette::GroupParts::of(group); }
    static bool read(const roulette::GroupParts& parts, roulette::Group& group) {
        const std::optional<roulette::Group> read = parts.group();
        group = read.value_or(roulette::Group());
        return read.has_value();
    }
};

} // namespace mesaviva

namespace mesaviva::roulette {

template <class V>
void describe(V& v, Like<Stake> auto& stake) {
    describeSpot(v, stake.spot);
    v("amount", stake.amount);
    v.maybe("group", stake.group, Group());
}

} // namespace mesaviva::roulette
