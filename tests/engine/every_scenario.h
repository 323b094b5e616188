// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Checks that apply to every shipped scenario file.
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "engine/record/fields/player_names.h"
#include "engine/scenario/scenario.h"
#endif
#include "program/shipped_scenarios.h"
#include "runner_kit.h"

#include <QDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <cstdint>
#include <sstream>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

namespace mesaviva::kit {

/// Adds a row for each shipped file of each game.
inline void addScenarios() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("path");
    for (const QString& game : test::gameKeys()) {
        const QStringList names = test::scenariosOf(game);
        QVERIFY2(!names.isEmpty(), qPrintable(game));
        for (const QString& name : names) {
            QTest::addRow("%s %s", qPrintable(game), qPrintable(name.chopped(5))) // without ".json"
                << game << QStringLiteral(MESAVIVA_SCENARIOS "/%1/%2").arg(game, name);
        }
    }
}

/// Whether no rule gives this event: a contribution to the seed, or a refusal because nothing is there to
/// repeat or to take back, or the line is lost. No regulation speaks of these acts.
inline bool isGivenByNoRule(const Json& event) {
    static constexpr std::array<std::string_view, 3> kReasons = {"already_decided", "no_stake",
                                                                 "disconnected"};
    if (event["event"] == "seed_contributed" || event.value("do", "") == "contribute") {
        return true;
    }
    return event["event"] == "refused" &&
           std::ranges::find(kReasons, event["reason"].get<std::string>()) != kReasons.end();
}

/// Runs the row's file as `mesaviva run` does and checks its expectations.
inline void meetsItsExpectations() {
    QFETCH(const QString, path);
    const Outcome outcome = runFile(path.toStdString());
    QVERIFY2(outcome.status == 0, outcome.err.c_str());
    QCOMPARE(outcome.err, std::string());

    const std::string rules = scenario::load(path.toStdString())->rules;
    const bool isOnline = rules == "pt-803-2015" || rules == "pt-804-2015" || rules == "pt-425a-2015";
    std::istringstream lines(outcome.out);
    std::uint64_t seq = 0;
    double time = 0.0;
    for (std::string line; std::getline(lines, line);) {
        const Json event = Json::parse(line);
        QCOMPARE(event["seq"].get<std::uint64_t>(), ++seq);
        QCOMPARE(event["event"] == "table_opened", seq == 1);
        QVERIFY(event["t"].get<double>() >= time);
        time = event["t"].get<double>();
        // The other regulations have no rule for admissions, breakdowns and the round's seed.
        QVERIFY2(!event["rules"].empty() || !isOnline || isGivenByNoRule(event), line.c_str());
    }
    QVERIFY(seq > 0);
}

/// Compares a scenario run in steps of an external clock with the same scenario run at once.
template <class Runner>
void compareWithOutsideClock(const scenario::Scenario& scenario) {
    Runner fast(scenario);
    const std::vector<Json> expected = eventsBy(fast);

    Runner slow(scenario);
    std::vector<Json> events;
    const Subscription heard =
        slow.listen([&](const typename Runner::Entry& entry) { events.push_back(slow.toJson(entry)); });
    for (Instant now = kTableOpened; !slow.isOver(); now += Duration(137)) {
        QVERIFY(slow.nextDue().has_value());
        slow.advanceTo(now);
    }
    QVERIFY(!slow.nextDue());
    QCOMPARE(events.size(), expected.size());
    QVERIFY(events == expected);
    QVERIFY(slow.end() == fast.end());
    QCOMPARE(slow.state().ledger.sum().cents, 0);
}

/// Parses every printed event again; the first one gives the table's settings.
template <class Runner>
void compareWithWhatIsRead(const scenario::Scenario& scenario) {
    Runner runner(scenario);
    record::NameBook names;
    const record::PlayerIds ids = [&](std::string_view name) { return names.idOf(name); };
    std::uint64_t events = 0;
    const Subscription heard = runner.listen([&](const typename Runner::Entry& entry) {
        const std::string line = runner.toJson(entry).dump();
        const Json json = Json::parse(line);
        names.add(json);
        const auto read = record::eventFrom(json, ids, runner.content().table);
        QVERIFY2(read, line.c_str());
        QVERIFY2(read->event == entry.event, line.c_str());
        QVERIFY(read->seq == entry.seq && read->at == entry.at && read->round == entry.round);
        ++events;
        using Opened = TableOpenedWith<std::decay_t<decltype(runner.content().table)>>;
        const auto* opened = std::get_if<Opened>(&read->event);
        QCOMPARE(opened != nullptr, events == 1);
        QVERIFY(!opened || opened->opening->settings == runner.content().table);
    });
    runner.run();
    QVERIFY(events > 0);
}

/// Runs a file with an external clock, and with a fixed seed where it has none.
template <class Runner>
void outsideClockGivesTheSame(const QString& path) {
    auto read = scenario::load(path.toStdString());
    QVERIFY(read);
    if (!read->seed) {
        read->seed = Seed{};
    }
    compareWithOutsideClock<Runner>(*read);
}

/// Parses the printed events of a file again.
template <class Runner>
void isReadBack(const QString& path) {
    const auto read = scenario::load(path.toStdString());
    QVERIFY(read);
    compareWithWhatIsRead<Runner>(*read);
}

} // namespace mesaviva::kit
