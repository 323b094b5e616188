// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/core/text/amounts.h"
#include "app/desks/teach/common/examiner_lock.h"
#include "app/desks/teach/drills/drill_run.h"
#endif

#include "app/core/settings/settings_store.h"
#include "app/core/table/real_time.h"
#include "app/core/worker/worker.h"
#include "app/desks/teach/drills/drill_text.h"
#include "app/desks/teach/drills/game_drills.h"
#include "app/desks/teach/results/result_store.h"

#include <QAbstractListModel>
#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QUrl>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <memory>
#include <optional>

namespace mesaviva::app {

/// The drills: available drills and options, the task on the cloth, the verdict on an answer, and results of
/// a session and of all sessions.
class DrillDesk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(Stage stage READ stage NOTIFY stageChanged)
    Q_PROPERTY(int chosen READ chosen NOTIFY choicesChanged)
    Q_PROPERTY(int tableChoice READ tableChoice WRITE setTableChoice NOTIFY choicesChanged)
    Q_PROPERTY(QStringList tables READ tables NOTIFY listChanged)
    Q_PROPERTY(int level READ level WRITE setLevel NOTIFY choicesChanged)
    Q_PROPERTY(int stacks READ stacks WRITE setStacks NOTIFY choicesChanged)
    Q_PROPERTY(int count READ count WRITE setCount NOTIFY choicesChanged)
    Q_PROPERTY(int target READ target WRITE setTarget NOTIFY choicesChanged)
    Q_PROPERTY(bool usualTarget READ isUsualTarget NOTIFY choicesChanged)
    Q_PROPERTY(int limit READ limit WRITE setLimit NOTIFY choicesChanged)
    Q_PROPERTY(int mark READ mark WRITE setMark NOTIFY choicesChanged)
    Q_PROPERTY(QVariantList drills READ drillList NOTIFY listChanged)
    Q_PROPERTY(QString chosenTitle READ chosenTitle NOTIFY listChanged)
    Q_PROPERTY(QString chosenReason READ chosenReason NOTIFY listChanged)
    Q_PROPERTY(mesaviva::app::DrillTask task READ task NOTIFY taskChanged)
    Q_PROPERTY(QObject* pieces READ pieces NOTIFY taskChanged)
    Q_PROPERTY(int number READ number NOTIFY taskChanged)
    Q_PROPERTY(int rightSoFar READ rightSoFar NOTIFY stageChanged)
    Q_PROPERTY(int levelNow READ levelNow NOTIFY taskChanged)
    Q_PROPERTY(mesaviva::app::DrillVerdict verdict READ verdict NOTIFY stageChanged)
    Q_PROPERTY(mesaviva::app::DrillSummary summary READ summary NOTIFY stageChanged)
    Q_PROPERTY(QVariantList curve READ curve NOTIFY listChanged)
    Q_PROPERTY(QString past READ past NOTIFY listChanged)
    Q_PROPERTY(bool hasResults READ hasResults NOTIFY listChanged)
    Q_PROPERTY(QString lockReason READ lockReason NOTIFY listChanged)
    Q_PROPERTY(QString message READ message NOTIFY messageChanged)
    Q_PROPERTY(bool failed READ hasFailed NOTIFY messageChanged)

public:
    enum Stage {
        Choosing, ///< choosing a drill
        Asking,   ///< a task is on the cloth
        Judged,   ///< it is answered, and the right answer is shown
        Over,     ///< summary of the session
    };
    Q_ENUM(Stage)

    /// What the desk needs from outside.
    struct Outside {
        QString settings;             ///< INI file; empty: the user's own
        QString folder;               ///< for the results; empty: the user's own
        std::unique_ptr<Ticks> ticks; ///< null: the system's clock
        std::function<Seed()> seed;   ///< of a session; none: the system's generator
        std::function<qint64()> day;  ///< today's number; none: the calendar's
    };

    explicit DrillDesk(Outside outside, QObject* parent = nullptr);
    explicit DrillDesk(QObject* parent = nullptr) : DrillDesk(Outside(), parent) {}
    ~DrillDesk() override;

    Stage stage() const { return m_stage; }
    /// Index of the chosen drill.
    int chosen() const { return static_cast<int>(m_choices.drill); }
    int tableChoice() const { return m_choices.table; }
    /// The tables to choose from, each with its wheel and regulation.
    QStringList tables() const;
    int level() const { return m_choices.level; }
    int stacks() const { return m_choices.stacks; }
    int count() const { return m_choices.count; }
    /// Target time in seconds for the task, or for the chosen drill and level; whether it is the usual one.
    int target() const { return m_choices.targetAt(isRunning() ? m_run->task().level : m_choices.level); }
    bool isUsualTarget() const { return m_choices.isUsualTarget(); }
    int limit() const { return m_choices.limit; }
    int mark() const { return m_choices.mark; }
    // Ignores values out of range and all changes while a session runs.
    void setTableChoice(int table) { change(&DrillChoices::table, table, 0, DrillChoices::tables() - 1); }
    void setLevel(int level) { change(&DrillChoices::level, level, 0, drills::kLevels); }
    void setStacks(int stacks) { change(&DrillChoices::stacks, stacks, 0, 2); }
    void setCount(int count) { change(&DrillChoices::count, count, 5, 100); }
    /// 0: the usual one.
    void setTarget(int seconds);
    /// Key of the chosen drill's table, such as `pt-894-2002/37`; and its choice, if there is such a table.
    std::string tableKey() const { return scope(m_choices.drill).second; }
    void chooseTable(const std::string& key);
    void setLimit(int seconds) { change(&DrillChoices::limit, seconds, 0, 600); }
    void setMark(int percent) { change(&DrillChoices::mark, percent, 1, 100); }

