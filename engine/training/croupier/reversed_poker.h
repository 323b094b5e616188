// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The reversed table of póquer sem descarte.
#pragma once

#include "engine/games/poker/chance.h"
#include "engine/games/poker/game.h"
#include "engine/games/poker/players/poker_crowd.h"
#include "engine/training/croupier/poker_actions.h"
#include "engine/training/croupier/reversed_table.h"
#include "engine/training/croupier/table_float.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace mesaviva::croupier {

/// A shoe whose croupier sees the next card before dealing it.
class CardsByTrainee final : public poker::Chance {
public:
    explicit CardsByTrainee(SeedSource seeds) : m_seeded(std::move(seeds)) {}

    /// The next card, while one is requested; lets the view show the action before it is done.
    std::optional<poker::Card> peek() {
        if (!m_next) {
            m_next = m_seeded.nextCard();
        }
        return m_next ? std::optional(m_next->card) : std::nullopt;
    }

    std::optional<poker::Commit> openRound(std::uint64_t round) override {
        m_next.reset();
        return m_seeded.openRound(round);
    }
    std::optional<poker::BringCard> nextCard() override {
        return m_next ? std::exchange(m_next, std::nullopt) : m_seeded.nextCard();
    }
    poker::RevealSeed closeRound() override { return m_seeded.closeRound(); }
    void contribute(const Seed& seed) override { m_seeded.contribute(seed); }
    const Seed& seed() const override { return m_seeded.seed(); }

private:
    poker::SeededChance m_seeded;
    std::optional<poker::BringCard> m_next; ///< already out of the shoe, because peek() was called
};

/// Simulated players who decide when the croupier asks them, seat by seat; in the extra period (P31) they
/// decide by themselves, or not at all. Otherwise they play as usual.
class AskedPlayers {
public:
    void add(const players::PokerMember& member) { m_crowd.add(member); }

    /// Asks a player for the decision; an undecided player stays silent. Returns whether an answer will come.
    bool ask(PlayerId player, Instant now);
    /// Whether a player who was asked is about to answer.
    bool isAnswering() const { return m_answer.has_value(); }

    void openRound(const Seed& seed) { m_crowd.openRound(seed); }
    void onEvent(const Recorded<poker::Event>& entry, const poker::State& state);
    std::optional<Instant> nextDue() const;
    std::optional<poker::Command> take(Instant now);

private:
    struct Answer {
        Instant at;
        poker::Command command;
    };

    players::PokerCrowd m_crowd;
    std::map<PlayerId, poker::Command> m_decisions; ///< of players not asked yet
    std::optional<Answer> m_answer;
};

/// The settings of a trainee's shift at a table.
struct PokerShift {
    poker::Settings settings;
    int players = 2;                                      ///< 1 to 7, all simulated; 1 at an individual table
    players::StakeTaste taste = players::StakeTaste::low; ///< how much they stake
    bool lateStakes = false;   ///< sometimes a player stakes after the bets are closed
    bool reportsAtOnce = true; ///< as in Strictness
    std::int64_t limit = 0;    ///< milliseconds for an action; 0: no limit
    SeedSource seeds = systemSeeds();
    std::vector<std::string> names{}; ///< of the players, for the record of the opening
    std::size_t firstHabit = 0;       ///< differs from table to table
};

class ReversedPoker final : public ReversedTable<poker::Game, AskedPlayers, PokerAction> {
public:
    explicit ReversedPoker(const PokerShift& shift);

    const PokerShift& shift() const { return m_shift; }

    std::vector<DueAction> dueActions() const override;
    std::optional<PokerAction> plantFault(RandomStream& chance) const override;
    void remedy(const DueAction& due, RemedyKind kind) override;
    RemedyChoice remedyChoiceOf(const Fault& fault, const PokerAction& action) const override;
    Task taskOf(const PokerAction& action) const override { return croupier::taskOf(action); }

    /// The prizes of this round, in the table's order, while they are paid; else empty.
    const std::vector<BoxPrize>& prizes() const { return m_prizes; }

    /// Chips put down after the bets were closed, and not removed yet.
    struct LateStake {
        int seat = 1;
        Money amount;
    };
    const std::optional<LateStake>& lateStake() const { return m_late; }
    /// The seat whose hand is turned over and not compared yet; 0 if none.
    int seatToCompare() const { return m_turned; }
    /// The next card of the shoe, while one has to be dealt.
    std::optional<poker::Card> cardInHand() const;

private:
    Weighed weigh(const DueAction& due, const PokerAction& action) const override;
    bool isTimed(const Need& need) const override;
    Rules rulesOfMoment(const DueAction& due) const override;
    Fault faultAtRest(const PokerAction& action) const override;
    void hurry() override;
    void carryOut(const PokerAction& action, std::size_t due) override;
    void met(const Need& need) override;
    void moved() override;
    int seatToAsk() const;
    void planLateStake();
    void payWhatIsDone();

    PokerShift m_shift;
    CardsByTrainee* m_cards = nullptr; ///< owned by the table
    std::vector<BoxPrize> m_prizes;
    std::optional<LateStake> m_late;
    int m_turned = 0;
    int m_asked = 0; ///< the last seat asked in this decision
};

} // namespace mesaviva::croupier
