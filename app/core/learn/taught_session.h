// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/learn/taught_rounds.h"
#include "app/core/record/recorded_round_session.h"
#include "app/core/table/table_session.h"
#include "app/core/text/texts.h"

#include <QString>

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

/// How the rounds of a lesson or a study are shown at the table.
struct TaughtAs {
    QString stagedKey;                         ///< see StagedTable
    std::optional<scenario::Title> title = {}; ///< nothing: of a round on record, with its own names
    std::vector<QString> names = {};           ///< of its players
    bool isLesson = false;                     ///< else a study
    bool isPresented = false;                  ///< a lesson without explanations
};

/// The events of the shown rounds of a lesson or a study, found by playing it once at full speed.
template <class Game>
struct PlayedThrough {
    RecordedRound<Game> rounds;
    std::vector<std::uint64_t> pauses; ///< time stands still right after these events, given by number
    TaughtAs shown;
};

/// Plays a scenario with `play(runner)` and returns its rounds from `from` to `to`, as they would be on
/// record; null if none of them opens.
template <class Runner, class Play>
std::shared_ptr<PlayedThrough<typename Runner::Game>> playRounds(Runner& runner, std::uint64_t from,
                                                                 std::uint64_t to, const Play& play) {
    using Game = typename Runner::Game;
    std::vector<typename Runner::Entry> entries;
    std::optional<typename Game::State> start;
    const Subscription subscription = runner.listen([&](const typename Runner::Entry& entry) {
        if (entry.round >= from && entry.round <= to) {
            if (!start) {
                start = *runner.startOf(entry.round);
            }
            entries.push_back(entry);
        }
    });
    play(runner);
    if (!start) {
        return nullptr;
    }
    return std::make_shared<PlayedThrough<Game>>(
        PlayedThrough<Game>{{{}, {std::move(*start), std::move(entries), {}}, {}, {}}, {}, {}});
}

/// Names the round on record that a scenario was made from.
template <class Game>
void setRecorded(RecordedRound<Game>& round, const RecordedAs& recorded,
                 const std::vector<scenario::Player>& players) {
    round.id = recorded.id;
    round.opened = recorded.opened;
    round.simulated = recorded.simulated;
    std::vector<std::string> names;
    for (const scenario::Player& player : players) {
        names.push_back(player.id);
    }
    round.round.names.expect(names);
}

/// Plays a lesson's scenario to its end. Thread-safe; returns null if no shown round ever opens. `Runner`
/// plays the game's scenarios.
template <class Runner>
std::shared_ptr<PlayedThrough<typename Runner::Game>> playLesson(const LessonAtTable& lesson) {
    Runner runner(lesson.scenario);
    auto played = playRounds(runner, lesson.from, ~std::uint64_t{0}, [](Runner& it) { it.run(); });
    if (!played) {
        return nullptr;
    }
    played->pauses = lesson.pauses;
    played->shown = {
        .stagedKey = stagedKeyOf(lesson.scenario), .isLesson = true, .isPresented = lesson.presented};
    if (lesson.recorded) {
        setRecorded(played->rounds, *lesson.recorded, lesson.scenario.players);
    } else {
        played->shown.title = lesson.scenario.title;
        for (const scenario::Player& player : lesson.scenario.players) {
            played->shown.names.push_back(asBeginning(QString::fromStdString(player.id)));
        }
    }
    return played;
}

/// Plays a study's round, the last one of its scenario. Thread-safe; returns null if the round never opens.
/// Ends even for a file edited by hand. `Runner` plays the game's scenarios.
template <class Runner>
std::shared_ptr<PlayedThrough<typename Runner::Game>> playStudied(const StudyAtTable& study) {
    // A shared round needs no longer (scenario/share_round.h).
    constexpr auto kMonth = std::chrono::hours(24 * 30);
    constexpr std::size_t kMostEvents = 200'000;
    const std::uint64_t wanted = study.scenario.rounds.value_or(1);
    Runner runner(study.scenario, {.idleRounds = 10, .idleTime = kMonth, .rounds = 10});
    auto played = playRounds(runner, wanted, wanted, [](Runner& it) {
        std::size_t count = 0;
        const Subscription counting = it.listen([&count](const typename Runner::Entry&) { ++count; });
        while (!it.isOver() && count < kMostEvents) {
            it.advanceTo(*it.nextDue());
        }
    });
    if (!played) {
        return nullptr;
    }
    setRecorded(played->rounds, study.recorded, study.scenario.players);
    played->shown.stagedKey = stagedKeyOf(study.scenario);
    const auto& entries = played->rounds.round.entries;
    for (const std::int64_t event : study.notes) {
        const auto place = std::min(static_cast<std::size_t>(event), entries.size());
        played->pauses.push_back(entries[std::max<std::size_t>(place, 1) - 1].seq);
    }
    return played;
}

/// A lesson or a study's round at the table: a replay, forwards and backwards, seen by the first player in
/// the file, or by the local player for a round on record. Time stops at each of its notes. `Recorded` is the
/// game's replay session.
template <class Recorded>
class TaughtSession final : public Recorded {
public:
    explicit TaughtSession(const PlayedThrough<typename Recorded::Game>& played)
        : Recorded(played.rounds),
          m_shown(played.shown) {
        this->pauseAfter(played.pauses);
    }

    QString playerName(PlayerId player) const override {
        if (!m_shown.title) {
            return Recorded::playerName(player);
        }
        return player < m_shown.names.size() ? m_shown.names[player] : QString();
    }
    QString scenarioTitle(const QString& language) const override {
        if (!m_shown.title) {
            return Recorded::scenarioTitle(language);
        }
        return QString::fromStdString(language == QLatin1String("pt") ? m_shown.title->pt
                                                                      : m_shown.title->en);
    }
    /// A lesson has no record, a presented round is played from a copy, and a study's round may have been
    /// removed from the record.
    QString link() const override { return {}; }
    QString stagedKey() const override { return m_shown.stagedKey; }
    bool isLesson() const override { return m_shown.isLesson; }
    bool isPresented() const override { return m_shown.isPresented; }
    bool isStudied() const override { return !m_shown.isLesson; }
    std::size_t beginning() const override { return 1; }

private:
    TaughtAs m_shown;
};

} // namespace mesaviva::app
