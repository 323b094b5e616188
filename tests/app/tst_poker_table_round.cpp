// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A round at the poker table, from the deal to the decision and the result.

#include "app/games/poker/poker_table_model.h"
#include "poker_desk.h"

#include <QSet>
#include <QSignalSpy>

using namespace mesaviva;
using app::LivePokerTable;
using app::PokerCardListModel;
using app::PokerDesk;
using app::PokerDeskTest;
using app::PokerReportModel;
using app::PokerSeatListModel;
using app::PokerStackListModel;
using app::PokerTableModel;
using app::TableEvent;

class TestPokerTableRound : public PokerDeskTest {
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { end(); }

    void actionsFollowTheRound() {
        sitAloneAtBetting();
        QVERIFY(table().anteAction().enabled);
        QVERIFY(!table().dealAction().enabled);
        QVERIFY(!table().undoAction().enabled);
        table().placeAnte(500);
        QVERIFY(table().dealAction().enabled);
        QVERIFY(table().undoAction().enabled);
        QVERIFY(table().clearAction().enabled);
        table().deal();
        QVERIFY(!table().anteAction().enabled);
        QVERIFY(!table().foldAction().enabled);
        QVERIFY(m_desk->runTo(PokerTableModel::Deciding));
        QVERIFY(table().foldAction().enabled);
        QVERIFY(table().betAction().enabled);
        table().bet();
        QVERIFY(!table().foldAction().enabled);
        QCOMPARE(table().betAction().rule, QStringLiteral("P20"));
    }

