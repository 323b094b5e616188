// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is told beside a learning table: the worth of each choice against a count of all cards or numbers that
// is made here, and what would have come.

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "app/poker/scenario_poker_host.h"
#include "app/roulette/scenario_roulette_host.h"
#include "engine/poker/pay_table.h"
#include "engine/scenario/load.h"
#endif

#include "app/house_games.h"
#include "app/poker/poker_tutor.h"
#include "app/roulette/roulette_tutor.h"
#include "app/words/amounts.h"
#include "app/words/language.h"

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
        qFatal("%s", read.error().text().c_str());
    }
    return std::move(*read);
}

scenario::Scenario text(const std::string& json) {
    auto read = scenario::read(json);
    if (!read) {
        qFatal("%s", read.error().text().c_str());
    }
    return std::move(*read);
}

template <class Host>
void playOut(Host& host) {
    while (!host.isScenarioOver() && host.nextDue()) {
        host.advanceTo(*host.nextDue());
    }
}

poker::Card card(const char* name) { return *poker::Card::fromText(name); }

// P22, P26, P28, P29, I-P13: what continuing brings, in antes, over all fours of cards that the dealer can
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

} // namespace

class TestTutor : public QObject {
    Q_OBJECT

private:
    Language m_language;
    QTemporaryDir m_folder;

    static TutorChoice choice(const Tutor& tutor, int row) {
        return tutor.choices().value(row).value<TutorChoice>();
    }

private slots:
    void init() { m_language.setCode(QStringLiteral("en")); }

    // P20: both choices are worth what counting all hands says, from the moment of the decision on.
    void worthOfContinuingIsExact() {
        ScenarioPokerHost host(load(QStringLiteral("poker/folded")));
        PokerTutor tutor(host);
        QCOMPARE(tutor.step(), 1);
        QVERIFY(tutor.choices().isEmpty());
        playOut(host);
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

    // P22, P24: the cards that stayed down say what continuing would have brought: a pair of aces beats ten
    // high.
    void foldedHandLearnsWhatWouldHaveCome() {
        ScenarioPokerHost host(load(QStringLiteral("poker/folded")));
        PokerTutor tutor(host);
        playOut(host);
        QCOMPARE(tutor.step(), 4);
        const QString told = tutor.hindsight();
        QVERIFY2(told.contains(signedAmountText(Money{-500})), qPrintable(told));
        QVERIFY2(told.contains(QStringLiteral("Pair of aces")), qPrintable(told));
        QVERIFY2(told.contains(signedAmountText(Money{-1500})), qPrintable(told));
    }

    // Nothing of the dealer's hidden cards is told before the round is settled.
    void hiddenCardsStayHiddenUntilTheEnd() {
        ScenarioPokerHost host(load(QStringLiteral("poker/folded")));
        PokerTutor tutor(host);
        while (tutor.step() < 3 && host.nextDue()) {
            host.advanceTo(*host.nextDue());
            QVERIFY(tutor.hindsight().isEmpty());
        }
        QVERIFY(!tutor.guide().isEmpty());
    }

    // P12, P28: who continued learns what folding would have cost.
    void continuedHandIsTold() {
        ScenarioPokerHost host(load(QStringLiteral("poker/pays_p12f_straight")));
        PokerTutor tutor(host);
        playOut(host);
        QVERIFY2(tutor.hindsight().startsWith(QStringLiteral("You continued: +")),
                 qPrintable(tutor.hindsight()));
    }

    // O18: 37 times a euro on one of 37 numbers costs a euro in the mean, whatever comes.
    void worthOfStakesIsExact() {
        ScenarioRouletteHost host(text(R"({"format": "mesaviva.scenario/1", "title": {"pt": "a", "en": "a"},
            "game": "roulette", "rules": "pt-804-2015", "table": {"minimum": 3700},
            "players": [{"id": "ana", "wallet": 100000}], "outcome": {"pockets": ["17"]},
            "steps": [{"at": 1, "player": "ana", "do": "stake", "chance": "straight", "numbers": ["17"],
                       "amount": 3700}]})"));
        RouletteTutor tutor(host);
        QVERIFY(tutor.choices().isEmpty());
        playOut(host);
        QCOMPARE(tutor.choices().size(), 1);
        QCOMPARE(choice(tutor, 0).worth, signedAmountText(Money{-100}));
        QVERIFY2(choice(tutor, 0).detail.contains(QStringLiteral("1 of 37")),
                 qPrintable(choice(tutor, 0).detail));
        QVERIFY2(choice(tutor, 0).detail.contains(QStringLiteral("2.70")),
                 qPrintable(choice(tutor, 0).detail));
        const QString told = tutor.hindsight();
        QVERIFY2(told.contains(signedAmountText(Money{35 * 3700})), qPrintable(told));
        QVERIFY2(told.contains(amountText(Money{3600})), qPrintable(told)); // in the mean
    }

    // The words follow the language.
    void wordsFollowTheLanguage() {
        ScenarioPokerHost host(load(QStringLiteral("poker/folded")));
        PokerTutor tutor(host);
        playOut(host);
        m_language.setCode(QStringLiteral("pt"));
        QVERIFY2(tutor.hindsight().startsWith(QStringLiteral("Desistiu: ")), qPrintable(tutor.hindsight()));
        QCOMPARE(choice(tutor, 0).name, QStringLiteral("Desistir"));
    }

    // No record, nobody else, and a first step that is told.
    void learningTablesAreOfOnesOwn_data() {
        QTest::addColumn<QString>("key");
        QTest::newRow("poker") << QStringLiteral("poker");
        QTest::newRow("roulette") << QStringLiteral("roulette");
    }

    void learningTablesAreOfOnesOwn() {
        QFETCH(const QString, key);
        HouseGames games(m_folder.filePath(QStringLiteral("settings.ini")));
        games.choose(key);
        HouseGame& game = *games.chosen();
        QVERIFY(game.hasTutor());
        const OpenedTable opened = game.openLearningTable();
        QVERIFY(opened.table);
        QVERIFY(opened.table->isIndividual());
        QVERIFY(!opened.table->recordedUpTo());
        QVERIFY(!opened.table->isIdleWarning());
        const std::unique_ptr<Tutor> tutor = game.tutorOf(*opened.table);
        QVERIFY(tutor);
        QCOMPARE(tutor->step(), 1);
        tutor->leaveTable();
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(TestTutor)
#include "tst_tutor.moc"
