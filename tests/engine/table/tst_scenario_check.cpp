// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/cli/sentences/scenario_commands.h"
#endif

#include "engine/scenario/check.h"
#include "engine/scenario/strict_json.h"

#include <QTest>

#include <nlohmann/json.hpp>

#include <cstdint>
#include <random>
#include <string>
#include <vector>

using namespace mesaviva;
using scenario::Checker;
using scenario::ExpectedEvent;
using scenario::ExpectedEvents;
using Json = nlohmann::ordered_json;

namespace {

struct Wanted {
    Json fields;
    std::optional<std::uint64_t> count;
};

scenario::Scenario expecting(const std::vector<Wanted>& events) {
    scenario::Scenario scenario;
    for (const Wanted& wanted : events) {
        scenario.expectations.emplace_back(
            ExpectedEvent{std::make_shared<const Json>(wanted.fields), wanted.count});
    }
    return scenario;
}

std::vector<std::string> unmet(const std::vector<Wanted>& expected, const std::vector<Json>& events) {
    const scenario::Scenario scenario = expecting(expected);
    Checker checker(scenario);
    for (const Json& event : events) {
        checker.onEvent(event);
    }
    std::vector<std::string> lines;
    for (const scenario::Unmet& one : checker.notMet({})) {
        lines.push_back(app::englishText(one, scenario));
    }
    return lines;
}

Json json(const char* text) { return Json::parse(text); }

// A reference for the index: checks every event against every expectation.
struct LongWay {
    std::uint64_t count = 0;
    Json last;
    Json closest;

    LongWay(const Json& fields, const std::vector<Json>& events) {
        std::size_t best = 0;
        for (const Json& event : events) {
            if (event["event"] != fields["event"]) {
                continue;
            }
            std::size_t shared = 0;
            for (const auto& field : fields.items()) {
                const auto found = event.find(field.key());
                shared += found != event.end() && scenario::sameValue(*found, field.value()) ? 1U : 0U;
            }
            if (shared == fields.size()) {
                ++count;
                last = event;
            } else if (shared > best) {
                best = shared;
                closest = event;
            }
        }
    }
};

// Events of a small world, with many shared fields and few matches.
class World {
public:
    explicit World(unsigned seed) : m_random(seed) {}

    Json event() {
        Json event{{"event", pick(2) == 0 ? "staked" : "settled"}, {"round", pick(3)}};
        const char* const players[] = {"ana", "rui"};
        event["player"] = players[pick(2)];
        if (pick(3) > 0) {
            event["amount"] = 100 * pick(3);
        }
        if (pick(3) > 0) {
            event["numbers"] = Json::array({pick(2), pick(2)});
        }
        return event;
    }

    // Some fields of such an event, occasionally with a value that never occurs.
    Json expected() {
        const Json whole = event();
        Json fields{{"event", whole["event"]}};
        for (const auto& field : whole.items()) {
            if (field.key() != "event" && pick(3) > 0) {
                fields[field.key()] = pick(4) == 0 ? Json(99) : field.value();
            }
        }
        if (pick(8) == 0) {
            fields["nowhere"] = 1;
        }
        return fields;
    }

private:
    int pick(int choices) { return std::uniform_int_distribution<int>(0, choices - 1)(m_random); }

    std::mt19937 m_random;
};

} // namespace

class ScenarioCheckTest : public QObject {
    Q_OBJECT

private slots:
    void everythingIsFoundThatTheLongWayFinds_data();
    void everythingIsFoundThatTheLongWayFinds();
    void theFirstOfThoseThatShareMostIsClosest();
    void whatFitsIsNotClosest();
    void sameFieldsMayBeExpectedTwice();
    void manyExpectationsAgainstManyEvents_data();
    void manyExpectationsAgainstManyEvents();
    void workGrowsWithWhatIsExpected_data();
    void workGrowsWithWhatIsExpected();
    void tooManyFieldsAreStillCounted();
    void numbersAndOrderOfFieldsDoNotMatter();
    void sameValuesHaveTheSameText();
};

void ScenarioCheckTest::everythingIsFoundThatTheLongWayFinds_data() {
    QTest::addColumn<unsigned>("seed");
    for (unsigned seed = 1; seed <= 40; ++seed) {
        QTest::addRow("%u", seed) << seed;
    }
}

