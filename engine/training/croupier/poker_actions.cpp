// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Due actions at a poker table.

#include "engine/training/croupier/poker_actions.h"

#include "engine/base/dispatch.h"
#include "engine/games/poker/deal.h"
#include "engine/games/poker/pay_table.h"
#include "engine/games/poker/player_stakes.h"
#include "engine/games/poker/settlement.h"

#include <array>
#include <utility>

namespace mesaviva::croupier {

namespace {

// Any card still in the deck: the receiver does not depend on its face.
poker::Card cardInDeck(const poker::State& state) {
    unsigned index = 0;
    while (index + 1 < poker::kDeckSize && !poker::isInDeck(state, poker::Card::fromIndex(index))) {
        ++index;
    }
    return poker::Card::fromIndex(index);
}

// The command with which time or chance would meet the need.
std::optional<poker::Command> commandFor(const poker::State& state, const poker::Need& need) {
    return need.kind.visit(Overloaded{
        [](CommonNeed common) -> std::optional<poker::Command> {
            switch (common) {
            case CommonNeed::time:
            case CommonNeed::act: return poker::TimePassed{};
            case CommonNeed::commitment: return poker::Commit{};
            case CommonNeed::seed: break;
            }
            return std::nullopt;
        },
        [&](poker::OwnNeed own) -> std::optional<poker::Command> {
            switch (own) {
            case poker::OwnNeed::card: return poker::BringCard{cardInDeck(state)};
            }
            return std::nullopt;
        },
    });
}

std::size_t placeOf(int seat) { return static_cast<std::size_t>(seat - 1); }

// Turns the events that meet a need into due actions.
class Reading {
public:
    explicit Reading(const poker::State& state) : m_state(state) {}

    void operator()(const poker::Announced& said, const Rules& rules) {
        said.phrase.visit(Overloaded{
            [](CommonPhrase) {},
            [&](poker::OwnPhrase phrase) {
                switch (phrase) {
                case poker::OwnPhrase::place_your_bets:
                case poker::OwnPhrase::no_more_bets:
                    // P14 is about tables for several players; at an individual table these words are custom.
                    add(SayPhrase{phrase}, m_state.settings.individual ? Rules{} : rules);
                    return;
                case poker::OwnPhrase::decide:
                case poker::OwnPhrase::decide_now: add(SayPhrase{phrase}, rules); return;
                case poker::OwnPhrase::dealer_qualifies:
                case poker::OwnPhrase::dealer_does_not_qualify: // said when the dealer's hand is judged
                case poker::OwnPhrase::payment: return;         // said when the prize is paid
                }
            },
        });
    }
    void operator()(const poker::CardBurnt& burnt, const Rules& rules) {
        add(DealCard{kCorner, burnt.faceUp}, rules);
    }
    void operator()(const poker::CardDealt& dealt, const Rules& rules) {
        add(DealCard{dealt.player == kNobody ? kDealer : seatNumber(m_state, dealt.player), dealt.faceUp},
            rules);
    }
    void operator()(const poker::CardRevealed& revealed, const Rules& rules) {
        if (revealed.player == kNobody) {
            add(TurnDealer{}, rules);
        } else if (revealed.place == 0) { // all five at once
            add(TurnHand{seatNumber(m_state, revealed.player)}, rules);
        }
    }
    void operator()(const poker::DealerQualified& judged, const Rules& rules) {
        add(JudgeDealer{judged.qualified}, rules);
    }
    void operator()(const poker::Collected&, const Rules& rules) {
        if (!std::exchange(m_sweeps, true)) {
            TakeLosers sweep;
            for (const SeatOutcome& outcome : seatOutcomesOf(m_state)) {
                if (!outcome.taken) {
                    sweep.kept.push_back(outcome.seat);
                }
            }
            add(std::move(sweep), rules);
        }
    }
    template <class Other>
    void operator()(const Other&, const Rules&) {}

    std::vector<PokerDueAction> takeDueActions() { return std::move(m_dueActions); }

private:
    void add(PokerAction action, const Rules& rules) { m_dueActions.push_back({std::move(action), rules}); }

