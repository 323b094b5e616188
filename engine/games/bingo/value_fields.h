// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How bingo's values are written in fields (table/fields.h): cards as lists of rows, the crowd's members by
// crowdName(). The descriptions of bingo take their context, RoomView, from the visitor.
#pragma once

#include "engine/games/bingo/card.h"
#include "engine/games/bingo/card_book.h"
#include "engine/games/bingo/card_maker.h"
#include "engine/games/bingo/owner.h"
#include "engine/games/bingo/prize_kind.h"
#include "engine/games/bingo/settings.h"
#include "engine/table/crowd_name.h"
#include "engine/table/fields.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace mesaviva {

/// A member's purchase as two numbers: who, how many.
template <>
struct FormOf<bingo::CrowdPurchase> {
    static std::vector<std::uint32_t> write(const bingo::CrowdPurchase& purchase) {
        return {purchase.member, purchase.cards};
    }
    static bool read(const std::vector<std::uint32_t>& numbers, bingo::CrowdPurchase& purchase) {
        if (numbers.size() != 2) {
            return false;
        }
        purchase = {numbers[0], numbers[1]};
        return purchase.member >= 1 && purchase.member <= bingo::kMostMembers;
    }
};

} // namespace mesaviva

namespace mesaviva::bingo {

/// A whole crowd buys at most so many cards in a round.
inline constexpr std::uint32_t kMostCrowdCards = 10'000'000;

/// What the fields of bingo are written with: the room's settings and, where the crowd's cards are written
/// out, its book after the event.
struct RoomView {
    const Settings& settings;
    const CardBook* faces = nullptr;
};

/// A card's boxes, row by row from the top; a blank box and the free centre are 0.
using Rows = std::vector<std::vector<Ball>>;

/// A card of that room's variant as its rows.
struct CardForm {
    const Settings& settings;

    Rows write(const Card& card) const {
        const auto columns = static_cast<std::ptrdiff_t>(settings.shape().columns);
        Rows rows;
        for (std::ptrdiff_t row = 0; row < settings.shape().rows; ++row) {
            const auto first = card.cells.begin() + row * columns;
            rows.emplace_back(first, first + columns);
        }
        return rows;
    }
    bool read(const Rows& rows, Card& card) const {
        card = {};
        if (rows.size() != static_cast<std::size_t>(settings.shape().rows)) {
            return false;
        }
        std::size_t cell = 0;
        for (const std::vector<Ball>& row : rows) {
            if (row.size() != static_cast<std::size_t>(settings.shape().columns)) {
                return false;
            }
            for (const Ball ball : row) {
                card.cells[cell++] = ball;
            }
        }
        return !firstFault(settings.variant, settings.freeCentre, card);
    }
};

/// Who has bought a card; `V` is the visitor, which knows the players' names.
template <class V>
struct OwnerForm {
    const V& visitor;

    CalledName write(const Owner& owner) const {
        return {owner.isCrowd() ? crowdName(owner.member) : visitor.playerName(owner.player)};
    }
    bool read(const CalledName& name, Owner& owner) const {
        if (const std::optional<std::uint32_t> member = crowdMember(name.text)) {
            owner = {kNobody, *member};
            return true;
        }
        const std::optional<PlayerId> player = visitor.playerNamed(name.text);
        owner = {player.value_or(kNobody), 0};
        return player.has_value();
    }
};

/// A number of the draw.
template <class V>
void describeBall(V& v, auto& ball) {
    v.within("number", ball, 1, v.context().settings.shape().balls);
}

/// B77: where columns have letters, a number is called with its letter.
template <class V>
void describeCalledBall(V& v, auto& ball) {
    describeBall(v, ball);
    v.derived("letter", [&] {
        const bool has = v.context().settings.variant == Variant::bingo75;
        return has ? std::optional(std::string(1, letterOf(ball))) : std::nullopt;
    });
}

/// Amounts by kind: of all that the room plays, jackpots included where it has them, and of others only what
/// is not nothing.
template <class V, class Amounts>
void describeByKind(V& v, std::string_view name, Amounts& amounts) {
    const Settings& settings = v.context().settings;
    v.object(name, [&](auto& byKind) {
        for (std::size_t i = 0; i < amounts.size(); ++i) {
            const auto kind = static_cast<PrizeKind>(i);
            const bool has = kind == PrizeKind::line_jackpot    ? settings.lineJackpot.has_value()
                             : kind == PrizeKind::bingo_jackpot ? settings.bingoJackpot.has_value()
                                                                : settings.plays(kind);
            if (has) {
                byKind(bingo::name(kind), amounts[i]);
            } else {
                byKind.maybe(bingo::name(kind), amounts[i], Money{});
            }
        }
    });
}

} // namespace mesaviva::bingo
