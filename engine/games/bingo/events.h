// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/compiled_once.h"
#include "engine/base/money.h"
#include "engine/base/rule_id.h"
#include "engine/base/seed.h"
#include "engine/base/shared.h"
#include "engine/games/bingo/card.h"
#include "engine/games/bingo/commands.h"
#include "engine/games/bingo/keys.h"
#include "engine/games/bingo/owner.h"
#include "engine/games/bingo/prize_kind.h"
#include "engine/games/bingo/prizes.h"
#include "engine/games/bingo/settings.h"
#include "engine/table/common_events.h"
#include "engine/table/event_list.h"
#include "engine/table/opening.h"
#include "engine/table/player.h"
#include "engine/table/session.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

namespace mesaviva::bingo {

/// What kind of command was refused; the names are those of scenario steps.
enum class Action : std::uint8_t {
    join,
    buy,
    mark,
    leave,
    allowance,
    fault, ///< what a scenario's `fault` brings
    other, ///< what only drivers send
};

/// The deed's key, for instance `buy`.
std::string_view name(Action action);

using TableOpened = TableOpenedWith<Settings>;
using common::AllowanceTaken;
using common::PlayerAdmitted;
using common::PlayerCameBack;
using common::PlayerLeaving;
using common::PlayerWasLost;
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
/// B16, B17: the same period for everybody.
struct SaleOpened {
    Instant until;
    Money cardPrice;

    friend bool operator==(const SaleOpened&, const SaleOpened&) = default;
};
/// A player has asked for cards, which chance brings next; not written to records.
struct CardsOrdered {
    PlayerId player;
    std::uint32_t count;

    friend bool operator==(const CardsOrdered&, const CardsOrdered&) = default;
};
/// The same of the crowd.
struct CrowdCardsOrdered {
    std::shared_ptr<const std::vector<CrowdPurchase>> buyers;

    friend bool operator==(const CrowdCardsOrdered& a, const CrowdCardsOrdered& b) {
        return sameShared(a.buyers, b.buyers);
    }
};
struct CardSold {
    PlayerId player;
    CardNumber number; ///< in the round, from 1
    Card card;
    Origin origin;

    friend bool operator==(const CardSold&, const CardSold&) = default;
};
/// The faces follow from `seed` (BringCrowdCards), and from what was sold before.
struct CrowdSold {
    std::shared_ptr<const std::vector<CrowdPurchase>> buyers;
    CardNumber first;    ///< the number of the first card
    std::uint32_t cards; ///< how many
    Seed seed;

    friend bool operator==(const CrowdSold& a, const CrowdSold& b) {
        return sameShared(a.buyers, b.buyers) && a.first == b.first && a.cards == b.cards && a.seed == b.seed;
    }
};
/// B18, B19: what is announced.
struct SaleClosed {
    std::uint32_t cards;
    std::uint32_t players; ///< with a card, the crowd's included
    Money sales;
    bool enough;                       ///< there are players enough for a draw (B6, B20)
    PrizePlan plan;                    ///< without the jackpots' shares where the round is not drawn
    std::optional<Money> bingoJackpot; ///< its value from now on (B44)
    std::optional<Money> lineJackpot;

    friend bool operator==(const SaleClosed&, const SaleClosed&) = default;
};
struct BallDrawn {
    Ball number;
    std::uint8_t drawn; ///< how many are
    std::uint8_t left;  ///< how many are not
    Origin origin;

    friend bool operator==(const BallDrawn&, const BallDrawn&) = default;
};
/// B28: one number short of a prize, be it from the sale on. One event for each number that would bring it.
struct OneToGo {
    PlayerId player;
    CardNumber card;
    PrizeKind kind;
    Ball number;

    friend bool operator==(const OneToGo&, const OneToGo&) = default;
};
/// B24, B29, B30: one event for each kind of prize, one entry for each winning card.
struct PrizeWon {
    PrizeKind kind;
    std::uint8_t ball; ///< how many were drawn
    Money prize;       ///< before the division
    std::vector<Winner> winners;
    Money odd; ///< what could not be divided (I-B30)

