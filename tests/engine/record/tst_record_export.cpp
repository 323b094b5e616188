// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/shipped_scenarios.h"
#include "record_file_kit.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "app/cli/sentences/record_commands.h"
#include "engine/record/csv_text.h"
#include "engine/record/history/export_rounds.h"
#include "engine/record/history/rounds_on_record.h"
#include "engine/record/verify/verify.h"
#endif

#include <QObject>

#include <nlohmann/json.hpp>

#include <algorithm>

using namespace mesaviva;
using namespace mesaviva::kit;
using Json = nlohmann::ordered_json;

namespace {

struct Printed {
    int status;
    std::string out;
    std::string err;
};

Printed exported(const std::filesystem::path& path, const std::string& round = {},
                 record::ExportFormat format = record::ExportFormat::json) {
    std::ostringstream out;
    std::ostringstream err;
    const int status = app::exportCommand(path, round, format, out, err);
    return {status, out.str(), err.str()};
}

// The scenario of the fixed interface: the dealer does not qualify.
constexpr const char* kScenario = R"({
  "format": "mesaviva.scenario/1", "title": {"pt": "t", "en": "t"}, "game": "poker", "rules": "pt-803-2015",
  "table": {"minimum": 500, "maximum": 12500, "seats": 7},
  "players": [{"id": "ana", "seat": 1, "wallet": 100000}],
  "outcome": {"cards": ["2c", "9h","Kd", "4s","8c", "Jd","3h", "Th","6s", "7c","Qd"]},
  "steps": [{"at": 1.0, "player": "ana", "do": "ante", "amount": 500},
            {"when": "decision_opened", "player": "ana", "do": "bet"}],
  "expect": [{"balance": {"ana": 100500}}]})";

void recordFile(const RecordPlace& place) {
    const std::filesystem::path file = place.folder() / "scenario.json";
    QFile scenarioFile(QString::fromStdString(file.string()));
    QVERIFY(scenarioFile.open(QIODevice::WriteOnly) && scenarioFile.write(kScenario) > 0);
    scenarioFile.close();
    std::ostringstream out;
    std::ostringstream err;
    QCOMPARE(app::runCommand(file, out, err, scenario::RecordTo{place.path(), "1.2.3", testCalendar()}), 0);
}

} // namespace

/// The export of a record: every fact of a round, and nothing that is still secret.
class RecordExportTest : public QObject {
    Q_OBJECT

private slots:
    void roundHasAllItsFacts();
    void pokerIsDescribedAsInHandHistories();
    void oneRoundCanBeAskedFor();
    void unknownRoundsAreRefused();
    void stakesAreLinesOfATable();
    void spreadsheetIsReadByPeople();
    void onlyMatchingRoundsAreExported();
    void sealedSeedIsNotPrinted();
    void whatLiesFaceDownIsNotPrinted();
    void everyGameKeepsToTheSchema_data();
    void everyGameKeepsToTheSchema();
    void momentsAreWrittenInUniversalTime();
    void fieldsAreNoFormulas_data();
    void fieldsAreNoFormulas();
    void exitStatusSaysWhatWasFound();
};