void ScenarioCheckTest::everythingIsFoundThatTheLongWayFinds() {
    QFETCH(const unsigned, seed);
    World world(seed);
    std::vector<Json> expected;
    ExpectedEvents found;
    std::vector<ExpectedEvents::Id> ids;
    for (int i = 0; i < 60; ++i) {
        expected.push_back(world.expected());
        ids.push_back(found.expect(expected.back(), true));
    }
    std::vector<Json> events;
    for (int i = 0; i < 30; ++i) {
        events.push_back(world.event());
        found.onEvent(events.back());
    }
    for (std::size_t i = 0; i < expected.size(); ++i) {
        const LongWay way(expected[i], events);
        QCOMPARE(found.count(ids[i]), way.count);
        QCOMPARE(found.last(ids[i]) ? found.last(ids[i])->dump() : "null", way.last.dump());
        QCOMPARE(found.closest(ids[i]) ? found.closest(ids[i])->dump() : "null", way.closest.dump());
    }
}

void ScenarioCheckTest::theFirstOfThoseThatShareMostIsClosest() {
    const auto lines =
        unmet({{json(R"({"event": "staked", "player": "ana", "amount": 5, "box": "ante"})"), {}}},
              {json(R"({"event": "staked", "player": "ana", "amount": 1, "box": "bet"})"),
               json(R"({"event": "settled", "player": "ana", "amount": 5, "box": "ante"})"),
               json(R"({"event": "staked", "player": "ana", "amount": 2, "box": "ante"})"),
               json(R"({"event": "staked", "player": "rui", "amount": 5, "box": "ante"})")});
    QCOMPARE(lines.size(), std::size_t{1});
    QCOMPARE(
        lines[0],
        std::string(R"(expect[0]: {"event":"staked","player":"ana","amount":5,"box":"ante"} came never; )"
                    R"(the closest has amount 2 instead of 5: )"
                    R"({"event":"staked","player":"ana","amount":2,"box":"ante"})"));
}

void ScenarioCheckTest::whatFitsIsNotClosest() {
    const auto lines = unmet({{json(R"({"event": "staked", "player": "ana", "amount": 5})"), 3}},
                             {json(R"({"event": "staked", "player": "ana", "amount": 5})"),
                              json(R"({"event": "staked", "player": "ana", "amount": 5})"),
                              json(R"({"event": "staked", "player": "ana", "amount": 6})")});
    QCOMPARE(lines.size(), std::size_t{1});
    QVERIFY2(lines[0].find("came 2 times instead of 3 times; the closest has amount 6 instead of 5") !=
                 std::string::npos,
             lines[0].c_str());
}

void ScenarioCheckTest::sameFieldsMayBeExpectedTwice() {
    const Json fields = json(R"({"event": "staked", "amount": 5})");
    const auto lines = unmet({{fields, {}}, {json(R"({"amount": 5.0, "event": "staked"})"), 2}, {fields, 1}},
                             {fields, fields});
    QCOMPARE(lines.size(), std::size_t{1});
    QVERIFY2(lines[0].starts_with("expect[2]: ") && lines[0].find("came 2 times instead of once") < 100,
             lines[0].c_str());
}

void ScenarioCheckTest::manyExpectationsAgainstManyEvents_data() {
    QTest::addColumn<QByteArray>("fields"); // in addition to `event` and `round`, which distinguish them
    QTest::addColumn<int>("count");
    QTest::newRow("each once") << QByteArray(R"({})") << 1;
    QTest::newRow("a few fields") << QByteArray(R"({"player": "ana", "box": "ante", "amount": 500})") << 1;
    QTest::newRow("one that differs") << QByteArray(R"({"player": "rui", "box": "ante"})") << 1;
    QTest::newRow("several times") << QByteArray(R"({"player": "ana", "amount": 500})") << 2;
    QTest::newRow("one that no event has") << QByteArray(R"({"player": "ana", "nowhere": 1})") << 1;
}

