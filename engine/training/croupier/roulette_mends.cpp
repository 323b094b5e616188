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
        return {MendKind::do_first, fault.rules, {MendKind::stand, MendKind::void_round}};
    case FaultKind::turn:
        return {
            MendKind::relaunch, fault.rules, {MendKind::stand, MendKind::next_round, MendKind::void_round}};
    case FaultKind::number:
    case FaultKind::colour:
    case FaultKind::parity:
    case FaultKind::half:
        return {MendKind::correct, fault.rules, {MendKind::stand, MendKind::relaunch, MendKind::void_round}};
    case FaultKind::place:
        if (std::holds_alternative<Pay>(action)) {
            return {MendKind::take_back,
                    fault.rules,
                    {MendKind::stand, MendKind::next_round, MendKind::void_round}};
        }
        break;               // the marker
    case FaultKind::swept: { // put back from the record, where the regulation speaks of stakes that are moved
        const Cited<bool>& putBack = state.settings.regulation().failures.putBack;
        return {MendKind::put_back,
                putBack.value ? with(putBack.rules, fault.rules) : fault.rules,
                {MendKind::stand, MendKind::next_round, MendKind::void_round}};
    }
    case FaultKind::left:
        return {
            MendKind::take_now, fault.rules, {MendKind::stand, MendKind::next_round, MendKind::void_round}};
    case FaultKind::halved:
        return {MendKind::halve, fault.rules, {MendKind::put_back, MendKind::take_now, MendKind::next_round}};
    case FaultKind::payee:
        return {
            MendKind::pay_owner, fault.rules, {MendKind::stand, MendKind::pay_both, MendKind::next_round}};
    case FaultKind::sum: {
        const bool tooMuch = fault.given > fault.due;
        return {tooMuch ? MendKind::take_rest : MendKind::pay_rest,
                fault.rules,
                {tooMuch ? MendKind::pay_rest : MendKind::take_rest, MendKind::stand, MendKind::next_round}};
    }
    case FaultKind::late_stake:
        return {
            MendKind::push_back, fault.rules, {MendKind::stand, MendKind::next_round, MendKind::void_round}};
    case FaultKind::missing:
    case FaultKind::extra:
        return {MendKind::correct, fault.rules, {MendKind::stand, MendKind::next_round, MendKind::push_back}};
    default: break;
    }
    return {MendKind::correct, fault.rules, {MendKind::stand, MendKind::void_round}};
}

} // namespace mesaviva::croupier
