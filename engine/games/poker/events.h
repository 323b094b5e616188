// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/compiled_once.h"
#include "engine/base/money.h"
#include "engine/base/rule_id.h"
#include "engine/base/seed.h"
#include "engine/games/poker/commands.h"
#include "engine/games/poker/comparison.h"
#include "engine/games/poker/hand.h"
#include "engine/games/poker/keys.h"
#include "engine/games/poker/settings.h"
#include "engine/table/common_events.h"
#include "engine/table/contribution.h"
#include "engine/table/event_list.h"
#include "engine/table/opening.h"
#include "engine/table/player.h"
#include "engine/table/session.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <variant>

namespace mesaviva::poker {

/// The two marked boxes of a seat (P6a).
enum class Box : std::uint8_t { ante, bet };

/// The box's key: `ante`, `bet`.
std::string_view name(Box box);

/// The kind of command that was refused; the names are those of scenario steps.
enum class Action : std::uint8_t {
    sit,
    ante,
    undo,
    clear,
    repeat,
    deal,
    fold,
    bet,
    leave,
    allowance,
    contribute, ///< to the round's chance
    fault,      ///< the player's connection, lost or restored
    other,      ///< commands that only drivers send
};

/// The action's key, for instance `ante`.
std::string_view name(Action action);

using TableOpened = TableOpenedWith<Settings>;
using common::AllowanceTaken;
using common::BettingOpened;
using common::PlayerAdmitted;
using common::PlayerDisconnected;
using common::PlayerLeaving;
using common::PlayerReconnected;
using common::RoundOpened;
using common::SeedContributed;
using common::SessionInvited;
using common::SessionWarned;
using common::SystemFailed;
struct PlayerSat {
    PlayerId player;
    int seat; ///< 1 to 7

    friend bool operator==(const PlayerSat&, const PlayerSat&) = default;
};
struct BettingClosed {
    Instant until;         ///< when the first card is dealt
    bool withDeal;         ///< false: no ante is left, and there is no deal
    bool anteLost = false; ///< without a deal: an ante was down, but its player has gone (P35)

    friend bool operator==(const BettingClosed&, const BettingClosed&) = default;
};
struct Staked {
    PlayerId player;
    Box box;
    Money amount;

    friend bool operator==(const Staked&, const Staked&) = default;
};
struct StakeTakenBack {
    PlayerId player;
    Money amount; ///< taken out of the ante box
    bool all;     ///< true if the box was cleared, false if one step was undone

    friend bool operator==(const StakeTakenBack&, const StakeTakenBack&) = default;
};
struct CardBurnt {
    Card card; ///< unknown for a viewer if it lies face down
    Origin origin;
    bool faceUp = true; ///< I-P19a

    friend bool operator==(const CardBurnt&, const CardBurnt&) = default;
};
struct CardDealt {
    PlayerId player;    ///< kNobody: the dealer
    std::uint8_t place; ///< index of the card in the hand, 0 to 4
    Card card;          ///< unknown for a viewer who does not see its face
    bool faceUp;
    Origin origin;

    friend bool operator==(const CardDealt&, const CardDealt&) = default;
};
struct DecisionOpened {
    Instant until;

    friend bool operator==(const DecisionOpened&, const DecisionOpened&) = default;
};
struct DecisionExtended {
    Instant until;

    friend bool operator==(const DecisionExtended&, const DecisionExtended&) = default;
};
/// What folded a hand.
enum class FoldedBy : std::uint8_t { player, time, disconnection };

/// The key: `player`, `time`, `disconnection`.
std::string_view name(FoldedBy by);

/// Why a player is not there any more.
enum class Gone : std::uint8_t {
    no,
    line_lost, ///< P34
    left,      ///< treated like a lost line (I-P35)
};

/// The key: `no`, `line_lost`, `left`.
std::string_view name(Gone gone);

struct Folded {
    PlayerId player;
    FoldedBy by;
    Money amount; ///< the lost ante
    Gone gone{};  ///< for FoldedBy::disconnection

    friend bool operator==(const Folded&, const Folded&) = default;
};
struct CardRevealed {
    PlayerId player; ///< kNobody: the dealer
    std::uint8_t place;
    Card card;

    friend bool operator==(const CardRevealed&, const CardRevealed&) = default;
};
struct DealerQualified {
    bool qualified;
    Combination hand;
    AceInRow ace{}; ///< in the dealer's hand

