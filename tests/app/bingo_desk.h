// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A bingo room with its model, for tests that play in it and read it back.
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/cli/sentences/file_error_sentences.h"
#include "app/games/bingo/bingo_session.h"
#include "app/games/bingo/bingo_table_model.h"
#include "engine/games/bingo/decide.h"
#include "engine/scenario/scenario.h"
#include "leaping_ticks.h"
#include "second_listener.h"
#include "stepwise_session.h"
#endif

#include <QAbstractItemModelTester>
#include <QEventLoop>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <functional>
#include <memory>
#include <vector>

namespace mesaviva::app {

/// See StepwiseSession.
class StepwiseBingoSession : public StepwiseSession<BingoSession> {
public:
    using StepwiseSession::StepwiseSession;

    QString roomName() const override { return inner().roomName(); }
    bool canReplay(std::uint64_t round) const override { return inner().canReplay(round); }
    std::unique_ptr<BingoSession> replay(std::uint64_t round) const override { return inner().replay(round); }
};

/// A session whose room stops at a given number of balls, so that a test has time at each one.
class HeldBingoSession final : public StepwiseBingoSession {
public:
    using StepwiseBingoSession::StepwiseBingoSession;

    /// The room continues up to this number of balls once its model has sent a command.
    void holdAt(std::size_t balls) { m_balls = balls; }

    std::optional<Instant> nextDue() const override {
        return isHeld() ? std::nullopt : StepwiseBingoSession::nextDue();
    }
    void advanceTo(Instant until) override {
        if (!isHeld()) {
            StepwiseBingoSession::advanceTo(until);
        }
    }

private:
    bool isHeld() const { return m_listener.state().balls.size() >= m_balls; }

    SecondListener<bingo::Game> m_listener{source()};
    std::size_t m_balls = 1;
};

/// A room model that stands still except in run(); compared with the room at every event.
class BingoDesk : public QObject {
public:
    using Phase = BingoTableModel::Phase;
    using Stop = std::function<bool(const TableEvent&)>;

    /// Timeout for an expected event, in real time.
    static constexpr std::chrono::seconds kPatience{60};

    explicit BingoDesk(std::unique_ptr<BingoSession> tableSession, BingoPreferences* preferences = nullptr)
        : m_tableSession(tableSession.get()),
          m_listener(tableSession->source()),
          m_model(std::make_unique<BingoTableModel>(
              std::move(tableSession), Pace(1.0, std::make_unique<test::LeapingTicks>()), preferences)) {
        watchModel();
    }

    /// Takes a model opened elsewhere and the session that it shows.
    BingoDesk(std::unique_ptr<BingoTableModel> model, BingoSession* tableSession)
        : m_tableSession(tableSession),
          m_listener(tableSession->source()),
          m_model(std::move(model)) {
        watchModel();
    }

    /// A session of a room in which this player sits.
    static std::unique_ptr<BingoSession> stepwise(std::shared_ptr<BingoRoom> room, Money wallet) {
        return std::make_unique<StepwiseBingoSession>(
            std::make_unique<LiveBingoSession>(std::move(room), wallet));
    }

    /// A scenario from the test scenarios, by file path.
    static std::unique_ptr<BingoSession> stepwiseScenario(const QString& path) {
        Result<scenario::Scenario, scenario::FileError> read = scenario::load(path.toStdString());
        if (!read) {
            qFatal("%s", app::englishText(read.error()).c_str());
        }
        return std::make_unique<StepwiseBingoSession>(
            std::make_unique<ScenarioBingoSession>(std::move(*read)));
    }

    BingoTableModel& model() { return *m_model; }
    BingoSession& tableSession() { return *m_tableSession; }
    const bingo::State& state() const { return m_listener.state(); }
    /// All events that the model has reported so far.
    const std::vector<TableEvent>& told() const { return m_told; }

    struct Refused {
        QString action, message, rule;
    };
    /// The reasons why this player's commands were refused.
    const std::vector<Refused>& refusals() const { return m_refusals; }

    /// Applies a command to the room now.
    void happen(const bingo::Command& command) {
        m_tableSession->source().submit(command);
        m_model->sitAgain(); // any command of the player, even a refused one, makes the model report events
    }

    /// Runs the room until `stop` accepts an event; false if none is accepted.
    bool run(const Stop& stop) {
        m_stop = stop;
        spin(&TableModel::pausedChanged);
        m_stop = nullptr;
        const bool stopped = m_model->isPaused();
        m_model->setPaused(true);
        return stopped;
    }

    bool runTo(Phase phase) {
        return m_model->phase() == phase ||
               run([this, phase](const TableEvent&) { return m_model->phase() == phase; });
    }

    bool runTo(const QString& kind) {
        return run([&kind](const TableEvent& event) { return event.kind == kind; });
    }

    /// Runs until a scenario or a replay ends.
    bool runOut() {
        if (!m_model->isScenarioOver()) {
            spin(&TableModel::scenarioOverChanged);
        }
        m_model->setPaused(true);
        return m_model->isScenarioOver();
    }