// 20,000 by 20,000: comparing all pairs would take minutes.
void ScenarioCheckTest::manyExpectationsAgainstManyEvents() {
    QFETCH(const QByteArray, fields);
    QFETCH(const int, count);
    constexpr int kMany = 20'000;
    const Json more = Json::parse(fields.toStdString());
    std::vector<Wanted> expected;
    std::vector<Json> events;
    for (int round = 0; round < kMany; ++round) {
        Json request{{"event", "staked"}, {"round", round}};
        request.update(more);
        expected.push_back({std::move(request), static_cast<std::uint64_t>(count)});
        Json event{{"seq", round}, {"t", 0.5 * round}, {"round", round}, {"event", "staked"}};
        event.update(json(R"({"player": "ana", "box": "ante", "amount": 500})"));
        events.push_back(std::move(event));
    }
    const auto lines = unmet(expected, events);
    const bool met = count == 1 && LongWay(expected[0].fields, {events[0]}).count == 1;
    QCOMPARE(lines.size(), met ? std::size_t{0} : std::size_t{kMany});
    if (count == 1) {
        for (int round : {0, 7, kMany - 1}) {
            const auto place = static_cast<std::size_t>(round);
            QVERIFY(met || lines[place].ends_with(": " + events[place].dump()));
        }
    }
}

void ScenarioCheckTest::workGrowsWithWhatIsExpected_data() {
    QTest::addColumn<QByteArray>("more"); // fields common to all of them
    QTest::addColumn<bool>("ownNames");
    QTest::newRow("a field that no event has, another one each time") << QByteArray("{}") << true;
    QTest::newRow("beside fields that every event has") << QByteArray(R"({"player": "ana"})") << true;
    QTest::newRow("the same field, another value each time") << QByteArray(R"({"player": "ana"})") << false;
}

// Ten times as many expectations and events take ten times as long, not a hundred.
void ScenarioCheckTest::workGrowsWithWhatIsExpected() {
    QFETCH(const QByteArray, more);
    QFETCH(const bool, ownNames);
    const auto workOf = [&](int many) {
        ExpectedEvents found;
        for (int i = 0; i < many; ++i) {
            Json request{{"event", "staked"}, {ownNames ? "nowhere" + std::to_string(i) : "nowhere", i}};
            request.update(Json::parse(more.toStdString()));
            found.expect(request, true);
        }
        for (int i = 0; i < many; ++i) {
            found.onEvent({{"event", "staked"}, {"player", "ana"}, {"amount", i}});
        }
        return found.work();
    };
    QVERIFY(workOf(200) >= 400);
    QVERIFY(workOf(2'000) <= 11 * workOf(200));
}

void ScenarioCheckTest::tooManyFieldsAreStillCounted() {
    Json event{{"event", "staked"}};
    for (int field = 0; field < 40; ++field) {
        event[std::to_string(field)] = field;
    }
    Json other = event;
    other["7"] = 8;
    const auto lines = unmet({{event, 1}, {other, {}}}, {event});
    QCOMPARE(lines.size(), std::size_t{1});
    QVERIFY2(lines[0].find(" came never; the closest is not looked for") != std::string::npos,
             lines[0].c_str());
}

void ScenarioCheckTest::numbersAndOrderOfFieldsDoNotMatter() {
    const auto same = [](const char* a, const char* b) {
        return scenario::sameValue(Json::parse(a), Json::parse(b));
    };
    QVERIFY(same("500", "500.0"));
    QVERIFY(same(R"([{"a": 1, "b": [2]}])", R"([{"b": [2.0], "a": 1}])"));
    QVERIFY(!same(R"({"a": 1})", R"({"a": 1, "b": 2})"));
    QVERIFY(!same("[1, 2]", "[2, 1]"));
    QVERIFY(!same("[1]", "[1, 2]"));
    QVERIFY(!same("1", "\"1\""));
    QVERIFY(!same("1", "true"));
    QVERIFY(same("null", "null"));
}

void ScenarioCheckTest::sameValuesHaveTheSameText() {
    const char* const values[] = {"500",
                                  "500.0",
                                  "5e2",
                                  "0.5",
                                  "-0.0",
                                  "0",
                                  "\"500\"",
                                  "true",
                                  "null",
                                  R"({"a": 1, "b": [2]})",
                                  R"({"b": [2.0], "a": 1})",
                                  R"({"a": 1, "b": 2})",
                                  "[1, 2]",
                                  "[2, 1]",
                                  "[1]",
                                  "[12]",
                                  "[]",
                                  "{}"};
    for (const char* a : values) {
        for (const char* b : values) {
            QVERIFY2((scenario::valueText(json(a)) == scenario::valueText(json(b))) ==
                         scenario::sameValue(json(a), json(b)),
                     (std::string(a) + " and " + b).c_str());
        }
    }
}

#include "program/test_list.h"

MESAVIVA_TEST(ScenarioCheckTest)
#include "tst_scenario_check.moc"
