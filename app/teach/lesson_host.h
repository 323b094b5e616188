// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/record/recorded_round_host.h"
#include "app/table/story.h"
#include "app/teach/lesson_at_table.h"

#include <QString>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace mesaviva::app {

/// What has happened in a lesson, from its first round on: played through once, as fast as it goes.
template <class Game>
struct PlayedThrough {
    RecordedRound<Game> rounds;
    LessonAtTable lesson;
};

/// Plays a lesson's scenario to its end. On any thread; null where no round ever opens. `Runner` plays the
/// game's scenarios.
template <class Runner>
std::shared_ptr<PlayedThrough<typename Runner::Game>> playThrough(LessonAtTable lesson) {
    using Game = typename Runner::Game;
    std::vector<typename Runner::Entry> entries;
    std::optional<typename Game::State> start;
    Runner runner(lesson.scenario);
    const Subscription heard = runner.listen([&](const typename Runner::Entry& entry) {
        if (entry.round > 0 && !start) {
            start = *runner.startOf(entry.round);
        }
        if (start) {
            entries.push_back(entry);
        }
    });
    runner.run();
    if (!start) {
        return nullptr;
    }
    RecordedRound<Game> rounds{{}, {std::move(*start), std::move(entries), {}}, {}, {}};
    return std::make_shared<PlayedThrough<Game>>(PlayedThrough<Game>{std::move(rounds), std::move(lesson)});
}

/// A lesson at the table: its rounds, played again forwards and backwards, seen with the eyes of the first
/// player in the file. Time stands still at each of its notes. `Recorded` is the game's.
template <class Recorded>
class LessonHost final : public Recorded {
public:
    explicit LessonHost(const PlayedThrough<typename Recorded::Game>& played)
        : Recorded(played.rounds),
          m_story(storyKeyOf(played.lesson.scenario)),
          m_title(played.lesson.scenario.title) {
        for (const scenario::Player& player : played.lesson.scenario.players) {
            QString name = QString::fromStdString(player.id);
            name.front() = name.front().toUpper();
            m_names.push_back(std::move(name));
        }
        this->pauseAfter(played.lesson.pauses);
    }

    QString playerName(PlayerId player) const override {
        return player < m_names.size() ? m_names[player] : QString();
    }
    QString scenarioTitle(const QString& language) const override {
        return QString::fromStdString(language == QLatin1String("pt") ? m_title.pt : m_title.en);
    }
    /// A lesson is on no record.
    QString link() const override { return {}; }
    QString storyKey() const override { return m_story; }
    bool isLesson() const override { return true; }
    std::size_t beginning() const override { return 1; }

private:
    QString m_story;
    scenario::Title m_title;
    std::vector<QString> m_names;
};

} // namespace mesaviva::app
