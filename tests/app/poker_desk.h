// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A poker table with its model, for tests that play at it and read it back.
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/cli/sentences/file_error_sentences.h"
#include "app/core/text/language.h"
#include "app/games/poker/poker_session.h"
#include "app/games/poker/poker_table_model.h"
#include "engine/games/poker/decide.h"
#include "engine/scenario/scenario.h"
#include "leaping_ticks.h"
#include "second_listener.h"
#include "stepwise_session.h"
#endif

#include <QAbstractItemModelTester>
#include <QEventLoop>
#include <QRegularExpression>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <functional>
#include <memory>
#include <vector>

namespace mesaviva::app {

/// A table model that stands still except in run(); compared with the table at every event.
class PokerDesk : public QObject {
public:
    using Phase = PokerTableModel::Phase;
    using Stop = std::function<bool(const TableEvent&)>;

    /// Timeout for an expected event, in real time.
    static constexpr std::chrono::seconds kPatience{60};

    /// Takes another pace where a test is about real time.
    explicit PokerDesk(std::unique_ptr<PokerSession> tableSession,
                       Pace pace = {1.0, std::make_unique<test::LeapingTicks>()})
        : m_tableSession(tableSession.get()),
          m_listener(tableSession->fullSource()),
          m_model(std::move(tableSession), std::move(pace)) {
        for (QAbstractItemModel* list : std::initializer_list<QAbstractItemModel*>{
                 m_model.seats(), m_model.cards(), m_model.stacks(), m_model.lastRound(), m_model.result()}) {
            new QAbstractItemModelTester(list, QAbstractItemModelTester::FailureReportingMode::QtTest, this);
        }
        m_model.setPaused(true);
        connect(&m_model, &TableModel::happened, this, &PokerDesk::watch);
        connect(&m_model, &TableModel::refused, this,
                [this](const QString& action, const QString& message, const QString& rule) {
                    m_refusals.push_back({action, message, rule});
                });
    }

    /// A table that waits an hour for people to act, so that only real time is limited.
    static LivePokerTable patientTable(bool individual) {
        LivePokerTable table;
        table.settings.individual = individual;
        table.settings.seats = individual ? 1 : poker::kMostSeats;
        table.settings.betting = table.settings.decision = table.settings.extra = std::chrono::hours(1);
        table.settings.idle.invitedAfter = std::chrono::hours(1);
        table.seeds = derivedSeeds(Seed{});
        return table;
    }

    static std::unique_ptr<PokerSession> stepwise(const LivePokerTable& table) {
        return std::make_unique<StepwiseSession<PokerSession>>(std::make_unique<LivePokerSession>(table));
    }

    /// A scenario from the test scenarios, by file name without extension.
    static std::unique_ptr<PokerSession> stepwiseScenario(const QString& name) {
        const QString path = QStringLiteral(MESAVIVA_SCENARIOS "/poker/%1.json").arg(name);
        Result<scenario::Scenario, scenario::FileError> read = scenario::load(path.toStdString());
        if (!read) {
            qFatal("%s", app::englishText(read.error()).c_str());
        }
        return std::make_unique<StepwiseSession<PokerSession>>(
            std::make_unique<ScenarioPokerSession>(std::move(*read)));
    }

    PokerTableModel& model() { return m_model; }
    const PokerSession& tableSession() const { return *m_tableSession; }
    const poker::State& state() const { return m_listener.state(); }
    std::span<const Recorded<poker::Event>> entries(std::uint64_t round) const {
        return m_listener.entries(round);
    }
    /// All events that the model has reported so far.
    const std::vector<TableEvent>& told() const { return m_told; }

    struct Refused {
        QString action, message, rule;
    };
    /// The reasons why this player's commands were refused.
    const std::vector<Refused>& refusals() const { return m_refusals; }

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

    const PokerSeatListModel::Row& seat(int number) { return m_model.seats()->row(number); }

    QVariant stack(int row, int role) { return at(*m_model.stacks(), row, role); }

    /// The cents in a place in front of a seat, according to the stacks.
    qint64 lying(int seat, PokerStackListModel::Place place) {
        qint64 sum = 0;
        for (int row = 0; row < m_model.stacks()->rowCount(); ++row) {
            if (stack(row, PokerStackListModel::SeatRole) == seat &&
                stack(row, PokerStackListModel::PlaceRole) == place) {
                sum += stack(row, PokerStackListModel::AmountRole).toLongLong();
            }
        }
        return sum;
    }

