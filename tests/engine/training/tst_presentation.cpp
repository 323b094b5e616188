// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Any scenario as a lesson without text: where it stops, which decisions have odds, and what-if from there.

#include "share_kit.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "app/cli/sentences/file_error_sentences.h"
#include "engine/games/poker/odds/count_deals.h"
#include "engine/games/poker/pay_table.h"
#include "engine/scenario/scenario.h"
#include "engine/training/lessons/chance_fork.h"
#include "engine/training/lessons/other_way.h"
#include "engine/training/lessons/play_lesson.h"
#include "engine/training/lessons/presentation.h"
#endif

#include "program/shipped_scenarios.h"
#include "program/test_list.h"

#include <QObject>
#include <QTest>

#include <algorithm>
#include <set>
#include <string>

using namespace mesaviva;
using namespace mesaviva::kit;
using namespace mesaviva::lessons;

namespace {

using scenario::Json;

const QString kScenarios = QStringLiteral(MESAVIVA_SOURCE_DIR "/tests/scenarios/");

scenario::Scenario scenarioOf(const QString& name) {
    auto read = scenario::load((kScenarios + name).toStdString());
    if (!read) {
        qFatal("%s: %s", qPrintable(name), app::englishText(read.error()).c_str());
    }
    return std::move(*read);
}

/// Returns the names of the events at which the notes stand.
std::vector<std::string> stopsOf(const Presentation& presentation) {
    std::vector<std::string> names;
    for (const Note& note : presentation.lesson.notes) {
        names.push_back(note.at->at("event").get<std::string>());
    }
    return names;
}

/// Fixes a seed where the file leaves everything to chance.
scenario::Scenario seeded(scenario::Scenario scenario) {
    scenario.seed = scenario.seed.value_or(Seed{});
    return scenario;
}

} // namespace

class PresentationTest : public QObject {
    Q_OBJECT

private slots:
    void everyScenarioStopsWhereSomethingMatters_data();
    void everyScenarioStopsWhereSomethingMatters();
    void oddsAreThoseOfEachHand();
    void eachRoundsDecisionHasAnotherWay();
    void everyRecordedDecisionHasAnotherWay();
    void whatIsShownBeginsWithItsRound();
    void aLaterRoundForksAlone();
    void aTitleInOneLanguageIsEnough();
};

void PresentationTest::everyScenarioStopsWhereSomethingMatters_data() {
    QTest::addColumn<QString>("name");
    for (const QString& name : test::shippedScenarios()) {
        QTest::newRow(qPrintable(name)) << name;
    }
}

// P20, O14, R18, B24: stops at decisions, the close of stakes, numbers and prizes; and each round's end at
// settlement.
void PresentationTest::everyScenarioStopsWhereSomethingMatters() {
    QFETCH(const QString, name);
    const scenario::Scenario scenario = scenarioOf(name);
    if (crowdFault(scenario)) {
        QSKIP("its crowd is more than a lesson has");
    }
    const Presentation presentation = presentationOf(scenario);
    const PlayedLesson played = play(presentation.lesson, presentation.run);
    QVERIFY(!played.tooMuch);
    QCOMPARE(played.notes.size(), presentation.lesson.notes.size()); // each stop is one event
    std::set<std::uint64_t> stops;
    for (const PlacedNote& note : played.notes) {
        QVERIFY(stops.empty() || note.seq > *stops.rbegin());
        stops.insert(note.seq);
    }
    std::uint64_t settled = 0; // the last stop of each round that has any
    for (std::size_t i = 0; i < presentation.run.events.size(); ++i) {
        const Json& event = presentation.run.events[i];
        const auto kind = event.at("event").get<std::string>();
        const auto seq = event.at("seq").get<std::uint64_t>();
        for (const char* const always :
             {"decision_opened", "betting_closed", "number_drawn", "sale_closed", "prize_won"}) {
            QVERIFY2(kind != always || stops.contains(seq), always);
        }
        if (kind == "settled") {
            settled = seq;
        } else if (kind == "round_closed" && settled > 0) {
            QVERIFY2(stops.contains(settled), name.toUtf8());
            settled = 0;
        }
    }
    for (const PlacedNote& note : played.notes) {
        for (const DecisionOdds& odds : note.odds) {
            QVERIFY(odds.counts.deals() > 0);
            const auto ways =
                otherWay(presentation.lesson.scenario, presentation.run, odds.player, note.round);
            QVERIFY(!ways || ways->taken.continued != ways->other.continued);
        }
    }
}