    // P12: at the decision the table shows what the player's own hand would pay, and its pay table line.
    void whatTheHandWouldBringIsReported() {
        sitAloneAtBetting();
        table().placeAnte(500);
        QCOMPARE(table().payTable().size(), 10);
        QCOMPARE(table().ownPayLine(), -1);
        QVERIFY(table().ownPays().isEmpty());
        table().deal();
        QVERIFY(m_desk->runTo(PokerTableModel::Deciding));
        for (int round = 1; round < 12 && table().ownPayLine() < 0; ++round) { // P25: below ace and king
            table().fold();
            QVERIFY(m_desk->runTo(PokerTableModel::Betting));
            table().placeAnte(500);
            table().deal();
            QVERIFY(m_desk->runTo(PokerTableModel::Deciding));
        }
        const int line = table().ownPayLine();
        QVERIFY(line >= 0 && line < 10);
        const auto pays = table().payTable().at(line).value<app::PokerPayLine>();
        QVERIFY(pays.own);
        QCOMPARE(pays.pays, pays.multiple * qint64{1'000});
        QVERIFY(table().ownPays().contains(QString::number(pays.multiple)));
        QCOMPARE(table().payTable().first().value<app::PokerPayLine>().multiple, 100);
        QCOMPARE(table().payTable().last().value<app::PokerPayLine>().rule, QStringLiteral("P12j"));
        table().fold();
        QVERIFY(table().ownPays().isEmpty());
        QCOMPARE(table().ownPayLine(), -1);
    }

    // P25, P26: no dealer pays a hand below ace and king, and the table promises nothing for it.
    void noPaymentIsPromisedThatCannotCome() {
        sitAloneAtBetting();
        constexpr int kRounds = 12;
        int below = 0;
        for (int round = 0; round < kRounds; ++round) {
            table().placeAnte(500);
            table().deal();
            QVERIFY(m_desk->runTo(PokerTableModel::Deciding));
            const poker::Seat& seat = m_desk->state().seats.front();
            const bool payable =
                poker::qualifies(poker::rankHand(seat.cards, m_desk->state().settings.ranking).combination());
            QCOMPARE(table().ownPayLine() >= 0, payable);
            QVERIFY(payable || table().ownPays() == QStringLiteral("wins only if the dealer does not play"));
            QCOMPARE(table().ownPays().contains(QStringLiteral(" to 1")), payable);
            below += payable ? 0 : 1;
            table().fold();
            QVERIFY(m_desk->runTo(PokerTableModel::Betting));
        }
        QVERIFY(below > 0 && below < kRounds);
    }

    void phasesFollowEachOther() {
        sitAlone();
        QList<int> phases;
        connect(&table(), &PokerTableModel::phaseChanged, this, [&] { phases.append(table().phase()); });
        QCOMPARE(table().phase(), PokerTableModel::Between);
        QVERIFY(m_desk->runTo(PokerTableModel::Betting));
        table().placeAnte(500);
        table().deal();
        QVERIFY(m_desk->runTo(PokerTableModel::Deciding));
        table().bet();
        QVERIFY(m_desk->runTo(QStringLiteral("round_closed")));
        QCOMPARE(phases, (QList<int>{PokerTableModel::Betting, PokerTableModel::Dealing,
                                     PokerTableModel::Deciding, PokerTableModel::Revealing,
                                     PokerTableModel::Settling, PokerTableModel::Between}));
    }

    void onlyOwnAndOpenCardsAreKnown() {
        sit(crowded(6));
        QVERIFY(m_desk->runTo(PokerTableModel::Betting));
        table().placeAnte(500);
        QVERIFY(m_desk->runTo(PokerTableModel::Deciding));
        QCOMPARE(m_desk->cardsAt(PokerCardListModel::Burnt, 0).size(), 1);
        QVERIFY(m_desk->cardsAt(PokerCardListModel::Burnt, 0)[0] != QStringLiteral("--"));
        QCOMPARE(m_desk->cardsAt(PokerCardListModel::Dealer, 0).mid(0, 4),
                 QStringList(4, QStringLiteral("--")));
        QVERIFY(m_desk->cardsAt(PokerCardListModel::Dealer, 0)[4] != QStringLiteral("--"));
        QCOMPARE(table().ownCards().size(), 5);
        QCOMPARE(m_desk->cardsAt(PokerCardListModel::Seat, 4), table().ownCards());
        QVERIFY(!table().ownHandName().isEmpty());
        QVERIFY(table().dealerHandName().isEmpty());
        int hands = 0;
        for (int seat = 1; seat <= 7; ++seat) {
            const QStringList cards = m_desk->cardsAt(PokerCardListModel::Seat, seat);
            if (seat != 4 && !cards.isEmpty()) {
                ++hands;
                QCOMPARE(cards, QStringList(5, QStringLiteral("--")));
                QVERIFY(m_desk->seat(seat).handName.isEmpty());
            }
        }
        QVERIFY(hands > 0);
        for (int row = 0; row < table().cards()->rowCount(); ++row) {
            const bool known =
                !PokerDesk::at(*table().cards(), row, PokerCardListModel::CardRole).toString().isEmpty();
            const QString name =
                PokerDesk::at(*table().cards(), row, PokerCardListModel::NameRole).toString();
            QVERIFY(!name.isEmpty());
            QCOMPARE(name == QStringLiteral("Face-down card"), !known);
            QCOMPARE(PokerDesk::at(*table().cards(), row, PokerCardListModel::SerialRole).toInt(), row);
        }
    }

    void foldGivesUpTheAnte() {
        sitAloneAtDecision();
        table().fold();
        QCOMPARE(m_desk->seat(1).status, PokerSeatListModel::Folded);
        QCOMPARE(table().ownAnte(), 0);
        QCOMPARE(m_desk->lying(1, PokerStackListModel::Tray), 500);
        QVERIFY(m_desk->cardsAt(PokerCardListModel::Seat, 1).isEmpty());
        QVERIFY(table().ownHandName().isEmpty());
        QVERIFY(m_desk->runTo(QStringLiteral("round_closed")));
        QVERIFY(table().isResultShown());
        ownResult(*table().result(), -500, u"P22");
        QVERIFY(report(*table().result(), PokerReportModel::AnteTextRole).contains(table().money(500)));
        QVERIFY(report(*table().result(), PokerReportModel::BetTextRole).isEmpty());
        QVERIFY(report(*table().result(), PokerReportModel::BetRuleRole).isEmpty());
        ownResult(*table().lastRound(), -500, u"P22");
        QCOMPARE(table().lastRound()->dealerCards().mid(0, 4), QStringList(4, QString()));
        QCOMPARE(table().lastRound()->headlineRule(), QStringLiteral("P22"));
    }

    void betPutsTwiceTheAnteDown() {
        sitAloneAtDecision();
        table().bet();
        QCOMPARE(table().ownBet(), 1'000);
        QCOMPARE(table().wallet(), 98'500);
        QCOMPARE(m_desk->lying(1, PokerStackListModel::Bet), 1'000);
        QCOMPARE(m_desk->seat(1).status, PokerSeatListModel::InPlay);
        QVERIFY(m_desk->runTo(QStringLiteral("dealer_qualified")));
        QVERIFY(!m_desk->cardsAt(PokerCardListModel::Dealer, 0).contains(QStringLiteral("--")));
        QVERIFY(!table().dealerHandName().isEmpty());
        QVERIFY(m_desk->runTo(QStringLiteral("round_closed")));
        QCOMPARE(table().lastRound()->ownStaked(), 1'500);
        QCOMPARE(table().lastRound()->ownNet(), table().wallet() - 100'000);
        QCOMPARE(table().sessionNet(), table().wallet() - 100'000);
        QCOMPARE(table().sessionStaked(), 1'500);
        QCOMPARE(table().sessionRounds(), 1);
    }

    // P32: an action that the timer takes is announced at once, and its message stays until the next stake.
    void whatTimeDecidedStaysToBeRead() {
        sit(PokerDesk::patientTable(false));
        QVERIFY(m_desk->runTo(PokerTableModel::Betting));
        table().placeAnte(500);
        QVERIFY(m_desk->run([](const TableEvent& event) { return event.kind == u"folded" && event.own; }));
        QCOMPARE(table().advice(), QStringLiteral("No decision in time: folded, the ante is lost. (P32)"));
        QVERIFY(m_desk->runTo(QStringLiteral("settled")));
        QVERIFY(m_desk->runTo(QStringLiteral("round_closed")));
        QVERIFY(table().isResultShown());
        QVERIFY(m_desk->runTo(PokerTableModel::Betting));
        QVERIFY(table().isResultShown());
        ownResult(*table().result(), -500, u"P32");
        table().placeAnte(500);
        QVERIFY(!table().isResultShown());
    }

    // A result stays readable until the next deal, however slowly the other players stake.
    void theResultStaysUntilTheDeal() {
        sit(PokerDesk::patientTable(false));
        QVERIFY(m_desk->runTo(PokerTableModel::Betting));
        table().placeAnte(500);
        QVERIFY(m_desk->runTo(PokerTableModel::Deciding));
        table().fold();
        QVERIFY(m_desk->runTo(QStringLiteral("round_closed")));
        QVERIFY(m_desk->runTo(PokerTableModel::Betting));
        QVERIFY(table().isResultShown());
        QVERIFY(m_desk->runTo(QStringLiteral("betting_closed")));
        QVERIFY(!table().isResultShown());
    }

    // The cards, chips and names of a finished round stay on the table until the next ante.
    void resultLiesUntilTheNextAnte() {
        sitAloneAtDecision();
        table().bet();
        QVERIFY(!table().isResultOnTable());
        QVERIFY(m_desk->runTo(QStringLiteral("round_closed")));
        const auto lies = [this] {
            const QStringList cards = m_desk->cardsAt(PokerCardListModel::Seat, 1);
            return table().isResultOnTable() && table().isResultShown() && cards.size() == 5 &&
                   !cards.contains(QStringLiteral("--")) && !table().dealerHandName().isEmpty() &&
                   !m_desk->seat(1).handName.isEmpty() && m_desk->seat(1).settled;
        };
        QVERIFY(lies());
        const auto outcomes = [this] {
            QSet<int> seen;
            for (const PokerCardListModel::Row& row : table().cards()->rows()) {
                seen.insert(row.outcome);
            }
            return seen;
        };
        const bool tied = table().lastRound()->ownNet() == 0;
        QCOMPARE(outcomes().contains(PokerCardListModel::Lifted), !tied);
        QCOMPARE(outcomes().contains(PokerCardListModel::Dimmed), !tied);
        QVERIFY(m_desk->runTo(PokerTableModel::Betting));
        QVERIFY(lies());
        table().placeAnte(500);
        QVERIFY(!table().isResultOnTable());
        QVERIFY(!table().isResultShown());
        QVERIFY(m_desk->cardsAt(PokerCardListModel::Seat, 1).isEmpty());
        QCOMPARE(m_desk->lying(1, PokerStackListModel::Bet), 0);
        QCOMPARE(m_desk->lying(1, PokerStackListModel::Ante), 500);
        QVERIFY(table().dealerHandName().isEmpty());
    }

    // A player alone at the table has not been folded by others.
    void foldingAloneIsNobodyElses() {
        sitAloneAtDecision();
        table().fold();
        QVERIFY(m_desk->runTo(QStringLiteral("round_closed")));
        QCOMPARE(table().lastRound()->headline(), QStringLiteral("Folded"));
    }

    // P20, P30: after the decision the call to decide disappears, and no other call replaces it.
    void theCallToDecideEndsWithTheDecision() {
        sitAloneAtDecision();
        QVERIFY(!table().caption().isEmpty());
        QSignalSpy told(&table(), &PokerTableModel::captionChanged);
        table().fold();
        QVERIFY(m_desk->runTo(QStringLiteral("settled")));
        QVERIFY2(table().caption().isEmpty(), qPrintable(table().caption()));
        QVERIFY(!told.isEmpty());
        QVERIFY(m_desk->runTo(QStringLiteral("round_closed")));
        QVERIFY2(table().caption().isEmpty(), qPrintable(table().caption()));
    }

    // Each stack's description gives its total, its owner and its place.
    void stacksSayTheirSums() {
        sitAloneAtBetting();
        table().placeAnte(500);
        table().placeAnte(2'500);
        const auto total = [this](int row) {
            return m_desk->stack(row, PokerStackListModel::TotalRole).toLongLong();
        };
        QCOMPARE(table().stacks()->rowCount(), 2);
        QCOMPARE(total(0), 0);
        QCOMPARE(total(1), 3'000);
        const QString tip = m_desk->stack(1, PokerStackListModel::TipRole).toString();
        QVERIFY2(tip.contains(table().money(3'000)) && tip.contains(u"Ante") && tip.contains(u"You"),
                 qPrintable(tip));
        table().undo();
        QCOMPARE(total(0), 500);
    }

    void noDecisionInTimeFolds() {
        LivePokerTable settings = PokerDesk::patientTable(true);
        settings.settings.decision = std::chrono::seconds(20);
        settings.settings.extra = std::chrono::minutes(10);
        sit(settings);
        QVERIFY(m_desk->runTo(PokerTableModel::Betting));
        table().placeAnte(500);
        table().deal();
        QVERIFY(m_desk->runTo(PokerTableModel::Deciding));
        QVERIFY(table().hasPeriod());
        QVERIFY(!table().isPeriodWarning());
        QCOMPARE(table().periodSeconds(), 20.0);
        const QString decision = table().periodName();
        QVERIFY(m_desk->runTo(PokerTableModel::Extended));
        QVERIFY(table().isPeriodWarning());
        QCOMPARE(table().periodSeconds(), 600.0);
        QVERIFY(table().periodName() != decision);
        QVERIFY(table().betAction().enabled);
        QVERIFY(m_desk->runTo(QStringLiteral("folded")));
        QCOMPARE(table().betAction().reason,
                 QStringLiteral("Your time to decide ran out, so your hand was folded."));
        QVERIFY(m_desk->runTo(QStringLiteral("round_closed")));
        ownResult(*table().lastRound(), -500, u"P32");
        QVERIFY(!table().hasPeriod());
        QCOMPARE(table().remainingSeconds(), 0.0);
    }

    void adviceFitsTheMoment() {
        sitAloneAtBetting();
        QSet<QString> said{table().advice()};
        QVERIFY(table().advice().contains(table().money(12'500)));
        table().placeAnte(500);
        said.insert(table().advice());
        table().deal();
        said.insert(table().advice());
        QVERIFY(m_desk->runTo(PokerTableModel::Deciding));
        QVERIFY(table().advice().contains(table().money(1'000)));
        QVERIFY(table().advice().contains(table().ownHandName()));
        said.insert(table().advice());
        table().bet();
        said.insert(table().advice());
        QVERIFY(m_desk->runTo(PokerTableModel::Settling));
        said.insert(table().advice());
        QVERIFY(!said.contains(QString()));
        QCOMPARE(said.size(), 6);
    }

    void betAmountDoesNotGrowWithTheWinnings() {
        watchScenario(QStringLiteral("pays_p12i_pair"));
        QVERIFY(m_desk->runTo(QStringLiteral("paid")));
        QCOMPARE(m_desk->lying(1, PokerStackListModel::AnteWinnings), 500);
        QCOMPARE(table().betAmount(), 1'000);
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(TestPokerTableRound)
#include "tst_poker_table_round.moc"
