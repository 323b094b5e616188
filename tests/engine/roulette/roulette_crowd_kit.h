// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A roulette wheel with simulated players.
#pragma once

#include "driven_game.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "engine/games/roulette/game.h"
#include "engine/games/roulette/players/roulette_crowd.h"
#endif

#include <QTest>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace mesaviva::kit {

using namespace roulette;
using namespace players;
using Entry = Recorded<Event>;
using std::chrono::milliseconds;

/// A command from a simulated player.
struct Taken {
    Instant at;
    Command command;
};

/// A wheel with simulated players, driven by table time. Only its own `play` and `step` let them act.
class CrowdedWheel : DrivenGame<Game, SeededSpins> {
public:
    explicit CrowdedWheel(const Settings& settings, std::uint8_t seed = 1, std::vector<Pocket> first = {})
        : DrivenGame(settings, derivedSeeds(testSeed(seed)), settings.pockets, std::move(first)) {
        setListener([this](const Entry& entry) {
            if (std::holds_alternative<RoundOpened>(entry.event)) {
                m_crowd.openRound(chance().seed());
            }
            m_closed += std::holds_alternative<RoundClosed>(entry.event) ? 1U : 0U;
            m_crowd.onEvent(entry, state());
        });
    }

    using DrivenGame::all;
    using DrivenGame::count;
    using DrivenGame::driver;
    using DrivenGame::entries;
    using DrivenGame::state;

    RouletteCrowd& crowd() { return m_crowd; }
    /// The players' commands, in order, with their times.
    const std::vector<Taken>& taken() const { return m_taken; }

    /// Admits a simulated player, who then joins the wheel.
    PlayerId join(RouletteHabit habit, StakeTaste taste = StakeTaste::low, std::int64_t wallet = 100'000,
                  std::optional<Money> chipValue = {}) {
        const auto player = static_cast<PlayerId>(state().players.size());
        m_crowd.add({player, habit, taste});
        if (send(Admit{{wallet}}) || send(Join{player, chipValue})) {
            qFatal("a player can't join");
        }
        return player;
    }

    /// Fills the table to its number of chip colours, with all habits and tastes.
    void fill(std::int64_t wallet = 100'000, std::optional<Money> chipValue = {}) {
        for (std::size_t i = 0; i < kColours; ++i) {
            join(kRouletteHabits[i % kRouletteHabits.size()], static_cast<StakeTaste>(i % 3), wallet,
                 i % 2 == 0 ? chipValue : std::nullopt);
        }
    }

    /// Plays until `rounds` rounds in total are closed, or nothing more happens.
    void play(std::size_t rounds) {
        while (m_closed < rounds && step()) {
        }
    }
    /// Plays until `there()` holds, which must happen.
    void playUntil(const std::function<bool()>& there) {
        while (!there()) {
            if (!step()) {
                qFatal("the table stands still");
            }
        }
    }

    /// Performs the next need of the wheel or the next command of a player.
    bool step() {
        const std::optional<Need> need = driver().nextNeed();
        const std::optional<Instant> request = m_crowd.nextDue();
        if (request && (!need || *request < need->at)) {
            driver().advanceTo(*request);
            if (const std::optional<Command> command = m_crowd.take(*request)) {
                m_taken.push_back({*request, *command});
                send(*command);
            }
            return true;
        }
        return need && driver().step(need->at);
    }

    /// Returns how many commands of this type the players sent.
    template <class Kind>
    std::size_t ordered() const {
        return static_cast<std::size_t>(std::ranges::count_if(
            m_taken, [](const Taken& taken) { return std::holds_alternative<Kind>(taken.command); }));
    }

private:
    RouletteCrowd m_crowd;
    std::vector<Taken> m_taken;
    std::size_t m_closed = 0;
};

/// A table with this minimum and these changes, which must be valid.
inline Settings table(RuleSet rules, std::int64_t minimum = 100,
                      const std::function<void(Settings&)>& change = {}) {
    Settings settings(rules);
    settings.setMinimum({minimum});
    if (change) {
        change(settings);
    }
    if (firstBadSetting(settings)) {
        qFatal("no such table");
    }
    return settings;
}

/// As at real tables: likelier chances have higher minimums, some of them odd amounts.
inline void byChance(Settings& settings) {
    settings.setMinimum({50});
    for (const auto& [kind, cents] :
         {std::pair{ChanceKind::split, 75}, std::pair{ChanceKind::street, 125},
          std::pair{ChanceKind::line, 250}, std::pair{ChanceKind::dozen, 333},
          std::pair{ChanceKind::column, 500}, std::pair{ChanceKind::double_dozen, 555},
          std::pair{ChanceKind::red, 1'005}, std::pair{ChanceKind::black, 1'000},
          std::pair{ChanceKind::sector9, 500}}) {
        settings.minimum[static_cast<std::size_t>(kind)] = {cents};
    }
}

inline void american(Settings& settings) { settings.order = NumberOrder::american; }
inline void twoZeros(Settings& settings) { settings.pockets = 38; }
inline void shortcut(Settings& settings) { settings.seriesShortcut = true; }

} // namespace mesaviva::kit
