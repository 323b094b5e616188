// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The fault injector: each fault of each game is predicted with its rules, injected and judged by its effect.

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/core/events/event_faults.h"
#include "app/core/events/table_event_log.h"
#include "app/games/bingo/bingo_event_log.h"
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
#endif

#include "app/core/events/table_faults.h"
#include "app/core/rulebook/rule_register.h"
#include "app/core/text/injection_text.h"
#include "app/core/text/language.h"
#include "app/core/text/table_text.h"
#include "app/desks/inspect/faults/fault_demands.h"
#include "app/desks/inspect/faults/fault_desk.h"
#include "app/desks/inspect/table/table_inspector.h"
#include "leaping_ticks.h"

#include <QAbstractItemModelTester>
#include <QJsonArray>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <chrono>
#include <functional>
#include <memory>
#include <set>
#include <type_traits>

using namespace mesaviva;
using namespace mesaviva::app;
using faults::FaultKind;
using faults::Mark;

namespace {

constexpr PlayerId kOwn = 0;
constexpr PlayerId kOther = 1;

/// A live table at which only the test acts, with its model and its faults; it advances on request.
template <class SessionType, class Model, class Words, class Faults>
class Table {
public:
    using Game = typename Faults::Game;
    using Bench = EventFaults<Model, Words, Faults>;

    explicit Table(std::unique_ptr<SessionType> tableSession)
        : m_tableSession(tableSession.get()),
          m_model(std::move(tableSession), Pace{1.0, std::make_unique<test::LeapingTicks>()}),
          m_faults(std::make_unique<Bench>(m_model, InjectedBy::inspector)) {
        m_model.setPaused(true);
    }

    Model& model() { return m_model; }
    Bench& faults() { return *m_faults; }
    std::unique_ptr<Bench> takeFaults() { return std::move(m_faults); }
    const typename Game::State& state() const { return m_model.delivered(); }

    bool act(const typename Game::Command& command) { return !m_tableSession->source().submit(command); }
    /// Advances by one event.
    bool step() {
        const std::optional<Instant> due = m_tableSession->source().nextDue();
        if (due) {
            m_tableSession->source().advanceTo(*due);
        }
        return due.has_value();
    }
    bool runTo(const std::function<bool()>& there) {
        for (int i = 0; i < 20'000; ++i) {
            if (there()) {
                return true;
            }
            if (!step()) {
                break;
            }
        }
        return there();
    }
    template <class Phase>
    bool runToPhase(Phase phase) {
        return runTo([&] { return state().phase == phase; });
    }

private:
    SessionType* m_tableSession;
    Model m_model;
    std::unique_ptr<Bench> m_faults;
};

using PokerTable = Table<LivePokerSession, PokerTableModel, PokerEventLog, faults::PokerFaults>;
using RouletteTable =
    Table<LiveRouletteSession, RouletteTableModel, RouletteEventLog, faults::RouletteFaults>;
using BingoTable = Table<LiveBingoSession, BingoTableModel, BingoEventLog, faults::BingoFaults>;

template <class Bench>
QString firstOtherwise(const Bench& faults) {
    for (const TableFaults::Line& line : faults.linesOf(faults.injected().size() - 1)) {
        if (line.mark != Mark::same) {
            return line.title + QStringLiteral(" (") + line.words + QStringLiteral("): ") +
                   FaultText::mark(*line.mark, line.predicted) + u' ' + line.actual;
        }
    }
    return {};
}

/// Injects the fault and runs the table until everything is judged. A rule after "!" must not be cited.
template <class AnyTable>
void causeAndJudge(AnyTable& table, FaultKind kind, PlayerId player, const QStringList& rules) {
    auto& faults = table.faults();
    const auto denial = faults.denial(kind, player);
    QVERIFY2(!denial, denial ? std::string(denial->reason).c_str() : "");
    const std::vector<TableFaults::Line> predicted = faults.predict(kind, player);
    QVERIFY(!predicted.empty());
    QSet<QString> cited;
    for (const TableFaults::Line& line : predicted) {
        QVERIFY(!line.mark);
        cited += QSet<QString>(line.rules.begin(), line.rules.end());
    }
    for (const QString& rule : rules) {
        if (rule.startsWith(u'!')) {
            QVERIFY2(!cited.contains(rule.mid(1)), qPrintable(rule.mid(1) + " is cited"));
        } else {
            QVERIFY2(cited.contains(rule), qPrintable(rule + " is not cited"));
        }
    }
    QVERIFY(faults.cause(kind, player));
    QVERIFY(table.runTo([&] { return faults.injected().back().over; }));
    QCOMPARE(firstOtherwise(faults), QString());
    QVERIFY(faults.injected().back().asPredicted);
    QVERIFY(faults.injected().back().seq > 0);
    QCOMPARE(faults.linesOf(faults.injected().size() - 1).size(), predicted.size());
}

QStringList ids(const char* list) { return QString::fromLatin1(list).split(u' ', Qt::SkipEmptyParts); }

} // namespace

class TestFaults : public QObject {
    Q_OBJECT

private:
    enum PokerMoment { PBetween, PStaked, PDealing, PDeciding, PFolded, PBet, PPaying };
    enum RouletteMoment { RBetting, RStaked, RRunning, RDrawn, RPaying };
    enum BingoMoment { BSale, BBought, BDrawing, BPrize };

