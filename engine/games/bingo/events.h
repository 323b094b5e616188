// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/compiled_once.h"
#include "engine/base/money.h"
#include "engine/base/rule_id.h"
#include "engine/base/seed.h"
#include "engine/games/bingo/cards/card.h"
#include "engine/games/bingo/commands.h"
#include "engine/games/bingo/keys.h"
#include "engine/games/bingo/prize_kind.h"
#include "engine/games/bingo/prizes.h"
#include "engine/games/bingo/settings.h"
#include "engine/table/common_events.h"
#include "engine/table/contribution.h"
#include "engine/table/event_list.h"
#include "engine/table/opening.h"
#include "engine/table/player.h"
#include "engine/table/session.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

namespace mesaviva::bingo {

/// The kind of command that was refused; the names are those of scenario steps.
enum class Action : std::uint8_t {
    join,
    buy,
    mark,
    leave,
    allowance,
    contribute, ///< to the round's chance
    fault,      ///< a scenario step `fault`
    other,      ///< commands that only drivers send
};

/// The action's key, for instance `buy`.
std::string_view name(Action action);

using TableOpened = TableOpenedWith<Settings>;
using common::AllowanceTaken;
using common::PlayerAdmitted;
using common::PlayerDisconnected;
using common::PlayerLeaving;
using common::PlayerReconnected;
using common::SeedContributed;
using common::SystemFailed;
struct PlayerJoined {
    PlayerId player;

    friend bool operator==(const PlayerJoined&, const PlayerJoined&) = default;
};
struct RoundOpened {
    std::uint64_t round;
    Digest commitment;
    std::vector<std::uint64_t> setAside{};           ///< see Commit
    std::vector<std::vector<std::uint64_t>> given{}; ///< see Commit

    friend bool operator==(const RoundOpened&, const RoundOpened&) = default;
};
/// B16, B17: the same period for all players.
struct SaleOpened {
    Instant until;
    Money cardPrice;

    friend bool operator==(const SaleOpened&, const SaleOpened&) = default;
};
/// A player has ordered cards, which chance provides next; not written to records.
struct CardsOrdered {
    PlayerId player;
    std::uint32_t count;

    friend bool operator==(const CardsOrdered&, const CardsOrdered&) = default;
};
/// The same for the crowd.
struct CrowdCardsOrdered {
    std::shared_ptr<const std::vector<CrowdPurchase>> buyers;

    friend bool operator==(const CrowdCardsOrdered& a, const CrowdCardsOrdered& b) {
        return sameShared(a.buyers, b.buyers);
    }
};
struct CardSold {
    PlayerId player;
    CardNumber number; ///< within the round, from 1
    Card card;
    Origin origin;

    friend bool operator==(const CardSold&, const CardSold&) = default;
};
/// The faces follow from `seed` (BringCrowdCards) and from the cards sold before.
struct CrowdSold {
    std::shared_ptr<const std::vector<CrowdPurchase>> buyers;
    CardNumber first;    ///< the number of the first card
    std::uint32_t cards; ///< number of cards
    Seed seed;

    friend bool operator==(const CrowdSold& a, const CrowdSold& b) {
        return sameShared(a.buyers, b.buyers) && a.first == b.first && a.cards == b.cards && a.seed == b.seed;
    }
};
/// B18, B19: the figures announced at the end of the sale.
struct SaleClosed {
    std::uint32_t cards;
    std::uint32_t players; ///< players with a card, including the crowd's
    Money sales;
    bool enough;                       ///< whether there are enough players for a draw (B6, B20)
    PrizePlan plan;                    ///< without the jackpots' shares if there is no draw
    std::optional<Money> bingoJackpot; ///< its new value (B44)
    std::optional<Money> lineJackpot;

    friend bool operator==(const SaleClosed&, const SaleClosed&) = default;
};
struct BallDrawn {
    Ball number;
    std::uint8_t drawn; ///< how many are drawn
    std::uint8_t left;  ///< how many are left
    Origin origin;

    friend bool operator==(const BallDrawn&, const BallDrawn&) = default;
};
/// B28: a card lacks one number for a prize, possibly from the sale on. One event per number that would
/// complete it.
struct OneToGo {
    PlayerId player;
    CardNumber card;
    PrizeKind kind;
    Ball number;

    friend bool operator==(const OneToGo&, const OneToGo&) = default;
};
/// B24, B29, B30: one event per kind of prize, one entry per winning card.
struct PrizeWon {
    PrizeKind kind;
    std::uint8_t ball; ///< how many were drawn
    Money prize;       ///< before division
    std::vector<Winner> winners;
    Money odd; ///< the remainder of the division (I-B30)

    friend bool operator==(const PrizeWon&, const PrizeWon&) = default;
};
/// Where money goes that nobody has won: remainders, and prizes not completed before bingo (I-B30).
enum class CarryTarget : std::uint8_t { bingo_jackpot, line_jackpot, next_round };
std::string_view name(CarryTarget target);
struct MoneyCarried {
    Money amount;
    CarryTarget target;

    friend bool operator==(const MoneyCarried&, const MoneyCarried&) = default;
};
struct NumberMarked {
    PlayerId player;
    Ball number;

