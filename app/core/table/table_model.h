// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "app/core/table/staged_table.h"
#include "app/core/table/table_session.h"
#include "app/core/text/amount_unit.h"
#include "engine/table/session.h"
#endif

#include "app/core/record/session_report.h"
#include "app/core/table/action_state.h"
#include "app/core/table/pace.h"
#include "app/core/table/real_time.h"
#include "app/core/table/replay_control.h"
#include "app/core/table/table_event.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace mesaviva::app {

/// What every open table shows, whatever the game. QML binds to it and never decides anything.
///
/// It runs the table's clock and tells what happens in groups: first the lists and properties show all of it,
/// then `happened` says one after the other.
class TableModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("opened by the application")
    Q_PROPERTY(QString title READ title NOTIFY texts)
    Q_PROPERTY(QString rulesName READ rulesName NOTIFY texts)
    Q_PROPERTY(int round READ round NOTIFY roundChanged)
    Q_PROPERTY(double minimum READ minimum CONSTANT)
    Q_PROPERTY(double maximum READ maximum CONSTANT)
    Q_PROPERTY(bool individual READ isIndividual CONSTANT)
    Q_PROPERTY(QString caption READ caption NOTIFY captionChanged)
    Q_PROPERTY(QStringList captionRules READ captionRules NOTIFY captionChanged)
    Q_PROPERTY(bool hasPeriod READ hasPeriod NOTIFY periodChanged)
    Q_PROPERTY(QString periodName READ periodName NOTIFY periodChanged)
    Q_PROPERTY(bool periodWarning READ isPeriodWarning NOTIFY periodChanged)
    Q_PROPERTY(double periodSeconds READ periodSeconds NOTIFY periodChanged)
    Q_PROPERTY(double remainingSeconds READ remainingSeconds NOTIFY remainingChanged)
    Q_PROPERTY(bool urgent READ isUrgent NOTIFY urgentChanged)
    Q_PROPERTY(bool paused READ isPaused WRITE setPaused NOTIFY pausedChanged)
    Q_PROPERTY(double speed READ speed WRITE setSpeed NOTIFY speedChanged)
    Q_PROPERTY(mesaviva::app::ReplayControl* replay READ replay NOTIFY texts)
    Q_PROPERTY(bool scenario READ isScenario CONSTANT)
    Q_PROPERTY(bool observed READ isObserved CONSTANT)
    Q_PROPERTY(bool scenarioOver READ isScenarioOver NOTIFY scenarioOverChanged)
    Q_PROPERTY(QString scenarioTitle READ scenarioTitle NOTIFY texts)
    Q_PROPERTY(bool resultShown READ isResultShown NOTIFY resultShownChanged)
    Q_PROPERTY(double wallet READ wallet NOTIFY ownChanged)
    Q_PROPERTY(double purse READ purse NOTIFY ownChanged)
    Q_PROPERTY(double stakesDown READ stakesDown NOTIFY ownChanged)
    Q_PROPERTY(bool canTakeBack READ canTakeBack NOTIFY actionsChanged)
    Q_PROPERTY(bool sending READ isSending NOTIFY sendingChanged)
    Q_PROPERTY(QVariantList chipValues READ chipValues CONSTANT)
    Q_PROPERTY(QStringList houseRules READ houseRules NOTIFY texts)
    Q_PROPERTY(QString advice READ advice NOTIFY ownChanged)
    Q_PROPERTY(bool outOfPoints READ isOutOfPoints NOTIFY ownChanged)
    Q_PROPERTY(double allowance READ allowance CONSTANT)
    Q_PROPERTY(bool idleWarning READ isIdleWarning NOTIFY ownChanged)
    Q_PROPERTY(QString idleCountdown READ idleCountdown NOTIFY remainingChanged)
    Q_PROPERTY(int scenarioExpected READ scenarioExpected NOTIFY scenarioOverChanged)
    Q_PROPERTY(QStringList scenarioUnmet READ scenarioUnmet NOTIFY scenarioOverChanged)
    Q_PROPERTY(QStringList scenarioMet READ scenarioMet NOTIFY scenarioOverChanged)
    Q_PROPERTY(bool sessionOver READ isSessionOver NOTIFY sessionChanged)
    Q_PROPERTY(QString sessionOverReason READ sessionOverReason NOTIFY sessionChanged)
    Q_PROPERTY(QString sessionOverRule READ sessionOverRule NOTIFY sessionChanged)
    Q_PROPERTY(int sessionRounds READ sessionRounds NOTIFY sessionChanged)
    Q_PROPERTY(double sessionStaked READ sessionStaked NOTIFY sessionChanged)
    Q_PROPERTY(double sessionReturned READ sessionReturned NOTIFY sessionChanged)
    Q_PROPERTY(double sessionNet READ sessionNet NOTIFY sessionChanged)
    Q_PROPERTY(QStringList sessionCutOffs READ sessionCutOffs NOTIFY sessionChanged)
    Q_PROPERTY(mesaviva::app::ActionState undoAction READ undoAction NOTIFY actionsChanged)
    Q_PROPERTY(mesaviva::app::ActionState clearAction READ clearAction NOTIFY actionsChanged)
    Q_PROPERTY(mesaviva::app::ActionState repeatAction READ repeatAction NOTIFY actionsChanged)

