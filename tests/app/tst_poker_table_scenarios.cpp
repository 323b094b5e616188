// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Scenarios at the poker table: each is shown as it is played, faults included.

#include "poker_desk.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonValue>
#include <QSignalSpy>

using namespace mesaviva;
using app::PokerCardListModel;
using app::PokerDesk;
using app::PokerDeskTest;
using app::PokerReportModel;
using app::PokerSeatListModel;
using app::PokerStackListModel;
using app::PokerTableModel;

class TestPokerTableScenarios : public PokerDeskTest {
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { end(); }

    void everyScenarioAgreesWithTheTable_data() {
        QTest::addColumn<QString>("name");
        const QDir folder(QStringLiteral(MESAVIVA_SCENARIOS "/poker"));
        for (const QString& file : folder.entryList({QStringLiteral("*.json")}, QDir::Files)) {
            QTest::newRow(qPrintable(file)) << file.chopped(5);
        }
    }
    void everyScenarioAgreesWithTheTable() {
        QFETCH(QString, name);
        watchScenario(name);
        QVERIFY(m_desk->runOut());
        QCOMPARE(m_desk->contradiction(), QString());
        const auto& tableSession = m_desk->tableSession();
        for (PlayerId player = 0; player < m_desk->state().players.size(); ++player) {
            const int seat = m_desk->state().players[player].seat;
            QCOMPARE(seat != 0 ? m_desk->seat(seat).wallet : m_desk->state().wallet(player).cents,
                     expectedBalance(name, tableSession.playerName(player))
                         .value_or(m_desk->state().wallet(player).cents));
        }
    }

    // At its end a scenario reports whether every expected event occurred; single steps lead to the same end.
    void scenarioSaysWhatItExpected() {
        watchScenario(QStringLiteral("dealer_does_not_qualify"));
        QVERIFY(table().scenarioExpected() > 0);
        QVERIFY(!table().scenarioUnmet().isEmpty()); // no event yet
        QCOMPARE(table().scenarioUnmet().size() + table().scenarioMet().size(), table().scenarioExpected());
        for (int steps = 0; steps < 1'000 && !table().isScenarioOver(); ++steps) {
            table().stepScenario();
            QVERIFY(table().isPaused());
        }
        QVERIFY(table().isScenarioOver());
        QCOMPARE(table().scenarioUnmet(), QStringList());
        QCOMPARE(table().scenarioMet().size(), table().scenarioExpected());
        for (const QString& met : table().scenarioMet()) {
            QVERIFY2(met.contains(QStringLiteral("as expected")), qPrintable(met));
        }
        table().stepScenario();
        QVERIFY(table().isResultOnTable()); // the table is not empty at the end
    }

