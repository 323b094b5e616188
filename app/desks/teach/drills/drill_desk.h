// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "app/core/text/amount_unit.h"
#include "app/desks/teach/drills/drill_run.h"
#endif

#include "app/core/settings/settings_store.h"
#include "app/core/table/ticks.h"
#include "app/core/worker/worker.h"
#include "app/desks/teach/drills/drill_entries.h"
#include "app/desks/teach/drills/drill_scene.h"

#include <QAbstractListModel>
#include <QList>
#include <QObject>
#include <QString>
#include <QUrl>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <memory>
#include <optional>

namespace mesaviva::app {

/// The trainer's desk for drills: what can be practised and how, the task on the cloth, what came of the
/// answer, and what a session and all of them came to. Results are kept in a file of their own.
class DrillDesk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(Stage stage READ stage NOTIFY stageChanged)
    Q_PROPERTY(int chosen READ chosen NOTIFY choicesChanged)
    Q_PROPERTY(int tableChoice READ tableChoice WRITE setTableChoice NOTIFY choicesChanged)
    Q_PROPERTY(int level READ level WRITE setLevel NOTIFY choicesChanged)
    Q_PROPERTY(int stacks READ stacks WRITE setStacks NOTIFY choicesChanged)
    Q_PROPERTY(int count READ count WRITE setCount NOTIFY choicesChanged)
    Q_PROPERTY(int target READ target WRITE setTarget NOTIFY choicesChanged)
    Q_PROPERTY(int limit READ limit WRITE setLimit NOTIFY choicesChanged)
    Q_PROPERTY(int mark READ mark WRITE setMark NOTIFY choicesChanged)
    Q_PROPERTY(QVariantList drills READ drillList NOTIFY listChanged)
    Q_PROPERTY(QString chosenTitle READ chosenTitle NOTIFY listChanged)
    Q_PROPERTY(QString chosenReason READ chosenReason NOTIFY listChanged)
    Q_PROPERTY(mesaviva::app::DrillTask task READ task NOTIFY taskChanged)
    Q_PROPERTY(QAbstractListModel* pieces READ pieces NOTIFY taskChanged)
    Q_PROPERTY(int number READ number NOTIFY taskChanged)
    Q_PROPERTY(int rightSoFar READ rightSoFar NOTIFY stageChanged)
    Q_PROPERTY(int levelNow READ levelNow NOTIFY taskChanged)
    Q_PROPERTY(mesaviva::app::DrillVerdict verdict READ verdict NOTIFY stageChanged)
    Q_PROPERTY(mesaviva::app::DrillSummary summary READ summary NOTIFY stageChanged)
    Q_PROPERTY(QVariantList curve READ curve NOTIFY listChanged)
    Q_PROPERTY(QString past READ past NOTIFY listChanged)
    Q_PROPERTY(bool hasResults READ hasResults NOTIFY listChanged)
    Q_PROPERTY(QString told READ told NOTIFY toldChanged)
    Q_PROPERTY(bool toldFailure READ isToldFailure NOTIFY toldChanged)

public:
    enum Stage {
        Choosing, ///< what to practise
        Asking,   ///< a task lies on the cloth
        Judged,   ///< it is answered, and what is right is told
        Over,     ///< the session's summary
    };
    Q_ENUM(Stage)

    /// What the desk takes from outside.
    struct Outside {
        QString settings;             ///< INI file; empty: the user's own
        QString folder;               ///< for the results; empty: the user's own
        std::unique_ptr<Ticks> ticks; ///< null: the machine's
        std::function<Seed()> seed;   ///< of a session; none: the system's generator
        std::function<qint64()> day;  ///< today's number; none: the calendar's
    };

    explicit DrillDesk(Outside outside, QObject* parent = nullptr);
    explicit DrillDesk(QObject* parent = nullptr) : DrillDesk(Outside(), parent) {}
    ~DrillDesk() override;

    Stage stage() const { return m_stage; }
    /// Which of the drills is chosen.
    int chosen() const { return static_cast<int>(m_choices.drill); }
    int tableChoice() const { return m_choices.table; }
    int level() const { return m_choices.level; }
    int stacks() const { return m_choices.stacks; }
    int count() const { return m_choices.count; }
    int target() const { return m_choices.target; }
    int limit() const { return m_choices.limit; }
    int mark() const { return m_choices.mark; }
    // What is out of bounds is not taken; nothing is while a session runs.
    void setTableChoice(int table) { change(&DrillChoices::table, table, 0, DrillChoices::kTables - 1); }
    void setLevel(int level) { change(&DrillChoices::level, level, 0, drills::kLevels); }
    void setStacks(int stacks) { change(&DrillChoices::stacks, stacks, 0, 2); }
    void setCount(int count) { change(&DrillChoices::count, count, 5, 100); }
    void setTarget(int seconds) { change(&DrillChoices::target, seconds, 1, 120); }
    void setLimit(int seconds) { change(&DrillChoices::limit, seconds, 0, 600); }
    void setMark(int percent) { change(&DrillChoices::mark, percent, 1, 100); }

