// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The editor of a school's bank of questions: beginnings, search, edits, what is refused at which field,
// undo, file and draft.

#include "app/core/text/language.h"
#include "app/desks/teach/questions/question_editor.h"
#include "patience.h"
#include "program/test_list.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace mesaviva;
using namespace mesaviva::app;

class TestQuestionEditor : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QuestionEditor> m_editor;

    QuestionEditor& editor() { return *m_editor; }

    void open() {
        m_editor.reset();
        m_editor = std::make_unique<QuestionEditor>(m_folder->path());
    }

    QuestionField field(int index) { return editor().fields().at(index).value<QuestionField>(); }

    // Index of the field with that label.
    int named(const QString& label) {
        for (int i = 0; i < editor().fields().size(); ++i) {
            if (field(i).box.label == label) {
                return i;
            }
        }
        return -1;
    }

    QString problemAt(const QString& label) { return field(named(label)).box.problem; }

    const written::BankQuestion& last() { return *editor().bank().questions.back(); }

    // Writes a complete question with two answers.
    void fillIn() {
        editor().type(named(QStringLiteral("Question")), QStringLiteral("What is done?"));
        editor().removeChoice(named(QStringLiteral("Answer 4")));
        editor().removeChoice(named(QStringLiteral("Answer 3")));
        editor().type(named(QStringLiteral("Answer 1")), QStringLiteral("This"));
        editor().type(named(QStringLiteral("Answer 2")), QStringLiteral("That"));
        editor().type(named(QStringLiteral("Rules")), QStringLiteral("R22, R23"));
        editor().turn(named(QStringLiteral("Macau roulette 60/2004")));
    }

    QString save() {
        QSignalSpy saved(&editor(), &QuestionEditor::savedAs);
        editor().save();
        return saved.wait() ? saved.first().first().toString() : QString();
    }

