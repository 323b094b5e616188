// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How the faults of a poker croupier are mended, as roulette_remedies.cpp.

#include "engine/training/croupier/poker_actions.h"

namespace mesaviva::croupier {

namespace {

// A deck that has a card twice is none (P6b): a round that can't be dealt to its end is void (P33). Once the
// deal is complete its hands are on record, and the round is played with them (I-P33).
Mending mendingOfCard(const poker::State& state) {
    const bool settles =
        state.dealComplete && state.settings.systemFailure == poker::SystemFailureRule::settle_bets;
    if (settles) {
        return {RemedyKind::from_record,
                {"I-P33"_rule, "P6b"_rule},
                {RemedyKind::stand, RemedyKind::burn_card, RemedyKind::void_round}};
    }
    return {RemedyKind::void_round,
            {"P33"_rule, "P6b"_rule},
            {RemedyKind::stand, RemedyKind::burn_card, RemedyKind::next_round}};
}

} // namespace

Mending mendingOf(const Fault& fault, const PokerAction&, const poker::State& state) {
    switch (fault.kind) {
    case FaultKind::order:
    case FaultKind::seat:
    case FaultKind::payment_order:
        return {RemedyKind::do_first, fault.rules, {RemedyKind::stand, RemedyKind::void_round}};
    case FaultKind::card: return mendingOfCard(state);
    case FaultKind::face: // each card is its place's, in the order of the shoe
        return {RemedyKind::turn_over,
                fault.rules,
                {RemedyKind::stand, RemedyKind::burn_card, RemedyKind::void_round}};
    case FaultKind::target:
        return {RemedyKind::move_card,
                fault.rules,
                {RemedyKind::stand, RemedyKind::burn_card, RemedyKind::void_round}};
    case FaultKind::swept:
        return {RemedyKind::put_back,
                fault.rules,
                {RemedyKind::stand, RemedyKind::next_round, RemedyKind::void_round}};
    case FaultKind::left:
        return {RemedyKind::take_now,
                fault.rules,
                {RemedyKind::stand, RemedyKind::next_round, RemedyKind::void_round}};
    case FaultKind::place:
        return {RemedyKind::take_back,
                fault.rules,
                {RemedyKind::stand, RemedyKind::next_round, RemedyKind::void_round}};
    case FaultKind::sum: {
        const bool tooMuch = fault.given > fault.due;
        return {tooMuch ? RemedyKind::take_rest : RemedyKind::pay_rest,
                fault.rules,
                {tooMuch ? RemedyKind::pay_rest : RemedyKind::take_rest, RemedyKind::stand,
                 RemedyKind::next_round}};
    }
    case FaultKind::late_stake:
        return {RemedyKind::push_back,
                fault.rules,
                {RemedyKind::stand, RemedyKind::next_round, RemedyKind::void_round}};
    default: break;
    }
    return {RemedyKind::correct, fault.rules, {RemedyKind::stand, RemedyKind::void_round}};
}

} // namespace mesaviva::croupier
