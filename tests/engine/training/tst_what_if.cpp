// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse the newer standard headers
#include "app/cli/sentences/file_error_sentences.h"
#include "engine/scenario/scenario.h"
#include "engine/training/lessons/chance_fork.h"
#include "engine/training/lessons/decision_fork.h"
#include "engine/training/lessons/lesson.h"
#endif

#include "program/test_list.h"

#include <QDir>
#include <QFile>
#include <QObject>
#include <QTest>

#include <nlohmann/json.hpp>

#include <algorithm>

using namespace mesaviva;
using namespace mesaviva::lessons;

namespace {

using scenario::Json;

// Two rounds of each game, each with its own seed.
Json pokerLesson() {
    return Json::parse(R"({
        "format": "mesaviva.scenario/1", "title": {"pt": "E se", "en": "What if"},
        "game": "poker", "rules": "pt-803-2015", "table": {"minimum": 500, "maximum": 12500},
        "players": [{"id": "ana", "seat": 1, "wallet": 100000}, {"id": "rui", "seat": 2, "wallet": 100000}],
        "outcome": {"seed": "0000000000000000000000000000000000000000000000000000000000000007"},
        "steps": [
            {"when": "betting_opened", "player": "ana", "do": "ante", "amount": 500},
            {"player": "rui", "do": "ante", "amount": 500},
            {"when": "decision_opened", "player": "ana", "do": "bet"},
            {"player": "rui", "do": "fold"},
            {"when": "betting_opened", "player": "ana", "do": "ante", "amount": 1000},
            {"when": "decision_opened", "player": "ana", "do": "fold"}],
        "rounds": 2})");
}

Json rouletteLesson() {
    return Json::parse(R"({
        "format": "mesaviva.scenario/1", "title": {"pt": "E se", "en": "What if"},
        "game": "roulette", "rules": "pt-804-2015", "table": {},
        "players": [{"id": "ana", "wallet": 100000}],
        "outcome": {"pockets": ["17", "20"],
                    "seed": "0000000000000000000000000000000000000000000000000000000000000007"},
        "steps": [
            {"when": "betting_opened", "player": "ana", "do": "stake", "chance": "red", "amount": 1000},
            {"when": "betting_opened", "player": "ana", "do": "stake", "chance": "straight",
             "numbers": ["17"], "amount": 100}],
        "rounds": 2})");
}

Json bingoLesson() {
    return Json::parse(R"({
        "format": "mesaviva.scenario/1", "title": {"pt": "E se", "en": "What if"},
        "game": "bingo", "rules": "pt-425a-2015", "table": {"variant": 30},
        "players": [{"id": "ana", "wallet": 100000}, {"id": "rui", "wallet": 100000},
                    {"id": "eva", "wallet": 100000}],
        "outcome": {"seed": "0000000000000000000000000000000000000000000000000000000000000007"},
        "steps": [
            {"when": "sale_opened", "player": "ana", "do": "buy", "count": 2},
            {"player": "rui", "do": "buy", "count": 1}, {"player": "eva", "do": "buy", "count": 1},
            {"when": "sale_opened", "player": "ana", "do": "buy", "count": 2},
            {"player": "rui", "do": "buy", "count": 1}, {"player": "eva", "do": "buy", "count": 1}],
        "rounds": 2})");
}

scenario::Scenario scenarioOf(const Json& json) {
    auto read = scenario::read(json.dump());
    if (!read) {
        qFatal("%s: %s", read.error().path.c_str(), app::englishText(read.error()).c_str());
    }
    return std::move(*read);
}

// The events of a round, without the fields that depend on the origin of chance.
std::vector<Json> eventsOf(const scenario::Scenario& scenario, std::uint64_t round) {
    std::vector<Json> events;
    for (Json event : runEvents(scenario).events) {
        if (event.at("round").get<std::uint64_t>() == round && event.at("event") != "round_closed") {
            event.erase("origin");
            event.erase("scripted");
            events.push_back(std::move(event));
        }
    }
    return events;
}

Money netOf(const std::vector<PlayerResult>& results, const std::string& player) {
    const auto found = std::ranges::find(results, player, &PlayerResult::player);
    return found == results.end() ? Money{} : found->net();
}

} // namespace