private slots:
    void init() {
        Language words;
        words.setCode(QStringLiteral("en"));
        m_folder = std::make_unique<QTemporaryDir>();
        open();
    }

    void cleanup() {
        m_editor.reset();
        m_folder.reset();
    }

    // The program's questions stay as they are; the copy is in one language, complete and not saved.
    void aCopyIsInTheChosenLanguage() {
        editor().beginCopy(QuestionEditor::Portuguese);
        QVERIFY(editor().isActive() && editor().isUnsaved() && editor().isComplete());
        QCOMPARE(editor().rows().size(), 121);
        QVERIFY(editor().bank().languages.pt && !editor().bank().languages.en);
        for (const auto& question : editor().bank().questions) {
            QVERIFY2(question->text.en.empty() && !question->text.pt.empty(), question->id.c_str());
        }
        QVERIFY(!ownQuestions()->questions.front()->text.en.empty());
        editor().choose(named(QStringLiteral("Language of the questions")), QuestionEditor::Both);
        QVERIFY(!editor().isComplete()); // the English is missing
        editor().undo();
        QVERIFY(editor().isComplete());
    }

    void aSearchFindsWordsAndRules() {
        editor().beginCopy(QuestionEditor::Both);
        const qsizetype all = editor().rows().size();
        editor().setSearch(QStringLiteral("golpe nulo"));
        const qsizetype found = editor().rows().size();
        QVERIFY(found < all);
        editor().setSearch(QStringLiteral("R22"));
        QVERIFY(editor().rows().size() > 1 && editor().rows().size() < all);
        editor().setSearch({});
        editor().setSubject(1);
        QCOMPARE(editor().rows().size(), 43); // 42 of payment
        editor().setRow(3);
        const std::string id = editor().bank().questions.at(2)->id;
        editor().setSearch(QStringLiteral("nowhere to be found"));
        QCOMPARE(editor().rows().size(), 2); // the selected one stays
        QCOMPARE(editor().row(), 1);
        QCOMPARE(editor().bank().questions.at(2)->id, id);
    }

    void aQuestionIsWritten() {
        editor().beginEmpty(QuestionEditor::English);
        QVERIFY(!editor().isComplete());
        editor().type(named(QStringLiteral("Title")), QStringLiteral("Our school"));
        QCOMPARE(editor().title(), QStringLiteral("Our school"));
        editor().addQuestion();
        QCOMPARE(editor().row(), 1);
        QVERIFY(!problemAt(QStringLiteral("Question")).isEmpty());
        QVERIFY(!problemAt(QStringLiteral("Answer 2")).isEmpty());
        QVERIFY(!problemAt(QStringLiteral("Asked of tables under")).isEmpty());
        fillIn();
        QVERIFY2(editor().isComplete(), qPrintable(editor().standing()));
        QCOMPARE(last().choices.size(), std::size_t{2});
        QVERIFY(last().choices.front().right && !last().choices.back().right);
        QVERIFY(last().rules == (std::vector<std::string>{"R22", "R23"}));
        editor().turn(named(QStringLiteral("Answer 2")));
        QVERIFY(!problemAt(QStringLiteral("How it is answered")).isEmpty()); // nothing is wrong
        editor().turn(named(QStringLiteral("Answer 1")));
        QVERIFY(editor().isComplete());
        editor().choose(named(QStringLiteral("How it is answered")), 1);
        QVERIFY(!problemAt(QStringLiteral("Right number")).isEmpty());
        editor().type(named(QStringLiteral("Right number")), QStringLiteral("87,5"));
        editor().type(named(QStringLiteral("What it counts")), QStringLiteral("euros"));
        QVERIFY(editor().isComplete() && last().number == 8'750);
        editor().type(named(QStringLiteral("Marks")), QStringLiteral("3"));
        QCOMPARE(last().marks, 3);
        editor().duplicateQuestion();
        QCOMPARE(editor().bank().questions.size(), std::size_t{2});
        QVERIFY(editor().bank().questions[0]->id != editor().bank().questions[1]->id);
        editor().removeQuestion();
        QCOMPARE(editor().bank().questions.size(), std::size_t{1});
    }

    void whatCannotBeInABankIsToldAtItsField_data() {
        QTest::addColumn<QString>("label");
        QTest::addColumn<QString>("text");
        QTest::newRow("marks") << "Marks"
                               << "many";
        QTest::newRow("too many marks") << "Marks"
                                        << "21";
        QTest::newRow("rule") << "Rules"
                              << "rule 22";
        QTest::newRow("control character") << "Question" << QStringLiteral("What\x07?");
        QTest::newRow("length") << "Question" << QString(1'300, u'x');
    }
    void whatCannotBeInABankIsToldAtItsField() {
        QFETCH(QString, label);
        QFETCH(QString, text);
        editor().beginEmpty(QuestionEditor::English);
        editor().addQuestion();
        fillIn();
        const int at = named(label);
        const QString before = field(at).box.text;
        const int refusals = editor().refusals();
        editor().type(at, text);
        QCOMPARE(editor().refusals(), refusals + 1);
        QCOMPARE(field(at).box.text, text); // it stays, to be corrected
        QVERIFY(!field(at).box.problem.isEmpty());
        editor().setRow(0); // not before it is correct
        QCOMPARE(editor().row(), 1);
        QVERIFY(!editor().refused().isEmpty());
        QVERIFY(editor().isUnsaved());
        editor().undo();
        QCOMPARE(field(at).box.text, before);
        QVERIFY(field(at).box.problem.isEmpty() && editor().refused().isEmpty());
        editor().setRow(0);
        QCOMPARE(editor().row(), 0);
    }

    void aRuleThatTheRegisterLacksIsTold() {
        editor().beginEmpty(QuestionEditor::English);
        editor().addQuestion();
        fillIn();
        editor().type(named(QStringLiteral("Rules")), QStringLiteral("R99"));
        QVERIFY(problemAt(QStringLiteral("Rules")).contains(QStringLiteral("R99")));
        QVERIFY(!editor().isComplete());
    }

    // Undo and redo go step by step; text typed in one go is one step.
    void editsAreUndone() {
        editor().beginEmpty(QuestionEditor::English);
        editor().addQuestion();
        const int at = named(QStringLiteral("Question"));
        for (const char* text : {"What", "What is", "What is done"}) {
            editor().goOnTyping(at, QString::fromLatin1(text));
        }
        editor().type(at, QStringLiteral("What is done?"));
        QCOMPARE(field(at).box.text, QStringLiteral("What is done?"));
        editor().undo();
        QCOMPARE(field(at).box.text, QString());
        editor().undo();
        QVERIFY(editor().bank().questions.empty());
        QVERIFY(!editor().canUndo());
        editor().redo();
        editor().redo();
        QVERIFY(!editor().canRedo());
        QCOMPARE(QString::fromStdString(last().text.en), QStringLiteral("What is done?"));
    }

    void aBankIsSavedAndOpenedAgain() {
        editor().beginEmpty(QuestionEditor::English);
        editor().type(named(QStringLiteral("Title")), QStringLiteral("Our school"));
        editor().addQuestion();
        fillIn();
        const QString path = save();
        QCOMPARE(path, QDir(m_folder->filePath(QStringLiteral("questions")))
                           .absoluteFilePath(QStringLiteral("Our school.json")));
        QVERIFY(!editor().isUnsaved());
        QVERIFY(readBankFile(path, BankUse::asked).bank);
        open();
        editor().beginFile(QUrl::fromLocalFile(path));
        QTRY_VERIFY(editor().isActive());
        QVERIFY(!editor().isUnsaved());
        QCOMPARE(editor().file(), QStringLiteral("Our school.json"));
        QCOMPARE(QString::fromStdString(last().text.en), QStringLiteral("What is done?"));
        // Another program has changed the file meanwhile.
        QFile file(path);
        QVERIFY(file.open(QIODevice::Append) && file.write(" ") == 1);
        file.close();
        editor().addQuestion();
        editor().save();
        QTRY_VERIFY(editor().refused().contains(QStringLiteral("another program")));
        QVERIFY(editor().isUnsaved());
    }

    void aBadFileIsRefusedWithItsPlace() {
        const QString path = m_folder->filePath(QStringLiteral("bad.json"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"format": "mesaviva.questions/1", "languages": ["pt"], "title": {"pt": "x"},
            "questions": [{"id": "a", "kind": "oral"}]})");
        file.close();
        QSignalSpy refused(&editor(), &QuestionEditor::notBegun);
        editor().beginFile(QUrl::fromLocalFile(path));
        QVERIFY(refused.wait());
        QVERIFY(!editor().isActive());
        QVERIFY2(editor().refused().contains(QStringLiteral("questions[0].kind")),
                 qPrintable(editor().refused()));
    }

    // What was not saved is offered again after a crash or the end of the program, until it is discarded.
    void aDraftSurvives() {
        editor().beginEmpty(QuestionEditor::English);
        editor().type(named(QStringLiteral("Title")), QStringLiteral("Our school"));
        open();
        editor().prepare();
        QTRY_VERIFY(editor().hasDraft());
        editor().takeDraft();
        QTRY_VERIFY(editor().isActive());
        QCOMPARE(editor().title(), QStringLiteral("Our school"));
        QVERIFY(editor().isUnsaved());
        editor().close();
        QVERIFY(!editor().isActive());
        QTRY_VERIFY(QDir(m_folder->path()).entryList({QStringLiteral("questions_draft*")}).isEmpty());
        open();
        QSignalSpy looked(&editor(), &QuestionEditor::draftChanged);
        editor().prepare();
        QVERIFY(looked.wait());
        QVERIFY(!editor().hasDraft());
    }
};

MESAVIVA_TEST(TestQuestionEditor)

#include "tst_question_editor.moc"
