// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of what all games share: opening, idle rules, refusal, session summary, and common events, each
// in the order in which they are written (fields.h).
#pragma once

#include "engine/table/common_events.h"
#include "engine/table/common_keys.h"
#include "engine/table/contribution.h"
#include "engine/table/fields.h"
#include "engine/table/injected_by.h"
#include "engine/table/opening.h"
#include "engine/table/refusal.h"
#include "engine/table/session.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace mesaviva {

template <class V>
void describe(V& v, Like<IdleRules> auto& rules) {
    v("invited_after_seconds", rules.invitedAfter);
    v("ended_after_seconds", rules.endedAfter);
    v("invited_after_rounds", rules.invitedAfterRounds);
    v("ended_after_rounds", rules.endedAfterRounds);
}

template <class V>
void describe(V& v, Like<SessionSummary> auto& summary) {
    v("rounds", summary.rounds);
    v("staked", summary.staked);
    v("returned", summary.returned);
    v.derived("net", [&] { return summary.net(); });
}

/// The amounts that would be accepted instead, the lower one first; null: there is none.
struct NearestForm {
    template <class Refusal>
    static std::vector<std::optional<Money>> write(const Refusal& refusal) {
        const auto some = [](Money amount) {
            return amount == Money{} ? std::nullopt : std::optional(amount);
        };
        return {some(refusal.nearestBelow), some(refusal.nearestAbove)};
    }
    template <class Refusal>
    static bool read(const std::vector<std::optional<Money>>& nearest, Refusal& refusal) {
        if (nearest.size() != 2) {
            return false;
        }
        refusal.nearestBelow = nearest[0].value_or(Money{});
        refusal.nearestAbove = nearest[1].value_or(Money{});
        return true;
    }
};

/// Describes a refusal's fields as part of its event.
template <class V>
void describeRefusal(V& v, auto& refusal) {
    v("reason", refusal.reason);
    v.maybe("cause", refusal.cause, std::remove_cvref_t<decltype(refusal.cause)>(CommonCause::none));
    v.maybe("limit", refusal.limit, Money{});
    v.maybeAs("nearest", refusal, NearestForm{},
              refusal.nearestBelow == Money{} && refusal.nearestAbove == Money{});
    v.rules(refusal.rules);
}

/// Describes who injected the fault of an event; omitted if it just happened.
template <class V>
void describeInjection(V& v, auto& event) {
    v.maybe("injected_by", event.injectedBy, InjectedBy::nobody);
}

/// Names of the expected players, and of those among them whom the program plays.
struct GuestNames {
    std::vector<std::string> players;
    std::vector<std::string> simulated;
};

template <class V>
void describe(V& v, Like<GuestNames> auto& names) {
    v("players", names.players);
    v("simulated", names.simulated);
}

struct GuestsForm {
    static GuestNames write(const std::vector<Guest>& guests) {
        GuestNames names;
        for (const Guest& guest : guests) {
            names.players.push_back(guest.name);
            if (guest.simulated) {
                names.simulated.push_back(guest.name);
            }
        }
        return names;
    }
    static bool read(const GuestNames& names, std::vector<Guest>& guests) {
        guests.clear();
        for (const std::string& player : names.players) {
            const bool simulated = std::ranges::find(names.simulated, player) != names.simulated.end();
            guests.push_back({player, simulated});
        }
        return write(guests).simulated == names.simulated;
    }
};

/// The version of the rules: the rule set's name and the edition in the settings (`pt-803-2015/2`). Reading
/// sets the edition; it fails for an edition or a rule set that this program does not know.
struct RulesVersionForm {
    template <class Settings>
    static std::string write(const Settings& settings) {
        return rulesVersion(settings);
    }
    template <class Settings>
    static bool read(const std::string& version, Settings& settings) {
        for (; settings.edition > 0; --settings.edition) {
            if (version == rulesVersion(settings)) {
                return true;
            }
        }
        return false;
    }
};

template <class T>
struct IsOpening : std::false_type {};
template <class Settings>
struct IsOpening<Opening<Settings>> : std::true_type {};

template <class V, class O>
requires IsOpening<std::remove_const_t<O>>::value void describe(V& v, O& opening) {
    v("settings", opening.settings);
    v.inlined(opening.guests, GuestsForm{});
    v.maybe("crowd", opening.crowd, std::uint32_t{0});
    v.maybe("exercise", opening.exercise, false);
    v.as("rules_version", opening.settings, RulesVersionForm{});
}