    /// All drills (DrillInfo), in the order of drills::kAllDrills.
    QVariantList drillList() const;
    QString chosenTitle() const;
    /// Why the chosen drill is not available at the chosen table; empty: it is.
    QString chosenReason() const;
    /// Place that determines the currency of amounts at the drill's table.
    AmountPlace amountPlace() const;
    const DrillTask& task() const { return m_task; }
    /// Items on the cloth as a list model of the game; null: none.
    QAbstractListModel* pieces() const { return m_pieces.get(); }
    /// Number of the task in the session, from 1.
    int number() const { return m_run ? m_run->number() : 0; }
    int rightSoFar() const { return m_run ? m_run->right() : 0; }
    int levelNow() const { return m_run ? m_run->task().level : 1; }
    const DrillVerdict& verdict() const { return m_verdict; }
    const DrillSummary& summary() const { return m_summary; }
    /// Last sessions of the chosen drill at the chosen table (DrillPoint), oldest first, at most thirty.
    QVariantList curve() const;
    /// That curve as a sentence.
    QString past() const;
    /// Whether any results are stored.
    bool hasResults() const { return !m_past.sessions.empty(); }
    /// Results can be deleted only while that is open. It must exist as long as this is used.
    void setLock(const ExaminerLock& lock);
    /// Why the examiner's lock keeps results from being deleted; empty: it does not.
    QString lockReason() const { return m_lock != nullptr ? m_lock->reason() : QString(); }
    /// Result of the last export or deletion, or why results cannot be stored; empty: nothing to report.
    QString message() const { return m_message; }
    bool hasFailed() const { return m_failed; }

    /// Reads stored results on a worker thread, on the first call.
    Q_INVOKABLE void open();
    /// Switches to the results of a trainee (empty: without a name) in another folder; empty: the user's own.
    /// Reads them at once if the previous ones were read. Not during a session.
    void setFolder(const QString& folder, const QString& trainee);
    /// Calls `then` once all results so far are in the file.
    void whenSaved(const std::function<void()>& then) {
        m_worker.run(
            *this, [] { return true; }, [then](bool) { then(); });
    }
    /// Chooses a drill by index.
    Q_INVOKABLE void choose(int drill);
    /// Begins a session.
    Q_INVOKABLE void start();
    /// Answers with typed text; returns false if it is invalid, and does nothing then.
    Q_INVOKABLE bool answer(const QString& text);
    /// Answers with a choice, from 0.
    Q_INVOKABLE void pick(int choice);
    /// Answers with places of the layout.
    Q_INVOKABLE void answerPlaces(const QList<int>& spots);
    /// Shows the next task, or the summary.
    Q_INVOKABLE void next();
    /// Ends the session: with its summary, or at once if nothing was answered.
    Q_INVOKABLE void stop();
    /// Returns to the drills.
    Q_INVOKABLE void leave();
    /// Proposed file for an export of all answers.
    Q_INVOKABLE QUrl proposedFile() const;
    /// Writes all answers to a CSV file.
    Q_INVOKABLE void exportTo(const QUrl& file);
    /// Deletes all results; not while locked.
    Q_INVOKABLE void forget();

    /// Name of a place of the task's layout: "Split 17-20"; empty: no such place.
    Q_INVOKABLE QString placeName(int spot) const;
    /// What lies on a place of the task's cloth: "Split 17-20: 5 chips"; empty: nothing.
    Q_INVOKABLE QString pieceText(int spot) const;
    /// Name of a card: `Kd` is "King of diamonds".
    Q_INVOKABLE QString cardName(const QString& card) const;

    void retranslate();

signals:
    void stageChanged();
    void choicesChanged();
    void listChanged();
    void taskChanged();
    void messageChanged();

private:
    using Part = int DrillChoices::*;
    void change(Part part, int value, int from, int to);
    bool isRunning() const { return m_run && (m_stage == Asking || m_stage == Judged); }
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

    const ExaminerLock* m_lock = nullptr;
    SettingsStore m_store;
    DrillChoices m_choices;
    std::unique_ptr<Ticks> m_ticks;
    std::function<Seed()> m_seed;
    std::function<qint64()> m_day;
    ResultStore m_results;
    QString m_trainee; ///< whose results these are; empty: without a name
    drills::DrillPast m_past;
    bool m_opened = false;
    int m_stores = 1; ///< number of stores used; results of earlier ones are ignored
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
    QString m_message;
    bool m_failed = false;
    Worker m_worker; ///< declared last, destroyed first: waits for its running job
};

} // namespace mesaviva::app
