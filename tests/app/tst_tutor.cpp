// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The tutor's texts at a learning table: the value of each choice, checked against a count of all cards or
// numbers made here, and what would have happened.

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "app/cli/sentences/file_error_sentences.h"
#include "app/games/bingo/bingo_session.h"
#include "app/games/poker/poker_session.h"
#include "app/games/roulette/roulette_session.h"
#include "engine/games/bingo/combinations.h"
#include "engine/games/poker/pay_table.h"
#include "engine/scenario/scenario.h"
#endif

#include "app/core/game/game_registry.h"
#include "app/core/learn/tutor.h"
#include "app/core/text/amounts.h"
#include "app/core/text/language.h"
#include "app/games/bingo/bingo_table_model.h"
#include "app/games/bingo/bingo_tutor.h"
#include "app/games/poker/poker_tutor.h"
#include "app/games/roulette/roulette_game.h"
#include "app/games/roulette/roulette_text.h"
#include "app/games/roulette/roulette_tutor.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

using namespace mesaviva;
using namespace mesaviva::app;

namespace {

scenario::Scenario load(const QString& name) {
    auto read = scenario::load(QStringLiteral(MESAVIVA_SCENARIOS "/%1.json").arg(name).toStdString());
    if (!read) {
        qFatal("%s", app::englishText(read.error()).c_str());
    }
    return std::move(*read);
}

scenario::Scenario text(const std::string& json) {
    auto read = scenario::read(json);
    if (!read) {
        qFatal("%s", app::englishText(read.error()).c_str());
    }
    return std::move(*read);
}

template <class SessionType>
void playOut(SessionType& tableSession) {
    while (!tableSession.isScenarioOver() && tableSession.nextDue()) {
        tableSession.advanceTo(*tableSession.nextDue());
    }
}

// Longer than any time that the rules grant.
constexpr std::chrono::hours kLong{10};

poker::Card card(const char* name) { return *poker::Card::fromText(name); }

// P22, P26, P28, P29, I-P13: the result of continuing, in antes, over all four cards that the dealer can
// hold.
struct Counted {
    std::int64_t deals = 0;
    std::int64_t net = 0;
};
Counted countAll(const poker::HandCards& hand, poker::Card up, poker::Card burnt) {
    std::vector<poker::Card> left;
    for (std::uint8_t i = 0; i < poker::kDeckSize; ++i) {
        const poker::Card one = poker::Card::fromIndex(i);
        if (std::ranges::find(hand, one) == hand.end() && one != up && one != burnt) {
            left.push_back(one);
        }
    }
    const poker::HandRank own = poker::rankHand(hand);
    const std::int64_t win = 1 + 2 * poker::betMultiple(own.combination());
    Counted counted;
    for (std::size_t a = 0; a < left.size(); ++a) {
        for (std::size_t b = a + 1; b < left.size(); ++b) {
            for (std::size_t c = b + 1; c < left.size(); ++c) {
                for (std::size_t d = c + 1; d < left.size(); ++d) {
                    const poker::HandRank dealer =
                        poker::rankHand(poker::HandCards{left[a], left[b], left[c], left[d], up});
                    ++counted.deals;
                    counted.net += !poker::qualifies(dealer.combination()) ? 1
                                   : own > dealer                          ? win
                                   : own < dealer                          ? -3
                                                                           : 0;
                }
            }
        }
    }
    return counted;
}

// The count of balls that complete a line for that player; 0 if it is won or nothing is drawn.
int bringersOfTheLine(const bingo::State& state, PlayerId player) {
    const auto line = bingo::PrizeKind::line;
    if (state.phase != bingo::Phase::drawing || state.isWon(line)) {
        return 0;
    }
    int bringers = 0;
    for (bingo::Ball ball = 1; ball <= bingo::kMostBalls; ++ball) {
        bingo::BallSet with = state.book.drawn();
        with.add(ball);
        const auto hasLine = [&](bingo::CardNumber card) {
            return bingo::missing(line, state.book.card(card), state.settings, with) == 0;
        };
        bringers += !state.book.drawn().has(ball) && std::ranges::any_of(state.players[player].cards, hasLine)
                        ? 1
                        : 0;
    }
    return bringers;
}

// Those of that player's cards that lack the fewest numbers for a line; none if it is won or nothing is
// drawn.
struct NearTheLine {
    int lacking = 0;
    std::vector<bingo::CardNumber> cards;
};
NearTheLine nearestToTheLine(const bingo::State& state, PlayerId player) {
    const auto line = bingo::PrizeKind::line;
    NearTheLine nearest;
    if ((state.phase != bingo::Phase::announcing && state.phase != bingo::Phase::drawing) ||
        state.isWon(line)) {
        return nearest;
    }
    for (const bingo::CardNumber card : state.players[player].cards) {
        const int lacking = bingo::missing(line, state.book.card(card), state.settings, state.book.drawn());
        if (nearest.cards.empty() || lacking < nearest.lacking) {
            nearest = {lacking, {}};
        }
        if (lacking == nearest.lacking) {
            nearest.cards.push_back(card);
        }
    }
    return nearest;
}

// A stake on a number or a series under the casino regulation; `stakes` are further steps.
scenario::Scenario casino(const QString& group, const QString& stakes = {}) {
    return text(QStringLiteral(R"({"format": "mesaviva.scenario/1", "title": {"pt": "a", "en": "a"},
        "game": "roulette", "rules": "pt-894-2002", "table": {"minimum": 100},
        "players": [{"id": "ana", "wallet": 100000, "chip_value": 100}], "outcome": {"pockets": ["17"]},
        "steps": [{"at": 1, "player": "ana", %1, "chip": 100}%2]})")
                    .arg(group, stakes)
                    .toStdString());
}

} // namespace