void RecordExportTest::roundHasAllItsFacts() {
    const RecordPlace place;
    recordFile(place);
    const Printed printed = exported(place.path());
    QCOMPARE(printed.status, 0);
    const Json whole = Json::parse(printed.out);
    QCOMPARE(whole["format"].get<std::string>(), std::string("mesaviva.rounds/1"));
    QCOMPARE(whole["tables"][0]["settings"]["minimum"].get<int>(), 500);
    QCOMPARE(whole["tables"][0]["program"].get<std::string>(), std::string("1.2.3"));
    const Json& round = whole["rounds"][0];
    QCOMPARE(round["id"].get<std::string>(), std::string("1-1"));
    QCOMPARE(round["rules_version"].get<std::string>(), std::string("pt-803-2015/2"));
    QCOMPARE(round["result"].get<std::string>(), std::string("not_qualified"));
    QCOMPARE(round["seats"][0]["before"].get<int>(), 100'000);
    QCOMPARE(round["seats"][0]["after"].get<int>(), 100'500);
    QCOMPARE(round["seats"][0]["seat"].get<int>(), 1);
    QCOMPARE(round["results"][0]["returned"].get<int>(), 2'000);
    QCOMPARE(round["scripted"].get<bool>(), true);
    QVERIFY(round["void"].is_null());
    QCOMPARE(round["outcome"]["cards"][0].get<std::string>(), std::string("2c"));
    const auto staked =
        std::ranges::count_if(round["steps"], [](const Json& step) { return step["event"] == "staked"; });
    QCOMPARE(staked, 2);
}

// Names of fields and actions follow Open Hand History 1.4.7 where they apply; our format does not use its
// name, and names no site.
void RecordExportTest::pokerIsDescribedAsInHandHistories() {
    const RecordPlace place;
    recordFile(place);
    const Printed printed = exported(place.path());
    const Json hand = Json::parse(printed.out)["rounds"][0]["hand"];
    QVERIFY(!hand.contains("site_name") && printed.out.find("ohh") == std::string::npos);
    QCOMPARE(hand["spec_version"].get<std::string>(), std::string("mesaviva.hand/1"));
    QCOMPARE(hand["internal_version"].get<std::string>(), std::string("1.2.3"));
    QCOMPARE(hand["game_number"].get<std::string>(), std::string("1-1"));
    QVERIFY(hand["start_date_utc"].get<std::string>().ends_with('Z'));
    QCOMPARE(hand["table_size"].get<int>(), 7);
    QCOMPARE(hand["currency"].get<std::string>(), std::string("XPM")); // play money in that format
    QVERIFY(hand["players"] ==
            Json::parse(R"([{"id": 0, "seat": 1, "name": "ana", "starting_stack": 100000}])"));
    QVERIFY(hand["rounds"] == Json::parse(R"([
        {"id": 0, "street": "Ante", "actions": [
            {"action_number": 0, "player_id": 0, "action": "Post Ante", "amount": 500},
            {"action_number": 1, "player_id": 0, "action": "Dealt Cards",
             "cards": ["9h", "4s", "Jd", "Th", "7c"]}]},
        {"id": 1, "street": "Decision", "actions": [
            {"action_number": 2, "player_id": 0, "action": "Bet", "amount": 1000}]},
        {"id": 2, "street": "Showdown", "actions": [
            {"action_number": 3, "player_id": 0, "action": "Shows Cards",
             "cards": ["9h", "4s", "Jd", "Th", "7c"], "hand": "high_cards"}]}])"));
    QVERIFY(hand["pots"] == Json::parse(R"([{"number": 0, "amount": 1500,
        "player_wins": [{"player_id": 0, "win_amount": 2000}]}])"));
    QVERIFY(hand["dealer"] == Json::parse(R"({"qualified": false, "hand": "not_qualified",
        "cards": ["Kd", "8c", "3h", "6s", "Qd"]})"));
    QVERIFY(hand["burnt"] == Json::parse(R"(["2c"])"));
}

void RecordExportTest::oneRoundCanBeAskedFor() {
    const RecordPlace place;
    recordRounds<RecordedRoulette>(place.path(), 3);
    const Json all = Json::parse(exported(place.path()).out);
    const Json one = Json::parse(exported(place.path(), "1-2").out);
    QCOMPARE(one["rounds"].size(), 1U);
    QVERIFY(one["rounds"][0] == all["rounds"][1]);
    QVERIFY(one["tables"] == all["tables"]);
}

void RecordExportTest::unknownRoundsAreRefused() {
    const RecordPlace place;
    recordRounds<RecordedRoulette>(place.path(), 1);
    for (const char* id : {"1-99", "2-1", "round", "1"}) {
        const Printed printed = exported(place.path(), id);
        QCOMPARE(printed.status, 2);
        QVERIFY(printed.out.empty());
        QVERIFY(!printed.err.empty());
    }
    QCOMPARE(exported(place.folder() / "nothing.sqlite").status, 2);
}

void RecordExportTest::stakesAreLinesOfATable() {
    const RecordPlace place;
    recordFile(place);
    const QStringList lines =
        QString::fromStdString(exported(place.path(), {}, record::ExportFormat::csv).out)
            .split(QStringLiteral("\r\n"), Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 3);
    const QStringList names = lines[0].split(QLatin1Char(','));
    const QStringList ante = lines[1].split(QLatin1Char(','));
    const QStringList bet = lines[2].split(QLatin1Char(','));
    QCOMPARE(ante.size(), names.size());
    const auto field = [&](const QStringList& line, const char* name) {
        return line[names.indexOf(QLatin1String(name))];
    };
    QCOMPARE(field(ante, "player"), QStringLiteral("ana"));
    QCOMPARE(field(ante, "stake"), QStringLiteral("ante"));
    QCOMPARE(field(ante, "amount"), QStringLiteral("500"));
    QCOMPARE(field(ante, "net"), QStringLiteral("500"));
    QCOMPARE(field(bet, "returned"), QStringLiteral("1000"));
    QCOMPARE(field(bet, "after"), QStringLiteral("100500"));
}

// Amounts in points with the country's decimal sign, a round's id that is no date, the player's cards, what
// the house has kept.
void RecordExportTest::spreadsheetIsReadByPeople() {
    const RecordPlace place;
    recordFile(place);
    const auto reader = record::RecordReader::open(place.path());
    QVERIFY(reader);
    record::SheetWords words;
    for (std::size_t i = 0; i < words.titles.size(); ++i) {
        words.titles[i] = std::to_string(i);
    }
    words.yes = "sim";
    words.no = "não";
    words.game = [](std::string_view game) { return std::string(game); };
    words.result = [](std::string_view, std::string_view result) { return "=" + std::string(result); };
    std::ostringstream out;
    int rounds = 0;
    record::exportSpreadsheet(**reader, {}, words, {';', ',', true}, out, [&] { ++rounds; });
    QCOMPARE(rounds, 1);
    QVERIFY(out.str().starts_with("\xef\xbb\xbf")); // which QString leaves out
    const QStringList lines =
        QString::fromStdString(out.str()).split(QStringLiteral("\r\n"), Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 2);
    const QStringList fields = lines[1].split(QLatin1Char(';'));
    QCOMPARE(fields.size(), int(record::kSheetFields));
    const auto field = [&](record::SheetField which) { return fields[static_cast<int>(which)]; };
    using record::SheetField;
    QCOMPARE(field(SheetField::round), QStringLiteral("#1-1"));
    QCOMPARE(field(SheetField::game), QStringLiteral("poker"));
    QVERIFY(field(SheetField::result).startsWith(QStringLiteral("'="))); // no formula
    QCOMPARE(field(SheetField::void_round), QStringLiteral("não"));
    QCOMPARE(field(SheetField::revenue), QStringLiteral("-5,00"));
    QCOMPARE(field(SheetField::sales), QString());
    QCOMPARE(field(SheetField::player), QStringLiteral("ana"));
    QCOMPARE(field(SheetField::cards).split(QLatin1Char(' ')).size(), 5);
    QCOMPARE(field(SheetField::staked), QStringLiteral("15,00"));
    QCOMPARE(field(SheetField::returned), QStringLiteral("20,00"));
    QCOMPARE(field(SheetField::net), QStringLiteral("5,00"));
    QCOMPARE(field(SheetField::opened).size(), 19);
}

void RecordExportTest::onlyMatchingRoundsAreExported() {
    const RecordPlace place;
    recordFile(place);
    const auto reader = record::RecordReader::open(place.path());
    QVERIFY(reader);
    const auto exportedJson = [&](const record::RoundFilter& filter) {
        std::ostringstream out;
        record::exportRounds(**reader, filter, out, [] {});
        return Json::parse(out.str());
    };
    const Json all = exportedJson({});
    QCOMPARE(all.at("rounds").size(), std::size_t{1});
    QCOMPARE(all.at("tables").front().at("settings").at("minimum").get<int>(), 500);
    record::RoundFilter other;
    other.game = "roulette";
    QVERIFY(exportedJson(other).at("rounds").empty() && exportedJson(other).at("tables").empty());
    record::RoundFilter earlier;
    earlier.until = (*reader)->round({1, 1})->opened;
    QVERIFY(exportedJson(earlier).at("rounds").empty());
}

void RecordExportTest::sealedSeedIsNotPrinted() {
    const RecordPlace place;
    const auto writer = openWriter(place.path());
    RecordedTable<RecordedRoulette> table(*writer);
    for (int i = 0; i < 12; ++i) {
        table.step();
    }
    QVERIFY(!writer->close());
    const Printed printed = exported(place.path());
    const Json whole = Json::parse(printed.out);
    QVERIFY(whole["rounds"].back()["closed"].is_null());
    QVERIFY(whole["rounds"].back()["seed"].is_null());
    QVERIFY(printed.out.find(toHex(table.table().chance().seed())) == std::string::npos);
}

// While a player decides (P19b, P21), the export of the round shows no more than the player sees.
void RecordExportTest::whatLiesFaceDownIsNotPrinted() {
    const RecordPlace place;
    const auto writer = openWriter(place.path());
    RecordedTable<RecordedPoker> table(*writer);
    while (table.table().state().phase != poker::Phase::deciding) {
        QVERIFY(table.step());
    }
    QVERIFY(table.recorder().waitUntilSafe(std::chrono::seconds(60)));
    const Json running = Json::parse(exported(place.path()).out)["rounds"][0];
    QVERIFY(running["closed"].is_null());
    const auto countDeals = [](const Json& round, const char* to, bool shown) {
        return std::ranges::count_if(round["steps"], [&](const Json& step) {
            return step["event"] == "card_dealt" && step["to"] == to && step["card"].is_string() == shown;
        });
    };
    QCOMPARE(countDeals(running, "dealer", true), 1);
    QCOMPARE(countDeals(running, "dealer", false), 4);
    for (const Json& step : running["steps"]) {
        QVERIFY(step["event"] != "card_dealt" || step["card"].is_string() == step["face_up"].get<bool>());
    }
    const auto& cards = running["hand"]["dealer"]["cards"];
    QCOMPARE(cards.size(), 5U);
    QCOMPARE(std::ranges::count_if(cards, [](const Json& card) { return card.is_null(); }), 4);
    while (table.table().state().phase != poker::Phase::between) {
        QVERIFY(table.step());
    }
    QVERIFY(table.recorder().waitUntilSafe(std::chrono::seconds(60)));
    const Json closed = Json::parse(exported(place.path()).out)["rounds"][0];
    QCOMPARE(countDeals(closed, "dealer", true), 5);
    QVERIFY(std::ranges::none_of(closed["hand"]["dealer"]["cards"],
                                 [](const Json& card) { return card.is_null(); }));
}

void RecordExportTest::everyGameKeepsToTheSchema_data() { test::addGameRows(); }

// The schema describes every exported field, and its required fields are present.
void RecordExportTest::everyGameKeepsToTheSchema() {
    QFETCH(const QString, game);
    const RecordPlace place;
    withRecorded(game, [&](auto live) { recordRounds<decltype(live)>(place.path(), 2); });
    QFile file(QStringLiteral(MESAVIVA_SOURCE_DIR "/assets/schema/mesaviva.rounds.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const Json schema = Json::parse(file.readAll().toStdString());
    const Json whole = Json::parse(exported(place.path()).out);
    const auto keeps = [](const Json& thing, const Json& described, bool closed) {
        for (const Json& name : described["required"]) {
            if (!thing.contains(name.get<std::string>())) {
                return false;
            }
        }
        return !closed || std::ranges::all_of(thing.items(), [&](const auto& item) {
            return described["properties"].contains(item.key());
        });
    };
    QVERIFY(keeps(whole, schema, true));
    const Json& round = schema["$defs"]["round"];
    for (const Json& one : whole["rounds"]) {
        QVERIFY(keeps(one, round, true));
        QCOMPARE(one.contains("hand"), game == QLatin1String("poker"));
        if (one.contains("hand")) {
            const Json& described = round["properties"]["hand"];
            const Json& parts = described["properties"];
            QVERIFY(keeps(one["hand"], described, true));
            for (const Json& player : one["hand"]["players"]) {
                QVERIFY(keeps(player, parts["players"]["items"], true));
            }
            for (const Json& street : one["hand"]["rounds"]) {
                QVERIFY(keeps(street, parts["rounds"]["items"], true));
                const Json& action = parts["rounds"]["items"]["properties"]["actions"]["items"];
                for (const Json& act : street["actions"]) {
                    QVERIFY(keeps(act, action, true));
                    const Json& known = action["properties"]["action"]["enum"];
                    QVERIFY(std::ranges::count(known, act["action"]) == 1);
                }
            }
            for (const Json& pot : one["hand"]["pots"]) {
                QVERIFY(keeps(pot, parts["pots"]["items"], true));
            }
            QVERIFY(keeps(one["hand"]["dealer"], parts["dealer"], true));
        }
        for (const Json& seat : one["seats"]) {
            QVERIFY(keeps(seat, round["properties"]["seats"]["items"], true));
        }
        for (const Json& result : one["results"]) {
            QVERIFY(keeps(result, round["properties"]["results"]["items"], false));
        }
        for (const Json& step : one["steps"]) {
            QVERIFY(keeps(step, round["properties"]["steps"]["items"], false));
        }
    }
    for (const Json& table : whole["tables"]) {
        QVERIFY(keeps(table, schema["$defs"]["table"], true));
    }
}

void RecordExportTest::momentsAreWrittenInUniversalTime() {
    // RFC 3339's own figures: 2000-02-29 was day 11,016.
    QCOMPARE(record::isoText(record::WallTime(std::chrono::milliseconds(0))),
             std::string("1970-01-01T00:00:00.000Z"));
    QCOMPARE(record::isoText(
                 record::WallTime(std::chrono::hours(24 * 11'016) + std::chrono::milliseconds(45'296'789))),
             std::string("2000-02-29T12:34:56.789Z"));
}

// What a spreadsheet would take for a formula.
void RecordExportTest::fieldsAreNoFormulas_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("field");
    const auto row = [](const char* text, const char* field) {
        QTest::newRow(field) << QByteArray(text) << QByteArray(field);
    };
    row("ana", "ana");
    row("ana, rui", "\"ana, rui\"");
    row("=1+1", "'=1+1");
    row("=HYPERLINK(\"x\",\"y\")", "\"'=HYPERLINK(\"\"x\"\",\"\"y\"\")\"");
    row("+351", "+351");
    row("+cmd", "'+cmd");
    row("-500", "-500");
    row("-5.25", "-5.25");
    row("-5.", "'-5.");
    row("-1-1", "'-1-1");
    row("-", "'-");
    row("@SUM(A1)", "'@SUM(A1)");
    row("\tx", "'\tx");
    row("\rx", "\"'\rx\"");
    row("", "");
}

void RecordExportTest::fieldsAreNoFormulas() {
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, field);
    QCOMPARE(QByteArray::fromStdString(record::csvField(text.toStdString())), field);
}

void RecordExportTest::exitStatusSaysWhatWasFound() {
    const RecordPlace place;
    recordRounds<RecordedPoker>(place.path(), 2);
    const auto status = [&] {
        std::ostringstream out;
        std::ostringstream err;
        return app::verifyCommand(place.path(), out, err);
    };
    QCOMPARE(status(), 0);
    place.doctor("UPDATE events SET wall = 0 WHERE seq = 3");
    QCOMPARE(status(), 1);
    place.put("no record");
    QCOMPARE(status(), 2);
}

#include "program/test_list.h"

MESAVIVA_TEST(RecordExportTest)
#include "tst_record_export.moc"
