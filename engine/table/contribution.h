// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Players' contributions to a round's chance (docs/0031-joint-seed.md): nobody who has contributed has to
// trust the table's own seed.
#pragma once

#include "engine/base/seed.h"
#include "engine/table/common_keys.h"
#include "engine/table/player.h"
#include "engine/table/refusal.h"

#include <bitset>
#include <optional>
#include <variant>

namespace mesaviva::common {

/// Contributes to the round's chance: a command.
struct ContributeSeed {
    PlayerId player = kNobody;
    Seed seed{};

    friend bool operator==(const ContributeSeed&, const ContributeSeed&) = default;
};

/// A player has contributed to the round's chance.
struct SeedContributed {
    PlayerId player;
    Seed seed;

    friend bool operator==(const SeedContributed&, const SeedContributed&) = default;
};

} // namespace mesaviva::common

namespace mesaviva {

/// The players who have contributed in this round.
using Contributors = std::bitset<kMostPlayers>;

/// Decides about the contribution of a player who is present: at most one a round, from `round_opened` until
/// something is taken from the round's stream; `isOpen` says whether that is so. No regulation has this.
template <class Refusal, class Events>
std::optional<Refusal> contributeSeed(const Contributors& contributors, const common::ContributeSeed& command,
                                      bool isOpen, Events& events) {
    if (!isOpen) {
        return Refusal{CommonReason::not_now, {}};
    }
    if (contributors.test(command.player)) {
        return Refusal{CommonReason::already_decided, {}};
    }
    events.emplace_back(common::SeedContributed{command.player, command.seed});
    return std::nullopt;
}

/// Passes a contribution on to the source of chance, if the event is one.
template <class Event, class Chance>
void passContribution(const Event& event, Chance& chance) {
    if (const auto* const contributed = std::get_if<common::SeedContributed>(&event)) {
        chance.contribute(contributed->seed);
    }
}

} // namespace mesaviva