class TestTutor : public QObject {
    Q_OBJECT

private:
    Language m_language;
    QTemporaryDir m_folder;

    static TutorChoice choice(const Tutor& tutor, int row) {
        return tutor.choices().value(row).value<TutorChoice>();
    }

private:
    void playsToTheEnd(bool& enough) {
        LearningBingoSession tableSession(houseRooms().front());
        const auto heard = tableSession.source().listen([&enough](const Recorded<bingo::Event>& entry) {
            const auto* const closed = std::get_if<bingo::SaleClosed>(&entry.event);
            enough = enough || (closed && closed->enough);
        });
        BingoTutor tutor(tableSession, tableSession.source());
        tableSession.advanceTo(kTableOpened + kLong);
        QCOMPARE(tutor.step(), 1);
        QVERIFY(tutor.canGoOn());
        QVERIFY(!tableSession.source().submit(bingo::Buy{tableSession.ownPlayer(), 6}));
        tableSession.advanceTo(tableSession.now());
        QCOMPARE(tutor.step(), 2);
        tableSession.advanceTo(kTableOpened + kLong);
        QCOMPARE(tutor.step(), 2);
        int stops = 0;
        while (tutor.step() != 1 && stops < 20) {
            ++stops;
            tutor.goOn();
            for (int i = 0; i < 2000 && tableSession.nextDue(); ++i) {
                tableSession.advanceTo(*tableSession.nextDue());
                QVERIFY(!tutor.goOnText().isEmpty() || tutor.step() == 4 || tableSession.nextDue());
            }
            QVERIFY(tutor.canGoOn());
        }
        if (!enough) {
            QCOMPARE(stops, 2);
            return;
        }
        // Begun; the plan, a ball, one to go if it occurs, the line, bingo, the round's end.
        QVERIFY2(stops == 6 || stops == 7, qPrintable(QString::number(stops)));
        QVERIFY(tutor.hindsight().isEmpty()); // the next round
    }