    friend bool operator==(const DealerQualified&, const DealerQualified&) = default;
};
/// A losing box collected by the house.
struct Collected {
    PlayerId player;
    Box box;
    Money amount;

    friend bool operator==(const Collected&, const Collected&) = default;
};
struct Paid {
    PlayerId player;
    Box box;
    Money amount;                    ///< winnings
    std::optional<Combination> hand; ///< empty: not known, because it was not turned over
    bool qualified;                  ///< false: the ante of P26

    friend bool operator==(const Paid&, const Paid&) = default;
};

/// The result of a seat's round.
enum class Verdict : std::uint8_t {
    folded,
    dealer_not_qualified,
    won,
    lost,
    tie,
    ante_returned, ///< system failure before the decision (I-P33)
    voided,        ///< system failure (P33)
};

/// The verdict's key, for instance `dealer_not_qualified`.
std::string_view name(Verdict verdict);

struct SettledBox {
    Money amount;
    Money returned; ///< the returned stake and the winnings
    friend bool operator==(const SettledBox&, const SettledBox&) = default;
};
struct Settled {
    PlayerId player;
    Verdict verdict;
    FoldedBy foldedBy;               ///< meaningful for Verdict::folded
    std::optional<Combination> hand; ///< once five cards are dealt, and known
    SettledBox ante;
    SettledBox bet;
    AceInRow ace{};                       ///< in the player's hand
    std::optional<DecidedBy> decidedBy{}; ///< what decided, if the hands were compared
    bool betStands{};          ///< P36: a bet stands although the player is gone or the system has failed
    Gone gone{};               ///< the player, if that is why the hand is folded or why the bet stands
    bool dealerNotQualified{}; ///< of a folded hand: the dealer does not qualify, the ante stays lost (I-P26)

    Money staked() const { return ante.amount + bet.amount; }
    Money returned() const { return ante.returned + bet.returned; }
    Money net() const { return returned() - staked(); }
    friend bool operator==(const Settled&, const Settled&) = default;
};
struct RoundVoid {
    friend bool operator==(const RoundVoid&, const RoundVoid&) = default;
};
struct RoundClosed {
    Seed seed;
    std::array<Card, 1 + 5 * (kMostSeats + 1)> cards; ///< in the order drawn, the burnt card first
    std::uint8_t cardCount;
    bool scripted;

    /// Ignores the array's content after the last card drawn.
    friend bool operator==(const RoundClosed& a, const RoundClosed& b) {
        return a.seed == b.seed && a.scripted == b.scripted && a.cardCount == b.cardCount &&
               std::equal(a.cards.begin(), a.cards.begin() + a.cardCount, b.cards.begin());
    }
};
struct SessionEnded {
    PlayerId player;
    SessionEnd reason;
    SessionSummary summary;

    friend bool operator==(const SessionEnded&, const SessionEnded&) = default;
};
struct Announced {
    Phrase phrase;
    PlayerId player = kNobody;
    Box box = Box::ante;
    Money amount{};
    bool qualified = true; ///< for a payment: whether the dealer qualified (P28) or not (P26)

    friend bool operator==(const Announced&, const Announced&) = default;
};
using Refused = common::RefusedAction<Action, Refusal>;

/// Everything that can happen at a table.
class Event : public CompiledOnce<std::variant<
                  TableOpened, PlayerAdmitted, PlayerSat, AllowanceTaken, RoundOpened, SeedContributed,
                  BettingOpened, BettingClosed, Staked, StakeTakenBack, CardBurnt, CardDealt, DecisionOpened,
                  DecisionExtended, Folded, CardRevealed, DealerQualified, Collected, Paid, Settled,
                  RoundVoid, RoundClosed, SystemFailed, PlayerDisconnected, PlayerReconnected, PlayerLeaving,
                  SessionInvited, SessionWarned, SessionEnded, Announced, Refused>> {
public:
    using CompiledOnce::CompiledOnce;
    using CompiledOnce::operator=;
};
/// The events of one command.
using Events = EventList<Event>;

/// The rules that an event carries out at a table with these settings, the most specific first.
Rules rulesOf(const Event& event, const Settings& settings);
/// The one of those rules that decides the result of a settled seat's ante or bet, as a table of that edition
/// of the rules (Settings::edition) cites it.
RuleId boxRule(const Settled& settled, Box box, int edition = 2);

} // namespace mesaviva::poker

extern template class mesaviva::CompiledOnce<mesaviva::poker::Event::Variant>; // game.cpp
