// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/learn/study_at_table.h"
#include "app/core/record/recorded_round_session.h"
#include "app/core/table/staged_table.h"
#include "engine/scenario/scenario.h"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace mesaviva::app {

/// The events of a study's round, and the events that have notes.
template <class Game>
struct PlayedStudy {
    RecordedRound<Game> rounds;
    std::vector<std::uint64_t> pauses;
    QString stagedTable; ///< its key, see StagedTable
};

/// Plays a study's round, the last one of its scenario. Thread-safe; returns null if the round never opens.
/// Ends even for a file edited by hand. `Runner` plays the game's scenarios.
template <class Runner>
std::shared_ptr<PlayedStudy<typename Runner::Game>> playStudied(const StudyAtTable& study) {
    using Game = typename Runner::Game;
    // A shared round needs no longer (scenario/share_round.h).
    constexpr auto kMonth = std::chrono::hours(24 * 30);
    constexpr std::size_t kMostEvents = 200'000;
    const std::uint64_t wanted = study.scenario.rounds.value_or(1);
    std::vector<typename Runner::Entry> entries;
    std::optional<typename Game::State> start;
    std::size_t count = 0;
    Runner runner(study.scenario, {.idleRounds = 10, .idleTime = kMonth, .rounds = 10});
    const Subscription subscription = runner.listen([&](const typename Runner::Entry& entry) {
        ++count;
        if (entry.round == wanted && !start) {
            start = *runner.startOf(entry.round);
        }
        if (entry.round == wanted) {
            entries.push_back(entry);
        }
    });
    while (!runner.isOver() && count < kMostEvents) {
        runner.advanceTo(*runner.nextDue());
    }
    if (!start) {
        return nullptr;
    }
    std::vector<std::string> players;
    for (const scenario::Player& player : study.scenario.players) {
        players.push_back(player.id);
    }
    record::NameBook names;
    names.expect(players);
    std::vector<std::uint64_t> pauses;
    for (const std::int64_t event : study.notes) {
        const auto place = std::min(static_cast<std::size_t>(event), entries.size());
        pauses.push_back(entries[std::max<std::size_t>(place, 1) - 1].seq);
    }
    RecordedRound<Game> round{
        study.id, {std::move(*start), std::move(entries), std::move(names)}, study.simulated, study.opened};
    return std::make_shared<PlayedStudy<Game>>(
        PlayedStudy<Game>{std::move(round), std::move(pauses), stagedKeyOf(study.scenario)});
}

/// A study's round at the table: replayed forwards and backwards, whether or not it is still on record. Time
/// stops at each of its notes. `Recorded` is the game's replay session.
template <class Recorded>
class StudySession final : public Recorded {
public:
    explicit StudySession(const PlayedStudy<typename Recorded::Game>& played)
        : Recorded(played.rounds),
          m_stagedKey(played.stagedTable) {
        this->pauseAfter(played.pauses);
    }

    /// It may have been removed from the record.
    QString link() const override { return {}; }
    QString stagedKey() const override { return m_stagedKey; }
    bool isStudied() const override { return true; }
    std::size_t beginning() const override { return 1; }

private:
    QString m_stagedKey;
};

} // namespace mesaviva::app
