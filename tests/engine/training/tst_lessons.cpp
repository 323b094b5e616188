// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse the newer standard headers
#include "app/cli/sentences/file_error_sentences.h"
#include "engine/scenario/strict_json.h"
#include "engine/training/lessons/other_way.h"
#include "engine/training/lessons/play_lesson.h"
#endif

#include "program/test_list.h"

#include <QDir>
#include <QFile>
#include <QMap>
#include <QObject>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

using namespace mesaviva;
using namespace mesaviva::lessons;

namespace {

using scenario::Json;

const QString kFolder = QStringLiteral(MESAVIVA_SOURCE_DIR "/assets/lessons");

QByteArray textOf(const QString& name) {
    QFile file(kFolder + u'/' + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList allLessons() {
    return QDir(kFolder).entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name);
}

void eachLesson() {
    QTest::addColumn<QString>("file");
    for (const QString& file : allLessons()) {
        QTest::newRow(qPrintable(file)) << file;
    }
}

// And those of earlier releases, which are read for ever.
void eachLessonEver() {
    eachLesson();
    const QDir releases(QStringLiteral(MESAVIVA_SOURCE_DIR "/tests/releases"));
    for (const QString& release : releases.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
        QTest::newRow(qPrintable(release))
            << QDir(kFolder).relativeFilePath(releases.filePath(release + QLatin1String("/lesson.json")));
    }
}

// The smallest valid lesson, with a complete note.
Json smallLesson() {
    const Json both{{"pt", "sim"}, {"en", "yes"}};
    const Json card{{"minimum", 500}, {"maximum", 12500}};
    Json lesson;
    lesson["format"] = "mesaviva.lesson/1";
    lesson["title"] = both;
    lesson["aim"] = both;
    lesson["level"] = 1;
    lesson["notes"] = Json::array();
    Json note{{"at", {{"event", "decision_opened"}}}, {"text", both}, {"odds", "ana"}};
    note["question"] = Json{{"text", both},
                            {"choices", Json::array({Json{{"text", both}, {"right", true}, {"why", both}},
                                                     Json{{"text", both}, {"why", both}}})}};
    lesson["notes"].push_back(note);
    Json scenario{
        {"format", "mesaviva.scenario/1"}, {"title", both}, {"game", "poker"}, {"rules", "pt-803-2015"}};
    scenario["table"] = card;
    scenario["players"] = Json::array({Json{{"id", "ana"}, {"seat", 1}, {"wallet", 100000}}});
    scenario["steps"] = Json::array({Json{{"at", 1}, {"player", "ana"}, {"do", "ante"}, {"amount", 500}}});
    scenario["expect"] = Json::array({Json{{"event", "settled"}, {"player", "ana"}, {"net", -500}}});
    lesson["scenario"] = scenario;
    return lesson;
}

} // namespace

/// The shipped lessons, and what makes a lesson invalid.
class LessonsTest : public QObject {
    Q_OBJECT

private slots:
    void everyGameThatIsTaughtHasLessonsOfEveryLevel();
    void everyLessonPlaysToItsEnd_data() { eachLessonEver(); }
    void everyLessonPlaysToItsEnd();
    void everyLessonSpeaksBothLanguages_data() { eachLesson(); }
    void everyLessonSpeaksBothLanguages();
    void everyLessonNamesRulesOfTheRegister_data() { eachLesson(); }
    void everyLessonNamesRulesOfTheRegister();
    void everyLessonGoesTheSameWayEachTime_data() { eachLesson(); }
    void everyLessonGoesTheSameWayEachTime();
    void oddsAreThoseOfTheDecision();
    void everyDecisionHasAnotherWay_data() { eachLesson(); }
    void everyDecisionHasAnotherWay();
    void theOtherWayDiffersInTheDecisionAlone_data();
    void theOtherWayDiffersInTheDecisionAlone();
    void theSmallestLessonIsRead();
    void oneLanguageIsEnough();
    void noQuestionShowsItsAnswer_data() { eachLesson(); }
    void noQuestionShowsItsAnswer();
    void whatIsNoLessonIsRefused_data();
    void whatIsNoLessonIsRefused();
    void whatIsTooLongIsRefused();
    void whatNeverComesIsReported_data();
    void whatNeverComesIsReported();
};

void LessonsTest::everyGameThatIsTaughtHasLessonsOfEveryLevel() {
    QMap<QString, int> found;
    QSet<QString> games;
    for (const QString& file : allLessons()) {
        const auto lesson = read(textOf(file).toStdString());
        QVERIFY2(lesson, qPrintable(file));
        const std::string game(lesson->scenario.game());
        games.insert(QString::fromStdString(game));
        ++found[QStringLiteral("%1 %2").arg(QString::fromStdString(game)).arg(lesson->level)];
    }
    for (const QString& game : std::as_const(games)) {
        for (int level = 1; level <= kLessonLevels; ++level) {
            QVERIFY2(found.value(QStringLiteral("%1 %2").arg(game).arg(level)) >= 2, qPrintable(game));
        }
    }
    QVERIFY(allLessons().size() >= 30);
}

void LessonsTest::everyLessonPlaysToItsEnd() {
    QFETCH(QString, file);
    const auto lesson = read(textOf(file).toStdString());
    QVERIFY2(lesson, lesson ? "" : app::englishText(lesson.error()).c_str());
    QVERIFY(!lesson->scenario.expectations.empty());
    const PlayedLesson played = play(*lesson);
    for (const scenario::FileError& complaint : played.complaints) {
        qWarning("%s", app::englishText(complaint).c_str());
    }
    QVERIFY(played.complaints.empty());
    QCOMPARE(played.notes.size(), lesson->notes.size());
    for (std::size_t i = 1; i < played.notes.size(); ++i) {
        QVERIFY(played.notes[i].position > played.notes[i - 1].position);
        QVERIFY(played.notes[i].seq > played.notes[i - 1].seq);
    }
    QVERIFY(played.notes.front().position >= 1 && played.notes.back().position <= played.events);
}

void LessonsTest::everyLessonSpeaksBothLanguages() {
    QFETCH(QString, file);
    const auto lesson = read(textOf(file).toStdString());
    QVERIFY(lesson);
    // One word, such as an amount or "Zero.", may be the same in both languages.
    const auto isSaidTwice = [](const Text& text) {
        const QString pt = QString::fromStdString(text.pt);
        return pt != QString::fromStdString(text.en) || pt.count(u' ') <= 1;
    };
    QVERIFY(isSaidTwice(lesson->title) && isSaidTwice(lesson->aim));
    int questions = 0;
    for (const Note& note : lesson->notes) {
        QVERIFY2(isSaidTwice(note.text), note.text.pt.c_str());
        if (!note.question) {
            continue;
        }
        ++questions;
        QVERIFY(isSaidTwice(note.question->text));
        for (const Choice& choice : note.question->choices) {
            QVERIFY2(isSaidTwice(choice.why), choice.why.pt.c_str());
        }
    }
    QVERIFY(questions > 0);
}

// Both languages name the same rules, all of them in the register.
void LessonsTest::everyLessonNamesRulesOfTheRegister() {
    QFETCH(QString, file);
    static const QSet<QString> known = [] {
        QFile registered(QStringLiteral(MESAVIVA_SOURCE_DIR "/assets/regulations/register.json"));
        QSet<QString> ids;
        if (registered.open(QIODevice::ReadOnly)) {
            const Json json = Json::parse(registered.readAll().toStdString());
            const std::function<void(const Json&)> gather = [&](const Json& node) {
                if (node.is_object() && node.contains("id") && node.at("id").is_string()) {
                    ids.insert(QString::fromStdString(node.at("id").get<std::string>()));
                }
                if (node.is_structured()) {
                    for (const Json& inner : node) {
                        gather(inner);
                    }
                }
            };
            gather(json);
        }
        return ids;
    }();
    QVERIFY(known.contains(QStringLiteral("P26")));
    static const QRegularExpression kRule(QStringLiteral("\\b%1\\b").arg(QLatin1String(RuleId::kPattern)));
    const auto rulesIn = [](const std::string& text) {
        QStringList rules;
        for (auto found = kRule.globalMatch(QString::fromStdString(text)); found.hasNext();) {
            rules.append(found.next().captured());
        }
        rules.sort();
        return rules;
    };
    const auto isKnown = [&](const QString& rule) {
        return known.contains(rule) || std::any_of(known.begin(), known.end(),
                                                   [&](const QString& id) { return id.startsWith(rule); });
    };
    const auto lesson = read(textOf(file).toStdString());
    QVERIFY(lesson);
    std::vector<Text> texts{lesson->title, lesson->aim};
    for (const Note& note : lesson->notes) {
        texts.push_back(note.text);
        if (note.question) {
            texts.push_back(note.question->text);
            for (const Choice& choice : note.question->choices) {
                texts.push_back(choice.text);
                texts.push_back(choice.why);
            }
        }
    }
    int named = 0;
    for (const Text& text : texts) {
        QCOMPARE(rulesIn(text.pt), rulesIn(text.en));
        for (const QString& rule : rulesIn(text.pt)) {
            QVERIFY2(isKnown(rule), qPrintable(rule));
            ++named;
        }
    }
    QVERIFY(named > 0);
}

// The run that places the notes and the run shown at the table are separate.
void LessonsTest::everyLessonGoesTheSameWayEachTime() {
    QFETCH(QString, file);
    const auto lesson = read(textOf(file).toStdString());
    QVERIFY(lesson && lesson->scenario.seed);
    const PlayedLesson one = play(*lesson);
    const PlayedLesson other = play(*lesson);
    QCOMPARE(one.events, other.events);
    for (std::size_t i = 0; i < one.notes.size(); ++i) {
        QCOMPARE(one.notes[i].seq, other.notes[i].seq);
    }
}

// P12a, P20: a royal flush wins whenever the dealer plays, except against the one royal flush around the open
// queen of diamonds (I-P13); the dealer's four come from 45 unseen cards.
void LessonsTest::oddsAreThoseOfTheDecision() {
    const auto lesson = read(textOf(QStringLiteral("poker_02_royal_flush_unqualified.json")).toStdString());
    QVERIFY(lesson);
    const PlayedLesson played = play(*lesson);
    const auto found =
        std::ranges::find_if(played.notes, [](const PlacedNote& note) { return !note.odds.empty(); });
    QVERIFY(found != played.notes.end());
    const DecisionOdds& odds = found->odds.front();
    QCOMPARE(odds.counts.deals(), std::int64_t{148'995});
    QCOMPARE(odds.counts.lose, std::int64_t{0});
    QCOMPARE(odds.counts.tie, std::int64_t{1});
    QCOMPARE(odds.multiple, 100);
    QVERIFY(odds.isContinuingBetter());
    const auto& counts = odds.counts;
    QVERIFY(odds.continuing == Fraction::of(counts.notQualified + 201 * counts.win, counts.deals()));
}

// P20: folding loses the ante (P22), continuing puts three times as much at stake (P23).
void LessonsTest::everyDecisionHasAnotherWay() {
    QFETCH(QString, file);
    const auto lesson = read(textOf(file).toStdString());
    QVERIFY(lesson);
    const EventRun run = runEvents(lesson->scenario);
    const PlayedLesson played = play(*lesson, run);
    for (const PlacedNote& note : played.notes) {
        for (const DecisionOdds& odds : note.odds) {
            const auto ways = otherWay(lesson->scenario, run, odds.player, note.round);
            QVERIFY(ways.has_value());
            QVERIFY(ways->taken.continued != ways->other.continued);
            const Way& folded = ways->taken.continued ? ways->other : ways->taken;
            const Way& continued = ways->taken.continued ? ways->taken : ways->other;
            QCOMPARE(folded.returned.cents, std::int64_t{0});
            QCOMPARE(continued.staked.cents, 3 * folded.staked.cents);
        }
    }
    QVERIFY(!otherWay(lesson->scenario, run, "nobody", 1));
    QVERIFY(!otherWay(lesson->scenario, run, lesson->scenario.players.front().id, played.rounds + 1));
}

void LessonsTest::theOtherWayDiffersInTheDecisionAlone_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<bool>("continued");
    QTest::addColumn<int>("taken");
    QTest::addColumn<int>("other");
    const auto row = [](const char* file, bool continued, int taken, int other) {
        QTest::newRow(file) << QString::fromLatin1(file) << continued << taken << other;
    };
    row("poker_05_dealer_does_not_qualify.json", true, 500, -500);    // P26, P22
    row("poker_11_ace_high_by_the_letter.json", true, -1500, -500);   // P29, P22
    row("poker_03_folded_by_time.json", false, -500, -1500);          // P32, P29: a pair of aces
    row("poker_12_line_lost_before_the_bet.json", false, -500, 1500); // P35; P36: aces against queens
    row("poker_06_folded_seat_stays_lost.json", true, 2000, -2000);   // Rui's result, next to Ana's fold
}

void LessonsTest::theOtherWayDiffersInTheDecisionAlone() {
    QFETCH(QString, file);
    QFETCH(bool, continued);
    QFETCH(int, taken);
    QFETCH(int, other);
    const auto lesson = read(textOf(file).toStdString());
    QVERIFY(lesson);
    const EventRun run = runEvents(lesson->scenario);
    const PlayedLesson played = play(*lesson, run);
    const auto note =
        std::ranges::find_if(played.notes, [](const PlacedNote& one) { return !one.odds.empty(); });
    QVERIFY(note != played.notes.end());
    const auto ways = otherWay(lesson->scenario, run, note->odds.front().player, note->round);
    QVERIFY(ways);
    QCOMPARE(ways->taken.continued, continued);
    QCOMPARE(ways->taken.net().cents, std::int64_t{taken});
    QCOMPARE(ways->other.net().cents, std::int64_t{other});
}

void LessonsTest::theSmallestLessonIsRead() {
    const auto lesson = read(smallLesson().dump());
    QVERIFY2(lesson, lesson ? "" : app::englishText(lesson.error()).c_str());
    QVERIFY(play(*lesson).complaints.empty());
}

// A trainer may write in one language; the other then says the same.
void LessonsTest::oneLanguageIsEnough() {
    for (const char* const lacking : {"pt", "en"}) {
        for (const bool isEmpty : {false, true}) {
            Json json = smallLesson();
            const auto drop = [&](Json& text) {
                if (isEmpty) {
                    text[lacking] = "";
                } else {
                    text.erase(lacking);
                }
            };
            drop(json.at("title"));
            drop(json.at("aim"));
            drop(json.at("notes").at(0).at("text"));
            const auto lesson = read(json.dump());
            QVERIFY2(lesson, lesson ? "" : app::englishText(lesson.error()).c_str());
            QVERIFY(!lesson->title.pt.empty());
            QCOMPARE(lesson->title.pt, lesson->title.en);
            QCOMPARE(lesson->notes.front().text.pt, lesson->notes.front().text.en);
        }
    }
}

// What stands beside a question, the title and the note's text, does not contain its answer.
// Neither what is written up to the question nor an amount that an event names by then.
void LessonsTest::noQuestionShowsItsAnswer() {
    QFETCH(QString, file);
    const auto lesson = read(textOf(file).toStdString());
    QVERIFY(lesson);
    const auto says = [](const std::string& text, const std::string& answer) {
        const QString words = QRegularExpression::escape(QString::fromStdString(answer));
        const QRegularExpression whole(QStringLiteral("(?<![\\w.])%1(?![\\w.])").arg(words),
                                       QRegularExpression::CaseInsensitiveOption |
                                           QRegularExpression::UseUnicodePropertiesOption);
        return QString::fromStdString(text).contains(whole);
    };
    const EventRun run = runEvents(lesson->scenario);
    const PlayedLesson played = play(*lesson, run);
    QCOMPARE(played.notes.size(), lesson->notes.size());
    static const QRegularExpression kAmount(QStringLiteral("^(\\d+)\\.(\\d\\d)\\b"));
    std::vector<Text> shown{lesson->title, lesson->aim};
    for (std::size_t i = 0; i < lesson->notes.size(); ++i) {
        const Note& note = lesson->notes[i];
        shown.push_back(note.text);
        if (!note.question) {
            continue;
        }
        const auto right = std::ranges::find(note.question->choices, true, &Choice::right);
        QVERIFY(right != note.question->choices.end());
        for (const Text& text : shown) {
            QVERIFY2(!says(text.pt, right->text.pt), text.pt.c_str());
            QVERIFY2(!says(text.en, right->text.en), text.en.c_str());
        }
        const auto amount = kAmount.match(QString::fromStdString(right->text.en));
        if (!amount.hasMatch()) {
            continue;
        }
        const QRegularExpression told(
            QStringLiteral("\"amount\":%1\\b").arg((amount.captured(1) + amount.captured(2)).toInt()));
        for (const Json& event : run.events) {
            if (event.value("seq", std::uint64_t{0}) <= played.notes[i].seq) {
                const QString fields = QString::fromStdString(event.dump());
                QVERIFY2(!fields.contains(told), qPrintable(fields));
            }
        }
    }
}

void LessonsTest::whatIsNoLessonIsRefused_data() {
    QTest::addColumn<QByteArray>("where"); // a JSON pointer
    QTest::addColumn<QByteArray>("value"); // empty: the field is removed
    QTest::addColumn<QByteArray>("path");
    const auto row = [](const char* name, const char* where, const char* value, const char* path) {
        QTest::newRow(name) << QByteArray(where) << QByteArray(value) << QByteArray(path);
    };
    row("another format", "/format", "\"mesaviva.lesson/2\"", "format");
    row("no format", "/format", "", "format");
    row("no title", "/title", "", "title");
    row("no aim", "/aim", "", "aim");
    row("no language", "/aim", "{}", "aim.pt");
    row("a language too many", "/aim/fr", "\"oui\"", "aim.fr");
    row("an empty text", "/title", "{\"pt\": \"\", \"en\": \"\"}", "title.pt");
    row("an empty text in one language", "/title", "{\"en\": \"\"}", "title.en");
    row("a text that is none", "/title/pt", "7", "title.pt");
    row("no such level", "/level", "4", "level");
    row("level nought", "/level", "0", "level");
    row("half a level", "/level", "1.5", "level");
    row("no notes", "/notes", "[]", "notes");
    row("notes that are no list", "/notes", "{}", "notes");
    row("no event", "/notes/0/at", "{\"player\": \"ana\"}", "notes[0].at");
    row("a place that is no object", "/notes/0/at", "\"settled\"", "notes[0].at");
    row("no such event", "/notes/0/at/event", "\"decision_open\"", "notes[0].at.event");
    row("a note without words", "/notes/0/text", "", "notes[0].text");
    row("an unknown field of a note", "/notes/0/mood", "1", "notes[0].mood");
    row("one choice alone", "/notes/0/question/choices/1", "", "notes[0].question.choices");
    row("two right choices", "/notes/0/question/choices/1/right", "true", "notes[0].question.choices");
    row("no right choice", "/notes/0/question/choices/0/right", "false", "notes[0].question.choices");
    row("a choice without a reason", "/notes/0/question/choices/0/why", "",
        "notes[0].question.choices[0].why");
    row("right that is no truth", "/notes/0/question/choices/0/right", "1",
        "notes[0].question.choices[0].right");
    row("a question without words", "/notes/0/question/text", "", "notes[0].question.text");
    row("odds of a stranger", "/notes/0/odds", "\"rui\"", "notes[0].odds");
    row("no scenario", "/scenario", "", "scenario");
    row("a bad scenario", "/scenario/rules", "\"pt-1\"", "scenario.rules");
    row("a scenario that breaks a rule", "/scenario/table/maximum", "12501", "scenario.table.maximum");
    row("a scenario without expectations", "/scenario/expect", "[]", "scenario");
    row("an unknown field", "/mood", "1", "mood");
}

void LessonsTest::whatIsNoLessonIsRefused() {
    QFETCH(QByteArray, where);
    QFETCH(QByteArray, value);
    QFETCH(QByteArray, path);
    Json lesson = smallLesson();
    const Json::json_pointer place(where.toStdString());
    if (value.isEmpty()) {
        Json& parent = lesson[place.parent_pointer()];
        if (parent.is_array()) {
            parent.erase(std::stoul(place.back()));
        } else {
            parent.erase(place.back());
        }
    } else {
        lesson[place] = Json::parse(value.toStdString());
    }
    const auto refused = read(lesson.dump());
    QVERIFY(!refused);
    QVERIFY2(app::englishText(refused.error()).find(path.toStdString()) != std::string::npos,
             app::englishText(refused.error()).c_str());
}

void LessonsTest::whatIsTooLongIsRefused() {
    Json lesson = smallLesson();
    const Json note = lesson["notes"][0];
    for (int i = 0; i < 200; ++i) {
        lesson["notes"].push_back(note);
    }
    QVERIFY(!read(lesson.dump()));
    lesson["notes"].erase(0);
    QVERIFY(read(lesson.dump()));
    lesson = smallLesson();
    lesson["aim"]["pt"] = std::string(1'200, 'a');
    QVERIFY(read(lesson.dump()));
    lesson["aim"]["pt"] = std::string(1'201, 'a');
    QVERIFY(!read(lesson.dump()));
    lesson = smallLesson();
    lesson["comment"] = std::string(1'000'000, 'a');
    QVERIFY(!read(lesson.dump()));
    QVERIFY(!read("{\"format\": \"mesaviva.lesson/1\", \"format\": \"mesaviva.lesson/1\"}"));
    QVERIFY(!read(std::string(100, '[')));
    QVERIFY(!read(""));
}

void LessonsTest::whatNeverComesIsReported_data() {
    QTest::addColumn<QByteArray>("where");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QString>("told");
    QTest::newRow("a note's event") << QByteArray("/notes/0/at/event") << QByteArray("\"round_void\"")
                                    << QStringLiteral("notes[0]");
    QTest::newRow("a field of it") << QByteArray("/notes/0/at/until") << QByteArray("1")
                                   << QStringLiteral("notes[0]");
    QTest::newRow("an event before the first round")
        << QByteArray("/notes/0/at/event") << QByteArray("\"table_opened\"") << QStringLiteral("notes[0]");
    QTest::newRow("odds where nothing is decided")
        << QByteArray("/notes/0/at/event") << QByteArray("\"betting_opened\"") << QStringLiteral("notes[0]");
    QTest::newRow("what is expected")
        << QByteArray("/scenario/expect/0/net") << QByteArray("500") << QStringLiteral("expect");
}

void LessonsTest::whatNeverComesIsReported() {
    QFETCH(QByteArray, where);
    QFETCH(QByteArray, value);
    QFETCH(QString, told);
    Json json = smallLesson();
    json[Json::json_pointer(where.toStdString())] = Json::parse(value.toStdString());
    const auto lesson = read(json.dump());
    QVERIFY2(lesson, lesson ? "" : app::englishText(lesson.error()).c_str());
    const PlayedLesson played = play(*lesson);
    QCOMPARE(played.complaints.size(), std::size_t{1});
    const std::string complaint = app::englishText(played.complaints.front());
    QVERIFY2(QString::fromStdString(complaint).contains(told), complaint.c_str());
}

MESAVIVA_TEST(LessonsTest)

#include "tst_lessons.moc"
