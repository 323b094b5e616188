// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Roulette in the real window: chosen in the lobby, staked on by mouse and keyboard, launched, and read back
// from the accessible tree and the model.

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "app/games/roulette/roulette_game.h"
#include "app/games/roulette/roulette_session.h"
#include "app/games/roulette/roulette_table_model.h"
#include "app/games/roulette/scene/roulette_geometry.h"
#include "fake_ticks.h"
#include "window_user.h"
#endif

#include <QGuiApplication>
#include <QHash>
#include <QSet>
#include <QSignalSpy>

#include <algorithm>
#include <array>
#include <chrono>
#include <memory>

using namespace mesaviva::app;

class TestRouletteWindow : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowUser> m_user;

    WindowUser& user() { return *m_user; }
    Application& application() { return m_user->application(); }
    RouletteLobbyModel& lobby() { return *application().games()->get<RouletteGame>().lobby(); }
    RouletteTableModel* table() { return application().tableAs<RouletteTableModel>(); }

    // Presses a card or an option of the lobby once it is in place; returns whether it is now chosen.
    bool choose(const QString& beginning) {
        const QAccessibleInterface* choice = user().find(QAccessible::RadioButton, beginning);
        if (choice && !choice->state().checked && user().lies(QAccessible::RadioButton, beginning)) {
            user().click(user().find(QAccessible::RadioButton, beginning));
        }
        return choice && choice->state().checked;
    }

    // The lobby builds over several frames; a click that comes too early is repeated.
    bool sitDown() {
        QAccessibleInterface* button =
            user().find(QAccessible::Button, QStringLiteral("Sit down at the table"));
        if (!application().table() && button) {
            user().click(button);
        }
        return table() != nullptr;
    }

    bool isBettingOpen() {
        return table()->phase() == RouletteTableModel::Betting && table()->isStakesOpen() &&
               areStakesThere() && user().lies(QAccessible::Button, table()->spotInfo(0).name);
    }

    // Stakes appear one by one after the table, in no reliable order.
    bool areStakesThere() {
        QSet<QString> names;
        user().each([&](QAccessibleInterface* item) {
            if (item->role() == QAccessible::Button) {
                names.insert(WindowUser::nameOf(item));
            }
        });
        const QList<int> spots = table()->offeredSpots();
        return std::ranges::all_of(spots,
                                   [&](int spot) { return names.contains(table()->spotInfo(spot).name); });
    }

    qint64 stakeOn(int spot) { return table()->spotInfo(spot).ownStake; }

    // Clicks the middle of a spot of the layout.
    void stake(int spot) {
        QAccessibleInterface* zone = user().findExactly(QAccessible::Button, table()->spotInfo(spot).name);
        QVERIFY2(zone, qPrintable(table()->spotInfo(spot).name));
        user().click(zone);
    }

    // One spot of each chance: by its count of numbers, and by name where several have the same count.
    QList<int> oneOfEachChance() {
        QList<int> spots;
        QStringList chances;
        for (const int spot : table()->offeredSpots()) {
            const StakeInfo info = table()->spotInfo(spot);
            if (!chances.contains(info.chance)) {
                chances.append(info.chance);
                spots.append(spot);
            }
        }
        return spots;
    }

    const mesaviva::scene::RouletteGeometry& geometry() {
        return *user().window()->findChild<mesaviva::scene::RouletteGeometry*>();
    }

    // The arrow keys of the shortest path from one place to another; `beside` returns a key's target, or -1
    // for none.
    template <class Beside>
    static QList<Qt::Key> wayTo(int from, int to, const Beside& beside) {
        QHash<int, QList<Qt::Key>> ways{{from, {}}};
        for (QList<int> next = {from}; !next.isEmpty() && !ways.contains(to);) {
            const int place = next.takeFirst();
            for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}) {
                const int other = beside(place, key);
                if (other >= 0 && !ways.contains(other)) {
                    ways.insert(other, ways.value(place) + QList<Qt::Key>{key});
                    next.append(other);
                }
            }
        }
        return ways.value(to);
    }

    // Moves the keyboard from spot to spot; returns whether it has arrived.
    bool walkTo(int spot) {
        const QString name = table()->spotInfo(spot).name;
        for (const int from : table()->offeredSpots()) {
            if (table()->spotInfo(from).name == user().focusedName()) {
                for (const Qt::Key key :
                     wayTo(from, spot, [this](int at, int to) { return geometry().neighbour(at, to); })) {
                    user().press(key);
                }
                break;
            }
        }
        return user().focusedName() == name;
    }

    // The same on the racetrack, where the keyboard already is.
    bool walkTrackTo(int code) {
        const auto nameOf = [this](int place) { return table()->trackInfo(place, 5).name; };
        for (const int from : geometry().trackCodes()) {
            if (nameOf(from) == user().focusedName()) {
                for (const Qt::Key key : wayTo(
                         from, code, [this](int at, int to) { return geometry().trackNeighbour(at, to); })) {
                    user().press(key);
                }
                break;
            }
        }
        return user().focusedName() == nameOf(code);
    }

    // A stake's result by the published odds: it pays 36 / its count of numbers if one of them is drawn.
    static qint64 published(const StakeInfo& info, int drawn) {
        const qint64 numbers = info.pockets.size();
        return info.pockets.contains(drawn) ? info.ownStake * 36 / numbers - info.ownStake : -info.ownStake;
    }

