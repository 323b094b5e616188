// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/learn/lesson_at_table.h"
#include "app/core/record/recorded_round_session.h"
#include "app/core/table/staged_table.h"
#include "app/core/text/as_beginning.h"

#include <QString>

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace mesaviva::app {

/// The events of a lesson from its first shown round on, found by playing it once at full speed.
template <class Game>
struct PlayedThrough {
    RecordedRound<Game> rounds;
    LessonAtTable lesson;
};

/// Plays a lesson's scenario to its end. Thread-safe; returns null if no shown round ever opens. `Runner`
/// plays the game's scenarios.
template <class Runner>
std::shared_ptr<PlayedThrough<typename Runner::Game>> playThrough(LessonAtTable lesson) {
    using Game = typename Runner::Game;
    std::vector<typename Runner::Entry> entries;
    std::optional<typename Game::State> start;
    Runner runner(lesson.scenario);
    const Subscription subscription = runner.listen([&](const typename Runner::Entry& entry) {
        if (entry.round >= lesson.from && !start) {
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
    if (lesson.recorded) {
        rounds.id = lesson.recorded->id;
        rounds.opened = lesson.recorded->opened;
        rounds.simulated = lesson.recorded->simulated;
        std::vector<std::string> names;
        for (const scenario::Player& player : lesson.scenario.players) {
            names.push_back(player.id);
        }
        rounds.round.names.expect(names);
    }
    return std::make_shared<PlayedThrough<Game>>(PlayedThrough<Game>{std::move(rounds), std::move(lesson)});
}

/// A lesson at the table: a replay of its rounds, forwards and backwards, seen by the first player in the
/// file, or by the local player for a round on record. Time stops at each of its notes. `Recorded` is the
/// game's replay session.
template <class Recorded>
class LessonSession final : public Recorded {
public:
    explicit LessonSession(const PlayedThrough<typename Recorded::Game>& played)
        : Recorded(played.rounds),
          m_stagedKey(stagedKeyOf(played.lesson.scenario)),
          m_title(played.lesson.scenario.title),
          m_presented(played.lesson.presented),
          m_recorded(played.lesson.recorded.has_value()) {
        for (const scenario::Player& player : played.lesson.scenario.players) {
            m_names.push_back(asBeginning(QString::fromStdString(player.id)));
        }
        this->pauseAfter(played.lesson.pauses);
    }

    QString playerName(PlayerId player) const override {
        if (m_recorded) {
            return Recorded::playerName(player);
        }
        return player < m_names.size() ? m_names[player] : QString();
    }
    QString scenarioTitle(const QString& language) const override {
        if (m_recorded) {
            return Recorded::scenarioTitle(language);
        }
        return QString::fromStdString(language == QLatin1String("pt") ? m_title.pt : m_title.en);
    }
    /// A lesson has no record; a presented round is played from a copy.
    QString link() const override { return {}; }
    QString stagedKey() const override { return m_stagedKey; }
    bool isLesson() const override { return true; }
    bool isPresented() const override { return m_presented; }
    std::size_t beginning() const override { return 1; }

private:
    QString m_stagedKey;
    scenario::Title m_title;
    bool m_presented;
    bool m_recorded;
    std::vector<QString> m_names;
};

} // namespace mesaviva::app
