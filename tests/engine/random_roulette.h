// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Roulette scenarios drawn from a stream of numbers: the same seed gives the same scenario.
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "engine/base/random_stream.h"
#include "engine/games/roulette/layout.h"
#include "engine/games/roulette/scenario/roulette_runner.h"
#include "engine/games/roulette/series.h"
#include "engine/scenario/scenario.h"
#endif

#include <nlohmann/json.hpp>

#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace mesaviva::kit {

/// Draws the steps of three players, and occasionally of chance.
class RouletteDice {
public:
    using Json = nlohmann::ordered_json;

    RouletteDice(const roulette::Settings& settings, std::uint8_t seed)
        : m_settings(settings),
          m_stream(seedOf(seed), stream_name::kPlayers) {}

    /// Draws a scenario of `stepsOfRound` steps a round, and a few more, without expectations.
    scenario::Scenario draw(int stepsOfRound, std::uint64_t rounds) {
        scenario::Scenario result;
        result.rules = std::string(name(m_settings.rules));
        scenario::RouletteContent content;
        content.table = m_settings;
        const std::size_t players = m_settings.individual ? 1 : 3;
        for (std::size_t i = 0; i < players; ++i) {
            result.players.push_back({kNames[i], Money{static_cast<std::int64_t>(50'000 * (i + 1))}});
            content.chipValues.push_back(i == 1 ? std::optional(Money{200}) : std::nullopt);
        }
        for (std::uint64_t round = 0; round < rounds; ++round) {
            add(content, "betting_opened", stake(0));
            for (int i = 0; i < stepsOfRound; ++i) {
                add(content, "", command(static_cast<PlayerId>(below(players))));
            }
            if (m_settings.individual) {
                add(content, "", roulette::Spin{0});
            }
            // Some of the later steps are too late, some are not.
            add(content, "ball_launched", below(3) == 0 ? outcome() : command(0));
            add(content, "", stake(static_cast<PlayerId>(below(players))));
            add(content, "number_drawn", below(6) == 0 ? outcome() : command(0));
            add(content, "round_closed", roulette::PlaceParol{static_cast<PlayerId>(below(players)), {}});
        }
        result.seed = seedOf(0);
        result.content = std::move(content);
        result.rounds = rounds;
        return result;
    }

private:
    static constexpr std::array kNames = {"ana", "rui", "eva"};

    static Seed seedOf(std::uint8_t number) {
        Seed seed{};
        seed.front() = number;
        return seed;
    }

    static void add(scenario::RouletteContent& content, const char* when, const roulette::Command& command) {
        content.steps.push_back({{}, when, command});
    }

    std::size_t below(std::size_t bound) { return m_stream.below(static_cast<std::uint32_t>(bound)); }
    Money amount() { return Money{static_cast<std::int64_t>(100 * (1 + below(8)))}; }
    roulette::Pocket number() { return roulette::Pocket(static_cast<int>(below(38))); }
    roulette::SpotId spot() {
        return static_cast<roulette::SpotId>(below(m_settings.layout().spots().size()));
    }

    // Half of the stakes go on the larger chances, which come last in the list.
    roulette::Spot anySpot() {
        const auto spots = m_settings.layout().spots();
        const std::size_t place = below(spots.size());
        return below(2) == 0 ? spots[place] : spots[spots.size() - 1 - place / 8];
    }

    roulette::Command stake(PlayerId player) {
        const roulette::Spot chosen = anySpot();
        m_lastSpot = *m_settings.layout().find(chosen.kind, chosen.numbers);
        const Money odd{below(10) == 0 ? 1 : 0};
        return roulette::PlaceStake{player, chosen.kind, chosen.numbers, amount() + odd};
    }

    roulette::Command lessUsual(PlayerId player) {
        const roulette::Series series = roulette::kAllSeries[below(roulette::kAllSeries.size())];
        switch (below(15)) {
        case 0:
        case 1:
        case 2: return roulette::PlaceSeries{player, series, amount()};
        case 3:
        case 4:
            return roulette::PlaceNeighbours{player, number(), static_cast<int>(3 + 2 * below(3)), amount()};
        case 5:
        case 6: return roulette::PlaceParol{player, below(2) == 0 ? std::optional(series) : std::nullopt};
        case 7: return roulette::MoveStake{player, m_lastSpot, spot()};
        case 8: return roulette::Clear{player};
        case 9: return roulette::Undo{player};
        case 10: return roulette::TakeUp{player, m_lastSpot, {}};
        case 11:
        case 12: return roulette::Repeat{player};
        case 13: return roulette::Double{player};
        default:
            if (std::exchange(m_lost, !m_lost)) {
                return roulette::RestorePlayer{0};
            }
            return roulette::LosePlayer{0};
        }
    }

    roulette::Command outcome() {
        switch (below(8)) {
        case 0:
        case 1:
        case 2: return roulette::DropObject{};
        case 3:
        case 4: return roulette::DisturbStakes{};
        case 5: return roulette::FailBall{};
        case 6: return roulette::ChangeDealer{};
        default: return roulette::FailSystem{};
        }
    }

    roulette::Command command(PlayerId player) {
        const std::size_t dice = below(40);
        if (dice == 0) {
            return outcome();
        }
        return dice < 26 ? stake(player) : lessUsual(player);
    }

    roulette::Settings m_settings;
    RandomStream m_stream;
    roulette::SpotId m_lastSpot = 0;
    bool m_lost = false;
};

/// Returns the events of a roulette scenario, as `mesaviva run` prints them.
inline std::string playedLines(scenario::Scenario scenario) {
    scenario::RouletteRunner runner(std::move(scenario));
    std::string lines;
    const Subscription heard = runner.listen([&](const scenario::RouletteRunner::Entry& entry) {
        lines += runner.toJson(entry).dump();
        lines += '\n';
    });
    runner.run();
    return lines;
}

} // namespace mesaviva::kit
