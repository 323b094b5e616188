// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of poker's values, settings, events and commands, in the order in which they are written
// (table/fields.h).
//
// Settings and commands are named as in scenario files; commands that only drivers send have their own names.
// eventKey() and commandKey() return the key of a kind: for a command the action, or `fault:` and what fails.
#pragma once

#include "engine/games/poker/card.h"
#include "engine/games/poker/commands.h"
#include "engine/games/poker/events.h"
#include "engine/games/poker/pay_table.h"
#include "engine/games/poker/settings.h"
#include "engine/table/fields.h"
#include "engine/table/table_fields.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mesaviva {

template <>
struct TextForm<poker::Card> {
    static constexpr FieldKind kKind = FieldKind::card;
    static std::string write(poker::Card card) { return card.text(); }
    static std::optional<poker::Card> read(std::string_view text) { return poker::Card::fromText(text); }
};

/// Distinguishes ace and king from other high cards, for dealer and players.
template <>
struct TextForm<poker::Combination> {
    static constexpr FieldKind kKind = FieldKind::word;
    static std::string_view write(poker::Combination combination) {
        return combination == poker::Combination::ace_king ? "ace_king" : poker::name(combination);
    }
    static std::optional<poker::Combination> read(std::string_view key) {
        for (int i = 0; i <= static_cast<int>(poker::Combination::royal_flush); ++i) {
            if (const auto combination = static_cast<poker::Combination>(i); write(combination) == key) {
                return combination;
            }
        }
        return std::nullopt;
    }
};

} // namespace mesaviva

namespace mesaviva::poker {

/// The dealer's hand by its announced name (P7k, P25).
struct DealerHandForm {
    static std::string write(Combination hand) { return std::string(dealerHandName(hand)); }
    static bool read(const std::string& key, Combination& hand) {
        for (int i = 0; i <= static_cast<int>(Combination::royal_flush); ++i) {
            hand = static_cast<Combination>(i);
            if (dealerHandName(hand) == key) {
                return true;
            }
        }
        return false;
    }
};

/// The key: `settle_bets`, `void_all`.
constexpr std::string_view name(SystemFailureRule rule) {
    switch (rule) {
    case SystemFailureRule::settle_bets: return "settle_bets";
    case SystemFailureRule::void_all: return "void_all";
    }
    return {};
}

/// The key: `face_up`, `face_down`.
constexpr std::string_view name(BurntCard burnt) {
    switch (burnt) {
    case BurntCard::face_up: return "face_up";
    case BurntCard::face_down: return "face_down";
    }
    return {};
}

/// The key: `lost`, `paid`.
constexpr std::string_view name(FoldedAntes antes) {
    switch (antes) {
    case FoldedAntes::lost: return "lost";
    case FoldedAntes::paid: return "paid";
    }
    return {};
}

/// The key: `ante`, `ante_and_bet`.
constexpr std::string_view name(MaximumBounds bounds) {
    switch (bounds) {
    case MaximumBounds::ante: return "ante";
    case MaximumBounds::ante_and_bet: return "ante_and_bet";
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
    v.maybe("burnt_card", settings.burntCard, BurntCard::face_up);
    v.maybe("folded_antes", settings.foldedAntes, FoldedAntes::lost);
    v.maybe("maximum_bounds", settings.maximumBounds, MaximumBounds::ante);
    v("idle", settings.idle);
    v("allowance", settings.allowance);
}

/// The result of one box in a settlement.
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

/// A card that may be unknown to a viewer: null.
struct SeenCardForm {
    static std::optional<Card> write(Card card) {
        return card.isKnown() ? std::optional(card) : std::nullopt;
    }
    static bool read(std::optional<Card> seen, Card& card) {
        card = seen.value_or(Card::unknown());
        return true;
    }
};

/// Writes and reads the boxes that contain chips.
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

/// Writes and reads the cards of a round, in the order drawn.
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
    v.maybe("ante_lost", e.anteLost, false);
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
    v.as("card", e.card, SeenCardForm{});
    v("face_up", e.faceUp);
    v.maybe("origin", e.origin, Origin::seed);
}

constexpr std::string_view eventKey(Kind<CardDealt>) { return "card_dealt"; }
template <class V>
void describe(V& v, Like<CardDealt> auto& e) {
    v.as("card", e.card, SeenCardForm{});
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
    v.maybe("gone", e.gone, Gone::no);
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
    v.maybe("gone", e.gone, Gone::no);
    v.maybe("dealer_not_qualified", e.dealerNotQualified, false);
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

constexpr std::string_view commandKey(Kind<Admit>) { return "admit"; }
constexpr std::string_view commandKey(Kind<Sit>) { return "sit"; }
constexpr std::string_view commandKey(Kind<PlaceAnte>) { return "ante"; }
constexpr std::string_view commandKey(Kind<UndoAnte>) { return "undo"; }
constexpr std::string_view commandKey(Kind<ClearAnte>) { return "clear"; }
constexpr std::string_view commandKey(Kind<RepeatAnte>) { return "repeat"; }
constexpr std::string_view commandKey(Kind<Deal>) { return "deal"; }
constexpr std::string_view commandKey(Kind<Fold>) { return "fold"; }
constexpr std::string_view commandKey(Kind<Bet>) { return "bet"; }
constexpr std::string_view commandKey(Kind<Leave>) { return "leave"; }
constexpr std::string_view commandKey(Kind<TakeAllowance>) { return "allowance"; }
constexpr std::string_view commandKey(Kind<LosePlayer>) { return "fault:player_lost"; }
constexpr std::string_view commandKey(Kind<RestorePlayer>) { return "fault:player_back"; }
constexpr std::string_view commandKey(Kind<FailSystem>) { return "fault:system"; }
constexpr std::string_view commandKey(Kind<TimePassed>) { return "time_passed"; }
constexpr std::string_view commandKey(Kind<Commit>) { return "commit"; }
constexpr std::string_view commandKey(Kind<BringCard>) { return "bring_card"; }
constexpr std::string_view commandKey(Kind<RevealSeed>) { return "reveal_seed"; }

template <class V>
void describe(V&, Like<FailSystem, TimePassed> auto&) {}

template <class V>
void describe(V& v, Like<UndoAnte, ClearAnte, RepeatAnte, Deal, Fold, Bet, Leave, TakeAllowance, LosePlayer,
                         RestorePlayer> auto& command) {
    v.player("player", command.player);
}

template <class V>
void describe(V& v, Like<Admit> auto& command) {
    v("wallet", command.wallet);
}

template <class V>
void describe(V& v, Like<Sit> auto& command) {
    v.player("player", command.player);
    v("seat", command.seat);
}

template <class V>
void describe(V& v, Like<PlaceAnte> auto& command) {
    v.player("player", command.player);
    v("amount", command.amount);
}

template <class V>
void describe(V& v, Like<Commit> auto& command) {
    v("commitment", command.commitment);
}

template <class V>
void describe(V& v, Like<BringCard> auto& command) {
    v("card", command.card);
    v.maybe("origin", command.origin, Origin::seed);
}

template <class V>
void describe(V& v, Like<RevealSeed> auto& command) {
    v("seed", command.seed);
}

} // namespace mesaviva::poker
