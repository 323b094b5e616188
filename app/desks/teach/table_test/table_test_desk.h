// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/training/croupier/table_test.h"
#endif

#include "app/core/history/sheet_saver.h"
#include "app/core/settings/settings_store.h"
#include "app/core/worker/worker.h"
#include "app/desks/teach/common/examiner_lock.h"
#include "app/desks/teach/croupier/croupier_desk.h"
#include "app/desks/teach/questions/bank_files.h"
#include "app/desks/teach/table_test/table_test_results.h"
#include "app/desks/teach/table_test/table_test_text.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QUrl>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace mesaviva::app {

/// Saved options of the table tests.
struct TableTestChoices {
    int game = 0;     ///< index among the games with a table test
    int house = 0;    ///< index of the game's table
    int level = 0;    ///< 0: few stakes, 1: some, 2: many
    int limit = 0;    ///< seconds for an action, up to 120; 0: unlimited
    int spins = 20;   ///< for tests by rounds: rounds in two periods; 2 to 40
    int minutes = 20; ///< for tests by time; 1 to 60
    croupier::TestScheme scheme{};
    int source = 0;      ///< of the written questions: 0: the program's, 1: the school's, 2: the rulebook
    int subjects = 7;    ///< kinds of questions, a bit each
    int widely = 0;      ///< 0: about the table's regulation; 1: about the chosen ones
    int regulations = 1; ///< the chosen ones, a bit each

    /// Reads the saved options; invalid values become the defaults above. `houses`: number of tables of each
    /// game.
    static TableTestChoices from(const SettingsStore& store, const std::vector<int>& houses);
    void save(SettingsStore& store) const;
    /// All values are in range.
    bool isSound(const std::vector<int>& houses) const;
};

class RuleRegister;

