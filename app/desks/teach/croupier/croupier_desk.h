// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/base/random_stream.h"
#include "engine/training/croupier/croupier_book.h"
#include "engine/training/croupier/rack.h"
#endif

#include "app/core/settings/settings_store.h"
#include "app/core/table/table_model.h"
#include "app/desks/teach/croupier/croupier_choices.h"
#include "app/desks/teach/croupier/croupier_entries.h"
#include "app/desks/teach/croupier/croupier_outside.h"
#include "app/desks/teach/croupier/croupier_setup.h"
#include "app/desks/teach/croupier/rack_count.h"

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
#include <vector>

namespace mesaviva::app {

/// A reversed table at the trainer's desk, whatever the game: the trainee is the croupier. What is chosen,
/// what was right and wrong, chips cut from the rack, and what a shift came to. The table itself and the
/// croupier's tools are the game's. Results are kept in a file of their own; no point of the player's moves.
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
    Q_PROPERTY(int telling READ telling WRITE setTelling NOTIFY choicesChanged)
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
    /// What covers the table holds the school's time.
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
    Q_PROPERTY(bool mending READ isMending NOTIFY turned)
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
    Q_PROPERTY(QString handReason READ handReason NOTIFY toolChanged)
    Q_PROPERTY(QString handText READ handText NOTIFY toolChanged)
    Q_PROPERTY(QList<QString> summary READ summary NOTIFY stageChanged)
    Q_PROPERTY(QVariantList faultList READ faultList NOTIFY stageChanged)
    Q_PROPERTY(QString past READ past NOTIFY pastChanged)
    Q_PROPERTY(bool hasResults READ hasResults NOTIFY pastChanged)
    Q_PROPERTY(QString told READ told NOTIFY pastChanged)
    Q_PROPERTY(bool toldFailure READ isToldFailure NOTIFY pastChanged)

public:
    enum Stage {
        Choosing, ///< the table, and how one works there
        Working,  ///< the shift runs
        Over,     ///< its sheet
        Counting, ///< the float is counted, before the shift or after it
    };
    Q_ENUM(Stage)

    using Outside = CroupierOutside;

    ~CroupierDesk() override;
    /// `roulette`, `poker`: what results and the settings call it.
    virtual QString game() const = 0;
    /// The same to people, in a word.
    virtual QString title() const = 0;
    /// What the pages that all games share show of it, at the chosen table, and at that one.
    CroupierSetup setup() const { return setupAt(house()); }
    virtual CroupierSetup setupAt(int house) const = 0;
    /// What there is to choose at the chosen table (CroupierOption), a row each.
    QVariantList options() const;
    /// Takes a row's word, by the row's `part`.
    Q_INVOKABLE void chooseOption(int part, int choice);
    /// How its table test is measured.
    enum class Tested : std::uint8_t { not_at_all, by_rounds, by_time };
    virtual Tested tested() const { return Tested::not_at_all; }
    Stage stage() const { return m_stage; }
    int house() const { return m_choices.house; }
    /// The game's tables, by what they are called.
    virtual QList<QString> houses() const = 0;
    int houseCount() const { return m_houses; }
    /// The table with that key in results; what none is called is given back.
    QString houseName(const QString& key) const;
    int work() const { return m_choices.work; }
    int level() const { return m_choices.level; }
    int incidents() const { return m_choices.incidents; }
    /// Whether something can happen at the chosen table that should not.
    virtual bool knowsIncidents() const = 0;
    int wheel() const { return m_choices.wheel; }
    int telling() const { return m_choices.telling; }
    int limit() const { return m_choices.limit; }
    int rounds() const { return m_choices.rounds; }
    // What is out of bounds is not taken; nothing is while a shift runs.
    void setHouse(int house) { change(&CroupierChoices::house, house, 0, m_houses - 1); }
    void setWork(int work) { change(&CroupierChoices::work, work, 0, 1); }
    void setLevel(int level) { change(&CroupierChoices::level, level, 0, CroupierChoices::kLevels - 1); }
    void setIncidents(int incidents) { change(&CroupierChoices::incidents, incidents, 0, 1); }
    void setWheel(int wheel) { change(&CroupierChoices::wheel, wheel, 0, 1); }
    void setTelling(int telling) { change(&CroupierChoices::telling, telling, 0, 1); }
    void setLimit(int seconds) { change(&CroupierChoices::limit, seconds, 0, 120); }
    void setRounds(int rounds) { change(&CroupierChoices::rounds, rounds, 1, 50); }
    int count() const { return m_choices.count; }
    void setCount(int count) { change(&CroupierChoices::count, count, 0, 2); }
    /// The count of the float, while it is due and after it.
    RackCount* rackCount() { return &m_count; }

