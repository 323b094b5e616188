// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/roulette/roulette_corrections.h"

#include "engine/games/roulette/event_fields.h"
#include "engine/record/significant.h"

namespace mesaviva::app {

Correction RouletteCorrections::voidSpin(roulette::SpinVoidReason reason) {
    return {tr("the ball was running"), tr("it lies on the last number, and is launched again"),
            tr("the croupier"),
            reason == roulette::SpinVoidReason::ball ? tr("the ball was faulty or lost")
                                                     : tr("something fell into the wheel")};
}

Correction RouletteCorrections::changedBall(bool faulty) {
    return {tr("the ball in use"), tr("another one of the same size"), tr("the croupier"),
            faulty ? tr("the ball was faulty or lost") : tr("the two balls take turns")};
}

Correction RouletteCorrections::allRestored() {
    return {tr("stakes disturbed"), tr("all as recorded"), tr("the croupier, from the record"),
            tr("the staff had disturbed the stakes")};
}

std::optional<Correction> RouletteCorrections::ofRecorded(std::string_view event, std::string_view detail) {
    if (event == eventKey(Kind<roulette::RoundVoid>())) {
        return CorrectionText::voidRound();
    }
    if (event == eventKey(Kind<roulette::SpinVoid>())) {
        return voidSpin(detail == name(roulette::SpinVoidReason::ball)
                            ? roulette::SpinVoidReason::ball
                            : roulette::SpinVoidReason::object_in_wheel);
    }
    if (event == eventKey(Kind<roulette::StakeRestored>())) {
        return Correction{tr("disturbed"), tr("as recorded"), tr("the croupier, from the record"),
                          tr("the staff had disturbed the stakes")};
    }
    if (event == eventKey(Kind<roulette::StakesRestored>())) {
        return allRestored();
    }
    if (event == eventKey(Kind<roulette::BallChanged>())) {
        return changedBall(detail == record::kBallFaulty);
    }
    return std::nullopt;
}

} // namespace mesaviva::app
