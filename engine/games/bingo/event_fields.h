// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of bingo's events, in the order in which they are written (table/fields.h). eventKey() says what
// a kind is called.
#pragma once

#include "engine/games/bingo/card_maker.h"
#include "engine/games/bingo/events.h"
#include "engine/games/bingo/settings_fields.h"
#include "engine/games/bingo/value_fields.h"
#include "engine/table/common_event_fields.h"
#include "engine/table/table_fields.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace mesaviva::bingo {

template <class V>
void describe(V& v, Like<Winner> auto& winner) {
    v.as("player", winner.owner, OwnerForm<V>{v});
    v("card", winner.card);
    v("amount", winner.amount);
}

template <class V>
void describe(V& v, Like<SettledCard> auto& settled) {
    v("card", settled.card);
    v("amount", settled.amount);
    v("returned", settled.returned);
}

template <class V>
void describe(V& v, Like<Voided> auto& voided) {
    v("reason", voided.reason);
    v("prizes_stand", voided.prizesStand);
}

/// B44: the jackpots' values from now on, where the room has them.
template <class V>
void describeJackpots(V& v, auto& e) {
    v.maybe("jackpot", e.bingoJackpot, std::nullopt);
    v.maybe("line_jackpot", e.lineJackpot, std::nullopt);
}

/// A card of the crowd, written out.
struct SoldToCrowd {
    std::uint32_t member = 0;
    CardNumber card = 0;
    Rows rows;
};

template <class V>
void describe(V& v, Like<SoldToCrowd> auto& sold) {
    v.derived("player", [&] { return CalledName{crowdName(sold.member)}; });
    v.derived("card", [&] { return sold.card; });
    v.derived("rows", [&] { return sold.rows; });
}

/// The crowd's cards of one sale; none without the room's book.
inline std::optional<std::vector<SoldToCrowd>> soldToCrowd(const CrowdSold& e, const RoomView& room) {
    if (room.faces == nullptr) {
        return std::nullopt;
    }
    std::vector<SoldToCrowd> sold;
    CardNumber card = e.first;
    for (const CrowdPurchase& purchase : *e.buyers) {
        for (std::uint32_t i = 0; i < purchase.cards; ++i, ++card) {
            sold.push_back({purchase.member, card, CardForm{room.settings}.write(room.faces->card(card))});
        }
    }
    return sold;
}

/// Keys of cards that this room's variant may have (keyOf()): in bingo 30 they are as many as its cards.
struct KeysForm {
    const Settings& settings;

    static const std::vector<std::uint64_t>& write(const std::vector<std::uint64_t>& keys) { return keys; }
    bool read(const std::vector<std::uint64_t>& read, std::vector<std::uint64_t>& keys) const {
        keys = read;
        const std::uint64_t most = mostCards(settings.variant, settings.freeCentre);
        return settings.variant != Variant::bingo30 ||
               std::ranges::all_of(keys, [&](std::uint64_t key) { return key < most; });
    }
};

/// The same by player.
struct GivenKeysForm {
    using Keys = std::vector<std::vector<std::uint64_t>>;
    const Settings& settings;

    static const Keys& write(const Keys& given) { return given; }
    bool read(const Keys& read, Keys& given) const {
        given.resize(read.size());
        const KeysForm form{settings};
        for (std::size_t i = 0; i < read.size(); ++i) {
            if (!form.read(read[i], given[i])) {
                return false;
            }
        }
        return true;
    }
};

constexpr std::string_view eventKey(Kind<RoundOpened>) { return "round_opened"; }
template <class V>
void describe(V& v, Like<RoundOpened> auto& e) {
    v.round(e.round);
    v("commitment", e.commitment);
    v.maybeAs("set_aside", e.setAside, KeysForm{v.context().settings}, e.setAside.empty());
    v.maybeAs("given", e.given, GivenKeysForm{v.context().settings}, e.given.empty());
}

constexpr std::string_view eventKey(Kind<SaleOpened>) { return "sale_opened"; }
template <class V>
void describe(V& v, Like<SaleOpened> auto& e) {
    v("until", e.until);
    v("card_price", e.cardPrice);
}

constexpr std::string_view eventKey(Kind<CardsOrdered>) { return "cards_ordered"; }
template <class V>
void describe(V& v, Like<CardsOrdered> auto& e) {
    v.player("player", e.player);
    v("count", e.count);
}

constexpr std::string_view eventKey(Kind<CrowdCardsOrdered>) { return "crowd_cards_ordered"; }
template <class V>
void describe(V& v, Like<CrowdCardsOrdered> auto& e) {
    v.derived("players", [&] { return e.buyers->size(); });
    v.derived("cards", [&] {
        std::uint64_t cards = 0;
        for (const CrowdPurchase& purchase : *e.buyers) {
            cards += purchase.cards;
        }
        return cards;
    });
    v.as("buyers", e.buyers, SharedForm{});
}

constexpr std::string_view eventKey(Kind<CardSold>) { return "card_sold"; }
template <class V>
void describe(V& v, Like<CardSold> auto& e) {
    v.player("player", e.player);
    v("card", e.number);
    v.as("rows", e.card, CardForm{v.context().settings});
    v.maybe("origin", e.origin, Origin::seed);
}

constexpr std::string_view eventKey(Kind<CrowdSold>) { return "crowd_sold"; }
template <class V>
void describe(V& v, Like<CrowdSold> auto& e) {
    v.derived("players", [&] { return e.buyers->size(); });
    v("first", e.first);
    v.within("cards", e.cards, 0, kMostCrowdCards);
    v.derived("sold", [&] { return soldToCrowd(e, v.context()); });
    v.as("buyers", e.buyers, SharedForm{});
    v("seed", e.seed);
}

