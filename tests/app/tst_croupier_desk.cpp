// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/teach/poker_croupier_desk.h"
#include "app/teach/roulette_croupier_desk.h"
#include "app/words/language.h"
#include "fake_ticks.h"
#include "program/test_list.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace mesaviva;
using namespace mesaviva::app;

namespace {

template <class Phrase>
int indexOfCall(const CroupierDesk& desk, Phrase phrase) {
    const QVariantList calls = desk.calls();
    for (int i = 0; i < calls.size(); ++i) {
        if (calls.at(i).value<CroupierCall>().phrase == static_cast<int>(phrase)) {
            return i;
        }
    }
    return -1;
}

// Cuts a sum from the rack as a person does, the largest chips first.
void cutSum(CroupierDesk& desk, double cents) {
    const QVariantList rack = desk.rack();
    std::vector<std::pair<double, int>> piles;
    for (int i = 0; i < rack.size(); ++i) {
        piles.emplace_back(rack.at(i).value<CroupierChip>().cents, i);
    }
    std::ranges::sort(piles, std::greater<>());
    for (const auto& [value, pile] : piles) {
        for (; cents >= value; cents -= value) {
            desk.take(pile);
        }
    }
}

} // namespace

/// The reversed table's desk: a shift from the choice to its sheet, and what is kept of it.
class TestCroupierDesk : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    test::FakeTicks* m_ticks = nullptr;      ///< the desk's
    test::FakeTicks* m_tableTicks = nullptr; ///< its table's

    std::unique_ptr<RouletteCroupierDesk> desk() { return std::make_unique<RouletteCroupierDesk>(outside()); }

    std::unique_ptr<PokerCroupierDesk> pokerDesk() { return std::make_unique<PokerCroupierDesk>(outside()); }

    CroupierDesk::Outside outside() {
        auto ticks = std::make_unique<test::FakeTicks>();
        m_ticks = ticks.get();
        CroupierDesk::Outside outside;
        outside.settings = m_folder->filePath(QStringLiteral("settings.ini"));
        outside.folder = m_folder->path();
        outside.ticks = std::move(ticks);
        outside.seed = [] { return Seed{3}; };
        outside.pace = [this] {
            auto table = std::make_unique<test::FakeTicks>();
            m_tableTicks = table.get();
            return Pace(1.0, std::move(table));
        };
        return outside;
    }

    void pass(int milliseconds) {
        m_ticks->pass(std::chrono::milliseconds(milliseconds));
        if (m_tableTicks != nullptr) {
            m_tableTicks->pass(std::chrono::milliseconds(milliseconds));
        }
    }

    void waitFor(CroupierDesk& desk) {
        for (int i = 0; i < 600 && !desk.isAwaited() && desk.stage() == CroupierDesk::Working; ++i) {
            pass(100);
            QCoreApplication::processEvents();
        }
    }

    // Does what is due, through what the window has.
    void doNext(RouletteCroupierDesk& desk) {
        using namespace croupier;
        if (desk.isRealWheel() && desk.demands().empty()) {
            QVERIFY(desk.announce(QStringLiteral("17"), 1, 1, 0)); // black, odd, low
            return;
        }
        const RouletteDeed deed = desk.demands().front().deed;
        if (const auto* call = std::get_if<Call>(&deed)) {
            desk.call(indexOfCall(desk, call->phrase));
        } else if (std::holds_alternative<RingBell>(deed)) {
            desk.ringBell();
        } else if (const auto* launch = std::get_if<Launch>(&deed)) {
            desk.launch(launch->direction == roulette::Turn::clockwise);
        } else if (const auto* number = std::get_if<AnnounceNumber>(&deed)) {
            using roulette::ChanceKind;
            const auto which = [](const std::optional<ChanceKind>& chance, ChanceKind first) {
                return !chance ? 2 : *chance == first ? 0 : 1;
            };
            QVERIFY(desk.announce(QString::fromUtf8(number->number.text().data(),
                                                    static_cast<qsizetype>(number->number.text().size())),
                                  static_cast<int>(number->colour), which(number->parity, ChanceKind::even),
                                  which(number->half, ChanceKind::low)));
        } else if (const auto* mark = std::get_if<MarkNumber>(&deed)) {
            desk.mark(mark->number.index());
        } else if (const auto* sweep = std::get_if<Sweep>(&deed)) {
            for (const roulette::SpotId spot : sweep->kept) {
                desk.turnPlace(spot);
            }
            for (const roulette::SpotId spot : sweep->halved) {
                desk.turnPlace(spot);
                desk.turnPlace(spot);
            }
            desk.sweep();
        } else if (const auto* pay = std::get_if<Pay>(&deed)) {
            QVERIFY(!desk.handReason().isEmpty());
            desk.choosePlace(pay->spot);
            desk.choosePlayer(static_cast<int>(pay->player));
            cutSum(desk, static_cast<double>(pay->sum.cents));
            QVERIFY(desk.handReason().isEmpty());
            desk.handOver();
        }
    }

    void doNext(PokerCroupierDesk& desk) {
        using namespace croupier;
        const PokerDeed deed = desk.demands().front().deed;
        if (const auto* said = std::get_if<SayPhrase>(&deed)) {
            desk.call(indexOfCall(desk, said->phrase));
        } else if (const auto* card = std::get_if<DealCard>(&deed)) {
            QCOMPARE(desk.tool(), int(PokerCroupierDesk::Cards));
            desk.deal(card->to, card->faceUp);
        } else if (const auto* asked = std::get_if<AskSeat>(&deed)) {
            desk.ask(asked->seat);
        } else if (std::holds_alternative<TurnDealer>(deed)) {
            desk.turnDealer();
        } else if (const auto* judged = std::get_if<JudgeDealer>(&deed)) {
            desk.qualify(judged->plays);
        } else if (const auto* turned = std::get_if<TurnHand>(&deed)) {
            QVERIFY(!desk.isComparing());
            desk.turnHand(turned->seat);
        } else if (const auto* compared = std::get_if<CompareHand>(&deed)) {
            QVERIFY(desk.isComparing());
            desk.compare(static_cast<int>(compared->result));
        } else if (const auto* sweep = std::get_if<TakeLosers>(&deed)) {
            for (const int seat : sweep->kept) {
                desk.turnPlace(2 * seat);
            }
            desk.sweep();
        } else if (const auto* pay = std::get_if<PayBox>(&deed)) {
            QVERIFY(!desk.handReason().isEmpty());
            desk.choosePlace(2 * pay->seat + static_cast<int>(pay->box));
            QVERIFY(desk.placeName(desk.place()).contains(QStringLiteral(". ")));
            cutSum(desk, static_cast<double>(pay->sum.cents));
            QVERIFY(desk.handReason().isEmpty());
            desk.handOver();
        } else {
            QVERIFY(desk.hasLateStake());
            desk.answerLate(false);
        }
    }

    // Works until so many rounds are over.
    template <class Desk>
    void work(Desk& desk) {
        for (int i = 0; i < 2'000 && desk.stage() == CroupierDesk::Working; ++i) {
            waitFor(desk);
            if (desk.stage() == CroupierDesk::Working) {
                pass(400);
                doNext(desk);
                QCoreApplication::processEvents();
            }
        }
    }

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_tableTicks = nullptr;
    }

    void choicesAreRememberedAndKeptInBounds() {
        {
            const auto first = desk();
            first->setHouse(4);
            first->setLevel(2);
            first->setTelling(1);
            first->setLimit(30);
            first->setRounds(12);
            first->setHouse(6);   // no such table
            first->setRounds(0);  // too few
            first->setLimit(121); // too long
        }
        const auto second = desk();
        QCOMPARE(second->house(), 4);
        QCOMPARE(second->level(), 2);
        QCOMPARE(second->telling(), 1);
        QCOMPARE(second->limit(), 30);
        QCOMPARE(second->rounds(), 12);
    }

    void aPerfectShiftHasACleanSheet_data() {
        QTest::addColumn<int>("house");
        QTest::addColumn<int>("wheel");
        for (int house = 0; house < RouletteCroupierDesk::kHouses; ++house) {
            QTest::addRow("table %d", house) << house << 0;
        }
        QTest::addRow("table 0, a real wheel") << 0 << 1;
        QTest::addRow("table 3, a real wheel") << 3 << 1;
    }
    void aPerfectShiftHasACleanSheet() { // R19-R32, O14-O17, M2-M5
        QFETCH(int, house);
        QFETCH(int, wheel);
        const auto open = desk();
        open->setHouse(house);
        open->setWheel(wheel);
        open->setLevel(2);
        open->setRounds(4);
        open->setIncidents(1);
        QCOMPARE(open->knowsIncidents(), wheel == 0 && house != 2 && house != 3); // R22, M2.2
        open->start();
        QCOMPARE(open->stage(), CroupierDesk::Working);
        QVERIFY(open->table() != nullptr);
        work(*open);
        QCOMPARE(open->stage(), CroupierDesk::Over);
        QVERIFY(open->table() == nullptr);
        QVERIFY2(open->faultList().isEmpty(), qPrintable(open->summary().join(u'\n')));
        QVERIFY(open->summary().size() >= 3);
        for (const QString& line : open->summary()) {
            QVERIFY2(!line.contains(u'%'), qPrintable(line));
        }
        QVERIFY2(open->past().contains(QStringLiteral(" 0 fault")), qPrintable(open->past()));
        open->leave();
        QCOMPARE(open->stage(), CroupierDesk::Choosing);
    }

    void aFaultIsToldWithItsRuleAndHasToBeMended() {
        const auto open = desk();
        open->setHouse(2);
        open->start();
        open->launch(true);
        QVERIFY(!open->isVerdictRight());
        QCOMPARE(open->verdictRules(), QList<QString>{QStringLiteral("O14")});
        QVERIFY(open->verdict().contains(QStringLiteral("Place your bets")));
        QCOMPARE(open->faults(), 1);
        open->askHint();
        QVERIFY(open->hint().contains(QStringLiteral("Place your bets")));
        doNext(*open);
        QVERIFY(open->isVerdictRight());
        QVERIFY(open->hint().isEmpty());
        QCOMPARE(open->deeds(), 1);
        open->stop();
        QCOMPARE(open->stage(), CroupierDesk::Over);
        QCOMPARE(open->faultList().size(), 1);
        QCOMPARE(open->faultList().first().value<CroupierFault>().rule, QStringLiteral("O14"));
    }

    void whatIsToldAtTheEndIsNotToldBefore() {
        const auto open = desk();
        open->setTelling(1);
        open->start();
        open->launch(true);
        QCOMPARE(open->faults(), 0);
        QVERIFY(open->verdictRules().isEmpty());
        open->stop();
        QCOMPARE(open->faultList().size(), 1);
    }

    void slowDeedsAreFaultsWhereTheSchoolSaysSo() {
        const auto open = desk();
        open->setLimit(5);
        open->start();
        pass(5'001);
        doNext(*open);
        QCOMPARE(open->faults(), 1);
        open->stop();
        QCOMPARE(open->faultList().size(), 1);
        QVERIFY(!open->faultList().first().value<CroupierFault>().source.isEmpty());
    }

    void theTimeStandsStillWhileTheTableIsCovered() {
        const auto open = desk();
        open->setLimit(5);
        open->start();
        pass(4'000);
        open->setHeld(true);
        pass(60'000);
        open->setHeld(false);
        pass(900);
        doNext(*open);
        QCOMPARE(open->faults(), 0);
    }

    void whyNothingIsHandedOverIsSaid() {
        const auto open = desk();
        open->start();
        QVERIFY(!open->isMarkDue());
        open->handOver();
        QCOMPARE(open->hint(), open->handReason());
        QVERIFY(!open->hint().isEmpty());
        QCOMPARE(open->deeds(), 0);
    }

    void chipsAreCutAndTakenBack() { // R31
        const auto open = desk();
        open->setHouse(0);
        open->setLevel(2);
        open->setRounds(20);
        open->start();
        for (int i = 0; i < 400 && open->tool() != RouletteCroupierDesk::Rack; ++i) {
            waitFor(*open);
            doNext(*open);
        }
        QCOMPARE(open->tool(), int(RouletteCroupierDesk::Rack));
        QCOMPARE(open->rack().first().value<CroupierChip>().chips, 0);
        open->choosePlayer(1); // stacks of the colour
        QCOMPARE(open->rack().first().value<CroupierChip>().chips, 1);
        open->take(0);
        open->take(0);
        open->take(2);
        QCOMPARE(open->cut().size(), 2);
        QCOMPARE(open->cut().first().value<CroupierChip>().count, 2);
        open->takeBack();
        QCOMPARE(open->cut().size(), 1);
        open->choosePlayer(2); // chips of another colour
        QVERIFY(open->cut().isEmpty());
        open->take(99);
        QVERIFY(open->cut().isEmpty());
        const qint64 before = open->deeds();
        open->handOver(); // nothing is cut
        QCOMPARE(open->deeds(), before);
    }

    void resultsAreKeptAndDeleted() {
        {
            const auto open = desk();
            open->open();
            open->start();
            doNext(*open);
            open->stop();
            open->leave();
            open->start();
            doNext(*open); // and the window closes
        }
        const auto later = desk();
        later->open();
        QTRY_VERIFY(later->hasResults());
        QVERIFY(later->past().contains(QStringLiteral("1 deed")));
        const QString csv = m_folder->filePath(QStringLiteral("shifts.csv"));
        later->exportTo(QUrl::fromLocalFile(csv));
        QTRY_VERIFY(QFile::exists(csv));
        QFile file(csv);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll().count('\n'), 3);
        later->forget();
        QTRY_VERIFY(!later->hasResults());
    }

    void theProgramsFaultsAreStopped() {
        const auto open = desk();
        open->setWork(1);
        open->setHouse(0);
        open->setLevel(2);
        open->setRounds(6);
        open->start();
        int stopped = 0;
        for (int i = 0; i < 2'000 && open->stage() == CroupierDesk::Working; ++i) {
            waitFor(*open);
            if (open->stage() != CroupierDesk::Working) {
                break;
            }
            QVERIFY(!open->shown().isEmpty());
            QVERIFY2(!open->shown().contains(u'%'), qPrintable(open->shown()));
            QVERIFY(!open->kinds().isEmpty());
            open->call(0); // the croupier's own tools do nothing here
            open->sweep();
            const int deeds = open->deeds();
            if (i % 5 == 0) {
                open->stopAs(0);
                ++stopped;
            } else {
                open->letPass();
            }
            QCOMPARE(open->deeds(), deeds + 1);
            QVERIFY(!open->verdict().isEmpty());
            QCoreApplication::processEvents();
        }
        QCOMPARE(open->stage(), CroupierDesk::Over);
        QVERIFY(stopped > 0);
        QVERIFY(!open->faultList().isEmpty());
        QVERIFY(open->summary().join(u' ').contains(QStringLiteral("planted")));
    }

    void aPerfectPokerShiftHasACleanSheet_data() {
        QTest::addColumn<int>("house");
        QTest::addColumn<int>("level");
        QTest::addRow("seven seats, two") << 0 << 0;
        QTest::addRow("seven seats, seven") << 0 << 2;
        QTest::addRow("individual") << 1 << 1;
    }
    void aPerfectPokerShiftHasACleanSheet() { // P14-P29
        QFETCH(int, house);
        QFETCH(int, level);
        const auto open = pokerDesk();
        open->setHouse(house);
        open->setLevel(level);
        open->setRounds(6);
        open->setIncidents(1);
        QCOMPARE(open->knowsIncidents(), house == 0);
        open->start();
        QCOMPARE(open->stage(), CroupierDesk::Working);
        QCOMPARE(open->seats().size(), house == 1 ? 1 : level == 0 ? 2 : 7);
        work(*open);
        QCOMPARE(open->stage(), CroupierDesk::Over);
        QVERIFY(open->table() == nullptr);
        QVERIFY2(open->faultList().isEmpty(), qPrintable(open->summary().join(u'\n')));
        for (const QString& line : open->summary()) {
            QVERIFY2(!line.contains(u'%'), qPrintable(line));
        }
        QVERIFY2(open->past().contains(QStringLiteral(" 0 fault")), qPrintable(open->past()));
        open->leave();
        QCOMPARE(open->stage(), CroupierDesk::Choosing);
    }

    void aPokerFaultIsToldWithItsRule() { // P19a
        const auto open = pokerDesk();
        open->setHouse(0);
        open->start();
        while (open->tool() != PokerCroupierDesk::Cards) {
            waitFor(*open);
            doNext(*open);
        }
        open->setFaceUp(true);
        QVERIFY(open->isFaceUp());
        open->deal(3, false);       // no card is burnt
        QVERIFY(!open->isFaceUp()); // each card is turned for itself
        QVERIFY(!open->isVerdictRight());
        QCOMPARE(open->verdictRules(), QList<QString>{QStringLiteral("P19a")});
        QVERIFY2(open->verdict().contains(QStringLiteral("discard corner")), qPrintable(open->verdict()));
        open->askHint();
        QVERIFY(open->hint().contains(QStringLiteral("P19a")));
        doNext(*open);
        QVERIFY(open->isVerdictRight());
        open->stop();
        QCOMPARE(open->faultList().size(), 1);
        QCOMPARE(open->faultList().first().value<CroupierFault>().rule, QStringLiteral("P19a"));
    }

    void pokersPlantedFaultsAreStopped() {
        const auto open = pokerDesk();
        open->setWork(1);
        open->setHouse(0);
        open->setLevel(2);
        open->setRounds(3);
        open->start();
        int stopped = 0;
        bool cards = false;
        for (int i = 0; i < 2'000 && open->stage() == CroupierDesk::Working; ++i) {
            waitFor(*open);
            if (open->stage() != CroupierDesk::Working) {
                break;
            }
            QVERIFY(!open->shown().isEmpty());
            QVERIFY2(!open->shown().contains(u'%'), qPrintable(open->shown()));
            QVERIFY(!open->kinds().isEmpty());
            cards = cards || open->shownCards().size() == 5;
            open->deal(1, false); // the croupier's own tools do nothing here
            const int deeds = open->deeds();
            if (i % 5 == 0) {
                open->stopAs(0);
                ++stopped;
            } else {
                open->letPass();
            }
            QCOMPARE(open->deeds(), deeds + 1);
            QVERIFY(!open->verdict().isEmpty());
            QCoreApplication::processEvents();
        }
        QCOMPARE(open->stage(), CroupierDesk::Over);
        QVERIFY(stopped > 0);
        QVERIFY(cards); // hands are seen as they are turned
        QVERIFY(!open->faultList().isEmpty());
        QVERIFY(open->summary().join(u' ').contains(QStringLiteral("planted")));
    }

    // Both games' shifts are in one file, each told at its own table.
    void resultsOfBothGamesAreKeptTogether() {
        const auto results = std::make_shared<CroupierResults>(m_folder->path());
        CroupierDesk::Outside first = outside();
        first.results = results;
        RouletteCroupierDesk roulette(std::move(first));
        CroupierDesk::Outside second = outside();
        second.results = results;
        PokerCroupierDesk poker(std::move(second));
        const QString none = poker.past();
        roulette.start();
        doNext(roulette);
        roulette.stop();
        QVERIFY(poker.hasResults());
        QCOMPARE(poker.past(), none);
        poker.start();
        doNext(poker);
        poker.stop();
        QVERIFY(poker.past() != none);
        const QString csv = m_folder->filePath(QStringLiteral("both.csv"));
        poker.exportTo(QUrl::fromLocalFile(csv));
        QTRY_VERIFY(QFile::exists(csv));
        QFile file(csv);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        QVERIFY(text.contains(",roulette,") && text.contains(",poker,pt-803-2015/several,"));
    }

    void nothingDoneIsNothingKept() {
        const auto open = desk();
        open->start();
        open->stop();
        QCOMPARE(open->stage(), CroupierDesk::Choosing);
        QVERIFY(!open->hasResults());
    }
};

MESAVIVA_TEST(TestCroupierDesk)

#include "tst_croupier_desk.moc"
