// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How the faults of a bingo caller are mended, as roulette_remedies.cpp.

#include "engine/training/croupier/bingo_actions.h"

namespace mesaviva::croupier {

Mending mendingOf(const Fault& fault, const BingoAction&) {
    switch (fault.kind) {
    case FaultKind::order:
    case FaultKind::payment_order:
        return {RemedyKind::do_first, fault.rules, {RemedyKind::stand, RemedyKind::void_round}};
    case FaultKind::number:
    case FaultKind::again: // the ball counts as it shows
    case FaultKind::letter:
        return {RemedyKind::correct,
                fault.rules,
                {RemedyKind::stand, RemedyKind::draw_again, RemedyKind::void_round}};
    case FaultKind::claim:
        return {RemedyKind::take_back,
                fault.rules,
                {RemedyKind::stand, RemedyKind::pay_both, RemedyKind::void_round}};
    case FaultKind::overlooked:
        return {RemedyKind::admit,
                fault.rules,
                {RemedyKind::stand, RemedyKind::next_round, RemedyKind::void_round}};
    case FaultKind::winner:
        return {RemedyKind::take_back,
                fault.rules,
                {RemedyKind::stand, RemedyKind::pay_both, RemedyKind::next_round}};
    case FaultKind::share:
    case FaultKind::odd:
        return {RemedyKind::correct,
                fault.rules,
                {RemedyKind::stand, RemedyKind::next_round, RemedyKind::void_round}};
    case FaultKind::late_sale:
        return {RemedyKind::push_back,
                fault.rules,
                {RemedyKind::stand, RemedyKind::next_round, RemedyKind::void_round}};
    default: break;
    }
    return {RemedyKind::correct, fault.rules, {RemedyKind::stand, RemedyKind::void_round}};
}

} // namespace mesaviva::croupier