constexpr std::string_view eventKey(Kind<SaleClosed>) { return "sale_closed"; }
template <class V>
void describe(V& v, Like<SaleClosed> auto& e) {
    v("cards", e.cards);
    v("players", e.players);
    v("sales", e.sales);
    v("enough", e.enough);
    v("prize_money", e.plan.prizeMoney);
    describeByKind(v, "prizes", e.plan.prizes);
    describeJackpots(v, e);
    v.maybe("to_jackpot", e.plan.toBingoJackpot, Money{});
    v.maybe("to_line_jackpot", e.plan.toLineJackpot, Money{});
}

constexpr std::string_view eventKey(Kind<BallDrawn>) { return "ball_drawn"; }
template <class V>
void describe(V& v, Like<BallDrawn> auto& e) {
    describeCalledBall(v, e.number);
    v("drawn", e.drawn);
    v("left", e.left);
    v.maybe("origin", e.origin, Origin::seed);
}

constexpr std::string_view eventKey(Kind<OneToGo>) { return "one_to_go"; }
template <class V>
void describe(V& v, Like<OneToGo> auto& e) {
    v.player("player", e.player);
    v("card", e.card);
    v("kind", e.kind);
    describeBall(v, e.number);
}

constexpr std::string_view eventKey(Kind<PrizeWon>) { return "prize_won"; }
template <class V>
void describe(V& v, Like<PrizeWon> auto& e) {
    v("kind", e.kind);
    v("ball", e.ball);
    v("prize", e.prize);
    v("winners", e.winners);
    v("odd", e.odd);
}

constexpr std::string_view eventKey(Kind<MoneyCarried>) { return "money_carried"; }
template <class V>
void describe(V& v, Like<MoneyCarried> auto& e) {
    v("amount", e.amount);
    v("to", e.target);
}

constexpr std::string_view eventKey(Kind<NumberMarked>) { return "number_marked"; }
template <class V>
void describe(V& v, Like<NumberMarked> auto& e) {
    v.player("player", e.player);
    describeBall(v, e.number);
}

constexpr std::string_view eventKey(Kind<Paid>) { return "paid"; }
template <class V>
void describe(V& v, Like<Paid> auto& e) {
    v.player("player", e.player, "crowd");
    v("kind", e.kind);
    v.maybe("card", e.card, CardNumber{0});
    v("amount", e.amount);
    v.maybe("absent", e.absence, Absence::none);
    v.maybe("voided", e.voided, std::nullopt);
}

constexpr std::string_view eventKey(Kind<Settled>) { return "settled"; }
template <class V>
void describe(V& v, Like<Settled> auto& e) {
    v.player("player", e.player);
    v("staked", e.staked);
    v("returned", e.returned);
    v.derived("net", [&] { return e.net(); });
    v("refunded", e.refunded);
    v.maybe("absent", e.absence, Absence::none);
    v("stakes", e.cards);
    v.maybe("voided", e.voided, std::nullopt);
}

constexpr std::string_view eventKey(Kind<RoundVoid>) { return "round_void"; }
template <class V>
void describe(V& v, Like<RoundVoid> auto& e) {
    v("reason", e.reason);
    v("prizes_stand", e.prizesStand);
    describeJackpots(v, e);
}

constexpr std::string_view eventKey(Kind<RoundClosed>) { return "round_closed"; }
template <class V>
void describe(V& v, Like<RoundClosed> auto& e) {
    v("seed", e.seed);
    v.object("outcome", [&](auto& outcome) { outcome("balls", e.balls); });
    v("scripted", e.scripted);
}

constexpr std::string_view eventKey(Kind<PlayerJoined>) { return "player_joined"; }
template <class V>
void describe(V& v, Like<PlayerJoined> auto& e) {
    v.player("player", e.player);
}

constexpr std::string_view eventKey(Kind<SessionInvited>) { return "session_invited"; }
template <class V>
void describe(V& v, Like<SessionInvited> auto& e) {
    v.player("player", e.player);
    v.derived("reason", [] { return SessionEnd::idle; });
}

constexpr std::string_view eventKey(Kind<SessionWarned>) { return "session_warned"; }
template <class V>
void describe(V& v, Like<SessionWarned> auto& e) {
    v.player("player", e.player);
    v.derived("reason", [] { return SessionEnd::idle; });
    v("rounds", e.rounds);
}

constexpr std::string_view eventKey(Kind<SessionEnded>) { return "session_ended"; }
template <class V>
void describe(V& v, Like<SessionEnded> auto& e) {
    v.player("player", e.player);
    v("reason", e.reason);
    v("rounds", e.summary.rounds);
    v("cards", e.summary.cards);
    v("staked", e.summary.staked);
    v("returned", e.summary.returned);
    v.derived("net", [&] { return e.summary.returned - e.summary.staked; });
    v("refunded", e.summary.refunded);
    describeByKind(v, "prizes", e.summary.prizes);
}

constexpr std::string_view eventKey(Kind<Announced>) { return "announced"; }
template <class V>
void describe(V& v, Like<Announced> auto& e) {
    v("phrase", e.phrase);
    v.maybePlayer("player", e.player);
    if (e.phrase == OwnPhrase::cards_sold) {
        v("cards", e.cards);
        v("amount", e.amount);
    } else if (e.phrase == OwnPhrase::ball) {
        describeCalledBall(v, e.number);
    } else if (e.phrase == OwnPhrase::one_to_go) {
        v("kind", e.kind);
        describeCalledBall(v, e.number);
    } else if (e.phrase == OwnPhrase::prize) {
        v("kind", e.kind);
        v("cards", e.cards);
        v("amount", e.amount);
    }
    v.maybe("voided", e.voided, std::nullopt);
}

} // namespace mesaviva::bingo