// P20, P19a: the value of every hand of a full table, from the cards that its player sees.
void PresentationTest::oddsAreThoseOfEachHand() {
    const Presentation presentation =
        presentationOf(scenarioOf(QStringLiteral("poker/seven_seats_mixed.json")));
    const PlayedLesson played = play(presentation.lesson, presentation.run);
    const auto note =
        std::ranges::find_if(played.notes, [](const PlacedNote& one) { return !one.odds.empty(); });
    QVERIFY(note != played.notes.end());
    QCOMPARE(note->odds.size(), std::size_t{7});
    for (const DecisionOdds& odds : note->odds) {
        std::vector<poker::Card> hand;
        std::vector<poker::Card> seen;
        std::optional<poker::Card> up;
        for (const Json& event : presentation.run.events) {
            if (event.at("event") == "card_burnt") {
                seen.push_back(*poker::Card::fromText(event.at("card").get<std::string>()));
            } else if (event.at("event") == "card_dealt" && event.at("to") == odds.player) {
                hand.push_back(*poker::Card::fromText(event.at("card").get<std::string>()));
            } else if (event.at("event") == "card_dealt" && event.at("to") == "dealer" &&
                       event.at("face_up")) {
                up = poker::Card::fromText(event.at("card").get<std::string>());
            }
        }
        poker::HandCards cards{};
        QCOMPARE(hand.size(), cards.size());
        QVERIFY(up);
        std::ranges::copy(hand, cards.begin());
        const auto counts = poker::odds::countDeals(cards, *up, seen);
        QVERIFY(odds.counts == counts);
        QVERIFY(odds.continuing == poker::odds::valueOfContinuing(
                                       counts, poker::betMultiple(poker::rankHand(cards).combination())));
    }
}

// P22, P26, P29: three rounds in which Ana continues; in each of them folding is possible, and nothing else
// changes.
void PresentationTest::eachRoundsDecisionHasAnotherWay() {
    const scenario::Scenario scenario = scenarioOf(QStringLiteral("poker/seeded_rounds.json"));
    const EventRun run = runEvents(scenario);
    const std::array<std::int64_t, 3> taken{-1500, 500, 500};
    for (std::uint64_t round = 1; round <= taken.size(); ++round) {
        const auto ways = otherWay(scenario, run, "ana", round);
        QVERIFY(ways);
        QVERIFY(ways->taken.continued);
        QCOMPARE(ways->taken.net().cents, taken.at(round - 1));
        QCOMPARE(ways->other.net().cents, std::int64_t{-500});
        const EventRun other = runEvents(ways->scenario);
        std::int64_t sum = 0;
        for (const Json& event : other.events) {
            if (event.at("event") == "settled") {
                const auto here = event.at("round").get<std::uint64_t>();
                const auto net = event.at("net").get<std::int64_t>();
                QCOMPARE(net, here == round ? -500 : taken.at(here - 1));
                sum += net;
            }
        }
        QCOMPARE(sum, -500 - taken.at(round - 1) + 500 + 500 - 1500);
    }
}

