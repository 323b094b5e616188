// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// An observer cannot send any command, whatever its kind and however it is sent.

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "app/core/events/event_faults.h"
#include "app/core/table/live_session.h"
#include "app/games/bingo/bingo_event_log.h"
#include "app/games/bingo/bingo_room.h"
#include "app/games/bingo/bingo_session.h"
#include "app/games/bingo/bingo_table_model.h"
#include "app/games/poker/poker_event_log.h"
#include "app/games/poker/poker_session.h"
#include "app/games/poker/poker_table_model.h"
#include "app/games/roulette/roulette_event_log.h"
#include "app/games/roulette/roulette_session.h"
#include "app/games/roulette/roulette_table_model.h"
#include "engine/games/bingo/faults/bingo_faults.h"
#include "engine/games/poker/faults/poker_faults.h"
#include "engine/games/roulette/faults/roulette_faults.h"
#include "leaping_ticks.h"
#endif

#include <QMetaMethod>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <chrono>
#include <memory>
#include <utility>
#include <variant>
#include <vector>

using namespace mesaviva;
using namespace mesaviva::app;
using namespace std::chrono_literals;

namespace {

// One command of each kind of a game, about that player where it names one.
template <class Command, std::size_t kKind = 0>
std::vector<Command> everyCommand(PlayerId player, std::vector<Command> list = {}) {
    if constexpr (kKind < std::variant_size_v<typename Command::Variant>) {
        std::variant_alternative_t<kKind, typename Command::Variant> one{};
        if constexpr (requires { one.player; }) {
            one.player = player;
        }
        if constexpr (requires { one.amount; }) {
            one.amount = Money{500};
        }
        list.emplace_back(std::move(one));
        return everyCommand<Command, kKind + 1>(player, std::move(list));
    } else {
        return list;
    }
}

// Listens to events and to answers to commands sent from here.
template <class SessionType>
class Ear {
public:
    explicit Ear(SessionType& tableSession)
        : m_heard(tableSession.source().listen([this](const auto& entry) {
              ++m_count;
              std::visit(
                  [this](const auto& event) {
                      if constexpr (requires {
                                        event.player;
                                        event.refusal;
                                    }) {
                          m_answers += event.player == 0 || event.player == kNobody ? 1 : 0;
                      }
                  },
                  entry.event);
          })) {}

    int count() const { return m_count; }
    int answers() const { return m_answers; }

private:
    int m_count = 0;
    int m_answers = 0;
    Subscription m_heard;
};

// At every moment of two minutes, sends every command as the observer, as two other players and as nobody.
template <class SessionType>
void tryEverything(SessionType& tableSession) {
    using Game = typename SessionType::Game;
    Ear<SessionType> ear(tableSession);
    std::size_t tried = 0;
    for (Instant at = tableSession.now(); at < kTableOpened + 2min; at += 5s) {
        tableSession.advanceTo(at);
        const int before = ear.count();
        for (const PlayerId player : {PlayerId{0}, PlayerId{1}, PlayerId{2}, kNobody}) {
            for (const auto& command : everyCommand<typename Game::Command>(player)) {
                const auto refusal = tableSession.source().submit(command);
                QVERIFY(refusal);
                QVERIFY(refusal->reason == CommonReason::not_seated);
                ++tried;
            }
        }
        QCOMPARE(ear.count(), before);
    }
    QVERIFY(tried >= 20 * 4 * std::variant_size_v<typename Game::Command::Variant>);
    QVERIFY(ear.count() > 20); // the other players have played
    QCOMPARE(ear.answers(), 0);
    QCOMPARE(tableSession.ownPlayer(), kNobody);
}

QVariant valueOf(const QMetaType& type) {
    switch (type.id()) {
    case QMetaType::Int: return 1;
    case QMetaType::UInt: return 1U;
    case QMetaType::LongLong: return qlonglong{500};
    case QMetaType::Double: return 500.0;
    case QMetaType::Bool: return true;
    case QMetaType::QString: return QStringLiteral("17");
    default: return QVariant(type);
    }
}

// Calls every method that QML can call, with plausible arguments.
int callAll(QObject& model) {
    int called = 0;
    for (int i = 0; i < model.metaObject()->propertyCount(); ++i) {
        (void)model.metaObject()->property(i).read(&model); // every property can be read
    }
    for (int i = 0; i < model.metaObject()->methodCount(); ++i) {
        const QMetaMethod method = model.metaObject()->method(i);
        if (method.methodType() != QMetaMethod::Method || method.parameterCount() > 4) {
            continue;
        }
        std::array<QVariant, 4> values;
        std::array<QGenericArgument, 4> arguments;
        for (int p = 0; p < method.parameterCount(); ++p) {
            const auto at = static_cast<std::size_t>(p);
            values[at] = valueOf(method.parameterMetaType(p));
            arguments[at] = QGenericArgument(values[at].typeName(), values[at].constData());
        }
        QVariant result(method.returnMetaType());
        const QGenericReturnArgument answer = method.returnMetaType().id() == QMetaType::Void
                                                  ? QGenericReturnArgument()
                                                  : QGenericReturnArgument(result.typeName(), result.data());
        called += method.invoke(&model, Qt::DirectConnection, answer, arguments[0], arguments[1],
                                arguments[2], arguments[3])
                      ? 1
                      : 0;
    }
    return called;
}

// The model's interface: everything that QML can call, at every moment of a round.
template <class Model>
void callEverything(Model& model) {
    auto& tableSession = model.tableSession();
    Ear<std::remove_reference_t<decltype(tableSession)>> ear(tableSession);
    QSignalSpy refused(&model, &TableModel::refused);
    model.setPaused(true);
    QVERIFY(model.isObserved());
    QVERIFY(!model.canLeave());
    for (int moment = 0; moment < 60; ++moment) {
        tableSession.advanceTo(tableSession.nextDue().value_or(tableSession.now()));
        const int before = ear.count();
        QVERIFY(callAll(model) > 10);
        QCOMPARE(ear.count(), before); // no event at the table
        QVERIFY(!model.undoAction().enabled && !model.clearAction().enabled && !model.repeatAction().enabled);
        QCOMPARE(model.wallet(), qint64{0});
    }
    QVERIFY(ear.count() > 20);
    QCOMPARE(ear.answers(), 0);
    QVERIFY(refused.count() > 60); // each call gives a reason
    for (const QList<QVariant>& one : refused) {
        QCOMPARE(one.at(1).toString(), TableText::observing());
    }
}

// Events in between come from the other players.
template <class Model, class Words, class Faults>
void causeEverything(Model& model) {
    using Game = typename Faults::Game;
    EventFaults<Model, Words, Faults> faults(model);
    model.setPaused(true);
    int come = 0;
    const auto heard = model.tableSession().source().listen(
        [&](const Recorded<typename Game::Event>& entry) { come += Faults::isOfFault(entry.event) ? 1 : 0; });
    for (int moment = 0; moment < 40; ++moment) {
        for (const faults::FaultKind kind : faults.kinds()) {
            for (const PlayerId player : {PlayerId{0}, PlayerId{1}, kNobody}) {
                QVERIFY(!faults.cause(kind, player));
            }
        }
        model.tableSession().advanceTo(model.tableSession().nextDue().value_or(model.tableSession().now()));
    }
    QCOMPARE(come, 0);
    QVERIFY(faults.injected().empty());
}

} // namespace

