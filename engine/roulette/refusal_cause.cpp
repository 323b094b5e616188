// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/roulette/refusal_cause.h"

namespace mesaviva::roulette {

namespace {

RefusalCause causeOfFault(const Refusal& refusal, const Regulation& regulation) {
    const FailureTerms& failures = regulation.failures;
    if (failures.putBack.value && refusal.rules == failures.putBack.rules) {
        return RefusalCause::stakes_put_back;
    }
    if (failures.voidSpin.value && refusal.rules == failures.voidSpin.rules) {
        return RefusalCause::ball_does_not_run;
    }
    if (regulation.course.ballChanged.value && refusal.rules == regulation.course.ballChanged.rules) {
        return RefusalCause::ball_runs;
    }
    return refusal.rules == failures.playerAway ? RefusalCause::line_there : RefusalCause::other;
}

} // namespace

RefusalCause causeOf(Deed deed, const Refusal& refusal, const Settings& settings) {
    const Regulation& regulation = settings.regulation();
    const auto& putBack = regulation.failures.putBack;
    const auto& ofPlayer = regulation.limits.playerMaximum;
    if (refusal.reason == CommonReason::above_maximum) {
        return ofPlayer.value && refusal.rules == ofPlayer.rules ? RefusalCause::player_maximum
                                                                 : RefusalCause::other;
    }
    if (refusal.reason != CommonReason::not_now) {
        return RefusalCause::other;
    }
    if (deed == Deed::other) {
        return RefusalCause::not_due;
    }
    if (deed == Deed::fault) {
        return causeOfFault(refusal, regulation);
    }
    if (refusal.rules == regulation.closing(settings.closing)) {
        return RefusalCause::other;
    }
    if (putBack.value && refusal.rules == putBack.rules) {
        return RefusalCause::stakes_put_back;
    }
    return refusal.rules == regulation.course.notBetweenRounds ? RefusalCause::not_all_paid
                                                               : RefusalCause::other;
}

} // namespace mesaviva::roulette
