// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse the newer standard headers
#include "app/cli/sentences/file_error_sentences.h"
#include "engine/scenario/game_scenarios.h"
#include "engine/training/lessons/chance_fork.h"
#include "engine/training/lessons/event_run.h"
#include "engine/training/lessons/lesson_document.h"
#include "engine/training/lessons/step_forms.h"
#include "engine/training/lessons/write_lesson.h"
#endif

#include "program/test_list.h"

#include <QDir>
#include <QFile>
#include <QObject>
#include <QTest>

#include <algorithm>
#include <random>

using namespace mesaviva;
using namespace mesaviva::lessons;

namespace {

using scenario::Json;
using Place = LessonDocument::Place;

const QString kLessonFolder = QStringLiteral(MESAVIVA_SOURCE_DIR "/assets/lessons");

std::string lessonText(const QString& name) {
    QFile file(kLessonFolder + u'/' + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

void eachShipped() {
    QTest::addColumn<QString>("file");
    for (const QString& file : QDir(kLessonFolder).entryList({QStringLiteral("*.json")}, QDir::Files)) {
        QTest::newRow(qPrintable(file)) << file;
    }
}

LessonDocument documentOf(const QString& file) {
    auto opened = LessonDocument::open(lessonText(file));
    return opened ? std::move(*opened) : LessonDocument(newLesson("poker", "pt-803-2015"));
}

std::string refusalOf(const LessonDocument::Refusal& refusal) {
    return refusal ? app::englishText(*refusal) : std::string();
}

// Removes the fields that depend on where the chance came from.
Json withoutOrigin(Json event) {
    for (const char* const field : {"origin", "scripted", "given", "set_aside"}) {
        event.erase(field);
    }
    return event;
}

} // namespace

/// Writing lessons: their files, their edits, lessons made from a run, and results with other chance.
class LessonDocumentTest : public QObject {
    Q_OBJECT

private slots:
    void whatIsWrittenReadsAsTheSame_data() { eachShipped(); }
    void whatIsWrittenReadsAsTheSame();
    void everyEditIsDoneAndUndone_data();
    void everyEditIsDoneAndUndone();
    void theImpossibleIsRefusedWithItsReason_data();
    void theImpossibleIsRefusedWithItsReason();
    void whatIsBrokenCanBeRemediedInTwoEdits();
    void aPlayerIsRenamedEverywhere();
    void nonsenseSaysWhyAndIsUndone_data() { eachShipped(); }
    void nonsenseSaysWhyAndIsUndone();
    void whatHasNotTheFormOfALessonIsRefused_data();
    void whatHasNotTheFormOfALessonIsRefused();
    void tablesOfferWhatTheRulesLeaveToTheHouse_data();
    void tablesOfferWhatTheRulesLeaveToTheHouse();
    void anEmptyTableIsReadyForEachGame_data();
    void anEmptyTableIsReadyForEachGame();
    void bingoRoundsAsTheHouseSays();
    void formsHaveAllActionsOfTheReaders_data();
    void formsHaveAllActionsOfTheReaders();
    void whatIsExpectedByAClickIsMet_data() { eachShipped(); }
    void whatIsExpectedByAClickIsMet();
    void aNoteFindsItsEventAgain_data() { eachShipped(); }
    void aNoteFindsItsEventAgain();
    void aRunEndsAtItsBounds();
    void aCrowdHasItsBound();
    void theSameLuckGivesTheSameRound_data() { eachShipped(); }
    void theSameLuckGivesTheSameRound();
    void otherLuckGivesAnotherResult();
    void aCardChangesPlacesWithItself();
    void luckThatIsNoneIsRefused();
};

void LessonDocumentTest::whatIsWrittenReadsAsTheSame() {
    QFETCH(QString, file);
    const auto parsed = scenario::parseStrictly(lessonText(file));
    QVERIFY(parsed);
    const std::string text = write(*parsed);
    const auto again = scenario::parseStrictly(text);
    QVERIFY(again);
    QVERIFY(*again == *parsed); // order of fields included
    QCOMPARE(write(*again), text);
    QVERIFY(lessons::read(text));
    std::size_t widest = 0;
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t end = text.find('\n', from);
        if (text.substr(from, end - from).find("\": \"") ==
            std::string::npos) { // texts may have any length at all
            widest = std::max(widest, end - from);
        }
        from = end + 1;
    }
    QVERIFY(widest <= 112);
}

void LessonDocumentTest::everyEditIsDoneAndUndone_data() {
    QTest::addColumn<int>("edit");
    QTest::newRow("set") << 0;
    QTest::newRow("set a new field") << 1;
    QTest::newRow("erase") << 2;
    QTest::newRow("insert") << 3;
    QTest::newRow("duplicate") << 4;
    QTest::newRow("move") << 5;
    QTest::newRow("right answer") << 6;
    QTest::newRow("rename") << 7;
    QTest::newRow("insert into no list yet") << 8;
}

void LessonDocumentTest::everyEditIsDoneAndUndone() {
    QFETCH(int, edit);
    LessonDocument document = documentOf(QStringLiteral("poker_02_royal_flush_unqualified.json"));
    const Json before = document.json();
    const Place steps("/scenario/steps");
    LessonDocument::Refusal refusal;
    bool done = false;
    switch (edit) {
    case 0:
        refusal = document.set(Place("/title/en"), "Another name");
        done = document.json().at("title").at("en") == "Another name";
        break;
    case 1:
        refusal = document.set(Place("/scenario/table/seats"), 5);
        done = document.json().at("scenario").at("table").at("seats") == 5;
        break;
    case 2:
        refusal = document.erase(Place("/notes/0/odds"));
        done = !document.json().at("notes")[0].contains("odds");
        break;
    case 3:
        refusal = document.insert(steps, 1, newStep(document.json().at("scenario"), "fold"));
        done = document.json().at("scenario").at("steps")[1].at("do") == "fold";
        break;
    case 4:
        refusal = document.duplicate(steps, 0);
        done = document.json().at("scenario").at("steps")[1] == before.at("scenario").at("steps")[0];
        break;
    case 5:
        refusal = document.move(steps, 0, 1);
        done = document.json().at("scenario").at("steps")[1] == before.at("scenario").at("steps")[0];
        break;
    case 6:
        refusal = document.setRight(2, 0);
        done = document.json().at("notes")[2].at("question").at("choices")[0].at("right") == true &&
               !document.problem();
        break;
    case 7:
        refusal = document.rename("ana", "eva");
        done = document.json().at("scenario").at("players")[0].at("id") == "eva" && !document.problem();
        break;
    default:
        refusal = document.erase(Place("/scenario/outcome/cards"));
        document.undo();
        refusal = document.insert(Place("/scenario/outcome/pockets"), 0, "17");
        done = refusal.has_value(); // poker has none: the reader refuses it
        refusal.reset();
    }
    QCOMPARE(refusalOf(refusal), std::string());
    QVERIFY(done);
    if (edit == 8) {
        QVERIFY(document.json() == before);
        return;
    }
    const Json after = document.json();
    QVERIFY(document.canUndo() && !document.canRedo());
    document.undo();
    QVERIFY(document.json() == before);
    QVERIFY(!document.canUndo() && document.canRedo());
    document.redo();
    QVERIFY(document.json() == after);
}

void LessonDocumentTest::theImpossibleIsRefusedWithItsReason_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("reason");
    const QString poker = QStringLiteral("poker_02_royal_flush_unqualified.json");
    const QString roulette = QStringLiteral("roulette_04_parol.json");
    const QString bingo = QStringLiteral("bingo_02_shared_line.json");
    const auto row = [](const char* tag, const QString& file, const char* place, const char* value,
                        const char* reason) {
        QTest::newRow(tag) << file << QString::fromLatin1(place) << QString::fromLatin1(value)
                           << QString::fromLatin1(reason);
    };
    row("P6b: a card twice", poker, "/scenario/outcome/cards/0", "\"As\"",
        "scenario.outcome.cards[1]: \"As\" is in the deck only once (P6b)");
    row("P6b: no card", poker, "/scenario/outcome/cards/0", "\"1s\"", "(P6b)");
    row("P6a: no such seat", poker, "/scenario/players/0/seat", "9", "scenario.players[0].seat");
    row("P18: maximum", poker, "/scenario/table/maximum", "1000000", "(P18)");
    row("no amount", poker, "/scenario/steps/0/amount", "-1", "scenario.steps[0].amount");
    row("nobody", poker, "/scenario/steps/0/player", "\"rui\"", "no player is called \"rui\"");
    row("no action", poker, "/scenario/steps/0/do", "\"spin\"", "poker has no \"spin\"");
    row("R2: a number that the wheel lacks", roulette, "/scenario/outcome/pockets/0", "\"37\"",
        "the wheel has no \"37\"");
    row("37 numbers", roulette, "/scenario/outcome/pockets/0", "\"00\"", "the wheel has no \"00\"");
    row("B22: a ball twice", bingo, "/scenario/outcome/balls/1", "1", "drawn already");
    row("a ball that is none", bingo, "/scenario/outcome/balls/0", "91", "scenario.outcome.balls[0]");
}

