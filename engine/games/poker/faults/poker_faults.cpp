// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/poker/faults/poker_faults.h"

#include "engine/base/dispatch.h"
#include "engine/games/poker/settlement.h"

#include <algorithm>
#include <array>

namespace mesaviva::faults {

std::span<const FaultKind> PokerFaults::kinds() {
    static constexpr std::array kKinds = {FaultKind::system, FaultKind::player_lost, FaultKind::player_back};
    return kKinds;
}

std::vector<PlayerId> PokerFaults::players(const State& state) {
    std::vector<PlayerId> players;
    for (const poker::Seat& seat : state.seats) {
        if (seat.player != kNobody) {
            players.push_back(seat.player);
        }
    }
    return players;
}

poker::Command PokerFaults::command(FaultKind kind, PlayerId player, InjectedBy by) {
    switch (kind) {
    case FaultKind::player_lost: return poker::LosePlayer{player, by};
    case FaultKind::player_back: return poker::RestorePlayer{player, by};
    default: return poker::FailSystem{by};
    }
}

std::optional<poker::Refusal> PokerFaults::refusal(const State&, FaultKind) { return std::nullopt; }

std::optional<poker::Command> PokerFaults::known(const State&, const poker::Need& need, Instant,
                                                 std::span<const Recorded<poker::Event>>) {
    return need.kind == CommonNeed::act ? std::optional<poker::Command>(poker::TimePassed{}) : std::nullopt;
}

std::optional<poker::Command> PokerFaults::any(const State& state, const poker::Need& need, Instant,
                                               std::span<const Recorded<poker::Event>>) {
    if (isMetByTime(need.kind)) {
        return poker::TimePassed{};
    }
    for (unsigned index = 0; need.kind == poker::OwnNeed::card && index < poker::kDeckSize; ++index) {
        if (!state.drawnCards.test(index)) {
            return poker::BringCard{poker::Card::fromIndex(index), Origin::seed};
        }
    }
    return std::nullopt;
}

Rules PokerFaults::rules(const poker::Event& event, const poker::Settings& settings) {
    return poker::rulesOf(event, settings);
}

Rules PokerFaults::lineRules(const poker::Settings&) { return {"P34"_rule}; }

bool PokerFaults::hasOpenStake(const State& state, PlayerId player) {
    const int seat = player < state.players.size() ? state.players[player].seat : 0;
    // A folded hand has no stake left to lose (P22).
    return seat > 0 && state.seatOf(player).decision == poker::Decision::bet &&
           poker::hasOpenStake(state, static_cast<std::size_t>(seat - 1));
}

// From the first card until the dealer's and the players' cards are shown, everything that depends on them:
// by its kind, never by its content, so that nothing can be concluded from what is not sealed either. A void
// round and a returned ante do not depend on the cards, nor does a folded hand while nobody continues (P24,
// I-P26).
bool PokerFaults::isSealed(const poker::Event& event, const State& state) {
    if (state.phase < poker::Phase::burning || state.phase > poker::Phase::showing) {
        return false;
    }
    const bool isPlayed = std::ranges::any_of(
        state.seats, [](const poker::Seat& seat) { return seat.decision == poker::Decision::bet; });
    return std::visit(Overloaded{
                          [](const poker::CardRevealed&) { return true; },
                          [](const poker::DealerQualified&) { return true; },
                          [](const poker::Collected&) { return true; },
                          [](const poker::Paid&) { return true; },
                          [isPlayed](const poker::Settled& e) {
                              return isPlayed && e.verdict != poker::Verdict::voided &&
                                     e.verdict != poker::Verdict::ante_returned;
                          },
                          [](const poker::Announced& e) {
                              return e.phrase == poker::OwnPhrase::dealer_qualifies ||
                                     e.phrase == poker::OwnPhrase::dealer_does_not_qualify ||
                                     e.phrase == poker::OwnPhrase::payment;
                          },
                          [](const auto&) { return false; },
                      },
                      event);
}

bool PokerFaults::isOfFault(const poker::Event& event) {
    return std::visit(Overloaded{
                          [](const poker::SystemFailed&) { return true; },
                          [](const poker::PlayerDisconnected&) { return true; },
                          [](const poker::PlayerReconnected&) { return true; },
                          [](const poker::RoundVoid&) { return true; },
                          [](const poker::Folded& e) { return e.by == poker::FoldedBy::disconnection; },
                          [](const poker::Settled& e) {
                              return e.verdict == poker::Verdict::voided ||
                                     e.verdict == poker::Verdict::ante_returned;
                          },
                          [](const auto&) { return false; },
                      },
                      event);
}

// P36: all stakes are settled, and none is void.
bool PokerFaults::fits(const Settled& predicted, const Settled& actual) {
    return predicted.player == actual.player && predicted.staked() == actual.staked() &&
           predicted.betStands == actual.betStands && actual.verdict != poker::Verdict::voided &&
           actual.verdict != poker::Verdict::ante_returned;
}

} // namespace mesaviva::faults
