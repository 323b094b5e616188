// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/core/desk/desk.h"
#include "app/core/events/event_log.h"
#include "app/core/events/game_figures.h"
#include "app/core/learn/taught_rounds.h"
#include "app/desks/teach/lessons/lesson_files.h"
#include "engine/base/result.h"
#include "engine/record/rows.h"
#include "engine/scenario/scenario.h"
#include "engine/scenario/share.h"
#include "engine/training/lessons/chance_fork.h"
#include "engine/training/lessons/decision_fork.h"
#include "engine/training/lessons/other_way.h"
#include "engine/training/lessons/play_lesson.h"
#include "engine/training/trainee/trainee_figures.h"
#endif

#include "app/core/events/lesson_entries.h"
#include "app/core/game/game_registry.h"
#include "app/core/table/table_model.h"
#include "app/core/worker/worker.h"
#include "app/desks/teach/lessons/lesson_progress.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QUrl>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace mesaviva::app {

/// A scenario, or a round on record as one, to show to a class.
struct ToPresent {
    scenario::Scenario scenario;
    PresentedFrom from;
    QString name = {};                       ///< name, if it has no title
    std::optional<RecordedAs> recorded = {}; ///< round on record that its last round corresponds to
    int event = 0;                           ///< number of shown events to begin after; 0: at the beginning
};

/// Converts a round on record to such a scenario, beginning at the moment of the link; or returns what a file
/// cannot represent. Reads the record only. Thread-safe. Throws record::Fault if the round does not exist or
/// cannot be read.
Result<ToPresent, scenario::ShareLimit>
presentedRound(record::RecordReader& reader, const record::RoundLink& link, const PresentedFrom& from);

/// The lessons: the library, and the panel next to the table during a lesson with text, question and answers,
/// and the odds of a decision, from pause to pause. Any scenario and any round on record can be shown in the
/// same way, with its events described.
class LessonDesk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(QVariantList lessons READ lessonList NOTIFY listChanged)
    Q_PROPERTY(QString progress READ progress NOTIFY listChanged)
    Q_PROPERTY(QStringList games READ games NOTIFY listChanged)
    Q_PROPERTY(int game READ game WRITE setGame NOTIFY listChanged)
    Q_PROPERTY(QStringList levels READ levels NOTIFY listChanged)
    Q_PROPERTY(int level READ level WRITE setLevel NOTIFY listChanged)
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY listChanged)
    Q_PROPERTY(QString chosen READ chosen NOTIFY chosenChanged)
    Q_PROPERTY(int place READ place NOTIFY chosenChanged)
    Q_PROPERTY(mesaviva::app::LessonInfo info READ info NOTIFY chosenChanged)
    Q_PROPERTY(bool ready READ isReady NOTIFY listChanged)
    Q_PROPERTY(QString folder READ folder CONSTANT)
    Q_PROPERTY(QString badFiles READ badFiles NOTIFY listChanged)
    Q_PROPERTY(QStringList unfinished READ unfinished NOTIFY listChanged)
    Q_PROPERTY(QUrl refusedFile READ refusedFile NOTIFY refusalChanged)
    Q_PROPERTY(QString refusal READ refusal NOTIFY refusalChanged)
    Q_PROPERTY(bool drafted READ isDrafted NOTIFY momentChanged)
    Q_PROPERTY(bool canFork READ canFork NOTIFY momentChanged)
    Q_PROPERTY(bool forkOpen READ isForkOpen NOTIFY momentChanged)
    Q_PROPERTY(QString forkTitle READ forkTitle NOTIFY momentChanged)
    Q_PROPERTY(int forkPoint READ forkPoint NOTIFY momentChanged)
    Q_PROPERTY(int forkPoints READ forkPoints NOTIFY momentChanged)
    Q_PROPERTY(bool forkDecision READ isForkDecision NOTIFY momentChanged)
    Q_PROPERTY(QVariantList forkValues READ forkValues NOTIFY momentChanged)
    Q_PROPERTY(QVariantList forkChoices READ forkChoices NOTIFY momentChanged)
    Q_PROPERTY(bool forked READ isForked NOTIFY momentChanged)
    Q_PROPERTY(QString forkTaken READ forkTaken NOTIFY momentChanged)
    Q_PROPERTY(QString forkOther READ forkOther NOTIFY momentChanged)
    Q_PROPERTY(QVariantList forkRows READ forkRows NOTIFY momentChanged)
    Q_PROPERTY(bool active READ isActive NOTIFY activeChanged)
    Q_PROPERTY(QString title READ title NOTIFY momentChanged)
    Q_PROPERTY(int number READ number NOTIFY momentChanged)
    Q_PROPERTY(int count READ count NOTIFY momentChanged)
    Q_PROPERTY(bool presented READ isPresented NOTIFY momentChanged)
    Q_PROPERTY(QString about READ about NOTIFY momentChanged)
    Q_PROPERTY(QString text READ text NOTIFY textChanged)
    Q_PROPERTY(QStringList rules READ rules NOTIFY textChanged)
    Q_PROPERTY(QString question READ question NOTIFY momentChanged)
    Q_PROPERTY(QVariantList choices READ choices NOTIFY momentChanged)
    Q_PROPERTY(QString verdict READ verdict NOTIFY momentChanged)
    Q_PROPERTY(bool answered READ isAnswered NOTIFY momentChanged)
    Q_PROPERTY(bool hasHands READ hasHands NOTIFY momentChanged)
    Q_PROPERTY(bool handsHidden READ areHandsHidden WRITE setHandsHidden NOTIFY momentChanged)
    Q_PROPERTY(bool hasResult READ hasResult NOTIFY momentChanged)
    Q_PROPERTY(bool resultHidden READ isResultHidden NOTIFY momentChanged)
    Q_PROPERTY(bool resultAwaited READ isResultAwaited NOTIFY oddsChanged)
    Q_PROPERTY(bool hasOdds READ hasOdds NOTIFY oddsChanged)
    Q_PROPERTY(bool oddsShown READ isOddsShown WRITE setOddsShown NOTIFY momentChanged)
    Q_PROPERTY(mesaviva::app::LessonOdds odds READ odds NOTIFY oddsChanged)
    Q_PROPERTY(QStringList oddsPlayers READ oddsPlayers NOTIFY oddsChanged)
    Q_PROPERTY(int oddsPlayer READ oddsPlayer WRITE setOddsPlayer NOTIFY oddsChanged)
    Q_PROPERTY(bool otherWay READ isOtherWay NOTIFY momentChanged)
    Q_PROPERTY(QString summary READ summary NOTIFY momentChanged)