    void holdsTheDraw(bool& enough) {
        LearningBingoSession tableSession(houseRooms().front());
        const auto heard = tableSession.source().listen([&enough](const Recorded<bingo::Event>& entry) {
            const auto* const closed = std::get_if<bingo::SaleClosed>(&entry.event);
            enough = closed ? closed->enough : enough;
        });
        BingoTutor tutor(tableSession, tableSession.source());
        tutor.goOn();
        QVERIFY(!tableSession.isWaiting()); // nobody has cards to check
        QCOMPARE(tableSession.canHold(), enough);
        if (!enough) {
            return;
        }
        tutor.goOn();
        QVERIFY(tableSession.isWaiting());
        QVERIFY(!tableSession.nextDue());
        tutor.goOn();
        QVERIFY(tableSession.nextDue());
    }

    // Plays a round with 24 own cards and calls `look` after each step of tutor or time.
    template <class Look>
    static void lookAtADraw(const Look& look) {
        LearningBingoSession tableSession(houseRooms().front());
        BingoTutor tutor(tableSession, tableSession.source());
        ShownTable<bingo::Game> shown(tableSession.source());
        shown.open({[](const auto&, bool) {}});
        QVERIFY(!tableSession.source().submit(bingo::Buy{tableSession.ownPlayer(), 24}));
        tableSession.advanceTo(tableSession.now());
        for (int i = 0; i < 4000 && tutor.step() < 4 && !QTest::currentTestFailed(); ++i) {
            if (tutor.canGoOn()) {
                tutor.goOn();
            } else if (tableSession.nextDue()) {
                tableSession.advanceTo(*tableSession.nextDue());
            }
            look(tutor, shown.state(), tableSession.ownPlayer());
        }
    }

private slots:
    void init() { m_language.setCode(QStringLiteral("en")); }