void LessonDocumentTest::theImpossibleIsRefusedWithItsReason() {
    QFETCH(QString, file);
    QFETCH(QString, place);
    QFETCH(QString, value);
    QFETCH(QString, reason);
    LessonDocument document = documentOf(file);
    QVERIFY(!document.problem());
    if (file.startsWith(u"bingo")) { // a number occurs once, whatever the first ball is
        QCOMPARE(refusalOf(document.set(Place("/scenario/outcome/balls"), Json::array({1, 2}))),
                 std::string());
    }
    const Json before = document.json();
    const auto refusal = document.set(Place(place.toStdString()), Json::parse(value.toStdString()));
    QVERIFY(refusal);
    QVERIFY2(QString::fromStdString(refusalOf(refusal)).contains(reason), refusalOf(refusal).c_str());
    QVERIFY(document.json() == before);
}

void LessonDocumentTest::whatIsBrokenCanBeRemediedInTwoEdits() {
    LessonDocument document = documentOf(QStringLiteral("poker_02_royal_flush_unqualified.json"));
    QVERIFY(!document.erase(Place("/scenario/players/0"))); // its steps then name a missing player
    QVERIFY(document.problem());
    QVERIFY2(app::englishText(*document.problem()).find("no player is called \"ana\"") != std::string::npos,
             app::englishText(*document.problem()).c_str());
    QVERIFY(!document.insert(Place("/scenario/players"), 0,
                             Json{{"id", "ana"}, {"seat", 2}, {"wallet", 100000}}));
    QVERIFY(!document.problem());
}

