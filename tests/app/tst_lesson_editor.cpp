// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The user's own lessons: opened, listed, refused with place and cause; written in the editor, stored as a
// draft, saved; and the round with other luck.

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/cli/sentences/file_error_sentences.h"
#include "app/core/gallery/shipped_scenarios.h"
#include "app/core/game/game_registry.h"
#include "app/core/text/file_error_text.h"
#include "app/core/text/texts.h"
#include "app/desks/teach/drills/roulette_drills.h"
#include "app/desks/teach/lessons/editor_text.h"
#include "app/desks/teach/lessons/lesson_desk.h"
#include "app/desks/teach/lessons/lesson_editor.h"
#include "engine/scenario/game_scenarios.h"
#include "engine/training/lessons/event_run.h"
#include "engine/training/lessons/step_forms.h"
#include "patience.h"

#include <nlohmann/json.hpp>
#endif

#include "app/core/text/language.h"
#include "program/test_list.h"

#include <QDir>
#include <QFile>
#include <QSet>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>
#include <optional>

using namespace mesaviva;
using namespace mesaviva::app;

namespace {

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void put(const QString& path, const QByteArray& text) {
    QFile file(path);
    if (file.open(QIODevice::WriteOnly)) {
        file.write(text);
    }
}

const QByteArray kGood =
    contentOf(QStringLiteral(MESAVIVA_SCENARIOS "/../../assets/lessons/roulette_04_parol.json"));

/// A trainer's place: the desk with its table, and the editor.
struct Trainer {
    explicit Trainer(const QString& folder)
        : games(folder + QStringLiteral("/a.ini")),
          keeper(folder + QStringLiteral("/record"), folder + QStringLiteral("/a.ini")),
          desk(games, folder + QStringLiteral("/a.ini"), folder + QStringLiteral("/lessons"), folder),
          editor(desk, keeper, folder) {
        desk.setShow([this](OpenedTable opened) {
            desk.letGo();
            table = std::move(opened.table);
            desk.follow(*table);
        });
    }