    // Two players who have staked, at that moment of the round; this player decides first.
    std::unique_ptr<PokerTable> pokerAt(int moment, bool allVoid = false) {
        LivePokerTable opened;
        opened.settings.systemFailure =
            allVoid ? poker::SystemFailureRule::void_all : poker::SystemFailureRule::settle_bets;
        opened.seeds = derivedSeeds(Seed{});
        auto table = std::make_unique<PokerTable>(std::make_unique<LivePokerSession>(opened));
        const auto at = [&] { return table->state().phase; };
        table->act(poker::Admit{Money{100'000}});
        table->act(poker::Sit{kOther, 1});
        if (moment == PBetween) {
            (void)table->runToPhase(poker::Phase::betting);
            (void)table->runToPhase(poker::Phase::between);
            return table;
        }
        (void)table->runToPhase(poker::Phase::betting);
        (void)table->act(poker::PlaceAnte{kOwn, Money{500}});
        (void)table->act(poker::PlaceAnte{kOther, Money{1'000}});
        if (moment == PDealing) {
            (void)table->runTo([&] { return table->state().drawnCount == 5; });
        } else if (moment >= PDeciding) {
            (void)table->runTo([&] { return at() == poker::Phase::deciding; });
        }
        if (moment == PFolded) {
            (void)table->act(poker::Fold{kOwn});
        } else if (moment >= PBet) {
            (void)table->act(poker::Bet{kOwn});
        }
        if (moment == PPaying) {
            (void)table->act(poker::Bet{kOther});
            (void)table->runTo([&] { return at() >= poker::Phase::collecting; });
        }
        return table;
    }

    // Two players of whom this one has staked, or neither has, at that moment of the round.
    std::unique_ptr<RouletteTable> rouletteAt(roulette::RuleSet rules, int moment) {
        LiveRouletteTable opened;
        opened.settings = roulette::Settings(rules);
        opened.seeds = derivedSeeds(Seed{});
        if (moment >= RDrawn) { // this player wins, the other one loses
            opened.pockets = {roulette::Pocket(17)};
        }
        auto table = std::make_unique<RouletteTable>(std::make_unique<LiveRouletteSession>(opened));
        (void)table->runToPhase(roulette::Phase::betting);
        table->act(roulette::Admit{Money{100'000}});
        table->act(roulette::Join{kOther, {}});
        if (moment == RBetting) {
            return table;
        }
        const Money amount = opened.settings.minimumOf(roulette::ChanceKind::straight) * 2;
        const auto stake = [&](PlayerId player, roulette::ChanceKind chance, Money sum) {
            const roulette::Pocket held(chance == roulette::ChanceKind::red ? 18 : 17);
            for (const roulette::Spot& spot : opened.settings.layout().spots()) {
                if (spot.kind == chance && spot.numbers.has(held)) {
                    (void)table->act(roulette::PlaceStake{player, chance, spot.numbers, sum});
                }
            }
        };
        stake(kOwn, roulette::ChanceKind::straight, amount);
        stake(kOther, roulette::ChanceKind::red, amount * 10);
        if (moment == RRunning) {
            (void)table->runToPhase(roulette::Phase::running);
        } else if (moment == RDrawn) {
            (void)table->runToPhase(roulette::Phase::drawn);
        } else if (moment == RPaying) {
            (void)table->runToPhase(roulette::Phase::paying);
        }
        return table;
    }

    std::unique_ptr<BingoTable> bingoAt(int moment) {
        BingoRoomPlan plan;
        plan.key = QStringLiteral("test");
        plan.members = 20;
        auto room = std::make_shared<BingoRoom>(plan, derivedSeeds(Seed{}));
        auto table = std::make_unique<BingoTable>(std::make_unique<LiveBingoSession>(room, Money{100'000}));
        (void)table->runToPhase(bingo::Phase::sale);
        if (moment == BSale) {
            return table;
        }
        (void)table->act(bingo::Buy{table->model().tableSession().ownPlayer(), 6});
        (void)table->runTo([&] { return table->state().orders.empty(); });
        if (moment == BDrawing) {
            (void)table->runTo([&] { return table->state().balls.size() == 10; });
        } else if (moment == BPrize) {
            (void)table->runTo([&] { return !table->state().won.empty(); });
        }
        return table;
    }

private slots:
    void initTestCase() { m_language.setCode(QStringLiteral("en")); }

    void pokerFault_data() {
        QTest::addColumn<int>("moment");
        QTest::addColumn<FaultKind>("kind");
        QTest::addColumn<QString>("rules");
        QTest::addColumn<bool>("allVoid");
        const auto row = [](const char* name, int moment, FaultKind kind, const char* rules,
                            bool all = false) {
            QTest::newRow(name) << moment << kind << QString::fromLatin1(rules) << all;
        };
        row("P33 between two rounds", PBetween, FaultKind::system, "P33");
        row("P33 antes come back", PStaked, FaultKind::system, "P33 I-P33");
        row("P33 while cards are dealt", PDealing, FaultKind::system, "P33");
        row("I-P33 undecided antes come back", PDeciding, FaultKind::system, "P33 I-P33");
        row("I-P33 folds stay folded", PFolded, FaultKind::system, "P33 I-P33");
        row("P36 bets are settled", PBet, FaultKind::system, "P36 P24");
        row("P36 once payments have begun", PPaying, FaultKind::system, "P33");
        row("I-P33 the other reading voids bets, too", PBet, FaultKind::system, "P33", true);
        row("P35 line lost with an ante", PStaked, FaultKind::player_lost, "P34 P35 I-P35");
        row("P35 line lost before the bet", PDeciding, FaultKind::player_lost, "P34 P35 I-P35");
        row("P36 line lost after the bet", PBet, FaultKind::player_lost, "P34 P36");
        row("P36 line lost while bets are paid", PPaying, FaultKind::player_lost, "P34 P36");
        row("P34 line lost between two rounds", PBetween, FaultKind::player_lost, "P34");
        row("P34 line lost after folding", PFolded, FaultKind::player_lost, "P34");
    }

    void pokerFault() {
        QFETCH(const int, moment);
        QFETCH(const FaultKind, kind);
        QFETCH(const QString, rules);
        QFETCH(const bool, allVoid);
        const auto table = pokerAt(moment, allVoid);
        causeAndJudge(*table, kind, kOwn, ids(rules.toLatin1()));
    }

    void rouletteFault_data() {
        QTest::addColumn<roulette::RuleSet>("set");
        QTest::addColumn<int>("moment");
        QTest::addColumn<FaultKind>("kind");
        QTest::addColumn<QString>("rules");
        using roulette::RuleSet;
        const auto row = [](const char* name, RuleSet set, int moment, FaultKind kind, const char* rules) {
            QTest::newRow(name) << set << moment << kind << QString::fromLatin1(rules);
        };
        row("O20 before any stake", RuleSet::online, RBetting, FaultKind::system, "O20 O21");
        row("O20 O21 while stakes lie", RuleSet::online, RStaked, FaultKind::system, "O20 O21");
        row("O20 O21 while the ball runs", RuleSet::online, RRunning, FaultKind::system, "O20 O21");
        row("O21 the number is valid", RuleSet::online, RDrawn, FaultKind::system, "O17 O13a");
        row("O21 while winners are paid", RuleSet::online, RPaying, FaultKind::system, "O13a");
        row("O22 O23 line lost with a stake", RuleSet::online, RStaked, FaultKind::player_lost, "O22 O23");
        row("O22 O23 line lost while the ball runs", RuleSet::online, RRunning, FaultKind::player_lost,
            "O22 O23");
        row("O22 line lost without a stake", RuleSet::online, RBetting, FaultKind::player_lost, "!O22 !O23");
        row("I-O22 line lost in a casino", RuleSet::casino, RStaked, FaultKind::player_lost, "I-O22 !I-P35");
        row("I-O22 line lost in Macau", RuleSet::macau, RStaked, FaultKind::player_lost, "I-O22 !I-P35");
        row("R22 object in the wheel", RuleSet::casino, RRunning, FaultKind::object_in_wheel, "R22 R19 R21");
        row("M2.2 M2.3 object in the wheel", RuleSet::macau, RRunning, FaultKind::object_in_wheel,
            "M2.2 M2.3");
        row("R18 faulty ball at rest", RuleSet::casino, RBetting, FaultKind::ball, "R18");
        row("R18 faulty ball that runs", RuleSet::casino, RRunning, FaultKind::ball, "R18 !R22");
        row("R18 ball out of the wheel", RuleSet::casino, RRunning, FaultKind::ball_out, "R18 !R22");
        row("R17 exchange of the balls", RuleSet::casino, RBetting, FaultKind::ball_exchange, "R17");
        // R33, M5.3 speak of winning stakes, which no stake is before the number.
        row("R33 disturbed stakes", RuleSet::casino, RStaked, FaultKind::stakes_disturbed, "!R33");
        row("R33 disturbed while the ball runs", RuleSet::casino, RRunning, FaultKind::stakes_disturbed,
            "!R33");
        row("R33 disturbed before payments", RuleSet::casino, RDrawn, FaultKind::stakes_disturbed, "R33");
        row("M5.3 disturbed stakes", RuleSet::macau, RDrawn, FaultKind::stakes_disturbed, "M5.3");
        row("R35 change of croupier", RuleSet::casino, RBetting, FaultKind::dealer_change, "R35");
        row("R35 while the ball runs", RuleSet::casino, RRunning, FaultKind::dealer_change, "R35");
        row("I-R22 void round in a casino", RuleSet::casino, RRunning, FaultKind::system, "I-R22 !R22 !O20");
        row("I-R22 void round in Macau", RuleSet::macau, RStaked, FaultKind::system, "I-R22 !M2.2 !O20");
    }

    void rouletteFault() {
        QFETCH(const roulette::RuleSet, set);
        QFETCH(const int, moment);
        QFETCH(const FaultKind, kind);
        QFETCH(const QString, rules);
        const auto table = rouletteAt(set, moment);
        causeAndJudge(*table, kind, kOwn, ids(rules.toLatin1()));
    }

    void bingoFault_data() {
        QTest::addColumn<int>("moment");
        QTest::addColumn<FaultKind>("kind");
        QTest::addColumn<QString>("rules");
        const auto row = [](const char* name, int moment, FaultKind kind, const char* rules) {
            QTest::newRow(name) << moment << kind << QString::fromLatin1(rules);
        };
        row("B45 during the sale", BSale, FaultKind::system, "B45");
        row("B45 B47 cards are refunded", BBought, FaultKind::system, "B45 B47");
        row("B45 during the draw", BDrawing, FaultKind::system, "B45 B47");
        row("B46 between two prizes", BPrize, FaultKind::between_prizes, "B46");
        row("B46 the system fails after a prize", BPrize, FaultKind::system, "B46");
        row("B12 B48 line lost during the sale", BBought, FaultKind::player_lost, "B12 B48");
        row("B12 B48 line lost during the draw", BDrawing, FaultKind::player_lost, "B12 B48");
        row("B48 line lost without a card", BSale, FaultKind::player_lost, "!B12 !B48");
    }

    void bingoFault() {
        QFETCH(const int, moment);
        QFETCH(const FaultKind, kind);
        QFETCH(const QString, rules);
        const auto table = bingoAt(moment);
        causeAndJudge(*table, kind, table->model().tableSession().ownPlayer(), ids(rules.toLatin1()));
    }

    // P34, O22, I-O22, B48: the connection returns.
    void lineComesBack() {
        const auto back = [](auto& table, PlayerId player, const char* rule) {
            QCOMPARE(table.faults().denial(FaultKind::player_back, player)->reason,
                     std::string_view("not_now"));
            QVERIFY(table.faults().cause(FaultKind::player_lost, player));
            QVERIFY(table.faults().denial(FaultKind::player_lost, player).has_value());
            causeAndJudge(table, FaultKind::player_back, player, {QString::fromLatin1(rule)});
            QCOMPARE(table.faults().injected().size(), std::size_t(2));
        };
        back(*pokerAt(PDeciding), kOther, "P34");
        back(*rouletteAt(roulette::RuleSet::online, RStaked), kOther, "O22");
        back(*rouletteAt(roulette::RuleSet::casino, RStaked), kOther, "I-O22");
        const auto room = bingoAt(BDrawing);
        back(*room, room->model().tableSession().ownPlayer(), "B48");
    }

    void faultIsDenied_data() {
        QTest::addColumn<int>("game");
        QTest::addColumn<int>("moment");
        QTest::addColumn<FaultKind>("kind");
        QTest::addColumn<QString>("rule");
        const auto row = [](const char* name, int game, int moment, FaultKind kind, const char* rule) {
            QTest::newRow(name) << game << moment << kind << QString::fromLatin1(rule);
        };
        constexpr int kOnline = 1;
        constexpr int kCasino = 2;
        constexpr int kMacau = 3;
        row("R22 the ball does not run", kCasino, RStaked, FaultKind::object_in_wheel, "R22");
        row("M2.2 the ball does not run", kMacau, RBetting, FaultKind::object_in_wheel, "M2.2");
        row("R33 no stake lies", kCasino, RBetting, FaultKind::stakes_disturbed, "R33");
        row("O2 804 knows no object in the wheel", kOnline, RRunning, FaultKind::object_in_wheel, "O2");
        row("O2 804 knows no change of croupier", kOnline, RBetting, FaultKind::dealer_change, "O2");
        row("Macau knows no change of ball", kMacau, RRunning, FaultKind::ball, "");
        row("O22 the line is there", kOnline, RStaked, FaultKind::player_back, "O22");
        row("P34 the line is there", 0, PDeciding, FaultKind::player_back, "P34");
        row("B46 no prize during the sale", 4, BSale, FaultKind::between_prizes, "B46");
        row("B46 no prize yet", 4, BDrawing, FaultKind::between_prizes, "B46");
    }

    void faultIsDenied() {
        QFETCH(const int, game);
        QFETCH(const int, moment);
        QFETCH(const FaultKind, kind);
        QFETCH(const QString, rule);
        const auto denied = [&](auto& table) {
            auto& faults = table.faults();
            const auto denial = faults.denial(kind, 0);
            QVERIFY(denial.has_value());
            const QStringList rules = textsOf(denial->rules);
            QVERIFY2(rule.isEmpty() ? rules.isEmpty() : rules.contains(rule), qPrintable(rules.join(u' ')));
            QVERIFY(!FaultText::denial(kind, *denial).isEmpty());
            QVERIFY(faults.predict(kind, 0).empty());
            QVERIFY(!faults.cause(kind, 0));
            QVERIFY(faults.injected().empty());
        };
        if (game == 0) {
            denied(*pokerAt(moment));
        } else if (game == 4) {
            denied(*bingoAt(moment));
        } else {
            denied(*rouletteAt(static_cast<roulette::RuleSet>(game - 1), moment));
        }
    }

    // The event log says why a fault is refused and what would have been allowed, for each fault.
    void refusedFaultSaysWhen_data() {
        QTest::addColumn<int>("game");
        QTest::addColumn<int>("moment");
        QTest::addColumn<FaultKind>("kind");
        QTest::addColumn<QString>("why");
        QTest::addColumn<QString>("allowed");
        const auto row = [](const char* name, int game, int moment, FaultKind kind, const char* why,
                            const char* allowed) {
            QTest::newRow(name) << game << moment << kind << QString::fromLatin1(why)
                                << QString::fromLatin1(allowed);
        };
        row("R17 the ball runs", 2, RRunning, FaultKind::ball_exchange, "The ball is running.",
            "once the ball has landed");
        row("R22 the ball does not run", 2, RStaked, FaultKind::object_in_wheel, "The ball is not running.",
            "while the ball runs");
        row("M2.2 the ball does not run", 3, RStaked, FaultKind::object_in_wheel, "The ball is not running.",
            "while the ball runs");
        row("R33 disturbed already", 2, RStaked, FaultKind::stakes_disturbed, "are being put back",
            "once all stakes are back as recorded");
        row("I-O22 the line is there", 2, RStaked, FaultKind::player_back, "connection is not lost",
            "once the connection is lost");
        row("O22 the line is there", 1, RRunning, FaultKind::player_back, "connection is not lost",
            "once the connection is lost");
        row("P34 the line is there", 0, PDeciding, FaultKind::player_back, "connection is not lost",
            "once the connection is lost");
        row("B48 the line is there", 4, BDrawing, FaultKind::player_back, "connection is not lost",
            "once the connection is lost");
    }

    void refusedFaultSaysWhen() {
        QFETCH(const int, game);
        QFETCH(const int, moment);
        QFETCH(const FaultKind, kind);
        QFETCH(const QString, why);
        QFETCH(const QString, allowed);
        const auto told = [&]<class Table, class Words, class Faults>(Table& table, const Words&,
                                                                      const Faults&) {
            auto& tableSession = table.model().tableSession();
            if (kind == FaultKind::stakes_disturbed) {
                QVERIFY(table.act(Faults::command(kind, kNobody, InjectedBy::nobody)));
            }
            const TableEventLog<std::remove_reference_t<decltype(tableSession)>, Words> eventLog(
                tableSession);
            QVERIFY(!table.act(Faults::command(kind, tableSession.ownPlayer(), InjectedBy::nobody)));
            QCOMPARE(eventLog.kinds()[eventLog.head(eventLog.end() - 1).kind], std::string_view("refused"));
            const QString words = eventLog.words(eventLog.end() - 1);
            QVERIFY2(words.contains(why), qPrintable(words));
            QVERIFY2(words.endsWith(QStringLiteral("Allowed: ") + allowed), qPrintable(words));
        };
        if (game == 0) {
            told(*pokerAt(moment), PokerEventLog(), faults::PokerFaults());
        } else if (game == 4) {
            told(*bingoAt(moment), BingoEventLog(), faults::BingoFaults());
        } else {
            told(*rouletteAt(static_cast<roulette::RuleSet>(game - 1), moment), RouletteEventLog(),
                 faults::RouletteFaults());
        }
    }

    // A command that only drivers send is refused before its time; the reason does not mention betting.
    void whatIsNotDueSaysSo() {
        const auto table = rouletteAt(roulette::RuleSet::casino, RStaked);
        auto& tableSession = table->model().tableSession();
        const TableEventLog<RouletteSession, RouletteEventLog> eventLog(tableSession);
        QVERIFY(!table->act(roulette::RestoreStakes{}));
        const QString words = eventLog.words(eventLog.end() - 1);
        QVERIFY2(words.contains(TableText::notDue()), qPrintable(words));
        QVERIFY2(words.endsWith(QStringLiteral("the same when it is due")), qPrintable(words));
    }

    // A fault interrupted by the end of the program is reported as interrupted, not judged.
    void whatWasCutShortSaysSo() {
        StoredFault storedFaults;
        storedFaults.injected.kind = FaultKind::player_lost;
        storedFaults.same = 3;
        storedFaults.all = 7;
        const std::optional<StoredFault> read = storedFaultFrom(jsonOf(storedFaults));
        QVERIFY(read && read->cutShort);
        const QString told = FaultText::verdict(read->injected, read->same, read->all, read->cutShort);
        QVERIFY2(told.contains(QStringLiteral("the program ended")), qPrintable(told));
        QVERIFY(storedFaultFrom(jsonOf(*read)) == read);
        storedFaults.injected.over = true;
        const std::optional<StoredFault> over = storedFaultFrom(jsonOf(storedFaults));
        QVERIFY(over && !over->cutShort);
    }

    // Each fault is read back by its key, and by no other.
    void faultsHaveTheirKeys() {
        QSet<QByteArray> keys;
        for (const FaultKind kind : faults::kAllFaultKinds) {
            QVERIFY(faults::faultKindFrom(name(kind)) == kind);
            keys.insert(QByteArray(name(kind).data()));
        }
        QCOMPARE(keys.size(), qsizetype(faults::kAllFaultKinds.size()));
        QVERIFY(!faults::faultKindFrom("") && !faults::faultKindFrom("System"));
        // No game has a fault outside this list.
        for (const auto kinds :
             {faults::PokerFaults::kinds(), faults::RouletteFaults::kinds(), faults::BingoFaults::kinds()}) {
            for (const FaultKind kind : kinds) {
                QVERIFY(keys.contains(QByteArray(name(kind).data())));
            }
        }
    }

    // R33: each restored stake is shown with the previous one on that place.
    void restoredStakeSaysWhatLayThere() {
        const auto table = rouletteAt(roulette::RuleSet::casino, RDrawn);
        causeAndJudge(*table, FaultKind::stakes_disturbed, kNobody, {QStringLiteral("R33")});
        int restored = 0;
        for (const TableFaults::Line& line : table->faults().linesOf(0)) {
            if (line.title == EventLogText::kind("stake_restored")) {
                ++restored;
                const QString amount =
                    line.words.section(QStringLiteral(": "), 1, 1).section(QStringLiteral(" of "), 0, 0);
                QVERIFY2(line.words.endsWith(QStringLiteral("Before: %1.").arg(amount)),
                         qPrintable(line.words));
            }
        }
        QCOMPARE(restored, 2);
    }

    // Predictions that depend on face-down cards are hidden until they come true.
    void hiddenCardsStayHidden() {
        const auto table = pokerAt(PBet);
        FaultDesk desk;
        desk.follow(table->takeFaults());
        desk.setWatched(true);
        desk.setChoice(0);
        const auto said = [&] {
            QStringList words;
            for (int row = 0; row < desk.lines()->rowCount(); ++row) {
                words.append(desk.lines()->index(row, 0).data(FaultLineModel::TitleRole).toString());
            }
            return words;
        };
        QCOMPARE(said(), QStringList({EventLogText::kind("system_failed"), FaultText::sealedTitle(),
                                      EventLogText::kind("settled")}));
        QCOMPARE(desk.denial(), QString());
        QVERIFY(desk.cause());
        QVERIFY(desk.lines()->rowCount() > 6);
        QVERIFY(!said().contains(FaultText::sealedTitle()));
        QVERIFY(said().contains(EventLogText::kind("card_revealed")));
        QCOMPARE(desk.verdictMark(), int(FaultLineModel::Same));
        desk.follow(nullptr);
    }

    // Different, missing and unpredicted events are found.
    void deviationsAreFound() {
        using Trial = faults::Trial<faults::RouletteFaults>;
        const auto table = rouletteAt(roulette::RuleSet::online, RStaked);
        const roulette::State before = table->state();
        const auto now = table->model().tableSession().now();
        const auto round = table->model().tableSession().source().entries(before.round);
        const auto predicted =
            faults::predict<faults::RouletteFaults>(before, FaultKind::system, kNobody, now, round).events;
        std::uint64_t seq = 100;
        const auto hear = [&](Trial& trial, const auto& events) {
            for (const auto& each : events) {
                trial.onEvent({++seq, now, before.round, each.event}, before.settings);
            }
            trial.onEvent({++seq, now, before.round, roulette::RoundClosed{}}, before.settings);
        };
        Trial right(FaultKind::system, kNobody, now, before.round, predicted);
        hear(right, predicted);
        QVERIFY(right.isOver() && right.isAsPredicted() && !right.isOtherwise());

        auto cheated = predicted;
        std::get<roulette::Settled>(cheated.back().event).returned -= Money{1};
        Trial wrong(FaultKind::system, kNobody, now, before.round, predicted);
        hear(wrong, cheated);
        QVERIFY(wrong.isOver() && wrong.isOtherwise());
        QVERIFY(wrong.lines().back().mark == Mark::different);

        Trial lacking(FaultKind::system, kNobody, now, before.round, predicted);
        hear(lacking, std::vector(predicted.begin(), predicted.end() - 1));
        QVERIFY(lacking.isOver() && lacking.isOtherwise());
        QVERIFY(lacking.lines().back().mark == Mark::missing);

        auto more = predicted;
        more.insert(more.begin() + 1, {roulette::SpinVoid{}, faults::DueAction::at_once, {}, {}, false});
        Trial besides(FaultKind::system, kNobody, now, before.round, predicted);
        hear(besides, more);
        QVERIFY(besides.isOver() && besides.isOtherwise());
        QCOMPARE(besides.unexpected().size(), std::size_t(1));

        // Also after the last predicted one.
        auto twice = predicted;
        twice.push_back(predicted.back());
        Trial after(FaultKind::system, kNobody, now, before.round, predicted);
        hear(after, twice);
        QVERIFY(after.isOtherwise());
        QCOMPARE(after.unexpected().size(), std::size_t(1));
    }

    // R22: the ball is launched again after the table's time for it; a late event is reported with its delay,
    // an early one is not wrong.
    void whatComesTooLateIsFound() {
        using Trial = faults::Trial<faults::RouletteFaults>;
        const auto table = rouletteAt(roulette::RuleSet::casino, RRunning);
        const roulette::State before = table->state();
        const auto now = table->model().tableSession().now();
        const auto round = table->model().tableSession().source().entries(before.round);
        const auto predicted =
            faults::predict<faults::RouletteFaults>(before, FaultKind::object_in_wheel, kNobody, now, round)
                .events;
        QVERIFY(predicted.back().dueAction == faults::DueAction::follows &&
                predicted.back().after > Duration{});
        for (const int late : {-1, 0, 1500}) {
            Trial trial(FaultKind::object_in_wheel, kNobody, now, before.round, predicted);
            std::uint64_t seq = 100;
            for (const auto& each : predicted) {
                const bool isLast = &each == &predicted.back();
                const Duration moved = isLast ? Duration(late) : Duration{};
                trial.onEvent({++seq, now + each.after + moved, before.round, each.event}, before.settings);
            }
            QCOMPARE(trial.isOtherwise(), late > 0);
            QCOMPARE(trial.lateness(trial.lines().back()).count(), Duration(std::max(0, late)).count());
            QCOMPARE(trial.lateness(trial.lines().front()).count(), Duration{}.count());
        }
        TableFaults::Line line;
        line.dueAction = faults::DueAction::follows;
        line.after = Duration(4000);
        QCOMPARE(FaultText::time(line), QString());
        line.measured = Duration(5500);
        line.late = Duration(1500);
        QCOMPARE(FaultText::time(line),
                 QStringLiteral("required after 4.0 s, measured 5.5 s: 1.5 s too late"));
        line.measured = line.after;
        line.late = {};
        QCOMPARE(FaultText::time(line), QStringLiteral("required after 4.0 s, measured 4.0 s: in time"));
    }

    // O23: a stake that is wrongly returned after a lost connection is found.
    void stakeThatIsNotSettledIsFound() {
        using Trial = faults::Trial<faults::RouletteFaults>;
        const auto table = rouletteAt(roulette::RuleSet::online, RRunning);
        const roulette::State before = table->state();
        const auto now = table->model().tableSession().now();
        const auto predicted =
            faults::predict<faults::RouletteFaults>(before, FaultKind::player_lost, kOwn, now, {}).events;
        QVERIFY(predicted.back().dueAction == faults::DueAction::settles);
        for (const bool voided : {false, true}) {
            Trial trial(FaultKind::player_lost, kOwn, now, before.round, predicted);
            trial.onEvent({1, now, before.round, predicted.front().event}, before.settings);
            auto settled = std::get<roulette::Settled>(predicted.back().event);
            settled.voided = voided;
            trial.onEvent({2, now, before.round, settled}, before.settings);
            QCOMPARE(trial.isOver(), true);
            QCOMPARE(trial.isOtherwise(), voided);
        }
    }

    // A second fault ends the judging of the first.
    void anotherFaultLeavesTheRestUnjudged() {
        const auto table = rouletteAt(roulette::RuleSet::casino, RStaked);
        QVERIFY(table->faults().cause(FaultKind::stakes_disturbed, kNobody));
        QVERIFY(!table->faults().injected()[0].over);
        causeAndJudge(*table, FaultKind::system, kNobody, {QStringLiteral("I-R22")});
        QVERIFY(table->faults().injected()[0].over);
        QVERIFY(!table->faults().injected()[0].asPredicted);
        QVERIFY(!table->faults().injected()[0].otherwise);
    }

    // All faults of a table are stored, whatever their number; the newest replace the oldest when full, and a
    // new inspection starts with none.
    void manyFaultsAreKept() {
        const auto table = rouletteAt(roulette::RuleSet::casino, RBetting);
        FaultDesk desk;
        desk.follow(table->takeFaults(), QStringLiteral("roulette"));
        desk.setWatched(true);
        for (int row = 0; row < desk.choices()->rowCount(); ++row) {
            if (desk.choices()->rows()[static_cast<std::size_t>(row)].title ==
                FaultText::title(FaultKind::dealer_change)) {
                desk.setChoice(row);
            }
        }
        desk.setWatched(false);
        const auto cause = [&](std::size_t times) {
            for (std::size_t i = 0; i < times; ++i) {
                QVERIFY(desk.cause());
            }
        };
        constexpr std::size_t kSome = TableFaults::kMostInjected + 7;
        cause(kSome);
        const std::vector<StoredFault> all = desk.storedFaults();
        QCOMPARE(all.size(), kSome);
        std::set<std::uint64_t> events;
        for (const StoredFault& fault : all) {
            QVERIFY(fault.injected.over && fault.injected.asPredicted);
            events.insert(fault.injected.seq);
        }
        QCOMPARE(events.size(), kSome);
        QCOMPARE(desk.injected().size(), qsizetype(TableFaults::kMostInjected));

        cause(StoredFault::kMost);
        const std::uint64_t newest = desk.storedFaults().back().injected.seq;
        QCOMPARE(desk.storedFaults().size(), StoredFault::kMost);
        desk.follow(nullptr);
        QCOMPARE(desk.storedFaults().size(), StoredFault::kMost);
        QCOMPARE(desk.storedFaults().back().injected.seq, newest);
    }

    // Another case is opened while a table with injected faults is: those stay with the case before, the
    // other one keeps its own, and what is injected from then on is added to them.
    void anotherCaseIsOpenedAtTheTable() {
        const auto table = rouletteAt(roulette::RuleSet::casino, RBetting);
        FaultDesk desk;
        desk.follow(table->takeFaults(), QStringLiteral("roulette"));
        desk.setWatched(true);
        for (int row = 0; row < desk.choices()->rowCount(); ++row) {
            if (desk.choices()->rows()[static_cast<std::size_t>(row)].title ==
                FaultText::title(FaultKind::dealer_change)) {
                desk.setChoice(row);
            }
        }
        desk.setWatched(false);
        QVERIFY(desk.cause() && desk.cause());
        const std::vector<StoredFault> first = desk.storedFaults();
        QCOMPARE(first.size(), std::size_t{2});
        StoredFault other = first.front();
        other.round = QStringLiteral("77-1");
        desk.replacePast({other});
        QVERIFY(desk.storedFaults() == std::vector<StoredFault>{other});
        QVERIFY(desk.cause());
        QCOMPARE(desk.storedFaults().size(), std::size_t{2});
        QVERIFY(desk.storedFaults().front() == other);
        // Back again, and away from the table: none is lost, none is there twice.
        desk.replacePast(first);
        QVERIFY(desk.storedFaults() == first);
        for (std::size_t i = 0; i < TableFaults::kMostInjected; ++i) {
            QVERIFY(desk.cause()); // the table drops its oldest ones, which are not this case's
        }
        QCOMPARE(desk.storedFaults().size(), TableFaults::kMostInjected + 2);
        desk.follow(nullptr);
        QCOMPARE(desk.storedFaults().size(), TableFaults::kMostInjected + 2);
        QVERIFY(desk.storedFaults().front() == first.front());
    }

    void armedFaultWaitsForItsMoment_data() {
        QTest::addColumn<FaultDesk::Trigger>("trigger");
        QTest::addColumn<int>("number");
        QTest::newRow("at an event") << FaultDesk::AtEvent << 1;
        QTest::newRow("in the next round") << FaultDesk::InRound << 2;
        QTest::newRow("after seconds") << FaultDesk::AfterSeconds << 1;
    }

    // It is shown until then, and happens once.
    void armedFaultWaitsForItsMoment() {
        QFETCH(const FaultDesk::Trigger, trigger);
        QFETCH(const int, number);
        const auto table = rouletteAt(roulette::RuleSet::casino, RStaked);
        FaultDesk desk;
        desk.follow(table->takeFaults(), QStringLiteral("roulette"));
        desk.setWatched(true);
        desk.setTrigger(trigger);
        desk.setEventKind(static_cast<int>(desk.eventKinds().indexOf(EventLogText::kind("ball_launched"))));
        desk.setNumber(number);
        QVERIFY(desk.act());
        QVERIFY(desk.armed().contains(FaultText::title(FaultKind::system)));
        QVERIFY(desk.storedFaults().empty());
        for (int i = 0; i < 10'000 && !desk.armed().isEmpty() && table->step(); ++i) {
            QTest::qWait(trigger == FaultDesk::AfterSeconds ? 60 : 0);
        }
        QCOMPARE(desk.armed(), QString());
        QCOMPARE(desk.missed(), QString());
        QCOMPARE(desk.storedFaults().size(), std::size_t{1});
    }

    void disarmedFaultDoesNotHappen() {
        const auto table = rouletteAt(roulette::RuleSet::casino, RStaked);
        FaultDesk desk;
        desk.follow(table->takeFaults(), QStringLiteral("roulette"));
        desk.setTrigger(FaultDesk::InRound);
        QVERIFY(desk.act());
        table->step(); // its moment has come
        desk.disarm();
        QCoreApplication::processEvents();
        QVERIFY(desk.armed().isEmpty() && desk.missed().isEmpty());
        QVERIFY(desk.storedFaults().empty());
    }

    // Each game's regulation says by hand what a system failure and a lost player lead to.
    void demandsAreThere_data() {
        QTest::addColumn<QString>("ruleSet");
        QTest::addColumn<FaultKind>("kind");
        QTest::addColumn<QStringList>("rules");
        QTest::newRow("P33") << "pt-803-2015" << FaultKind::system << QStringList{"P33", "P36", "I-P33"};
        QTest::newRow("P34") << "pt-803-2015" << FaultKind::player_lost << QStringList{"P34", "P35", "P36"};
        QTest::newRow("O20") << "pt-804-2015" << FaultKind::system << QStringList{"O20, O21"};
        QTest::newRow("I-R22") << "pt-894-2002" << FaultKind::system << QStringList{"I-R22"};
        QTest::newRow("M2.2") << "mo-60-2004" << FaultKind::object_in_wheel << QStringList{"M2.2, M2.3"};
        QTest::newRow("B45") << "pt-425a-2015" << FaultKind::system << QStringList{"B45", "B46", "B47"};
        QTest::newRow("no wheel online") << "pt-804-2015" << FaultKind::object_in_wheel << QStringList{};
    }

    void demandsAreThere() {
        QFETCH(const QString, ruleSet);
        QFETCH(const FaultKind, kind);
        QFETCH(const QStringList, rules);
        QStringList found;
        for (const FaultDemand& demand : faultDemands(ruleSet.toStdString(), kind)) {
            QVERIFY(!demand.text.isEmpty());
            found.append(demand.rule);
        }
        QCOMPARE(found, rules);
    }

    // What the register says is read from it: every entry names a fault that can be injected, and rules that
    // exist.
    void everyDemandIsOfAFaultAndOfRules() {
        const RuleRegister book;
        int demands = 0;
        for (const QJsonValue& document : book.documents()) {
            for (const QJsonValue& one : document[QLatin1String("faults")].toArray()) {
                const QString fault = one[QLatin1String("fault")].toString();
                QVERIFY2(faults::faultKindFrom(fault.toStdString()), qPrintable(fault));
                for (const QString& rule :
                     one[QLatin1String("rule")].toString().split(QStringLiteral(", "))) {
                    QVERIFY2(!book.partsOf(rule).isEmpty(), qPrintable(rule));
                }
                ++demands;
            }
        }
        QVERIFY(demands > 20);
    }

    // The desk shows it all, and the event log says who has injected the fault.
    void deskAndEventLogShow() {
        QTemporaryDir folder;
        const auto table = rouletteAt(roulette::RuleSet::casino, RRunning);
        TableInspector desk;
        const QAbstractItemModelTester choices(desk.faults()->choices(),
                                               QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QAbstractItemModelTester lines(desk.faults()->lines(),
                                             QAbstractItemModelTester::FailureReportingMode::QtTest);
        desk.setOpen(true);
        desk.follow(
            &table->model(),
            [&] {
                return std::make_unique<TableEventLog<RouletteSession, RouletteEventLog>>(
                    table->model().tableSession());
            },
            [&] { return table->takeFaults(); });
        FaultDesk& faults = *desk.faults();
        QVERIFY(faults.isAvailable());
        QCOMPARE(faults.lines()->rowCount(), 0); // the desk is not shown
        faults.setWatched(true);
        QCOMPARE(faults.choices()->rowCount(), 9);
        QCOMPARE(faults.players().size(), 2);
        faults.setChoice(3);
        QCOMPARE(faults.denial(), QString());
        const int predicted = faults.lines()->rowCount();
        QVERIFY(predicted >= 3);
        QCOMPARE(faults.verdict(), QString());
        QVERIFY(faults.cause());
        QCOMPARE(faults.shown(), 0);
        QCOMPARE(faults.injected().size(), 1);
        QCOMPARE(faults.lines()->rowCount(), predicted);
        QCOMPARE(faults.verdictMark(), int(FaultLineModel::Awaited));
        QVERIFY(table->runTo([&] {
            faults.refresh();
            return faults.verdictMark() != FaultLineModel::Awaited;
        }));
        QCOMPARE(faults.verdictMark(), int(FaultLineModel::Same));
        desk.eventLog()->finish();
        int marked = 0;
        for (int row = 0; row < desk.eventLog()->rowCount(); ++row) {
            const QModelIndex event = desk.eventLog()->index(row, 0);
            if (event.data(EventLogModel::WordsRole)
                    .toString()
                    .contains(InjectionText::sentence(InjectedBy::inspector))) {
                ++marked;
                QCOMPARE(event.data(EventLogModel::KindRole).toString(), QStringLiteral("spin_void"));
            }
        }
        QCOMPARE(marked, 1);
        desk.follow(nullptr, {});
        QVERIFY(!faults.isAvailable());
        QCOMPARE(faults.choices()->rowCount(), 0);
    }

private:
    Language m_language;
};

#include "program/test_list.h"

MESAVIVA_TEST(TestFaults)
#include "tst_faults.moc"
