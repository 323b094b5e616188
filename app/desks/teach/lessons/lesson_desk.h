// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "app/core/events/event_log.h"
#include "app/core/events/standing_odds.h"
#include "app/desks/teach/lessons/own_lessons.h"
#include "app/desks/teach/lessons/presented.h"
#include "app/desks/teach/lessons/shipped_lessons.h"
#include "engine/training/lessons/chance_fork.h"
#include "engine/training/lessons/decision_fork.h"
#include "engine/training/lessons/other_way.h"
#include "engine/training/lessons/play_lesson.h"
#include "engine/training/trainee/trainee_figures.h"
#endif

#include "app/core/events/lesson_entries.h"
#include "app/core/game/house_games.h"
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

/// The trainer's desk for lessons: the library behind the door, and what stands beside the table while one
/// is shown: text of the moment, question and answers, odds of a decision, from pause to pause. Any scenario
/// and any round on record is shown in the same way: it is a lesson in which the events themselves are told.
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
    Q_PROPERTY(QString presentRefusal READ presentRefusal NOTIFY presentRefusalChanged)
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
    /// Shows a table at which a lesson lies.
    using Show = std::function<void(OpenedTable)>;

    /// `games` must live longer. Where one stands is kept in `settings`, an INI file; empty: the user's own.
    /// The user's own lessons lie in `folder`; empty: there are none.
    explicit LessonDesk(const HouseGames& games, const QString& settings = {}, const QString& folder = {},
                        QObject* parent = nullptr);
    ~LessonDesk() override;
    /// What shows a table that was asked for; it then calls follow().
    void setShow(Show show) { m_show = std::move(show); }

    /// The house's, of which lessons may be.
    const HouseGames& houseGames() const { return m_houseGames; }

    // The library (lesson_desk_library.cpp).

    /// The lessons (LessonInfo) that fit what is looked for, by game and level.
    QVariantList lessonList() const;
    /// "3 of 24 lessons done".
    QString progress() const;
    /// What can be asked for, the first of each being all of them; and which one is.
    QStringList games() const;
    int game() const { return m_game; }
    void setGame(int game);
    static QStringList levels();
    int level() const { return m_level; }
    void setLevel(int level);
    /// Words that must stand in title, aim or text, or a rule.
    QString search() const { return m_search; }
    void setSearch(const QString& search);
    /// The key of the lesson that is chosen, and what is told of it.
    QString chosen() const { return m_chosen; }
    LessonInfo info() const;
    /// Where it stands among lessonList(); -1: it is not there.
    int place() const;
    bool isReady() const { return !m_lessons.empty(); }

    /// Reads the lessons, beside everything else, the first time; and each time what is new in the user's
    /// folder.
    Q_INVOKABLE void open();
    /// Where the user's own lessons lie.
    QString folder() const { return m_own.path(); }
    /// Files in there that are no lessons, a line each with place and cause; empty: there are none.
    QString badFiles() const;
    /// The first of those that are written on in the editor, by file name.
    QStringList unfinished() const;
    Q_INVOKABLE QUrl unfinishedFile(int index) const;
    /// The file that openFile() refused last; empty: it was something else that was refused.
    QUrl refusedFile() const { return m_refusedFile; }
    /// Reads any lesson file beside everything else, and chooses it; a scenario's file is shown at the table.
    /// fileRefused() where it is neither.
    Q_INVOKABLE void openFile(const QUrl& file);
    /// Whether a file says that it is a lesson.
    Q_INVOKABLE static bool isLesson(const QUrl& file);
    /// Why the last file was refused: its name, place and cause.
    QString refusal() const { return m_refusal ? m_refusal->text() : QString(); }
    /// A lesson of the library that was written meanwhile.
    void takeIn(const QString& path);
    /// The chosen one, with its file; null: none is.
    const ShippedLesson* chosenLesson() const { return find(m_chosen); }
    Q_INVOKABLE void choose(const QString& key);
    /// Chooses the lesson so many rows further down in lessonList(), or the last one.
    Q_INVOKABLE void step(int rows);
    /// Brings the chosen lesson to the table, beside everything else: where one was, or at its beginning.
    Q_INVOKABLE void begin(bool anew);

    /// Brings a lesson that is being written to the table, right after the event with that number, or where
    /// it begins. Nothing is kept of it.
    void present(std::shared_ptr<const lessons::Lesson> lesson, std::optional<std::uint64_t> seq);

    // Any scenario and any round on record, as a lesson (lesson_desk_present.cpp).

    /// Brings it to the table, beside everything else; nothing is kept of it. notPresented() where it brings
    /// more than a lesson may, fileRefused() where it came from the library.
    void present(ToPresent wanted);
    /// Why a round on record can't be shown to a class, in words that are asked for in any language.
    void refuseToPresent(std::function<QString()> words);
    /// Why the last one was not shown.
    QString presentRefusal() const { return m_notPresented ? m_notPresented() : QString(); }
    /// Such a one lies at the table.
    bool isPresented() const { return m_running && m_running->presented; }
    /// Where it was shown from; nothing where none is. forgetWay(): one comes back to the lobby.
    std::optional<PresentedFrom> presentedFrom() const;
    void forgetWay();
    /// What it is, at its beginning.
    QString about() const;

    // The lesson at the table.

    /// The table is the one that was asked for; it must be let go before it goes.
    void follow(TableModel& table);
    /// No lesson is shown any more.
    void letGo();
    bool isActive() const { return m_table != nullptr; }
    QString title() const;
    /// Which note is told, from 1, and how many there are; 0: none yet, the lesson's aim is.
    int number() const { return m_number; }
    int count() const;
    /// What is said at this moment; where nothing is said, what has happened last.
    QString text() const;
    /// The rules that the text names, or that it has carried out.
    QStringList rules() const;
    /// What is asked at this moment; empty: nothing.
    QString question() const;
    QVariantList choices() const;
    /// What came of the last answer; empty where none was given.
    QString verdict() const;
    /// The right answer was given, or nothing is asked.
    bool isAnswered() const;
    /// Players have cards that others do not see; they can be hidden from all until they are laid open, and
    /// with them whatever tells of them: odds, and what came to whom.
    bool hasHands() const;
    bool areHandsHidden() const { return m_table && m_handsHidden; }
    void setHandsHidden(bool hidden);
    /// Something comes of the round that can be hidden until it is shown: the table then goes no further than
    /// right before it, so that nothing tells of it, here, on the table, in a second window or by ear.
    bool hasResult() const;
    bool isResultHidden() const;
    /// From now on; what is seen of one goes again.
    Q_INVOKABLE void hideResults();
    /// The one that is awaited, and later ones stay hidden; where none is, all.
    Q_INVOKABLE void showResult();
    /// It stands right before a result that is hidden.
    bool isResultAwaited() const;
    /// Somebody has a decision that is weighed, or something on the table while chance still decides.
    bool hasOdds() const;
    bool isOddsShown() const { return m_oddsShown; }
    void setOddsShown(bool shown);
    /// What that is worth; what lies on the table is counted only while it is shown.
    LessonOdds odds() const;
    /// Whose odds there are, and whose are told.
    QStringList oddsPlayers() const;
    int oddsPlayer() const;
    void setOddsPlayer(int player);
    /// What if: the round lies at the table with the decision the other way, with another one, or with other
    /// luck.
    bool isOtherWay() const { return m_otherWay > 0 || m_fork; }
    /// It is one that is being written.
    bool isDrafted() const { return m_running && m_running->key.isEmpty() && !m_running->presented; }
    /// At the end: how many questions were right at the first try; else empty.
    QString summary() const;

    /// Answers the question with one of its choices, counted from 0.
    Q_INVOKABLE void pick(int choice);
    /// To the note after or before this moment; before the first one is the lesson's beginning.
    Q_INVOKABLE void next();
    Q_INVOKABLE void previous();
    /// Brings the round with this moment's decision the other way to the table, or the lesson back to where
    /// it was left.
    Q_INVOKABLE void goOtherWay();
    Q_INVOKABLE void comeBack();

    // What if another card, number or ball had come, or somebody had decided otherwise (lesson_what_if.cpp).

    /// Chance brought something, or a player did something, that may be another.
    bool canFork() const {
        return m_table && !isOtherWay() && !areHandsHidden() && !isResultHidden() &&
               !m_running->forks.empty();
    }
    /// It is being chosen what comes or is done instead.
    bool isForkOpen() const { return m_forkPoint > 0 && !isOtherWay(); }
    /// Where: which of the points, from 1, how many there are, and what came or was done there.
    int forkPoint() const { return m_forkPoint; }
    int forkPoints() const { return m_running ? static_cast<int>(m_running->forks.size()) : 0; }
    QString forkTitle() const;
    /// A player decided there.
    bool isForkDecision() const;
    /// What may come there, or be done in a number (ChanceValue).
    QVariantList forkValues() const;
    /// What else may be done there (ChanceValue): its name is a sentence.
    QVariantList forkChoices() const;
    /// The round lies at the table with other luck; what came of both ways (WhatIfRow).
    bool isForked() const { return m_fork != nullptr; }
    QString forkTaken() const;
    QString forkOther() const;
    QVariantList forkRows() const;
    /// Opens the choice at what chance brought last, or first.
    Q_INVOKABLE void openFork();
    Q_INVOKABLE void closeFork();
    /// To the point so many further on, and the table with it.
    Q_INVOKABLE void stepFork(int points);
    /// Brings the round in which this comes to the table; comeBack() leads back.
    Q_INVOKABLE void fork(const QString& value);

    void retranslate();

    /// From now on it is kept in that INI file how far one has come; empty: the user's own.
    void keepProgressIn(const QString& file);
    /// Forgets how far one has come in all lessons.
    void forgetProgress();
    /// The lessons that were begun, in the library's order.
    std::vector<trainee::LessonDone> begun() const;

