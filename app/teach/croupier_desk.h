// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "app/words/croupier_words.h"
#include "engine/croupier/croupier_book.h"
#include "engine/croupier/reversed_roulette.h"
#include "engine/croupier/watched_roulette.h"
#endif

#include "app/record/worker.h"
#include "app/roulette/roulette_table_model.h"
#include "app/settings/settings_store.h"
#include "app/table/ticks.h"
#include "app/teach/croupier_choices.h"
#include "app/teach/croupier_entries.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QUrl>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace mesaviva::app {

class CroupierRouletteHost;

/// The reversed table at the trainer's desk: the trainee is the croupier. What is chosen, the table, the
/// croupier's tools, what was right and wrong, and what a shift came to. Results are kept in a file of their
/// own; no point of the player's moves.
class CroupierDesk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(Stage stage READ stage NOTIFY stageChanged)
    Q_PROPERTY(int house READ house WRITE setHouse NOTIFY choicesChanged)
    Q_PROPERTY(int work READ work WRITE setWork NOTIFY choicesChanged)
    Q_PROPERTY(int level READ level WRITE setLevel NOTIFY choicesChanged)
    Q_PROPERTY(int incidents READ incidents WRITE setIncidents NOTIFY choicesChanged)
    Q_PROPERTY(bool knowsIncidents READ knowsIncidents NOTIFY choicesChanged)
    Q_PROPERTY(int wheel READ wheel WRITE setWheel NOTIFY choicesChanged)
    Q_PROPERTY(int telling READ telling WRITE setTelling NOTIFY choicesChanged)
    Q_PROPERTY(int limit READ limit WRITE setLimit NOTIFY choicesChanged)
    Q_PROPERTY(int rounds READ rounds WRITE setRounds NOTIFY choicesChanged)
    Q_PROPERTY(mesaviva::app::RouletteTableModel* table READ table NOTIFY stageChanged)
    Q_PROPERTY(Tool tool READ tool WRITE setTool NOTIFY toolChanged)
    Q_PROPERTY(bool awaited READ isAwaited NOTIFY turned)
    /// What covers the table holds the school's time.
    Q_PROPERTY(bool held READ isHeld WRITE setHeld NOTIFY turned)
    Q_PROPERTY(bool markDue READ isMarkDue NOTIFY turned)
    Q_PROPERTY(bool timed READ isTimed NOTIFY turned)
    Q_PROPERTY(int round READ round NOTIFY turned)
    Q_PROPERTY(int deeds READ deeds NOTIFY turned)
    Q_PROPERTY(int faults READ faults NOTIFY turned)
    Q_PROPERTY(QString moment READ moment NOTIFY turned)
    Q_PROPERTY(QString ball READ ball NOTIFY turned)
    Q_PROPERTY(QString hint READ hint NOTIFY turned)
    Q_PROPERTY(QString verdict READ verdict NOTIFY turned)
    Q_PROPERTY(bool verdictRight READ isVerdictRight NOTIFY turned)
    Q_PROPERTY(QList<QString> verdictRules READ verdictRules NOTIFY turned)
    Q_PROPERTY(bool watching READ isWatching NOTIFY stageChanged)
    Q_PROPERTY(QString shown READ shown NOTIFY turned)
    Q_PROPERTY(QList<QString> kinds READ kinds NOTIFY turned)
    Q_PROPERTY(QVariantList calls READ calls NOTIFY textsChanged)
    Q_PROPERTY(bool bell READ hasBell NOTIFY stageChanged)
    Q_PROPERTY(bool turns READ hasTurns NOTIFY stageChanged)
    Q_PROPERTY(bool realWheel READ isRealWheel NOTIFY stageChanged)
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
    };
    Q_ENUM(Stage)

    /// What the croupier has at hand.
    enum Tool {
        Words,  ///< what is said, the bell, the ball
        Number, ///< the number is called and marked
        Rake,   ///< losing chips are taken
        Rack,   ///< winners are paid
    };
    Q_ENUM(Tool)

    /// What the desk takes from outside.
    struct Outside {
        QString settings;             ///< INI file; empty: the user's own
        QString folder;               ///< for the results; empty: the user's own
        std::unique_ptr<Ticks> ticks; ///< null: the machine's
        std::function<Seed()> seed;   ///< of a shift; none: the system's generator
        std::function<Pace()> pace;   ///< of the table; none: the machine's
    };

    explicit CroupierDesk(Outside outside, QObject* parent = nullptr);
    explicit CroupierDesk(QObject* parent = nullptr) : CroupierDesk(Outside(), parent) {}
    ~CroupierDesk() override;

    Stage stage() const { return m_stage; }
    int house() const { return m_choices.house; }
    int work() const { return m_choices.work; }
    int level() const { return m_choices.level; }
    int incidents() const { return m_choices.incidents; }
    /// Whether the chosen table's regulation has a spin voided, at a wheel of the program's.
    bool knowsIncidents() const;
    int wheel() const { return m_choices.wheel; }
    int telling() const { return m_choices.telling; }
    int limit() const { return m_choices.limit; }
    int rounds() const { return m_choices.rounds; }
    // What is out of bounds is not taken; nothing is while a shift runs.
    void setHouse(int house) { change(&CroupierChoices::house, house, 0, CroupierChoices::kHouses - 1); }
    void setWork(int work) { change(&CroupierChoices::work, work, 0, 1); }
    void setLevel(int level) { change(&CroupierChoices::level, level, 0, CroupierChoices::kLevels - 1); }
    void setIncidents(int incidents) { change(&CroupierChoices::incidents, incidents, 0, 1); }
    void setWheel(int wheel) { change(&CroupierChoices::wheel, wheel, 0, 1); }
    void setTelling(int telling) { change(&CroupierChoices::telling, telling, 0, 1); }
    void setLimit(int seconds) { change(&CroupierChoices::limit, seconds, 0, 120); }
    void setRounds(int rounds) { change(&CroupierChoices::rounds, rounds, 1, 50); }

    /// The table of the shift; null while none runs.
    RouletteTableModel* table() const { return m_table.get(); }
    Tool tool() const { return m_tool; }
    /// Takes another tool; which one fits is for the trainee to know, and after each deed for the table.
    void setTool(Tool tool);
    /// The table waits for its croupier.
    bool isAwaited() const { return m_awaited; }
    /// The school's time for a deed runs; not while a real ball does.
    bool isTimed() const;
    /// The time for a deed stands still: something covers the table.
    bool isHeld() const { return m_heldAt.has_value(); }
    void setHeld(bool held);
    /// The marker is to be put on the number now: a click on the cloth does so.
    bool isMarkDue() const;
    int round() const;
    /// Deeds that are done, and faults; where faults are told at the end there are none before.
    int deeds() const;
    int faults() const;
    /// What goes on, in a few words.
    QString moment() const;
    /// The number on which the ball lies, once it rests and until the next round; of a real wheel once it is
    /// entered.
    QString ball() const;
    /// What is to be done now; empty until it is asked for.
    QString hint() const { return m_hint; }
    /// What came of the last deed; empty before the first.
    QString verdict() const { return m_verdict; }
    bool isVerdictRight() const { return m_verdictRight; }
    QList<QString> verdictRules() const { return m_verdictRules; }
    /// What can be said (CroupierCall).
    QVariantList calls() const;
    bool hasBell() const;
    /// The regulation says which way round the ball goes.
    bool hasTurns() const;
    bool isRealWheel() const { return m_choices.wheel == 1 && !isWatching(); }
    /// The program is the croupier, and the trainee stops its faults.
    bool isWatching() const { return m_choices.work == 1; }
    /// What the program is about to do, in words; empty while there is nothing to judge.
    QString shown() const;
    /// What can be wrong with that, in a few words each.
    QList<QString> kinds() const;
    /// The places of the layout where chips lie.
    QList<int> places() const;
    /// What the trainee leaves there, whole or by half.
    QList<int> kept() const { return m_kept; }
    QList<int> halved() const { return m_halved; }
    /// Who stakes (CroupierPlayer).
    QVariantList players() const;
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
    /// What the shift came to, a sentence each, and its faults (CroupierFault).
    QList<QString> summary() const;
    QVariantList faultList() const;
    /// The last shifts at this table, in a sentence.
    QString past() const;
    bool hasResults() const { return !m_past.empty(); }
    QString told() const { return m_told; }
    bool isToldFailure() const { return m_toldFailure; }

    /// Reads what is kept, beside everything else, the first time.
    Q_INVOKABLE void open();
    /// Begins a shift.
    Q_INVOKABLE void start();
    /// Says one of calls().
    Q_INVOKABLE void call(int index);
    Q_INVOKABLE void ringBell();
    Q_INVOKABLE void launch(bool clockwise);
    /// Calls a number as written; colour 0 red, 1 black, 2 none; parity 0 even, 1 odd, 2 none; half 0 low, 1
    /// high, 2 none. False: there is no such number, and nothing is said.
    Q_INVOKABLE bool announce(const QString& number, int colour, int parity, int half);
    /// Puts the marker on a number by its index (37 is 00), or as written.
    Q_INVOKABLE void mark(int pocket);
    Q_INVOKABLE bool markText(const QString& number);
    /// What happens to the chips on a place: taken, kept, and on even chances where zero takes half, halved.
    Q_INVOKABLE void turnPlace(int spot);
    Q_INVOKABLE void sweep();
    Q_INVOKABLE void choosePlace(int spot);
    Q_INVOKABLE void choosePlayer(int player);
    /// Cuts from a pile of the rack.
    Q_INVOKABLE void take(int pile);
    Q_INVOKABLE void takeBack();
    Q_INVOKABLE void clearCut();
    Q_INVOKABLE void handOver();
    /// Lets pass what is shown, or stops it as one of kinds().
    Q_INVOKABLE void letPass();
    Q_INVOKABLE void stopAs(int kind);
    /// Says why nothing was done.
    Q_INVOKABLE void remind(const QString& why);
    /// Asks what is to be done.
    Q_INVOKABLE void askHint();
    /// Ends the shift: with its sheet, or at once where nothing was done.
    Q_INVOKABLE void stop();
    /// Back to the choices.
    Q_INVOKABLE void leave();
    Q_INVOKABLE void exportTo(const QUrl& file);
    Q_INVOKABLE void forget();

    /// What a place of the layout is called, with what lies there: "Split 17-20: 2.00 €, Ana".
    Q_INVOKABLE QString placeName(int spot) const;

    /// What is right now, for who works by itself; nothing while no shift runs.
    std::vector<croupier::Demand> demands() const;

    void retranslate();

