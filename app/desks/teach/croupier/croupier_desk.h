// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/base/random_stream.h"
#include "engine/training/croupier/shift.h"
#include "engine/training/croupier/table_float.h"
#endif

#include "app/core/settings/settings_store.h"
#include "app/core/table/table_model.h"
#include "app/desks/teach/croupier/croupier_choices.h"
#include "app/desks/teach/croupier/croupier_entries.h"
#include "app/desks/teach/croupier/rack_count.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QUrl>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace mesaviva::app {

/// A reversed table, where the trainee is the croupier, for any game: options, judgement of actions, chips
/// cut from the rack, and results of a shift. The table and the croupier's tools are in the game's subclass.
/// Results have their own file; no points of the player move.
class CroupierDesk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(QString game READ game CONSTANT)
    Q_PROPERTY(QString title READ title NOTIFY textsChanged)
    Q_PROPERTY(mesaviva::app::CroupierSetup setup READ setup NOTIFY choicesChanged)
    Q_PROPERTY(QVariantList options READ options NOTIFY choicesChanged)
    Q_PROPERTY(QUrl toolFile READ toolFile NOTIFY toolChanged)
    Q_PROPERTY(Stage stage READ stage NOTIFY stageChanged)
    Q_PROPERTY(int house READ house WRITE setHouse NOTIFY choicesChanged)
    Q_PROPERTY(QList<QString> houses READ houses NOTIFY textsChanged)
    Q_PROPERTY(int work READ work WRITE setWork NOTIFY choicesChanged)
    Q_PROPERTY(int level READ level WRITE setLevel NOTIFY choicesChanged)
    Q_PROPERTY(int incidents READ incidents WRITE setIncidents NOTIFY choicesChanged)
    Q_PROPERTY(int wheel READ wheel WRITE setWheel NOTIFY choicesChanged)
    Q_PROPERTY(int feedback READ feedback WRITE setFeedback NOTIFY choicesChanged)
    Q_PROPERTY(int limit READ limit WRITE setLimit NOTIFY choicesChanged)
    Q_PROPERTY(int rounds READ rounds WRITE setRounds NOTIFY choicesChanged)
    Q_PROPERTY(int count READ count WRITE setCount NOTIFY choicesChanged)
    Q_PROPERTY(mesaviva::app::RackCount* rackCount READ rackCount CONSTANT)
    Q_PROPERTY(bool trial READ isTrial NOTIFY stageChanged)
    Q_PROPERTY(int minutes READ minutes NOTIFY stageChanged)
    Q_PROPERTY(int minute READ minute NOTIFY turned)
    Q_PROPERTY(bool onBreak READ isOnBreak NOTIFY turned)
    Q_PROPERTY(mesaviva::app::TableModel* model READ model NOTIFY stageChanged)
    Q_PROPERTY(int tool READ tool WRITE setTool NOTIFY toolChanged)
    Q_PROPERTY(bool awaited READ isAwaited NOTIFY turned)
    /// The time limit is suspended while something covers the table.
    Q_PROPERTY(bool held READ isHeld WRITE setHeld NOTIFY turned)
    Q_PROPERTY(bool timed READ isTimed NOTIFY turned)
    Q_PROPERTY(int round READ round NOTIFY turned)
    Q_PROPERTY(int actions READ actions NOTIFY turned)
    Q_PROPERTY(int faults READ faults NOTIFY turned)
    Q_PROPERTY(QString moment READ moment NOTIFY turned)
    Q_PROPERTY(QString seen READ seen NOTIFY turned)
    Q_PROPERTY(QString hint READ hint NOTIFY turned)
    Q_PROPERTY(QString verdict READ verdict NOTIFY turned)
    Q_PROPERTY(bool verdictRight READ isVerdictRight NOTIFY turned)
    Q_PROPERTY(QList<QString> verdictRules READ verdictRules NOTIFY turned)
    Q_PROPERTY(bool watching READ isWatching NOTIFY stageChanged)
    Q_PROPERTY(QString shown READ shown NOTIFY turned)
    Q_PROPERTY(QList<QString> kinds READ kinds NOTIFY turned)
    Q_PROPERTY(bool needsRemedy READ needsRemedy NOTIFY turned)
    Q_PROPERTY(QList<QString> remedies READ remedies NOTIFY turned)
    Q_PROPERTY(QList<QString> shownCards READ shownCards NOTIFY turned)
    Q_PROPERTY(QVariantList calls READ calls NOTIFY textsChanged)
    Q_PROPERTY(QList<int> places READ places NOTIFY turned)
    Q_PROPERTY(QList<int> kept READ kept NOTIFY toolChanged)
    Q_PROPERTY(QList<int> halved READ halved NOTIFY toolChanged)
    Q_PROPERTY(QVariantList players READ players NOTIFY textsChanged)
    Q_PROPERTY(int place READ place NOTIFY toolChanged)
    Q_PROPERTY(int player READ player NOTIFY toolChanged)
    Q_PROPERTY(QVariantList rack READ rack NOTIFY toolChanged)
    Q_PROPERTY(QVariantList cut READ cut NOTIFY toolChanged)
    Q_PROPERTY(QString cutText READ cutText NOTIFY toolChanged)
    Q_PROPERTY(bool spreading READ isSpreading WRITE setSpreading NOTIFY toolChanged)
    Q_PROPERTY(bool proved READ isProved NOTIFY toolChanged)
    Q_PROPERTY(bool opens READ opens NOTIFY stageChanged)
    Q_PROPERTY(bool judgesPieces READ judgesPieces NOTIFY stageChanged)
    Q_PROPERTY(bool proves READ proves NOTIFY stageChanged)
    Q_PROPERTY(bool handling READ isHandling NOTIFY stageChanged)
    Q_PROPERTY(QString handReason READ handReason NOTIFY toolChanged)
    Q_PROPERTY(QString handText READ handText NOTIFY toolChanged)
    Q_PROPERTY(QList<QString> summary READ summary NOTIFY stageChanged)
    Q_PROPERTY(QVariantList faultList READ faultList NOTIFY stageChanged)
    Q_PROPERTY(QString past READ past NOTIFY pastChanged)
    Q_PROPERTY(bool hasResults READ hasResults NOTIFY pastChanged)
    Q_PROPERTY(QString lockReason READ lockReason NOTIFY pastChanged)
    Q_PROPERTY(QString message READ message NOTIFY pastChanged)
    Q_PROPERTY(bool failed READ hasFailed NOTIFY pastChanged)