signals:
    void listChanged();
    void chosenChanged();
    void activeChanged();
    void momentChanged();
    /// What is told, and the odds, may be of the present event alone; with every momentChanged(), too.
    void textChanged();
    void oddsChanged();
    void refusalChanged();
    void presentRefusalChanged();
    /// A scenario or a round on record can't be shown; presentRefusal() says why.
    void notPresented();
    /// A file is no lesson, or brings too much; refusal() says why.
    void fileRefused();
    /// A file was read, and is chosen.
    void fileOpened();

private:
    /// What is presented besides its scenario.
    struct Presented {
        PresentedFrom from;
        std::optional<RecordedAs> recorded;
    };
    /// Where something may go otherwise: one of Running's points, or of its decisions.
    struct ForkPlace {
        std::size_t position = 0;
        bool decision = false;
        std::size_t index = 0;
    };
    struct Running {
        QString key; ///< of the library; empty: nothing is kept of it
        std::shared_ptr<const lessons::Lesson> lesson;
        std::optional<Presented> presented;
        lessons::PlayedLesson played;
        std::vector<std::vector<std::optional<lessons::OtherWay>>> ways; ///< by note and player
        std::vector<lessons::ChancePoint> points;                        ///< what chance brought
        std::vector<lessons::DecisionPoint> decisions;                   ///< what players did
        std::vector<ForkPlace> forks;                                    ///< both, in their order
        bool prepared = false;

        /// Plays it, and finds all of that; why it can't be shown.
        std::optional<LessonRefusal> prepare();
        std::vector<std::uint64_t> pauses() const;
        /// Its scenario, or another way of it, as the table shows it.
        LessonAtTable atTable(const scenario::Scenario& scenario, std::vector<std::uint64_t> pauses) const;
    };

    /// The other luck, or the other decision, that lies at the table.
    struct Forked {
        lessons::Fork ways;
        ForkPlace place;
        std::string value; ///< as fork() takes it
        int back = 1;      ///< where the lesson was left
    };
    /// What a table that is just being shown is to show.
    struct Coming {
        std::shared_ptr<Running> running;
        int note = -1;                         ///< it comes to this one; -1: where one was
        int otherWay = 0;                      ///< the note whose decision goes the other way, from 1
        int position = 0;                      ///< so many events have happened; 0: the note says it
        std::optional<std::uint64_t> seq = {}; ///< right after this event
        std::shared_ptr<Forked> forked = {};
        int who = 0;              ///< whose odds are told, and whose decision goes the other way
        bool handsHidden = false; ///< as before
    };

    static int questionsOf(const lessons::Lesson& lesson);
    const ShippedLesson* find(const QString& key) const;
    LessonInfo infoOf(const ShippedLesson& shipped) const;
    LessonStanding standingOf(const ShippedLesson& shipped) const;
    void tellList();
    void filter();
    bool fits(const ShippedLesson& shipped) const;
    std::vector<const ShippedLesson*> fitting() const;
    const ForkPlace& forkPlace() const;
    const lessons::DecisionPoint* forkedDecision() const;
    QString chanceText(const std::string& value) const;
    QString decisionText(const scenario::Json& step) const;
    QString forkText(const ForkPlace& place, const std::string& value) const;
    QVariantList othersAt(const lessons::DecisionPoint& point, bool numbers) const;
    void bring(const Coming& coming, const QString& fork = {});
    void show(const Coming& coming, const RecordedOpener& opener);
    void take(const std::vector<LessonFile>& own);
    void takeOpened(const ShippedLesson& lesson);
    void refuse(const LessonRefusal& refusal, const QUrl& file = {});
    void presentFile(const QString& path);
    void refuseFirst(const Coming& coming, const LessonRefusal& refusal);
    const lessons::Note* note() const;
    const std::vector<lessons::DecisionOdds>* decisions() const;
    std::vector<StandingOdds> standing() const;
    const lessons::OtherWay* otherWay() const;
    QString playerName(const std::string& id) const;
    std::optional<std::size_t> presentRow() const;
    QString toldNow() const;
    int questionsBefore(int number) const;
    void look();
    void followView();
    void lookAt(int position);
    void tell();
    void keep();

    const HouseGames& m_houseGames;
    std::unique_ptr<LessonProgress> m_progress; ///< always there
    Show m_show;
    bool m_opened = false;
    bool m_busy = false; ///< a lesson is being brought
    int m_request = 0;   ///< what was brought for an earlier one is not wanted any more
    std::vector<ShippedLesson> m_lessons;
    int m_game = 0;
    int m_level = 0;
    QString m_search;
    QString m_chosen;

    OwnLessons m_own;
    std::vector<LessonRefusal> m_bad; ///< files of the folder
    QStringList m_unfinished;         ///< their paths
    std::optional<LessonRefusal> m_refusal;
    QUrl m_refusedFile;
    std::function<QString()> m_notPresented;

    std::optional<Coming> m_coming;     ///< the table that is just being shown
    int m_otherWay = 0;                 ///< the note whose decision goes the other way, from 1; 0: none does
    std::shared_ptr<Forked> m_fork;     ///< null: luck is as it was
    int m_forkPoint = 0;                ///< from 1; 0: nothing is being chosen
    std::shared_ptr<Running> m_running; ///< at the table; null: none is
    TableModel* m_table = nullptr;      ///< with the lesson on it; null: none
    LessonStanding m_standing;
    int m_number = 0;
    bool m_oddsShown = false;
    bool m_handsHidden = false;
    int m_oddsPlayer = 0;
    std::unique_ptr<EventLog> m_eventLog; ///< tells what happens where nothing is said; null: not needed
    std::map<int, QList<int>> m_picked;   ///< by note, in the order in which they were picked

    Worker m_worker; ///< the last member: its running job is waited for before anything goes
};

} // namespace mesaviva::app