    bool ran() {
        return QTest::qWaitFor([this] { return !editor.isRunning(); }, 60'000);
    }
    /// Adds the step with this name and waits for its result.
    bool adds(const QString& action) {
        editor.add(static_cast<int>(editor.adds().indexOf(action)));
        return ran();
    }
    EditorField field(const QString& label) {
        for (const QVariant& one : editor.fields()) {
            if (one.value<EditorField>().label == label) {
                return one.value<EditorField>();
            }
        }
        return {};
    }
    int indexOf(const QString& label) {
        int index = 0;
        for (const QVariant& one : editor.fields()) {
            if (one.value<EditorField>().label == label) {
                return index;
            }
            ++index;
        }
        return -1;
    }
    int eventCalled(const QString& title) {
        int index = 0;
        for (const QVariant& one : editor.events()) {
            if (one.value<EditorEvent>().title == title) {
                return index;
            }
            ++index;
        }
        return -1;
    }

    GameRegistry games;
    RecordKeeper keeper;
    std::unique_ptr<TableModel> table;
    LessonDesk desk;
    LessonEditor editor;
};

} // namespace

class TestLessonEditor : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QVERIFY(m_folder.emplace().isValid());
        m_language.setCode(QStringLiteral("en"));
    }

    // Lessons in the user's folder are listed before the shipped ones; other files there are reported by
    // place.
    void ownLessonsAreListed() {
        QVERIFY(QDir(path()).mkpath(QStringLiteral("lessons")));
        put(path() + QStringLiteral("/lessons/mine.json"), kGood);
        put(path() + QStringLiteral("/lessons/bad.json"), "{\"format\": \"mesaviva.lesson/1\"}");
        Trainer trainer(path());
        trainer.desk.open();
        QTRY_VERIFY(trainer.desk.isReady());
        const auto first = trainer.desk.lessonList().first().value<LessonInfo>();
        QVERIFY(first.file.endsWith(QStringLiteral("mine.json")));
        QVERIFY(first.standing.contains(QStringLiteral("Custom lesson")));
        QCOMPARE(trainer.desk.badFiles(), QStringLiteral("bad.json: title: missing"));
        m_language.setCode(QStringLiteral("pt"));
        QCOMPARE(trainer.desk.badFiles(), QStringLiteral("bad.json: title: falta"));
        QFile::remove(path() + QStringLiteral("/lessons/bad.json"));
        trainer.desk.open(); // the folder is read again
        QTRY_VERIFY(trainer.desk.badFiles().isEmpty());
    }

    void badFilesAreRefusedWithPlaceAndCause_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("pt");
        QTest::addColumn<QString>("en");
        const auto row = [](const char* tag, const QByteArray& text, const char* pt, const char* en) {
            QTest::newRow(tag) << text << QString::fromUtf8(pt) << QString::fromUtf8(en);
        };
        const auto doctored = [](const char* from, const char* to) {
            return QByteArray(kGood).replace(from, to);
        };
        row("no JSON", "{", "linha 1, coluna 2: não é JSON", "line 1, column 2: not JSON");
        row("a scenario without a game", "{\"format\": \"mesaviva.scenario/1\"}", "game: falta",
            "game: missing");
        row("R2: a number that is none", doctored("\"pockets\": [\"", "\"pockets\": [\"4"),
            "scenario.outcome.pockets[0]: a roleta não tem o",
            "scenario.outcome.pockets[0]: the wheel has no");
        row("a step of nobody", doctored("\"player\": \"ana\", \"do\"", "\"player\": \"eva\", \"do\""),
            "nenhum jogador se chama \"eva\"", "no player is called \"eva\"");
        row("an unknown field", doctored("\"level\":", "\"lvl\": 1, \"level\":"), "lvl: campo desconhecido",
            "lvl: unknown field");
        row("too large", QByteArray(1'000'001, ' '), "mais de 1000000 bytes", "more than 1000000 bytes");
        row("without an end", doctored("\"rounds\": ", "\"rounds\": 99999"),
            "scenario: traz mais de 20000 acontecimentos", "scenario: it brings more than 20000 events");
        row("a million brackets", QByteArray(900'000, '['), "aninhado", "nested");
    }
    void badFilesAreRefusedWithPlaceAndCause() {
        QFETCH(QByteArray, text);
        QFETCH(QString, pt);
        QFETCH(QString, en);
        const QString file = path() + QStringLiteral("/x.json");
        put(file, text);
        Trainer trainer(path());
        QSignalSpy refused(&trainer.desk, &LessonDesk::fileRefused);
        trainer.desk.openFile(QUrl::fromLocalFile(file));
        QTRY_COMPARE(refused.size(), 1);
        QVERIFY2(trainer.desk.refusal().startsWith(QStringLiteral("x.json: ")),
                 qPrintable(trainer.desk.refusal()));
        QVERIFY2(trainer.desk.refusal().contains(en), qPrintable(trainer.desk.refusal()));
        m_language.setCode(QStringLiteral("pt"));
        QVERIFY2(trainer.desk.refusal().contains(pt), qPrintable(trainer.desk.refusal()));
        trainer.desk.openFile(QUrl::fromLocalFile(path())); // a folder
        QTRY_COMPARE(refused.size(), 2);
        QVERIFY(trainer.desk.refusal().contains(QStringLiteral("é uma pasta")));
    }

    // Every error of the readers in the shipped scenarios has a Portuguese text.
    void everyReasonHasWords() {
        int told = 0;
        for (const QString& name : shippedScenarios()) {
            const auto read = scenario::read(shippedScenario(name).toStdString());
            if (!read) {
                m_language.setCode(QStringLiteral("en"));
                const QString english = FileErrorText::of(read.error());
                QCOMPARE(english, QString::fromStdString(app::englishText(read.error())));
                m_language.setCode(QStringLiteral("pt"));
                QVERIFY2(FileErrorText::of(read.error()) != english, qPrintable(english));
                ++told;
            }
        }
        QVERIFY(told > 10);
    }

    // Invalid JSON is reported in the player's language only, without the parser's own words.
    void brokenTextsAreReportedInOneLanguage_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("told");
        QTest::newRow("a wrong sign") << QByteArray("{\"a\": }") << QStringLiteral("não se esperava aí '}'");
        QTest::newRow("a sign is missing")
            << QByteArray("{\"a\" 1}") << QStringLiteral("não se esperava aí um valor");
        QTest::newRow("no value") << QByteArray("{\"a\": tru}") << QStringLiteral("não se compreende");
        QTest::newRow("cut off") << QByteArray("{\"a\": [1, 2") << QStringLiteral("acaba a meio");
    }
    void brokenTextsAreReportedInOneLanguage() {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, told);
        const auto read = scenario::read(text.toStdString());
        QVERIFY(!read);
        m_language.setCode(QStringLiteral("pt"));
        const QString words = FileErrorText::of(read.error());
        QVERIFY2(words.contains(told), qPrintable(words));
        QVERIFY2(!words.contains(QStringLiteral("syntax")) && !words.contains(QStringLiteral("expected")),
                 qPrintable(words));
    }

    void aFileFromAnywhereIsOpenedAndPlayed() {
        const QString file = path() + QStringLiteral("/anywhere.json");
        put(file, kGood);
        QVERIFY(LessonDesk::isLesson(QUrl::fromLocalFile(file)));
        Trainer trainer(path());
        trainer.desk.openFile(QUrl::fromLocalFile(file));
        QTRY_VERIFY(!trainer.desk.info().file.isEmpty());
        trainer.desk.begin(false);
        QTRY_VERIFY(trainer.desk.isActive());
        QVERIFY(trainer.desk.count() > 0);
        trainer.desk.letGo();
    }

    // Each game by each of its regulations, and none that another one would replace.
    void anEmptyTableIsOfAnyGame() {
        Trainer trainer(path());
        LessonEditor& editor = trainer.editor;
        int table = 0;
        for (const TableGame* game : trainer.games.list()) {
            for (const TableGame::Regulation& regulation : game->regulations()) {
                QCOMPARE(editor.games().value(table), regulation.title);
                editor.beginEmpty(table++);
                QVERIFY(editor.isActive() && trainer.ran());
                QCOMPARE(editor.game(), game->key());
                const scenario::GameScenarios* const known = scenario::scenariosOf(game->key().toStdString());
                QVERIFY(std::ranges::find(known->rules, regulation.rules.toStdString()) !=
                        known->rules.end());
                editor.close();
            }
        }
        QCOMPARE(editor.games().size(), table);
        editor.beginEmpty(table);
        QVERIFY(!editor.isActive());
    }

    // From an empty table to a lesson that is saved, reopened and passes its expectations.
    void aLessonIsWrittenFromAnEmptyTable() {
        Trainer trainer(path());
        LessonEditor& editor = trainer.editor;
        editor.beginEmpty(1); // roulette by the first of its rules
        QVERIFY(editor.isActive() && trainer.ran());
        QVERIFY(editor.problem().contains(QStringLiteral("title and aim")));
        editor.type(0, QStringLiteral("Pleno"));
        editor.type(1, QStringLiteral("Straight up"));
        editor.type(2, QStringLiteral("O que paga um pleno."));
        editor.type(3, QStringLiteral("What a straight up pays."));
        QCOMPARE(editor.title(), QStringLiteral("Straight up"));
        editor.setPart(LessonEditor::Steps);
        QVERIFY(trainer.adds(QStringLiteral("stakes")));
        QCOMPARE(editor.rows().first().value<EditorRow>().title,
                 QStringLiteral("Ana stakes: Straight up 17, 1.00\u00A0pts"));
        editor.type(trainer.indexOf(QStringLiteral("Amount")), QStringLiteral("2,00"));
        QCOMPARE(trainer.field(QStringLiteral("Amount")).text, QStringLiteral("2.00"));
        editor.type(trainer.indexOf(QStringLiteral("Amount")), QStringLiteral("much"));
        QVERIFY(editor.refused().contains(QStringLiteral("not an amount")));
        QCOMPARE(trainer.field(QStringLiteral("Amount")).text, QStringLiteral("2.00"));
        editor.setPart(LessonEditor::Chance);
        editor.enterOutcome(QStringLiteral("17"));
        QVERIFY(trainer.ran());
        QCOMPARE(editor.outcomes().size(), 1);
        QVERIFY(editor.problem().contains(QStringLiteral("needs a note")) ||
                editor.problem().contains(QStringLiteral("Nothing is expected")));
        editor.setEvent(trainer.eventCalled(QStringLiteral("Number")));
        QVERIFY(editor.event() >= 0);
        editor.noteHere();
        QVERIFY(trainer.ran());
        QCOMPARE(editor.part(), static_cast<int>(LessonEditor::Notes));
        editor.type(0, QStringLiteral("Saiu o 17."));
        editor.type(1, QStringLiteral("It is 17."));
        editor.choose(trainer.indexOf(QStringLiteral("Question")), 1);
        QVERIFY(trainer.ran());
        for (const QVariant& one : editor.fields()) {
            const auto field = one.value<EditorField>();
            if (field.choices.isEmpty() && field.text.isEmpty()) {
                editor.type(trainer.indexOf(field.label), QStringLiteral("words"));
            }
        }
        QVERIFY(trainer.ran());
        editor.expectResults();
        QVERIFY(trainer.ran());
        QVERIFY2(editor.isWhole(), qPrintable(editor.problem()));
        QVERIFY(editor.isUnsaved());
        editor.save();
        QTRY_VERIFY(!editor.isUnsaved());
        const QString file = path() + QStringLiteral("/lessons/Straight up.json");
        const auto lesson = lessons::read(contentOf(file).toStdString());
        QVERIFY2(lesson, lesson ? "" : app::englishText(lesson.error()).c_str());
        QVERIFY(lessons::runEvents(lesson->scenario).met);
        QVERIFY(lessons::runEvents(lesson->scenario).events.back().at("event") == "round_closed");
        QTRY_COMPARE(trainer.desk.info().title, QStringLiteral("Straight up"));
        editor.play();
        QTRY_VERIFY(trainer.desk.isActive());
        QVERIFY(trainer.desk.isDrafted());
        trainer.desk.next();
        QCOMPARE(trainer.desk.text(), QStringLiteral("It is 17."));
        trainer.desk.letGo();
        // All of it is undone, step by step.
        while (editor.canUndo()) {
            editor.undo();
        }
        QCOMPARE(editor.title(), QStringLiteral("Lesson without a title"));
        QVERIFY(trainer.ran());
        editor.close();
    }

    // P19: the target of the next card is shown once a player stakes: burnt, then round the table.
    void whoseCardComesNextIsReported() {
        Trainer trainer(path());
        LessonEditor& editor = trainer.editor;
        editor.beginEmpty(0); // poker
        QVERIFY(trainer.ran());
        editor.setPart(LessonEditor::Chance);
        QCOMPARE(editor.goesTo(), QString());
        editor.setPart(LessonEditor::Steps);
        QVERIFY(trainer.adds(QStringLiteral("antes")));
        QVERIFY(trainer.ran());
        editor.setPart(LessonEditor::Chance);
        QCOMPARE(editor.goesTo(), QStringLiteral("burnt"));
        editor.enterOutcome(QStringLiteral("As"));
        QCOMPARE(editor.goesTo(), QStringLiteral("Ana"));
        editor.enterOutcome(QStringLiteral("Ks"));
        QCOMPARE(editor.goesTo(), QStringLiteral("the dealer"));
    }

    // P20: an added decision waits until decisions are asked for; the next player's follows it.
    void aDecisionWaitsUntilItIsAskedFor() {
        Trainer trainer(path());
        LessonEditor& editor = trainer.editor;
        editor.beginEmpty(0); // poker
        QVERIFY(trainer.ran());
        editor.setPart(LessonEditor::Steps);
        QVERIFY(trainer.adds(QStringLiteral("antes")));
        QVERIFY(trainer.adds(QStringLiteral("continues (bet)")));
        QVERIFY(trainer.eventCalled(QStringLiteral("Refusal")) < 0);
        QVERIFY(trainer.adds(QStringLiteral("folds")));
        QVERIFY(trainer.eventCalled(QStringLiteral("Refusal")) >= 0); // too late for another one
    }

    void whatIsNotWrittenYetIsNamedByItsNote() {
        Trainer trainer(path());
        LessonEditor& editor = trainer.editor;
        editor.beginEmpty(0);
        for (int field = 0; field < 4; ++field) {
            editor.type(field, QStringLiteral("words"));
        }
        QVERIFY(trainer.ran());
        editor.setEvent(1);
        editor.expectHere();
        QVERIFY(trainer.ran());
        editor.setEvent(1);
        editor.noteHere();
        QVERIFY(trainer.ran());
        QCOMPARE(editor.problem(), QStringLiteral("Note 1 is not written yet."));
    }

    // P6b: an impossible outcome is refused by the engine, with its reason in both languages.
    void theImpossibleIsRefusedInBothLanguages() {
        Trainer trainer(path());
        LessonEditor& editor = trainer.editor;
        editor.beginEmpty(0); // poker
        editor.setPart(LessonEditor::Chance);
        editor.enterOutcome(QStringLiteral("As"));
        QCOMPARE(editor.refused(), QString());
        editor.enterOutcome(QStringLiteral("As"));
        QVERIFY2(editor.refused().contains(QStringLiteral("\"As\" is in the deck only once (P6b)")),
                 qPrintable(editor.refused()));
        m_language.setCode(QStringLiteral("pt"));
        QVERIFY2(editor.refused().contains(QStringLiteral("\"As\" está no baralho uma só vez (P6b)")),
                 qPrintable(editor.refused()));
        QCOMPARE(editor.outcomes().size(), 1);
        editor.removeOutcome();
        QCOMPARE(editor.outcomes().size(), 0);
        QVERIFY(trainer.ran());
    }

    // B37, B40: shares that add up to 10000, and a jackpot with its bounds, are typed field by field.
    void settingsThatGoTogetherAreTyped() {
        Trainer trainer(path());
        LessonEditor& editor = trainer.editor;
        editor.beginEmpty(4); // bingo
        editor.setPart(LessonEditor::Table);
        editor.type(trainer.indexOf(QStringLiteral("Share of the line (of 10000)")), QStringLiteral("3000"));
        QCOMPARE(editor.refused(), QString());
        QCOMPARE(trainer.field(QStringLiteral("Share of bingo (of 10000)")).text, QStringLiteral("7000"));
        editor.type(trainer.indexOf(QStringLiteral("Jackpot, % of the prize money")), QStringLiteral("2"));
        QCOMPARE(editor.refused(), QString());
        QVERIFY(!trainer.field(QStringLiteral("Jackpot: up to ball")).text.isEmpty());
        editor.type(trainer.indexOf(QStringLiteral("Share of the line (of 10000)")), QStringLiteral("9000"));
        QVERIFY2(editor.refused().contains(QStringLiteral("(B37)")), qPrintable(editor.refused()));
        editor.type(trainer.indexOf(QStringLiteral("Jackpot: base")), QStringLiteral("5"));
        editor.type(trainer.indexOf(QStringLiteral("Jackpot: base")), QString());
        QVERIFY(!trainer.field(QStringLiteral("Jackpot: up to ball")).text.isEmpty()); // the rest stays
        editor.type(trainer.indexOf(QStringLiteral("Jackpot, % of the prize money")), QString());
        QVERIFY(trainer.field(QStringLiteral("Jackpot: up to ball")).text.isEmpty());
        QVERIFY(trainer.ran());
    }

    // Viewing or writing another lesson does not change the earlier draft.
    void anEarlierDraftIsKept() {
        {
            Trainer trainer(path());
            trainer.editor.beginEmpty(1);
            trainer.editor.type(1, QStringLiteral("Half a lesson"));
            QVERIFY(trainer.ran());
        }
        Trainer trainer(path());
        trainer.editor.prepare();
        QTRY_COMPARE(trainer.editor.draft(), QStringLiteral("Half a lesson"));
        trainer.editor.beginEmpty(0);
        trainer.editor.type(1, QStringLiteral("Another one"));
        QTRY_VERIFY(QFile::exists(path() + QStringLiteral("/lesson_draft_2.json")));
        trainer.editor.close();
        QTRY_COMPARE(trainer.editor.draft(), QStringLiteral("Half a lesson"));
        QVERIFY(!QFile::exists(path() + QStringLiteral("/lesson_draft_2.json")));
        trainer.editor.takeDraft();
        QTRY_VERIFY(trainer.editor.isActive());
        QCOMPARE(trainer.editor.title(), QStringLiteral("Half a lesson"));
        QCOMPARE(trainer.editor.file(), QString());
        trainer.editor.close();
        QTRY_VERIFY(!QFile::exists(path() + QStringLiteral("/lesson_draft.json")));
    }

    // Typing in one field is undone as one step, however often it was saved meanwhile; another field is a
    // separate step.
    void typingIsUndoneTogether() {
        Trainer trainer(path());
        LessonEditor& editor = trainer.editor;
        editor.beginEmpty(1);
        editor.goOnTyping(0, QStringLiteral("P"));
        editor.goOnTyping(0, QStringLiteral("Ple"));
        editor.type(0, QStringLiteral("Pleno")); // the field is left
        editor.goOnTyping(1, QStringLiteral("Str"));
        editor.goOnTyping(1, QStringLiteral("Straight up"));
        QCOMPARE(editor.title(), QStringLiteral("Straight up"));
        editor.undo();
        QCOMPARE(trainer.field(QStringLiteral("Title in English")).text, QString());
        QCOMPARE(trainer.field(QStringLiteral("Title in Portuguese")).text, QStringLiteral("Pleno"));
        while (editor.canUndo()) {
            editor.undo();
        }
        QCOMPARE(trainer.field(QStringLiteral("Title in Portuguese")).text, QString());
        QVERIFY(trainer.ran());
    }

    // A file changed by another program is not overwritten; a draft knows its lesson's file.
    void aFileThatWasChangedIsLeft() {
        const QString file = path() + QStringLiteral("/mine.json");
        put(file, kGood);
        {
            Trainer trainer(path());
            trainer.editor.beginFile(QUrl::fromLocalFile(file));
            QTRY_VERIFY(trainer.editor.isActive());
            trainer.editor.type(1, QStringLiteral("Changed here"));
            trainer.editor.save();
            QTRY_VERIFY(!trainer.editor.isUnsaved());
            trainer.editor.type(1, QStringLiteral("Changed again"));
            trainer.editor.save(); // its own writing is no change
            QTRY_VERIFY(!trainer.editor.isUnsaved());
            trainer.editor.type(1, QStringLiteral("Not saved"));
            QVERIFY(trainer.ran());
        }
        const QByteArray theirs = contentOf(file) + "\n";
        put(file, theirs);
        Trainer trainer(path());
        trainer.editor.prepare();
        QTRY_COMPARE(trainer.editor.draft(), QStringLiteral("Not saved"));
        trainer.editor.takeDraft();
        QTRY_VERIFY(trainer.editor.isActive());
        QCOMPARE(trainer.editor.file(), QStringLiteral("mine.json"));
        const int refusals = trainer.editor.refusals();
        trainer.editor.save();
        QTRY_COMPARE(trainer.editor.refusals(), refusals + 1);
        QVERIFY(trainer.editor.refused().contains(QStringLiteral("changed by another program")));
        QCOMPARE(contentOf(file), theirs);
        QVERIFY(trainer.editor.isUnsaved());
        trainer.editor.saveAs(QUrl::fromLocalFile(file)); // the file dialog has asked
        QTRY_VERIFY(!trainer.editor.isUnsaved());
        QVERIFY(contentOf(file).contains("Not saved"));
        QVERIFY(!QFile::exists(path() + QStringLiteral("/lesson_draft.json")));
        QVERIFY(!QFile::exists(path() + QStringLiteral("/lesson_draft.json.of")));
        trainer.editor.close();
    }

    // An incomplete lesson is played with the notes that have a text in at least one language.
    void whatIsReadyIsPlayed() {
        Trainer trainer(path());
        put(path() + QStringLiteral("/mine.json"), kGood);
        trainer.editor.beginFile(QUrl::fromLocalFile(path() + QStringLiteral("/mine.json")));
        QTRY_VERIFY(trainer.editor.isActive());
        QVERIFY(trainer.ran());
        trainer.editor.setPart(LessonEditor::Notes);
        const auto notes = static_cast<int>(trainer.editor.rows().size());
        QVERIFY(notes > 1);
        trainer.editor.type(1, QString()); // the English text
        QVERIFY(trainer.ran());
        QVERIFY2(trainer.editor.isWhole(), qPrintable(trainer.editor.problem())); // one language is enough
        trainer.editor.setRow(1);
        trainer.editor.type(0, QString());
        trainer.editor.type(1, QString());
        QVERIFY(trainer.ran());
        QVERIFY(!trainer.editor.isWhole());
        trainer.editor.play();
        QTRY_VERIFY(trainer.desk.isActive());
        QCOMPARE(trainer.desk.count(), notes - 1);
        QVERIFY(trainer.editor.message().startsWith(QStringLiteral("1 note left out")));
        trainer.desk.next();
        QVERIFY(!trainer.desk.text().isEmpty());
        trainer.desk.letGo();
        trainer.editor.close();
    }

    // R28: a lesson whose expectation is not met says so when it is saved, and in the library.
    void whatIsNotMetIsSaid() {
        QVERIFY(QDir(path()).mkpath(QStringLiteral("lessons")));
        const QString file = path() + QStringLiteral("/lessons/mine.json");
        put(file, QByteArray(kGood).replace("\"rest\": 100", "\"rest\": 101"));
        Trainer trainer(path());
        trainer.desk.open();
        QTRY_VERIFY(trainer.desk.isReady());
        const auto standing = [&] { return trainer.desk.lessonList().first().value<LessonInfo>().standing; };
        QTRY_VERIFY(standing().contains(QStringLiteral("1 expectation")));
        trainer.editor.beginFile(QUrl::fromLocalFile(file));
        QTRY_VERIFY(trainer.editor.isActive());
        QVERIFY(trainer.ran());
        trainer.editor.setPart(LessonEditor::Words);
        trainer.editor.type(0, QStringLiteral("Outro nome"));
        trainer.editor.save();
        QTRY_VERIFY(trainer.editor.message().contains(QStringLiteral("1 expectation")));
        trainer.editor.close();
    }

    // A result that the lesson expects already, in fewer fields or another order, is not expected twice.
    void allResultsAreExpectedOnce() {
        Trainer trainer(path());
        put(path() + QStringLiteral("/mine.json"), kGood);
        trainer.editor.beginFile(QUrl::fromLocalFile(path() + QStringLiteral("/mine.json")));
        QTRY_VERIFY(trainer.editor.isActive());
        QVERIFY(trainer.ran());
        trainer.editor.expectResults();
        QVERIFY(trainer.ran());
        trainer.editor.setPart(LessonEditor::Expected);
        const qsizetype once = trainer.editor.rows().size();
        QVERIFY(once > 0);
        trainer.editor.expectResults();
        QVERIFY(trainer.ran());
        QCOMPARE(trainer.editor.rows().size(), once);
        trainer.editor.close();
    }

    // An unfinished lesson is listed in the library and can be continued from there.
    void theUnfinishedIsListed() {
        QVERIFY(QDir(path()).mkpath(QStringLiteral("lessons")));
        put(path() + QStringLiteral("/lessons/half.json"),
            "{\"format\": \"mesaviva.lesson/1\", \"scenario\": {\"game\": \"roulette\"}}");
        put(path() + QStringLiteral("/lessons/none.json"), "{");
        Trainer trainer(path());
        trainer.desk.open();
        QTRY_VERIFY(trainer.desk.isReady());
        QCOMPARE(trainer.desk.unfinished(), QStringList{QStringLiteral("half.json")});
        trainer.editor.beginFile(trainer.desk.unfinishedFile(0));
        QTRY_VERIFY(trainer.editor.isActive());
        QCOMPARE(trainer.editor.file(), QStringLiteral("half.json"));
        QVERIFY(trainer.ran());
        trainer.editor.close();
    }

    // Whatever a valid file contains, all its parts can be shown.
    void oddFilesAreShown_data() {
        QTest::addColumn<QByteArray>("scenario");
        QTest::newRow("an action that is no word")
            << QByteArray("\"steps\": [{\"do\": 5, \"player\": 7, \"at\": []}]");
        QTest::newRow("keys of pointers")
            << QByteArray("\"expect\": [{\"event\": \"paid\", \"a~b\": 1, \"c/d\": 2, \"\": 3}, "
                          "{\"balance\": {\"x~/y\": 1}}]");
        QTest::newRow("what should be others")
            << QByteArray("\"game\": \"poker\", \"table\": {\"jackpot\": 3, \"minimum\": \"x\"}, "
                          "\"players\": [{\"id\": 3}], "
                          "\"expect\": [{\"balance\": 5}, {\"event\": 4, \"count\": \"x\"}], \"outcome\": "
                          "{\"cards\": [1, null]}");
    }
    void oddFilesAreShown() {
        QFETCH(QByteArray, scenario);
        put(path() + QStringLiteral("/odd.json"),
            "{\"format\": \"mesaviva.lesson/1\", \"notes\": [{\"at\": {\"event\": 3}, \"question\": {}}], "
            "\"scenario\": {" +
                scenario + "}}");
        Trainer trainer(path());
        trainer.editor.beginFile(QUrl::fromLocalFile(path() + QStringLiteral("/odd.json")));
        QTRY_VERIFY(trainer.editor.isActive());
        QVERIFY(trainer.ran());
        QVERIFY(!trainer.editor.isWhole());
        QVERIFY(!trainer.editor.problem().isEmpty());
        int shown = 0;
        for (int part = LessonEditor::Words; part <= LessonEditor::Expected; ++part) {
            trainer.editor.setPart(part);
            shown += static_cast<int>(trainer.editor.outcomes().size() + trainer.editor.pad().size());
            for (int row = 0; row < std::max(1, static_cast<int>(trainer.editor.rows().size())); ++row) {
                trainer.editor.setRow(row);
                shown += static_cast<int>(trainer.editor.fields().size());
            }
        }
        QVERIFY(shown > 0);
    }

    // An expectation is chosen by its name, in both languages, and written to the file as its key.
    void whatIsExpectedIsChosenAmongWords() {
        put(path() + QStringLiteral("/expected.json"),
            "{\"format\": \"mesaviva.scenario/1\", \"game\": \"poker\", \"rules\": \"pt-803-2015\", "
            "\"players\": [{\"id\": \"ana\", \"seat\": 1, \"wallet\": 100000}], \"steps\": [], "
            "\"expect\": [{\"event\": \"settled\", \"player\": \"ana\", \"verdict\": \"won\", "
            "\"hand\": \"straight\", \"ace\": \"low\", \"decided_by\": \"combination\"}, "
            "{\"refused\": \"not_now\", \"player\": \"ana\", \"do\": \"bet\"}, "
            "{\"event\": \"card_dealt\", \"to\": \"dealer\", \"card\": \"Th\"}]}");
        Trainer trainer(path());
        LessonEditor& editor = trainer.editor;
        editor.beginFile(QUrl::fromLocalFile(path() + QStringLiteral("/expected.json")));
        QTRY_VERIFY(editor.isActive());
        editor.setPart(LessonEditor::Expected);
        const auto chosen = [&](const QString& label) {
            const EditorField field = trainer.field(label);
            return field.choices.value(field.choice);
        };
        QCOMPARE(chosen(QStringLiteral("Verdict")), QStringLiteral("Won"));
        QCOMPARE(chosen(QStringLiteral("Hand")), QStringLiteral("Straight (hand)"));
        QCOMPARE(chosen(QStringLiteral("Ace in a run of five")), QStringLiteral("Low (5 to ace)"));
        QCOMPARE(chosen(QStringLiteral("Decided by")), QStringLiteral("The better combination"));
        QCOMPARE(trainer.field(QStringLiteral("Verdict")).choices.first(), QStringLiteral("Any value"));
        QVERIFY(editor.rows().first().value<EditorRow>().detail.startsWith(QStringLiteral("Ana · Won")));

        const QString lost = QStringLiteral("The dealer does not qualify");
        editor.choose(trainer.indexOf(QStringLiteral("Verdict")),
                      static_cast<int>(trainer.field(QStringLiteral("Verdict")).choices.indexOf(lost)));
        QCOMPARE(chosen(QStringLiteral("Verdict")), lost);
        editor.choose(trainer.indexOf(QStringLiteral("Hand")), 0);
        QCOMPARE(trainer.indexOf(QStringLiteral("Hand")), -1);
        m_language.setCode(QStringLiteral("pt"));
        editor.retranslate();
        QCOMPARE(chosen(QStringLiteral("Resultado")), QStringLiteral("A banca não se qualifica"));
        m_language.setCode(QStringLiteral("en"));
        editor.retranslate();

        editor.setRow(1);
        QCOMPARE(chosen(QStringLiteral("Refused because")), QStringLiteral("not now"));
        QCOMPARE(chosen(QStringLiteral("What was asked for")), QStringLiteral("continues (bet)"));
        editor.setRow(2);
        QCOMPARE(chosen(QStringLiteral("Goes to")), QStringLiteral("the dealer"));
        QCOMPARE(chosen(QStringLiteral("Card")), QStringLiteral("10♥"));

        editor.saveAs(QUrl::fromLocalFile(path() + QStringLiteral("/saved.json")));
        QTRY_VERIFY(QFile::exists(path() + QStringLiteral("/saved.json")));
        const auto saved =
            scenario::Json::parse(contentOf(path() + QStringLiteral("/saved.json")).toStdString());
        const scenario::Json settled = saved.at("scenario").at("expect").at(0);
        QVERIFY(settled.at("verdict") == "dealer_not_qualified");
        QVERIFY(!settled.contains("hand"));
        QVERIFY(settled.at("ace") == "low");
    }

    // An expectation of a file stays until another one is chosen, whether or not the editor knows it.
    void whatTheEditorDoesNotKnowIsKept() {
        const QByteArray expect =
            "[{\"event\":\"settled\",\"player\":\"nobody\",\"verdict\":\"drawn\",\"further\":\"x\"},"
            "{\"event\":\"paid\",\"player\":\"ana\",\"chance\":\"line\",\"numbers\":[\"1\",\"2\",\"3\","
            "\"4\",\"5\",\"6\"],\"amount\":500},{\"event\":\"spin_void\",\"reason\":7}]";
        put(path() + QStringLiteral("/kept.json"),
            "{\"format\": \"mesaviva.scenario/1\", \"game\": \"roulette\", \"rules\": \"pt-894-2002\", "
            "\"players\": [{\"id\": \"ana\", \"wallet\": 100000}], \"steps\": [], \"expect\": " +
                expect + "}");
        Trainer trainer(path());
        LessonEditor& editor = trainer.editor;
        editor.beginFile(QUrl::fromLocalFile(path() + QStringLiteral("/kept.json")));
        QTRY_VERIFY(editor.isActive());
        editor.setPart(LessonEditor::Expected);
        const EditorField verdict = trainer.field(QStringLiteral("Verdict"));
        QCOMPARE(verdict.text, QStringLiteral("drawn")); // not a name in roulette
        const EditorField player = trainer.field(QStringLiteral("Player"));
        QCOMPARE(player.choices.value(player.choice), QStringLiteral("nobody"));
        editor.setRow(1);
        const EditorField chance = trainer.field(QStringLiteral("Chance"));
        QCOMPARE(chance.choices.value(chance.choice), QStringLiteral("Line"));
        QCOMPARE(trainer.field(QStringLiteral("Amount")).text, QStringLiteral("5.00"));
        for (int row = 0; row < 3; ++row) {
            editor.setRow(row);
            QVERIFY(!editor.fields().isEmpty());
        }
        editor.saveAs(QUrl::fromLocalFile(path() + QStringLiteral("/saved.json")));
        QTRY_VERIFY(QFile::exists(path() + QStringLiteral("/saved.json")));
        const auto saved =
            scenario::Json::parse(contentOf(path() + QStringLiteral("/saved.json")).toStdString());
        QVERIFY(saved.at("scenario").at("expect") == scenario::Json::parse(expect.toStdString()));
        editor.setRow(1); // another kind of bet has other numbers
        editor.choose(trainer.indexOf(QStringLiteral("Chance")),
                      static_cast<int>(chance.choices.indexOf(QStringLiteral("Red"))));
        editor.saveAs(QUrl::fromLocalFile(path() + QStringLiteral("/red.json")));
        QTRY_VERIFY(QFile::exists(path() + QStringLiteral("/red.json")));
        const auto red = scenario::Json::parse(contentOf(path() + QStringLiteral("/red.json")).toStdString());
        QVERIFY(!red.at("scenario").at("expect").at(1).contains("numbers"));
    }

    // Each value in an event of a shipped lesson or in the engine's own lists has a text.
    void eachWordOfAnEventHasWords() {
        for (const char* const language : {"pt", "en"}) {
            m_language.setCode(QString::fromLatin1(language));
            for (const scenario::GameScenarios* const game : scenario::allScenarios()) {
                for (const std::string_view event : game->events) {
                    for (const char* const field :
                         {"box",   "by",     "folded_by",   "gone",   "verdict", "decided_by",
                          "ace",   "hand",   "combination", "reason", "refused", "do",
                          "cause", "phrase", "chance",      "series", "colour",  "direction",
                          "kind",  "to",     "absent",      "player", "card"}) {
                        for (const std::string_view word :
                             lessons::resultForm(game->key, event, field).words) {
                            QVERIFY2(ExpectedText::value(field, word),
                                     qPrintable(QStringLiteral("%1 %2 %3")
                                                    .arg(textOf(game->key), QString::fromUtf8(field),
                                                         textOf(word))));
                        }
                    }
                }
            }
        }
    }

    void eachWordThatLessonsBringIsKnown() {
        // Numbers of the wheel, letters, and the proof of a round.
        const QStringList noWords{
            QStringLiteral("event"),   QStringLiteral("pocket"),        QStringLiteral("back"),
            QStringLiteral("letter"),  QStringLiteral("neighbours"),    QStringLiteral("commitment"),
            QStringLiteral("seed"),    QStringLiteral("rules_version"), QStringLiteral("origin"),
            QStringLiteral("comment"), QStringLiteral("injected_by")};
        const QDir folder(QStringLiteral(MESAVIVA_SCENARIOS "/../../assets/lessons"));
        const QStringList files = folder.entryList({QStringLiteral("*.json")}, QDir::Files);
        QVERIFY(files.size() > 30);
        for (const QString& file : files) {
            const auto lesson = lessons::read(contentOf(folder.filePath(file)).toStdString());
            QVERIFY2(lesson, qPrintable(file));
            const std::string_view game = lesson->scenario.game();
            for (const scenario::Json& event : lessons::runEvents(lesson->scenario).events) {
                for (const auto& field : event.items()) {
                    const QString name = QString::fromStdString(field.key());
                    if (!field.value().is_string() || noWords.contains(name)) {
                        continue;
                    }
                    const auto form =
                        lessons::resultForm(game, event.at("event").get<std::string>(), field.key());
                    const auto word = field.value().get<std::string>();
                    const bool isKnown = form.kind == lessons::FieldKind::player ||
                                         std::ranges::find(form.words, word) != form.words.end();
                    QVERIFY2(isKnown, qPrintable(file + u' ' + QString::fromStdString(event.dump())));
                    const QString label = ExpectedText::field(field.key(), false);
                    QVERIFY2(label != name, qPrintable(name));
                }
            }
        }
    }

    // A recorded round has stakes that were placed together: a choice splits them, and they have the same
    // result.
    void severalStakesAreTakenApart() {
        const QByteArray several =
            "{\"format\": \"mesaviva.scenario/1\", \"game\": \"roulette\", \"rules\": \"pt-894-2002\", "
            "\"players\": [{\"id\": \"ana\", \"wallet\": 100000}], \"outcome\": {\"pockets\": [\"17\"]}, "
            "\"steps\": [{\"at\": 1, \"player\": \"ana\", \"do\": \"favourite\", \"stakes\": ["
            "{\"chance\": \"straight\", \"numbers\": [\"17\"], \"amount\": 100}, "
            "{\"chance\": \"red\", \"amount\": 200}]}]}";
        put(path() + QStringLiteral("/several.json"), several);
        Trainer trainer(path());
        trainer.editor.beginFile(QUrl::fromLocalFile(path() + QStringLiteral("/several.json")));
        QTRY_VERIFY(trainer.editor.isActive());
        QVERIFY(trainer.ran());
        const auto events = trainer.editor.events().size();
        trainer.editor.setPart(LessonEditor::Steps);
        QCOMPARE(trainer.editor.rows().size(), 1);
        trainer.editor.choose(trainer.indexOf(QStringLiteral("What is done")), 0);
        QCOMPARE(trainer.editor.refused(), QString());
        QCOMPARE(trainer.editor.rows().size(), 2);
        QCOMPARE(trainer.editor.rows().first().value<EditorRow>().detail, QStringLiteral("at 1 s"));
        QVERIFY(trainer.ran());
        QCOMPARE(trainer.editor.events().size(), events);
    }

    void whatIsNotSavedOutlivesTheProgram() {
        {
            Trainer trainer(path());
            trainer.editor.beginEmpty(1);
            trainer.editor.type(1, QStringLiteral("Half a lesson"));
            QVERIFY(trainer.editor.isUnsaved());
            QTRY_VERIFY(QFile::exists(path() + QStringLiteral("/lesson_draft.json"))); // without saving
        }
        Trainer trainer(path());
        QVERIFY(!trainer.editor.isActive());
        trainer.editor.prepare();
        QTRY_COMPARE(trainer.editor.draft(), QStringLiteral("Half a lesson"));
        trainer.editor.takeDraft();
        QTRY_VERIFY(trainer.editor.isActive());
        QVERIFY(trainer.editor.isUnsaved());
        trainer.editor.close();
        QTRY_VERIFY(!QFile::exists(path() + QStringLiteral("/lesson_draft.json")));
    }

    // A shipped lesson is edited as a copy; nothing is lost when it is written and read.
    void aShippedLessonIsEditedAsACopy() {
        Trainer trainer(path());
        trainer.desk.open();
        QTRY_VERIFY(trainer.desk.isReady());
        trainer.editor.beginChosen();
        QTRY_VERIFY(trainer.editor.isActive());
        QVERIFY(trainer.ran());
        QVERIFY2(trainer.editor.isWhole(), qPrintable(trainer.editor.problem()));
        QCOMPARE(trainer.editor.file(), QString());
        for (int part = LessonEditor::Words; part <= LessonEditor::Expected; ++part) {
            trainer.editor.setPart(part);
            for (int row = 0; row < trainer.editor.rows().size(); ++row) {
                trainer.editor.setRow(row);
                QVERIFY(!trainer.editor.fields().isEmpty() || part == LessonEditor::Chance);
            }
        }
        trainer.editor.setPart(LessonEditor::Words);
        trainer.editor.type(1, QStringLiteral("A copy"));
        QVERIFY(trainer.editor.isUnsaved());
        trainer.editor.saveAs(QUrl::fromLocalFile(path() + QStringLiteral("/copy")));
        QTRY_VERIFY(QFile::exists(path() + QStringLiteral("/copy.json")));
        QVERIFY(lessons::read(contentOf(path() + QStringLiteral("/copy.json")).toStdString()));
        QTRY_VERIFY(!trainer.editor.isUnsaved());
        trainer.editor.close();
    }

    void aScenarioBecomesALesson() {
        Trainer trainer(path());
        trainer.editor.prepare();
        QTRY_VERIFY(!trainer.editor.scenarioTitles().isEmpty());
        trainer.editor.beginScenario(0);
        QTRY_VERIFY(trainer.editor.isActive());
        QVERIFY(trainer.ran());
        QVERIFY(!trainer.editor.events().isEmpty());
        trainer.editor.close();
        trainer.editor.beginFile(QUrl::fromLocalFile(path()));
        QTRY_VERIFY(trainer.editor.refused().contains(QStringLiteral("is a folder")));
    }

    // The round with other luck is shown, both versions are described, and going back restores the place.
    void otherLuckLiesAtTheTable() {
        const QString file = path() + QStringLiteral("/anywhere.json");
        put(file, kGood);
        Trainer trainer(path());
        LessonDesk& desk = trainer.desk;
        desk.openFile(QUrl::fromLocalFile(file));
        QTRY_VERIFY(!desk.info().file.isEmpty());
        desk.begin(true);
        QTRY_VERIFY(desk.isActive());
        QVERIFY(desk.canFork());
        desk.openFork();
        QCOMPARE(desk.forkPoint(), 1); // the stake
        QVERIFY(desk.isForkDecision());
        while (desk.isForkDecision()) {
            desk.stepFork(1);
        }
        const int number = desk.forkPoint();
        QCOMPARE(desk.forkTitle(), QStringLiteral("Number 17"));
        QCOMPARE(desk.forkValues().size(), 37);
        QVERIFY(desk.forkChoices().isEmpty());
        desk.stepFork(1);
        QCOMPARE(desk.forkPoint(), number + 1);
        desk.stepFork(-1);
        const int stood = trainer.table->replay()->position();
        desk.fork(QStringLiteral("17")); // the same as before
        QVERIFY(!desk.isForked());
        desk.fork(QStringLiteral("18"));
        QTRY_VERIFY(desk.isForked());
        QCOMPARE(desk.forkTaken(), QStringLiteral("Number 17"));
        QCOMPARE(desk.forkOther(), QStringLiteral("Number 18"));
        const auto row = desk.forkRows().first().value<WhatIfRow>();
        QVERIFY(row.differs);
        QVERIFY(row.before != row.after);
        QVERIFY(desk.isOtherWay() && !desk.canFork());
        desk.comeBack();
        QTRY_VERIFY(!desk.isForked() && desk.isActive());
        QCOMPARE(trainer.table->replay()->position(), stood);
        desk.letGo();
    }