public:
    enum Stage {
        Choosing, ///< choosing the table and how to work there
        Working,  ///< the shift runs
        Over,     ///< the sheet of the shift is shown
        Counting, ///< the float is counted, before or after the shift
    };
    Q_ENUM(Stage)

    using Outside = CroupierOutside;

    ~CroupierDesk() override;
    /// Key of the game in results and settings: `roulette`, `poker`.
    virtual QString game() const = 0;
    /// Display name of the game.
    virtual QString title() const = 0;
    /// What the shared pages show of the game at the chosen table; and at table `house`.
    CroupierSetup setup() const { return setupAt(house()); }
    virtual CroupierSetup setupAt(int house) const = 0;
    /// Options of the chosen table (CroupierOption), one a row.
    QVariantList options() const;
    /// What can be judged of the hands at table `house`, with a HandPart as `part`; empty: nothing.
    QList<CroupierOption> handRowsAt(int house) const;
    /// Sets an option by the `part` of its row.
    Q_INVOKABLE void chooseOption(int part, int choice);
    /// Unit in which a table test is measured.
    enum class Tested : std::uint8_t { not_at_all, by_rounds, by_time };
    virtual Tested tested() const { return Tested::not_at_all; }
    Stage stage() const { return m_stage; }
    int house() const { return m_choices.house; }
    /// Names of the game's tables.
    virtual QList<QString> houses() const = 0;
    int houseCount() const { return m_houses; }
    /// Name of the table with that key in results; the key itself if unknown.
    QString houseName(const QString& key) const;
    /// Regulation of table `house`: `pt-894-2002`.
    QString regulationAt(int house) const { return QString::fromStdString(keyOf(house)).section(u'/', 0, 0); }
    int work() const { return m_choices.work; }
    int level() const { return m_choices.level; }
    int incidents() const { return m_choices.incidents; }
    int numberCall() const { return m_choices.numberCall; }
    /// Whether incidents can happen at the chosen table.
    virtual bool knowsIncidents() const = 0;
    int wheel() const { return m_choices.wheel; }
    int feedback() const { return m_choices.feedback; }
    int limit() const { return m_choices.limit; }
    int rounds() const { return m_choices.rounds; }
    // Ignores values out of range and all changes while a shift runs.
    void setHouse(int house) { change(&CroupierChoices::house, house, 0, m_houses - 1); }
    void setWork(int work) { change(&CroupierChoices::work, work, 0, 1); }
    void setLevel(int level) { change(&CroupierChoices::level, level, 0, CroupierChoices::kLevels - 1); }
    void setIncidents(int incidents) { change(&CroupierChoices::incidents, incidents, 0, 1); }
    void setWheel(int wheel) { change(&CroupierChoices::wheel, wheel, 0, 1); }
    void setFeedback(int feedback) { change(&CroupierChoices::feedback, feedback, 0, 1); }
    void setLimit(int seconds) { change(&CroupierChoices::limit, seconds, 0, 120); }
    void setRounds(int rounds) { change(&CroupierChoices::rounds, rounds, 1, 50); }
    int count() const { return m_choices.count; }
    void setCount(int count) { change(&CroupierChoices::count, count, 0, 2); }
    /// Count of the float, while it is due and afterwards.
    RackCount* rackCount() { return &m_count; }

    /// A test runs: no report or hint before its end, and the options do not apply.
    bool isTrial() const { return m_trial.has_value(); }
    /// Minutes of a test, 0 if it is measured in rounds; and the current period.
    int minutes() const { return m_trial ? static_cast<int>(m_trial->time / 60'000) : 0; }
    int minute() const;
    /// Break between the periods of a test; nothing can be done.
    bool isOnBreak() const { return m_onBreak; }

    /// Table of the shift; null while none runs.
    virtual TableModel* model() const = 0;
    /// The croupier's current tool, one of the game's.
    int tool() const { return m_tool; }
    /// QML file of the current tool.
    QUrl toolFile() const;
    /// Selects a tool. The trainee may choose any; after each action the table selects the next one.
    void setTool(int tool);
    /// The table waits for its croupier.
    bool isAwaited() const { return m_awaited; }
    /// The time limit for an action runs; not while equipment takes its own time.
    bool isTimed() const;
    /// The time limit is suspended: something covers the table.
    bool isHeld() const { return m_heldAt.has_value(); }
    void setHeld(bool held);
    int round() const { return isWorking() ? static_cast<int>(roundNow()) : 0; }
    /// Number of actions at the table, without the count of the float; and of faults, 0 until the end if they
    /// are reported then.
    int actions() const;
    int faults() const;
    /// Current state of the table, in a few words.
    virtual QString moment() const = 0;
    /// What an observer sees at the table, in a few words; empty: nothing.
    virtual QString seen() const = 0;
    /// The due action; empty until requested.
    QString hint() const { return m_hint; }
    /// Result of the last action; empty before the first.
    QString verdict() const { return m_verdict; }
    bool isVerdictRight() const { return m_verdictRight; }
    QList<QString> verdictRules() const { return m_verdictRules; }
    /// The program is the croupier, and the trainee stops its faults.
    bool isWatching() const { return m_choices.work == 1; }
    /// The program's next action as text; empty while there is nothing to judge.
    virtual QString shown() const = 0;
    /// Cards to be judged, `Kd`; may be empty.
    virtual QList<QString> shownCards() const { return {}; }
    /// Possible faults of that action, in a few words each.
    QList<QString> kinds() const;
    /// A caught fault must be remedied now.
    bool needsRemedy() const { return m_stage == Working && !remediesNow().empty(); }
    /// Remedies to choose from, in a few words each.
    QList<QString> remedies() const;
    /// Possible calls (CroupierCall).
    virtual QVariantList calls() const = 0;
    /// Places of the cloth with chips.
    virtual QList<int> places() const = 0;
    /// Places whose chips the trainee leaves, in full or by half.
    QList<int> kept() const { return m_kept; }
    QList<int> halved() const { return m_halved; }
    /// Players to choose from for a payment (CroupierPlayer); empty if the place determines the player.
    virtual QVariantList players() const { return {}; }
    /// Place and player of the next payment; -1: none yet.
    int place() const { return m_place; }
    int player() const { return m_player; }
    /// Piles of the rack (CroupierChip), and chips cut from them.
    QVariantList rack() const;
    QVariantList cut() const;
    /// The next chips are spread side by side; else they are stacked.
    bool isSpreading() const { return m_spreading; }
    void setSpreading(bool spreading);
    /// The cut chips were shown as they are.
    bool isProved() const { return m_proved; }
    /// What is judged of the hands at the chosen table: opened stacks, the pieces of a payment, its proof.
    bool opens() const { return hasHands() && m_choices.opening == 1; }
    bool judgesPieces() const { return hasHands() && m_choices.pieces == 1; }
    bool proves() const { return hasHands() && m_choices.proving == 1; }
    /// Somebody buys chips or wants change, or the cage comes.
    bool servesRequests() const {
        return hasHands() && (m_choices.buyIns == 1 || m_choices.changing == 1 || m_choices.cage == 1);
    }
    /// The tools need more room for the hands.
    bool isHandling() const { return opens() || judgesPieces() || proves() || servesRequests(); }
    /// Sum of the cut chips.
    QString cutText() const;
    /// Why nothing can be handed over; empty: it can.
    QString handReason() const;
    /// Label of the button that hands over the cut chips; depends on when a payment is announced.
    QString handText() const { return announcesLater() ? tr("Hand over") : tr("Announce and hand over"); }
    /// Results of the shift, one sentence each, and its faults (CroupierFault).
    QList<QString> summary() const;
    QVariantList faultList() const;
    /// The last shifts at this table, as a sentence.
    QString past() const;
    bool hasResults() const { return !m_results->past().empty(); }
    /// Why the examiner's lock keeps results from being deleted; empty: it does not.
    QString lockReason() const { return m_results->lockReason(); }
    QString message() const { return m_results->message(); }
    bool hasFailed() const { return m_results->hasFailed(); }

    /// Reads stored results on a worker thread, on the first call.
    Q_INVOKABLE void open() { m_results->open(); }
    /// Begins a shift.
    Q_INVOKABLE void start();
    /// Begins the shift of a test; when it is Over, its sheet is sheetDone(). It is not stored.
    void startTrial(const CroupierTrial& trial);
    /// Begins the next period of a test.
    Q_INVOKABLE void endBreak();
    /// Results of the last shift: everything judged, the rounds, and whether it was completed.
    const croupier::ScoreSheet& sheetDone() const { return m_sheet; }
    /// Results of the running shift so far.
    croupier::ScoreSheet sheetSoFar() const;
    /// How long the table is or was open, in milliseconds, without the time in which something covered it.
    qint64 tableTime() const;
    int roundsDone() const { return static_cast<int>(m_roundsDone); }
    bool isWhole() const { return m_whole; }
    /// Key of the chosen table in results.
    QString tableName() const { return QString::fromStdString(tableKey()); }
    /// Makes one of calls().
    Q_INVOKABLE virtual void call(int index) = 0;
    /// Switches a place between taken, kept and, where the rules allow it, halved.
    Q_INVOKABLE void turnPlace(int place);
    Q_INVOKABLE virtual void sweep() = 0;
    Q_INVOKABLE void choosePlace(int place);
    Q_INVOKABLE void choosePlayer(int player);
    /// Chooses the next player who is at the table, forwards or backwards.
    Q_INVOKABLE void stepPlayer(int step);
    /// Cuts a chip from a pile of the rack.
    Q_INVOKABLE void take(int pile);
    Q_INVOKABLE void takeBack();
    Q_INVOKABLE void clearCut();
    /// Shows the cut chips; cutting further ones hides them again.
    Q_INVOKABLE void prove();
    /// Opens the stacked winner on a place.
    Q_INVOKABLE virtual void openStack(int place) { static_cast<void>(place); }
    Q_INVOKABLE void handOver();
    /// Lets the program's action pass, or stops it as one of kinds().
    Q_INVOKABLE void letPass();
    Q_INVOKABLE void stopAs(int kind);
    /// Remedies the caught fault by one of remedies().
    Q_INVOKABLE void remedyBy(int way);
    /// Shows why nothing was done.
    Q_INVOKABLE void remind(const QString& why);
    /// Requests the due action.
    Q_INVOKABLE void askHint();
    /// Ends the shift: with its sheet, or at once if nothing was done.
    Q_INVOKABLE void stop();
    /// Returns to the options.
    Q_INVOKABLE void leave();
    /// Proposed file for an export of all shifts.
    Q_INVOKABLE QUrl proposedFile() const;
    Q_INVOKABLE void exportTo(const QUrl& file) { m_results->exportTo(file); }
    Q_INVOKABLE void forget() { m_results->forget(); }

    /// Name of a place and its chips: "Split 17-20: 2.00 pts, Ana".
    Q_INVOKABLE virtual QString placeName(int place) const = 0;

    void retranslate();

signals:
    void stageChanged();
    void choicesChanged();
    void toolChanged();
    void turned();
    void textsChanged();
    void pastChanged();

protected:
    /// Whether a payment is announced after it is made, as a separate action.
    virtual bool announcesLater() const { return false; }
    /// The only player with chips on a place; -1: none, several, or the place determines the player.
    virtual int onlyPlayerAt(int place) const {
        static_cast<void>(place);
        return -1;
    }
    /// `group`: settings group of the options; `houses`: number of tables of the game.
    CroupierDesk(Outside outside, const char* group, int houses, QObject* parent);

    /// For destructors of subclasses: stores an unfinished shift.
    void storeUnfinished();
    const CroupierChoices& choices() const { return m_choices; }
    bool isWorking() const { return m_stage == Working; }
    bool hasTable() const { return m_stage == Working && model() != nullptr; }
    const QStringList& names() const { return m_names; }
    QString nameOf(PlayerId player) const;
    Pace newPace() const { return m_pace(); }
    /// Opens the table with players of those names; and how many names it needs.
    virtual int playersAtTable() const = 0;
    virtual void openTable(const Seed& seed, RandomStream& look) = 0;
    /// Closes the table; it is deleted by the event loop.
    virtual TableModel* releaseTable() = 0;
    /// Key of a table in results: `pt-894-2002/colour`.
    virtual std::string keyOf(int house) const = 0;
    std::string tableKey() const { return keyOf(house()); }
    /// Shows new events.
    virtual void arrive() = 0;
    virtual bool isTableWaiting() const = 0;
    /// Smallest chip with a value in the rack of the chosen table.
    virtual Money leastChip() const = 0;
    /// Whether the table has a rack whose float is counted.
    virtual bool hasFloat() const { return true; }
    /// Sums taken and paid since the table was opened.
    virtual std::pair<Money, Money> flowNow() const = 0;
    /// What went between table, box and cage since then.
    virtual croupier::CageFlow cageNow() const { return {}; }
    virtual std::uint64_t roundNow() const = 0;
    /// The round is paid, so nothing more can be done in it; `closed`: and it is closed.
    virtual bool isRoundPaid(bool closed) const = 0;
    virtual bool isEquipmentsTime() const { return false; }
    /// Whether the game judges the trainee's hands; and whether it does so now.
    virtual bool judgesHands() const { return false; }
    bool hasHands() const { return judgesHands() && !isWatching(); }
    /// Whether players have chips of a colour at a table.
    virtual bool hasColoursAt(int house) const {
        static_cast<void>(house);
        return false;
    }
    virtual const croupier::ScoreSheet& sheetNow() const = 0;
    /// Planted errors and what became of them.
    virtual croupier::PlantedCount plantedNow() const = 0;
    /// The due action as text, and its rules; empty: none.
    virtual QString dueText() const = 0;
    virtual Rules dueRules() const = 0;
    /// Text when no action is due.
    virtual QString restText() const;
    /// The last due action, and a fault of it, as text.
    virtual QString judgedText() const = 0;
    virtual QString faultText(const croupier::Fault& fault) const = 0;
    /// Example of a fault for the sheet; empty: none.
    virtual QString exampleText(const croupier::Fault& fault) const = 0;
    /// Shows the program's next action; returns whether there is one.
    virtual bool showNext() = 0;
    virtual bool isShowing() const = 0;
    virtual std::vector<croupier::FaultKind> shownKinds() const = 0;
    virtual void answerShown(std::optional<croupier::FaultKind> named, qint64 taken) = 0;
    /// Remedies for the caught fault; empty: none needed.
    virtual std::vector<croupier::RemedyKind> remediesNow() const = 0;
    virtual QString remedyText(croupier::RemedyKind remedy) const = 0;
    virtual void remedyShown(croupier::RemedyKind remedy, qint64 taken) = 0;
    /// Selects the tool for the next action.
    virtual void fitTool() = 0;
    virtual std::vector<croupier::RackChip> piles() const = 0;
    /// The cut chips by pile, stacked and spread ones apart; calls `add(pile, count, spread)`.
    template <class Add>
    void forEachCut(const Add& add) const {
        const auto all = static_cast<int>(piles().size());
        for (int pile = 0; pile < all; ++pile) {
            for (const bool spread : {false, true}) {
                const auto count = static_cast<int>(std::ranges::count_if(
                    m_cut, [&](const CutChip& one) { return one.pile == pile && one.spread == spread; }));
                if (count > 0) {
                    add(pile, count, spread);
                }
            }
        }
    }
    virtual bool canHalve(int) const { return false; }
    virtual void payChosen(Money sum) = 0;
    virtual void retranslateTable() = 0;

    /// Result of the last action or answer.
    struct Last {
        bool done = false;
        bool watched = false;
        bool right = false;
        bool stopped = false;
        bool needsRemedy = false; ///< it must be remedied now
        bool remedied = false;    ///< this was the remedy
        std::vector<croupier::Fault> faults;
    };

    // For the game's tools.
    /// Whether the trainee may act now; ends the shift if its last round is paid.
    bool begin();
    qint64 takenTime() const; ///< milliseconds since the action was due
    /// Notes a judged action.
    void noteJudged(bool done, const std::vector<croupier::Fault>& faults);
    /// Notes the answer to the program's action, or a remedy.
    template <class Watched>
    void noteWatched(const Watched& watched, bool remedied) {
        noteLast({true, true, watched.right, watched.stopped, watched.needsRemedy, remedied, watched.faults});
    }
    void refresh();
    /// Sets the selection on the cloth, to demonstrate it.
    void choose(const QList<int>& kept, const QList<int>& halved, int place, int player);

private:
    using Part = int CroupierChoices::*;
    void change(Part part, int value, int from, int to);
    void notifyAll();
    void tellFaults(const QString& beginning);
    void lookOn();
    void showFirstHint();
    void answer(std::optional<croupier::FaultKind> named);
    void layDown();
    void setStage(Stage stage);
    void closeTable(Stage next);
    void startWith(const Seed& seed);
    void openShift();
    void noteCounted(bool taken, const std::vector<croupier::Fault>& faults);
    bool isUp() const;
    bool isPauseDue(bool closed) const;
    void finish();
    void finishShift();
    croupier::Shift shiftDone() const;
    std::string resultsKey() const;
    /// Last stored shift at this table; null: none.
    const croupier::Shift* lastShift() const;
    Money cutSum() const;
    qint64 elapsed() const;
    void noteLast(Last last);

    SettingsStore m_store;
    const char* m_group;
    int m_houses;
    CroupierChoices m_choices;
    std::unique_ptr<Ticks> m_ticks;
    std::function<Seed()> m_seed;
    std::function<Pace()> m_pace;
    std::shared_ptr<CroupierResults> m_results;
    Stage m_stage = Choosing;
    croupier::PlantedCount m_planted; ///< of the last shift
    croupier::ScoreSheet m_sheet;     ///< of the last shift
    RackCount m_count;
    croupier::ScoreSheet m_counted; ///< opening count of the float, of the running shift
    Seed m_shiftSeed{};
    bool m_whole = false; ///< the last shift was completed
    std::optional<CroupierTrial> m_trial;
    std::optional<CroupierChoices> m_own; ///< the user's options while a test has its own
    qint64 m_beganAt = 0;                 ///< opening time of the table, milliseconds
    qint64 m_tableTime = 0;               ///< how long the last table was open
    bool m_paused = false;                ///< the break of the test is over or runs
    bool m_onBreak = false;
    QStringList m_names;
    std::uint64_t m_roundsDone = 0;
    int m_hints = 0;
    int m_tool = 0;
    bool m_awaited = false;
    qint64 m_dueAt = 0;             ///< milliseconds of the ticks, without suspended time
    qint64 m_heldFor = 0;           ///< milliseconds
    std::optional<qint64> m_heldAt; ///< when the time was suspended
    QString m_hint;
    std::optional<Last> m_last;
    QString m_verdict;
    bool m_verdictRight = false;
    QList<QString> m_verdictRules;
    QList<int> m_kept;
    QList<int> m_halved;
    int m_place = -1;
    int m_player = -1;
    /// A cut chip: its pile, and whether it is spread.
    struct CutChip {
        int pile = 0;
        bool spread = false;
    };
    void setCut(QList<CutChip> cut);
    QList<CutChip> m_cut; ///< in the order of cutting
    bool m_spreading = false;
    bool m_proved = false;
};

} // namespace mesaviva::app
