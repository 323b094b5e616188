// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "poker_desk.h"
#include "words/language.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonValue>
#include <QRegularExpression>
#include <QSet>
#include <QSignalSpy>

using namespace mesaviva;
using app::CardListModel;
using app::LiveTable;
using app::PokerDesk;
using app::PokerTableModel;
using app::RoundReportModel;
using app::SeatListModel;
using app::StackListModel;
using app::TableEvent;

class TestPokerTableModel : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
        m_language.setCode(QStringLiteral("en"));
    }

    void cleanup() {
        if (m_desk) {
            QCOMPARE(m_desk->contradiction(), QString());
        }
        m_desk.reset();
    }

    // The table, and what it shows before anything happens.

    void freshTableShowsItsSettings() {
        sitAlone();
        QCOMPARE(table().minimum(), 500);
        QCOMPARE(table().maximum(), 12'500);
        QVERIFY(table().isIndividual());
        QVERIFY(!table().isScenario());
        QCOMPARE(table().seatCount(), 1);
        QCOMPARE(table().ownSeat(), 1);
        QCOMPARE(table().wallet(), 100'000);
        QCOMPARE(table().allowance(), 100'000);
        QCOMPARE(table().chipValues(), (QVariantList{500, 1'000, 2'500, 5'000, 10'000}));
        QVERIFY(!table().title().isEmpty());
        QVERIFY(table().rulesName().contains(u"803/2015"));
        QVERIFY(!table().lastRound()->isAvailable());
        QCOMPARE(table().speed(), PokerDesk::kSpeed);
    }

    void chipsFitTheLimits_data() {
        QTest::addColumn<qint64>("minimum");
        QTest::addColumn<qint64>("maximum");
        QTest::addColumn<QVariantList>("chips");
        QTest::newRow("usual") << qint64{500} << qint64{12'500}
                               << QVariantList{500, 1'000, 2'500, 5'000, 10'000};
        QTest::newRow("cents") << qint64{1} << qint64{25} << QVariantList{1, 5, 10, 20};
        QTest::newRow("one value") << qint64{500} << qint64{500} << QVariantList{500};
        QTest::newRow("no such chip") << qint64{700} << qint64{800} << QVariantList{700};
    }

    void chipsFitTheLimits() {
        QFETCH(qint64, minimum);
        QFETCH(qint64, maximum);
        QFETCH(QVariantList, chips);
        LiveTable settings = PokerDesk::patientTable(true);
        settings.settings.minimum = Money{minimum};
        settings.settings.maximum = Money{maximum};
        sit(settings);
        QCOMPARE(table().chipValues(), chips);
    }

    void houseRulesTellTheReadings() {
        LiveTable settings = PokerDesk::patientTable(true);
        sit(settings);
        const QStringList usual = table().houseRules();
        settings.settings.ranking.aceHighStraight = false;
        settings.settings.systemFailure = poker::SystemFailureRule::void_all;
        sit(settings);
        QCOMPARE(usual.size(), 2);
        QVERIFY(usual[0].contains(u"I-P8"));
        QVERIFY(usual[1].contains(u"I-P33"));
        QVERIFY(table().houseRules()[0] != usual[0]);
        QVERIFY(table().houseRules()[1] != usual[1]);
    }

    void ownSeatIsTheMiddleOneUnlessChosen() {
        LiveTable settings = PokerDesk::patientTable(false);
        sit(settings);
        QCOMPARE(table().ownSeat(), 4);
        settings.ownSeat = 7;
        sit(settings);
        QCOMPARE(table().ownSeat(), 7);
        QVERIFY(m_desk->seat(7).own);
    }

    // Before the deal.

    void antesGoToTheBoxChipByChip() {
        sitAloneAtBetting();
        table().placeAnte(500);
        table().placeAnte(1'000);
        QCOMPARE(table().wallet(), 98'500);
        QCOMPARE(table().ownAnte(), 1'500);
        QCOMPARE(table().betAmount(), 3'000);
        QVERIFY(table().hasStakesDown());
        QCOMPARE(m_desk->seat(1).status, SeatListModel::Staked);
        QCOMPARE(table().stacks()->rowCount(), 2);
        for (int row = 0; row < 2; ++row) {
            QCOMPARE(m_desk->stack(row, StackListModel::SeatRole), 1);
            QCOMPARE(m_desk->stack(row, StackListModel::FromRole), int{StackListModel::Wallet});
            QCOMPARE(m_desk->stack(row, StackListModel::PlaceRole), int{StackListModel::Ante});
            QVERIFY(!m_desk->stack(row, StackListModel::LeavingRole).toBool());
        }
        QCOMPARE(m_desk->stack(0, StackListModel::UnderRole), 0);
        QCOMPARE(m_desk->stack(1, StackListModel::UnderRole), 500);
        QCOMPARE(m_desk->stack(1, StackListModel::AmountRole), 1'000);
        QVERIFY(m_desk->stack(0, StackListModel::SerialRole) != m_desk->stack(1, StackListModel::SerialRole));
        QVERIFY(m_desk->stack(1, StackListModel::NameRole).toString().contains(table().money(1'000)));

        const TableEvent& told = m_desk->told().back();
        QCOMPARE(told.kind, QStringLiteral("staked"));
        QCOMPARE(told.box, QStringLiteral("ante"));
        QCOMPARE(told.amount, 1'000);
        QCOMPARE(told.seat, 1);
        QCOMPARE(told.rules.value(0), QStringLiteral("P16"));
    }

    void undoTakesTheLastChipAndClearTheRest() {
        sitAloneAtBetting();
        table().placeAnte(500);
        table().placeAnte(1'000);
        table().placeAnte(2'500);
        table().undo();
        QCOMPARE(table().ownAnte(), 1'500);
        QCOMPARE(m_desk->stack(2, StackListModel::PlaceRole), int{StackListModel::Wallet});
        QVERIFY(m_desk->stack(2, StackListModel::LeavingRole).toBool());
        table().clear();
        QCOMPARE(table().ownAnte(), 0);
        QCOMPARE(table().wallet(), 100'000);
        QCOMPARE(m_desk->lying(1, StackListModel::Ante), 0);
        QVERIFY(!table().hasStakesDown());
        QVERIFY(!table().undoAction().enabled);
        QTRY_COMPARE(table().stacks()->rowCount(), 0);
    }

    void manyChipsCanBeTakenBackOneByOne() {
        LiveTable settings = PokerDesk::patientTable(true);
        settings.settings.minimum = Money{100};
        settings.settings.maximum = Money{2'500};
        sit(settings);
        QVERIFY(m_desk->runTo(PokerTableModel::Betting));
        for (int i = 0; i < 25; ++i) {
            table().placeAnte(100);
        }
        QCOMPARE(table().ownAnte(), 2'500);
        while (table().undoAction().enabled) {
            table().undo();
            QCOMPARE(m_desk->contradiction(), QString());
        }
        QCOMPARE(table().wallet(), 100'000);
    }

    void chipsBecomeOneStackWhenBettingCloses() {
        sitAloneAtBetting();
        table().placeAnte(500);
        table().placeAnte(1'000);
        table().deal();
        QCOMPARE(m_desk->lying(1, StackListModel::Ante), 1'500);
        QCOMPARE(table().stacks()->rowCount(), 1);
    }

    void refusalsNameLimitAndRule() {
        sitAloneAtBetting();
        table().placeAnte(499);
        refusedLast(u"ante", table().money(500), u"P16");
        table().placeAnte(12'501);
        refusedLast(u"ante", table().money(12'500), u"P16");
        table().placeAnte(-500);
        refusedLast(u"ante", table().money(500), u"P16");
        table().placeAnte(0);
        refusedLast(u"ante", table().money(500), u"P16");
        table().deal();
        refusedLast(u"deal", table().money(500), u"P15");
        table().fold();
        refusedLast(u"fold", {}, u"P20");
        table().bet();
        refusedLast(u"bet", {}, u"P20");
        table().undo();
        refusedLast(u"undo", {}, u"P14");
        table().clear();
        refusedLast(u"clear", {}, u"P14");
        table().repeatAnte();
        refusedLast(u"repeat", {}, u"P16");
        table().takeAllowance();
        refusedLast(u"allowance", table().money(500), u"P44");
        table().sitAgain();
        refusedLast(u"sit", {}, u"P40");
        QCOMPARE(table().wallet(), 100'000);
    }

    void dealIsForTheDealerAtATableForSeveral() {
        sit(PokerDesk::patientTable(false));
        QVERIFY(m_desk->runTo(PokerTableModel::Betting));
        table().placeAnte(500);
        QVERIFY(!table().dealAction().enabled);
        QCOMPARE(table().dealAction().rule, QStringLiteral("P15"));
        table().deal();
        refusedLast(u"deal", {}, u"P15");
    }

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

    void fullBoxTakesNoMoreChips() {
        sitAloneAtBetting();
        table().placeAnte(12'500);
        QVERIFY(!table().anteAction().enabled);
        QVERIFY(table().anteAction().reason.contains(table().money(12'500)));
    }

    // The deal.

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
        QCOMPARE(m_desk->cardsAt(CardListModel::Burnt, 0).size(), 1);
        QVERIFY(m_desk->cardsAt(CardListModel::Burnt, 0)[0] != QStringLiteral("--"));
        QCOMPARE(m_desk->cardsAt(CardListModel::Dealer, 0).mid(0, 4), QStringList(4, QStringLiteral("--")));
        QVERIFY(m_desk->cardsAt(CardListModel::Dealer, 0)[4] != QStringLiteral("--"));
        QCOMPARE(table().ownCards().size(), 5);
        QCOMPARE(m_desk->cardsAt(CardListModel::Seat, 4), table().ownCards());
        QVERIFY(!table().ownHandName().isEmpty());
        QVERIFY(table().dealerHandName().isEmpty());
        int hands = 0;
        for (int seat = 1; seat <= 7; ++seat) {
            const QStringList cards = m_desk->cardsAt(CardListModel::Seat, seat);
            if (seat != 4 && !cards.isEmpty()) {
                ++hands;
                QCOMPARE(cards, QStringList(5, QStringLiteral("--")));
                QVERIFY(m_desk->seat(seat).handName.isEmpty());
            }
        }
        QVERIFY(hands > 0);
        for (int row = 0; row < table().cards()->rowCount(); ++row) {
            const bool known =
                !PokerDesk::at(*table().cards(), row, CardListModel::CardRole).toString().isEmpty();
            const QString name = PokerDesk::at(*table().cards(), row, CardListModel::NameRole).toString();
            QVERIFY(!name.isEmpty());
            QCOMPARE(name == QStringLiteral("Face-down card"), !known);
            QCOMPARE(PokerDesk::at(*table().cards(), row, CardListModel::SerialRole).toInt(), row);
        }
    }

    void foldGivesUpTheAnte() {
        sitAloneAtDecision();
        table().fold();
        QCOMPARE(m_desk->seat(1).status, SeatListModel::Folded);
        QCOMPARE(table().ownAnte(), 0);
        QCOMPARE(m_desk->lying(1, StackListModel::Tray), 500);
        QVERIFY(m_desk->cardsAt(CardListModel::Seat, 1).isEmpty());
        QVERIFY(table().ownHandName().isEmpty());
        QVERIFY(m_desk->runTo(QStringLiteral("round_closed")));
        QVERIFY(table().isResultShown());
        ownResult(*table().result(), -500, u"P22");
        QVERIFY(report(*table().result(), RoundReportModel::AnteTextRole).contains(table().money(500)));
        QVERIFY(report(*table().result(), RoundReportModel::BetTextRole).isEmpty());
        QVERIFY(report(*table().result(), RoundReportModel::BetRuleRole).isEmpty());
        ownResult(*table().lastRound(), -500, u"P22");
        QCOMPARE(table().lastRound()->dealerCards().mid(0, 4), QStringList(4, QString()));
        QCOMPARE(table().lastRound()->headlineRule(), QStringLiteral("P22"));
    }

    void betPutsTwiceTheAnteDown() {
        sitAloneAtDecision();
        table().bet();
        QCOMPARE(table().ownBet(), 1'000);
        QCOMPARE(table().wallet(), 98'500);
        QCOMPARE(m_desk->lying(1, StackListModel::Bet), 1'000);
        QCOMPARE(m_desk->seat(1).status, SeatListModel::InPlay);
        QCOMPARE(m_desk->told().back().box, QStringLiteral("bet"));
        QVERIFY(m_desk->runTo(QStringLiteral("dealer_qualified")));
        QVERIFY(!m_desk->cardsAt(CardListModel::Dealer, 0).contains(QStringLiteral("--")));
        QVERIFY(!table().dealerHandName().isEmpty());
        QVERIFY(m_desk->runTo(QStringLiteral("round_closed")));
        QCOMPARE(table().lastRound()->ownStaked(), 1'500);
        QCOMPARE(table().lastRound()->ownNet(), table().wallet() - 100'000);
        QCOMPARE(table().sessionNet(), table().wallet() - 100'000);
        QCOMPARE(table().sessionStaked(), 1'500);
        QCOMPARE(table().sessionRounds(), 1);
        QCOMPARE(m_desk->cardsAt(CardListModel::Seat, 1).size(), 0);
        QCOMPARE(m_desk->lying(1, StackListModel::Bet), 0);
    }

    void noDecisionInTimeFolds() {
        LiveTable settings = PokerDesk::patientTable(true);
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
        QVERIFY(m_desk->runTo(QStringLiteral("round_closed")));
        ownResult(*table().lastRound(), -500, u"P32");
        QVERIFY(!table().hasPeriod());
        QCOMPARE(table().remainingSeconds(), 0.0);
    }

    void repeatPutsTheLastAnteDown() {
        sitAloneAtBetting();
        QVERIFY(!table().repeatAction().enabled);
        table().placeAnte(500);
        table().placeAnte(1'000);
        table().deal();
        QVERIFY(m_desk->runTo(PokerTableModel::Deciding));
        table().fold();
        QVERIFY(m_desk->runTo(PokerTableModel::Betting));
        QCOMPARE(table().round(), 2);
        QVERIFY(!table().isResultShown());
        QCOMPARE(table().lastAnte(), 1'500);
        QVERIFY(table().repeatAction().enabled);
        table().repeatAnte();
        QCOMPARE(table().ownAnte(), 1'500);
        QCOMPARE(m_desk->lying(1, StackListModel::Ante), 1'500);
        QVERIFY(!table().repeatAction().enabled);
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
        QCOMPARE(m_desk->lying(1, StackListModel::AnteWinnings), 500);
        QCOMPARE(table().betAmount(), 1'000);
    }

    // Sessions and points.

    void leavingWithoutStakesEndsTheSession() {
        sitAloneAtBetting();
        table().leave();
        QVERIFY(table().isSessionOver());
        QCOMPARE(table().sessionOverRule(), QStringLiteral("P40"));
        QVERIFY(!table().sessionOverReason().isEmpty());
        QCOMPARE(table().sessionRounds(), 0);
        QCOMPARE(table().sessionNet(), 0);
        QCOMPARE(m_desk->seat(1).status, SeatListModel::Empty);
        QVERIFY(!table().anteAction().enabled);
        table().leave();
        refusedLast(u"leave", {}, u"P40");
    }

    void sittingAgainStartsANewSession() {
        sitAloneAtDecision();
        table().fold();
        QVERIFY(m_desk->runTo(QStringLiteral("round_closed")));
        table().leave();
        QVERIFY(table().isSessionOver());
        QCOMPARE(table().sessionRounds(), 1);
        QSignalSpy changed(&table(), &PokerTableModel::sessionChanged);
        table().sitAgain();
        QVERIFY(!table().isSessionOver());
        QVERIFY(table().sessionOverRule().isEmpty());
        QCOMPARE(changed.count(), 1);
        QCOMPARE(table().sessionRounds(), 0);
        QCOMPARE(table().wallet(), 99'500);
        QVERIFY(m_desk->runTo(PokerTableModel::Betting));
        QVERIFY(table().anteAction().enabled);
        QVERIFY(table().repeatAction().enabled);
    }

    void leavingBeforeTheBetLosesTheAnte() {
        sitAloneAtDecision();
        QVERIFY(table().hasStakesDown());
        table().leave();
        QVERIFY(!table().isSessionOver());
        QCOMPARE(m_desk->seat(1).status, SeatListModel::Folded);
        QVERIFY(m_desk->runTo(QStringLiteral("session_ended")));
        QVERIFY(table().isSessionOver());
        QCOMPARE(table().sessionStaked(), 500);
        QCOMPARE(table().sessionReturned(), 0);
        QCOMPARE(table().sessionNet(), -500);
        ownResult(*table().lastRound(), -500, u"P35");
    }

    void leavingDuringTheDealLeavesNoCardsBehind() {
        sitAloneAtBetting();
        table().placeAnte(500);
        table().deal();
        QVERIFY(m_desk->run([this](const TableEvent&) { return table().ownCards().size() == 2; }));
        table().leave();
        QVERIFY(table().ownCards().isEmpty());
        QVERIFY(m_desk->run([this](const TableEvent& event) {
            return !table().ownCards().isEmpty() || event.kind == QStringLiteral("session_ended");
        }));
        QVERIFY(table().ownCards().isEmpty());
        QVERIFY(table().isSessionOver());
    }

    void leavingAfterTheBetLetsItStand() {
        sitAloneAtDecision();
        table().bet();
        table().leave();
        QVERIFY(!table().isSessionOver());
        QCOMPARE(m_desk->seat(1).status, SeatListModel::InPlay);
        QVERIFY(m_desk->runTo(QStringLiteral("session_ended")));
        QCOMPARE(table().sessionStaked(), 1'500);
        QCOMPARE(table().sessionNet(), table().wallet() - 100'000);
    }

    void whoStakesNothingIsWarnedAndThenLeaves() {
        LiveTable settings = PokerDesk::patientTable(true);
        settings.settings.idle = {};
        sit(settings);
        QVERIFY(m_desk->runTo(QStringLiteral("session_warned")));
        QVERIFY(table().isIdleWarning());
        QVERIFY(m_desk->runTo(QStringLiteral("session_ended")));
        QVERIFY(!table().isIdleWarning());
        QVERIFY(table().isSessionOver());
        QCOMPARE(table().sessionOverRule(), QStringLiteral("P42"));
    }

    void freshPointsComeWhenNoneAreLeft() {
        LiveTable settings = PokerDesk::patientTable(true);
        settings.wallet = Money{900};
        sit(settings);
        QVERIFY(m_desk->runTo(PokerTableModel::Betting));
        QVERIFY(!table().isOutOfPoints());
        table().placeAnte(901);
        refusedLast(u"ante", table().money(900), u"P16");
        table().placeAnte(900);
        QVERIFY(table().advice().contains(table().money(1'800)));
        table().deal();
        QVERIFY(m_desk->runTo(PokerTableModel::Deciding));
        QVERIFY(!table().betAction().enabled);
        QCOMPARE(table().betAction().rule, QStringLiteral("P23"));
        table().bet();
        refusedLast(u"bet", table().money(1'800), u"P23");
        QVERIFY(!table().isOutOfPoints());
        table().fold();
        QVERIFY(m_desk->runTo(PokerTableModel::Betting));
        QCOMPARE(table().wallet(), 0);
        QVERIFY(table().isOutOfPoints());
        QVERIFY(!table().anteAction().enabled);
        QVERIFY(!table().repeatAction().enabled);
        table().takeAllowance();
        QCOMPARE(table().wallet(), 100'000);
        QVERIFY(!table().isOutOfPoints());
        QCOMPARE(table().allowanceAction().rule, QStringLiteral("P44"));
        QVERIFY(table().anteAction().enabled);
    }

    // Time.

    void pauseStopsTheTable() {
        sit(PokerDesk::patientTable(false));
        QVERIFY(m_desk->runTo(PokerTableModel::Betting));
        QVERIFY(table().hasPeriod());
        QCOMPARE(table().periodSeconds(), 3600.0);
        const double left = table().remainingSeconds();
        QVERIFY(left > 0 && left <= 3600);
        QSignalSpy moved(&table(), &PokerTableModel::remainingChanged);
        QVERIFY(!moved.wait(250));
        QCOMPARE(table().remainingSeconds(), left);
        QSignalSpy paused(&table(), &PokerTableModel::pausedChanged);
        table().setPaused(false);
        QCOMPARE(paused.count(), 1);
        QVERIFY(moved.wait());
        QVERIFY(table().remainingSeconds() < left);
        table().setPaused(true);
        table().setPaused(true);
        QCOMPARE(paused.count(), 2);
    }

    void individualTableHasNoBettingPeriod() {
        sitAloneAtBetting();
        QVERIFY(!table().hasPeriod());
        QVERIFY(table().periodName().isEmpty());
    }

    // Words.

    void everyPhraseIsCaptionedInBothLanguages() {
        QSet<QString> phrases;
        QStringList alike;
        for (const char* name : {"player_loses", "dealer_does_not_qualify", "folded_by_time",
                                 "individual_idle", "system_fails_before_the_deal_is_complete"}) {
            watchScenario(QString::fromLatin1(name));
            connect(&table(), &PokerTableModel::happened, this, [&](const TableEvent& event) {
                if (event.phrase.isEmpty()) {
                    return;
                }
                phrases.insert(event.phrase);
                const QString english = table().caption();
                m_language.setCode(QStringLiteral("pt"));
                const QString portuguese = table().caption();
                m_language.setCode(QStringLiteral("en"));
                if (english.isEmpty() || portuguese.isEmpty() || english == portuguese) {
                    alike.append(event.phrase);
                }
            });
            QVERIFY(m_desk->runOut());
            QCOMPARE(m_desk->contradiction(), QString());
        }
        const QSet<Phrase> others = {
            Phrase::number,      Phrase::void_spin,     Phrase::bell,       Phrase::stakes_restored,
            Phrase::ball_change, Phrase::dealer_change, Phrase::sale_opens, Phrase::sale_closes,
            Phrase::cards_sold,  Phrase::ball,          Phrase::one_to_go,  Phrase::prize};
        QSet<QString> all;
        for (auto phrase = Phrase::place_your_bets; phrase <= Phrase::session_over;
             phrase = static_cast<Phrase>(static_cast<int>(phrase) + 1)) {
            if (!others.contains(phrase)) {
                all.insert(QString::fromUtf8(name(phrase).data()));
            }
        }
        QCOMPARE(phrases, all);
        QCOMPARE(alike, QStringList());
    }

    void captionsCarryTheirRules() {
        sitAloneAtBetting();
        QCOMPARE(table().captionRules().value(0), QStringLiteral("P14"));
    }

    void languageChangesAllTexts() {
        sitAloneAtDecision();
        table().bet();
        QVERIFY(m_desk->runTo(QStringLiteral("round_closed")));
        const auto texts = [this] {
            return QStringList{
                table().title(),
                table().rulesName(),
                table().caption(),
                table().advice(),
                table().dealerHandName(),
                table().houseRules()[0],
                table().houseRules()[1],
                table().betAction().reason,
                m_desk->seat(1).playerName,
                m_desk->seat(1).statusText,
                m_desk->seat(1).handName,
                PokerDesk::at(*table().seats(), 0, SeatListModel::AccessibleNameRole).toString(),
                PokerDesk::at(*table().cards(), 0, CardListModel::NameRole).toString(),
                report(*table().lastRound(), RoundReportModel::ReasonRole),
                report(*table().lastRound(), RoundReportModel::HandNameRole),
                report(*table().lastRound(), RoundReportModel::AnteTextRole),
                report(*table().lastRound(), RoundReportModel::BetTextRole),
                table().lastRound()->headline()};
        };
        const QStringList english = texts();
        QSignalSpy told(&table(), &PokerTableModel::texts);
        QSignalSpy seats(table().seats(), &QAbstractItemModel::dataChanged);
        QSignalSpy cards(table().cards(), &QAbstractItemModel::dataChanged);
        QSignalSpy rounds(table().lastRound(), &RoundReportModel::changed);
        m_language.setCode(QStringLiteral("pt"));
        table().retranslate();
        QCOMPARE(told.count(), 1);
        QCOMPARE(cards.count(), 1);
        QCOMPARE(rounds.count(), 1);
        const QStringList portuguese = texts();
        for (qsizetype i = 0; i < english.size(); ++i) {
            QVERIFY2(!english[i].isEmpty() && !portuguese[i].isEmpty() && english[i] != portuguese[i],
                     qPrintable(QStringLiteral("%1: %2").arg(i).arg(english[i])));
        }
        QVERIFY(seats.count() > 0);
        m_language.setCode(QStringLiteral("en"));
        table().retranslate();
        QCOMPARE(texts(), english);
    }

    void moneyFollowsTheLanguage() {
        sitAlone();
        QCOMPARE(table().money(1'250), QStringLiteral("12.50 €"));
        m_language.setCode(QStringLiteral("pt"));
        QCOMPARE(table().money(1'250), QStringLiteral("12,50 €"));
        QCOMPARE(table().signedMoney(1'250), QStringLiteral("+12,50 €"));
        QCOMPARE(table().signedMoney(-500), QStringLiteral("−5,00 €"));
    }

    // Several players.

    void simulatedPlayersAreMarkedAsSuch() {
        sit(crowded(6));
        QSet<QString> names;
        for (int seat = 1; seat <= 7; ++seat) {
            names.insert(m_desk->seat(seat).playerName);
            QCOMPARE(m_desk->seat(seat).simulated, seat != 4);
            const QString spoken =
                PokerDesk::at(*table().seats(), seat - 1, SeatListModel::AccessibleNameRole).toString();
            QVERIFY(spoken.contains(m_desk->seat(seat).playerName));
            QCOMPARE(spoken.contains(u"simulated"), seat != 4);
        }
        QCOMPARE(names.size(), 7);
        QCOMPARE(m_desk->seat(4).playerName, QStringLiteral("You"));
        sit(crowded(2));
        int empty = 0;
        for (int seat = 1; seat <= 7; ++seat) {
            empty += m_desk->seat(seat).status == SeatListModel::Empty ? 1 : 0;
        }
        QCOMPARE(empty, 4);
    }

    void individualTableSeatsNobodyElse() {
        LiveTable settings = PokerDesk::patientTable(true);
        settings.simulated = 6;
        sit(settings);
        QCOMPARE(table().seats()->rowCount(), 1);
        QVERIFY(m_desk->seat(1).own);
        QVERIFY(!m_desk->seat(1).simulated);
    }

    void twentyRoundsAgreeWithTheTable_data() {
        QTest::addColumn<bool>("late");
        QTest::newRow("step by step") << false;
        QTest::newRow("many things at once") << true;
    }

    void twentyRoundsAgreeWithTheTable() {
        QFETCH(bool, late);
        LiveTable settings;
        settings.simulated = 6;
        settings.seeds = derivedSeeds(Seed{7});
        settings.settings.idle.invitedAfterRounds = 1'000; // this player's commands may come too late
        m_desk = std::make_unique<PokerDesk>(
            late ? std::make_unique<app::LivePokerHost>(settings) : PokerDesk::stepwise(settings), 2'000);
        QList<qint64> before = wallets();
        std::uint64_t lastSeq = 0;
        QStringList faults;
        int rounds = 0;
        const auto play = [&](const TableEvent& event) {
            if (event.kind == QStringLiteral("betting_opened")) {
                table().placeAnte(500 + 100 * rounds);
            } else if (event.kind == QStringLiteral("decision_opened") && rounds % 3 == 0) {
                table().bet();
            } else if (event.kind == QStringLiteral("decision_opened") && rounds % 3 == 1) {
                table().fold();
            }
        };
        connect(&table(), &PokerTableModel::happened, this, play);
        // What the report of a closed round says of a seat is what that seat's points have gained or lost.
        // The table may already be past the close, so that only the model's own signal shows it.
        connect(table().lastRound(), &RoundReportModel::changed, this, [&] {
            ++rounds;
            const QList<qint64> now = wallets();
            QList<qint64> gained = grantedSince(lastSeq);
            for (int row = 0; row < table().lastRound()->rowCount(); ++row) {
                const int seat = PokerDesk::at(*table().lastRound(), row, RoundReportModel::SeatRole).toInt();
                gained[seat - 1] +=
                    PokerDesk::at(*table().lastRound(), row, RoundReportModel::NetRole).toLongLong();
            }
            for (qsizetype i = 0; i < 7; ++i) {
                if (now[i] - before[i] != gained[i]) {
                    faults.append(QStringLiteral("round %1, seat %2").arg(rounds).arg(i + 1));
                }
            }
            before = now;
        });
        QVERIFY(m_desk->run([&](const TableEvent&) { return rounds >= 20; }));
        QCOMPARE(m_desk->contradiction(), QString());
        QCOMPARE(faults.join(u';'), QString());
        QVERIFY(late || table().sessionRounds() == rounds);
    }

    // Scenarios.

    void everyScenarioAgreesWithTheTable_data() {
        QTest::addColumn<QString>("name");
        const QDir folder(QStringLiteral(MESAVIVA_SCENARIOS "/poker"));
        for (const QString& file : folder.entryList({QStringLiteral("*.json")}, QDir::Files)) {
            QTest::newRow(qPrintable(file)) << file.chopped(5);
        }
    }

    void everyScenarioAgreesWithTheTable() {
        QFETCH(QString, name);
        watchScenario(name, 10'000);
        QVERIFY(m_desk->runOut());
        QCOMPARE(m_desk->contradiction(), QString());
        const auto& host = m_desk->host();
        for (PlayerId player = 0; player < host.state().players.size(); ++player) {
            const int seat = host.state().players[player].seat;
            QCOMPARE(
                seat != 0 ? m_desk->seat(seat).wallet : host.state().wallet(player).cents,
                expectedBalance(name, host.playerName(player)).value_or(host.state().wallet(player).cents));
        }
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
            SeatListModel::Status status;
            qint64 net;
            const char* rule;
        };
        const std::vector<Expected> expected = {
            {SeatListModel::Won, 3'500, "P12g"},  {SeatListModel::Lost, -1'500, "P29"},
            {SeatListModel::Tied, 0, "I-P13"},    {SeatListModel::Folded, -500, "P22"},
            {SeatListModel::Lost, -1'500, "P29"}, {SeatListModel::Won, 2'500, "P12h"},
            {SeatListModel::Won, 4'500, "P12f"},
        };
        RoundReportModel& round = *table().lastRound();
        QCOMPARE(round.rowCount(), 7);
        for (int seat = 1; seat <= 7; ++seat) {
            const Expected& want = expected[static_cast<std::size_t>(seat - 1)];
            const SeatListModel::Row& row = m_desk->seat(seat);
            QCOMPARE(row.status, want.status);
            QVERIFY(row.settled);
            QCOMPARE(row.net, want.net);
            QVERIFY(!row.statusText.isEmpty());
            QCOMPARE(row.handName.isEmpty(), want.status == SeatListModel::Folded);

            QCOMPARE(PokerDesk::at(round, seat - 1, RoundReportModel::SeatRole), seat);
            QCOMPARE(PokerDesk::at(round, seat - 1, RoundReportModel::NetRole), want.net);
            QCOMPARE(PokerDesk::at(round, seat - 1, RoundReportModel::OwnRole), seat == 1);
            QCOMPARE(report(round, RoundReportModel::RuleRole, seat - 1), QString::fromLatin1(want.rule));
            QVERIFY(!report(round, RoundReportModel::ReasonRole, seat - 1).isEmpty());
            QVERIFY(report(round, RoundReportModel::AnteTextRole, seat - 1).contains(table().money(500)));
            const QStringList cards =
                PokerDesk::at(round, seat - 1, RoundReportModel::CardsRole).toStringList();
            QCOMPARE(cards.size(), 5);
            QCOMPARE(cards.contains(QString()), want.status == SeatListModel::Folded);
        }
        QVERIFY(report(round, RoundReportModel::BetTextRole, 0).contains(table().money(3'000)));
        QCOMPARE(report(round, RoundReportModel::AnteRuleRole, 0), QStringLiteral("P28b"));
        QCOMPARE(round.headlineRule(), QStringLiteral("P27"));
        QVERIFY(!round.dealerHand().isEmpty());
    }

    void seatsTellWhereTheyStandInTheDecision() {
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
        m_desk = std::make_unique<PokerDesk>(
            std::make_unique<app::StepwiseHost>(std::make_unique<app::ScenarioPokerHost>(std::move(*read))));
        QVERIFY(m_desk->runTo(QStringLiteral("staked")));
        QCOMPARE(statuses(), (QList<int>{SeatListModel::Staked, SeatListModel::Empty, SeatListModel::Waiting,
                                         SeatListModel::Waiting, SeatListModel::Empty, SeatListModel::Waiting,
                                         SeatListModel::Empty}));
        QVERIFY(m_desk->runTo(PokerTableModel::Deciding));
        QCOMPARE(statuses(),
                 (QList<int>{SeatListModel::Thinking, SeatListModel::Empty, SeatListModel::Thinking,
                             SeatListModel::Thinking, SeatListModel::Empty, SeatListModel::Waiting,
                             SeatListModel::Empty}));
        QVERIFY(m_desk->runTo(QStringLiteral("staked")));
        QCOMPARE(statuses(), (QList<int>{SeatListModel::Thinking, SeatListModel::Empty, SeatListModel::Folded,
                                         SeatListModel::InPlay, SeatListModel::Empty, SeatListModel::Waiting,
                                         SeatListModel::Empty}));
        QVERIFY(m_desk->cardsAt(CardListModel::Seat, 3).isEmpty());
        QCOMPARE(m_desk->cardsAt(CardListModel::Seat, 4).size(), 5);
        QCOMPARE(m_desk->lying(3, StackListModel::Tray), 500);
        QCOMPARE(m_desk->lying(4, StackListModel::Bet), 1'000);
    }

    void systemFailureGivesBackWhatIsUndecided() {
        watchScenario(QStringLiteral("system_fails_after_a_bet"));
        QVERIFY(m_desk->runTo(QStringLiteral("round_closed")));
        QCOMPARE(m_desk->seat(1).status, SeatListModel::Won);
        QCOMPARE(m_desk->seat(2).status, SeatListModel::Folded);
        QCOMPARE(m_desk->seat(4).status, SeatListModel::Returned);
        QCOMPARE(report(*table().lastRound(), RoundReportModel::RuleRole, 2), QStringLiteral("I-P33"));
    }

    void voidRoundIsCalledSo() {
        watchScenario(QStringLiteral("system_fails_before_the_deal_is_complete"));
        QVERIFY(m_desk->runTo(QStringLiteral("round_closed")));
        QCOMPARE(table().lastRound()->headlineRule(), QStringLiteral("P33"));
        QCOMPARE(m_desk->seat(table().ownSeat()).status, SeatListModel::Returned);
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
    void sit(const LiveTable& settings) {
        m_desk = std::make_unique<PokerDesk>(PokerDesk::stepwise(settings));
    }

    void sitAlone() { sit(PokerDesk::patientTable(true)); }

    void sitAloneAtBetting() {
        sitAlone();
        QVERIFY(m_desk->runTo(PokerTableModel::Betting));
    }

    // With an ante of 5 euros down.
    void sitAloneAtDecision() {
        sitAloneAtBetting();
        table().placeAnte(500);
        table().deal();
        QVERIFY(m_desk->runTo(PokerTableModel::Deciding));
    }

    // Simulated players take a while even at this speed, and nobody is pressed.
    static LiveTable crowded(int simulated) {
        LiveTable settings = PokerDesk::patientTable(false);
        settings.settings.betting = std::chrono::minutes(10);
        settings.simulated = simulated;
        return settings;
    }

    void watchScenario(const QString& name, double speed = PokerDesk::kSpeed) {
        m_desk = std::make_unique<PokerDesk>(PokerDesk::stepwiseScenario(name), speed);
    }

    PokerTableModel& table() { return m_desk->model(); }

    QList<int> statuses() {
        QList<int> list;
        for (int seat = 1; seat <= table().seatCount(); ++seat) {
            list.append(m_desk->seat(seat).status);
        }
        return list;
    }

    QList<qint64> wallets() {
        QList<qint64> sums;
        const poker::State& state = m_desk->state();
        for (std::size_t i = 0; i < state.seats.size(); ++i) {
            const PlayerId player = state.seats[i].player;
            sums.append(player == kNobody ? 0 : state.wallet(player).cents);
        }
        return sums;
    }

    // Fresh points that were taken after the entry with this number, by seat; `lastSeq` moves on.
    QList<qint64> grantedSince(std::uint64_t& lastSeq) {
        QList<qint64> sums(7);
        const std::uint64_t current = m_desk->state().round;
        for (const std::uint64_t round : {current - 1, current}) {
            for (const Recorded<poker::Event>& entry : m_desk->host().journal().round(round)) {
                const auto* taken = std::get_if<poker::AllowanceTaken>(&entry.event);
                if (taken && entry.seq > lastSeq) {
                    sums[m_desk->state().players[taken->player].seat - 1] += taken->amount.cents;
                }
            }
        }
        lastSeq = m_desk->host().journal().round(current).back().seq;
        return sums;
    }

    void refusedLast(QStringView action, const QString& amount, QStringView rule) {
        QVERIFY(!m_desk->refusals().empty());
        const PokerDesk::Refused& last = m_desk->refusals().back();
        QCOMPARE(last.action, action.toString());
        QVERIFY(!last.message.isEmpty());
        QVERIFY2(last.message.contains(amount), qPrintable(last.message));
        QCOMPARE(last.rule, rule.toString());
    }

    static QString report(RoundReportModel& round, RoundReportModel::Role role, int row = 0) {
        return PokerDesk::at(round, row, role).toString();
    }

    static void ownResult(RoundReportModel& round, qint64 net, QStringView rule) {
        QVERIFY(round.isAvailable());
        QVERIFY(round.ownTookPart());
        QCOMPARE(round.ownNet(), net);
        QVERIFY(!round.headline().isEmpty());
        QCOMPARE(report(round, RoundReportModel::RuleRole), rule.toString());
        QCOMPARE(PokerDesk::at(round, 0, RoundReportModel::NetRole), net);
        QVERIFY(!report(round, RoundReportModel::ReasonRole).isEmpty());
    }

    // What the file says of the player's points at the end.
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

    app::Language m_language;
    std::unique_ptr<PokerDesk> m_desk;
};

QTEST_GUILESS_MAIN(TestPokerTableModel)
#include "tst_poker_table_model.moc"