    friend bool operator==(const NumberMarked&, const NumberMarked&) = default;
};
/// Why a round is void.
enum class VoidReason : std::uint8_t {
    too_few_players, ///< B20
    system_failure,  ///< B45, B46
};
std::string_view name(VoidReason reason);
/// The details of a void round that a payment or refund needs to cite its rules.
struct Voided {
    VoidReason reason = VoidReason::too_few_players;
    bool prizesStand = false; ///< B46: some prizes had been won before

    friend bool operator==(const Voided&, const Voided&) = default;
};
/// Why a player with cards in play isn't at the table.
enum class Absence : std::uint8_t {
    none,
    line_lost, ///< B12, B48
    left,      ///< B12, I-P35
};
std::string_view name(Absence absence);
/// B26: one event per prize and winning card of a player at the table, once bingo is confirmed. For the
/// crowd, `player` is kNobody and the amount is the total of a kind.
struct Paid {
    PlayerId player;
    PrizeKind kind;
    CardNumber card; ///< 0: all cards of the crowd
    Money amount;
    std::optional<Voided> voided{}; ///< the round is void, but the prize was won before (B46)
    Absence absence{};              ///< B49: paid nevertheless

    friend bool operator==(const Paid&, const Paid&) = default;
};
/// One card of a settlement.
struct SettledCard {
    CardNumber card;
    Money amount;   ///< its price
    Money returned; ///< its prizes, or the price if it is refunded

    friend bool operator==(const SettledCard&, const SettledCard&) = default;
};
struct Settled {
    PlayerId player;
    Money staked;
    Money returned;
    bool refunded; ///< the prices are refunded (B20, B45, B46)
    std::vector<SettledCard> cards;
    std::optional<Voided> voided{}; ///< the round is void
    Absence absence{};

    Money net() const { return returned - staked; }
    friend bool operator==(const Settled&, const Settled&) = default;
};
struct RoundVoid {
    VoidReason reason;
    bool prizesStand; ///< B46: some prizes were won and are paid; only players without one are refunded
    std::optional<Money> bingoJackpot{}; ///< its new value, without this round's share (I-B40b)
    std::optional<Money> lineJackpot{};

    friend bool operator==(const RoundVoid&, const RoundVoid&) = default;
};
struct RoundClosed {
    Seed seed;
    std::vector<Ball> balls; ///< in order of the draw
    bool scripted;

    friend bool operator==(const RoundClosed&, const RoundClosed&) = default;
};
struct SessionInvited {
    PlayerId player;

    friend bool operator==(const SessionInvited&, const SessionInvited&) = default;
};
struct SessionWarned {
    PlayerId player;
    std::uint32_t rounds; ///< the session ends after this many further rounds without a card (B55)

    friend bool operator==(const SessionWarned&, const SessionWarned&) = default;
};
/// B52: the account that a player gets at the end of a session.
struct Summary {
    std::uint32_t rounds = 0; ///< with a card
    std::uint32_t cards = 0;
    Money staked;
    Money returned; ///< prizes and refunds
    Money refunded;
    std::array<Money, kPrizeKinds> prizes{}; ///< by kind

    friend bool operator==(const Summary&, const Summary&) = default;
};
struct SessionEnded {
    PlayerId player;
    SessionEnd reason;
    Summary summary;

    friend bool operator==(const SessionEnded&, const SessionEnded&) = default;
};
struct Announced {
    Phrase phrase;
    PlayerId player = kNobody;
    Ball number = 0;                  ///< the ball drawn, or the missing one
    PrizeKind kind = PrizeKind::line; ///< the prize won, or the one that is near
    Money amount{};                   ///< of a prize; of all prizes when the sale closes
    std::uint32_t cards = 0;          ///< cards sold (B19), or winning cards of a prize
    std::optional<Voided> voided{};   ///< for round_void

    friend bool operator==(const Announced&, const Announced&) = default;
};
using Refused = common::RefusedAction<Action, Refusal>;

/// Everything that can happen in a room.
class Event
    : public CompiledOnce<
          std::variant<TableOpened, PlayerAdmitted, PlayerJoined, AllowanceTaken, RoundOpened,
                       SeedContributed, SaleOpened, CardsOrdered, CrowdCardsOrdered, CardSold, CrowdSold,
                       SaleClosed, BallDrawn, OneToGo, PrizeWon, MoneyCarried, NumberMarked, Paid, Settled,
                       RoundVoid, RoundClosed, SystemFailed, PlayerDisconnected, PlayerReconnected,
                       PlayerLeaving, SessionInvited, SessionWarned, SessionEnded, Announced, Refused>> {
public:
    using CompiledOnce::CompiledOnce;
    using CompiledOnce::operator=;
};
/// The events of one command.
using Events = EventList<Event>;

/// The memory of the lists that an event holds, in bytes; shared ones count for each event.
std::size_t heldBytes(const Event& event);

/// The rules that an event carries out in a room with these settings, the most specific first.
Rules rulesOf(const Event& event, const Settings& settings);

} // namespace mesaviva::bingo

extern template class mesaviva::CompiledOnce<mesaviva::bingo::Event::Variant>; // game.cpp
