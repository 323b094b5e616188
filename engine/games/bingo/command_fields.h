// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of bingo's commands (table/fields.h), called as in the steps of scenario files; what only
// drivers send has names of its own. commandKey() says what a kind is called: the deed, `fault:` with what
// fails.
#pragma once

#include "engine/games/bingo/commands.h"
#include "engine/games/bingo/value_fields.h"
#include "engine/table/table_fields.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace mesaviva::bingo {

/// What the crowd asks for, which may be nothing.
struct AskedForm {
    using Buyers = std::vector<CrowdPurchase>;

    static std::optional<Buyers> write(const std::shared_ptr<const Buyers>& buyers) {
        return buyers ? std::optional(*buyers) : std::nullopt;
    }
    static bool read(const std::optional<Buyers>& read, std::shared_ptr<const Buyers>& buyers) {
        buyers = read ? std::make_shared<const Buyers>(*read) : nullptr;
        return true;
    }
};

/// Cards of that room, a list of rows each.
struct CardsForm {
    const Settings& settings;

    std::vector<Rows> write(const std::vector<Card>& cards) const {
        std::vector<Rows> faces;
        for (const Card& card : cards) {
            faces.push_back(CardForm{settings}.write(card));
        }
        return faces;
    }
    bool read(const std::vector<Rows>& faces, std::vector<Card>& cards) const {
        cards.clear();
        for (const Rows& rows : faces) {
            if (!CardForm{settings}.read(rows, cards.emplace_back())) {
                return false;
            }
        }
        return true;
    }
};

constexpr std::string_view commandKey(Kind<Admit>) { return "admit"; }
constexpr std::string_view commandKey(Kind<Join>) { return "join"; }
constexpr std::string_view commandKey(Kind<Buy>) { return "buy"; }
constexpr std::string_view commandKey(Kind<CrowdBuy>) { return "crowd_buy"; }
constexpr std::string_view commandKey(Kind<Mark>) { return "mark"; }
constexpr std::string_view commandKey(Kind<Leave>) { return "leave"; }
constexpr std::string_view commandKey(Kind<TakeAllowance>) { return "allowance"; }
constexpr std::string_view commandKey(Kind<LosePlayer>) { return "fault:player_lost"; }
constexpr std::string_view commandKey(Kind<RestorePlayer>) { return "fault:player_back"; }
constexpr std::string_view commandKey(Kind<FailSystem>) { return "fault:system"; }
constexpr std::string_view commandKey(Kind<TimePassed>) { return "time_passed"; }
constexpr std::string_view commandKey(Kind<Commit>) { return "commit"; }
constexpr std::string_view commandKey(Kind<BringCards>) { return "bring_cards"; }
constexpr std::string_view commandKey(Kind<BringCrowdCards>) { return "bring_crowd_cards"; }
constexpr std::string_view commandKey(Kind<BringBall>) { return "bring_ball"; }
constexpr std::string_view commandKey(Kind<RevealSeed>) { return "reveal_seed"; }

template <class V>
void describe(V&, Like<FailSystem, TimePassed> auto&) {}

template <class V>
void describe(V& v, Like<Join, Leave, TakeAllowance, LosePlayer, RestorePlayer> auto& command) {
    v.player("player", command.player);
}

template <class V>
void describe(V& v, Like<Admit> auto& command) {
    v("wallet", command.wallet);
}

template <class V>
void describe(V& v, Like<Buy> auto& command) {
    v.player("player", command.player);
    v("count", command.count);
}

template <class V>
void describe(V& v, Like<CrowdBuy> auto& command) {
    v.as("buyers", command.buyers, AskedForm{});
}

template <class V>
void describe(V& v, Like<Mark> auto& command) {
    v.player("player", command.player);
    v("number", command.number);
}

template <class V>
void describe(V& v, Like<Commit> auto& command) {
    v("commitment", command.commitment);
    v.maybe("set_aside", command.setAside, std::vector<std::uint64_t>());
    v.maybe("given", command.given, std::vector<std::vector<std::uint64_t>>());
}

template <class V>
void describe(V& v, Like<BringCards> auto& command) {
    v.as("cards", command.cards, CardsForm{v.context().settings});
    v.maybe("origin", command.origin, Origin::seed);
}

template <class V>
void describe(V& v, Like<BringCrowdCards, RevealSeed> auto& command) {
    v("seed", command.seed);
}

template <class V>
void describe(V& v, Like<BringBall> auto& command) {
    v("number", command.number);
    v.maybe("origin", command.origin, Origin::seed);
}

} // namespace mesaviva::bingo
