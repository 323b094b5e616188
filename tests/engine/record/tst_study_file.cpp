// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The format of studies: what is written can be read, any other content is refused with its position, and no
// altered file crashes the program.

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse the newer standard headers
#include "app/cli/sentences/file_error_sentences.h"
#include "engine/study/study.h"

#include <nlohmann/json.hpp>
#endif

#include "program/test_list.h"

#include <QFile>
#include <QObject>
#include <QTest>

#include <functional>
#include <string>

using namespace mesaviva;

namespace {

using Json = nlohmann::ordered_json;

std::string scenarioText() {
    QFile file(QStringLiteral(MESAVIVA_SOURCE_DIR "/tests/scenarios/poker/all_seats_fold.json"));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

study::Study smallStudy() {
    study::Round round;
    round.id = "3-12";
    round.opened = "2026-11-22T15:04:05.678Z";
    round.result = "pair";
    round.simulated = {"rui"};
    round.scenario = scenarioText();
    round.game = "poker";
    round.picture = "iVBORw0KGgo=";
    study::add(round, {7, "seven"});
    study::add(round, {2, "two"});
    study::add(round, {7, "seven again"});
    return {"A study", {round}};
}

// The error of read() for a study with this change; empty if accepted.
std::string refusal(const std::function<void(Json&)>& change) {
    Json json = Json::parse(study::write(smallStudy()));
    change(json);
    const auto read = study::read(json.dump());
    return read ? std::string() : app::englishText(read.error());
}

} // namespace

class StudyFileTest : public QObject {
    Q_OBJECT

private slots:
    void whatIsWrittenIsRead() {
        const study::Study written = smallStudy();
        auto read = study::read(study::write(written));
        QVERIFY2(read.hasValue(), read ? "" : app::englishText(read.error()).c_str());
        QCOMPARE(read->rounds.size(), std::size_t{1});
        QVERIFY(Json::parse(read->rounds[0].scenario) == Json::parse(written.rounds[0].scenario));
        read->rounds[0].scenario = written.rounds[0].scenario;
        QVERIFY(*read == written);
        // Notes are in the order of their events.
        QCOMPARE(read->rounds[0].notes[0].event, std::int64_t{2});
        QCOMPARE(read->rounds[0].notes[2].text, std::string("seven again"));
    }

    void eachFaultIsRefusedWithItsPlace_data() {
        QTest::addColumn<QString>("place");
        QTest::addColumn<std::function<void(Json&)>>("change");
        const auto row = [](const char* name, const char* place, std::function<void(Json&)> change) {
            QTest::newRow(name) << QString::fromLatin1(place) << change;
        };
        row("another format", "format", [](Json& j) { j["format"] = "mesaviva.study/2"; });
        row("no title", "title", [](Json& j) { j.erase("title"); });
        row("an empty title", "title", [](Json& j) { j["title"] = ""; });
        row("a long title", "title", [](Json& j) { j["title"] = std::string(201, 'x'); });
        row("a further field", "more", [](Json& j) { j["more"] = 1; });
        row("no rounds", "rounds", [](Json& j) { j.erase("rounds"); });
        row("rounds that are none", "rounds", [](Json& j) { j["rounds"] = 3; });
        row("too many rounds", "rounds", [](Json& j) {
            const Json round = j["rounds"][0];
            for (int i = 0; i < 100; ++i) {
                j["rounds"].push_back(round);
            }
        });
        row("the same round twice", "rounds[1]", [](Json& j) {
            const Json round = j["rounds"][0];
            j["rounds"][1] = round;
        });
        row("no id", "rounds[0].round", [](Json& j) { j["rounds"][0]["round"] = "twelve"; });
        row("a scenario that is none", "rounds[0].scenario", [](Json& j) { j["rounds"][0]["scenario"] = 1; });
        row("a scenario with a fault", "rounds[0].scenario.players",
            [](Json& j) { j["rounds"][0]["scenario"]["players"] = 1; });
        row("an event before the first", "rounds[0].notes[1].event",
            [](Json& j) { j["rounds"][0]["notes"][1]["event"] = 0; });
        row("an event far away", "rounds[0].notes[0].event",
            [](Json& j) { j["rounds"][0]["notes"][0]["event"] = 1e15; });
        row("an empty note", "rounds[0].notes[0].text",
            [](Json& j) { j["rounds"][0]["notes"][0]["text"] = ""; });
        row("a long note", "rounds[0].notes[0].text",
            [](Json& j) { j["rounds"][0]["notes"][0]["text"] = std::string(1'201, 'x'); });
        row("too many notes", "rounds[0].notes", [](Json& j) {
            for (int i = 0; i < 101; ++i) {
                j["rounds"][0]["notes"].push_back({{"event", 1}, {"text", "x"}});
            }
        });
        row("a picture that is none", "rounds[0].picture",
            [](Json& j) { j["rounds"][0]["picture"] = "<svg>"; });
        row("a large picture", "rounds[0].picture",
            [](Json& j) { j["rounds"][0]["picture"] = std::string(160'004, 'A'); });
    }

    void eachFaultIsRefusedWithItsPlace() {
        QFETCH(const QString, place);
        QFETCH(const std::function<void(Json&)>, change);
        QVERIFY(refusal([](Json&) {}).empty());
        const std::string said = refusal(change);
        QVERIFY(!said.empty());
        QVERIFY2(QString::fromStdString(said).contains(place), said.c_str());
    }

    // Truncated anywhere, or with one byte changed, a file is read or refused, without a crash.
    void anyDamageIsReadOrRefused() {
        const std::string text = study::write(smallStudy());
        for (std::size_t end = 0; end < text.size() - 2; end += 7) {
            QVERIFY(!study::read(std::string_view(text).substr(0, end)));
        }
        for (std::size_t at = 0; at < text.size(); at += 3) {
            std::string changed = text;
            changed[at] = static_cast<char>(changed[at] ^ 0x15);
            const auto read = study::read(changed);
            QVERIFY(read || !app::englishText(read.error()).empty());
        }
        QVERIFY(!study::read(std::string(study::kLargestFile + 1, ' ')));
        QVERIFY(!study::read(std::string(1'000'000, '[')));
    }

    void textsAreCutBetweenCharacters() {
        QCOMPARE(study::cut("abc", 3), std::string("abc"));
        QCOMPARE(study::cut("abcd", 3), std::string("abc"));
        QCOMPARE(study::cut("aé", 2), std::string("a"));
        QCOMPARE(study::cut("aé", 3), std::string("aé"));
    }
};

MESAVIVA_TEST(StudyFileTest)
#include "tst_study_file.moc"