void LessonDocumentTest::aPlayerIsRenamedEverywhere() {
    for (const char* const file : {"poker_17_seven_seats.json", "bingo_02_shared_line.json"}) {
        LessonDocument document = documentOf(QString::fromLatin1(file));
        const std::string first = document.json().at("scenario").at("players")[0].at("id").get<std::string>();
        QCOMPARE(refusalOf(document.rename(first, "zulmira")), std::string());
        const auto lesson = lessons::read(document.text());
        QVERIFY2(lesson, lesson ? "" : app::englishText(lesson.error()).c_str());
        const EventRun run = runEvents(lesson->scenario);
        QVERIFY2(run.met, run.complaints.empty() ? "" : app::englishText(run.complaints.front()).c_str());
        const std::string second =
            document.json().at("scenario").at("players")[1].at("id").get<std::string>();
        QVERIFY(document.rename("zulmira", second)); // this name is taken
    }
}

void LessonDocumentTest::nonsenseSaysWhyAndIsUndone() {
    QFETCH(QString, file);
    LessonDocument document = documentOf(file);
    const Json before = document.json();
    const Json flat = before.flatten();
    std::vector<std::string> places;
    for (const auto& item : flat.items()) {
        places.push_back(item.key());
    }
    const std::vector<Json> values{nullptr,
                                   true,
                                   -1,
                                   1e300,
                                   0,
                                   "",
                                   "zzz",
                                   Json::array(),
                                   Json::object(),
                                   Json::array({1, Json::array()}),
                                   99999999999999LL,
                                   "\xff"};
    std::mt19937 dice(static_cast<std::mt19937::result_type>(qHash(file, 7))); // NOLINT(cert-msc51-cpp)
    const auto below = [&](std::size_t bound) { return dice() % bound; };
    int edits = 0;
    for (int i = 0; i < 120; ++i) {
        Place place(places[below(places.size())]);
        if (below(4) == 0) {
            place = place.parent_pointer();
        }
        const std::uint64_t version = document.version();
        LessonDocument::Refusal refusal;
        switch (below(5)) {
        case 0: refusal = document.erase(place); break;
        case 1: refusal = document.insert(place, below(3), values[below(values.size())]); break;
        case 2: refusal = document.move(place, below(4), below(4)); break;
        default: refusal = document.set(place, values[below(values.size())]); break;
        }
        QVERIFY(!refusal || !refusalOf(refusal).empty());
        QVERIFY(!refusal || document.version() == version);
        edits += document.version() != version ? 1 : 0;
        if (i % 10 == 0) {
            if (const auto problem = document.problem()) {
                QVERIFY(!app::englishText(*problem).empty());
            }
            if (const auto scenario = document.scenario()) {
                static_cast<void>(runEvents(*scenario, {.events = 500}));
            }
        }
    }
    while (document.canUndo()) {
        document.undo();
    }
    QVERIFY(edits > 0);
    QVERIFY(document.json() == before);
}