/// A shared value, never null.
struct SharedForm {
    template <class T>
    static T write(const std::shared_ptr<const T>& shared) {
        return *shared;
    }
    template <class T>
    static bool read(T& value, std::shared_ptr<const T>& shared) {
        shared = std::make_shared<const T>(std::move(value));
        return true;
    }
};

template <class T>
struct IsTableOpened : std::false_type {};
template <class Settings>
struct IsTableOpened<TableOpenedWith<Settings>> : std::true_type {};

template <class Settings>
constexpr std::string_view eventKey(Kind<TableOpenedWith<Settings>>) {
    return "table_opened";
}
template <class V, class E>
requires IsTableOpened<std::remove_const_t<E>>::value void describe(V& v, E& e) {
    v.inlined(e.opening, SharedForm{});
}

} // namespace mesaviva

namespace mesaviva::common {

constexpr std::string_view eventKey(Kind<PlayerAdmitted>) { return "player_admitted"; }
template <class V>
void describe(V& v, Like<PlayerAdmitted> auto& e) {
    v.player("player", e.player);
    v("wallet", e.wallet);
}

constexpr std::string_view eventKey(Kind<AllowanceTaken>) { return "allowance_taken"; }
template <class V>
void describe(V& v, Like<AllowanceTaken> auto& e) {
    v.player("player", e.player);
    v("amount", e.amount);
}

constexpr std::string_view eventKey(Kind<RoundOpened>) { return "round_opened"; }
template <class V>
void describe(V& v, Like<RoundOpened> auto& e) {
    v.round(e.round);
    v("commitment", e.commitment);
}

constexpr std::string_view eventKey(Kind<SeedContributed>) { return "seed_contributed"; }
constexpr std::string_view commandKey(Kind<ContributeSeed>) { return "contribute"; }
template <class V>
void describe(V& v, Like<SeedContributed, ContributeSeed> auto& e) {
    v.player("player", e.player);
    v("seed", e.seed);
}

constexpr std::string_view eventKey(Kind<BettingOpened>) { return "betting_opened"; }
template <class V>
void describe(V& v, Like<BettingOpened> auto& e) {
    v("until", e.until);
}

constexpr std::string_view eventKey(Kind<SystemFailed>) { return "system_failed"; }
template <class V>
void describe(V& v, Like<SystemFailed> auto& e) {
    describeInjection(v, e);
}

constexpr std::string_view eventKey(Kind<PlayerDisconnected>) { return "player_lost"; }
constexpr std::string_view eventKey(Kind<PlayerReconnected>) { return "player_back"; }
constexpr std::string_view eventKey(Kind<PlayerLeaving>) { return "player_leaving"; }
template <class V>
void describe(V& v, Like<PlayerLeaving> auto& e) {
    v.player("player", e.player);
}
template <class V>
void describe(V& v, Like<PlayerReconnected> auto& e) {
    v.player("player", e.player);
    describeInjection(v, e);
}
template <class V>
void describe(V& v, Like<PlayerDisconnected> auto& e) {
    v.player("player", e.player);
    v.maybe("at_stake", e.atStake, false);
    describeInjection(v, e);
}

constexpr std::string_view eventKey(Kind<SessionInvited>) { return "session_invited"; }
template <class V>
void describe(V& v, Like<SessionInvited> auto& e) {
    v.player("player", e.player);
    v.derived("reason", [] { return SessionEnd::idle; });
    v("individual", e.individual);
}

constexpr std::string_view eventKey(Kind<SessionWarned>) { return "session_warned"; }
template <class V>
void describe(V& v, Like<SessionWarned> auto& e) {
    v.player("player", e.player);
    v.derived("reason", [] { return SessionEnd::idle; });
    v("until", e.until);
}

template <class T>
struct IsRefused : std::false_type {};
template <class Action, class Refusal>
struct IsRefused<RefusedAction<Action, Refusal>> : std::true_type {};

template <class Action, class Refusal>
constexpr std::string_view eventKey(Kind<RefusedAction<Action, Refusal>>) {
    return "refused";
}
template <class V, class E>
requires IsRefused<std::remove_const_t<E>>::value void describe(V& v, E& e) {
    v.maybePlayer("player", e.player);
    v("do", e.action);
    describeRefusal(v, e.refusal);
}

} // namespace mesaviva::common
