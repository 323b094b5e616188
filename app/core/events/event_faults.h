// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/events/event_log_text.h"
#include "app/core/events/table_event_log.h"
#include "app/core/events/table_faults.h"
#include "app/core/text/texts.h"
#include "engine/faults/trial.h"
#include "engine/table/injected_by.h"
#include "engine/table/journal.h"
#include "engine/table/view.h"

#include <QDateTime>

#include <cstdint>
#include <deque>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace mesaviva::app {

/// The faults of an open table of one game. `Words` is the text class of its event log, `Faults` the game's
/// knowledge of faults. Predicts and compares with all that the table knows, and shows only what the table's
/// viewer may know.
template <class Model, class Words, class Faults>
class EventFaults final : public TableFaults {
public:
    using Game = typename Faults::Game;
    using Event = typename Game::Event;
    using Entry = Recorded<Event>;
    using Trial = faults::Trial<Faults>;

    /// `model` must outlive it. `by` is who injects the faults; nobody: they are reported from real
    /// equipment.
    explicit EventFaults(Model& model, InjectedBy by = InjectedBy::nobody) : m_model(model), m_by(by) {
        m_subscription =
            m_model.tableSession().fullSource().listen([this](const Entry& entry) { onEvent(entry); });
    }

    std::span<const faults::FaultKind> kinds() const override { return Faults::kinds(); }
    std::string ruleSet() const override {
        const std::string version(rulesVersion(m_model.tableSession().settings()));
        return version.substr(0, version.find('/'));
    }
    std::vector<PlayerId> players() const override { return Faults::players(m_model.delivered()); }
    QString nameOf(PlayerId player) const override {
        return player == kNobody ? QString() : m_model.tableSession().shownName(player);
    }

    std::optional<Denial> denial(faults::FaultKind kind, PlayerId player) const override {
        const auto& state = fullState();
        if (const auto refusal = Faults::refusal(state, kind)) {
            return Denial{name(refusal->reason), refusal->rules};
        }
        typename Game::Events events;
        const auto refusal = Game::decide(state, Faults::command(kind, player, m_by), source().now(), events);
        return refusal ? std::optional(Denial{name(refusal->reason), refusal->rules}) : std::nullopt;
    }

    std::vector<Line> predict(faults::FaultKind kind, PlayerId player) const override {
        const auto predicted = dueActionsOf(kind, player);
        std::vector<Line> lines;
        for (const auto& event : predicted.events) {
            lines.push_back(lineOf(event, source().now()));
        }
        return lines;
    }

    std::span<const std::string_view> eventKinds() const override { return Words::kinds(); }
    Instant now() override {
        m_model.intervene([] {});
        return source().now();
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
                notifyDrop();
                m_trials.pop_front();
                m_walls.pop_front();
            }
            m_trials.emplace_back(kind, faults::isOfPlayer(kind) ? player : kNobody, source().now(),
                                  Game::roundOf(m_model.delivered()), std::move(predicted.events));
            m_walls.push_back(QDateTime::currentMSecsSinceEpoch());
            injected = !source().submit(Faults::command(kind, player, m_by));
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
        for (const typename Trial::Line& result : trial.lines()) {
            Line line = lineOf(result.predicted, trial.at());
            line.mark = result.mark;
            line.late = trial.lateness(result);
            if (result.actual) {
                line.measured = result.actual->at - trial.at();
            }
            line.sealed = line.sealed && !result.actual && result.mark != faults::Mark::missing;
            if (result.actual && result.mark == faults::Mark::different) {
                line.actual = EventLogText::paragraph({wordsOf(*result.actual), beforeOf(*result.actual)});
            } else if (result.actual && result.predicted.dueAction == faults::DueAction::settles) {
                line.words = wordsOf(*result.actual);
            } else if (result.actual) {
                line.words = EventLogText::paragraph({line.words, beforeOf(*result.actual)});
            }
            lines.push_back(std::move(line));
        }
        for (const Entry& entry : trial.unexpected()) {
            Line line;
            line.title = titleOf(entry.event);
            line.words = EventLogText::paragraph({wordsOf(entry), beforeOf(entry)});
            line.rules = textsOf(Faults::rules(seen(entry.event), m_model.tableSession().settings()));
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
        const auto& state = fullState();
        return faults::predict<Faults>(
            state, kind, player, source().now(),
            m_model.tableSession().fullSource().entries(Game::roundOf(m_model.delivered())), m_by);
    }

    // The table's own state: the delivered one may lack what is hidden from the viewer.
    decltype(auto) fullState() const {
        if constexpr (HasSecrets<Game>) {
            const TableSource<Game>& table = m_model.tableSession().fullSource();
            auto state = *table.startOf(table.round());
            for (const Entry& entry : table.history()) {
                Game::evolve(state, entry.event, entry.at);
            }
            return state;
        } else {
            return m_model.delivered();
        }
    }
    // What the table's viewer may know of an event, whether it has happened or is predicted.
    Event seen(const Event& event) const { return seenBy<Game>(event, m_model.tableSession().viewer()); }

    static QString titleOf(const Event& event) { return EventLogText::kind(Words::kinds()[event.index()]); }
    QString wordsOf(const Entry& entry) const {
        const auto& tableSession = m_model.tableSession();
        return Words::sentence(seen(entry.event), namesAt(tableSession), tableSession.settings());
    }

    // The state before the event, if the event is a correction; otherwise empty.
    QString beforeOf(const Entry& entry) const {
        const std::optional<Correction> correction =
            Words::correction(entry, Words::before(entry, m_model.tableSession()));
        return correction ? CorrectionText::beforeText(*correction) : QString();
    }

    Line lineOf(const faults::Predicted<Event>& predicted, Instant at) const {
        Line line;
        line.title = titleOf(predicted.event);
        line.rules = textsOf(predicted.dueAction == faults::DueAction::settles
                                 ? predicted.rules
                                 : Faults::rules(seen(predicted.event), m_model.tableSession().settings()));
        line.dueAction = predicted.dueAction;
        line.after = predicted.after;
        line.sealed = predicted.sealed;
        if (predicted.dueAction == faults::DueAction::settles) { // the result can't be predicted
            line.words = settledText(std::get<typename Faults::Settled>(predicted.event));
        } else {
            line.words = wordsOf({0, at + predicted.after, 0, predicted.event});
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
        return EventLogText::staysInPlay(namesAt(m_model.tableSession())(settled.player), staked);
    }

    void onEvent(const Entry& entry) {
        for (Trial& trial : m_trials) {
            trial.onEvent(entry, m_model.tableSession().settings());
        }
        notify();
        notifyEvent(entry.event.index(), entry.round);
    }

    Model& m_model;
    InjectedBy m_by;
    std::deque<Trial> m_trials;
    std::deque<std::int64_t> m_walls; ///< calendar time of each injected fault
    Subscription m_subscription;
};

} // namespace mesaviva::app
