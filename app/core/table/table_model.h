// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/core/table/table_session.h"
#include "app/core/text/amounts.h"
#include "engine/table/session.h"
#endif

#include "app/core/record/session_report.h"
#include "app/core/table/real_time.h"
#include "app/core/table/replay_control.h"
#include "app/core/table/table_event.h"
#include "engine/base/money.h"

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

/// Whether the player may do something now; if not, why, and by which rule. It comes from the engine's
/// `decide`, so that a button never offers what the table refuses.
class ActionState {
    Q_GADGET
    QML_VALUE_TYPE(actionState)
    Q_PROPERTY(bool enabled MEMBER enabled)
    Q_PROPERTY(QString reason MEMBER reason)
    Q_PROPERTY(QString rule MEMBER rule)

public:
    bool enabled = false;
    QString reason; ///< empty when enabled
    QString rule;   ///< for example `P16`; empty when enabled

    friend bool operator==(const ActionState&, const ActionState&) = default;
};

/// The base of all games' table models. QML binds to it and decides nothing.
///
/// Runs the table's clock and reports events in groups: first the lists and properties show the state after
/// all of them, then `happened` is emitted for each.
class TableModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("opened by the application")
    Q_PROPERTY(QString title READ title NOTIFY texts)
    Q_PROPERTY(QString rulesName READ rulesName NOTIFY texts)
    Q_PROPERTY(int round READ round NOTIFY roundChanged)
    Q_PROPERTY(QString roundName READ roundName NOTIFY roundChanged)
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
    Q_PROPERTY(bool hurryOffered READ isHurryOffered NOTIFY hurryChanged)
    Q_PROPERTY(mesaviva::app::ReplayControl* replay READ replay NOTIFY texts)
    Q_PROPERTY(bool scenario READ isScenario CONSTANT)
    Q_PROPERTY(bool observed READ isObserved CONSTANT)
    Q_PROPERTY(bool scenarioOver READ isScenarioOver NOTIFY scenarioOverChanged)
    Q_PROPERTY(QString scenarioTitle READ scenarioTitle NOTIFY texts)
    Q_PROPERTY(bool resultShown READ isResultShown NOTIFY resultShownChanged)
    Q_PROPERTY(bool questioned READ isQuestioned NOTIFY questionedChanged)
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
    /// The number by which a round of this table is found on record and named on paper: "9-2"; of a table
    /// that is not on record the round's number alone.
    Q_INVOKABLE virtual QString nameOfRound(int round) const;
    QString roundName() const { return nameOfRound(round()); }
    virtual qint64 minimum() const = 0;
    virtual qint64 maximum() const = 0;
    virtual bool isIndividual() const = 0;
    virtual QString caption() const = 0;
    QStringList captionRules() const { return m_captionRules; }

    /// Whether a timer that all players see runs (P14, P21, P31, O14, R20), what it measures, and its length.
    /// None runs while a learning table waits or a picture is being loaded.
    bool hasPeriod() const { return m_period && !m_time.isHeld(); }
    virtual QString periodName() const = 0;
    virtual bool isPeriodWarning() const = 0;
    double periodSeconds() const;
    double remainingSeconds() const;

    /// Whether time is about to decide for this player, who has a stake or a hand: close whatever covers the
    /// table (P31). Always false for observers.
    bool isUrgent() const { return m_urgent; }

    /// Reports that the table's picture is being loaded, or is there: no time runs while the player can't see
    /// the table.
    Q_INVOKABLE void awaitPicture() { setUnseen(true); }
    Q_INVOKABLE void showPicture() { setUnseen(false); }

    bool isPaused() const { return m_time.isPaused(); }
    void setPaused(bool paused);
    /// Table seconds per real second.
    double speed() const { return m_time.speed(); }
    /// For a replay or a scenario, from 0.1 to 100.
    void setSpeed(double speed);
    /// Whether this player is ready, and everybody else at the table is simulated: what is left of the period
    /// or of the payments may pass faster. Nothing changes in table time, so the record is the same.
    bool isHurryOffered() const { return m_hurryOffered; }
    /// Whether it does.
    bool isHurried() const { return m_hurried; }
    /// Lets it pass faster, also if the stake that makes it possible is still on its way to the record.
    Q_INVOKABLE void hurry();
    /// The control of a replay; null for any other table.
    ReplayControl* replay() { return m_replay; }
    /// Moves the replay to a position.
    void moveReplay(int position);
    bool isScenario() const { return tableSession().isScenario(); }
    bool isScenarioOver() const { return m_scenarioOver; }
    /// Whether it is only observed: no command from this screen reaches the table.
    bool isObserved() const { return tableSession().isObserved(); }
    QString scenarioTitle() const;
    /// The key of a table with a fixed course that is not on record, and its data; otherwise empty.
    QString stagedKey() const { return tableSession().stagedKey(); }
    StagedTable stagedTable() const;
    /// The number of a scenario's expectations, and the unmet ones as text.
    int scenarioExpected() const { return tableSession().scenarioVerdict().expected; }
    QStringList scenarioUnmet() const { return tableSession().scenarioVerdict().unmet; }
    QStringList scenarioMet() const { return tableSession().scenarioVerdict().met; }
    /// Pauses a scenario right after the next event.
    Q_INVOKABLE void stepScenario();

    /// Whether this player's result of the running round is known; until the next round opens.
    bool isResultShown() const { return m_resultShown; }
    /// Somebody is asked about what lies on the table: its scene does not turn to anything else.
    bool isQuestioned() const { return m_questioned; }
    void setQuestioned(bool questioned);
    /// This player's points.
    virtual qint64 wallet() const = 0;
    /// Whether all the player's points are at this table, so that wallet() matches its record. Otherwise they
    /// belong elsewhere, and the player only waits here for open stakes.
    virtual bool arePointsHere() const { return true; }
    /// The points to show next to stakesDown(): while a command is on its way, the points after it.
    qint64 purse() const { return m_sending ? walletAhead() : wallet(); }
    /// Whether a command of this player has been carried out and is on its way to the record; its events are
    /// delivered once it is there, after a moment, or longer on a slow disk.
    bool isSending() const { return m_sending; }
    /// The chips to choose from, in cents, ascending.
    virtual QVariantList chipValues() const = 0;
    /// The readings and house rules of this table, as text.
    virtual QStringList houseRules() const = 0;
    /// What the player can do now, in a sentence.
    virtual QString advice() const = 0;
    bool isOutOfPoints() const { return allowanceAction().enabled; }
    /// The free points for a player who has run out.
    virtual qint64 allowance() const = 0;
    /// Whether the session will be ended unless a stake is placed.
    bool isIdleWarning() const { return !isScenario() && idleSession() && idleSession()->warned; }
    /// How long the warned session may stay without a stake (P42, O28b, B55): "0:42", or a number of rounds.
    QString idleCountdown() const;

    bool isSessionOver() const { return m_ended.has_value(); }
    QString sessionOverReason() const;
    QString sessionOverRule() const;
    int sessionRounds() const { return static_cast<int>(summary().rounds); }
    qint64 sessionStaked() const { return summary().staked.cents; }
    qint64 sessionReturned() const { return summary().returned.cents; }
    qint64 sessionNet() const { return summary().net().cents; }
    /// The hands of this session that a system failure cut off before the player's decision (P33, I-P33), as
    /// text.
    virtual QStringList sessionCutOffs() const { return {}; }
    /// Whether a session of this player is running.
    bool hasSession() const { return isPlaying(); }
    /// The summary of the session that is running or has just ended, without game and place; valid only if
    /// one has begun.
    virtual SessionReport sessionReport() const = 0;

    virtual ActionState undoAction() const = 0;
    virtual ActionState clearAction() const = 0;
    virtual ActionState repeatAction() const = 0;
    virtual ActionState allowanceAction() const = 0;

    /// Undoes this player's last action with chips.
    Q_INVOKABLE virtual void undo() = 0;
    /// Removes all of this player's chips.
    Q_INVOKABLE virtual void clear() = 0;
    Q_INVOKABLE virtual void takeAllowance() = 0;
    /// Ends the session; the summary follows once the open stakes are settled.
    Q_INVOKABLE virtual void leave() = 0;
    /// Returns to the table after a session has ended.
    Q_INVOKABLE virtual void sitAgain() = 0;
    /// The stakes that leaving now would give up or leave behind, in cents, including those on their way to
    /// the record.
    virtual qint64 stakesDown() const = 0;
    Q_INVOKABLE bool hasStakesDown() const { return stakesDown() > 0; }
    /// Whether all of it could still be taken back (I-P35: betting is open), including what is on its way.
    virtual bool canTakeBack() const { return false; }
    /// Takes the stakes back before leaving; returns false if it is too late, or some remain.
    Q_INVOKABLE bool takeBack();
    /// The rules by which this player could leave now, as named by the events.
    Q_INVOKABLE virtual QStringList leavingRules() const = 0;
    /// Whether leaving would end something: a session is running, and the player has not left it already.
    Q_INVOKABLE bool canLeave() const { return isPlaying() && !isLeaving(); }
    /// Emits the texts again after a change of language.
    void retranslate();

    /// Called during an event of a scenario or replay: time stops at this moment. Has no effect at a live
    /// table.
    void standStill() { m_standsStill = isScenario(); }

    /// Runs `act` on behalf of a non-player: delivers all past events before it and its events right after.
    /// Does nothing in a scenario or replay.
    void intervene(const std::function<void()>& act);

    /// The last event shown, as a position in the record; nullopt if the table is not recorded.
    std::optional<RecordedUpTo> recordedUpTo() const { return tableSession().recordedUpTo(); }

    /// Call it when closing the table: ends the session at once. Open stakes are settled as after a lost line
    /// (I-P35), the wallet includes the result, and the model reports nothing more. Returns the amount
    /// returned in cents; nullopt if the round goes on without this player (B12) and pays later.
    std::optional<qint64> settleAndLeave();

    /// The place that determines the unit of this table's amounts.
    virtual AmountPlace amountPlace() const { return AmountPlace::anywhere; }
    /// An amount as written at this table: "12,50 pts".
    Q_INVOKABLE QString money(qint64 cents) const;
    /// The same with its sign, also if positive: "+12,50 pts".
    Q_INVOKABLE QString signedMoney(qint64 cents) const;
    /// The same without the unit, where space is short: "+12,50".
    Q_INVOKABLE QString signedFigures(qint64 cents) const;