public:
    explicit TableModel(Pace pace, QObject* parent = nullptr);

    virtual QString title() const = 0;
    virtual QString rulesName() const = 0;
    virtual int round() const = 0;
    virtual qint64 minimum() const = 0;
    virtual qint64 maximum() const = 0;
    virtual bool isIndividual() const = 0;
    virtual QString caption() const = 0;
    QStringList captionRules() const { return m_captionRules; }

    /// Whether a timer runs that everybody sees (P14, P21, P31, O14, R20), what it counts, and its length.
    /// None runs while a learning table waits, or a picture is waited for.
    bool hasPeriod() const { return m_period && !m_time.isHeld(); }
    virtual QString periodName() const = 0;
    virtual bool isPeriodWarning() const = 0;
    double periodSeconds() const;
    double remainingSeconds() const;

    /// Time is about to decide for this player, who has something at stake or in hand: whatever covers the
    /// table gives way (P31). Never where somebody only looks on.
    bool isUrgent() const { return m_urgent; }

    /// Its picture is not there yet, or is: no time runs against who can't see the table.
    Q_INVOKABLE void awaitPicture() { setUnseen(true); }
    Q_INVOKABLE void showPicture() { setUnseen(false); }

    bool isPaused() const { return m_time.isPaused(); }
    void setPaused(bool paused);
    /// Table seconds in one real second.
    double speed() const { return m_time.speed(); }
    /// Of a repetition or a scenario, from 0.1 to 100.
    void setSpeed(double speed);
    /// The handle of a round that is played again; null for any other table.
    ReplayControl* replay() { return m_replay; }
    /// The repetition stands right after so many events.
    void moveReplay(int position);
    bool isScenario() const { return tableSession().isScenario(); }
    bool isScenarioOver() const { return m_scenarioOver; }
    /// Somebody only looks on: no command from this screen reaches the table.
    bool isObserved() const { return tableSession().isObserved(); }
    QString scenarioTitle() const;
    /// The key of what is told here, and all of it, where that is laid down and on no record; else empty.
    QString stagedKey() const { return tableSession().stagedKey(); }
    StagedTable stagedTable() const;
    /// How many expectations a scenario has, and those that have not been met, in words.
    int scenarioExpected() const { return tableSession().scenarioVerdict().expected; }
    QStringList scenarioUnmet() const { return tableSession().scenarioVerdict().unmet; }
    QStringList scenarioMet() const { return tableSession().scenarioVerdict().met; }
    /// Pauses a scenario right after what happens next.
    Q_INVOKABLE void stepScenario();

    /// Whether this player's result of the running round is known; until the next round opens.
    bool isResultShown() const { return m_resultShown; }
    /// This player's points.
    virtual qint64 wallet() const = 0;
    /// All of them are at this table: what wallet() says is what its record says. Else they belong elsewhere,
    /// and the player only waits here for what is in play.
    virtual bool arePointsHere() const { return true; }
    /// The same beside stakesDown(): while a command of this player is on its way, as it will leave them.
    qint64 purse() const { return m_sending ? walletAhead() : wallet(); }
    /// A command of this player is carried out and on its way to the record; what came of it is told once it
    /// is there. A moment, or with a slow disk longer.
    bool isSending() const { return m_sending; }
    /// The chips that the player can pick, in cents, from small to large.
    virtual QVariantList chipValues() const = 0;
    /// The readings and the house's choices that this table plays by, in words.
    virtual QStringList houseRules() const = 0;
    /// What the player can do now, in a sentence.
    virtual QString advice() const = 0;
    bool isOutOfPoints() const { return allowanceAction().enabled; }
    /// The free points of a player who has run out.
    virtual qint64 allowance() const = 0;
    /// The session will be ended unless a stake is made.
    bool isIdleWarning() const { return !isScenario() && idleSession() && idleSession()->warned; }
    /// How long the warned session still has without a stake (P42, O28b, B55): "0:42", or so many rounds.
    QString idleCountdown() const;

    bool isSessionOver() const { return m_ended.has_value(); }
    QString sessionOverReason() const;
    QString sessionOverRule() const;
    int sessionRounds() const { return static_cast<int>(summary().rounds); }
    qint64 sessionStaked() const { return summary().staked.cents; }
    qint64 sessionReturned() const { return summary().returned.cents; }
    qint64 sessionNet() const { return summary().net().cents; }
    /// The hands of this session that a failure of the system has cut off before the player had decided
    /// (P33, I-P33), in words.
    virtual QStringList sessionCutOffs() const { return {}; }
    /// A session of this player runs.
    bool hasSession() const { return isPlaying(); }
    /// What the session has come to that runs or has just ended, without game and place: only where one has
    /// begun.
    virtual SessionReport sessionReport() const = 0;

    virtual ActionState undoAction() const = 0;
    virtual ActionState clearAction() const = 0;
    virtual ActionState repeatAction() const = 0;
    virtual ActionState allowanceAction() const = 0;

    /// Takes back the last thing that this player did with chips.
    Q_INVOKABLE virtual void undo() = 0;
    /// Takes up all of this player's chips.
    Q_INVOKABLE virtual void clear() = 0;
    Q_INVOKABLE virtual void takeAllowance() = 0;
    /// Ends the session; the summary follows once the stakes that lie are settled.
    Q_INVOKABLE virtual void leave() = 0;
    /// Comes back to the table after a session has ended.
    Q_INVOKABLE virtual void sitAgain() = 0;
    /// What leaving now would give up or leave behind, in cents; stakes on their way to the record lie, too.
    virtual qint64 stakesDown() const = 0;
    Q_INVOKABLE bool hasStakesDown() const { return stakesDown() > 0; }
    /// All of it could still be taken back (I-P35: betting is open), also what is on its way.
    virtual bool canTakeBack() const { return false; }
    /// Takes it back, for who leaves then; false where it is too late, or something lies all the same.
    Q_INVOKABLE bool takeBack();
    /// The rules by which the table would let this player leave now, as its events name them.
    Q_INVOKABLE virtual QStringList leavingRules() const = 0;
    /// Whether leaving would end something: a session runs, and its player has not left it already.
    Q_INVOKABLE bool canLeave() const { return isPlaying() && !isLeaving(); }
    /// A rule's or reading's words changed their language.
    void retranslate();

    /// At a scenario or a repetition, while it tells an event: time goes no further than this moment. At a
    /// live table time is nobody's to stop.
    void standStill() { m_standsStill = isScenario(); }

    /// Somebody who is no player acts at the table, now: all that has happened is told before, and what comes
    /// of it right after. Nothing is done where what happens is laid down.
    void intervene(const std::function<void()>& act);

    /// What this table has told, as a moment on record; nothing where it is not kept.
    std::optional<RecordedUpTo> recordedUpTo() const { return tableSession().recordedUpTo(); }

    /// For who closes the table: ends the session at once. Stakes that lie are settled as after a lost line
    /// (I-P35), and the wallet holds what comes of them; the model tells nothing more. What came back, in
    /// cents; nothing where the round goes on without this player (B12), and brings it later.
    std::optional<qint64> settleAndLeave();

    /// Whose the amounts of this table are.
    virtual AmountPlace amountPlace() const { return AmountPlace::anywhere; }
    /// An amount as it is written here: "12,50 pts".
    Q_INVOKABLE QString money(qint64 cents) const;
    /// The same with its sign, also when it is won: "+12,50 pts".
    Q_INVOKABLE QString signedMoney(qint64 cents) const;
    /// The same where there is no room for the unit: "+12,50".
    Q_INVOKABLE QString signedFigures(qint64 cents) const;