signals:
    void stageChanged();
    void choicesChanged();
    void toolChanged();
    void turned();
    void textsChanged();
    void pastChanged();

private:
    using Part = int CroupierChoices::*;
    /// A shift that may not be in the file yet.
    struct Unkept {
        croupier::Shift shift;
        std::shared_ptr<std::atomic<bool>> begun; ///< somebody writes it, or has
    };
    void change(Part part, int value, int from, int to);
    void refresh();
    bool perform(const croupier::RouletteDeed& deed);
    bool isDone() const;
    void tell(const croupier::Judged& judged);
    void tell(const croupier::Watched& watched);
    void answerShown(std::optional<croupier::FaultKind> named);
    void lookOn();
    void tellFaults(const std::vector<croupier::Fault>& faults, const std::optional<croupier::Demand>& due,
                    const QString& beginning);
    const croupier::ScoreSheet& sheet() const;
    void layDown();
    void fitTool();
    void setStage(Stage stage);
    void closeTable(Stage next);
    void finish();
    void keep(const croupier::Shift& shift);
    croupier::Shift shiftDone() const;
    std::vector<croupier::RackChip> piles() const;
    Money cutSum() const;
    QString playerName(PlayerId player) const;
    QString lastTurn() const;
    CroupierWords::Scene scene() const;
    const croupier::ReversedRoulette* training() const;
    qint64 elapsed() const;
    void say(const QString& words, bool failure);

    SettingsStore m_store;
    CroupierChoices m_choices;
    std::unique_ptr<Ticks> m_ticks;
    std::function<Seed()> m_seed;
    std::function<Pace()> m_pace;
    croupier::CroupierBook m_book;
    std::vector<croupier::Shift> m_past;
    std::vector<Unkept> m_unkept;
    bool m_opened = false;
    Stage m_stage = Choosing;
    std::unique_ptr<RouletteTableModel> m_table;
    CroupierRouletteHost* m_host = nullptr;             ///< the table's
    std::unique_ptr<croupier::WatchedRoulette> m_watch; ///< null where the trainee is the croupier
    std::optional<croupier::RouletteDeed> m_shown;      ///< by the program, to be judged
    int m_planted = 0;                                  ///< in the shift that is over
    int m_caught = 0;
    croupier::ScoreSheet m_sheet; ///< of the shift that is over
    std::optional<roulette::Settings> m_settings;
    QStringList m_names;
    std::uint64_t m_roundsDone = 0;
    int m_hints = 0;
    Tool m_tool = Words;
    bool m_awaited = false;
    qint64 m_dueAt = 0;             ///< milliseconds of the ticks, without what was held
    qint64 m_heldFor = 0;           ///< milliseconds
    std::optional<qint64> m_heldAt; ///< where the time stands still
    QString m_hint;
    std::optional<croupier::Judged> m_judged;
    std::optional<croupier::Watched> m_watched;
    std::optional<roulette::Pocket> m_judgedBall;
    QString m_verdict;
    bool m_verdictRight = false;
    QList<QString> m_verdictRules;
    QList<int> m_kept;
    QList<int> m_halved;
    int m_place = -1;
    int m_player = -1;
    QList<int> m_cut; ///< piles, as they were cut
    QString m_told;
    bool m_toldFailure = false;
    std::unique_ptr<Worker> m_worker = std::make_unique<Worker>(); ///< the first to go: its job is waited for
};

} // namespace mesaviva::app
