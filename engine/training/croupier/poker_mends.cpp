// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How the faults of a poker croupier are mended, as roulette_mends.cpp.

#include "engine/training/croupier/poker_actions.h"

namespace mesaviva::croupier {

namespace {

// A deck that has a card twice is none (P6b): a round that can't be dealt to its end is void (P33). Once the
// deal is complete its hands are on record, and the round is played with them (I-P33).
Mending mendingOfCard(const poker::State& state) {
    const bool settles =
        state.dealComplete && state.settings.systemFailure == poker::SystemFailureRule::settle_bets;
    if (settles) {
        return {MendKind::from_record,
                {"I-P33"_rule, "P6b"_rule},
                {MendKind::stand, MendKind::burn_card, MendKind::void_round}};
    }
    return {MendKind::void_round,
            {"P33"_rule, "P6b"_rule},
            {MendKind::stand, MendKind::burn_card, MendKind::next_round}};
}

} // namespace

Mending mendingOf(const Fault& fault, const PokerAction&, const poker::State& state) {
    switch (fault.kind) {
    case FaultKind::order:
    case FaultKind::seat:
    case FaultKind::payment_order:
        return {MendKind::do_first, fault.rules, {MendKind::stand, MendKind::void_round}};
    case FaultKind::card: return mendingOfCard(state);
    case FaultKind::face: // each card is its place's, in the order of the shoe
        return {
            MendKind::turn_over, fault.rules, {MendKind::stand, MendKind::burn_card, MendKind::void_round}};
    case FaultKind::target:
        return {
            MendKind::move_card, fault.rules, {MendKind::stand, MendKind::burn_card, MendKind::void_round}};
    case FaultKind::swept:
        return {
            MendKind::put_back, fault.rules, {MendKind::stand, MendKind::next_round, MendKind::void_round}};
    case FaultKind::left:
        return {
            MendKind::take_now, fault.rules, {MendKind::stand, MendKind::next_round, MendKind::void_round}};
    case FaultKind::place:
        return {
            MendKind::take_back, fault.rules, {MendKind::stand, MendKind::next_round, MendKind::void_round}};
    case FaultKind::sum: {
        const bool tooMuch = fault.given > fault.due;
        return {tooMuch ? MendKind::take_rest : MendKind::pay_rest,
                fault.rules,
                {tooMuch ? MendKind::pay_rest : MendKind::take_rest, MendKind::stand, MendKind::next_round}};
    }
    case FaultKind::late_stake:
        return {
            MendKind::push_back, fault.rules, {MendKind::stand, MendKind::next_round, MendKind::void_round}};
    default: break;
    }
    return {MendKind::correct, fault.rules, {MendKind::stand, MendKind::void_round}};
}

} // namespace mesaviva::croupier