    // P20: from the decision on, both choices have the values that a count of all hands gives.
    void worthOfContinuingIsExact() {
        ScenarioPokerSession tableSession(load(QStringLiteral("poker/folded")));
        PokerTutor tutor(tableSession);
        QCOMPARE(tutor.step(), 1);
        QVERIFY(tutor.choices().isEmpty());
        playOut(tableSession);
        const poker::HandCards hand{card("9h"), card("4s"), card("Jd"), card("Th"), card("7c")};
        const Counted counted = countAll(hand, card("Qd"), card("2c"));
        QCOMPARE(tutor.choices().size(), 2);
        const Money mean{
            std::llround(500.0 * static_cast<double>(counted.net) / static_cast<double>(counted.deals))};
        QCOMPARE(choice(tutor, 0).worth, signedAmountText(Money{-500}));
        QCOMPARE(choice(tutor, 1).worth, signedAmountText(mean));
        QCOMPARE(choice(tutor, 1).better, counted.net > -counted.deals);
        QCOMPARE(choice(tutor, 0).better, counted.net <= -counted.deals);
        QCOMPARE(counted.deals, 148'995);
        QVERIFY(tutor.basis().contains(QStringLiteral("148,995")));
    }

    // P22, P24: the undealt cards show the result of continuing: a pair of aces beats ten high.
    void foldedHandLearnsWhatWouldHaveCome() {
        ScenarioPokerSession tableSession(load(QStringLiteral("poker/folded")));
        PokerTutor tutor(tableSession);
        playOut(tableSession);
        QCOMPARE(tutor.step(), 4);
        const QString told = tutor.hindsight();
        QVERIFY2(told.contains(signedAmountText(Money{-500})), qPrintable(told));
        QVERIFY2(told.contains(QStringLiteral("Pair of aces")), qPrintable(told));
        QVERIFY2(told.contains(signedAmountText(Money{-1500})), qPrintable(told));
    }

    // No text reveals the dealer's hidden cards before the round is settled.
    void hiddenCardsStayHiddenUntilTheEnd() {
        ScenarioPokerSession tableSession(load(QStringLiteral("poker/folded")));
        PokerTutor tutor(tableSession);
        while (tutor.step() < 3 && tableSession.nextDue()) {
            tableSession.advanceTo(*tableSession.nextDue());
            QVERIFY(tutor.hindsight().isEmpty());
        }
        QVERIFY(!tutor.guide().isEmpty());
    }

    // P12, P28: a player who continued learns the cost of folding.
    void continuedHandIsReported() {
        ScenarioPokerSession tableSession(load(QStringLiteral("poker/pays_p12f_straight")));
        PokerTutor tutor(tableSession);
        playOut(tableSession);
        QVERIFY2(tutor.hindsight().startsWith(QStringLiteral("You continued: +")),
                 qPrintable(tutor.hindsight()));
    }

    // O18: 37 points on one of 37 numbers cost a point on average, whatever the number.
    void worthOfStakesIsExact() {
        ScenarioRouletteSession tableSession(
            text(R"({"format": "mesaviva.scenario/1", "title": {"pt": "a", "en": "a"},
            "game": "roulette", "rules": "pt-804-2015", "table": {"minimum": 3700},
            "players": [{"id": "ana", "wallet": 100000}], "outcome": {"pockets": ["17"]},
            "steps": [{"at": 1, "player": "ana", "do": "stake", "chance": "straight", "numbers": ["17"],
                       "amount": 3700}]})"));
        RouletteTutor tutor(tableSession);
        QVERIFY(tutor.choices().isEmpty());
        playOut(tableSession);
        QCOMPARE(tutor.choices().size(), 1);
        QCOMPARE(choice(tutor, 0).worth, signedAmountText(Money{-100}));
        QVERIFY2(choice(tutor, 0).detail.contains(QStringLiteral("1 of 37")),
                 qPrintable(choice(tutor, 0).detail));
        QVERIFY2(choice(tutor, 0).detail.contains(QStringLiteral("2.70")),
                 qPrintable(choice(tutor, 0).detail));
        const QString told = tutor.hindsight();
        QVERIFY2(told.contains(signedAmountText(Money{35 * 3700})), qPrintable(told));
        QVERIFY2(told.contains(amountText(Money{3600})), qPrintable(told)); // on average
    }

    // R25a, R25b, I-R34c: a group's stakes are described as one stake, which loses a 37th whatever its parts.
    void stakesOfAGroupAreReportedAsOne_data() {
        QTest::addColumn<QString>("group");
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("chips");
        QTest::addColumn<int>("cases"); // the count of numbers it covers
        const auto row = [](const char* tag, const char* group, const char* name, int chips, int cases) {
            QTest::newRow(tag) << QString::fromLatin1(group) << QString::fromLatin1(name) << chips << cases;
        };
        row("R25a grande", R"("do": "series", "name": "grande")", "Big series", 9, 17);
        row("R25a zero", R"("do": "series", "name": "zero")", "Zero series", 4, 7);
        row("R25a pequena", R"("do": "series", "name": "pequena")", "Small series", 6, 12);
        row("R25a vadios", R"("do": "series", "name": "vadios")", "Orphelins", 5, 8);
        row("R25b three chips", R"("do": "neighbours", "number": "22", "chips": 3)",
            "22 and one neighbour on either side", 3, 3);
        row("R25b five chips", R"("do": "neighbours", "number": "22", "chips": 5)",
            "22 and 2 neighbours on either side", 5, 5);
    }

    void stakesOfAGroupAreReportedAsOne() {
        QFETCH(const QString, group);
        QFETCH(const QString, name);
        QFETCH(const int, chips);
        QFETCH(const int, cases);
        ScenarioRouletteSession tableSession(casino(group));
        RouletteTutor tutor(tableSession);
        playOut(tableSession);
        QCOMPARE(tutor.choices().size(), 1);
        const TutorChoice told = choice(tutor, 0);
        const Money staked = Money{100} * chips;
        QCOMPARE(told.name, name + QStringLiteral(", ") + amountText(staked));
        QCOMPARE(told.worth, signedAmountText(Money{std::llround(-static_cast<double>(staked.cents) / 37)}));
        QVERIFY2(told.detail.contains(QStringLiteral(" %1 of 37").arg(cases)), qPrintable(told.detail));
        QVERIFY2(told.detail.contains(QStringLiteral("2.70")), qPrintable(told.detail));
    }

    // R25b, I-R34c: a single stake does not belong to the group, even on one of the group's spots; neither
    // does the same number with fewer neighbours.
    void groupsAndSingleStakesAreDistinguished() {
        ScenarioRouletteSession tableSession(
            casino(QStringLiteral(R"("do": "neighbours", "number": "22", "chips": 3)"),
                   QStringLiteral(
                       R"(, {"player": "ana", "do": "neighbours", "number": "22", "chips": 5, "chip": 100},
                   {"player": "ana", "do": "stake", "chance": "straight", "numbers": ["22"], "amount": 400})")));
        RouletteTutor tutor(tableSession);
        playOut(tableSession);
        QCOMPARE(tutor.choices().size(), 3);
        const auto tells = [&tutor](int row, const QString& name, Money staked, int cases) {
            const TutorChoice told = choice(tutor, row);
            QCOMPARE(told.name, name + QStringLiteral(", ") + amountText(staked));
            QVERIFY2(told.detail.contains(QStringLiteral(" %1 of 37").arg(cases)), qPrintable(told.detail));
        };
        // The two largest; "All stakes" includes those of 300.
        tells(0, QStringLiteral("All stakes"), Money{1200}, 5);
        tells(1, QStringLiteral("22 and 2 neighbours on either side"), Money{500}, 5);
        tells(2,
              RouletteNames::spot(roulette::Layout::of(37).straight(roulette::Pocket(22)),
                                  roulette::Settings(roulette::RuleSet::casino)),
              Money{400}, 1);
    }

    void wordsFollowTheLanguage() {
        ScenarioPokerSession tableSession(load(QStringLiteral("poker/folded")));
        PokerTutor tutor(tableSession);
        playOut(tableSession);
        m_language.setCode(QStringLiteral("pt"));
        QVERIFY2(tutor.hindsight().startsWith(QStringLiteral("Desistiu: ")), qPrintable(tutor.hindsight()));
        QCOMPARE(choice(tutor, 0).name, QStringLiteral("Desistir"));
    }

    // No record, no other real player, and a first step that is described.
    void learningTablesAreOfOnesOwn_data() {
        QTest::addColumn<QString>("key");
        QTest::newRow("poker") << QStringLiteral("poker");
        QTest::newRow("roulette") << QStringLiteral("roulette");
        QTest::newRow("bingo") << QStringLiteral("bingo");
    }

    void learningTablesAreOfOnesOwn() {
        QFETCH(const QString, key);
        GameRegistry games(m_folder.filePath(QStringLiteral("settings.ini")));
        games.choose(key);
        TableGame& game = *games.chosen();
        QVERIFY(game.hasTutor());
        auto& learning = *game.as<LearningTables>();
        const OpenedTable opened = learning.openLearningTable();
        QVERIFY(opened.table);
        QCOMPARE(opened.table->isIndividual(), key != QLatin1String("bingo")); // no room is for one (B6)
        QVERIFY(!opened.table->recordedUpTo());
        QVERIFY(!opened.table->hasPeriod());
        QVERIFY(!opened.table->isIdleWarning());
        const std::unique_ptr<Tutor> tutor = learning.tutorOf(*opened.table);
        QVERIFY(tutor);
        QCOMPARE(tutor->step(), 1);
        tutor->leaveTable();
        QVERIFY(!tutor->canGoOn());
    }

    // R1, O4, M3: the regulation chosen in the lobby; if no player may launch the ball, it waits.
    void rouletteIsLearntByTheChosenRules_data() {
        QTest::addColumn<int>("rules");
        QTest::addColumn<bool>("individual");
        QTest::newRow("O15") << 0 << true;
        QTest::newRow("R19") << 1 << false;
        QTest::newRow("M3.1") << 2 << false;
    }

    void rouletteIsLearntByTheChosenRules() {
        QFETCH(const int, rules);
        QFETCH(const bool, individual);
        RouletteGame game(m_folder.filePath(QStringLiteral("rules.ini")));
        game.lobby()->setRuleSet(rules);
        const OpenedTable opened = game.openLearningTable();
        QCOMPARE(opened.table->isIndividual(), individual);
        QCOMPARE(opened.rules.regulation, game.chosenRules().regulation);
        const std::unique_ptr<Tutor> tutor = game.tutorOf(*opened.table);
        tutor->leaveTable();
    }

    // P21, P31: the timer never decides for the player; P20: the decision itself is unchanged.
    void pokerWaitsForTheDecision() {
        LivePokerTable table;
        table.settings.individual = true;
        table.settings.seats = 1;
        LearningPokerSession tableSession(table);
        const auto stake = [&](const poker::Command& command) {
            return !tableSession.source().submit(command);
        };
        tableSession.advanceTo(kTableOpened + kLong);
        QVERIFY(tableSession.isWaiting());
        QVERIFY(stake(poker::PlaceAnte{0, table.settings.minimum}));
        QVERIFY(stake(poker::Deal{0}));
        const Instant dealt = tableSession.now();
        tableSession.advanceTo(dealt + kLong);
        QVERIFY(tableSession.isWaiting());
        QVERIFY(!tableSession.nextDue());
        QVERIFY(tableSession.now() < dealt + table.settings.decision); // the opening of the decision
        QVERIFY(stake(poker::Fold{0}));
        QVERIFY(!tableSession.isWaiting());
        QVERIFY(tableSession.nextDue());
    }

    // O14, R19: stakes are accepted until the player has the ball launched.
    void rouletteWaitsForTheWord() {
        LiveRouletteTable table;
        table.settings = roulette::Settings(roulette::RuleSet::casino);
        LearningRouletteSession tableSession(table);
        tableSession.advanceTo(kTableOpened + kLong);
        QVERIFY(tableSession.canGoOn());
        QVERIFY(tableSession.now() < kTableOpened + std::chrono::minutes(1));
        bool told = false;
        tableSession.setArrived([&told] { told = true; });
        tableSession.goOn();
        QVERIFY(told);
        QVERIFY(!tableSession.isWaiting());
        QVERIFY(tableSession.nextDue());
        for (int i = 0; i < 50 && tableSession.nextDue(); ++i) {
            tableSession.advanceTo(*tableSession.nextDue());
        }
        QVERIFY(tableSession.canGoOn()); // the next round's betting
    }

    // B16: the sale stays open; B19, B21, B28, B24, B25: the first round stops at every new step.
    void bingoWaitsForTheWord() {
        // Sometimes too few others buy cards, and nothing is drawn (B6).
        for (bool enough = false; !enough && !QTest::currentTestFailed();) {
            playsToTheEnd(enough);
        }
    }

    // B16: no text says that a sale without a clock ends by itself.
    void bingoSaysWhatIsWaitedFor() {
        auto tableSession = std::make_unique<LearningBingoSession>(houseRooms().front());
        QVERIFY(!tableSession->source().submit(bingo::Buy{tableSession->ownPlayer(), 6}));
        tableSession->advanceTo(tableSession->now());
        const BingoTableModel table(std::move(tableSession));
        QVERIFY2(table.advice().endsWith(QStringLiteral("the draw begins when you go on.")),
                 qPrintable(table.advice()));
    }

    // A stop that the table offers is made.
    void bingoIsHeld() {
        // Sometimes too few others buy cards, and nothing is drawn (B6).
        for (bool enough = false; !enough && !QTest::currentTestFailed();) {
            holdsTheDraw(enough);
        }
    }

    // B31: on average 80 % of a card's stake is paid back, for any number of cards.
    void worthOfCardsIsExact() {
        LearningBingoSession tableSession(houseRooms().front()); // 0.50 a card, 80 %
        BingoTutor tutor(tableSession, tableSession.source());
        ShownTable<bingo::Game> shown(tableSession.source());
        shown.open({[](const auto&, bool) {}});
        QCOMPARE(choice(tutor, 0).worth, signedAmountText(Money{-10}));
        QCOMPARE(choice(tutor, 1).worth, signedAmountText(Money{-60}));
        const int others = static_cast<int>(shown.state().cardsSold());
        QVERIFY(others > 0);
        const QString share = QStringLiteral("6 of %1 cards").arg(others + 6);
        QVERIFY2(choice(tutor, 1).detail.contains(share), qPrintable(choice(tutor, 1).detail));
        QVERIFY(choice(tutor, 1).detail.contains(QStringLiteral("80.0")));
    }

    // B28: the chance of the next ball is the share of remaining balls that complete the prize, counted here.
    void chanceOfTheNextBallIsExact() {
        int compared = 0;
        for (int round = 0; round < 30 && compared == 0; ++round) { // another player may be quicker
            lookAtADraw([&compared](const BingoTutor& tutor, const bingo::State& state, PlayerId own) {
                if (const int bringers = bringersOfTheLine(state, own); bringers > 0) {
                    const double left = 90.0 - static_cast<double>(state.balls.size());
                    QCOMPARE(choice(tutor, 0).worth, QString::number(100.0 * bringers / left, 'f', 1) + u'%');
                    ++compared;
                }
            });
        }
        QVERIFY(compared > 0);
    }

    // B27, B28: the nearest card is named if there is only one; otherwise their number is given.
    void cardsThatAreEquallyNearAreCounted() {
        int alone = 0;
        int several = 0;
        for (int round = 0; round < 30 && (alone == 0 || several == 0); ++round) { // too few may play (B6)
            lookAtADraw([&](const BingoTutor& tutor, const bingo::State& state, PlayerId own) {
                const NearTheLine near = nearestToTheLine(state, own);
                if (near.cards.empty()) {
                    return;
                }
                const bool one = near.cards.size() == 1;
                ++(one ? alone : several);
                if (state.balls.empty()) { // all lack a whole line
                    QCOMPARE(near.cards.size(), std::size_t{24});
                }
                if (near.lacking == 1) {
                    const QString cards = one ? QStringLiteral("card %1 needs").arg(near.cards.front())
                                              : QStringLiteral(": %1 of your cards").arg(near.cards.size());
                    QVERIFY2(tutor.guide().contains(cards), qPrintable(tutor.guide()));
                } else {
                    const QString cards =
                        one ? QStringLiteral("card %1 is nearest").arg(near.cards.front())
                            : QStringLiteral("%1 cards are equally near").arg(near.cards.size());
                    const QString told = choice(tutor, 0).detail;
                    QVERIFY2(told.startsWith(cards), qPrintable(told));
                }
            });
        }
        QVERIFY(alone > 0);
        QVERIFY(several > 0);
    }

    // The form of the number, in Portuguese too.
    void equallyNearCardsAreReportedInPortuguese() {
        bool begun = false;
        for (int round = 0; round < 30 && !begun; ++round) { // too few may play (B6)
            LearningBingoSession tableSession(houseRooms().front());
            BingoTutor tutor(tableSession, tableSession.source());
            QVERIFY(!tableSession.source().submit(bingo::Buy{tableSession.ownPlayer(), 24}));
            tableSession.advanceTo(tableSession.now());
            tutor.goOn();
            begun = tutor.step() == 3;
            if (begun) {
                m_language.setCode(QStringLiteral("pt"));
                QCOMPARE(choice(tutor, 0).detail, QStringLiteral("24 cartões são os mais próximos"));
            }
        }
        QVERIFY(begun);
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(TestTutor)
#include "tst_tutor.moc"