signals:
    void texts();
    void roundChanged();
    void captionChanged();
    void periodChanged();
    void remainingChanged();
    void urgentChanged();
    void pausedChanged();
    void hurryChanged();
    void speedChanged();
    /// The stakes or points on their way to the record have changed.
    void sendingChanged();
    void scenarioOverChanged();
    void resultShownChanged();
    void questionedChanged();
    /// This player's points, stakes or advice have changed.
    void ownChanged();
    void actionsChanged();
    void sessionChanged();
    /// A replay has moved to another position, by a step or more: drop what is being announced. The events of
    /// the new position follow.
    void leapt();
    /// An event has happened; the models already show it.
    void happened(const mesaviva::app::TableEvent& event);
    /// Something rolls at this speed; 0: it rests. For sound.
    void rolled(double speed);
    /// Its base turns at this speed, in radians a second; 0: silent. For sound.
    void turned(double speed);
    /// The rolling object has struck something, with a strength from 0 to 1. For sound.
    void struck(const QString& on, double strength);
    /// The player has made a choice that is not a table event, such as a chip value; text for speech.
    void chose(const QString& words);
    /// The player has tried something that is not possible now; the reason as text for speech.
    void denied(const QString& words);
    /// A command of this player was refused; `action` is its name (`ante`, `stake`, ...).
    void refused(const QString& action, const QString& message, const QString& rule);

