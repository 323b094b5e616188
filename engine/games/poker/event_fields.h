// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of poker's events, in the order in which they are written (table/fields.h). eventKey() says what
// a kind is called.
#pragma once

#include "engine/games/poker/events.h"
#include "engine/games/poker/settings_fields.h"
#include "engine/games/poker/value_fields.h"
#include "engine/table/common_event_fields.h"
#include "engine/table/table_fields.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace mesaviva::poker {

/// What happened to one box of a settlement.
struct SettledBoxOf {
    Box box = Box::ante;
    SettledBox settled{};
};

template <class V>
void describe(V& v, Like<SettledBoxOf> auto& entry) {
    v("box", entry.box);
    v("amount", entry.settled.amount);
    v("returned", entry.settled.returned);
}

/// The boxes with chips in them.
struct SettledBoxesForm {
    static std::vector<SettledBoxOf> write(const Settled& settled) {
        std::vector<SettledBoxOf> boxes;
        if (settled.ante != SettledBox{}) {
            boxes.push_back({Box::ante, settled.ante});
        }
        if (settled.bet != SettledBox{}) {
            boxes.push_back({Box::bet, settled.bet});
        }
        return boxes;
    }
    static bool read(const std::vector<SettledBoxOf>& boxes, Settled& settled) {
        for (const SettledBoxOf& entry : boxes) {
            (entry.box == Box::ante ? settled.ante : settled.bet) = entry.settled;
        }
        return write(settled).size() == boxes.size();
    }
};

/// The cards of a round, in the order drawn.
struct DrawnCardsForm {
    static std::vector<Card> write(const RoundClosed& closed) {
        return {closed.cards.begin(), closed.cards.begin() + closed.cardCount};
    }
    static bool read(const std::vector<Card>& cards, RoundClosed& closed) {
        if (cards.size() > closed.cards.size()) {
            return false;
        }
        std::ranges::copy(cards, closed.cards.begin());
        closed.cardCount = static_cast<std::uint8_t>(cards.size());
        return true;
    }
};

constexpr std::string_view eventKey(Kind<PlayerSat>) { return "player_sat"; }
template <class V>
void describe(V& v, Like<PlayerSat> auto& e) {
    v.player("player", e.player);
    v.within("seat", e.seat, 1, kMostSeats);
}

constexpr std::string_view eventKey(Kind<BettingClosed>) { return "betting_closed"; }
template <class V>
void describe(V& v, Like<BettingClosed> auto& e) {
    v("until", e.until);
    v("deal", e.withDeal);
}

constexpr std::string_view eventKey(Kind<Staked>) { return "staked"; }
template <class V>
void describe(V& v, Like<Staked> auto& e) {
    v.player("player", e.player);
    v("box", e.box);
    v("amount", e.amount);
}

constexpr std::string_view eventKey(Kind<StakeTakenBack>) { return "stake_taken_back"; }
template <class V>
void describe(V& v, Like<StakeTakenBack> auto& e) {
    v.player("player", e.player);
    v.derived("box", [] { return Box::ante; });
    v("amount", e.amount);
    v("all", e.all);
}

constexpr std::string_view eventKey(Kind<CardBurnt>) { return "card_burnt"; }
template <class V>
void describe(V& v, Like<CardBurnt> auto& e) {
    v("card", e.card);
    v.derived("face_up", [] { return true; });
    v.maybe("origin", e.origin, Origin::seed);
}

constexpr std::string_view eventKey(Kind<CardDealt>) { return "card_dealt"; }
template <class V>
void describe(V& v, Like<CardDealt> auto& e) {
    v("card", e.card);
    v.player("to", e.player, "dealer");
    v("face_up", e.faceUp);
    v.within("place", e.place, 0, 4);
    v.maybe("origin", e.origin, Origin::seed);
}

