// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desks/teach/croupier/croupier_session.h"
#include "app/games/roulette/roulette_session.h"
#include "engine/training/croupier/reversed_roulette.h"

namespace mesaviva::app {

/// A roulette table whose croupier is the trainee.
class RouletteCroupierSession final : public CroupierSession<RouletteSession, croupier::ReversedRoulette> {
public:
    using CroupierSession::CroupierSession;

    std::optional<Money> chipValueRequest() const override { return std::nullopt; }
    std::optional<roulette::Pocket> landing(Instant) const override {
        return training().table().chance().landing();
    }
    RandomStream look(Instant) const override { return training().table().chance().look(); }
};

} // namespace mesaviva::app