    /// The cards in a place, `--` for those that this player may not see.
    QStringList cardsAt(PokerCardListModel::Place place, int seat) {
        QStringList cards;
        for (const PokerCardListModel::Row& row : m_model.cards()->rows()) {
            if (row.place == place && row.seat == seat) {
                cards.append(row.card ? QString::fromStdString(row.card->text()) : QStringLiteral("--"));
            }
        }
        return cards;
    }

    static QVariant at(const QAbstractItemModel& list, int row, int role) {
        return list.data(list.index(row, 0), role);
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
        for (int number = 1; number <= m_model.seatCount(); ++number) {
            if (const QString fault = atSeat(number); !fault.isEmpty()) {
                return QStringLiteral("seat %1, round %2: %3").arg(number).arg(m_model.round()).arg(fault);
            }
        }
        for (const PokerCardListModel::Row& row : m_model.cards()->rows()) {
            if (row.card && !row.leaving && !mayBeSeen(row)) {
                return QStringLiteral("%1 is known").arg(QString::fromStdString(row.card->text()));
            }
        }
        return m_tableSession->isScenario() ? QString() : atActions();
    }

    QString atSeat(int number) {
        const auto index = static_cast<std::size_t>(number - 1);
        const poker::Seat& place = state().seats[index];
        const PokerSeatListModel::Row& row = seat(number);
        if (place.player == kNobody) {
            return row == PokerSeatListModel::Row{} ? QString() : QStringLiteral("not empty");
        }
        const qint64 ante = state().inBox(index, poker::Box::ante).cents;
        const qint64 bet = state().inBox(index, poker::Box::bet).cents;
        if (row.wallet != state().wallet(place.player).cents || row.ante != ante || row.bet != bet) {
            return QStringLiteral("sums");
        }
        // The payout of a settled seat stays in its boxes until the next stake can be placed there.
        const bool resting = (place.settled && row.settled) || m_model.isResultOnTable();
        if (!resting &&
            (lying(number, PokerStackListModel::Ante) + lying(number, PokerStackListModel::AnteWinnings) !=
                 ante ||
             lying(number, PokerStackListModel::Bet) + lying(number, PokerStackListModel::BetWinnings) !=
                 bet)) {
            return QStringLiteral("other chips lie there than the boxes hold");
        }
        if (row.own != (place.player == m_tableSession->ownPlayer()) || row.connected != place.connected ||
            row.simulated != m_tableSession->isSimulated(place.player) || row.playerName.isEmpty()) {
            return QStringLiteral("who sits there");
        }
        const bool shown = revealed(place.player, 0);
        if (!row.handName.isEmpty() && !row.own && !shown) {
            return QStringLiteral("its hand is named before it is shown");
        }
        return {};
    }

    // From the events of the round, not from the model.
    bool revealed(PlayerId player, int position) const {
        const bool lies = m_model.isResultOnTable() && state().phase == poker::Phase::betting;
        const auto entries = m_listener.entries(state().round - (lies ? 1 : 0));
        return std::any_of(entries.begin(), entries.end(), [&](const Recorded<poker::Event>& entry) {
            const auto* event = std::get_if<poker::CardRevealed>(&entry.event);
            return event && event->player == player && event->place == position;
        });
    }

    bool mayBeSeen(const PokerCardListModel::Row& row) const {
        // At a table with a single player the cards of the last round stay until the next ante.
        const bool lies = m_model.isResultOnTable() && state().phase == poker::Phase::betting;
        const auto entries = m_listener.entries(state().round - (lies ? 1 : 0));
        return std::any_of(entries.begin(), entries.end(), [&](const Recorded<poker::Event>& entry) {
            if (const auto* burnt = std::get_if<poker::CardBurnt>(&entry.event)) {
                return burnt->card == *row.card;
            }
            const auto* dealt = std::get_if<poker::CardDealt>(&entry.event);
            return dealt && dealt->card == *row.card &&
                   ((dealt->player != kNobody && dealt->player == m_tableSession->ownPlayer()) ||
                    (dealt->player == kNobody && dealt->place == 4) || revealed(dealt->player, dealt->place));
        });
    }