// P20, P22, P23: in each round of a live table, a player who folded could have continued and vice versa; the
// others' later decisions stay the same.
void PresentationTest::everyRecordedDecisionHasAnotherWay() {
    const RecordPlace place;
    recordRounds<RecordedPoker>(place.path(), 25);
    const auto reader = record::RecordReader::open(place.path());
    QVERIFY(reader);
    int decisions = 0;
    for (const record::RoundRow& row : (*reader)->rounds({}, 100)) {
        const auto file = row.closed ? scenario::shareRound(**reader, row.id, {"Jogada", "Round"})
                                     : Result<std::string, scenario::NotShared>(scenario::NotShared{});
        if (!file) {
            continue;
        }
        const Presentation presentation = presentationOf(std::move(*scenario::read(*file)));
        const PlayedLesson played = play(presentation.lesson, presentation.run);
        for (const PlacedNote& note : played.notes) {
            for (const DecisionOdds& odds : note.odds) {
                const auto ways =
                    otherWay(presentation.lesson.scenario, presentation.run, odds.player, note.round);
                QVERIFY2(ways, (textOf(row.id) + ", " + odds.player).c_str());
                const Way& continued = ways->taken.continued ? ways->taken : ways->other;
                const Way& folded = ways->taken.continued ? ways->other : ways->taken;
                QCOMPARE(folded.returned.cents, std::int64_t{0});
                QCOMPARE(continued.staked.cents, 3 * folded.staked.cents);
                ++decisions;
            }
        }
    }
    QVERIFY(decisions > 50);
}

// R21: for a recorded round the previous one is played too, but not shown.
void PresentationTest::whatIsShownBeginsWithItsRound() {
    const scenario::Scenario scenario =
        seeded(scenarioOf(QStringLiteral("roulette/casino_launches_alternate.json")));
    const Presentation all = presentationOf(scenario);
    const Presentation later = presentationOf(scenario, 2);
    QVERIFY(later.lesson.notes.size() < all.lesson.notes.size());
    const PlayedLesson played = play(later.lesson, later.run);
    QCOMPARE(played.notes.size(), later.lesson.notes.size());
    const auto first = std::ranges::find_if(
        later.run.events, [](const Json& event) { return event.at("round").get<std::uint64_t>() == 2; });
    QVERIFY(first != later.run.events.end());
    const auto firstSeq = first->at("seq").get<std::uint64_t>();
    for (const PlacedNote& note : played.notes) {
        QVERIFY(note.round >= 2);
        QCOMPARE(note.position, static_cast<std::size_t>(note.seq - firstSeq) + 1);
    }
    const std::vector<ChancePoint> points = chancePoints(scenario, later.run, 2);
    const std::vector<ChancePoint> allPoints = chancePoints(scenario, later.run);
    QVERIFY(!points.empty() && points.size() < allPoints.size());
    QCOMPARE(points.front().round, std::uint64_t{2});
    QVERIFY(points.front().position < allPoints[allPoints.size() - points.size()].position);
}

// O13a, R27a: another number in a later round changes that round's result, and only that is counted.
void PresentationTest::aLaterRoundForksAlone() {
    const scenario::Scenario scenario =
        seeded(scenarioOf(QStringLiteral("roulette/casino_launches_alternate.json")));
    const EventRun run = runEvents(scenario);
    const auto points = chancePoints(scenario, run, 2);
    QVERIFY(!points.empty());
    const std::string wanted = points.front().value == "17" ? "18" : "17";
    const auto fork = forkAt(scenario, 0, wanted, 2);
    QVERIFY2(fork, fork ? "" : app::englishText(fork.error()).c_str());
    QCOMPARE(fork->position, points.front().position);
    const auto otherPoints = chancePoints(fork->scenario, runEvents(fork->scenario));
    const auto before = chancePoints(scenario, run);
    for (std::size_t i = 0; i < before.size(); ++i) {
        QCOMPARE(otherPoints[i].value, before[i].index == points.front().index ? wanted : before[i].value);
    }
    const std::vector<PlayerResult> all = resultsOf(scenario, run);
    for (std::size_t i = 0; i < all.size(); ++i) {
        QVERIFY(fork->before[i].staked <= all[i].staked);
    }
    QVERIFY(!forkAt(scenario, points.size(), wanted, 2)); // chance drew nothing there
}

void PresentationTest::aTitleInOneLanguageIsEnough() {
    scenario::Scenario scenario = scenarioOf(QStringLiteral("poker/folded.json"));
    scenario.title = {"Desistência", ""};
    const Presentation presentation = presentationOf(scenario);
    QCOMPARE(presentation.lesson.title.en, std::string("Desistência"));
    QVERIFY(presentation.lesson.scenario.seed);
    QVERIFY(std::ranges::count(stopsOf(presentation), "decision_opened") == 1);
}

MESAVIVA_TEST(PresentationTest)

#include "tst_presentation.moc"
