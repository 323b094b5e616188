// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/ledger.h"
#include "engine/games/roulette/events.h"
#include "engine/games/roulette/settings.h"
#include "engine/table/session.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace mesaviva::roulette {

/// Where a round stands.
enum class Phase : std::uint8_t {
    between,   ///< no round; the next one opens when `due`
    betting,   ///< stakes are taken, the ball lies
    launching, ///< the ball is launched when `due`, the first time or again after a void spin
    running,   ///< the ball runs; stakes are taken as long as `stakesOpen`
    drawn,     ///< the number is known, losing chips are swept when `due`
    paying,    ///< winners are paid, one payment at a time
    ending,    ///< the seed is shown
};

/// One thing that a player did with chips, for undo: so much more or (negative) less on a spot.
struct Move {
    std::uint32_t act = 0;
    Stake stake;

    friend bool operator==(const Move&, const Move&) = default;
};

/// One player that the table has admitted.
struct Player {
    Ledger::Account wallet = 0;
    Ledger::Account layout = 0;  ///< what lies on the layout
    bool here = false;           ///< a session runs
    bool connected = true;       ///< O22
    bool leaving = false;        ///< the session ends with the round (I-P35)
    bool settled = false;        ///< in this round
    bool atBettingClose = false; ///< the round counts for the idle rules (O28b)
    std::uint8_t colour = 0;
    std::optional<Money> chipValue; ///< R9
    std::int64_t keep = 0;          ///< chips to be carried off when leaving (R16)
    std::int64_t kept = 0;          ///< chips carried off
    Money staked;                   ///< in this round, until it is settled
    std::vector<Stake> stakes;     ///< what lies, in the order first put down, one entry for a spot and group
    std::vector<Move> moves;       ///< how it came to lie so
    std::vector<Stake> lastStakes; ///< of the last round with any
    std::vector<SettledStake> lastSeries; ///< series stakes of the last round, for parol
    std::optional<ParolOrdered> parol;    ///< R28: to be put down when the next round opens
    Session session;
    Session beforeStake; ///< as the session was before the round's first stake, for undoing it

    friend bool operator==(const Player&, const Player&) = default;
};

/// A payment that is still to be made.
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

/// All that a roulette table knows. Only evolve() changes it.
struct State {
    explicit State(const Settings& tableSettings);

    Settings settings;
    Phase phase = Phase::between;
    std::optional<Instant> due; ///< when the phase's timer fires, or its chance is needed; none: never
    std::optional<Instant> stakesClose; ///< R20: while the ball runs, when stakes close
    bool stakesOpen = false;
    std::optional<Instant> restoreAt; ///< the stakes are disturbed, and put back then (R33)
    bool failing = false;             ///< a breakdown waits for the stakes to be put back
    std::uint64_t round = 0;          ///< the running round's number, or the last one's
    Digest commitment{};
    std::uint32_t launches = 0;
    std::uint32_t acts = 0;      ///< of this round
    std::optional<Pocket> drawn; ///< in this round
    bool scripted = false;
    NumberHistory numbers;   ///< O6e
    Instant ballChangedAt;   ///< R17
    Instant dealerChangedAt; ///< R35
    std::vector<Player> players;
    std::vector<DuePayment> payments; ///< of this round, in the order of paying
    std::size_t paid = 0;             ///< how many of them are made
    Ledger ledger;

    Money wallet(PlayerId player) const { return ledger.balance(players[player].wallet); }
    /// What the player has on the layout, with winnings that lie beside it.
    Money onLayout(PlayerId player) const { return ledger.balance(players[player].layout); }
    const Layout& layout() const { return settings.layout(); }

    friend bool operator==(const State&, const State&) = default;
};

/// What the player has on a spot as single chips or as parts of that group.
Money staked(const Player& player, SpotId spot, Group group = {});
/// What the player has on a whole series, or on a number with its neighbours.
Money stakedOn(const Player& player, Group group);
/// Whether the player has chips on the layout that are not settled yet.
inline bool hasOpenStake(const Player& player) { return player.staked > Money{}; }

} // namespace mesaviva::roulette