/// The table test: a shift at a reversed table without reports before its end, a written part drawn from the
/// rulebook, the examiner's marks, and the sheet with the result.
class TableTestDesk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(Stage stage READ stage NOTIFY stageChanged)
    Q_PROPERTY(mesaviva::app::ExaminerLock* lock READ lock CONSTANT)
    Q_PROPERTY(mesaviva::app::CroupierDesk* croupier READ croupier NOTIFY choicesChanged)
    Q_PROPERTY(int game READ game WRITE setGame NOTIFY choicesChanged)
    Q_PROPERTY(QList<QString> games READ games NOTIFY choicesChanged)
    Q_PROPERTY(bool byTime READ isByTime NOTIFY choicesChanged)
    Q_PROPERTY(mesaviva::app::CroupierOption levels READ levels NOTIFY choicesChanged)
    Q_PROPERTY(int house READ house WRITE setHouse NOTIFY choicesChanged)
    Q_PROPERTY(QList<QString> houses READ houses NOTIFY choicesChanged)
    Q_PROPERTY(int level READ level WRITE setLevel NOTIFY choicesChanged)
    Q_PROPERTY(int limit READ limit WRITE setLimit NOTIFY choicesChanged)
    Q_PROPERTY(QVariantList hands READ hands NOTIFY choicesChanged)
    Q_PROPERTY(int spins READ spins WRITE setSpins NOTIFY choicesChanged)
    Q_PROPERTY(int minutes READ minutes WRITE setMinutes NOTIFY choicesChanged)
    Q_PROPERTY(int number READ number WRITE setNumber NOTIFY choicesChanged)
    Q_PROPERTY(QString candidate READ candidate WRITE setCandidate NOTIFY choicesChanged)
    Q_PROPERTY(bool ofTrainee READ isOfTrainee NOTIFY choicesChanged)
    Q_PROPERTY(QString examiner READ examiner WRITE setExaminer NOTIFY choicesChanged)
    Q_PROPERTY(int preset READ preset WRITE setPreset NOTIFY choicesChanged)
    Q_PROPERTY(int hospitality READ hospitality WRITE setHospitality NOTIFY choicesChanged)
    Q_PROPERTY(int technique READ technique WRITE setTechnique NOTIFY choicesChanged)
    Q_PROPERTY(int control READ control WRITE setControl NOTIFY choicesChanged)
    Q_PROPERTY(int pass READ pass WRITE setPass NOTIFY choicesChanged)
    Q_PROPERTY(int faultCost READ faultCost WRITE setFaultCost NOTIFY choicesChanged)
    Q_PROPERTY(int questions READ questions WRITE setQuestions NOTIFY choicesChanged)
    Q_PROPERTY(int writtenPass READ writtenPass WRITE setWrittenPass NOTIFY choicesChanged)
    Q_PROPERTY(int source READ source WRITE setSource NOTIFY choicesChanged)
    Q_PROPERTY(QList<QString> subjects READ subjects NOTIFY choicesChanged)
    Q_PROPERTY(QList<bool> subjectsAsked READ subjectsAsked NOTIFY choicesChanged)
    Q_PROPERTY(bool oneSubject READ hasOneSubject NOTIFY choicesChanged)
    Q_PROPERTY(bool oneRegulation READ hasOneRegulation NOTIFY choicesChanged)
    Q_PROPERTY(int widely READ widely WRITE setWidely NOTIFY choicesChanged)
    Q_PROPERTY(QList<QString> regulations READ regulations NOTIFY choicesChanged)
    Q_PROPERTY(QList<bool> regulationsAsked READ regulationsAsked NOTIFY choicesChanged)
    Q_PROPERTY(QString bankName READ bankName NOTIFY choicesChanged)
    Q_PROPERTY(QUrl bankFile READ bankFile NOTIFY choicesChanged)
    Q_PROPERTY(QString bankProblem READ bankProblem NOTIFY choicesChanged)
    Q_PROPERTY(int available READ available NOTIFY choicesChanged)
    Q_PROPERTY(QString typed READ typed NOTIFY writtenChanged)
    Q_PROPERTY(bool numberGiven READ isNumberGiven NOTIFY writtenChanged)
    Q_PROPERTY(bool bookClosed READ isBookClosed NOTIFY stageChanged)
    Q_PROPERTY(QString missing READ missing NOTIFY choicesChanged)
    Q_PROPERTY(int at READ at NOTIFY writtenChanged)
    Q_PROPERTY(int count READ count NOTIFY writtenChanged)
    Q_PROPERTY(int answered READ answered NOTIFY writtenChanged)
    Q_PROPERTY(mesaviva::app::WrittenQuestion question READ question NOTIFY writtenChanged)
    Q_PROPERTY(QList<QString> criteria READ criteria NOTIFY stageChanged)
    Q_PROPERTY(QList<QString> steps READ steps NOTIFY stageChanged)
    Q_PROPERTY(QList<int> marks READ marks NOTIFY marksChanged)
    Q_PROPERTY(bool marked READ isMarked NOTIFY marksChanged)
    Q_PROPERTY(QString result READ result NOTIFY stageChanged)
    Q_PROPERTY(bool passed READ isPassed NOTIFY stageChanged)
    Q_PROPERTY(QList<QString> reasons READ reasons NOTIFY stageChanged)
    Q_PROPERTY(QString about READ about NOTIFY stageChanged)
    Q_PROPERTY(QVariantList lines READ lines NOTIFY stageChanged)
    Q_PROPERTY(QString handsJudged READ handsJudged NOTIFY stageChanged)
    Q_PROPERTY(QVariantList faultList READ faultList NOTIFY stageChanged)
    Q_PROPERTY(QVariantList past READ past NOTIFY pastChanged)
    Q_PROPERTY(QString message READ message NOTIFY messageChanged)
    Q_PROPERTY(bool failed READ hasFailed NOTIFY messageChanged)