void LessonDocumentTest::whatHasNotTheFormOfALessonIsRefused_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("why");
    const auto row = [](const char* tag, const QString& text, const char* why) {
        QTest::newRow(tag) << text << QString::fromLatin1(why);
    };
    row("nothing", QString(), "line 1");
    row("no JSON", QStringLiteral("{\"format\": "), "line 1");
    row("a list", QStringLiteral("[]"), "not an object");
    row("another format", QStringLiteral("{\"format\": \"mesaviva.scenario/1\"}"), "mesaviva.lesson/1");
    row("no scenario", QStringLiteral("{\"format\": \"mesaviva.lesson/1\"}"), "scenario: missing");
    const QString frame = QStringLiteral("{\"format\": \"mesaviva.lesson/1\", %1, \"scenario\": {%2}}");
    row("notes no list", frame.arg(QStringLiteral("\"notes\": 3"), QString()), "notes: not a list");
    row("a note no object", frame.arg(QStringLiteral("\"notes\": [3]"), QString()),
        "notes[0]: not an object");
    row("a title no texts", frame.arg(QStringLiteral("\"title\": {\"pt\": 3}"), QString()), "title.pt");
    row("steps no list", frame.arg(QStringLiteral("\"level\": 1"), QStringLiteral("\"steps\": {}")),
        "scenario.steps: not a list");
    row("too large", QString(1'000'001, u' '), "more than 1000000 bytes");
    row("nested beyond use", QString(40, u'[') + QString(40, u']'), "deep");
}

void LessonDocumentTest::whatHasNotTheFormOfALessonIsRefused() {
    QFETCH(QString, text);
    QFETCH(QString, why);
    const auto opened = LessonDocument::open(text.toStdString());
    QVERIFY(!opened);
    QVERIFY2(QString::fromStdString(app::englishText(opened.error())).contains(why),
             app::englishText(opened.error()).c_str());
}

void LessonDocumentTest::tablesOfferWhatTheRulesLeaveToTheHouse_data() {
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QStringList>("offered");
    QTest::addColumn<QStringList>("notOffered");
    QTest::newRow("O4, O6a, O12, O14 online")
        << "pt-804-2015" << QStringList{"individual",     "pockets",         "double_dozen",
                                        "player_maximum", "series_shortcut", "minimum"}
        << QStringList{"closing", "order", "chips", "maximum", "double_layout", "series_maximum"};
    QTest::newRow("R1, R2a, R15a, R20, R34c in casinos")
        << "pt-894-2002" << QStringList{"closing", "order", "chips", "double_layout", "series_maximum"}
        << QStringList{"individual", "pockets", "double_dozen", "player_maximum", "maximum"};
    QTest::newRow("M3.2.1, M3.2.2, M9 in Macau")
        << "mo-60-2004" << QStringList{"closing", "order", "maximum"}
        << QStringList{"individual", "pockets", "chips", "double_column", "series_shortcut"};
}

void LessonDocumentTest::tablesOfferWhatTheRulesLeaveToTheHouse() {
    QFETCH(QString, rules);
    QFETCH(QStringList, offered);
    QFETCH(QStringList, notOffered);
    QStringList names;
    for (const FormField& field : tableForm("roulette", rules.toStdString())) {
        names.append(QString::fromUtf8(field.name.data(), static_cast<qsizetype>(field.name.size())));
    }
    for (const QString& name : offered) {
        QVERIFY2(names.contains(name), qPrintable(name));
    }
    for (const QString& name : notOffered) {
        QVERIFY2(!names.contains(name), qPrintable(name));
    }
}