protected:
    /// A timer that all players see; `kind` is defined by the game.
    struct Period {
        int kind = 0;
        Instant opened;
        Instant until;
    };

    // Implemented by each game.

    virtual TableSession& tableSession() const = 0;
    /// Whether this player's session is running.
    virtual bool isPlaying() const = 0;
    /// Whether the session ends with the round (I-P35).
    virtual bool isLeaving() const = 0;
    /// Whether time will soon decide about open stakes or a hand unless this player acts; called only while
    /// playing.
    virtual bool isPressed() const = 0;
    /// The summary of the running session; call it only while isPlaying().
    virtual SessionSummary runningSummary() const = 0;
    /// The running session for the idle rules, and those rules; null if there is none.
    virtual const Session* idleSession() const = 0;
    virtual const IdleRules& idleRules() const = 0;
    /// Sends the command that ends the session.
    virtual void sendLeave() = 0;
    /// Whether a command of this player is on its way to the record.
    virtual bool isAhead() const { return false; }
    /// This player's points including what is on its way.
    virtual qint64 walletAhead() const { return wallet(); }
    /// Whether its time is shared and follows the clock: it does not wait for a screen.
    virtual bool isPunctual() const { return false; }
    /// Whether nothing is left to do for this player in this phase, while only simulated players and the
    /// house act (P14, P21, O14). Called only while playing.
    virtual bool isReady() const { return false; }
    /// Delivers the held-back events whose time has come. nextNeed() is the time of the next one, or the
    /// table's next need.
    virtual void deliverHeld() {}
    virtual std::optional<Instant> nextNeed() const { return tableSession().nextDue(); }
    /// Updates phase, lists and actions to the table's current state.
    virtual void refresh() = 0;
    /// Emits further change signals for these events.
    virtual void notifyMore(const std::vector<TableEvent>& events) = 0;
    /// Removes what has left the cloth.
    virtual void sweep() = 0;
    /// Updates the texts of lists and actions.
    virtual void retranslateMore() = 0;

    /// How a session has ended: the reason, its summary, and the rule named by its event.
    struct Ended {
        SessionEnd reason;
        SessionSummary summary;
        QString rule;
    };

    // Used by each game.

    const RealTime& time() const { return m_time; }
    PlayerId own() const { return tableSession().ownPlayer(); }
    bool isOwn(PlayerId player) const { return player != kNobody && player == own(); }
    const std::optional<Period>& period() const { return m_period; }
    void setPeriod(std::optional<Period> period);
    /// Whether the timer that all players see is in its last seconds.
    bool isPeriodEnding() const;
    /// Call it when isPressed() may have changed without a table event.
    void followUrgency();
    /// This class's part of a stored moment, restored when a replay returns to it.
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
    /// Notes that this player's session has begun, or ended.
    void noteSession(std::optional<Ended> ended) { m_ended = std::move(ended); }
    /// Notes an event that the lists already include; flush() reports it. `at` is when it happened.
    void note(TableEvent event, Instant at);
    /// Shows the table's current state without announcing the events that led to it.
    void showFrom(Instant now);
    /// Whether this player has left for good: nothing more is reported.
    bool isDeaf() const { return m_deaf; }
    /// A command of this player was carried out: its events may be on their way.
    void noteSent();
    /// Shows this player's action at once if recording it takes only a moment.
    void settle();
    /// Reports everything noted, and sleeps until the table's next need.
    void flush();