    // The table must accept each action that a button offers.
    QString atActions() {
        const PlayerId own = m_tableSession->ownPlayer();
        const Money inBox{m_model.ownAnte()};
        const Money chip{m_model.chipValues().constFirst().toLongLong()};
        const std::vector<std::pair<ActionState, poker::Command>> actions = {
            {m_model.anteAction(), poker::PlaceAnte{own, inBox == Money{} ? Money{m_model.minimum()} : chip}},
            {m_model.undoAction(), poker::UndoAnte{own}},
            {m_model.clearAction(), poker::ClearAnte{own}},
            {m_model.repeatAction(), poker::RepeatAnte{own}},
            {m_model.dealAction(), poker::Deal{own}},
            {m_model.foldAction(), poker::Fold{own}},
            {m_model.betAction(), poker::Bet{own}},
            {m_model.allowanceAction(), poker::TakeAllowance{own}},
        };
        for (std::size_t i = 0; i < actions.size(); ++i) {
            const auto& [action, command] = actions[i];
            poker::Events events;
            const std::optional<poker::Refusal> refusal =
                poker::decide(state(), command, kTableOpened, events);
            const bool agrees = refusal ? !action.enabled && !action.reason.isEmpty() &&
                                              action.rule.toStdString() == refusal->rules.begin()->text()
                                        : action.enabled && action.reason.isEmpty() && action.rule.isEmpty();
            if (!agrees) {
                return QStringLiteral("action %1 is not as the table decides").arg(i);
            }
        }
        return {};
    }

    PokerSession* m_tableSession;
    SecondListener<poker::Game> m_listener;
    PokerTableModel m_model;
    std::vector<TableEvent> m_told;
    std::vector<Refused> m_refusals;
    QString m_contradiction;
    Stop m_stop;
};

/// A test at one poker table, in English. An unexpected log message or a contradiction between model and
/// table fails it. Its init() calls begin(), its cleanup() calls end().
class PokerDeskTest : public QObject {
protected:
    void begin() {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
        m_language.setCode(QStringLiteral("en"));
    }

    void end() {
        if (m_desk) {
            QCOMPARE(m_desk->contradiction(), QString());
        }
        m_desk.reset();
    }

    PokerTableModel& table() { return m_desk->model(); }

    void sit(const LivePokerTable& settings) {
        m_desk = std::make_unique<PokerDesk>(PokerDesk::stepwise(settings));
    }

    void sitAlone() { sit(PokerDesk::patientTable(true)); }

    void sitAloneAtBetting() {
        sitAlone();
        QVERIFY(m_desk->runTo(PokerTableModel::Betting));
    }

    /// With an ante of 5 points placed.
    void sitAloneAtDecision() {
        sitAloneAtBetting();
        table().placeAnte(500);
        table().deal();
        QVERIFY(m_desk->runTo(PokerTableModel::Deciding));
    }

    /// Simulated players take a while even at this speed, so there is no time limit.
    static LivePokerTable crowded(int simulated) {
        LivePokerTable settings = PokerDesk::patientTable(false);
        settings.settings.betting = std::chrono::minutes(10);
        settings.simulated = simulated;
        return settings;
    }

    void watchScenario(const QString& name) {
        m_desk = std::make_unique<PokerDesk>(PokerDesk::stepwiseScenario(name));
    }

    /// The last refusal names the amount and the rule.
    void refusedLast(QStringView action, const QString& amount, QStringView rule) {
        QVERIFY(!m_desk->refusals().empty());
        const PokerDesk::Refused& last = m_desk->refusals().back();
        QCOMPARE(last.action, action.toString());
        QVERIFY(!last.message.isEmpty());
        QVERIFY2(last.message.contains(amount), qPrintable(last.message));
        QCOMPARE(last.rule, rule.toString());
    }

    static QString report(PokerReportModel& round, PokerReportModel::Role role, int row = 0) {
        return PokerDesk::at(round, row, role).toString();
    }

    /// The report gives this player that result, with a reason and that rule.
    static void ownResult(PokerReportModel& round, qint64 net, QStringView rule) {
        QVERIFY(round.isAvailable());
        QVERIFY(round.ownTookPart());
        QCOMPARE(round.ownNet(), net);
        QVERIFY(!round.headline().isEmpty());
        QCOMPARE(report(round, PokerReportModel::RuleRole), rule.toString());
        QCOMPARE(PokerDesk::at(round, 0, PokerReportModel::NetRole), net);
        QVERIFY(!report(round, PokerReportModel::ReasonRole).isEmpty());
    }

    Language m_language;
    std::unique_ptr<PokerDesk> m_desk;
};

} // namespace mesaviva::app
