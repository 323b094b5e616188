// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How the faults of a roulette croupier are mended. Where the regulation says what is right it says by that
// how a wrong thing is mended; of the rest each house has its custom.

#include "engine/training/croupier/planted_fault.h"

namespace mesaviva::croupier {

using namespace roulette;

Mending mendingOf(const Fault& fault, const RouletteAction& action, const State& state) {
    switch (fault.kind) {
    case FaultKind::order:
    case FaultKind::payment_order:
        return {RemedyKind::do_first, fault.rules, {RemedyKind::stand, RemedyKind::void_round}};
    case FaultKind::turn:
        return {RemedyKind::relaunch,
                fault.rules,
                {RemedyKind::stand, RemedyKind::next_round, RemedyKind::void_round}};
    case FaultKind::number:
    case FaultKind::colour:
    case FaultKind::parity:
    case FaultKind::half:
        return {RemedyKind::correct,
                fault.rules,
                {RemedyKind::stand, RemedyKind::relaunch, RemedyKind::void_round}};
    case FaultKind::place:
        if (std::holds_alternative<Pay>(action)) {
            return {RemedyKind::take_back,
                    fault.rules,
                    {RemedyKind::stand, RemedyKind::next_round, RemedyKind::void_round}};
        }
        break;               // the marker
    case FaultKind::swept: { // put back from the record, where the regulation speaks of stakes that are moved
        const Cited<bool>& putBack = state.settings.regulation().failures.putBack;
        return {RemedyKind::put_back,
                putBack.value ? with(putBack.rules, fault.rules) : fault.rules,
                {RemedyKind::stand, RemedyKind::next_round, RemedyKind::void_round}};
    }
    case FaultKind::left:
        return {RemedyKind::take_now,
                fault.rules,
                {RemedyKind::stand, RemedyKind::next_round, RemedyKind::void_round}};
    case FaultKind::halved:
        return {RemedyKind::halve,
                fault.rules,
                {RemedyKind::put_back, RemedyKind::take_now, RemedyKind::next_round}};
    case FaultKind::payee:
        return {RemedyKind::pay_owner,
                fault.rules,
                {RemedyKind::stand, RemedyKind::pay_both, RemedyKind::next_round}};
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
    case FaultKind::missing:
    case FaultKind::extra:
        return {RemedyKind::correct,
                fault.rules,
                {RemedyKind::stand, RemedyKind::next_round, RemedyKind::push_back}};
    default: break;
    }
    return {RemedyKind::correct, fault.rules, {RemedyKind::stand, RemedyKind::void_round}};
}

} // namespace mesaviva::croupier