    /// All drills (DrillInfo), in the order of drills::kAllDrills.
    QVariantList drillList() const;
    QString chosenTitle() const;
    /// Why the chosen drill can't be practised at the chosen table; empty: it can.
    QString chosenReason() const;
    /// Whose the amounts are at the chosen drill's table.
    AmountPlace amountPlace() const;
    const DrillTask& task() const { return m_task; }
    /// What lies on the cloth in pieces, a list of the game's own; null: nothing does.
    QAbstractListModel* pieces() const { return m_pieces.get(); }
    /// Which task of the session it is, from 1.
    int number() const { return m_run ? m_run->number() : 0; }
    int rightSoFar() const { return m_run ? m_run->right() : 0; }
    int levelNow() const { return m_run ? m_run->task().level : 1; }
    const DrillVerdict& verdict() const { return m_verdict; }
    const DrillSummary& summary() const { return m_summary; }
    /// The chosen drill's last sessions at the chosen table (DrillPoint), the oldest first, thirty at most.
    QVariantList curve() const;
    /// What is on that curve, in a sentence.
    QString past() const;
    /// Whether anything is kept at all.
    bool hasResults() const { return !m_past.sessions.empty(); }
    /// What became of the last export or deletion, or of results that can't be kept; empty: nothing to tell.
    QString told() const { return m_told; }
    bool isToldFailure() const { return m_toldFailure; }

    /// Reads what is kept, beside everything else, the first time.
    Q_INVOKABLE void open();
    /// From now on results are kept in that folder; empty: the user's own. They are read at once where
    /// others were read. Not while something is practised.
    void keepIn(const QString& folder);
    /// Calls `then` once everything that was kept so far is in its file.
    void whenSaved(const std::function<void()>& then) {
        m_worker.run(
            *this, [] { return true; }, [then](bool) { then(); });
    }
    /// Chooses a drill by its place in the list.
    Q_INVOKABLE void choose(int drill);
    /// Begins a session.
    Q_INVOKABLE void start();
    /// Answers with what was typed; false: it can't be read, and nothing happens.
    Q_INVOKABLE bool answer(const QString& text);
    /// Answers with one of the choices, counted from 0.
    Q_INVOKABLE void pick(int choice);
    /// Answers with places of the layout.
    Q_INVOKABLE void answerPlaces(const QList<int>& spots);
    /// The next task, or the summary.
    Q_INVOKABLE void next();
    /// Ends the session: with its summary, or at once where nothing was answered.
    Q_INVOKABLE void stop();
    /// Back to the choices.
    Q_INVOKABLE void leave();
    /// Where a file of all answers is best kept.
    Q_INVOKABLE QUrl proposedFile() const;
    /// Writes all answers to a file of comma-separated values.
    Q_INVOKABLE void exportTo(const QUrl& file);
    /// Forgets all results.
    Q_INVOKABLE void forget();

    /// What a place of the task's layout is called: "Split 17-20"; empty: there is none.
    Q_INVOKABLE QString placeName(int spot) const;
    /// What a card is called: `Kd` is "King of diamonds".
    Q_INVOKABLE QString cardName(const QString& card) const;

    void retranslate();

signals:
    void stageChanged();
    void choicesChanged();
    void listChanged();
    void taskChanged();
    void toldChanged();

private:
    using Part = int DrillChoices::*;
    void change(Part part, int value, int from, int to);
    void judge(const drills::Answer& given, bool timeUp);
    void showTask();
    void say(const QString& words, bool failure);
    void finish();
    void setStage(Stage stage);
    void showVerdict();
    void showSummary();
    drills::DrillScope scope(drills::Drill drill) const;
    const drills::DrillSession* lastOf(const drills::DrillScope& scope) const;
    QString standing(drills::Drill drill) const;
    qint64 elapsed() const;

    SettingsStore m_store;
    DrillChoices m_choices;
    std::unique_ptr<Ticks> m_ticks;
    std::function<Seed()> m_seed;
    std::function<qint64()> m_day;
    drills::DrillBook m_book;
    drills::DrillPast m_past;
    bool m_opened = false;
    int m_books = 1; ///< so many were used: what comes from an earlier one is not shown
    Stage m_stage = Choosing;
    std::optional<DrillRun> m_run;
    DrillTask m_task;
    std::unique_ptr<QAbstractListModel> m_pieces;
    drills::Answer m_given;
    std::optional<DrillRun::Judged> m_judged;
    bool m_timeUp = false;
    DrillVerdict m_verdict;
    DrillSummary m_summary;
    qint64 m_shownAt = 0; ///< milliseconds of the ticks
    QString m_told;
    bool m_toldFailure = false;
    Worker m_worker; ///< the last member: its running job is waited for before anything goes
};

} // namespace mesaviva::app