public:
    /// Shows a table with a lesson.
    using Show = std::function<void(OpenedTable)>;

    /// `games` must outlive the desk. The user's lessons are in `folder`; empty: none. Progress is saved in
    /// the folder `results`; empty: the user's own. Earlier versions saved it in `settings`, an INI file;
    /// empty: the user's own.
    explicit LessonDesk(const GameRegistry& games, const QString& settings = {}, const QString& folder = {},
                        const QString& results = {}, QObject* parent = nullptr);
    ~LessonDesk() override;
    /// Sets the function that shows a requested table; it then calls follow().
    void setShow(Show show) { m_show = std::move(show); }

    /// Games that have lessons.
    const GameRegistry& registry() const { return m_registry; }

    // The library (lesson_desk_library.cpp).

    /// Lessons (LessonInfo) that match the search, by game and level.
    QVariantList lessonList() const;
    /// "3 of 24 lessons done".
    QString progress() const;
    /// Choices of the filters, the first of each meaning "all"; and their selection.
    QStringList games() const;
    int game() const { return m_game; }
    void setGame(int game);
    static QStringList levels();
    int level() const { return m_level; }
    void setLevel(int level);
    /// Words that title, aim or text must contain, or a rule.
    QString search() const { return m_search; }
    void setSearch(const QString& search);
    /// Key of the chosen lesson; and its description.
    QString chosen() const { return m_chosen; }
    LessonInfo info() const;
    /// Its row in lessonList(); -1: not there.
    int place() const;
    bool isReady() const { return !m_lessons.empty() && m_progress.isRead(); }
    /// The lessons of the class are in it, too; also where there is no class.
    bool isWhole() const { return isReady() && !m_readsClass; }

    /// Shows the lessons of a class as well, in this folder; empty: none. Their keys are the names of their
    /// files, the same on all machines.
    void setClassFolder(const QString& folder);
    /// Reads the lessons on a worker thread on the first call, and each time new files in the user's folder.
    Q_INVOKABLE void open();
    /// Folder of the user's lessons.
    QString folder() const { return m_own.path(); }
    /// Invalid files there, one line each with place and cause; may be empty.
    QString badFiles() const;
    /// Names of those that can be continued in the editor.
    QStringList unfinished() const;
    Q_INVOKABLE QUrl unfinishedFile(int index) const;
    /// File refused by the last openFile(); empty: something else was refused.
    QUrl refusedFile() const { return m_refusedFile; }
    /// Reads a lesson file on a worker thread and chooses it; shows a scenario file at the table. Emits
    /// fileRefused() if it is neither.
    Q_INVOKABLE void openFile(const QUrl& file);
    /// Whether a file claims to be a lesson.
    static bool isLesson(const QUrl& file);
    /// Why the last file was refused: name, place and cause.
    QString refusal() const { return m_refusal ? m_refusal->text() : QString(); }
    /// Reloads a lesson of the library that was saved.
    void takeIn(const QString& path);
    /// The chosen lesson with its file; null: none.
    const ShippedLesson* chosenLesson() const { return find(m_chosen); }
    Q_INVOKABLE void choose(const QString& key);
    /// Chooses the lesson `rows` rows further down in lessonList(), or the last one.
    Q_INVOKABLE void step(int rows);
    /// Loads the chosen lesson on a worker thread and shows it at the table: where the user left it, or from
    /// its beginning if `fromStart`.
    Q_INVOKABLE void begin(bool fromStart);

    /// Shows a lesson draft at the table, right after the event `seq` or at its beginning. Saves no progress.
    void present(std::shared_ptr<const lessons::Lesson> lesson, std::optional<std::uint64_t> seq);

    // Any scenario and any round on record, as a lesson (lesson_desk_present.cpp).

    /// Loads it on a worker thread and shows it at the table; saves no progress. Emits notPresented() if it
    /// exceeds the limits of a lesson, fileRefused() if it came from the library.
    void present(ToPresent wanted);
    /// Refuses to show a round on record; `words` returns the reason in the current language.
    void refuseToPresent(std::function<QString()> words);
    /// Why the last scenario or round was refused.
    QString presentRefusal() const { return m_notPresented ? m_notPresented() : QString(); }
    /// A scenario or round is shown at the table.
    bool isPresented() const { return m_running && m_running->presented; }
    /// Where it was shown from; nothing if none is shown. After forgetWay() the user returns to the lobby.
    std::optional<PresentedFrom> presentedFrom() const;
    void forgetWay();
    /// Its description, at the beginning.
    QString about() const;

    // The lesson at the table.

    /// Follows the requested table; call letGo() before the table is destroyed.
    void follow(TableModel& table);
    /// Ends the lesson.
    void letGo();
    bool isActive() const { return m_table != nullptr; }
    QString title() const;
    /// Number of the current note, from 1, and their total; 0: none yet, the aim is shown.
    int number() const { return m_number; }
    int count() const;
    /// Text of this moment; without a text, the description of the last event.
    QString text() const;
    /// Rules that the text names, or that the event carries out.
    QStringList rules() const;
    /// Question of this moment; empty: none.
    QString question() const;
    QVariantList choices() const;
    /// Verdict on the last answer; empty if none was given.
    QString verdict() const;
    /// The right answer was given, or there is no question.
    bool isAnswered() const;
    /// Players have cards that others do not see. They can be hidden from everybody until they are shown,
    /// together with whatever reveals them: odds, and who got which card.
    bool hasHands() const;
    bool areHandsHidden() const { return m_table && m_handsHidden; }
    void setHandsHidden(bool hidden);
    /// The round has a result that can be hidden until it is shown: the table then stops right before it, so
    /// that nothing reveals it here, on the table, in a second window or in speech.
    bool hasResult() const;
    bool isResultHidden() const;
    /// Hides results from now on; a visible one disappears.
    Q_INVOKABLE void hideResults();
    /// Shows the awaited result and hides later ones; if none is awaited, shows all.
    Q_INVOKABLE void showResult();
    /// The table stands right before a hidden result.
    bool isResultAwaited() const;
    /// Somebody has a decision with odds, or a stake whose result still depends on chance.
    bool hasOdds() const;
    bool isOddsShown() const { return m_oddsShown; }
    void setOddsShown(bool shown);
    /// The odds; those of stakes are computed only while they are shown.
    LessonOdds odds() const;
    /// Players with odds, and the selected one.
    QStringList oddsPlayers() const;
    int oddsPlayer() const;
    void setOddsPlayer(int player);
    /// What if: the table shows the round with the opposite decision, another decision, or another outcome of
    /// chance.
    bool isOtherWay() const { return m_otherWay > 0 || m_fork; }
    /// The lesson is a draft.
    bool isDrafted() const { return m_running && m_running->key.isEmpty() && !m_running->presented; }
    /// At the end: number of questions answered right at the first try; otherwise empty.
    QString summary() const;

    /// Answers the question with a choice, from 0.
    Q_INVOKABLE void pick(int choice);
    /// Goes to the next or previous note; the beginning of the lesson comes before the first.
    Q_INVOKABLE void next();
    Q_INVOKABLE void previous();
    /// Shows the round with the opposite decision at this moment, or returns to the lesson where it was left.
    Q_INVOKABLE void goOtherWay();
    Q_INVOKABLE void comeBack();

    // What if another card, number or ball had been drawn, or somebody had decided differently.

    /// There is an outcome of chance or a decision that can be changed.
    bool canFork() const {
        return m_table && !isOtherWay() && !areHandsHidden() && !isResultHidden() &&
               !m_running->forks.empty();
    }
    /// The alternative is being chosen.
    bool isForkOpen() const { return m_forkPoint > 0 && !isOtherWay(); }
    /// The selected point, from 1; the number of points; and what happened there.
    int forkPoint() const { return m_forkPoint; }
    int forkPoints() const { return m_running ? static_cast<int>(m_running->forks.size()) : 0; }
    QString forkTitle() const;
    /// The point is a player's decision.
    bool isForkDecision() const;
    /// Alternatives there that a pad can show (ChanceValue).
    QVariantList forkValues() const;
    /// Other alternatives (ChanceValue), named as sentences.
    QVariantList forkChoices() const;
    /// The table shows the changed round; and the results of both (WhatIfRow).
    bool isForked() const { return m_fork != nullptr; }
    QString forkTaken() const;
    QString forkOther() const;
    QVariantList forkRows() const;
    /// Opens the choice at the last outcome of chance, or the first.
    Q_INVOKABLE void openFork();
    Q_INVOKABLE void closeFork();
    /// Moves the selection and the table by `points`.
    Q_INVOKABLE void stepFork(int points);
    /// Shows the round with this alternative; comeBack() returns.
    Q_INVOKABLE void fork(const QString& value);

    void retranslate();

    /// Switches to the progress in that folder; empty: that of a trainee without a name.
    void setResultFolder(const QString& folder);
    /// Calls `then` once all progress so far is in the file.
    void whenSaved(const std::function<void()>& then) { m_progress.whenSaved(then); }
    /// Deletes the progress of all lessons.
    void forgetProgress();
    /// Title of a lesson; the key itself where the library has no such lesson.
    QString titleOf(const QString& key) const;
    /// All lessons of the library, each as if nothing had been done.
    std::vector<trainee::LessonDone> library() const;
    /// Lessons begun, in the library's order.
    std::vector<trainee::LessonDone> begun() const;