/// What-if at any point of any game.
class WhatIfTest : public QObject {
    Q_OBJECT

private slots:
    // Another card or ball in the second round; the first round is unchanged.
    void luckOfALaterRoundIsAnother_data() {
        QTest::addColumn<QString>("game");
        QTest::newRow("poker") << QStringLiteral("poker");
        QTest::newRow("roulette") << QStringLiteral("roulette");
        QTest::newRow("bingo") << QStringLiteral("bingo");
    }
    void luckOfALaterRoundIsAnother() {
        QFETCH(const QString, game);
        const scenario::Scenario lesson = scenarioOf(game == QLatin1String("poker")   ? pokerLesson()
                                                     : game == QLatin1String("bingo") ? bingoLesson()
                                                                                      : rouletteLesson());
        const auto points = chancePoints(lesson, runEvents(lesson));
        const auto second = std::ranges::find(points, std::uint64_t{2}, &ChancePoint::round);
        QVERIFY(second != points.begin() && second != points.end());
        const auto place = static_cast<std::size_t>(second - points.begin());
        // A later outcome of the same round is swapped with it; at roulette it is another number.
        const std::string other = game == QLatin1String("roulette") ? "0" : points.back().value;
        QVERIFY(other != second->value);
        const auto fork = forkAt(lesson, place, other);
        QVERIFY2(fork, fork ? "" : app::englishText(fork.error()).c_str());
        QCOMPARE(fork->position, second->position);
        const auto otherPoints = chancePoints(fork->scenario, runEvents(fork->scenario));
        QCOMPARE(otherPoints[place].value, other);
        QCOMPARE(otherPoints[place].round, std::uint64_t{2});
        QVERIFY(eventsOf(fork->scenario, 1) == eventsOf(lesson, 1));
        QVERIFY(eventsOf(fork->scenario, 2) != eventsOf(lesson, 2));
        // No card and no ball comes twice in a round (P6b, B21).
        std::vector<std::string> values;
        for (const ChancePoint& point : otherPoints) {
            if (point.round == 2) {
                values.push_back(point.value);
            }
        }
        std::ranges::sort(values);
        QVERIFY(std::ranges::adjacent_find(values) == values.end());
        // And back again.
        const auto back = forkAt(fork->scenario, place, second->value);
        QVERIFY(back);
        QVERIFY(eventsOf(back->scenario, 2) == eventsOf(lesson, 2));
    }