void LessonDocumentTest::anEmptyTableIsReadyForEachGame_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("rules");
    for (const scenario::GameScenarios* game : scenario::allScenarios()) {
        for (const std::string_view rules : game->rules) {
            QTest::addRow("%s", std::string(rules).c_str()) << QString::fromStdString(std::string(game->key))
                                                            << QString::fromStdString(std::string(rules));
        }
    }
}

void LessonDocumentTest::anEmptyTableIsReadyForEachGame() {
    QFETCH(QString, game);
    QFETCH(QString, rules);
    LessonDocument document(newLesson(game.toStdString(), rules.toStdString()));
    QVERIFY(LessonDocument::open(document.text()));
    const auto scenario = document.scenario();
    QVERIFY2(scenario, scenario ? "" : app::englishText(scenario.error()).c_str());
    QVERIFY(!runEvents(*scenario).tooMuch);
    QVERIFY(document.problem()); // its texts are still empty
    for (const FormField& field : tableForm(game.toStdString(), rules.toStdString())) {
        QVERIFY(!field.name.empty());
    }
    for (const FormField& field : playerForm(game.toStdString())) {
        const Json& player = document.json().at("scenario").at("players")[0];
        QVERIFY(field.optional || player.contains(std::string(field.name)));
    }
}

// I-B31: the form offers exactly the values that the reader knows.
void LessonDocumentTest::bingoRoundsAsTheHouseSays() {
    const std::vector<FormField> form = tableForm("bingo", "pt-425a-2015");
    const auto rounding = std::ranges::find(form, std::string_view("rounding"), &FormField::name);
    QVERIFY(rounding != form.end());
    QVERIFY(rounding->optional);
    QCOMPARE(rounding->words.size(), 2U);
    Json lesson = newLesson("bingo", "pt-425a-2015");
    for (const std::string_view word : rounding->words) {
        lesson["scenario"]["table"]["rounding"] = std::string(word);
        const auto scenario = LessonDocument(lesson).scenario();
        QVERIFY2(scenario, scenario ? "" : app::englishText(scenario.error()).c_str());
    }
    lesson["scenario"]["table"]["rounding"] = "nearest";
    QVERIFY(!LessonDocument(lesson).scenario());
}

void LessonDocumentTest::formsHaveAllActionsOfTheReaders_data() {
    QTest::addColumn<QString>("game");
    for (const scenario::GameScenarios* game : scenario::allScenarios()) {
        QTest::addRow("%s", std::string(game->key).c_str()) << QString::fromStdString(std::string(game->key));
    }
}

