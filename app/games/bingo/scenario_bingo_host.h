// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/scenario/scenario_host.h"
#include "app/games/bingo/bingo_host.h"
#include "engine/games/bingo/event_fields.h"
#include "engine/games/bingo/scenario/bingo_runner.h"

namespace mesaviva::app {

/// A bingo room in which a scenario's steps act.
class ScenarioBingoHost final : public ScenarioHost<BingoHost, scenario::BingoRunner> {
public:
    using ScenarioHost::ScenarioHost;

    bool isSimulated(PlayerId player) const override { return BingoHost::isSimulated(player); }
    QString roomName() const override;
};

} // namespace mesaviva::app
