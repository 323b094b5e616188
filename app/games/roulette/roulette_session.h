// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/record/recorded_round_session.h"
#include "app/core/scenario/scenario_session.h"
#include "app/core/table/game_session.h"
#include "app/core/text/table_text.h"
#include "app/games/roulette/text/roulette_text.h"
#include "engine/base/random_stream.h"
#include "engine/base/seed.h"
#include "engine/games/roulette/fields.h"
#include "engine/games/roulette/game.h"
#include "engine/games/roulette/scenario/roulette_runner.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace mesaviva::app {

/// An open roulette table.
class RouletteSession : public GameSession<roulette::Game> {
public:
    /// The value that this player wants for a chip without value (R9); empty: the table's minimum.
    virtual std::optional<Money> chipValueRequest() const = 0;

    /// The pocket in which the newest ball, launched at `launched`, will rest, if known, and a random stream
    /// for the details of its run. Only for the animation.
    virtual std::optional<roulette::Pocket> landing(Instant launched) const = 0;
    virtual RandomStream look(Instant launched) const = 0;
};

/// A replay of one or several consecutive recorded spins; the ball runs as it did originally.
class RecordedRouletteSession : public RecordedRoundSession<RouletteSession> {
public:
    explicit RecordedRouletteSession(RecordedRound<roulette::Game> recorded);

    std::optional<Money> chipValueRequest() const override { return std::nullopt; }
    std::optional<roulette::Pocket> landing(Instant launched) const override;
    RandomStream look(Instant launched) const override;
    QString kindName(const QString& kind) const override { return RouletteText::markLabel(kind); }

protected:
    QString ownName() const override { return TableText::you(); }
    bool revealsResult(const QString& kind) const override {
        return kind == QLatin1String("number_drawn") || kind == QLatin1String("spin_void") ||
               kind == QLatin1String("paid") || kind == QLatin1String("settled") ||
               kind == QLatin1String("round_void");
    }
    bool startsDraw(const QString& kind) const override {
        return RecordedRoundSession::startsDraw(kind) || kind == QLatin1String("ball_launched");
    }

private:
    struct Landing {
        Instant at;
        roulette::Pocket pocket;
    };
    struct Launch {
        Instant at;
        std::uint32_t ordinal; ///< within its round, from 1
        Seed seed;             ///< the round's seed
    };
    std::vector<Landing> m_landings;
    std::vector<Launch> m_launches;
};

/// A roulette table driven by a scenario's steps.
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