public:
    enum Stage {
        Choosing, ///< choosing what is tested and how it is marked
        AtTable,  ///< the candidate works
        Written,  ///< the candidate answers
        Marking,  ///< the examiner gives marks
        Over,     ///< the result of this test or an earlier one
    };
    Q_ENUM(Stage)

    /// `settings`: INI file; `folder`: folder of the tests; both empty: the user's own. `seed` returns the
    /// number of a new test; none: the system's generator. `desks`: the desks with a table test in the order
    /// of the choice, at least one; they must outlive this desk.
    explicit TableTestDesk(QList<CroupierDesk*> desks, const QString& settings = {},
                           const QString& folder = {}, std::function<Seed()> seed = {},
                           QObject* parent = nullptr);
    ~TableTestDesk() override;

    Stage stage() const { return m_stage; }
    /// While it is locked, options and marks cannot be changed and tests cannot be deleted. It locks when a
    /// test begins.
    ExaminerLock* lock() { return &m_lock; }
    /// The candidate works or answers: the rulebook is closed.
    bool isBookClosed() const { return m_stage == AtTable || m_stage == Written; }
    /// The reversed table of the current or next test.
    CroupierDesk* croupier() const { return m_desks.at(m_choices.game); }
    int game() const { return m_choices.game; }
    /// Games with a table test.
    QList<QString> games() const;
    /// The key of one of them.
    QString gameKey(int game) const { return m_desks.at(game)->game(); }
    /// The test is measured in minutes, not in rounds.
    bool isByTime() const { return croupier()->tested() == CroupierDesk::Tested::by_time; }
    /// How much is staked at the chosen table, or by how many; empty: nothing to choose.
    CroupierOption levels() const { return croupier()->setupAt(m_choices.house).level; }
    int house() const { return m_choices.house; }
    QList<QString> houses() const { return croupier()->houses(); }
    int level() const { return m_choices.level; }
    int limit() const { return m_choices.limit; }
    /// What is judged of the hands at the chosen table (CroupierOption), one a row.
    QVariantList hands() const;
    int spins() const { return m_choices.spins; }
    int minutes() const { return m_choices.minutes; }
    /// Number of a test, which determines it; 0: a new one each time.
    int number() const { return m_number; }
    QString candidate() const { return m_candidate; }
    /// The test belongs to the chosen trainee, whose name is the candidate's.
    bool isOfTrainee() const { return !m_trainee.isEmpty(); }
    /// The chosen trainee; empty: without a name.
    void setTrainee(const QString& name);
    QString examiner() const { return m_examiner; }
    /// 0: hospitality 3, technique 2, control 2, as in examinations; 1: all equal; 2: the school's own.
    int preset() const;
    int hospitality() const { return m_choices.scheme.hospitality; }
    int technique() const { return m_choices.scheme.technique; }
    int control() const { return m_choices.scheme.control; }
    /// Points from 0 to 20.
    int pass() const { return m_choices.scheme.pass / 10; }
    /// Tenths of a point.
    int faultCost() const { return m_choices.scheme.faultCost; }
    int questions() const { return m_choices.scheme.questions; }
    int writtenPass() const { return m_choices.scheme.writtenPass; }
    int source() const { return m_choices.source; }
    /// Kinds of questions, and whether each is asked.
    QList<QString> subjects() const;
    QList<bool> subjectsAsked() const;
    int widely() const { return m_choices.widely; }
    /// Regulations that questions can be about, and whether each is chosen.
    QList<QString> regulations() const;
    QList<bool> regulationsAsked() const;
    /// Only one is on, and stays on.
    bool hasOneSubject() const { return subjectsAsked().count(true) == 1; }
    bool hasOneRegulation() const { return regulationsAsked().count(true) == 1; }
    /// Name of the school's bank of questions; empty: none is chosen.
    QString bankName() const;
    QUrl bankFile() const { return m_bankPath.isEmpty() ? QUrl() : QUrl::fromLocalFile(m_bankPath); }
    /// Why the school's bank can't be used; empty: it can.
    QString bankProblem() const;
    /// How many questions of the bank are of the chosen kinds; those of the rulebook are not counted: -1.
    int available() const;
    // Ignores values out of range and all changes while a test runs or the options are locked. The candidate
    // may be written while they are locked.
    void setSource(int source);
    void setWidely(int widely);
    Q_INVOKABLE void turnSubject(int subject);
    /// Sets a part of the hands by the `part` of its row.
    Q_INVOKABLE void chooseHand(int part, int choice);
    Q_INVOKABLE void turnRegulation(int regulation);
    /// Chooses the school's bank of questions.
    Q_INVOKABLE void setBankFile(const QUrl& file);
    /// Reads the school's bank again if it is that file.
    void bankSaved(const QString& path);
    void setGame(int game);
    void setHouse(int house);
    void setLevel(int level);
    void setLimit(int seconds);
    void setSpins(int spins);
    void setMinutes(int minutes);
    void setNumber(int number);
    void setCandidate(const QString& name);
    void setExaminer(const QString& name);
    void setPreset(int preset);
    void setHospitality(int weight);
    void setTechnique(int weight);
    void setControl(int weight);
    void setPass(int points);
    void setFaultCost(int tenths);
    void setQuestions(int questions);
    void setWrittenPass(int percent);
    /// Why no test can begin; empty: one can.
    QString missing() const;

    /// Index of the current question, their number, and how many are answered.
    int at() const { return m_at; }
    int count() const { return static_cast<int>(m_now.answers.size()); }
    int answered() const;
    WrittenQuestion question() const;
    /// The number typed as the answer to the current question.
    QString typed() const;
    /// It is a number.
    bool isNumberGiven() const;
    /// Criteria of the examiner, steps of the scale, and the marks given (-1: none).
    QList<QString> criteria() const;
    QList<QString> steps() const;
    QList<int> marks() const { return m_marks; }
    bool isMarked() const { return !m_marks.contains(-1); }
    /// The result; the subject in a line; the marks (TestMarkLine); the faults (CroupierFault).
    QString result() const;
    bool isPassed() const { return m_now.marks().passed(); }
    QList<QString> reasons() const;
    QString about() const;
    QVariantList lines() const;
    QVariantList faultList() const;
    /// What was judged of the hands, as a list in words; empty: not known.
    QString handsJudged() const { return TableTestText::hands(m_now.scheme); }
    /// Stored tests (TakenTestLine), the latest 60, newest first.
    QVariantList past() const;
    QString message() const;
    bool hasFailed() const { return m_savedOnce ? m_saver.hasFailed() : !m_results.message().isEmpty(); }
    /// The test on display, or the last one.
    const croupier::TakenTest& taken() const { return m_now; }
    /// Its sheet.
    SheetDocument sheet() const;

    /// Reads stored tests on the first call.
    Q_INVOKABLE void open();
    /// Switches to tests in another folder; empty: the user's own. Not during a test.
    void setFolder(const QString& folder) {
        if (m_stage == Choosing) {
            m_results.setFolder(folder);
        }
    }
    /// Calls `then` once all tests so far are in the file.
    void whenSaved(const std::function<void()>& then) { m_results.whenSaved(then); }
    Q_INVOKABLE void start();
    /// Answers the question; another answer replaces it, or where several are right, is added or taken back.
    Q_INVOKABLE void answer(int option);
    /// Answers the question by a number; what is no number is no answer.
    Q_INVOKABLE void type(const QString& text);
    Q_INVOKABLE void show(int question);
    /// Hands in the written part.
    Q_INVOKABLE void handIn();
    Q_INVOKABLE void giveMark(int criterion, int step);
    /// The examiner has given all marks.
    Q_INVOKABLE void sign();
    /// Shows the result of a stored test, by its row in past().
    Q_INVOKABLE void openPast(int row);
    Q_INVOKABLE void leave();
    Q_INVOKABLE QUrl proposedFile() const;
    Q_INVOKABLE void save(const QUrl& file);
    Q_INVOKABLE void print();
    /// Deletes all tests; not while locked.
    Q_INVOKABLE void forget();
    /// Saves the questions of the test with this number on paper, or with the answers. Without a number one
    /// is drawn and stays, so that both papers belong together. Not while locked.
    Q_INVOKABLE void savePaper(const QUrl& file, bool answers);
    Q_INVOKABLE QUrl proposedPaper(bool answers);
    /// The paper; nothing is on it where questions come from the rulebook.
    SheetDocument paper(bool answers) const;

    void retranslate();

