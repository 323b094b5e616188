// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Shared by the tests of serialized events: a sample of each event, and the register of rules.
#pragma once

#include "test_text.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "engine/base/seed.h"
#include "engine/table/journal.h"
#include "engine/table/opening.h"
#include "engine/table/player.h"
#include "record_kit.h"

#include <nlohmann/json.hpp>
#endif

#include <QByteArray>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QList>
#include <QSet>
#include <QStringList>
#include <QTest>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace mesaviva::kit {

/// Returns the instant `later` milliseconds after the table opened.
inline Instant at(std::int64_t later) { return kTableOpened + Duration(later); }

/// Names of the players in the samples: ana is 0, rui any other.
inline std::string nameOf(PlayerId player) { return player == 0 ? "ana" : "rui"; }

/// Finds a player by name; eva is expected but not yet admitted.
inline std::optional<PlayerId> playerCalled(std::string_view name) {
    return name == "ana"   ? std::optional<PlayerId>(0)
           : name == "rui" ? std::optional<PlayerId>(1)
                           : std::nullopt;
}

/// The opening event of a table with these settings for ana and for eva, who is simulated.
template <class Settings>
TableOpenedWith<Settings> opened(const Settings& settings, std::uint32_t crowd = 0) {
    return {std::make_shared<const Opening<Settings>>(
        Opening<Settings>{settings, {{"ana", false}, {"eva", true}}, crowd})};
}

/// Returns the ids of the register's rules and readings; empty when it cannot be read.
inline QSet<QString> registeredRules() {
    QSet<QString> known;
    QFile file(QStringLiteral(MESAVIVA_SOURCE_DIR "/assets/regulations/register.json"));
    if (!file.open(QIODevice::ReadOnly)) {
        return known;
    }
    const QJsonObject registered = QJsonDocument::fromJson(file.readAll()).object();
    for (const char* list : {"rules", "readings"}) {
        for (const QJsonValue& rule : registered[QLatin1String(list)].toArray()) {
            known.insert(rule[QLatin1String("id")].toString());
        }
    }
    return known;
}

/// Returns the rules that an event names; for an opening event, those of its settings.
template <class Event, class Settings>
std::vector<RuleId> rulesNamed(const Event& event, const Settings& settings) {
    if (const auto* const opened = std::get_if<TableOpenedWith<Settings>>(&event)) {
        return rulesOf(opened->opening->settings);
    }
    const Rules rules = rulesOf(event, settings);
    return {rules.begin(), rules.end()};
}

/// An event, and its JSON after `seq`, `t`, `round`, `event` and `rules`, or from `event` on.
template <class Event, class Settings>
struct Sample {
    const char* tag; ///< begins with the event's name
    const Settings& settings;
    Event event;
    const char* expected;
};

/// What the tests of events need to know of a game.
template <class Event, class Command, class Settings>
struct GameSamples {
    const char* game;
    std::vector<Sample<Event, Settings>> samples; ///< of each type of event, and each variant of it
    std::vector<Settings> unusual;                ///< tables in which every setting differs from the default
    std::vector<Command> commands;
    std::vector<Settings> tables;
    std::vector<Event> (*moreEvents)(const Settings&); ///< that name other rules than the samples
    std::vector<std::string_view> eventNames;
    QList<QStringList> keys; ///< lists of keys that must differ
};

/// Adds a row with a sample, event 7 of round 3 after 12.5 seconds: the actual and the expected JSON.
template <class Event, class Settings>
void addSample(const char* game, const Sample<Event, Settings>& sample) {
    QByteArray rest = sample.expected;
    const std::string name(record::eventName(sample.event));
    QVERIFY2(QByteArray(sample.tag).startsWith(name.c_str()), sample.tag);
    if (!rest.startsWith("\"event\"")) {
        nlohmann::ordered_json named = nlohmann::ordered_json::array();
        for (const RuleId rule : rulesNamed(sample.event, sample.settings)) {
            named.push_back(std::string(rule.text()));
        }
        rest = QByteArray::fromStdString(R"("event":")" + name + R"(","rules":)" + named.dump()) +
               (rest.isEmpty() ? "" : ",") + rest;
    }
    const Json json = jsonOf(Recorded<Event>{7, at(12'500), 3, sample.event}, nameOf, sample.settings);
    QTest::addRow("%s: %s", game, sample.tag)
        << QByteArray::fromStdString(json.dump()) << R"({"seq":7,"t":12.5,"round":3,)" + rest + '}';
}

/// Checks that each type of `Event` has a sample and a unique name.
template <class Event, class Samples>
void compareKinds(const Samples& samples, const std::vector<std::string_view>& names) {
    std::vector<bool> seen(std::variant_size_v<typename Event::Variant>);
    QSet<QString> different;
    for (const auto& sample : samples) {
        seen[sample.event.index()] = true;
    }
    for (const std::string_view name : names) {
        different.insert(key(name));
    }
    QCOMPARE(std::count(seen.begin(), seen.end(), false), 0);
    QCOMPARE(static_cast<std::size_t>(different.size()), std::variant_size_v<typename Event::Variant>);
}

/// Adds a row with the result of reading a sample back, and how often damaged copies of it were read and
/// refused.
template <class Event, class Settings>
void addReading(const char* game, const Sample<Event, Settings>& sample) {
    const Recorded<Event> entry{7, at(12'500), 3, sample.event};
    int looked = 0;
    int refused = 0;
    Json json = jsonOf(entry, nameOf, sample.settings);
    damage(json, json, [&](const Json& damaged) {
        ++looked;
        refused += record::eventFrom(damaged, playerCalled, sample.settings) ? 0 : 1;
    });
    QTest::addRow("%s: %s", game, sample.tag)
        << QByteArray::fromStdString(complaintOfReading(entry, nameOf, playerCalled, sample.settings))
        << looked << refused;
}

/// Checks that each type of `Command` has a sample that is read back as it was written.
template <class Command, class Settings>
void compareCommands(const std::vector<Command>& samples, const Settings& settings) {
    std::vector<bool> seen(std::variant_size_v<typename Command::Variant>);
    for (const Command& command : samples) {
        seen[command.index()] = true;
        Json json = jsonOf(command, nameOf, settings);
        const auto read = record::commandFrom(Json::parse(json.dump()), playerCalled, settings);
        QVERIFY2(read, (json.dump() + (read ? "" : " at " + read.error().path)).c_str());
        QVERIFY2(*read == command, json.dump().c_str());
        int refused = 0;
        damage(json, json, [&](const Json& damaged) {
            refused += record::commandFrom(damaged, playerCalled, settings) ? 0 : 1;
        });
        QVERIFY(refused > 5);
    }
    QCOMPARE(std::count(seen.begin(), seen.end(), false), 0);
}

} // namespace mesaviva::kit
