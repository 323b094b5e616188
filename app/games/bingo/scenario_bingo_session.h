// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/scenario/scenario_session.h"
#include "app/games/bingo/bingo_session.h"
#include "engine/games/bingo/event_fields.h"
#include "engine/games/bingo/scenario/bingo_runner.h"

namespace mesaviva::app {

/// A bingo room in which a scenario's steps act.
class ScenarioBingoSession final : public ScenarioSession<BingoSession, scenario::BingoRunner> {
public:
    using ScenarioSession::ScenarioSession;

    bool isSimulated(PlayerId player) const override { return BingoSession::isSimulated(player); }
    QString roomName() const override;
};

} // namespace mesaviva::app
