// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of bingo's values, settings, events and commands, in the order in which they are written
// (table/fields.h): cards as lists of rows, the crowd's members by crowdName().
//
// Settings and commands are named as in scenario files; commands that only drivers send have their own names.
// eventKey() and commandKey() return the key of a kind: for a command the action, or `fault:` and what fails.
// Bingo's descriptions get their context, RoomView, from the visitor.
#pragma once

#include "engine/games/bingo/card_book.h"
#include "engine/games/bingo/cards/card.h"
#include "engine/games/bingo/cards/card_maker.h"
#include "engine/games/bingo/commands.h"
#include "engine/games/bingo/events.h"
#include "engine/games/bingo/prize_kind.h"
#include "engine/games/bingo/prizes.h"
#include "engine/games/bingo/settings.h"
#include "engine/table/fields.h"
#include "engine/table/player.h"
#include "engine/table/table_fields.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mesaviva {

/// A member's purchase as two numbers: member and number of cards.
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

/// The maximum number of cards that a whole crowd buys in a round.
inline constexpr std::uint32_t kMostCrowdCards = 10'000'000;

/// The context of bingo's fields: the room's settings and, if the crowd's cards are written out, its book
/// after the event.
struct RoomView {
    const Settings& settings;
    const CardBook* faces = nullptr;
};

/// A card's boxes, row by row from the top; a blank box and the free centre are 0.
using Rows = std::vector<std::vector<Ball>>;

/// Writes and reads a card of that room's variant as its rows.
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

/// Writes and reads the owner of a card; `V` is the visitor, which knows the players' names.
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

/// B77: in bingo 75 a number is called with its column's letter.
template <class V>
void describeCalledBall(V& v, auto& ball) {
    describeBall(v, ball);
    v.derived("letter", [&] {
        const bool has = v.context().settings.variant == Variant::bingo75;
        return has ? std::optional(std::string(1, letterOf(ball))) : std::nullopt;
    });
}

/// Amounts by kind: for all kinds that the room plays, including its jackpots; for other kinds only if not
/// zero.
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

/// The key: `continuous`, `session`.
constexpr std::string_view name(Mode mode) {
    switch (mode) {
    case Mode::continuous: return "continuous";
    case Mode::session: return "session";
    }
    return {};
}

/// The key: `by_player`, `by_card`.
constexpr std::string_view name(Split split) {
    switch (split) {
    case Split::by_player: return "by_player";
    case Split::by_card: return "by_card";
    }
    return {};
}

/// The key: `down`, `up`.
constexpr std::string_view name(Rounding rounding) {
    switch (rounding) {
    case Rounding::down: return "down";
    case Rounding::up: return "up";
    }
    return {};
}

/// A variant as its number of balls.
struct VariantForm {
    static int write(Variant variant) { return ballsOf(variant); }
    static bool read(int balls, Variant& variant) {
        for (const Variant known : kAllVariants) {
            if (ballsOf(known) == balls) {
                variant = known;
                return true;
            }
        }
        return false;
    }
};

/// The allowed directions of lines, as a list of words.
struct DirectionsForm {
    static std::vector<std::string> write(const Directions& lines) {
        std::vector<std::string> words;
        for (const auto& [word, direction] : kWords) {
            if (lines.*direction) {
                words.emplace_back(word);
            }
        }
        return words;
    }
    static bool read(const std::vector<std::string>& words, Directions& lines) {
        lines = {false, false, false};
        for (const std::string& text : words) {
            for (const auto& [word, direction] : kWords) {
                if (word == text) {
                    lines.*direction = true;
                }
            }
        }
        return write(lines).size() == words.size();
    }

private:
    struct Word {
        std::string_view word;
        bool Directions::*direction;
    };
    static constexpr Word kWords[] = {{"horizontal", &Directions::horizontal},
                                      {"vertical", &Directions::vertical},
                                      {"diagonal", &Directions::diagonal}};
};

/// A pattern of bingo 75 as zeros and ones, row by row from the top left.
struct PatternForm {
    static std::vector<int> write(const std::optional<CellMask>& pattern) {
        std::vector<int> boxes;
        for (std::size_t i = 0; i < kBoxes; ++i) {
            boxes.push_back(pattern && (*pattern >> i & 1U) != 0 ? 1 : 0);
        }
        return boxes;
    }
    static bool read(const std::vector<int>& boxes, std::optional<CellMask>& pattern) {
        CellMask mask = 0;
        for (std::size_t i = 0; i < boxes.size() && i < kBoxes; ++i) {
            mask |= boxes[i] == 1 ? CellMask{1} << i : 0U;
        }
        pattern = mask;
        return write(pattern) == boxes;
    }

private:
    static constexpr std::size_t kBoxes = 25;
};

template <class V>
void describe(V& v, Like<Jackpot> auto& jackpot) {
    v.as("percent", jackpot.percent, PercentForm{});
    v("base", jackpot.base);
    v.within("within_balls", jackpot.withinBalls, 0, kMostBalls);
    v.maybe("value", jackpot.value, std::nullopt);
}

template <class V>
void describe(V& v, Like<Settings> auto& settings) {
    v.as("variant", settings.variant, VariantForm{});
    v("mode", settings.mode);
    v.maybe("starts", settings.starts, std::vector<Instant>());
    v("card_price", settings.cardPrice);
    v.within("max_cards", settings.maxCards, 1, kMostCards);
    v("sale_seconds", settings.sale);
    v("draw_seconds", settings.draw);
    v.as("prize_percent", settings.prizePercent, PercentForm{});
    v.maybe("rounding", settings.rounding, Rounding::down);
    v.object("prizes", [&](auto& shares) {
        for (std::size_t i = 0; i < kCombinations; ++i) {
            shares.maybe(name(static_cast<PrizeKind>(i)), settings.prizes[i], std::nullopt);
        }
    });
    v.as("line_directions", settings.lines, DirectionsForm{});
    v.maybeAs("pattern", settings.pattern, PatternForm{}, !settings.pattern);
    v("free_centre", settings.freeCentre);
    v("split", settings.split);
    v("symbols", settings.symbols);
    v.maybe("jackpot", settings.bingoJackpot, std::nullopt);
    v.maybe("line_jackpot", settings.lineJackpot, std::nullopt);
    v.maybe("room", settings.room, std::string());
    v.maybe("rounds_before", settings.roundsBefore, std::uint64_t{0});
    v.maybe("carried", settings.carried, Money{});
    v("idle", settings.idle);
    v("allowance", settings.allowance);
}

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

/// B44: the new values of the jackpots that the room has.
template <class V>
void describeJackpots(V& v, auto& e) {
    v.maybe("jackpot", e.bingoJackpot, std::nullopt);
    v.maybe("line_jackpot", e.lineJackpot, std::nullopt);
}

/// A card of the crowd with its face.
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

/// The crowd's cards of one sale; nothing without the room's book.
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

/// Keys of cards of this room's variant (keyOf()); bingo 30 has as many keys as cards.
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

/// Writes and reads the crowd's order, which may be missing.
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

/// Writes and reads cards of that room, each as a list of rows.
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