    /// A test runs: nothing is told or hinted before its end, and no choice counts.
    bool isTrial() const { return m_trial.has_value(); }
    /// Minutes of a test, 0 where rounds are counted, and which of them runs.
    int minutes() const { return m_trial ? static_cast<int>(m_trial->time / 60'000) : 0; }
    int minute() const;
    /// Between the periods of a test; nothing is done then.
    bool isOnBreak() const { return m_onBreak; }

    /// The table of the shift; null while none runs.
    virtual TableModel* model() const = 0;
    /// What the croupier has at hand: one of the game's tools.
    int tool() const { return m_tool; }
    /// And the QML file that shows it.
    QUrl toolFile() const;
    /// Takes another tool; which one fits is for the trainee to know, and after each deed for the table.
    void setTool(int tool);
    /// The table waits for its croupier.
    bool isAwaited() const { return m_awaited; }
    /// The school's time for a deed runs; not while equipment takes its own.
    bool isTimed() const;
    /// The time for a deed stands still: something covers the table.
    bool isHeld() const { return m_heldAt.has_value(); }
    void setHeld(bool held);
    int round() const { return isWorking() ? static_cast<int>(roundNow()) : 0; }
    /// Deeds that are done at the table, without the count of the float, and faults; where faults are told at
    /// the end there are none before.
    int actions() const;
    int faults() const;
    /// What goes on, in a few words.
    virtual QString moment() const = 0;
    /// What there is to be seen by who judges, in a few words; empty: nothing.
    virtual QString seen() const = 0;
    /// What is to be done now; empty until it is asked for.
    QString hint() const { return m_hint; }
    /// What came of the last deed; empty before the first.
    QString verdict() const { return m_verdict; }
    bool isVerdictRight() const { return m_verdictRight; }
    QList<QString> verdictRules() const { return m_verdictRules; }
    /// The program is the croupier, and the trainee stops its faults.
    bool isWatching() const { return m_choices.work == 1; }
    /// What the program is about to do, in words; empty while there is nothing to judge.
    virtual QString shown() const = 0;
    /// The cards that are to be judged, `Kd`; none where none are.
    virtual QList<QString> shownCards() const { return {}; }
    /// What can be wrong with that, in a few words each.
    QList<QString> kinds() const;
    /// A fault was caught, and is to be mended now.
    bool isMending() const { return m_stage == Working && !remediesNow().empty(); }
    /// The ways among which there is to choose, in a few words each.
    QList<QString> remedies() const;
    /// What can be said (CroupierCall).
    virtual QVariantList calls() const = 0;
    /// The places of the cloth where chips lie.
    virtual QList<int> places() const = 0;
    /// What the trainee leaves there, whole or by half.
    QList<int> kept() const { return m_kept; }
    QList<int> halved() const { return m_halved; }
    /// Who is to be chosen for a payment (CroupierPlayer); none where the place says it.
    virtual QVariantList players() const { return {}; }
    /// Which place and which player are about to be paid; -1: none yet.
    int place() const { return m_place; }
    int player() const { return m_player; }
    /// The piles of the rack (CroupierChip), and what is cut from them.
    QVariantList rack() const;
    QVariantList cut() const;
    /// The sum that is cut.
    QString cutText() const;
    /// Why nothing can be handed over; empty: it can.
    QString handReason() const;
    /// What is done with the chips that are cut: handed over, and announced with it or afterwards.
    QString handText() const { return tellsLater() ? tr("Hand over") : tr("Announce and hand over"); }
    /// What the shift came to, a sentence each, and its faults (CroupierFault).
    QList<QString> summary() const;
    QVariantList faultList() const;
    /// The last shifts at this table, in a sentence.
    QString past() const;
    bool hasResults() const { return !m_results->past().empty(); }
    QString told() const { return m_results->told(); }
    bool isToldFailure() const { return m_results->isToldFailure(); }

    /// Reads what is kept, beside everything else, the first time.
    Q_INVOKABLE void open() { m_results->open(); }
    /// Begins a shift.
    Q_INVOKABLE void start();
    /// Begins a test's shift: its sheet is sheetDone() when it is Over, and on no record.
    void startTrial(const CroupierTrial& trial);
    /// The next period of a test begins.
    Q_INVOKABLE void endBreak();
    /// Of the shift that is over: all that was judged, the rounds, and whether it was worked to its end.
    const croupier::ScoreSheet& sheetDone() const { return m_sheet; }
    /// The same of the shift that runs, so far.
    croupier::ScoreSheet sheetSoFar() const;
    /// How long the table has been open, or was: milliseconds, without the time in which something covered
    /// it.
    qint64 tableTime() const;
    int roundsDone() const { return static_cast<int>(m_roundsDone); }
    bool isWhole() const { return m_whole; }
    /// The chosen table's key in results.
    QString tableName() const { return QString::fromStdString(tableKey()); }
    /// Says one of calls().
    Q_INVOKABLE virtual void call(int index) = 0;
    /// What happens to the chips on a place: taken, kept, and where the rules have it halved.
    Q_INVOKABLE void turnPlace(int place);
    Q_INVOKABLE virtual void sweep() = 0;
    Q_INVOKABLE void choosePlace(int place);
    Q_INVOKABLE void choosePlayer(int player);
    /// Cuts from a pile of the rack.
    Q_INVOKABLE void take(int pile);
    Q_INVOKABLE void takeBack();
    Q_INVOKABLE void clearCut();
    Q_INVOKABLE void handOver();
    /// Lets pass what is shown, or stops it as one of kinds().
    Q_INVOKABLE void letPass();
    Q_INVOKABLE void stopAs(int kind);
    /// Mends what was caught by one of remedies().
    Q_INVOKABLE void remedyBy(int way);
    /// Says why nothing was done.
    Q_INVOKABLE void remind(const QString& why);
    /// Asks what is to be done.
    Q_INVOKABLE void askHint();
    /// Ends the shift: with its sheet, or at once where nothing was done.
    Q_INVOKABLE void stop();
    /// Back to the choices.
    Q_INVOKABLE void leave();
    /// Where a file of all shifts is best kept.
    Q_INVOKABLE QUrl proposedFile() const;
    Q_INVOKABLE void exportTo(const QUrl& file) { m_results->exportTo(file); }
    Q_INVOKABLE void forget() { m_results->forget(); }

    /// What a place of the cloth is called, with what lies there: "Split 17-20: 2.00 pts, Ana".
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
    /// A payment is announced once it is made, as a deed of its own.
    virtual bool tellsLater() const { return false; }
    /// Whose chips alone lie on a place; -1: nobody's, several players', or the place says it.
    virtual int onlyPlayerAt(int place) const {
        static_cast<void>(place);
        return -1;
    }
    /// `group`: where the settings remember the choices; `houses`: how many tables the game has.
    CroupierDesk(Outside outside, const char* group, int houses, QObject* parent);

    /// For a derived class's end: what was done is kept, also when the window closes in the middle.
    void keepUnfinished();
    const CroupierChoices& choices() const { return m_choices; }
    bool isWorking() const { return m_stage == Working; }
    bool hasTable() const { return m_stage == Working && model() != nullptr; }
    const QStringList& names() const { return m_names; }
    QString nameOf(PlayerId player) const;
    Pace newPace() const { return m_pace(); }
    /// Opens the shift's table with players of those names; says how many a table has first.
    virtual int playersAtTable() const = 0;
    virtual void openTable(const Seed& seed, RandomStream& look) = 0;
    /// Puts the table away; it goes when the event loop comes round.
    virtual TableModel* releaseTable() = 0;
    /// What results call the table: `pt-894-2002/colour`.
    virtual std::string keyOf(int house) const = 0;
    std::string tableKey() const { return keyOf(house()); }
    /// What has happened is to be shown.
    virtual void arrive() = 0;
    virtual bool isTableWaiting() const = 0;
    /// The smallest chip with a value in the rack of the chosen table.
    virtual Money leastChip() const = 0;
    /// Whether chips are paid out of a rack, whose float is counted.
    virtual bool hasFloat() const { return true; }
    /// What was taken and what was paid since the table was opened.
    virtual std::pair<Money, Money> flowNow() const = 0;
    virtual std::uint64_t roundNow() const = 0;
    /// The running round is paid; nothing more is done in it. `closed`: and it is closed.
    virtual bool isRoundPaid(bool closed) const = 0;
    virtual bool isEquipmentsTime() const { return false; }
    virtual const croupier::ScoreSheet& sheetNow() const = 0;
    /// Faults that were planted, and what became of them.
    virtual croupier::PlantedCount plantedNow() const = 0;
    /// The deed that is due, in words, and its rules; empty: none.
    virtual QString dueText() const = 0;
    virtual Rules dueRules() const = 0;
    /// What is told where nothing is due.
    virtual QString restText() const;
    /// The last deed that was due, and a fault of it, in words.
    virtual QString judgedText() const = 0;
    virtual QString faultText(const croupier::Fault& fault) const = 0;
    /// An example for the sheet; empty: none.
    virtual QString exampleText(const croupier::Fault& fault) const = 0;
    /// The program shows what it is about to do; says whether there is something.
    virtual bool showNext() = 0;
    virtual bool isShowing() const = 0;
    virtual std::vector<croupier::FaultKind> shownKinds() const = 0;
    virtual void answerShown(std::optional<croupier::FaultKind> named, qint64 taken) = 0;
    /// The ways to mend what was caught; none: nothing is to be mended.
    virtual std::vector<croupier::RemedyKind> remediesNow() const = 0;
    virtual QString remedyText(croupier::RemedyKind remedy) const = 0;
    virtual void remedyShown(croupier::RemedyKind remedy, qint64 taken) = 0;
    /// The tool that the next deed takes comes to hand.
    virtual void fitTool() = 0;
    virtual std::vector<croupier::RackChip> piles() const = 0;
    virtual bool canHalve(int) const { return false; }
    virtual void payChosen(Money sum) = 0;
    virtual void retranslateTable() = 0;

    /// What the last deed, or the last answer, came to.
    struct Last {
        bool done = false;
        bool watched = false;
        bool right = false;
        bool stopped = false;
        bool mending = false;  ///< it is to be mended now
        bool remedied = false; ///< this was how
        std::vector<croupier::Fault> faults;
    };

    // For the game's tools.
    /// Whether the trainee may do something now; ends the shift where its last round is paid.
    bool begin();
    qint64 takenTime() const; ///< milliseconds since the deed was due
    /// A deed was judged.
    void noteJudged(bool done, const std::vector<croupier::Fault>& faults);
    /// What was shown is answered, or mended.
    template <class Watched>
    void noteWatched(const Watched& watched, bool remedied) {
        noteLast({true, true, watched.right, watched.stopped, watched.mending, remedied, watched.faults});
    }
    void refresh();
    /// What lies chosen on the cloth, as by who shows it.
    void choose(const QList<int>& kept, const QList<int>& halved, int place, int player);

private:
    using Part = int CroupierChoices::*;
    void change(Part part, int value, int from, int to);
    void tell();
    void tellFaults(const QString& beginning);
    void lookOn();
    void tellFirst();
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
    /// What was done last at this table; null: nothing is on record.
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
    croupier::PlantedCount m_planted; ///< in the shift that is over
    croupier::ScoreSheet m_sheet;     ///< of the shift that is over
    RackCount m_count;
    croupier::ScoreSheet m_counted; ///< the float's opening, of the shift that runs
    Seed m_shiftSeed{};
    bool m_whole = false; ///< the shift that is over was worked to its end
    std::optional<CroupierTrial> m_trial;
    std::optional<CroupierChoices> m_own; ///< while a test has its own
    qint64 m_beganAt = 0;                 ///< the table was opened: milliseconds
    qint64 m_tableTime = 0;               ///< the last one was open so long
    bool m_paused = false;                ///< the test's break is over, or runs
    bool m_onBreak = false;
    QStringList m_names;
    std::uint64_t m_roundsDone = 0;
    int m_hints = 0;
    int m_tool = 0;
    bool m_awaited = false;
    qint64 m_dueAt = 0;             ///< milliseconds of the ticks, without what was held
    qint64 m_heldFor = 0;           ///< milliseconds
    std::optional<qint64> m_heldAt; ///< where the time stands still
    QString m_hint;
    std::optional<Last> m_last;
    QString m_verdict;
    bool m_verdictRight = false;
    QList<QString> m_verdictRules;
    QList<int> m_kept;
    QList<int> m_halved;
    int m_place = -1;
    int m_player = -1;
    QList<int> m_cut; ///< piles, as they were cut
};

} // namespace mesaviva::app
