// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Recorded rounds shared as scenario files and played again; compared as JSON, independently of the engine's
// own comparison.
#pragma once

#include "record_file_kit.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "app/cli/sentences/file_error_sentences.h"
#include "app/cli/sentences/scenario_commands.h"
#include "engine/scenario/share.h"

#include <nlohmann/json.hpp>
#endif

#include <QByteArray>
#include <QTest>

#include <cmath>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

namespace mesaviva::kit {

/// Returns the round's part of an event, with times counted from `opened` (in milliseconds).
inline nlohmann::ordered_json ofTheRound(nlohmann::ordered_json event, std::int64_t opened) {
    for (const char* field : {"seq", "round", "launch", "commitment", "seed", "origin", "scripted",
                              "set_aside", "given", "injected_by"}) {
        event.erase(field);
    }
    if (event["event"] == "session_ended") {
        nlohmann::ordered_json rest;
        for (const char* field : {"t", "event", "rules", "player", "reason"}) {
            rest[field] = event.value(field, nlohmann::ordered_json());
        }
        event = rest;
    }
    for (const char* field : {"t", "until", "rest", "relaunch"}) {
        if (event.contains(field) && event[field].is_number()) {
            event[field] = std::llround(event[field].get<double>() * 1000.0) - opened;
        }
    }
    return event;
}

/// Returns the events of one round, from its opening to its close; `lines` may contain other rounds.
inline std::vector<nlohmann::ordered_json> roundIn(const std::vector<std::string>& lines,
                                                   std::uint64_t round) {
    std::vector<nlohmann::ordered_json> events;
    std::int64_t opened = 0;
    const std::string ofRound = "\"round\":" + std::to_string(round) + ',';
    for (const std::string& line : lines) {
        if (line.find(ofRound) == std::string::npos) {
            continue;
        }
        auto event = nlohmann::ordered_json::parse(line);
        if (event["round"] != round || event["event"] == "player_admitted") {
            continue;
        }
        if (events.empty()) {
            if (event["event"] != "round_opened") {
                continue;
            }
            opened = std::llround(event["t"].get<double>() * 1000.0);
        }
        const bool isLast = event["event"] == "round_closed";
        events.push_back(ofTheRound(std::move(event), opened));
        if (isLast) {
            break;
        }
    }
    return events;
}

/// Counts how the rounds of a record can be shared.
struct ShareTally {
    int rounds = 0;
    int shared = 0;
    std::map<std::string, int> limits;
    std::map<std::string, std::string> examples;

    QByteArray text() const {
        QByteArray result = QByteArray::number(shared) + " of " + QByteArray::number(rounds) + " shared";
        for (const auto& [name, count] : limits) {
            result += "\n  " + QByteArray::fromStdString(name) + ' ' + QByteArray::number(count) +
                      ", for instance " + QByteArray::fromStdString(examples.at(name));
        }
        return result;
    }
    int countOf(scenario::ShareLimit limit) const {
        const auto found = limits.find(std::string(name(limit)));
        return found == limits.end() ? 0 : found->second;
    }
};

/// Plays a file as `mesaviva run` does, and compares its round with the recorded one.
inline void comparePlayed(record::RecordReader& reader, const record::RoundId& id, const std::string& file,
                          const std::filesystem::path& folder) {
    const std::filesystem::path path = folder / "shared.json";
    std::ofstream(path, std::ios::binary) << file;
    std::ostringstream out;
    std::ostringstream err;
    const int status = app::runCommand(path, out, err);
    QVERIFY2(status == 0, (textOf(id) + ": " + err.str() + '\n' + file).c_str());
    QVERIFY2(err.str().empty(), err.str().c_str());
    std::vector<std::string> played;
    std::istringstream lines(out.str());
    for (std::string line; std::getline(lines, line);) {
        played.push_back(line);
    }
    std::vector<std::string> recorded;
    record::EventCursor cursor = reader.events(id.table);
    for (record::EventRow row; cursor.next(row);) {
        recorded.push_back(lineOf(row));
    }
    const auto number = nlohmann::ordered_json::parse(file)["rounds"].get<std::uint64_t>();
    const auto is = roundIn(played, number);
    const auto should = roundIn(recorded, id.round);
    QVERIFY(should.size() > 3);
    for (std::size_t i = 0; i < std::min(is.size(), should.size()); ++i) {
        QVERIFY2(is[i] == should[i],
                 (textOf(id) + ": " + is[i].dump() + " and not " + should[i].dump() + '\n' + file).c_str());
    }
    QCOMPARE(is.size(), should.size());
}

/// Shares all rounds of a record and plays those that can be shared.
inline void shareAll(const RecordPlace& place, ShareTally& tally) {
    const auto reader = record::RecordReader::open(place.path());
    QVERIFY(reader);
    for (const record::RoundRow& row : (*reader)->rounds({}, 100'000)) {
        if (!row.closed) {
            continue;
        }
        const auto file = scenario::shareRound(**reader, row.id, {"Ronda", "Round"});
        ++tally.rounds;
        if (!file) {
            const std::string limit(name(file.error().limit));
            ++tally.limits[limit];
            tally.examples[limit] =
                textOf(row.id) + ' ' + row.game + ": " +
                (file.error().error ? app::englishReason(*file.error().error) : file.error().place);
            QVERIFY2(file.error().limit != scenario::ShareLimit::other, tally.text().constData());
            QVERIFY2(file.error().limit != scenario::ShareLimit::earlier_rounds || row.id.round > 1,
                     tally.text().constData());
            continue;
        }
        ++tally.shared;
        comparePlayed(**reader, row.id, *file, place.folder());
        if (QTest::currentTestFailed()) {
            return;
        }
    }
}

} // namespace mesaviva::kit