private slots:
    void init() {
        const bool isNew = !m_user;
        if (isNew) {
            m_user = std::make_unique<WindowUser>();
        }
        application().setLanguage(QStringLiteral("en"));
        application().games()->choose(QStringLiteral("roulette"));
        application().settings()->setReducedMotion(false);
        for (const auto rules :
             {int(mesaviva::roulette::RuleSet::macau), int(mesaviva::roulette::RuleSet::casino),
              int(mesaviva::roulette::RuleSet::online)}) {
            lobby().setRuleSet(rules);
            lobby().resetToDefaults();
            lobby().setSpinSeconds(RouletteLobbyModel::kShortestSpin);
        }
        application().points()->setAmount(100'000);
        QVERIFY(!isNew || user().open());
    }

    // One window for all tests; after a failure, another one.
    void cleanup() {
        if (QTest::currentTestFailed() || !m_user->returnsToLobby()) {
            m_user.reset();
        }
    }

    void cleanupTestCase() { m_user.reset(); }

    // O4, O6a: the mouse chooses the game, the wheel and the number of players.
    void theGameIsChosenInTheLobby() {
        application().games()->choose(QStringLiteral("poker"));
        QTRY_VERIFY(choose(QStringLiteral("American roulette")));
        QTRY_COMPARE(application().games()->chosen()->key(), QStringLiteral("roulette"));
        QTRY_VERIFY(choose(QStringLiteral("38")));
        QTRY_COMPARE(lobby().pockets(), 38);
        QTRY_VERIFY(choose(QStringLiteral("You alone")));
        QTRY_VERIFY(lobby().isIndividual());
        QTRY_VERIFY(sitDown());
        QCOMPARE(table()->pockets(), 38);
        QVERIFY(table()->isIndividual());
        QTRY_VERIFY(user().says(table()->rulesName()));
        QTRY_VERIFY(isBettingOpen());
    }

    // O7a, O7b, O8, O9, O13a, O13b, O15, O16, O17, O19, O24, O26: a whole round at an individual wheel.
    void aRoundFromTheFirstChipToThePayOut() {
        lobby().setIndividual(true);
        QTRY_VERIFY(sitDown());
        QTRY_VERIFY(isBettingOpen());
        QTRY_VERIFY(user().says(QStringLiteral("DEMONSTRATION")));

        const QList<int> spots = oneOfEachChance();
        QVERIFY(spots.size() >= 15); // O7a i-ix, O7b i-vi
        for (const int spot : spots) {
            stake(spot);
            QTRY_COMPARE(stakeOn(spot), 100);
        }
        const qint64 byMouse = 100 * spots.size();
        QCOMPARE(table()->ownStaked(), byMouse);

        // By keyboard: the first arrow shows the position, the next ones move it, Enter places the chip.
        stake(spots.first());
        QTRY_COMPARE(stakeOn(spots.first()), 200);
        user().press(Qt::Key_Right);
        user().press(Qt::Key_Right);
        user().press(Qt::Key_Right);
        const QString walkedTo = user().focusedName();
        QVERIFY(!walkedTo.isEmpty());
        QVERIFY(walkedTo != table()->spotInfo(spots.first()).name);
        user().press(Qt::Key_2); // another chip, of 5
        user().press(Qt::Key_Return);
        QTRY_COMPARE(table()->ownStaked(), byMouse + 600);
        user().press(Qt::Key_Z);
        QTRY_COMPARE(table()->ownStaked(), byMouse + 100);

        QList<StakeInfo> stakes;
        for (const int spot : table()->offeredSpots()) {
            if (stakeOn(spot) > 0) {
                stakes.append(table()->spotInfo(spot));
            }
        }
        QCOMPARE(stakes.size(), spots.size());

        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Launch the ball")));
        user().click(user().find(QAccessible::Button, QStringLiteral("Launch the ball")));
        QTRY_COMPARE(table()->phase(), RouletteTableModel::Running);
        QCOMPARE(table()->drawnPocket(), -1);
        QVERIFY(!table()->stakeAction().enabled);
        QTRY_VERIFY_WITH_TIMEOUT(table()->drawnPocket() >= 0, 60'000);
        const int drawn = table()->drawnPocket();
        QTRY_VERIFY(user().says(QStringLiteral("Number drawn: ") + table()->drawnText()));
        QTRY_VERIFY(user().says(QStringLiteral("Dolly on ") + table()->drawnText()));

        QTRY_VERIFY_WITH_TIMEOUT(table()->isResultShown(), 60'000);
        qint64 net = 0;
        for (const StakeInfo& info : stakes) {
            net += published(info, drawn);
        }
        QCOMPARE(table()->result()->ownNet(), net);
        QTRY_COMPARE_WITH_TIMEOUT(table()->wallet(), 100'000 + net, 60'000);
        QTRY_VERIFY(user().says(table()->result()->headline()));
        QTRY_VERIFY(user().says(table()->signedMoney(net)));

        QTRY_VERIFY_WITH_TIMEOUT(table()->lastRound()->isAvailable(), 60'000);
        user().press(Qt::Key_F2);
        QTRY_VERIFY(user().says(QStringLiteral("Last round that you took part in")));
        user().press(Qt::Key_Escape);

        table()->leave();
        QTRY_VERIFY(table()->isSessionOver());
        QTRY_VERIFY(user().says(QStringLiteral("End of the session")));
    }

    void eachRegulationOpensItsTable_data() {
        QTest::addColumn<QString>("card");
        QTest::addColumn<int>("ruleSet");
        QTest::addColumn<int>("track");
        QTest::newRow("O7") << "Online" << int(mesaviva::roulette::RuleSet::online)
                            << int(RouletteTableModel::NoTrack);
        QTest::newRow("R25a") << "Casino" << int(mesaviva::roulette::RuleSet::casino)
                              << int(RouletteTableModel::FrenchTrack);
        QTest::newRow("M6.6") << "Macau" << int(mesaviva::roulette::RuleSet::macau)
                              << int(RouletteTableModel::MacauTrack);
    }

    // The three regulations' cards; every control of their tables has a name.
    void eachRegulationOpensItsTable() {
        QFETCH(QString, card);
        QFETCH(int, ruleSet);
        QFETCH(int, track);
        QTRY_VERIFY(choose(card));
        QTRY_COMPARE(int(lobby().ruleSet()), ruleSet);
        int controls = 0;
        QTRY_COMPARE(user().nameless(controls).join(QLatin1Char(32)), QString());
        QTRY_VERIFY(sitDown());
        QCOMPARE(table()->hasNamedDozens(), ruleSet == int(mesaviva::roulette::RuleSet::macau));
        QCOMPARE(int(table()->track()), track);
        QTRY_VERIFY(isBettingOpen());
        QTRY_COMPARE(user().nameless(controls).join(QLatin1Char(32)), QString());
        QVERIFY(controls >= 60); // the numbers alone are 37
    }

    void everyChanceIsStakedOnByKeyboard_data() {
        QTest::addColumn<int>("rules");
        QTest::addColumn<int>("chances");
        QTest::addColumn<QList<int>>("places"); // of the racetrack
        QTest::newRow("O7a, O7b") << int(mesaviva::roulette::RuleSet::online) << 15 << QList<int>{};
        QTest::newRow("R24, R25a, R25b")
            << int(mesaviva::roulette::RuleSet::casino) << 15 << QList<int>{100, 101, 102, 103, 17};
        QTest::newRow("M6.1-17") << int(mesaviva::roulette::RuleSet::macau) << 15 << QList<int>{};
    }

    // Every kind of chance that the table offers, including series and neighbours, by keyboard alone.
    void everyChanceIsStakedOnByKeyboard() {
        QFETCH(int, rules);
        QFETCH(int, chances);
        QFETCH(QList<int>, places);
        lobby().setRuleSet(rules);
        lobby().setIndividual(true);
        lobby().setSimulatedPlayers(0);
        lobby().setBettingSeconds(RouletteLobbyModel::kLongestPeriod);
        QTRY_VERIFY(sitDown());
        QTRY_VERIFY(isBettingOpen());

        const QList<int> spots = oneOfEachChance();
        QVERIFY(spots.size() >= chances);
        user().press(Qt::Key_Right); // shows the keyboard's position
        for (const int spot : spots) {
            const QString name = table()->spotInfo(spot).name;
            QVERIFY2(walkTo(spot), qPrintable(name));
            user().press(Qt::Key_Return);
            QTRY_VERIFY2(stakeOn(spot) == 100, qPrintable(name));
        }
        QTRY_COMPARE(table()->ownStaked(), 100 * spots.size());
        if (places.isEmpty()) {
            return;
        }
        QVERIFY(walkTo(table()->offeredSpots().first()));
        for (int presses = 0; presses < 20 && !user().focusedName().contains(u"neighbours"); ++presses) {
            user().press(Qt::Key_Down);
        }
        for (const int place : places) {
            const QString name = table()->trackInfo(place, 5).name;
            QVERIFY2(walkTrackTo(place), qPrintable(name));
            user().press(Qt::Key_Space);
            QTRY_VERIFY2(table()->trackInfo(place, 5).ownStake > 0, qPrintable(name));
        }
    }

    void oneStakeIsTakenUp_data() {
        QTest::addColumn<QString>("by");
        QTest::newRow("O8 by the right button") << "button";
        QTest::newRow("O8 by dragging it off the cloth") << "drag";
        QTest::newRow("O8 by the Delete key") << "key";
    }

    // O8: one of two stakes is taken up, and an undo restores it.
    void oneStakeIsTakenUp() {
        QFETCH(QString, by);
        lobby().setIndividual(true);
        QTRY_VERIFY(sitDown());
        QTRY_VERIFY(isBettingOpen());
        stake(17);
        stake(20);
        QTRY_COMPARE(table()->ownStaked(), 200);
        const QPoint at =
            user().findExactly(QAccessible::Button, table()->spotInfo(17).name)->rect().center() -
            user().window()->position();
        if (by == QLatin1String("button")) {
            QTest::mouseClick(user().window(), Qt::RightButton, Qt::NoModifier, at);
        } else if (by == QLatin1String("drag")) {
            const QPoint off(at.x() / 4, at.y()); // on the wheel
            QTest::mousePress(user().window(), Qt::LeftButton, Qt::NoModifier, at);
            QTest::mouseMove(user().window(), (at + off) / 2);
            QTest::mouseMove(user().window(), off);
            QTest::mouseRelease(user().window(), Qt::LeftButton, Qt::NoModifier, off);
        } else {
            user().press(Qt::Key_Right); // shows the keyboard's position
            QVERIFY(walkTo(17));
            user().press(Qt::Key_Delete);
        }
        QTRY_COMPARE(stakeOn(17), 0);
        QTRY_COMPARE(stakeOn(20), 100);
        user().press(Qt::Key_Z);
        QTRY_COMPARE(stakeOn(17), 100);
    }

    // X clears, and so does Delete while no arrow key has moved to a spot.
    void theDeleteKeyClearsAsBefore() {
        lobby().setIndividual(true);
        QTRY_VERIFY(sitDown());
        QTRY_VERIFY(isBettingOpen());
        stake(17);
        stake(20);
        QTRY_COMPARE(table()->ownStaked(), 200);
        user().press(Qt::Key_Delete);
        QTRY_COMPARE(table()->ownStaked(), 0);
    }

    // R1: the double table is chosen by mouse; the own layout accepts stakes, the other one does not.
    void aDoubleTableIsStakedOnByMouse() {
        QTRY_VERIFY(choose(QStringLiteral("Casino")));
        QTRY_VERIFY(choose(QStringLiteral("Double table")));
        QTRY_VERIFY(lobby().isDoubleLayout());
        lobby().setBettingSeconds(RouletteLobbyModel::kLongestPeriod);
        QTRY_VERIFY(sitDown());
        QVERIFY(table()->isDoubleLayout());
        QCOMPARE(table()->ownSide(), table()->ownColour() % 2);
        QTRY_VERIFY(isBettingOpen());
        const QAccessibleInterface* own = user().findExactly(QAccessible::Button, table()->spotInfo(17).name);
        QVERIFY(own);
        // The same number of the other layout has the same distance to the other end of the table.
        const QPoint middle = own->rect().center() - user().window()->position();
        QTest::mouseClick(user().window(), Qt::LeftButton, Qt::NoModifier,
                          {user().window()->width() - middle.x(), middle.y()});
        QTRY_VERIFY(user().says(QStringLiteral("The other layout")));
        QCOMPARE(table()->ownStaked(), 0);
        qint64 staked = 0;
        for (const int spot : oneOfEachChance()) {
            stake(spot);
            QTRY_COMPARE(stakeOn(spot), 100);
            staked += 100;
        }
        QCOMPARE(table()->ownStaked(), staked); // the click on the other layout placed none
    }

    // O23, I-P35: placed stakes stand; a player who leaves is asked first and may stay.
    void leavingWithStakesDownAsksFirst() {
        QTRY_VERIFY(sitDown());
        QTRY_VERIFY(isBettingOpen());
        stake(table()->offeredSpots().first());
        QTRY_VERIFY(table()->hasStakesDown());
        user().click(user().find(QAccessible::Button, QStringLiteral("Leave the table")));
        QTRY_VERIFY(user().says(QStringLiteral("Your stakes of ")));
        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Stay at the table")));
        user().click(user().find(QAccessible::Button, QStringLiteral("Stay at the table")));
        QTRY_VERIFY(!user().says(QStringLiteral("Your stakes of ")));
        QVERIFY(table());
        QVERIFY(table()->hasStakesDown());
    }

    void whatCoversTheTableGivesWay_data() {
        QTest::addColumn<QString>("opened");
        QTest::addColumn<bool>("staked");
        QTest::addColumn<bool>("stays");
        QTest::newRow("O14 the rulebook over own chips") << "rules" << true << false;
        QTest::newRow("O14 the rulebook, and nothing is at stake") << "rules" << false << true;
        QTest::newRow("O14 the last round over own chips") << "round" << true << false;
        QTest::newRow("O8 favourites, which are staked from") << "favourites" << true << true;
        QTest::newRow("O23 the question whether to leave, which costs nothing") << "question" << true << true;
    }

    // O14: a sheet that covers the table closes in the last seconds in which own chips can be changed;
    // without own stakes the book stays open at every spin.
    void whatCoversTheTableGivesWay() {
        QFETCH(QString, opened);
        QFETCH(bool, staked);
        QFETCH(bool, stays);
        LiveRouletteTable plan;
        plan.settings = mesaviva::roulette::Settings(mesaviva::roulette::RuleSet::online);
        plan.settings.betting = std::chrono::seconds(45);
        QVERIFY(user().resizes({1100, 760}));
        auto ticks = std::make_unique<mesaviva::test::FakeTicks>();
        mesaviva::test::FakeTicks& time = *ticks; // passes only where the test lets it
        application().showTable(std::make_unique<RouletteTableModel>(
            std::make_unique<LiveRouletteSession>(plan), Pace{1.0, std::move(ticks)}));
        QVERIFY(time.passUntil([this] { return table()->isStakesOpen(); }));
        QTRY_VERIFY(isBettingOpen());
        if (staked) {
            stake(17);
            QTRY_COMPARE(table()->ownStaked(), 100);
        }
        QString words;
        if (opened == QLatin1String("rules")) {
            user().press(Qt::Key_F1);
            words = QStringLiteral("Search the rules");
        } else if (opened == QLatin1String("round")) {
            user().press(Qt::Key_F2);
            words = QStringLiteral("Last round that you took part in");
        } else if (opened == QLatin1String("favourites")) {
            user().press(Qt::Key_F);
            words = QStringLiteral("Stakes with a name, remembered for tables with these rules");
        } else {
            QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("Leave the table")));
            words = QStringLiteral("Your stakes of ");
        }
        QTRY_VERIFY(user().says(words));
        QVERIFY(table()->isStakesOpen());
        // In the last seconds, each time that the table looks at its clock.
        QVERIFY(time.passUntil([this] { return table()->remainingSeconds() < 5; }));
        const QSignalSpy looks(table(), &RouletteTableModel::remainingChanged);
        QTRY_VERIFY(looks.count() > 1);
        if (stays) {
            QVERIFY(time.passUntil([this] { return !table()->isStakesOpen(); }));
            QVERIFY(user().says(words));
        } else {
            QTRY_VERIFY(!user().says(words));
            QVERIFY(table()->isStakesOpen());
            QCOMPARE(table()->round(), 1);
        }
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(TestRouletteWindow)
#include "tst_roulette_window.moc"