    const poker::State& m_state;
    std::vector<PokerDueAction> m_dueActions;
    bool m_sweeps = false;
};

} // namespace

Task taskOf(const PokerAction& action) {
    constexpr std::array kTasksOfActions = {Task::call, Task::deal,    Task::ask,   Task::turn, Task::qualify,
                                            Task::turn, Task::compare, Task::sweep, Task::pay,  Task::refuse};
    return kTasksOfActions.at(action.index());
}

int seatNumber(const poker::State& state, PlayerId player) {
    return player < state.players.size() ? state.players[player].seat : 0;
}

PlayerId sitterOf(const poker::State& state, int seat) {
    return seat >= 1 && seat <= state.settings.seats ? state.seats[placeOf(seat)].player : kNobody;
}

Comparison comparisonOf(const poker::State& state, int seat) {
    switch (poker::verdictOf(state, placeOf(seat), true)) {
    case poker::Verdict::won: return Comparison::wins;
    case poker::Verdict::tie: return Comparison::ties;
    default: return Comparison::loses;
    }
}

Rules rulesOfHand(const poker::State& state, int seat) {
    const std::size_t place = placeOf(seat);
    const poker::Verdict verdict = poker::verdictOf(state, place, state.qualified);
    const poker::Settled settled = poker::settledEvent(state, place, verdict);
    Rules rules;
    if (settled.decidedBy && settled.hand) {
        rules.add(*settled.decidedBy == poker::DecidedBy::combination ? "P10"_rule
                                                                      : poker::comparisonRule(*settled.hand));
    }
    for (const RuleId rule : poker::rulesOf(poker::Event(settled), state.settings)) {
        if (rules.size() < Rules::kMost && std::find(rules.begin(), rules.end(), rule) == rules.end()) {
            rules.add(rule);
        }
    }
    return rules;
}

std::vector<SeatOutcome> seatOutcomesOf(const poker::State& state) {
    std::vector<SeatOutcome> outcomes;
    for (int seat = 1; seat <= state.settings.seats; ++seat) {
        const std::size_t place = placeOf(seat);
        if (state.inBox(place, poker::Box::ante) > Money{}) {
            outcomes.push_back({seat, poker::loses(poker::verdictOf(state, place, state.qualified))});
        }
    }
    return outcomes;
}

std::vector<BoxPrize> boxPrizesOf(const poker::State& state) {
    std::vector<BoxPrize> prizes;
    poker::State ahead = state;
    while (ahead.phase == poker::Phase::paying && ahead.due) {
        poker::Events events;
        const Instant at = *ahead.due;
        if (poker::decide(ahead, poker::TimePassed{}, at, events)) {
            break;
        }
        for (const poker::Event& event : events) {
            if (const auto* paid = std::get_if<poker::Paid>(&event)) {
                BoxPrize prize{seatNumber(state, paid->player), paid->box, paid->amount, {}};
                // The rule about odds says how much, another one that something is paid.
                if (paid->qualified && paid->box == poker::Box::bet && paid->hand) {
                    prize.rules.add(poker::betRule(*paid->hand));
                }
                for (const RuleId rule : poker::rulesOf(event, ahead.settings)) {
                    if (prize.rules.empty() || *prize.rules.begin() != rule) {
                        prize.rules.add(rule);
                    }
                }
                prizes.push_back(prize);
            }
        }
        poker::evolve(ahead, events, at);
    }
    return prizes;
}

int nextToAsk(const poker::State& state, int last) {
    for (int seat = last + 1; seat <= state.settings.seats; ++seat) {
        const PlayerId player = sitterOf(state, seat);
        if (player != kNobody && !poker::refuseUnlessDeciding(state, player)) {
            return seat;
        }
    }
    return 0;
}

std::vector<PokerDueAction> dueActionsOf(const poker::State& state, const poker::Need& need) {
    const std::optional<poker::Command> command = commandFor(state, need);
    poker::Events events;
    if (!command || poker::decide(state, *command, need.at, events)) {
        return {};
    }
    Reading reading(state);
    for (const poker::Event& event : events) {
        std::visit([&](const auto& one) { reading(one, poker::rulesOf(event, state.settings)); }, event);
    }
    return reading.takeDueActions();
}

} // namespace mesaviva::croupier