void LessonDocumentTest::formsHaveAllActionsOfTheReaders() {
    QFETCH(QString, game);
    const std::string key = game.toStdString();
    const LessonDocument empty(newLesson(key, scenario::scenariosOf(key)->rules.front()));
    const Json& table = empty.json().at("scenario");
    // The reader lists all values that it accepts when it refuses one.
    LessonDocument document = empty;
    Json unknown = newStep(table, "leave");
    unknown["do"] = "sing";
    const auto refusal = document.insert(Place("/scenario/steps"), 0, unknown);
    QVERIFY(refusal);
    const QString known = QString::fromStdString(refusal->arguments.back());
    for (const QString& action : known.split(QStringLiteral(", "))) {
        const auto actions = actionsOf(key);
        QVERIFY2(std::ranges::find(actions, action.toStdString(), &lessons::Action::name) != actions.end(),
                 qPrintable(action));
    }
    QCOMPARE(static_cast<qsizetype>(actionsOf(key).size()), known.split(QStringLiteral(", ")).size());
    for (const Action& action : actionsOf(key)) {
        if (!action.offered) {
            continue;
        }
        LessonDocument with = empty;
        const Json step = newStep(table, action.name);
        QCOMPARE(refusalOf(with.insert(Place("/scenario/steps"), 0, step)), std::string());
        const auto scenario = with.scenario();
        QVERIFY2(scenario, scenario ? "" : app::englishText(scenario.error()).c_str());
        QVERIFY(!runEvents(*scenario).tooMuch);
        if (action.name == "fault") {
            const auto kind = std::ranges::find(action.fields, "kind", &FormField::name);
            QVERIFY(kind != action.fields.end());
            for (const std::string_view fault : kind->words) {
                LessonDocument faulty = with;
                Json one = step;
                one["kind"] = fault;
                if (fault.starts_with("player_")) {
                    one["player"] = table.at("players")[0].at("id");
                }
                QCOMPARE(refusalOf(faulty.set(Place("/scenario/steps/0"), one)), std::string());
                QVERIFY(faulty.scenario());
            }
            // The reader lists all that it knows when it refuses another.
            LessonDocument faulty = with;
            Json other = step;
            other["kind"] = "sneeze";
            const auto refused = faulty.set(Place("/scenario/steps/0"), other);
            QVERIFY(refused);
            const QString kinds = QString::fromStdString(refused->arguments.back());
            const std::vector<std::string_view> words(kind->words.begin(), kind->words.end());
            for (const QString& one : kinds.split(QStringLiteral(", "))) {
                QVERIFY2(std::ranges::find(words, one.toStdString()) != words.end(), qPrintable(one));
            }
            QCOMPARE(static_cast<qsizetype>(words.size()), kinds.split(QStringLiteral(", ")).size());
        }
        for (const FormField& field : action.fields) {
            if (field.name != "chance") {
                continue;
            }
            for (const std::string_view chance : field.words) {
                QCOMPARE(refusalOf(with.set(Place("/scenario/steps/0"), withChance(step, chance))),
                         std::string());
            }
        }
        for (const Action& other : actionsOf(key)) {
            QCOMPARE(withAction(table, step, other.name).value("at", 0), 1);
        }
        const Json later = withTiming(step, nullptr, "betting_opened");
        QVERIFY(!later.contains("at"));
        QCOMPARE(later.value("when", std::string()), std::string("betting_opened"));
        QVERIFY(withTiming(later, 1, nullptr) == step);
    }
}

void LessonDocumentTest::whatIsExpectedByAClickIsMet() {
    QFETCH(QString, file);
    LessonDocument document = documentOf(file);
    const auto first = document.scenario();
    QVERIFY(first);
    Json expect = Json::array();
    for (const Json& event : runEvents(*first).events) {
        expect.push_back(expectationOf(event));
    }
    QVERIFY(!expect.empty());
    QCOMPARE(refusalOf(document.set(Place("/scenario/expect"), expect)), std::string());
    const auto again = document.scenario();
    QVERIFY2(again, again ? "" : app::englishText(again.error()).c_str());
    const EventRun run = runEvents(*again);
    QVERIFY2(run.met, run.complaints.empty() ? "" : app::englishText(run.complaints.front()).c_str());
}

void LessonDocumentTest::aNoteFindsItsEventAgain() {
    QFETCH(QString, file);
    const auto lesson = lessons::read(lessonText(file));
    QVERIFY(lesson);
    const EventRun run = runEvents(lesson->scenario);
    std::optional<std::size_t> after;
    int found = 0;
    for (std::size_t i = 0; i < run.events.size(); i += 3) {
        const auto moment = momentOf(run.events, after, i);
        QCOMPARE(moment.has_value(), run.events[i].at("round").get<int>() > 0);
        if (!moment) {
            continue;
        }
        std::size_t first = after ? *after + 1 : 0;
        while (!hasAll(run.events[first], *moment) || run.events[first].at("round").get<int>() == 0) {
            ++first;
        }
        QCOMPARE(first, i);
        ++found;
        if (i % 7 == 0) {
            after = i;
        }
    }
    QVERIFY(found > 3);
    QVERIFY(!momentOf(run.events, run.events.size() - 1, 3));
    QVERIFY(!momentOf(run.events, std::nullopt, run.events.size()));
}

void LessonDocumentTest::aRunEndsAtItsBounds() {
    LessonDocument document(newLesson("poker", "pt-803-2015"));
    QVERIFY(!document.set(Place("/scenario/rounds"), 1'000'000));
    const auto scenario = document.scenario();
    QVERIFY(scenario);
    const EventRun run = runEvents(*scenario);
    QVERIFY(run.tooMuch && !run.met);
    QCOMPARE(run.events.size(), RunBounds().events);
    QVERIFY(runEvents(*scenario, {.events = 1000, .bytes = 500}).tooMuch);
}

