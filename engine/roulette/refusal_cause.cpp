// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/roulette/refusal_cause.h"

namespace mesaviva::roulette {

RefusalCause causeOf(const Refusal& refusal, const Settings& settings) {
    const Regulation& regulation = settings.regulation();
    const auto& putBack = regulation.failures.putBack;
    const auto& ofPlayer = regulation.limits.playerMaximum;
    if (refusal.reason == CommonReason::above_maximum) {
        return ofPlayer.value && refusal.rules == ofPlayer.rules ? RefusalCause::player_maximum
                                                                 : RefusalCause::other;
    }
    if (refusal.reason != CommonReason::not_now || refusal.rules == regulation.closing(settings.closing)) {
        return RefusalCause::other;
    }
    if (putBack.value && refusal.rules == putBack.rules) {
        return RefusalCause::stakes_put_back;
    }
    return refusal.rules == regulation.course.notBetweenRounds ? RefusalCause::not_all_paid
                                                               : RefusalCause::other;
}

} // namespace mesaviva::roulette
