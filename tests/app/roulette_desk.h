// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A roulette table with its model, for tests that play at it and read it back.
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/cli/sentences/file_error_sentences.h"
#include "app/core/text/language.h"
#include "app/games/roulette/roulette_session.h"
#include "app/games/roulette/roulette_table_model.h"
#include "engine/games/roulette/decide.h"
#include "engine/scenario/scenario.h"
#include "leaping_ticks.h"
#include "second_listener.h"
#include "stepwise_session.h"
#endif

#include <QAbstractItemModelTester>
#include <QEventLoop>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <functional>
#include <memory>
#include <numbers>
#include <optional>
#include <vector>

namespace mesaviva::app {

/// See StepwiseSession.
class StepwiseRouletteSession final : public StepwiseSession<RouletteSession> {
public:
    using StepwiseSession::StepwiseSession;

    std::optional<Money> chipValueRequest() const override { return inner().chipValueRequest(); }
    std::optional<roulette::Pocket> landing(Instant launched) const override {
        return inner().landing(launched);
    }
    RandomStream look(Instant launched) const override { return inner().look(launched); }
};

/// A table model that stands still except in run(); compared with the table at every event.
class RouletteDesk : public QObject {
public:
    using Phase = RouletteTableModel::Phase;
    using Stop = std::function<bool(const TableEvent&)>;

    /// Timeout for an expected event, in real time.
    static constexpr std::chrono::seconds kPatience{60};

    /// `file` stores the favourites.
    RouletteDesk(std::unique_ptr<RouletteSession> tableSession, const QString& file)
        : m_tableSession(tableSession.get()),
          m_listener(tableSession->source()),
          m_model(std::move(tableSession), {1.0, std::make_unique<test::LeapingTicks>()}, file) {
        for (QAbstractItemModel* list : std::initializer_list<QAbstractItemModel*>{
                 m_model.stakes(), m_model.players(), m_model.lastNumbers(), m_model.lastRound(),
                 m_model.result(), m_model.favourites(), m_model.statistics()->counts(),
                 m_model.statistics()->shares()}) {
            new QAbstractItemModelTester(list, QAbstractItemModelTester::FailureReportingMode::QtTest, this);
        }
        m_model.setPaused(true);
        connect(&m_model, &TableModel::happened, this, &RouletteDesk::watch);
        connect(&m_model, &TableModel::refused, this,
                [this](const QString& action, const QString& message, const QString& rule) {
                    m_refusals.push_back({action, message, rule});
                });
    }

    static std::unique_ptr<RouletteSession> stepwise(const LiveRouletteTable& table) {
        return std::make_unique<StepwiseRouletteSession>(std::make_unique<LiveRouletteSession>(table));
    }

    /// A scenario from the test scenarios, by file path.
    static std::unique_ptr<RouletteSession> stepwiseScenario(const QString& path) {
        Result<scenario::Scenario, scenario::FileError> read = scenario::load(path.toStdString());
        if (!read) {
            qFatal("%s", app::englishText(read.error()).c_str());
        }
        return std::make_unique<StepwiseRouletteSession>(
            std::make_unique<ScenarioRouletteSession>(std::move(*read)));
    }

    RouletteTableModel& model() { return m_model; }
    RouletteSession& tableSession() { return *m_tableSession; }
    const roulette::State& state() const { return m_listener.state(); }
    /// All events that the model has reported so far.
    const std::vector<TableEvent>& told() const { return m_told; }

    struct Refused {
        QString action, message, rule;
    };
    /// The reasons why this player's commands were refused.
    const std::vector<Refused>& refusals() const { return m_refusals; }

    /// Applies a command to the table now.
    void happen(const roulette::Command& command) {
        m_tableSession->source().submit(command);
        m_model.spin(); // any command of the player, even a refused one, makes the model report events
    }

    /// Runs the table until `stop` accepts an event; false if none is accepted.
    bool run(const Stop& stop) {
        m_stop = stop;
        spin(&TableModel::pausedChanged);
        m_stop = nullptr;
        const bool stopped = m_model.isPaused();
        m_model.setPaused(true);
        return stopped;
    }

    bool runTo(Phase phase) {
        return m_model.phase() == phase ||
               run([this, phase](const TableEvent&) { return m_model.phase() == phase; });
    }