class TestObserver : public QObject {
    Q_OBJECT

    static std::unique_ptr<ObservedSession<LivePokerSession>> poker(bool individual = false) {
        LivePokerTable table;
        table.settings.individual = individual;
        table.simulated = 4;
        table.seeds = derivedSeeds(Seed{});
        return std::make_unique<ObservedSession<LivePokerSession>>(table);
    }

    static std::unique_ptr<ObservedSession<LiveRouletteSession>> roulette() {
        LiveRouletteTable table;
        table.simulated = 4;
        table.seeds = derivedSeeds(Seed{});
        return std::make_unique<ObservedSession<LiveRouletteSession>>(table);
    }

    static std::unique_ptr<ObservedBingoSession> bingo(bool* left = nullptr) {
        BingoRoomPlan plan;
        plan.members = 30;
        return std::make_unique<ObservedBingoSession>(
            std::make_shared<BingoRoom>(plan, derivedSeeds(Seed{})),
            [left] {
                if (left) {
                    *left = true;
                }
            },
            nullptr);
    }

private slots:
    void pokerTakesNoCommand() { tryEverything(*poker()); }
    void rouletteTakesNoCommand() { tryEverything(*roulette()); }
    void bingoTakesNoCommand() {
        bool left = false;
        {
            const auto tableSession = bingo(&left);
            tryEverything(*tableSession);
        }
        QVERIFY(left); // the room is back in the hall
    }

    // Nobody would play at an individual table, so the observed table has several players.
    void individualTableIsOpenedForSeveral() { QVERIFY(!poker(true)->settings().individual); }

    void nothingInTheWindowSendsOne_poker() {
        PokerTableModel model(poker(), {1.0, std::make_unique<test::LeapingTicks>()});
        callEverything(model);
    }
    void nothingInTheWindowSendsOne_roulette() {
        const QTemporaryDir folder;
        RouletteTableModel model(roulette(), {1.0, std::make_unique<test::LeapingTicks>()},
                                 folder.filePath(QStringLiteral("favourites.ini")));
        callEverything(model);
    }
    void nothingInTheWindowSendsOne_bingo() {
        BingoTableModel model(bingo(), {1.0, std::make_unique<test::LeapingTicks>()});
        callEverything(model);
    }

    void noFaultIsInjected_poker() {
        PokerTableModel model(poker(), {1.0, std::make_unique<test::LeapingTicks>()});
        causeEverything<PokerTableModel, PokerEventLog, faults::PokerFaults>(model);
    }
    void noFaultIsInjected_roulette() {
        const QTemporaryDir folder;
        RouletteTableModel model(roulette(), {1.0, std::make_unique<test::LeapingTicks>()},
                                 folder.filePath(QStringLiteral("favourites.ini")));
        causeEverything<RouletteTableModel, RouletteEventLog, faults::RouletteFaults>(model);
    }
    void noFaultIsInjected_bingo() {
        BingoTableModel model(bingo(), {1.0, std::make_unique<test::LeapingTicks>()});
        causeEverything<BingoTableModel, BingoEventLog, faults::BingoFaults>(model);
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(TestObserver)
#include "tst_observer.moc"
