// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/scenario/scenario_session.h"
#include "app/games/roulette/roulette_session.h"
#include "engine/games/roulette/event_fields.h"
#include "engine/games/roulette/scenario/roulette_runner.h"

#include <optional>

namespace mesaviva::app {

/// A roulette table at which a scenario's steps act.
class ScenarioRouletteSession final : public ScenarioSession<RouletteSession, scenario::RouletteRunner> {
public:
    using ScenarioSession::ScenarioSession;

    std::optional<Money> chipValueRequest() const override {
        const auto& values = runner().content().chipValues;
        return values.empty() ? std::nullopt : values.front();
    }
    std::optional<roulette::Pocket> landing(Instant) const override { return runner().chance().landing(); }
    RandomStream look(Instant) const override { return runner().chance().look(); }
};

} // namespace mesaviva::app