    bool runTo(const QString& kind) {
        return run([&kind](const TableEvent& event) { return event.kind == kind; });
    }

    /// Runs until a scenario ends.
    bool runOut() {
        if (!m_model.isScenarioOver()) {
            spin(&TableModel::scenarioOverChanged);
        }
        m_model.setPaused(true);
        return m_model.isScenarioOver();
    }

    static QVariant at(const QAbstractItemModel& list, int row, int role) {
        return list.data(list.index(row, 0), role);
    }

    /// The spot of a bet on these numbers.
    int spot(roulette::ChanceKind kind, std::initializer_list<int> pockets) const {
        roulette::Numbers numbers;
        for (const int pocket : pockets) {
            numbers.add(roulette::Pocket(pocket));
        }
        return state().layout().find(kind, numbers).value();
    }

    int spot(roulette::ChanceKind evenChance) const { return state().layout().even(evenChance); }

    /// This player's stakes on a spot in cents, according to the rows; without winnings.
    qint64 lying(int spot) {
        qint64 sum = 0;
        for (const RouletteStakeListModel::Row& row : m_model.stakes()->rows()) {
            const bool mine =
                row.player == m_tableSession->ownPlayer() && row.place == RouletteStakeListModel::OnSpot;
            sum += mine && row.stake.spot == spot && row.status != RouletteStakeListModel::Winnings
                       ? row.stake.amount.cents
                       : 0;
        }
        return sum;
    }

    /// The first contradiction between the model and the table; empty if there is none.
    QString contradiction() {
        if (m_contradiction.isEmpty()) {
            m_contradiction = findContradiction();
        }
        return m_contradiction;
    }

private:
    // Not QTest::qWaitFor(): it sleeps between two checks, and a round has hundreds of short waits.
    void spin(void (TableModel::*until)()) {
        QEventLoop loop;
        m_model.setPaused(false);
        connect(&m_model, until, &loop, &QEventLoop::quit);
        QTimer::singleShot(kPatience, &loop, &QEventLoop::quit);
        loop.exec();
    }

    void watch(const TableEvent& event) {
        m_told.push_back(event);
        contradiction();
        if (m_stop && m_stop(event)) {
            m_model.setPaused(true);
        }
    }

    QString findContradiction() {
        const auto& rows = m_model.players()->rows();
        if (rows.size() != state().players.size()) {
            return QStringLiteral("other players");
        }
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (const QString fault = ofPlayer(static_cast<PlayerId>(i), rows[i]); !fault.isEmpty()) {
                return QStringLiteral("player %1, round %2: %3").arg(i).arg(m_model.round()).arg(fault);
            }
        }
        const roulette::NumberHistory& numbers = state().numbers;
        if (numbers.size() > 0 &&
            at(*m_model.lastNumbers(), 0, RouletteNumberListModel::PocketRole).toInt() !=
                numbers.newest(0).index()) {
            return QStringLiteral("another last number");
        }
        return m_tableSession->isScenario() ? QString() : atActions();
    }

    QString ofPlayer(PlayerId id, const RoulettePlayerListModel::Row& row) {
        const roulette::Player& player = state().players[id];
        if (row.wallet != state().wallet(id).cents || row.staked != player.staked.cents) {
            return QStringLiteral("sums");
        }
        if (row.own != (id == m_tableSession->ownPlayer()) ||
            row.simulated != m_tableSession->isSimulated(id) || row.colour != player.colour ||
            row.playerName.isEmpty()) {
            return QStringLiteral("who that is");
        }
        // Swept stakes and stakes that stay after a settlement are not compared.
        if (state().drawn || player.settled) {
            return {};
        }
        for (const roulette::Stake& stake : player.stakes) {
            const auto lies = [&](const RouletteStakeListModel::Row& chips) {
                return chips.player == id && chips.place == RouletteStakeListModel::OnSpot &&
                       chips.stake == stake;
            };
            const auto& chips = m_model.stakes()->rows();
            if (std::count_if(chips.begin(), chips.end(), lies) != 1) {
                return QStringLiteral("no such chips on spot %1").arg(stake.spot);
            }
        }
        const auto& chips = m_model.stakes()->rows();
        const auto lying =
            std::count_if(chips.begin(), chips.end(), [id](const RouletteStakeListModel::Row& stack) {
                return stack.player == id && stack.place == RouletteStakeListModel::OnSpot;
            });
        return lying == static_cast<std::ptrdiff_t>(player.stakes.size()) ? QString()
                                                                          : QStringLiteral("too many chips");
    }

