// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How the faults of a bingo caller are mended, as roulette_mends.cpp.

#include "engine/training/croupier/bingo_actions.h"

namespace mesaviva::croupier {

Mending mendingOf(const Fault& fault, const BingoAction&) {
    switch (fault.kind) {
    case FaultKind::order:
    case FaultKind::payment_order:
        return {MendKind::do_first, fault.rules, {MendKind::stand, MendKind::void_round}};
    case FaultKind::number:
    case FaultKind::again: // the ball counts as it shows
    case FaultKind::letter:
        return {
            MendKind::correct, fault.rules, {MendKind::stand, MendKind::draw_again, MendKind::void_round}};
    case FaultKind::claim:
        return {
            MendKind::take_back, fault.rules, {MendKind::stand, MendKind::pay_both, MendKind::void_round}};
    case FaultKind::overlooked:
        return {MendKind::admit, fault.rules, {MendKind::stand, MendKind::next_round, MendKind::void_round}};
    case FaultKind::winner:
        return {
            MendKind::take_back, fault.rules, {MendKind::stand, MendKind::pay_both, MendKind::next_round}};
    case FaultKind::share:
    case FaultKind::odd:
        return {
            MendKind::correct, fault.rules, {MendKind::stand, MendKind::next_round, MendKind::void_round}};
    case FaultKind::late_sale:
        return {
            MendKind::push_back, fault.rules, {MendKind::stand, MendKind::next_round, MendKind::void_round}};
    default: break;
    }
    return {MendKind::correct, fault.rules, {MendKind::stand, MendKind::void_round}};
}

} // namespace mesaviva::croupier