    // P20: folding instead of continuing and vice versa, in the second round too.
    void decisionOfALaterRoundIsAnother() {
        const scenario::Scenario lesson = scenarioOf(pokerLesson());
        const auto points = decisionPoints(lesson);
        QCOMPARE(points.size(), std::size_t{6});
        QCOMPARE(points[2].player, std::string("ana"));
        QCOMPARE(points[2].round, std::uint64_t{1});
        QVERIFY(points[2].taken.at("do") == "bet");
        QCOMPARE(points[5].round, std::uint64_t{2});
        QVERIFY(points[5].taken.at("do") == "fold");
        for (std::size_t i = 1; i < points.size(); ++i) {
            QVERIFY(points[i].position > points[i - 1].position);
        }
        const auto bets = std::ranges::find_if(
            points[5].others, [](const Json& other) { return !other.is_null() && other.at("do") == "bet"; });
        QVERIFY(bets != points[5].others.end());
        const auto fork = forkStep(lesson, points[5].step, *bets);
        QVERIFY2(fork, fork ? "" : app::englishText(fork.error()).c_str());
        QVERIFY(eventsOf(fork->scenario, 1) == eventsOf(lesson, 1));
        QVERIFY(fork->position > 0);
        // Her ante is no longer lost without a showdown (P22): twice as much is added to it (P21).
        const auto staked = [](const std::vector<PlayerResult>& all) {
            return std::ranges::find(all, "ana", &PlayerResult::player)->staked;
        };
        QCOMPARE(staked(fork->after), staked(fork->before) + Money{2'000});
        // P17, P18: other antes within the limits.
        QVERIFY(std::ranges::count(points[0].others, Json(nullptr)) == 1);
        for (const Json& other : points[0].others) {
            if (!other.is_null()) {
                const auto amount = other.at("amount").get<std::int64_t>();
                QVERIFY(amount > 500 && amount <= 12'500);
            }
        }
    }

    // 17 is black: the same chips on black win what those on red lost; chips that are not placed neither win
    // nor lose; in the second spin another number wins 35 to 1 (O13).
    void stakeLiesElsewhere() {
        const scenario::Scenario lesson = scenarioOf(rouletteLesson());
        const auto points = decisionPoints(lesson);
        QCOMPARE(points.size(), std::size_t{2});
        const auto with = [&](const DecisionPoint& point, const char* chance, const char* number) {
            const auto found = std::ranges::find_if(point.others, [&](const Json& other) {
                return !other.is_null() && other.at("chance") == chance &&
                       (number[0] == '\0' || other.at("numbers") == Json::array({number}));
            });
            return found == point.others.end() ? Json() : *found;
        };
        const auto before = forkStep(lesson, points[0].step, points[0].taken);
        QVERIFY(before);
        QCOMPARE(before->position, std::size_t{0}); // the same way
        QVERIFY(before->before == before->after);
        const auto black = forkStep(lesson, points[0].step, with(points[0], "black", ""));
        QVERIFY2(black, black ? "" : app::englishText(black.error()).c_str());
        QCOMPARE(netOf(black->after, "ana") - netOf(black->before, "ana"), Money{2'000});
        const auto none = forkStep(lesson, points[0].step, nullptr);
        QVERIFY(none);
        QCOMPARE(netOf(none->after, "ana") - netOf(none->before, "ana"), Money{1'000});
        const auto twenty = forkStep(lesson, points[1].step, with(points[1], "straight", "20"));
        QVERIFY(twenty);
        QCOMPARE(netOf(twenty->after, "ana") - netOf(twenty->before, "ana"), Money{3'600});
        QVERIFY(eventsOf(twenty->scenario, 1) == eventsOf(lesson, 1));
        // A step that does not exist.
        QVERIFY(!forkStep(lesson, 99, nullptr));
        QVERIFY(!forkStep(lesson, 0, Json{{"do", "dance"}, {"player", "ana"}}));
    }

    // B13: another number of cards, in the second sale.
    void otherCardsAreBought() {
        const scenario::Scenario lesson = scenarioOf(bingoLesson());
        const auto points = decisionPoints(lesson, 2); // only the second round is shown
        QCOMPARE(points.size(), std::size_t{3});
        QCOMPARE(points[0].player, std::string("ana"));
        const auto five = std::ranges::find_if(
            points[0].others, [](const Json& other) { return !other.is_null() && other.at("count") == 5; });
        QVERIFY(five != points[0].others.end());
        const auto fork = forkStep(lesson, points[0].step, *five, 2);
        QVERIFY2(fork, fork ? "" : app::englishText(fork.error()).c_str());
        QVERIFY(eventsOf(fork->scenario, 1) == eventsOf(lesson, 1));
        const auto staked = [](const std::vector<PlayerResult>& all) {
            return std::ranges::find(all, "ana", &PlayerResult::player)->staked;
        };
        QCOMPARE(staked(fork->after).cents * 2, staked(fork->before).cents * 5);
        // Two players with cards are too few: there is no draw (B6, B20), and everything is refunded.
        const auto none = forkStep(lesson, points[0].step, nullptr, 2);
        QVERIFY(none);
        QCOMPARE(netOf(none->after, "rui"), Money{});
    }

    // In every lesson: repeating the original decision gives the same round.
    void theSameDecisionGivesTheSameRound_data() {
        QTest::addColumn<QString>("file");
        const QDir folder(QStringLiteral(MESAVIVA_SOURCE_DIR "/assets/lessons"));
        for (const QString& file : folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
            QTest::newRow(qPrintable(file)) << folder.filePath(file);
        }
    }
    void theSameDecisionGivesTheSameRound() {
        QFETCH(const QString, file);
        QFile text(file);
        QVERIFY(text.open(QIODevice::ReadOnly));
        const auto lesson = read(text.readAll().toStdString());
        QVERIFY(lesson);
        const auto points = decisionPoints(lesson->scenario, lesson->from);
        for (std::size_t i = 0; i < points.size(); i += std::max<std::size_t>(1, points.size() - 1)) {
            const auto fork = forkStep(lesson->scenario, points[i].step, points[i].taken, lesson->from);
            QVERIFY2(fork, fork ? "" : app::englishText(fork.error()).c_str());
            QCOMPARE(fork->position, std::size_t{0});
            QVERIFY(fork->before == fork->after);
        }
    }
};

MESAVIVA_TEST(WhatIfTest)

#include "tst_what_if.moc"
