// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/events/correction.h"
#include "app/core/events/event_log_text.h"
#include "app/core/events/table_faults.h"
#include "app/core/text/texts.h"
#include "engine/faults/predict.h"
#include "engine/faults/trial.h"
#include "engine/table/recorded.h"

#include <QDateTime>

#include <cstdint>
#include <deque>
#include <optional>
#include <utility>

namespace mesaviva::app {

/// The faults of an open table of one game. `Words` is what its trace says, `Faults` what it knows of faults.
template <class Model, class Words, class Faults>
class EventFaults final : public TableFaults {
public:
    using Game = typename Faults::Game;
    using Event = typename Game::Event;
    using Entry = Recorded<Event>;
    using Trial = faults::Trial<Faults>;

    /// `model` must live longer.
    explicit EventFaults(Model& model) : m_model(model) {
        m_heard = source().listen([this](const Entry& entry) { hear(entry); });
    }

    std::span<const faults::FaultKind> kinds() const override { return Faults::kinds(); }
    std::vector<PlayerId> players() const override { return Faults::players(m_model.delivered()); }
    QString nameOf(PlayerId player) const override {
        return player == kNobody ? QString() : m_model.tableSession().shownName(player);
    }

    std::optional<Denial> denial(faults::FaultKind kind, PlayerId player) const override {
        if (const auto refusal = Faults::refusal(m_model.delivered(), kind)) {
            return Denial{name(refusal->reason), refusal->rules};
        }
        typename Game::Events events;
        const auto refusal =
            Game::decide(m_model.delivered(), Faults::command(kind, player), source().now(), events);
        return refusal ? std::optional(Denial{name(refusal->reason), refusal->rules}) : std::nullopt;
    }

    std::vector<Line> predict(faults::FaultKind kind, PlayerId player) const override {
        const auto predicted = dueActionsOf(kind, player);
        std::vector<Line> lines;
        for (const auto& predicted : predicted.events) {
            lines.push_back(lineOf(predicted, source().now()));
        }
        return lines;
    }

    bool cause(faults::FaultKind kind, PlayerId player) override {
        bool injected = false;
        m_model.intervene([&] {
            auto predicted = dueActionsOf(kind, player);
            if (predicted.refusal) {
                return;
            }
            for (Trial& trial : m_trials) {
                trial.giveUp();
            }
            if (m_trials.size() == kMostInjected) {
                part();
                m_trials.pop_front();
                m_walls.pop_front();
            }
            m_trials.emplace_back(kind, faults::isOfPlayer(kind) ? player : kNobody, source().now(),
                                  Game::roundOf(m_model.delivered()), std::move(predicted.events));
            m_walls.push_back(QDateTime::currentMSecsSinceEpoch());
            injected = !source().submit(Faults::command(kind, player));
            if (!injected) { // an observer's table
                m_trials.pop_back();
                m_walls.pop_back();
            }
        });
        return injected;
    }

    std::vector<Injected> injected() const override {
        std::vector<Injected> all;
        for (std::size_t i = 0; i < m_trials.size(); ++i) {
            const Trial& trial = m_trials[i];
            all.push_back({trial.kind(), trial.player(), trial.at(), trial.round(), trial.seq(),
                           trial.isOver(), trial.isAsPredicted(), trial.isOtherwise(), m_walls[i]});
        }
        return all;
    }

    std::vector<Line> linesOf(std::size_t injected) const override {
        std::vector<Line> lines;
        if (injected >= m_trials.size()) {
            return lines;
        }
        const Trial& trial = m_trials[injected];
        for (const typename Trial::Line& told : trial.lines()) {
            Line line = lineOf(told.predicted, trial.at());
            line.mark = told.mark;
            line.late = trial.lateness(told);
            if (told.came) {
                line.measured = told.came->at - trial.at();
            }
            line.sealed = line.sealed && !told.came && told.mark != faults::Mark::missing;
            if (told.came && told.mark == faults::Mark::different) {
                line.came = EventLogText::join({wordsOf(*told.came), beforeOf(*told.came)});
            } else if (told.came && told.predicted.dueAction == faults::DueAction::settles) {
                line.words = wordsOf(*told.came);
            } else if (told.came) {
                line.words = EventLogText::join({line.words, beforeOf(*told.came)});
            }
            lines.push_back(std::move(line));
        }
        for (const Entry& entry : trial.unforetold()) {
            Line line;
            line.title = titleOf(entry.event);
            line.words = EventLogText::join({wordsOf(entry), beforeOf(entry)});
            line.rules = textsOf(Faults::rules(entry.event, m_model.tableSession().settings()));
            line.after = entry.at - trial.at();
            line.measured = line.after;
            line.mark = faults::Mark::different;
            line.predicted = false;
            lines.push_back(std::move(line));
        }
        return lines;
    }

private:
    auto& source() const { return m_model.tableSession().source(); }

    faults::Prediction<Game> dueActionsOf(faults::FaultKind kind, PlayerId player) const {
        return faults::predict<Faults>(m_model.delivered(), kind, player, source().now(),
                                       source().entries(Game::roundOf(m_model.delivered())));
    }

    static QString titleOf(const Event& event) { return EventLogText::kind(Words::kinds()[event.index()]); }
    QString wordsOf(const Entry& entry) const {
        const auto& tableSession = m_model.tableSession();
        return Words::words(
            entry, [&tableSession](PlayerId player) { return tableSession.shownName(player); },
            tableSession.settings(), false);
    }

    // How it was before what has come has corrected it; empty where that corrects nothing.
    QString beforeOf(const Entry& entry) const {
        const std::optional<Correction> correction =
            Words::correction(entry, Words::before(entry, m_model.tableSession()));
        return correction ? CorrectionText::toldBefore(*correction) : QString();
    }

    Line lineOf(const faults::Predicted<Event>& predicted, Instant at) const {
        Line line;
        line.title = titleOf(predicted.event);
        line.rules = textsOf(predicted.rules);
        line.dueAction = predicted.dueAction;
        line.after = predicted.after;
        line.sealed = predicted.sealed;
        if (predicted.dueAction == faults::DueAction::settles) { // what will come of it nobody knows
            line.words = settledText(std::get<typename Faults::Settled>(predicted.event));
        } else {
            line.words = wordsOf({0, at + predicted.after, 0, predicted.event});
            if (const auto* settled = std::get_if<typename Faults::Settled>(&predicted.event)) {
                line.words = EventLogText::join({line.words, EventLogText::comesBack(returnedOf(*settled))});
            }
        }
        return line;
    }

    QString settledText(const typename Faults::Settled& settled) const {
        Money staked{};
        if constexpr (requires { settled.staked(); }) {
            staked = settled.staked();
        } else {
            staked = settled.staked;
        }
        return EventLogText::staysInPlay(nameOf(settled.player), staked);
    }

    static Money returnedOf(const typename Faults::Settled& settled) {
        if constexpr (requires { settled.returned(); }) {
            return settled.returned();
        } else {
            return settled.returned;
        }
    }

    void hear(const Entry& entry) {
        for (Trial& trial : m_trials) {
            trial.hear(entry, m_model.tableSession().settings());
        }
        tell();
    }

    Model& m_model;
    std::deque<Trial> m_trials;
    std::deque<std::int64_t> m_walls; ///< when each was caused, by the calendar
    Subscription m_heard;
};

} // namespace mesaviva::app