signals:
    void texts();
    void roundChanged();
    void captionChanged();
    void periodChanged();
    void remainingChanged();
    void urgentChanged();
    void pausedChanged();
    void speedChanged();
    /// What is on its way is more or less than before.
    void sendingChanged();
    void scenarioOverChanged();
    void resultShownChanged();
    /// What is this player's: points, stakes, advice.
    void ownChanged();
    void actionsChanged();
    void sessionChanged();
    /// The player goes to another moment, by a step or further: what was told of the last one is over. What
    /// happens at that moment comes next.
    void leapt();
    /// Something has happened; the models show it already.
    void happened(const mesaviva::app::TableEvent& event);
    /// Something rolls, so fast; 0: it rests. For the ear.
    void rolled(double speed);
    /// What it rolls on turns, so fast, in radians a second; 0: it is not heard. For the ear.
    void turned(double speed);
    /// What rolls has struck something, from 0 to 1. For the ear.
    void struck(const QString& on, double strength);
    /// The player has chosen something that is no event of the table, such as the chip to put down; in words,
    /// for the ear.
    void chose(const QString& words);
    /// The player has tried what can't be done now; why not, in words, for the ear.
    void denied(const QString& words);
    /// A command of this player was refused; `action` is its name (`ante`, `stake`, ...).
    void refused(const QString& action, const QString& message, const QString& rule);

