// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Helpers for the tests of scenario readers.
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "app/cli/sentences/file_error_sentences.h"
#include "engine/scenario/scenario.h"
#endif

#include <QTest>

#include <nlohmann/json.hpp>

#include <string>

namespace mesaviva::kit {

using Json = nlohmann::ordered_json;

/// An error of a file, and its reason in English.
struct ToldError : scenario::FileError {
    std::string reason; ///< "accepted": there is no error

    std::string text() const { return app::englishText(*this); }
};

/// Why a file with this text is refused.
inline ToldError errorOf(const std::string& text) {
    const auto read = scenario::read(text);
    return read ? ToldError{{}, "accepted"} : ToldError{read.error(), app::englishReason(read.error())};
}

/// Columns and rows for tests with one invalid field in an otherwise valid file.
class BrokenFields {
public:
    BrokenFields() {
        QTest::addColumn<QString>("place"); // JSON pointer to the value to replace
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("path"); // what the message must mention
        QTest::addColumn<QString>("reason");
    }

    void operator()(const char* name, const char* place, const char* value, const char* path,
                    const char* reason) const {
        QTest::newRow(name) << QString::fromUtf8(place) << QString::fromUtf8(value) << QString::fromUtf8(path)
                            << QString::fromUtf8(reason);
    }
};

/// Tests such a row.
inline void refusesTheBrokenField(Json json) {
    QFETCH(const QString, place);
    QFETCH(const QString, value);
    QFETCH(const QString, path);
    QFETCH(const QString, reason);
    json[Json::json_pointer(place.toStdString())] = Json::parse(value.toStdString());

    const ToldError error = errorOf(json.dump());
    QCOMPARE(QString::fromStdString(error.path), path);
    QVERIFY2(QString::fromStdString(error.reason).contains(reason), error.reason.c_str());
    QCOMPARE(error.line, std::size_t{0});
}

/// Columns and rows for tests with one missing field.
class MissingFields {
public:
    MissingFields() {
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("path");
    }

    void operator()(const char* place, const char* path) const {
        QTest::newRow(path) << QString::fromUtf8(place) << QString::fromUtf8(path);
    }
};

/// Tests such a row.
inline void refusesWithoutTheField(Json json) {
    QFETCH(const QString, place);
    QFETCH(const QString, path);
    const Json::json_pointer pointer(place.toStdString());
    json[pointer.parent_pointer()].erase(pointer.back());

    const ToldError error = errorOf(json.dump());
    QCOMPARE(QString::fromStdString(error.path), path);
    QCOMPARE(error.reason, std::string("missing"));
}

/// A valid poker file that uses every part of the format.
inline Json wholePoker() {
    return Json::parse(R"({
        "format": "mesaviva.scenario/1",
        "title": {"pt": "Título", "en": "Title"},
        "game": "poker",
        "rules": "pt-803-2015",
        "table": {"minimum": 500, "maximum": 12500, "seats": 6, "betting_seconds": 12.5, "decision_seconds": 15,
                  "extra_seconds": 5, "card_seconds": 0.25, "ace_high_straight": false,
                  "system_failure": "void_all", "burnt_card": "face_down", "folded_antes": "paid",
                  "maximum_bounds": "ante_and_bet"},
        "players": [{"id": "ana", "seat": 1, "wallet": 100000}, {"id": "rui", "seat": 3, "wallet": 0}],
        "outcome": {"cards": ["2c", "Td", "As"],
                    "seed": "00112233445566778899aabbccddeeff00112233445566778899AABBCCDDEEFF"},
        "steps": [
            {"at": 1.5, "player": "ana", "do": "ante", "amount": 500.0},
            {"player": "rui", "do": "leave"},
            {"when": "betting_closed", "player": "rui", "do": "sit", "seat": 2},
            {"when": "decision_opened", "player": "ana", "do": "bet"},
            {"do": "fault", "kind": "player_lost", "player": "ana"},
            {"at": 50, "do": "fault", "kind": "system"}
        ],
        "until": 90,
        "expect": [
            {"event": "settled", "player": "ana", "net": -1500, "count": 1},
            {"refused": "not_now", "player": "rui"},
            {"balance": {"ana": 98500, "rui": 0}}
        ]
    })");
}

} // namespace mesaviva::kit
