// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/training/croupier/test_book.h"
#endif

#include "app/core/history/sheet_saver.h"
#include "app/core/settings/settings_store.h"
#include "app/desks/teach/croupier/croupier_desk.h"
#include "app/desks/teach/table_test/table_test_choices.h"
#include "app/desks/teach/table_test/table_test_entries.h"
#include "app/desks/teach/table_test/table_test_results.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QUrl>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <memory>
#include <vector>

namespace mesaviva::app {

class RuleRegister;

/// The table test: a shift at a reversed table of which nothing is told before its end, a written part drawn
/// from the rulebook, the examiner's marks, and the sheet with what comes of it.
class TableTestDesk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(Stage stage READ stage NOTIFY stageChanged)
    Q_PROPERTY(mesaviva::app::CroupierDesk* croupier READ croupier NOTIFY choicesChanged)
    Q_PROPERTY(int game READ game WRITE setGame NOTIFY choicesChanged)
    Q_PROPERTY(QList<QString> games READ games NOTIFY choicesChanged)
    Q_PROPERTY(bool byTime READ isByTime NOTIFY choicesChanged)
    Q_PROPERTY(mesaviva::app::CroupierOption levels READ levels NOTIFY choicesChanged)
    Q_PROPERTY(int house READ house WRITE setHouse NOTIFY choicesChanged)
    Q_PROPERTY(QList<QString> houses READ houses NOTIFY choicesChanged)
    Q_PROPERTY(int level READ level WRITE setLevel NOTIFY choicesChanged)
    Q_PROPERTY(int limit READ limit WRITE setLimit NOTIFY choicesChanged)
    Q_PROPERTY(int spins READ spins WRITE setSpins NOTIFY choicesChanged)
    Q_PROPERTY(int minutes READ minutes WRITE setMinutes NOTIFY choicesChanged)
    Q_PROPERTY(int number READ number WRITE setNumber NOTIFY choicesChanged)
    Q_PROPERTY(QString candidate READ candidate WRITE setCandidate NOTIFY choicesChanged)
    Q_PROPERTY(QString examiner READ examiner WRITE setExaminer NOTIFY choicesChanged)
    Q_PROPERTY(int preset READ preset WRITE setPreset NOTIFY choicesChanged)
    Q_PROPERTY(int hospitality READ hospitality WRITE setHospitality NOTIFY choicesChanged)
    Q_PROPERTY(int technique READ technique WRITE setTechnique NOTIFY choicesChanged)
    Q_PROPERTY(int control READ control WRITE setControl NOTIFY choicesChanged)
    Q_PROPERTY(int pass READ pass WRITE setPass NOTIFY choicesChanged)
    Q_PROPERTY(int faultCost READ faultCost WRITE setFaultCost NOTIFY choicesChanged)
    Q_PROPERTY(int questions READ questions WRITE setQuestions NOTIFY choicesChanged)
    Q_PROPERTY(int writtenPass READ writtenPass WRITE setWrittenPass NOTIFY choicesChanged)
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
    Q_PROPERTY(QVariantList faultList READ faultList NOTIFY stageChanged)
    Q_PROPERTY(QVariantList past READ past NOTIFY pastChanged)
    Q_PROPERTY(QString told READ told NOTIFY toldChanged)
    Q_PROPERTY(bool toldFailure READ isToldFailure NOTIFY toldChanged)

public:
    enum Stage {
        Choosing, ///< what is tested, and how it is marked
        AtTable,  ///< the candidate works
        Written,  ///< the candidate answers
        Marking,  ///< the examiner gives the marks that no program can
        Over,     ///< the result, of this test or an earlier one
    };
    Q_ENUM(Stage)

    /// `settings`: INI file, empty: the user's own; `folder`: for the tests, empty: the user's own; `seed`
    /// gives a new test its number, none: the system's generator. `desks` are those at which one is tested,
    /// in the order in which they are chosen from, at least one; they must live longer.
    explicit TableTestDesk(QList<CroupierDesk*> desks, const QString& settings = {},
                           const QString& folder = {}, std::function<Seed()> seed = {},
                           QObject* parent = nullptr);
    ~TableTestDesk() override;

