// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Joining, spinning, leaving, chips and free points.

#include "engine/games/roulette/decide_parts.h"
#include "engine/table/player_checks.h"

#include <algorithm>
#include <array>

namespace mesaviva::roulette {

namespace {

// The smallest stake that the table takes on any chance that it offers.
Money smallestStake(const Settings& settings) {
    Money least = kLargestAmount;
    for (std::size_t i = 0; i < kChanceKinds; ++i) {
        const auto kind = static_cast<ChanceKind>(i);
        least = offers(settings, kind) ? std::min(least, settings.minimumOf(kind)) : least;
    }
    return least;
}

// The first colour that no player at the table has (R8, R13); if chips have a value, the first free number.
std::optional<std::uint8_t> freeColour(const State& state) {
    std::array<bool, kColours> taken{};
    for (const Player& player : state.players) {
        if (player.here) {
            taken[player.colour] = true;
        }
    }
    const auto free = std::ranges::find(taken, false);
    return free == taken.end() ? std::nullopt
                               : std::optional(static_cast<std::uint8_t>(free - taken.begin()));
}

} // namespace

const Rules& sessionRules(const State& state) { return state.settings.regulation().sessions.session; }

Presence presenceOf(const State& state, PlayerId player) {
    if (!isAdmitted(state, player)) {
        return {};
    }
    const Player& who = state.players[player];
    return {who.here, who.leaving, who.connected};
}

MaybeRefusal refuseUnlessPresent(const State& state, PlayerId player) {
    return refuseAbsent<Refusal>(presenceOf(state, player), sessionRules(state),
                                 state.settings.regulation().failures.playerAway);
}

MaybeRefusal admit(const State& state, const Admit& command, Events& events) {
    if (MaybeRefusal full = refuseAdmission<Refusal>(state.players.size(), command.wallet,
                                                     state.settings.regulation().sessions.allowance)) {
        return full;
    }
    events.emplace_back(PlayerAdmitted{static_cast<PlayerId>(state.players.size()), command.wallet});
    return std::nullopt;
}

MaybeRefusal join(const State& state, const Join& command, Events& events) {
    const Settings& settings = state.settings;
    if (!isAdmitted(state, command.player)) {
        return Refusal{CommonReason::not_seated, sessionRules(state)};
    }
    if (state.players[command.player].here) {
        return Refusal{CommonReason::already_decided, sessionRules(state)};
    }
    const bool somebodyHere = std::ranges::any_of(state.players, &Player::here);
    const std::optional<std::uint8_t> colour = freeColour(state);
    if (!colour || (settings.individual && somebodyHere)) {
        return Refusal{CommonReason::seat_taken, settings.regulation().sessions.places};
    }
    if (!settings.hasColourChips()) {
        events.emplace_back(PlayerJoined{command.player, *colour, std::nullopt});
        return std::nullopt;
    }
    const Money minimum = settings.minimumOf(ChanceKind::straight);
    const Money maximum = settings.maximumOf(ChanceKind::straight);
    const Money value = command.chipValue.value_or(minimum);
    if (value < minimum) {
        return Refusal{CommonReason::below_minimum, {"R9"_rule}, minimum, {}, minimum};
    }
    if (value > maximum) {
        return Refusal{CommonReason::above_maximum, {"R9"_rule}, maximum, maximum, {}};
    }
    if (value.cents % minimum.cents != 0) {
        const Money below = minimum * (value.cents / minimum.cents);
        return Refusal{OwnReason::not_whole_chips, {"R9"_rule}, minimum, below, below + minimum};
    }
    events.emplace_back(PlayerJoined{command.player, *colour, value});
    return std::nullopt;
}

void orderSpin(const State& state, PlayerId player, Instant now, Events& events) {
    (void)changeWhatIsDue(state, now, events); // in casinos this wheel has no other moment for it
    events.emplace_back(SpinOrdered{player});
    if (state.settings.closing == Closing::before_launch) {
        events.emplace_back(BettingClosed{now + state.settings.spin});
        events.emplace_back(Announced{OwnPhrase::no_more_bets});
        if (state.settings.regulation().course.bell.value) {
            events.emplace_back(Announced{OwnPhrase::bell});
        }
    }
}

MaybeRefusal spin(const State& state, PlayerId player, Instant now, Events& events) {
    if (MaybeRefusal absent = refuseUnlessPresent(state, player)) {
        return absent;
    }
    const CourseTerms& course = state.settings.regulation().course;
    if (!state.settings.individual) {
        return Refusal{CommonReason::not_offered, course.orderedByNobody};
    }
    if (state.phase != Phase::betting) {
        return notNow(course.ordered);
    }
    if (state.restoreAt) {
        return notNow(state.settings.regulation().failures.putBack.rules, OwnCause::stakes_put_back);
    }
    if (!hasOpenStake(state.players[player])) {
        return Refusal{CommonReason::no_stake, course.ordered, smallestStake(state.settings)};
    }
    orderSpin(state, player, now, events);
    return std::nullopt;
}

MaybeRefusal leave(const State& state, const Leave& command, Instant now, Events& events) {
    const PlayerId player = command.player;
    const Presence presence = presenceOf(state, player);
    if (!presence.here || presence.leaving) {
        return Refusal{CommonReason::not_seated, sessionRules(state)};
    }
    const Player& who = state.players[player];
    if (command.keep != 0) {
        if (!who.chipValue || command.keep < 0) {
            return Refusal{CommonReason::not_offered, {"R16"_rule}};
        }
        const std::int64_t chips = state.wallet(player).cents / who.chipValue->cents;
        if (command.keep > chips) {
            return Refusal{CommonReason::not_enough_points, {"R16"_rule}, *who.chipValue * chips};
        }
    }
    if (!hasOpenStake(who)) {
        endSession(state, player, SessionEnd::left, command.keep, events);
        return std::nullopt;
    }
    events.emplace_back(PlayerLeaving{player, command.keep});
    if (state.settings.individual && state.phase == Phase::betting) {
        orderSpin(state, player, now, events);
    }
    return std::nullopt;
}

MaybeRefusal presentChips(const State& state, PlayerId player, Events& events) {
    if (!isAdmitted(state, player) || state.players[player].kept == 0) {
        return Refusal{CommonReason::no_stake, {"R16"_rule}};
    }
    const std::int64_t chips = state.players[player].kept;
    events.emplace_back(
        ChipsChanged{player, chips, state.settings.minimumOf(ChanceKind::straight) * chips, 0, true});
    return std::nullopt;
}

MaybeRefusal takeAllowance(const State& state, PlayerId player, Events& events) {
    const Rules& rules = state.settings.regulation().sessions.allowance;
    if (!isAdmitted(state, player)) {
        return Refusal{CommonReason::not_seated, rules};
    }
    // Where only chips of the own colour are taken, less than one chip is nothing (R7).
    Money least = smallestStake(state.settings);
    if (state.settings.chips == Chips::colour && state.players[player].chipValue) {
        least = std::max(least, *state.players[player].chipValue);
    }
    if (MaybeRefusal refused = refuseAllowance<Refusal>(hasOpenStake(state.players[player]),
                                                        state.wallet(player), least, rules)) {
        return refused;
    }
    events.emplace_back(AllowanceTaken{player, state.settings.allowance});
    return std::nullopt;
}

void endSession(const State& state, PlayerId player, SessionEnd reason, std::int64_t keep, Events& events) {
    const Player& who = state.players[player];
    if (who.chipValue) {
        const std::int64_t chips = state.wallet(player).cents / who.chipValue->cents;
        const std::int64_t kept = std::min(keep, chips);
        events.emplace_back(ChipsChanged{player, chips - kept, *who.chipValue * (chips - kept), kept, false});
    }
    appendSessionEnd<Announced>(SessionEnded{player, reason, who.session.summary}, events);
}

} // namespace mesaviva::roulette