private:
    QString path() const { return m_folder->path(); }

    Language m_language;
    std::optional<QTemporaryDir> m_folder;

    // Bingo cards by hand: valid cards first, changed box by box; an invalid card for the variant is refused
    // with its rule (B62), and the player gets the cards as set.
    void bingoCardsAreLaidByHand() {
        Trainer trainer(path());
        LessonEditor& editor = trainer.editor;
        int bingo = 0;
        while (!editor.games()[bingo].contains(QStringLiteral("Bingo"))) {
            ++bingo;
        }
        editor.beginEmpty(bingo);
        QTRY_VERIFY(editor.isActive());
        QVERIFY(trainer.ran());
        editor.setPart(LessonEditor::Players);
        const QString count = QStringLiteral("Cards placed by hand");
        QCOMPARE(trainer.field(count).choice, 0);
        editor.choose(trainer.indexOf(count), 2);
        QVERIFY2(editor.refused().isEmpty(), qPrintable(editor.refused()));
        QCOMPARE(trainer.field(count).choice, 2);
        QVERIFY(editor.playerPart().toString().endsWith(QStringLiteral("Teach/BingoEditorPlayer.qml")));
        // All cards set by hand are shown, bought or not (B62: three rows of nine boxes, five numbers in each
        // row).
        const auto card = [&](int index) { return editor.cardsAt(0).value(index).value<EditorCard>(); };
        QCOMPARE(editor.cardsAt(0).size(), 2);
        QCOMPARE(card(0).cells.count(0), 12);
        QVERIFY(card(0).cells != card(1).cells);
        const QList<int> made = card(0).cells;
        const auto box =
            static_cast<int>(std::ranges::find_if(made, [](int ball) { return ball > 0; }) - made.begin());
        QVERIFY(editor.numbersAt(0, 0, box).size() > 1);
        const QList<int> choices = editor.numbersAt(0, 0, box);
        editor.setCardNumber(0, 0, box, choices.last() == made[box] ? choices.first() : choices.last());
        QVERIFY2(editor.refused().isEmpty(), qPrintable(editor.refused()));
        QVERIFY(card(0).cells != made);
        editor.undo();
        QCOMPARE(card(0).cells, made);
        // A bought card is the one on the table.
        editor.setPart(LessonEditor::Steps);
        QVERIFY(trainer.adds(QStringLiteral("buys cards")));
        editor.save();
        QTRY_VERIFY(!editor.isUnsaved());
        QFile file(trainer.desk.folder() + u'/' + editor.file());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().contains("\"cards\""));
        editor.setPart(LessonEditor::Players);
        editor.choose(trainer.indexOf(count), 0);
        QVERIFY(editor.refused().isEmpty());
        QCOMPARE(trainer.field(count).choice, 0);
        QVERIFY(editor.cardsAt(0).isEmpty());
        editor.setPart(LessonEditor::Words);
        QVERIFY(editor.playerPart().isEmpty());
    }

    // Stakes are placed on the cloth: each is a step of the acting player with the minimum for the place
    // (O10); a second click adds the same again; stakes are shown there and can be undone.
    void stakesArePutOnTheCloth() {
        Trainer trainer(path());
        LessonEditor& editor = trainer.editor;
        editor.beginEmpty(1);
        QVERIFY(editor.isActive() && trainer.ran());
        QVERIFY(editor.clothPart().toString().endsWith(QStringLiteral("Teach/RouletteEditorCloth.qml")));
        editor.stakeOn(17); // only among the steps
        editor.setPart(LessonEditor::Steps);
        QVERIFY(editor.rows().isEmpty());
        QCOMPARE(RouletteDrillCloth::of(editor.cloth()).pockets, 37);
        QVERIFY(editor.cloth().offered.contains(17));
        editor.stakeOn(17); // the straight ups come first, by their numbers
        QVERIFY2(editor.refused().isEmpty(), qPrintable(editor.refused()));
        QCOMPARE(editor.rows().size(), 1);
        QCOMPARE(editor.chips().size(), 1);
        QCOMPARE(editor.chips().first().value<EditorChip>().place, 17);
        const QString once = editor.chips().first().value<EditorChip>().text;
        const QString row = editor.rows().first().value<EditorRow>().title;
        QVERIFY(row.startsWith(editor.staker()) && row.contains(QStringLiteral("17")));
        editor.stakeOn(17);
        QCOMPARE(editor.rows().size(), 1);
        QVERIFY(editor.chips().first().value<EditorChip>().text != once);
        editor.stakeOn(20);
        QCOMPARE(editor.rows().size(), 2);
        QCOMPARE(editor.row(), 1);
        QCOMPARE(editor.chips().size(), 2);
        const int last = editor.cloth().offered.last();
        QVERIFY(!editor.placeName(last).isEmpty());
        editor.stakeOn(last); // an outside bet
        QCOMPARE(editor.rows().size(), 3);
        for (const int none : {-1, 9'999}) {
            editor.stakeOn(none);
            QVERIFY(editor.placeName(none).isEmpty());
        }
        QCOMPARE(editor.rows().size(), 3);
        QVERIFY(trainer.ran());
        QVERIFY(trainer.eventCalled(QStringLiteral("Stake")) >= 0);
        editor.undo();
        editor.undo();
        QCOMPARE(editor.chips().size(), 1);
    }

    // The staking player is chosen on roulette's cloth, until a step of another player is chosen.
    void theStakingPlayerIsChosenOnTheCloth() {
        Trainer trainer(path());
        LessonEditor& editor = trainer.editor;
        editor.beginEmpty(1);
        QVERIFY(editor.isActive() && trainer.ran());
        editor.setPart(LessonEditor::Players);
        editor.add(0);
        QVERIFY2(editor.refused().isEmpty(), qPrintable(editor.refused()));
        editor.setPart(LessonEditor::Steps);
        const QStringList stakers = editor.stakers();
        QVERIFY(stakers.size() >= 2);
        QCOMPARE(editor.stakerAt(), 0);
        editor.stakeOn(17);
        editor.setStakerAt(1);
        QCOMPARE(editor.staker(), stakers[1]);
        QVERIFY(editor.clothExplained().contains(stakers[1]));
        editor.stakeOn(17); // a stake of the other player, not an addition to the first one's
        QCOMPARE(editor.rows().size(), 2);
        QVERIFY(editor.rows().last().value<EditorRow>().title.startsWith(stakers[1]));
        editor.takeFrom(17); // the own stake first
        QCOMPARE(editor.rows().size(), 1);
        QVERIFY(editor.rows().first().value<EditorRow>().title.startsWith(stakers[0]));
        editor.stakeOn(20);
        QVERIFY(editor.rows().last().value<EditorRow>().title.startsWith(stakers[1]));
        for (const int none : {-1, 99}) {
            editor.setStakerAt(none);
            QCOMPARE(editor.stakerAt(), 1);
        }
        editor.setRow(0);
        QCOMPARE(editor.stakerAt(), 0);
        // Two players with the same name are distinct.
        editor.setPart(LessonEditor::Players);
        editor.setRow(1);
        const QString first = editor.stakers().first();
        editor.type(trainer.indexOf(QStringLiteral("Name")), first);
        QVERIFY2(editor.refused().isEmpty(), qPrintable(editor.refused()));
        QCOMPARE(editor.stakers(), (QStringList{first, first}));
        editor.setPart(LessonEditor::Steps);
        editor.setStakerAt(1);
        QCOMPARE(editor.stakerAt(), 1);
        // Where places belong to players there is no choice of player.
        editor.close();
        editor.beginEmpty(0);
        QTRY_VERIFY(editor.isActive());
        QVERIFY(editor.stakers().isEmpty());
        editor.setStakerAt(0);
        QVERIFY(editor.playerPart().isEmpty());
    }

    // From an event to the next of its kind, or of another one, and back; nothing happens beyond the last
    // one.
    void eventsAreLeaptTo() {
        Trainer trainer(path());
        LessonEditor& editor = trainer.editor;
        editor.beginEmpty(0); // poker
        QVERIFY(editor.isActive() && trainer.ran());
        editor.leap(1, true); // none is chosen
        QCOMPARE(editor.event(), -1);
        editor.setPart(LessonEditor::Steps);
        editor.stakeOn(2);
        QVERIFY(trainer.ran());
        const auto title = [&](int event) { return editor.events()[event].value<EditorEvent>().title; };
        int first = 0;
        while (first + 1 < editor.events().size() && title(first) != title(first + 1)) {
            ++first;
        }
        QVERIFY(first + 1 < editor.events().size()); // cards are dealt one after the other
        editor.setEvent(first);
        editor.leap(1, true);
        QCOMPARE(editor.event(), first + 1);
        editor.leap(-1, true);
        QCOMPARE(editor.event(), first);
        editor.leap(1, false);
        QVERIFY(editor.event() > first + 1);
        QVERIFY(title(editor.event()) != title(first));
        for (int i = first; i < editor.event(); ++i) {
            QCOMPARE(title(i), title(first));
        }
        editor.setEvent(0);
        editor.leap(-1, true);
        editor.leap(-1, false);
        editor.leap(0, true);
        QCOMPARE(editor.event(), 0);
        const int last = static_cast<int>(editor.events().size()) - 1;
        editor.setEvent(last);
        editor.leap(1, false);
        QCOMPARE(editor.event(), last);
    }

    // A stake on roulette's cloth is taken back by the amount of a click; another round has its own stakes,
    // and the first waits until betting opens; a step after a removed one takes over its time.
    void stakesAreTakenBackAndPutForAnotherRound() {
        Trainer trainer(path());
        LessonEditor& editor = trainer.editor;
        editor.beginEmpty(1);
        QVERIFY(editor.isActive() && trainer.ran());
        editor.setPart(LessonEditor::Steps);
        editor.beginClothRound(); // the first round has no stakes
        QCOMPARE(editor.clothRounds().size(), 1);
        editor.stakeOn(17);
        const QString once = editor.chips().first().value<EditorChip>().text;
        editor.stakeOn(17);
        editor.takeFrom(17);
        QCOMPARE(editor.chips().first().value<EditorChip>().text, once);
        editor.beginClothRound();
        QCOMPARE(editor.clothRound(), 1);
        QVERIFY(editor.chips().isEmpty());
        editor.takeFrom(17); // a stake of the first round stays
        QCOMPARE(editor.rows().size(), 1);
        editor.stakeOn(20);
        QCOMPARE(editor.clothRounds().size(), 2);
        QCOMPARE(editor.rows().last().value<EditorRow>().detail, QStringLiteral("after: Betting opens"));
        editor.stakeOn(21);
        QCOMPARE(editor.clothRound(), 1);
        QCOMPARE(editor.chips().size(), 2);
        QVERIFY(trainer.ran());
        QVERIFY(trainer.eventCalled(QStringLiteral("Refusal")) < 0);
        editor.takeFrom(20);
        QCOMPARE(editor.rows().last().value<EditorRow>().detail, QStringLiteral("after: Betting opens"));
        QCOMPARE(editor.chips().size(), 1);
        editor.undo(); // all in one step
        QCOMPARE(editor.chips().size(), 2);
        editor.setClothRound(0);
        QCOMPARE(editor.row(), 0);
        QCOMPARE(editor.chips().first().value<EditorChip>().place, 17);
        for (const int none : {-1, 9'999, 5}) {
            editor.takeFrom(none);
        }
        editor.takeFrom(17);
        QCOMPARE(editor.rows().size(), 2);
    }

    // P20, P23: antes and decisions are placed on poker's cloth, each a step of the player at that seat. An
    // ante comes before the decisions; after a decided round it belongs to the next one. A second click on a
    // bet folds.
    void antesAndDecisionsArePutOnTheCloth() {
        Trainer trainer(path());
        LessonEditor& editor = trainer.editor;
        editor.beginEmpty(0); // poker
        QVERIFY(editor.isActive() && trainer.ran());
        QVERIFY(editor.clothPart().toString().endsWith(QStringLiteral("Teach/PokerEditorCloth.qml")));
        editor.setPart(LessonEditor::Players);
        editor.add(0);
        QVERIFY(trainer.ran());
        editor.setPart(LessonEditor::Steps);
        QCOMPARE(editor.cloth().names.size(), 7);
        const QList<int> boxes = editor.cloth().offered;
        QCOMPARE(boxes.size(), 4);
        const QString first = editor.placeName(boxes[0]);
        QVERIFY2(first.contains(QStringLiteral("Ante")), qPrintable(first));
        const auto actions = [&] {
            QStringList titles;
            for (const QVariant& row : editor.rows()) {
                titles.append(row.value<EditorRow>().title);
            }
            return titles;
        };
        editor.stakeOn(boxes[0]);
        editor.stakeOn(boxes[1]);
        editor.stakeOn(boxes[2]); // before the chosen decision
        QCOMPARE(actions(), (QStringList{QStringLiteral("Ana antes: 5.00\u00A0pts"),
                                         QStringLiteral("Rui antes: 5.00\u00A0pts"),
                                         QStringLiteral("Ana continues (bet)")}));
        editor.stakeOn(boxes[2]);
        editor.stakeOn(boxes[3]);
        editor.stakeOn(boxes[3]);
        QCOMPARE(actions(),
                 (QStringList{QStringLiteral("Ana antes: 5.00\u00A0pts"),
                              QStringLiteral("Rui antes: 10.00\u00A0pts"),
                              QStringLiteral("Ana continues (bet)"), QStringLiteral("Rui folds")}));
        QCOMPARE(editor.chips().size(), 4);
        QCOMPARE(editor.chips()[1].value<EditorChip>().text, QStringLiteral("10.00")); // twice the ante
        QCOMPARE(editor.chips()[3].value<EditorChip>().amount, 0.0);
        QVERIFY(trainer.ran());
        QVERIFY(trainer.eventCalled(QStringLiteral("Refusal")) < 0);
        QVERIFY(trainer.eventCalled(QStringLiteral("Hand folded")) >= 0);
        editor.stakeOn(boxes[0]); // the round is decided
        QCOMPARE(editor.rows().size(), 5);
        QCOMPARE(editor.rows().last().value<EditorRow>().detail, QStringLiteral("after: Betting opens"));
        QCOMPARE(editor.chips().size(), 1);
        editor.stakeOn(boxes[1]);
        QVERIFY(trainer.ran());
        QVERIFY(trainer.eventCalled(QStringLiteral("Refusal")) < 0);
        for (const int none : {-1, 0, 1, 13, 9'999}) {
            editor.stakeOn(none);
            QVERIFY(editor.placeName(none).isEmpty());
        }
        QCOMPARE(editor.rows().size(), 6);
        // Taken back on the cloth: an ante by the amount of a click, a decision as a whole.
        editor.setClothRound(0);
        editor.takeFrom(boxes[1]);
        editor.takeFrom(boxes[2]);
        QCOMPARE(actions().mid(0, 3),
                 (QStringList{QStringLiteral("Ana antes: 5.00\u00A0pts"),
                              QStringLiteral("Rui antes: 5.00\u00A0pts"), QStringLiteral("Rui folds")}));
        QVERIFY(trainer.ran());
        QVERIFY(trainer.eventCalled(QStringLiteral("Refusal")) < 0);
        editor.beginClothRound();
        QCOMPARE(editor.clothRound(), 2);
        editor.stakeOn(boxes[1]); // no decision before an ante
        QCOMPARE(editor.rows().size(), 5);
        editor.stakeOn(boxes[0]);
        QCOMPARE(editor.rows().last().value<EditorRow>().detail, QStringLiteral("after: Betting opens"));
    }

    // B15: cards are bought on bingo's cloth: a step for each player and sale, with one more card for each
    // click.
    void cardsAreBoughtOnTheCloth() {
        Trainer trainer(path());
        LessonEditor& editor = trainer.editor;
        editor.beginEmpty(4); // bingo
        QVERIFY(editor.isActive() && trainer.ran());
        QVERIFY(editor.clothPart().toString().endsWith(QStringLiteral("Teach/BingoEditorCloth.qml")));
        editor.setPart(LessonEditor::Players);
        const auto players = editor.rows().size();
        editor.add(0);
        editor.setPart(LessonEditor::Steps);
        QCOMPARE(editor.cloth().names.size(), players + 1);
        const auto last = static_cast<int>(players);
        editor.stakeOn(0);
        editor.stakeOn(0);
        editor.stakeOn(last);
        editor.stakeOn(0);
        QVERIFY(trainer.ran());
        QCOMPARE(editor.rows().size(), 2);
        QCOMPARE(editor.chips().size(), 2);
        QCOMPARE(editor.chips()[0].value<EditorChip>().text, QStringLiteral("3 cards"));
        QCOMPARE(editor.chips()[1].value<EditorChip>().place, last);
        QVERIFY(trainer.eventCalled(QStringLiteral("Refusal")) < 0);
        QVERIFY(trainer.eventCalled(QStringLiteral("Cards ordered")) >= 0);
        // Another sale has its own cards.
        editor.setRow(1);
        QVERIFY(trainer.adds(QStringLiteral("buys cards")));
        editor.choose(trainer.indexOf(QStringLiteral("When")), 2);
        QCOMPARE(editor.rows().last().value<EditorRow>().detail, QStringLiteral("after: Sale opens"));
        editor.stakeOn(0);
        QCOMPARE(editor.rows().size(), 4);
        QCOMPARE(editor.chips()[0].value<EditorChip>().amount, 1.0);
        for (const int none : {-1, last + 1}) {
            editor.stakeOn(none);
            QVERIFY(editor.placeName(none).isEmpty());
        }
        QCOMPARE(editor.rows().size(), 4);
        editor.setRow(0);
        QCOMPARE(editor.chips()[0].value<EditorChip>().amount, 3.0);
        // One card is taken back; a sale without a step also begins on the cloth.
        editor.takeFrom(0);
        QCOMPARE(editor.chips()[0].value<EditorChip>().amount, 2.0);
        editor.takeFrom(last);
        QCOMPARE(editor.chips().size(), 1);
        editor.beginClothRound();
        QCOMPARE(editor.clothRound(), 2);
        editor.stakeOn(0);
        QCOMPARE(editor.clothRounds().size(), 3);
        QCOMPARE(editor.rows().last().value<EditorRow>().detail, QStringLiteral("after: Sale opens"));
        QVERIFY(trainer.ran());
        QVERIFY(trainer.eventCalled(QStringLiteral("Refusal")) < 0);
    }

    // B15, B62: the cards a player buys and their numbers are chosen on the cloth; the rest comes from the
    // seed; a card that is taken back loses its chosen numbers.
    void cardsAreChosenOnTheCloth() {
        Trainer trainer(path());
        LessonEditor& editor = trainer.editor;
        editor.beginEmpty(4); // bingo
        QVERIFY(editor.isActive() && trainer.ran());
        editor.setPart(LessonEditor::Steps);
        QVERIFY(editor.cardsAt(0).isEmpty());
        editor.exchangeCard(0, 0); // there is none
        QVERIFY(!editor.canUndo());
        editor.stakeOn(0);
        editor.stakeOn(0);
        const auto card = [&](int index) { return editor.cardsAt(0).value(index).value<EditorCard>(); };
        QCOMPARE(editor.cardsAt(0).size(), 2);
        QVERIFY(!card(1).chosen && card(1).cells.isEmpty());
        editor.exchangeCard(0, 1); // together with the one before it
        QVERIFY(card(0).chosen && card(1).chosen);
        QCOMPARE(card(1).cells.size(), 27);
        QSet<QList<int>> seen;
        for (int i = 0; i < 12; ++i) {
            seen.insert(card(1).cells);
            editor.exchangeCard(0, 1);
        }
        QCOMPARE(seen.size(), 12);
        QList<int> cells = card(1).cells;
        const auto box =
            static_cast<int>(std::ranges::find_if(cells, [](int ball) { return ball > 0; }) - cells.begin());
        const QList<int> numbers = editor.numbersAt(0, 1, box);
        QVERIFY(numbers.contains(cells[box]) && numbers.size() > 5);
        editor.setCardNumber(0, 1, box, numbers.last() == cells[box] ? numbers.first() : numbers.last());
        QVERIFY2(editor.refused().isEmpty(), qPrintable(editor.refused()));
        QVERIFY(card(1).cells != cells);
        // B62: five numbers in each row, one to three in each column. A number in a blank box replaces
        // another one of its row, and no column becomes empty.
        const int blank = static_cast<int>(cells.indexOf(0));
        const QList<int> ways = editor.numbersAt(0, 1, blank);
        QVERIFY(!ways.isEmpty() && ways.size() <= 5);
        for (const int way : ways) {
            cells = card(1).cells;
            const auto gone = static_cast<int>(cells.indexOf(way));
            QCOMPARE(gone / 9, blank / 9);
            editor.setCardNumber(0, 1, blank, way);
            QVERIFY2(editor.refused().isEmpty(), qPrintable(editor.refused()));
            QVERIFY(card(1).cells[blank] > 0 && card(1).cells[gone] == 0);
            QCOMPARE(card(1).cells.count(0), 12);
            QVERIFY(trainer.ran());
            QVERIFY(trainer.eventCalled(QStringLiteral("Refusal")) < 0);
            editor.undo();
        }
        for (const int none : {-1, 27, 99}) {
            QVERIFY(editor.numbersAt(0, 1, none).isEmpty());
            cells = card(1).cells;
            editor.setCardNumber(0, 1, none, 7);
            QCOMPARE(card(1).cells, cells);
        }
        editor.setCardNumber(0, 1, box, 91);
        QCOMPARE(card(1).cells, cells);
        // The chosen cards are sold.
        QVERIFY(trainer.ran());
        QVERIFY(trainer.eventCalled(QStringLiteral("Refusal")) < 0);
        // The next sale has its own cards.
        editor.beginClothRound();
        editor.stakeOn(0);
        QVERIFY(!card(0).chosen);
        editor.exchangeCard(0, 0);
        const QList<int> later = card(0).cells;
        editor.setClothRound(0);
        editor.takeFrom(0);
        QCOMPARE(editor.cardsAt(0).size(), 1);
        editor.setClothRound(1);
        QCOMPARE(card(0).cells, later);
        editor.setClothRound(0);
        editor.leaveCardToSeed(0, 0);
        QVERIFY(!card(0).chosen);
        editor.undo();
        QVERIFY(card(0).chosen);
        for (const int none : {-1, 1, 9}) {
            editor.exchangeCard(0, none);
            editor.leaveCardToSeed(0, none);
        }
        QVERIFY(editor.cardsAt(7).isEmpty());
        QVERIFY(trainer.ran());
    }
};

MESAVIVA_TEST(TestLessonEditor)

#include "tst_lesson_editor.moc"