constexpr std::string_view eventKey(Kind<DecisionOpened>) { return "decision_opened"; }
constexpr std::string_view eventKey(Kind<DecisionExtended>) { return "decision_extended"; }
template <class V>
void describe(V& v, Like<DecisionOpened, DecisionExtended> auto& e) {
    v("until", e.until);
}

constexpr std::string_view eventKey(Kind<Folded>) { return "folded"; }
template <class V>
void describe(V& v, Like<Folded> auto& e) {
    v.player("player", e.player);
    v("by", e.by);
    v("amount", e.amount);
}

constexpr std::string_view eventKey(Kind<CardRevealed>) { return "card_revealed"; }
template <class V>
void describe(V& v, Like<CardRevealed> auto& e) {
    v("card", e.card);
    v.player("to", e.player, "dealer");
    v.derived("face_up", [] { return true; });
    v.within("place", e.place, 0, 4);
}

constexpr std::string_view eventKey(Kind<DealerQualified>) { return "dealer_qualified"; }
template <class V>
void describe(V& v, Like<DealerQualified> auto& e) {
    v("qualified", e.qualified);
    v.as("hand", e.hand, DealerHandForm{});
    v.maybe("ace", e.ace, AceInRow::none);
}

constexpr std::string_view eventKey(Kind<Collected>) { return "collected"; }
template <class V>
void describe(V& v, Like<Collected> auto& e) {
    v.player("player", e.player);
    v("box", e.box);
    v("amount", e.amount);
}

constexpr std::string_view eventKey(Kind<Paid>) { return "paid"; }
template <class V>
void describe(V& v, Like<Paid> auto& e) {
    v.player("player", e.player);
    v("box", e.box);
    v("amount", e.amount);
    v("combination", e.hand);
    v("qualified", e.qualified);
}

constexpr std::string_view eventKey(Kind<Settled>) { return "settled"; }
template <class V>
void describe(V& v, Like<Settled> auto& e) {
    v.player("player", e.player);
    v("verdict", e.verdict);
    v.derived("hand", [&] { return e.hand ? std::optional(name(*e.hand)) : std::nullopt; });
    v.maybe("ace", e.ace, AceInRow::none);
    v.maybe("decided_by", e.decidedBy, std::nullopt);
    v.maybe("bet_stands", e.betStands, false);
    v.derived("staked", [&] { return e.staked(); });
    v.derived("returned", [&] { return e.returned(); });
    v.derived("net", [&] { return e.net(); });
    v.as("stakes", e, SettledBoxesForm{});
    v.maybe("folded_by", e.foldedBy, FoldedBy::player);
    v.maybe("combination", e.hand, std::nullopt);
}

constexpr std::string_view eventKey(Kind<RoundVoid>) { return "round_void"; }
template <class V>
void describe(V& v, Like<RoundVoid> auto&) {
    v.derived("reason", [] { return std::string_view("system_failure"); });
}

constexpr std::string_view eventKey(Kind<RoundClosed>) { return "round_closed"; }
template <class V>
void describe(V& v, Like<RoundClosed> auto& e) {
    v("seed", e.seed);
    v.object("outcome", [&](auto& outcome) { outcome.as("cards", e, DrawnCardsForm{}); });
    v("scripted", e.scripted);
}

constexpr std::string_view eventKey(Kind<SessionEnded>) { return "session_ended"; }
template <class V>
void describe(V& v, Like<SessionEnded> auto& e) {
    v.player("player", e.player);
    v("reason", e.reason);
    describe(v, e.summary);
}

constexpr std::string_view eventKey(Kind<Announced>) { return "announced"; }
template <class V>
void describe(V& v, Like<Announced> auto& e) {
    v("phrase", e.phrase);
    v.maybePlayer("player", e.player);
    if (e.phrase == OwnPhrase::payment) {
        v("box", e.box);
        v("amount", e.amount);
    }
    v.maybe("qualified", e.qualified, true);
}

} // namespace mesaviva::poker