    static QVariant at(const QAbstractItemModel& list, int row, int role) {
        return list.data(list.index(row, 0), role);
    }

    /// The first contradiction between the model and the room; empty if there is none.
    QString contradiction() {
        if (m_contradiction.isEmpty()) {
            m_contradiction = findContradiction();
        }
        return m_contradiction;
    }

private:
    void watchModel() {
        for (QAbstractItemModel* list : std::initializer_list<QAbstractItemModel*>{
                 m_model->numbers(), m_model->prizes(), m_model->cards(), m_model->winners(),
                 m_model->history()}) {
            new QAbstractItemModelTester(list, QAbstractItemModelTester::FailureReportingMode::QtTest, this);
        }
        m_model->setPaused(true);
        connect(m_model.get(), &TableModel::happened, this, &BingoDesk::watch);
        connect(m_model.get(), &TableModel::refused, this,
                [this](const QString& action, const QString& message, const QString& rule) {
                    m_refusals.push_back({action, message, rule});
                });
    }

    // Not QTest::qWaitFor(): it sleeps between two checks, and a round has hundreds of short waits.
    void spin(void (TableModel::*until)()) {
        QEventLoop loop;
        m_model->setPaused(false);
        connect(m_model.get(), until, &loop, &QEventLoop::quit);
        QTimer::singleShot(kPatience, &loop, &QEventLoop::quit);
        loop.exec();
    }

    void watch(const TableEvent& event) {
        m_told.push_back(event);
        contradiction();
        if (m_stop && m_stop(event)) {
            m_model->setPaused(true);
        }
    }

    QString findContradiction() {
        const bingo::Player* own = m_tableSession->ownPlayer() < state().players.size()
                                       ? &state().players[m_tableSession->ownPlayer()]
                                       : nullptr;
        const std::size_t cards = own ? own->cards.size() : 0;
        if (m_model->cards()->rowCount() != static_cast<int>(cards) ||
            m_model->ownCards() != static_cast<int>(cards)) {
            return QStringLiteral("other cards");
        }
        if (own && m_model->wallet() != state().wallet(m_tableSession->ownPlayer()).cents) {
            return QStringLiteral("another wallet");
        }
        if (const QString fault = ofNumbers(); !fault.isEmpty()) {
            return fault;
        }
        const QString fault = ofCards();
        return fault.isEmpty() && !m_tableSession->isScenario() ? ofActions() : fault;
    }

    QString ofNumbers() {
        const QList<int> drawn = m_model->drawn();
        for (int number = 1; number <= m_model->ballCount(); ++number) {
            const auto role = [&](int which) { return at(*m_model->numbers(), number - 1, which); };
            if (role(BingoNumberListModel::OrderRole).toInt() != drawn.indexOf(number) + 1 ||
                role(BingoNumberListModel::DrawnRole).toBool() != drawn.contains(number) ||
                role(BingoNumberListModel::LastRole).toBool() != (number == m_model->lastBall())) {
                return QStringLiteral("number %1").arg(number);
            }
        }
        return {};
    }

    // B14, B27, B28: as the room's bookkeeping and a plain count on each card give it.
    QString ofCards() {
        const bingo::Settings& settings = state().settings;
        for (int row = 0; row < m_model->cards()->rowCount(); ++row) {
            const auto role = [&](int which) { return at(*m_model->cards(), row, which); };
            const auto number = static_cast<bingo::CardNumber>(role(BingoCardListModel::NumberRole).toInt());
            const bingo::Card card = state().book.card(number);
            const auto cells = role(BingoCardListModel::CellsRole).value<QList<int>>();
            int marked = 0;
            for (int i = 0; i < settings.shape().cells(); ++i) {
                const bingo::Ball ball = card.cells[static_cast<std::size_t>(i)];
                if (cells.value(i, -1) != ball) {
                    return QStringLiteral("another face of card %1").arg(number);
                }
                const bool filled = ball > 0 && state().book.drawn().has(ball);
                const bool byHand = ball > 0 && state().players[m_tableSession->ownPlayer()].marks.has(ball);
                marked |= (m_model->isAutomatic() ? filled : byHand) ? 1 << i : 0;
            }
            if (role(BingoCardListModel::MarkedRole).toInt() != marked) {
                return QStringLiteral("other marks on card %1").arg(number);
            }
        }
        return {};
    }

    // The room must accept each action that a button offers.
    QString ofActions() {
        bingo::Events events;
        const std::optional<bingo::Refusal> refusal =
            bingo::decide(state(), bingo::Buy{m_tableSession->ownPlayer(), 1}, kTableOpened, events);
        const ActionState action = m_model->buyAction();
        return refusal.has_value() != action.enabled && action.reason.isEmpty() == action.enabled
                   ? QString()
                   : QStringLiteral("buying is not as the room decides");
    }

    BingoSession* m_tableSession;
    SecondListener<bingo::Game> m_listener;
    std::unique_ptr<BingoTableModel> m_model;
    std::vector<TableEvent> m_told;
    std::vector<Refused> m_refusals;
    QString m_contradiction;
    Stop m_stop;
};

} // namespace mesaviva::app
