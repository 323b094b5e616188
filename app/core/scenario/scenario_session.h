// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/scenario/scenario_description.h"
#include "app/core/table/table_session.h"
#include "engine/scenario/check.h"
#include "engine/scenario/scenario.h"
#include "engine/table/fields.h"
#include "engine/table/table_source.h"

#include <functional>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace mesaviva::app {

/// A table where a scenario's steps act, seen by the first player in the file. `SessionType` is the game's
/// session class, `Runner` plays its scenarios.
template <class SessionType, class Runner>
class ScenarioSession : public SessionType {
public:
    using Game = typename SessionType::Game;

    explicit ScenarioSession(scenario::Scenario scenario)
        : m_runner(std::make_unique<Runner>(std::move(scenario))),
          m_checker(m_runner->scenario()) {
        for (const scenario::Expectation& expected : m_runner->scenario().expectations) {
            if (const auto* event = std::get_if<scenario::ExpectedEvent>(&expected)) {
                m_awaited.insert(scenario::eventOf(*event));
            }
        }
        m_subscription = m_runner->listen([this](const auto& entry) {
            // Only expected events are serialized: a round may have hundreds of thousands of events.
            const std::string_view key =
                std::visit([]<class Event>(const Event&) { return eventKey(Kind<Event>{}); }, entry.event);
            if (m_awaited.contains(key)) {
                m_runner->showTo(m_checker, entry);
            }
        });
    }

    TableSource<Game>& fullSource() const override { return *m_runner; }
    PlayerId ownPlayer() const override {
        return m_runner->scenario().players.empty() ? kNobody : PlayerId{0};
    }
    QString playerName(PlayerId player) const override {
        return QString::fromStdString(m_runner->playerName(player));
    }
    bool isSimulated(PlayerId) const override { return false; }
    QString scenarioTitle(const QString& language) const override {
        const scenario::Title& title = m_runner->scenario().title;
        return QString::fromStdString(language == QLatin1String("pt") ? title.pt : title.en);
    }
    QString stagedKey() const override { return stagedKeyOf(m_runner->scenario()); }
    bool isScenario() const override { return true; }
    bool isScenarioOver() const override { return m_runner->isOver(); }
    ScenarioVerdict scenarioVerdict() const override {
        const scenario::Scenario& played = m_runner->scenario();
        ScenarioVerdict verdict;
        verdict.expected = static_cast<int>(played.expectations.size());
        std::vector<Money> wallets;
        for (std::size_t i = 0; i < played.players.size(); ++i) {
            const bool isSeated = i < m_runner->state().players.size(); // otherwise nothing has happened yet
            wallets.push_back(isSeated ? m_runner->wallet(static_cast<PlayerId>(i)) : Money{});
        }
        std::vector<bool> isUnmet(played.expectations.size());
        for (const scenario::Unmet& unmet : m_checker.notMet(wallets)) {
            verdict.unmet.append(ExpectationText::unmet(unmet, played));
            isUnmet[unmet.place] = true;
        }
        for (std::size_t place = 0; place < isUnmet.size(); ++place) {
            if (!isUnmet[place]) {
                verdict.met.append(ExpectationText::met(played.expectations[place], played));
            }
        }
        return verdict;
    }

protected:
    const Runner& runner() const { return *m_runner; }

private:
    std::unique_ptr<Runner> m_runner;
    scenario::Checker m_checker;
    std::set<std::string, std::less<>> m_awaited; ///< the names of the expected events
    Subscription m_subscription;                  ///< destroyed before the objects it uses
};

} // namespace mesaviva::app