private:
    SessionSummary summary() const;
    void updateTicker();
    void setUnseen(bool unseen);
    void followWaiting();
    void followHurry();
    void setHurried(bool hurried);
    void advance();
    void advanceInMoments(Instant until);
    void setSending(bool sending);

    RealTime m_time;
    ReplayControl* m_replay = nullptr; ///< a child of this
    std::optional<Period> m_period;
    std::optional<Ended> m_ended;
    QStringList m_captionRules;
    std::vector<TableEvent> m_happened; ///< noted, not yet reported
    QTimer m_ticker;                    ///< updates the visible timer
    QTimer m_sweeper;                   ///< removes what has left the cloth
    bool m_resultShown = false;
    bool m_questioned = false;
    bool m_urgent = false;
    bool m_scenarioOver = false;
    bool m_deaf = false;
    bool m_unseen = false;
    bool m_sending = false;
    bool m_hurryOffered = false;
    bool m_hurried = false;
    bool m_hurryWanted = false; ///< once the stake on its way is there
    bool m_standsStill = false; ///< requested by a listener during an event
};

/// Deletes an object after the views that use it. Call it after the signal upon which QML removes them: they
/// are deleted in the next event loop pass, and what they were creating is passed to deleteLater() then, so
/// the object is deleted after both.
inline void deleteAfterViews(QObject* shown) {
    auto* const views = new QObject; // deleted when the views are deleted
    QObject::connect(views, &QObject::destroyed, shown, &QObject::deleteLater);
    views->deleteLater();
}

/// The standard chip values between two amounts in cents, ascending: at least one, at most five.
QVariantList fittingChips(Money smallest, Money largest);

} // namespace mesaviva::app