void LessonDocumentTest::aCrowdHasItsBound() {
    LessonDocument document(newLesson("bingo", "pt-425a-2015"));
    QVERIFY(!document.set(Place("/scenario/table/crowd"), Json{{"players", 50'000}, {"cards", 24}}));
    const auto scenario = document.scenario();
    QVERIFY(!scenario);
    QCOMPARE(scenario.error().path, std::string("scenario.table.crowd"));
}

void LessonDocumentTest::theSameLuckGivesTheSameRound() {
    QFETCH(QString, file);
    const auto lesson = lessons::read(lessonText(file));
    QVERIFY(lesson);
    const EventRun run = runEvents(lesson->scenario);
    const auto points = chancePoints(lesson->scenario, run);
    if (points.empty()) {
        QVERIFY(resultsOf(lesson->scenario, run).size() == lesson->scenario.players.size());
        return;
    }
    const std::size_t middle = points.size() / 2;
    const auto fork = forkAt(lesson->scenario, middle, points[middle].value);
    QVERIFY2(fork, fork ? "" : app::englishText(fork.error()).c_str());
    QCOMPARE(fork->position, points[middle].position);
    QVERIFY(fork->before == fork->after);
    const EventRun again = runEvents(fork->scenario);
    QCOMPARE(again.events.size(), run.events.size());
    for (std::size_t i = 0; i < run.events.size(); ++i) {
        if (run.events[i].at("event") != "round_closed") {
            QVERIFY2(withoutOrigin(again.events[i]) == withoutOrigin(run.events[i]),
                     again.events[i].dump().c_str());
        }
    }
}

void LessonDocumentTest::otherLuckGivesAnotherResult() {
    // Straight up on 17 with 1.00 pays 35 to 1 (O13), and loses when 18 is drawn.
    LessonDocument document(newLesson("roulette", "pt-804-2015"));
    const Json step = newStep(document.json().at("scenario"), "stake");
    QVERIFY(!document.insert(Place("/scenario/steps"), 0, step));
    QVERIFY(!document.insert(Place("/scenario/outcome/pockets"), 0, "17"));
    const auto scenario = document.scenario();
    QVERIFY(scenario);
    const auto fork = forkAt(*scenario, 0, "18");
    QVERIFY2(fork, fork ? "" : app::englishText(fork.error()).c_str());
    QCOMPARE(fork->before.front().net(), Money{3500});
    QCOMPARE(fork->after.front().net(), Money{-100});
    const auto back = forkAt(fork->scenario, 0, "17");
    QVERIFY(back);
    QVERIFY(back->after == fork->before);
}

void LessonDocumentTest::aCardChangesPlacesWithItself() {
    const auto lesson = lessons::read(lessonText(QStringLiteral("poker_02_royal_flush_unqualified.json")));
    QVERIFY(lesson);
    const auto points = chancePoints(lesson->scenario, runEvents(lesson->scenario));
    QCOMPARE(points.size(), std::size_t{11});
    // The dealer's first card is the king of diamonds, Ana's the ace of spades: they are swapped.
    const auto fork = forkAt(lesson->scenario, 2, "As");
    QVERIFY(fork);
    const auto other = chancePoints(fork->scenario, runEvents(fork->scenario));
    QCOMPARE(other[2].value, std::string("As"));
    QCOMPARE(other[1].value, std::string("Kd"));
    // Another king makes a pair: the dealer qualifies (P25), and the royal flush is paid 100 to 1 (P12a).
    const auto pair = forkAt(lesson->scenario, 4, "Kh");
    QVERIFY(pair);
    QCOMPARE(pair->before.front().net(), Money{500});
    QCOMPARE(pair->after.front().net(), Money{500 + 100'000});
}

void LessonDocumentTest::luckThatIsNoneIsRefused() {
    const auto lesson = lessons::read(lessonText(QStringLiteral("roulette_04_parol.json")));
    QVERIFY(lesson);
    QVERIFY(!forkAt(lesson->scenario, 0, "37"));
    QVERIFY(!forkAt(lesson->scenario, 0, "00")); // 37 numbers
    QVERIFY(!forkAt(lesson->scenario, 999, "17"));
    QVERIFY(!forkAt(lesson->scenario, 0, "As"));
}

MESAVIVA_TEST(LessonDocumentTest)

#include "tst_lesson_document.moc"
