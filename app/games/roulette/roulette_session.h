// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/events/event_log_text.h"
#include "app/core/learn/tutor.h"
#include "app/core/record/recorded_round_session.h"
#include "app/core/scenario/scenario_session.h"
#include "app/core/table/live_session.h"
#include "app/core/table/table_session.h"
#include "app/core/text/table_text.h"
#include "app/games/roulette/roulette_text.h"
#include "engine/base/random_stream.h"
#include "engine/base/seed.h"
#include "engine/games/roulette/fields.h"
#include "engine/games/roulette/game.h"
#include "engine/games/roulette/players/roulette_crowd.h"
#include "engine/games/roulette/scenario/roulette_runner.h"
#include "engine/games/roulette/settings.h"
#include "engine/games/roulette/spin_source.h"

#include <QStringList>

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
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
    QString kindName(const QString& kind) const override { return EventLogText::mark(kind, kMarks); }

protected:
    QString ownName() const override { return TableText::you(); }
    bool revealsResult(std::size_t kind) const override {
        return isAnyOf<roulette::NumberDrawn, roulette::SpinVoid, roulette::Paid, roulette::Settled,
                       roulette::RoundVoid>(kind);
    }
    bool startsDraw(std::size_t kind) const override {
        return isAnyOf<roulette::RoundOpened, roulette::BallLaunched>(kind);
    }

private:
    static constexpr std::array<std::string_view, 3> kMarks{"ball_launched", "number_drawn", "spin_void"};

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

/// The parameters of a live roulette table.
struct LiveRouletteTable {
    roulette::Settings settings;
    Money wallet{100'000};          ///< this player's points
    std::optional<Money> chipValue; ///< value of one of this player's chips (R9)
    int simulated = 0;              ///< number of simulated players who join
    SeedSource seeds = systemSeeds();
    std::vector<roulette::Pocket>
        pockets{};                 ///< results of the first spins; the later ones come from the seeds
    std::string ownKey = "player"; ///< this player's name in records
    bool sits = true;              ///< this player joins at once
    QStringList people{};          ///< others who join, for whom somebody at this table acts
};

/// A roulette table at which this player and simulated players play in real time.
class LiveRouletteSession : public LiveSession<RouletteSession, players::RouletteCrowd> {
public:
    explicit LiveRouletteSession(const LiveRouletteTable& table);
    /// Recovers a table after a crash; further rounds take their seeds from `later`.
    explicit LiveRouletteSession(const std::shared_ptr<const Recovered>& recovered,
                                 SeedSource later = systemSeeds());

    /// This player, or the one of the named people for whom somebody acts now.
    PlayerId ownPlayer() const override { return m_acting; }
    /// Those for whom somebody at this table may act: this player if seated, then the people, in order.
    std::vector<PlayerId> actors() const;
    /// Acts for one of actors() from now on; the caller then updates the table's model.
    void actFor(PlayerId player) { m_acting = player; }

    std::optional<Money> chipValueRequest() const override { return m_chipValue; }
    std::optional<roulette::Pocket> landing(Instant) const override { return table().chance().landing(); }
    RandomStream look(Instant) const override { return table().chance().look(); }

protected:
    /// Uses `chance` in place of the seeds.
    LiveRouletteSession(const LiveRouletteTable& table, std::unique_ptr<roulette::SpinSource> chance,
                        RandomStream look);

    QString ownName() const override;

private:
    void joinCrowd(int count, RandomStream& look);

    std::optional<Money> m_chipValue;
    PlayerId m_acting = 0;
    std::vector<PlayerId> m_people; ///< by name
};

/// A learning table of roulette: stakes are accepted until the player has the ball launched. At an individual
/// wheel the player launches it (O15); at others the croupier waits for the player's request.
class LearningRouletteSession final : public LearningSession<LiveRouletteSession> {
public:
    using LearningSession::LearningSession;

    bool isWaiting() const override {
        const roulette::State& state = table().state();
        const roulette::Player& own = state.players[ownPlayer()];
        return state.phase == roulette::Phase::betting && !state.restoreAt && own.here && own.connected &&
               !own.leaving;
    }
    bool canGoOn() const override { return isWaiting() && !table().state().settings.individual; }
    void goOn() override {
        while (canGoOn() && table().nextDue()) {
            table().advanceTo(*table().nextDue());
        }
        arrive();
    }
};

} // namespace mesaviva::app