protected:
    /// A timer that everybody sees; `kind` is the game's.
    struct Period {
        int kind = 0;
        Instant opened;
        Instant until;
    };

    // What a game adds.

    virtual TableSession& tableSession() const = 0;
    /// This player's session runs.
    virtual bool isPlaying() const = 0;
    /// The session ends with the round (I-P35).
    virtual bool isLeaving() const = 0;
    /// What lies or is held is about to be decided by time, unless this player acts; asked where one plays.
    virtual bool isPressed() const = 0;
    /// What the running session has come to; only while isPlaying().
    virtual SessionSummary runningSummary() const = 0;
    /// The running session as the idle rules see it, and those rules; null where there is none.
    virtual const Session* idleSession() const = 0;
    virtual const IdleRules& idleRules() const = 0;
    /// Sends the command that ends the session.
    virtual void leaveUnheard() = 0;
    /// A command of this player is on its way to the record.
    virtual bool isAhead() const { return false; }
    /// This player's points once that is told.
    virtual qint64 walletAhead() const { return wallet(); }
    /// Its time is everybody's and goes by the clock: it waits for no screen.
    virtual bool isPunctual() const { return false; }
    /// Tells what is held back of what has happened, as far as its time has come; and when that is next, or
    /// the table's next need.
    virtual void tellHeld() {}
    virtual std::optional<Instant> nextNeed() const { return tableSession().nextDue(); }
    /// Brings phase, lists and actions up to what the table is now.
    virtual void refresh() = 0;
    /// Tells what else has changed by these events.
    virtual void tellMore(const std::vector<TableEvent>& events) = 0;
    /// Forgets what has left the cloth.
    virtual void sweep() = 0;
    /// The words of lists and actions have changed.
    virtual void retranslateMore() = 0;

    /// How a session has ended: why, what it came to, and the rule that its event names.
    struct Ended {
        SessionEnd reason;
        SessionSummary summary;
        QString rule;
    };

    // What a game uses.

    const RealTime& time() const { return m_time; }
    PlayerId own() const { return tableSession().ownPlayer(); }
    bool isOwn(PlayerId player) const { return player != kNobody && player == own(); }
    const std::optional<Period>& period() const { return m_period; }
    void setPeriod(std::optional<Period> period);
    /// The timer that everybody sees is in its last seconds.
    bool isPeriodEnding() const;
    /// isPressed() may say something else by now; the table's own events are followed anyway.
    void followUrgency();
    /// What this half shows of a moment, to be put back when a repetition comes to it again.
    struct Moment {
        std::optional<Period> period;
        std::optional<Ended> ended;
        QStringList captionRules;
        bool resultShown = false;
    };
    Moment moment() const { return {m_period, m_ended, m_captionRules, m_resultShown}; }
    void putBack(const Moment& moment);
    void setResultShown(bool shown);
    void setCaptionRules(const QStringList& rules) { m_captionRules = rules; }
    /// This player's session has begun, or ended.
    void noteSession(std::optional<Ended> ended) { m_ended = std::move(ended); }
    /// An event has been carried into the lists; flush() tells of it. `at` is when it happened.
    void note(TableEvent event, Instant at);
    /// The table is shown as it stands now, at whatever moment: nothing of what has led to it is told.
    void showFrom(Instant now);
    /// This player has left for good and hears nothing more.
    bool isDeaf() const { return m_deaf; }
    /// A command of this player was carried out: what comes of it may be on its way.
    void noteSent();
    /// What this player has done is seen at once, where it takes a moment to be recorded.
    void settle();
    /// Tells of everything that was noted, and sleeps until the table's next need.
    void flush();

private:
    SessionSummary summary() const;
    void updateTicker();
    void setUnseen(bool unseen);
    void followWaiting();
    void advance();
    void advanceInMoments(Instant until);
    void tellSending(bool sending);

    RealTime m_time;
    ReplayControl* m_replay = nullptr; ///< a child of this
    std::optional<Period> m_period;
    std::optional<Ended> m_ended;
    QStringList m_captionRules;
    std::vector<TableEvent> m_happened; ///< noted, not yet told
    QTimer m_ticker;                    ///< moves the visible timer on
    QTimer m_sweeper;                   ///< forgets what has left the cloth
    bool m_resultShown = false;
    bool m_urgent = false;
    bool m_scenarioOver = false;
    bool m_deaf = false;
    bool m_unseen = false;
    bool m_sending = false;
    bool m_standsStill = false; ///< asked for by whoever heard an event
};

} // namespace mesaviva::app