signals:
    void listChanged();
    void chosenChanged();
    void activeChanged();
    void momentChanged();
    /// Text and odds may belong to the current event only; also emitted with every momentChanged().
    void textChanged();
    void oddsChanged();
    void refusalChanged();
    void presentRefusalChanged();
    /// A scenario or round on record cannot be shown; see presentRefusal().
    void notPresented();
    /// A file is not a lesson or exceeds its limits; see refusal().
    void fileRefused();
    /// A file was read and chosen.
    void fileOpened();

private:
    /// Data of a presented scenario, besides the scenario itself.
    struct Presented {
        PresentedFrom from;
        std::optional<RecordedAs> recorded;
    };
    /// A point with alternatives: one of Running's chance points or decisions.
    struct ForkPlace {
        std::size_t position = 0;
        bool decision = false;
        std::size_t index = 0;
    };
    struct Running {
        QString key; ///< of the library; empty: saves no progress
        std::shared_ptr<const lessons::Lesson> lesson;
        std::optional<Presented> presented;
        lessons::PlayedLesson played;
        std::vector<std::vector<std::optional<lessons::OtherWay>>> ways; ///< by note and player
        std::vector<lessons::ChancePoint> points;                        ///< outcomes of chance
        std::vector<lessons::DecisionPoint> decisions;                   ///< decisions of players
        std::vector<ForkPlace> forks;                                    ///< both, in order
        bool prepared = false;

        /// Plays the lesson and finds the above; returns why it cannot be shown.
        std::optional<LessonRefusal> prepare();
        std::vector<std::uint64_t> pauses() const;
        /// Its scenario, or a variant of it, for the table.
        LessonAtTable atTable(const scenario::Scenario& scenario, std::vector<std::uint64_t> pauses) const;
    };

    /// The alternative outcome or decision at the table.
    struct Forked {
        lessons::Fork ways;
        ForkPlace place;
        std::string value; ///< as passed to fork()
        int back = 1;      ///< where the lesson was left
    };
    /// What a requested table is to show.
    struct TableRequest {
        std::shared_ptr<Running> running;
        int note = -1;                         ///< note to go to; -1: where the user left it
        int otherWay = 0;                      ///< note with the opposite decision, from 1
        int position = 0;                      ///< number of events; 0: the note decides
        std::optional<std::uint64_t> seq = {}; ///< right after this event
        std::shared_ptr<Forked> forked = {};
        int who = 0;              ///< player whose odds are shown, and whose decision is reversed
        bool handsHidden = false; ///< as before
    };

    static int questionsOf(const lessons::Lesson& lesson);
    const ShippedLesson* find(const QString& key) const;
    LessonInfo infoOf(const ShippedLesson& shipped) const;
    LessonStanding standingOf(const ShippedLesson& shipped) const;
    void emitSelection();
    void filter();
    bool fits(const ShippedLesson& shipped) const;
    std::vector<const ShippedLesson*> fitting() const;
    const ForkPlace& forkPlace() const;
    const lessons::DecisionPoint* forkedDecision() const;
    QString chanceText(const std::string& value) const;
    QString decisionText(const scenario::Json& step) const;
    QString forkText(const ForkPlace& place, const std::string& value) const;
    QVariantList othersAt(const lessons::DecisionPoint& point, bool numbers) const;
    void bring(const TableRequest& wanted, const QString& fork = {});
    void show(const TableRequest& wanted, const TableOpener& opener);
    void take(const std::vector<LessonFile>& own);
    void checkOwn();
    void readClass();
    void gather();
    void takeOpened(const ShippedLesson& lesson);
    void refuse(const LessonRefusal& refusal, const QUrl& file = {});
    void presentFile(const QString& path);
    void refuseFirst(const TableRequest& wanted, const LessonRefusal& refusal);
    const lessons::Note* note() const;
    const std::vector<lessons::DecisionOdds>* decisions() const;
    std::vector<StandingOdds> standing() const;
    const lessons::OtherWay* otherWay() const;
    QString playerName(const std::string& id) const;
    std::optional<std::size_t> presentRow() const;
    QString describeLastEvent() const;
    int questionsBefore(int number) const;
    void look();
    void followView();
    void lookAt(int position);
    void announce();
    void saveProgress();

    const GameRegistry& m_registry;
    LessonProgress m_progress;
    Show m_show;
    bool m_opened = false;
    bool m_busy = false; ///< a lesson is being loaded
    int m_request = 0;   ///< number of the request; results of earlier ones are ignored
    std::vector<ShippedLesson> m_lessons;
    int m_game = 0;
    int m_level = 0;
    QString m_search;
    QString m_chosen;

    OwnLessons m_own;
    QString m_classFolder;     ///< lessons of a class; empty: none
    bool m_readsClass = false; ///< they are being read
    std::vector<LessonFile> m_ownFiles;
    std::vector<LessonFile> m_classFiles;
    std::vector<LessonRefusal> m_bad; ///< invalid files of the folder
    QStringList m_unfinished;         ///< their paths
    std::optional<LessonRefusal> m_refusal;
    QUrl m_refusedFile;
    std::function<QString()> m_notPresented;

    std::optional<TableRequest> m_requested; ///< for the requested table
    int m_otherWay = 0;                      ///< note with the opposite decision, from 1; 0: none
    std::shared_ptr<Forked> m_fork;          ///< null: no alternative at the table
    int m_forkPoint = 0;                     ///< from 1; 0: nothing is being chosen
    std::shared_ptr<Running> m_running;      ///< at the table; null: none
    TableModel* m_table = nullptr;           ///< with the lesson; null: none
    LessonStanding m_standing;
    int m_number = 0;
    bool m_oddsShown = false;
    bool m_handsHidden = false;
    int m_oddsPlayer = 0;
    std::unique_ptr<EventLog> m_eventLog; ///< describes events without a text; null: not needed
    std::map<int, QList<int>> m_picked;   ///< by note, in the order of picking

    Worker m_classWorker; ///< reads the class's lessons
    Worker m_worker;      ///< declared last, destroyed first: waits for its running job
};

} // namespace mesaviva::app