    // The table must accept each action that a button offers.
    QString atActions() {
        const PlayerId own = m_tableSession->ownPlayer();
        const std::vector<std::pair<ActionState, roulette::Command>> actions = {
            {m_model.undoAction(), roulette::Undo{own}},
            {m_model.clearAction(), roulette::Clear{own}},
            {m_model.repeatAction(), roulette::Repeat{own}},
            {m_model.doubleAction(), roulette::Double{own}},
            {m_model.spinAction(), roulette::Spin{own}},
            {m_model.parolAction(), roulette::PlaceParol{own, std::nullopt}},
            {m_model.allowanceAction(), roulette::TakeAllowance{own}},
        };
        for (std::size_t i = 0; i < actions.size(); ++i) {
            const auto& [action, command] = actions[i];
            roulette::Events events;
            const std::optional<roulette::Refusal> refusal =
                roulette::decide(state(), command, kTableOpened, events);
            const bool agrees = refusal ? !action.enabled && !action.reason.isEmpty()
                                        : action.enabled && action.reason.isEmpty() && action.rule.isEmpty();
            if (!agrees) {
                return QStringLiteral("action %1 is not as the table decides").arg(i);
            }
        }
        return {};
    }

    RouletteSession* m_tableSession;
    SecondListener<roulette::Game> m_listener;
    RouletteTableModel m_model;
    std::vector<TableEvent> m_told;
    std::vector<Refused> m_refusals;
    QString m_contradiction;
    Stop m_stop;
};

/// A test at one roulette table, in English, with no stored settings. An unexpected log message or a
/// contradiction between model and table fails it. Its init() calls begin(), its cleanup() calls end().
class RouletteDeskTest : public QObject {
protected:
    void begin() {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
        m_language.setCode(QStringLiteral("en"));
        m_folder.emplace();
    }

    void end() {
        if (m_desk) {
            QCOMPARE(m_desk->contradiction(), QString());
        }
        m_desk.reset();
    }

    /// A table without time pressure: it waits an hour for people to act.
    static LiveRouletteTable patientTable(roulette::RuleSet rules) {
        LiveRouletteTable table;
        table.settings = roulette::Settings(rules);
        table.settings.betting = std::chrono::hours(1);
        table.settings.idle.invitedAfter = std::chrono::hours(1);
        table.settings.ballChange = table.settings.dealerChange = std::chrono::hours(9);
        table.seeds = derivedSeeds(Seed{});
        return table;
    }

    /// The same with a betting period of 25 seconds.
    static LiveRouletteTable quickTable(roulette::RuleSet rules) {
        LiveRouletteTable table = patientTable(rules);
        table.settings.betting = std::chrono::seconds(25);
        return table;
    }

    void open(const LiveRouletteTable& table) {
        m_desk.reset();
        m_desk = std::make_unique<RouletteDesk>(RouletteDesk::stepwise(table), file());
    }

    void openAtBetting(const LiveRouletteTable& table) {
        open(table);
        QVERIFY(m_desk->runTo(QStringLiteral("betting_opened")));
        QCOMPARE(m_desk->model().phase(), RouletteTableModel::Betting);
    }

    RouletteTableModel& table() { return m_desk->model(); }
    /// The file of the favourites.
    QString file() const { return m_folder->filePath(QStringLiteral("settings.ini")); }

    /// The angle between the ball and the middle of a pocket, in radians.
    double offPocket(const WheelMotion& wheel, int pocket) {
        const roulette::Wheel numbers(static_cast<roulette::WheelOrder>(table().wheelOrder()));
        const double middle = wheel.rotorAngle() + 2 * std::numbers::pi *
                                                       numbers.placeOf(roulette::Pocket(pocket)) /
                                                       numbers.size();
        return std::remainder(wheel.ballAngle() - middle, 2 * std::numbers::pi);
    }

    Language m_language;
    std::optional<QTemporaryDir> m_folder;
    std::unique_ptr<RouletteDesk> m_desk;
};

} // namespace mesaviva::app