signals:
    void stageChanged();
    void choicesChanged();
    void writtenChanged();
    void marksChanged();
    void pastChanged();
    void messageChanged();

private:
    void change(const std::function<void(TableTestChoices&)>& how);
    int handsAsked() const;
    void follow(const CroupierDesk& desk);
    void takeFrom(const croupier::ScoreSheet& sheet);
    void takeOver();
    void draw();
    void drawFromBank();
    void readBank();
    std::shared_ptr<const written::QuestionBank> bank() const;
    std::int64_t newNumber() const;
    written::Selection selection(const QString& regulation) const;
    void goOn(Stage after);
    void setStage(Stage stage);
    const RuleRegister& book() const;
    QString tableOf(const croupier::TakenTest& test) const;

    std::vector<int> houseCounts() const;

    QList<CroupierDesk*> m_desks;
    SettingsStore m_store;
    ExaminerLock m_lock;
    std::function<Seed()> m_seed;
    TableTestChoices m_choices;
    TableTestResults m_results;
    SheetSaver m_saver;
    mutable std::unique_ptr<RuleRegister> m_book;
    Stage m_stage = Choosing;
    int m_number = 0;
    QString m_candidate;
    QString m_trainee;
    QString m_examiner;
    croupier::TakenTest m_now;
    Seed m_drawnBy{};
    int m_at = 0;
    std::vector<QString> m_typed; ///< numbers as typed, by question
    QList<int> m_marks;
    bool m_savedOnce = false; ///< a save or print of this sheet was reported
    QString m_bankPath;       ///< the school's bank; empty: none
    BankFile m_bank;          ///< its content, once read
    int m_bankReads = 0;      ///< number of the last reading; results of earlier ones are ignored
    Worker m_worker;          ///< declared last, destroyed first
};

} // namespace mesaviva::app