    friend bool operator==(const PrizeWon&, const PrizeWon&) = default;
};
/// Where money goes that nobody has won: odd cents, prizes that were not completed before bingo (I-B30).
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
/// What a payment or refund of a void round needs to name its rules.
struct Voided {
    VoidReason reason = VoidReason::too_few_players;
    bool prizesStand = false; ///< B46: some prizes were won before

    friend bool operator==(const Voided&, const Voided&) = default;
};
/// Why a player whose cards are in play is not at the table.
enum class Absence : std::uint8_t {
    none,
    line_lost, ///< B12, B48
    left,      ///< B12, I-P35
};
std::string_view name(Absence absence);
/// B26: one for each prize and winning card of a player at the table, once bingo is confirmed; the crowd is
/// paid too (`player` is kNobody then, with the sum of a kind).
struct Paid {
    PlayerId player;
    PrizeKind kind;
    CardNumber card; ///< 0: all of the crowd's
    Money amount;
    std::optional<Voided> voided{}; ///< the round is void, and the prize was won before (B46)
    Absence absence{};              ///< B49: paid all the same

    friend bool operator==(const Paid&, const Paid&) = default;
};
/// One card of a settlement.
struct SettledCard {
    CardNumber card;
    Money amount;   ///< its price
    Money returned; ///< its prizes, or the price where that is refunded

    friend bool operator==(const SettledCard&, const SettledCard&) = default;
};
struct Settled {
    PlayerId player;
    Money staked;
    Money returned;
    bool refunded; ///< the prices came back (B20, B45, B46)
    std::vector<SettledCard> cards;
    std::optional<Voided> voided{}; ///< the round is void
    Absence absence{};

    Money net() const { return returned - staked; }
    friend bool operator==(const Settled&, const Settled&) = default;
};
struct RoundVoid {
    VoidReason reason;
    bool prizesStand; ///< B46: some prizes were won and are paid; only who has none is refunded
    std::optional<Money> bingoJackpot{}; ///< its value from now on, without this round's share (I-B40b)
    std::optional<Money> lineJackpot{};

    friend bool operator==(const RoundVoid&, const RoundVoid&) = default;
};
struct RoundClosed {
    Seed seed;
    std::vector<Ball> balls; ///< in the order of the draw
    bool scripted;

    friend bool operator==(const RoundClosed&, const RoundClosed&) = default;
};
struct SessionInvited {
    PlayerId player;

    friend bool operator==(const SessionInvited&, const SessionInvited&) = default;
};
struct SessionWarned {
    PlayerId player;
    std::uint32_t rounds; ///< so many more without a card and it ends (B55)

    friend bool operator==(const SessionWarned&, const SessionWarned&) = default;
};
/// B52: what a player is told at the end of a session.
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
    Ball number = 0;                  ///< of a ball, or the one that is lacking
    PrizeKind kind = PrizeKind::line; ///< of a prize, or the one that is near
    Money amount{};                   ///< of a prize; of all prizes when the sale closes
    std::uint32_t cards = 0;          ///< sold (B19); winning cards of a prize
    std::optional<Voided> voided{};   ///< of round_void

    friend bool operator==(const Announced&, const Announced&) = default;
};
using Refused = common::RefusedAction<Action, Refusal>;

/// What has happened: one of these.
class Event
    : public CompiledOnce<std::variant<
          TableOpened, PlayerAdmitted, PlayerJoined, AllowanceTaken, RoundOpened, SaleOpened, CardsOrdered,
          CrowdCardsOrdered, CardSold, CrowdSold, SaleClosed, BallDrawn, OneToGo, PrizeWon, MoneyCarried,
          NumberMarked, Paid, Settled, RoundVoid, RoundClosed, SystemFailed, PlayerWasLost, PlayerCameBack,
          PlayerLeaving, SessionInvited, SessionWarned, SessionEnded, Announced, Refused>> {
public:
    using CompiledOnce::CompiledOnce;
    using CompiledOnce::operator=;
};
/// What a command brings.
using Events = EventList<Event>;

/// The rules that an event carries out in that room, the most telling one first.
Rules rulesOf(const Event& event, const Settings& settings);

} // namespace mesaviva::bingo

extern template class mesaviva::CompiledOnce<mesaviva::bingo::Event::Variant>; // kinds.cpp
