// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/ledger.h"
#include "engine/games/roulette/events.h"
#include "engine/games/roulette/settings.h"
#include "engine/table/contribution.h"
#include "engine/table/session.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace mesaviva::roulette {

/// The phases of a round.
enum class Phase : std::uint8_t {
    between,   ///< no round; the next one opens when `due`
    betting,   ///< stakes are taken, the ball isn't launched
    launching, ///< the ball is launched when `due`, for the first time or again after a void spin
    running,   ///< the ball is running; stakes are taken while `stakesOpen`
    drawn,     ///< the number is known, losing chips are collected when `due`
    paying,    ///< winners are paid, one payment at a time
    ending,    ///< the seed is revealed
};

/// A change of a player's stake, for undo: the amount added to a spot, or (negative) taken from it.
struct Move {
    std::uint32_t act = 0;
    Stake stake;

    friend bool operator==(const Move&, const Move&) = default;
};

/// A player whom the table has admitted.
struct Player {
    Ledger::Account wallet = 0;
    Ledger::Account layout = 0;  ///< the account of the chips on the layout
    bool here = false;           ///< whether a session is running
    bool connected = true;       ///< O22
    bool leaving = false;        ///< the session ends with the round (I-P35)
    bool settled = false;        ///< in this round
    bool atBettingClose = false; ///< the round counts for the idle rules (O28b)
    std::uint8_t colour = 0;
    std::optional<Money> chipValue; ///< R9: of value-less chips
    std::int64_t keep = 0;          ///< chips to take along when leaving (R16)
    std::int64_t kept = 0;          ///< chips taken along
    Money staked;                   ///< in this round, until settlement
    std::vector<Stake> stakes; ///< on the layout, in order of first placement, one entry per spot and group
    std::vector<Move> moves;   ///< the changes that led to `stakes`
    std::vector<Stake> lastStakes;        ///< of the last round with stakes
    std::vector<SettledStake> lastSeries; ///< series stakes of the last round, for parol
    std::optional<ParolOrdered> parol;    ///< R28: takes effect when the next round opens
    Session session;
    Session beforeStake; ///< the session before the round's first stake, for undoing it

    friend bool operator==(const Player&, const Player&) = default;
};

/// A payment still to be made.
struct DuePayment {
    PlayerId player = kNobody;
    Stake stake;
    Money amount;

    friend bool operator==(const DuePayment&, const DuePayment&) = default;
};

/// The last numbers drawn (O6e), newest last.
class NumberHistory {
public:
    static constexpr std::size_t kMost = 500;

    void add(Pocket pocket) {
        m_pockets[(m_first + m_size) % kMost] = pocket;
        if (m_size < kMost) {
            ++m_size;
        } else {
            m_first = (m_first + 1) % kMost;
        }
    }
    std::size_t size() const { return m_size; }
    /// 0 is the newest.
    Pocket newest(std::size_t back) const { return m_pockets[(m_first + m_size - 1 - back) % kMost]; }

    friend bool operator==(const NumberHistory&, const NumberHistory&) = default;

private:
    std::array<Pocket, kMost> m_pockets{};
    std::size_t m_first = 0;
    std::size_t m_size = 0;
};

/// The complete state of a roulette table. Only evolve() changes it.
struct State {
    explicit State(const Settings& tableSettings);

    Settings settings;
    Phase phase = Phase::between;
    std::optional<Instant> due; ///< when the phase's timer expires or its chance is needed; empty: never
    std::optional<Instant> stakesClose; ///< R20: when stakes close while the ball is running
    bool stakesOpen = false;
    /// R33: when the disturbed stakes are restored; empty if none are disturbed
    std::optional<Instant> restoreAt;
    bool failing = false;    ///< a breakdown takes effect once the stakes are restored
    std::uint64_t round = 0; ///< number of the running round, or of the last one
    Digest commitment{};
    Contributors contributors; ///< to the running or last round's chance
    std::uint32_t launches = 0;
    std::uint32_t acts = 0;      ///< actions in this round
    std::optional<Pocket> drawn; ///< in this round
    bool scripted = false;
    NumberHistory numbers;   ///< O6e
    Instant ballChangedAt;   ///< R17
    Instant dealerChangedAt; ///< R35
    std::vector<Player> players;
    std::vector<DuePayment> payments; ///< of this round, in order of payment
    std::size_t paid = 0;             ///< number of payments made
    Ledger ledger;

    Money wallet(PlayerId player) const { return ledger.balance(players[player].wallet); }
    /// The player's money on the layout, including winnings placed next to the stakes.
    Money onLayout(PlayerId player) const { return ledger.balance(players[player].layout); }
    const Layout& layout() const { return settings.layout(); }

    friend bool operator==(const State&, const State&) = default;
};

/// The player's stake on a spot, as single chips or as parts of that group.
Money staked(const Player& player, SpotId spot, Group group = {});
/// The player's stake on a whole series, or on a number with its neighbours.
Money stakedOn(const Player& player, Group group);
/// Whether the player has unsettled chips on the layout.
inline bool hasOpenStake(const Player& player) { return player.staked > Money{}; }

} // namespace mesaviva::roulette