    void scenarioIsOnlyWatched() {
        watchScenario(QStringLiteral("dealer_does_not_qualify"));
        QVERIFY(table().isScenario());
        QCOMPARE(table().scenarioTitle(), QStringLiteral("The dealer does not qualify"));
        m_language.setCode(QStringLiteral("pt"));
        QCOMPARE(table().scenarioTitle(), QStringLiteral("A banca não se qualifica"));
        m_language.setCode(QStringLiteral("en"));
        QVERIFY(m_desk->runTo(PokerTableModel::Betting));
        QVERIFY(!table().anteAction().enabled);
        QVERIFY(!table().anteAction().reason.isEmpty());
        table().placeAnte(12'500);
        QCOMPARE(table().ownAnte(), 0);
        QVERIFY(m_desk->refusals().empty());
        QSignalSpy over(&table(), &PokerTableModel::scenarioOverChanged);
        QVERIFY(m_desk->runOut());
        QCOMPARE(over.count(), 1);
        QCOMPARE(table().wallet(), 100'500);
        ownResult(*table().result(), 500, u"P26");
        ownResult(*table().lastRound(), 500, u"P26");
        QCOMPARE(table().lastRound()->headlineRule(), QStringLiteral("P26"));
        QVERIFY(table().lastRound()->isScripted());
        QCOMPARE(table().lastRound()->burntCard(), QStringLiteral("2c"));
        QCOMPARE(table().lastRound()->dealerCards(),
                 (QStringList{QStringLiteral("Kd"), QStringLiteral("8c"), QStringLiteral("3h"),
                              QStringLiteral("6s"), QStringLiteral("Qd")}));
        QCOMPARE(table().lastRound()->seed().size(), 64);
        QCOMPARE(table().lastRound()->commitment().size(), 64);
    }

    void sevenSeatsEndAsTheirCardsSay() {
        watchScenario(QStringLiteral("seven_seats_mixed"));
        QVERIFY(m_desk->runTo(QStringLiteral("round_closed")));
        struct Expected {
            PokerSeatListModel::Status status;
            qint64 net;
            const char* rule;
        };
        const std::vector<Expected> expected = {
            {PokerSeatListModel::Won, 3'500, "P12g"},  {PokerSeatListModel::Lost, -1'500, "P29"},
            {PokerSeatListModel::Tied, 0, "I-P13"},    {PokerSeatListModel::Folded, -500, "P22"},
            {PokerSeatListModel::Lost, -1'500, "P29"}, {PokerSeatListModel::Won, 2'500, "P12h"},
            {PokerSeatListModel::Won, 4'500, "P12f"},
        };
        PokerReportModel& round = *table().lastRound();
        QCOMPARE(round.rowCount(), 7);
        for (int seat = 1; seat <= 7; ++seat) {
            const Expected& want = expected[static_cast<std::size_t>(seat - 1)];
            const PokerSeatListModel::Row& row = m_desk->seat(seat);
            QCOMPARE(row.status, want.status);
            QVERIFY(row.settled);
            QCOMPARE(row.net, want.net);
            QVERIFY(!row.statusText.isEmpty());
            QCOMPARE(row.handName.isEmpty(), want.status == PokerSeatListModel::Folded);

            QCOMPARE(PokerDesk::at(round, seat - 1, PokerReportModel::SeatRole), seat);
            QCOMPARE(PokerDesk::at(round, seat - 1, PokerReportModel::NetRole), want.net);
            QCOMPARE(PokerDesk::at(round, seat - 1, PokerReportModel::OwnRole), seat == 1);
            QCOMPARE(report(round, PokerReportModel::RuleRole, seat - 1), QString::fromLatin1(want.rule));
            QVERIFY(!report(round, PokerReportModel::ReasonRole, seat - 1).isEmpty());
            QVERIFY(report(round, PokerReportModel::AnteTextRole, seat - 1).contains(table().money(500)));
            const QStringList cards =
                PokerDesk::at(round, seat - 1, PokerReportModel::CardsRole).toStringList();
            QCOMPARE(cards.size(), 5);
            QCOMPARE(cards.contains(QString()), want.status == PokerSeatListModel::Folded);
        }
        QVERIFY(report(round, PokerReportModel::BetTextRole, 0).contains(table().money(3'000)));
        QCOMPARE(report(round, PokerReportModel::AnteRuleRole, 0), QStringLiteral("P28b"));
        QCOMPARE(round.headlineRule(), QStringLiteral("P25"));
        QVERIFY(!round.dealerHand().isEmpty());
    }

    void seatsShowWhereTheyStandInTheDecision() {
        constexpr std::string_view kThree = R"({
            "format": "mesaviva.scenario/1", "title": {"pt": "Três", "en": "Three"},
            "game": "poker", "rules": "pt-803-2015",
            "table": {"minimum": 500, "maximum": 12500, "betting_seconds": 10, "decision_seconds": 60},
            "players": [{"id": "ana", "seat": 1, "wallet": 100000}, {"id": "rui", "seat": 3, "wallet": 100000},
                        {"id": "zoe", "seat": 4, "wallet": 100000}, {"id": "eva", "seat": 6, "wallet": 100000}],
            "steps": [{"at": 1, "player": "ana", "do": "ante", "amount": 500},
                      {"at": 2, "player": "rui", "do": "ante", "amount": 500},
                      {"at": 3, "player": "zoe", "do": "ante", "amount": 500},
                      {"at": 50, "player": "rui", "do": "fold"},
                      {"at": 60, "player": "zoe", "do": "bet"},
                      {"at": 70, "player": "ana", "do": "bet"}]
        })";
        Result<scenario::Scenario, scenario::FileError> read = scenario::read(kThree);
        QVERIFY(read.hasValue());
        m_desk = std::make_unique<PokerDesk>(std::make_unique<app::StepwiseSession<app::PokerSession>>(
            std::make_unique<app::ScenarioPokerSession>(std::move(*read))));
        QVERIFY(m_desk->runTo(QStringLiteral("staked")));
        QCOMPARE(statuses(), (QList<int>{PokerSeatListModel::Staked, PokerSeatListModel::Empty,
                                         PokerSeatListModel::Waiting, PokerSeatListModel::Waiting,
                                         PokerSeatListModel::Empty, PokerSeatListModel::Waiting,
                                         PokerSeatListModel::Empty}));
        QVERIFY(m_desk->runTo(PokerTableModel::Deciding));
        QCOMPARE(statuses(), (QList<int>{PokerSeatListModel::Thinking, PokerSeatListModel::Empty,
                                         PokerSeatListModel::Thinking, PokerSeatListModel::Thinking,
                                         PokerSeatListModel::Empty, PokerSeatListModel::Waiting,
                                         PokerSeatListModel::Empty}));
        QVERIFY(m_desk->runTo(QStringLiteral("staked")));
        QCOMPARE(statuses(), (QList<int>{PokerSeatListModel::Thinking, PokerSeatListModel::Empty,
                                         PokerSeatListModel::Folded, PokerSeatListModel::InPlay,
                                         PokerSeatListModel::Empty, PokerSeatListModel::Waiting,
                                         PokerSeatListModel::Empty}));
        QVERIFY(m_desk->cardsAt(PokerCardListModel::Seat, 3).isEmpty());
        QCOMPARE(m_desk->cardsAt(PokerCardListModel::Seat, 4).size(), 5);
        QCOMPARE(m_desk->lying(3, PokerStackListModel::Tray), 500);
        QCOMPARE(m_desk->lying(4, PokerStackListModel::Bet), 1'000);
    }

    void systemFailureGivesBackWhatIsUndecided() {
        watchScenario(QStringLiteral("system_fails_after_a_bet"));
        QVERIFY(m_desk->runTo(QStringLiteral("round_closed")));
        QCOMPARE(m_desk->seat(1).status, PokerSeatListModel::Won);
        QCOMPARE(m_desk->seat(2).status, PokerSeatListModel::Folded);
        QCOMPARE(m_desk->seat(4).status, PokerSeatListModel::Returned);
        QCOMPARE(report(*table().lastRound(), PokerReportModel::RuleRole, 2), QStringLiteral("I-P33"));
    }

    void voidRoundIsCalledSo() {
        watchScenario(QStringLiteral("system_fails_before_the_deal_is_complete"));
        QVERIFY(m_desk->runTo(QStringLiteral("round_closed")));
        QCOMPARE(table().lastRound()->headlineRule(), QStringLiteral("P33"));
        QCOMPARE(m_desk->seat(table().ownSeat()).status, PokerSeatListModel::Returned);
        QVERIFY(!table().hasPeriod());
    }

    void lostConnectionShowsAtTheSeat() {
        watchScenario(QStringLiteral("player_lost_and_back"));
        QVERIFY(m_desk->runTo(QStringLiteral("player_lost")));
        QVERIFY(!m_desk->seat(1).connected);
        const QString lost = m_desk->seat(1).statusText;
        QVERIFY(!lost.isEmpty());
        QVERIFY(m_desk->runTo(QStringLiteral("player_back")));
        QVERIFY(m_desk->seat(1).connected);
        QVERIFY(m_desk->seat(1).statusText != lost);
    }

private:
    QList<int> statuses() {
        QList<int> list;
        for (int seat = 1; seat <= table().seatCount(); ++seat) {
            list.append(m_desk->seat(seat).status);
        }
        return list;
    }

    // The player's points at the end, as the file states them.
    static std::optional<qint64> expectedBalance(const QString& name, const QString& player) {
        QFile file(QStringLiteral(MESAVIVA_SCENARIOS "/poker/%1.json").arg(name));
        if (!file.open(QIODevice::ReadOnly)) {
            return std::nullopt;
        }
        for (const QJsonValue expectation : QJsonDocument::fromJson(file.readAll())[u"expect"].toArray()) {
            const QJsonValue balance = expectation[u"balance"][player];
            if (!balance.isUndefined()) {
                return balance.toInteger();
            }
        }
        return std::nullopt;
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(TestPokerTableScenarios)
#include "tst_poker_table_scenarios.moc"