    Stage stage() const { return m_stage; }
    /// The candidate works or answers: the rulebook is not to be looked at.
    bool isBookClosed() const { return m_stage == AtTable || m_stage == Written; }
    /// The reversed table at which the test is, or would be.
    CroupierDesk* croupier() const { return m_desks.at(m_choices.game); }
    int game() const { return m_choices.game; }
    /// The games in which one is tested.
    QList<QString> games() const;
    /// The test goes by minutes, not by rounds.
    bool isByTime() const { return croupier()->tested() == CroupierDesk::Tested::by_time; }
    /// How much is staked at the chosen table, or by how many; no words: there is nothing to choose.
    CroupierOption levels() const { return croupier()->setupAt(m_choices.house).level; }
    int house() const { return m_choices.house; }
    QList<QString> houses() const { return croupier()->houses(); }
    int level() const { return m_choices.level; }
    int limit() const { return m_choices.limit; }
    int spins() const { return m_choices.spins; }
    int minutes() const { return m_choices.minutes; }
    /// A test is drawn by its number; 0: a new one each time.
    int number() const { return m_number; }
    QString candidate() const { return m_candidate; }
    QString examiner() const { return m_examiner; }
    /// 0 hospitality 3, technique 2, control 2, as examinations have it; 1 all alike; 2 the school's own.
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
    // What is out of bounds is not taken; nothing is while a test runs.
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

    /// The question that is asked, from 0, of how many, and how many are answered.
    int at() const { return m_at; }
    int count() const { return static_cast<int>(m_now.answers.size()); }
    int answered() const;
    WrittenQuestion question() const;
    /// What the examiner marks, the scale's steps, and which were given (-1: none).
    QList<QString> criteria() const;
    QList<QString> steps() const;
    QList<int> marks() const { return m_marks; }
    bool isMarked() const { return !m_marks.contains(-1); }
    /// What came of it; what it was about in a line; the marks (TestMarkLine); the faults (CroupierFault).
    QString result() const;
    bool isPassed() const { return m_now.marks().passed(); }
    QList<QString> reasons() const;
    QString about() const;
    QVariantList lines() const;
    QVariantList faultList() const;
    /// The tests that are kept (TakenTestLine), the latest 60, the last one first.
    QVariantList past() const;
    QString told() const;
    bool isToldFailure() const { return m_savedOnce ? m_saver.hasFailed() : !m_results.told().isEmpty(); }
    /// The test whose result is shown, or the last one.
    const croupier::TakenTest& taken() const { return m_now; }
    /// Its sheet.
    SheetDocument sheet() const;

    /// Reads what is kept, the first time.
    Q_INVOKABLE void open() { m_results.open(); }
    /// From now on tests are kept in that folder; empty: the user's own. Not while one is taken.
    void keepIn(const QString& folder) {
        if (m_stage == Choosing) {
            m_results.keepIn(folder);
        }
    }
    /// Calls `then` once everything that was kept so far is in its file.
    void whenSaved(const std::function<void()>& then) { m_results.whenSaved(then); }
    Q_INVOKABLE void start();
    /// Answers the question; another answer replaces it.
    Q_INVOKABLE void answer(int option);
    Q_INVOKABLE void show(int question);
    /// Hands the written part in.
    Q_INVOKABLE void handIn();
    Q_INVOKABLE void giveMark(int criterion, int step);
    /// The examiner has given all marks.
    Q_INVOKABLE void sign();
    /// Shows the result of a test that is kept, by its place in past().
    Q_INVOKABLE void openPast(int row);
    Q_INVOKABLE void leave();
    Q_INVOKABLE QUrl proposedFile() const;
    Q_INVOKABLE void save(const QUrl& file);
    Q_INVOKABLE void print();
    Q_INVOKABLE void forget();

    void retranslate();

signals:
    void stageChanged();
    void choicesChanged();
    void writtenChanged();
    void marksChanged();
    void pastChanged();
    void toldChanged();

private:
    void change(const std::function<void(TableTestChoices&)>& how);
    void follow(const CroupierDesk& desk);
    void takeFrom(const croupier::ScoreSheet& sheet);
    void takeOver();
    void draw();
    void goOn(Stage after);
    void setStage(Stage stage);
    const RuleRegister& book() const;
    QString tableOf(const croupier::TakenTest& test) const;

    std::vector<int> houseCounts() const;

    QList<CroupierDesk*> m_desks;
    SettingsStore m_store;
    std::function<Seed()> m_seed;
    TableTestChoices m_choices;
    TableTestResults m_results;
    SheetSaver m_saver;
    mutable std::unique_ptr<RuleRegister> m_book;
    Stage m_stage = Choosing;
    int m_number = 0;
    QString m_candidate;
    QString m_examiner;
    croupier::TakenTest m_now;
    Seed m_drawnBy{};
    int m_at = 0;
    QList<int> m_marks;
    bool m_savedOnce = false; ///< something was told of this sheet
};

} // namespace mesaviva::app
