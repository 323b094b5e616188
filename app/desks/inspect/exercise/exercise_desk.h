// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/base/result.h"
#include "engine/record/fault.h"
#include "engine/training/exercise/exercise.h"
#include "engine/training/exercise/exercise_score.h"
#endif

#include "app/core/record/record_keeper.h"
#include "app/core/worker/worker.h"
#include "app/desks/inspect/file/inspection_file.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QUrl>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace mesaviva::app {

/// One round of an exercise's score.
class ExerciseLine {
    Q_GADGET
    QML_VALUE_TYPE(exerciseLine)
    Q_PROPERTY(int kind MEMBER kind)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString detail MEMBER detail)

public:
    int kind = 0;   ///< exercise::ScoreLine::Kind: found, missed, false alarm
    QString title;  ///< "Round 1-7: found"
    QString detail; ///< the rules, and what is wrong
};

/// Errors to find: writes an exercise, shows it in place of the own record until it is left, and scores what
/// was noted in its case. Each exercise has a case of its own, found again by its entity
/// (CaseAbout::entityOfExercise()). Complaints about its rounds and notes on their events are findings; a
/// note names a rule by its id.
class ExerciseDesk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("of the inspector's desk")
    Q_PROPERTY(QStringList regulations READ regulations NOTIFY changed)
    Q_PROPERTY(int regulation READ regulation WRITE setRegulation NOTIFY changed)
    Q_PROPERTY(int rounds READ rounds WRITE setRounds NOTIFY changed)
    Q_PROPERTY(bool payments READ hasPayments WRITE setPayments NOTIFY changed)
    Q_PROPERTY(bool lateStakes READ hasLateStakes WRITE setLateStakes NOTIFY changed)
    Q_PROPERTY(bool calls READ hasCalls WRITE setCalls NOTIFY changed)
    Q_PROPERTY(bool lateOffered READ isLateOffered NOTIFY changed)
    Q_PROPERTY(QString denial READ denial NOTIFY changed)
    Q_PROPERTY(QString file READ file NOTIFY changed)
    Q_PROPERTY(bool finished READ isFinished NOTIFY changed)
    Q_PROPERTY(bool busy READ isBusy NOTIFY changed)
    Q_PROPERTY(QString failure READ failure NOTIFY changed)
    Q_PROPERTY(QString marked READ marked NOTIFY changed)
    Q_PROPERTY(QString summary READ summary NOTIFY changed)
    Q_PROPERTY(QVariantList lines READ lines NOTIFY changed)

public:
    static constexpr int kLeastRounds = static_cast<int>(exercise::kLeastRounds);
    static constexpr int kMostRounds = static_cast<int>(exercise::kMostRounds);

    /// Both arguments must outlive the desk.
    ExerciseDesk(RecordKeeper& keeper, InspectionFile& file, QObject* parent = nullptr);

    // The exercise to make.

    /// The names of the regulations, and the chosen one.
    QStringList regulations() const;
    int regulation() const { return m_regulation; }
    void setRegulation(int regulation);
    int rounds() const { return m_rounds; }
    void setRounds(int rounds);
    /// The kinds of errors; late stakes only where isLateOffered().
    bool hasPayments() const { return m_payments; }
    void setPayments(bool wanted) { set(m_payments, wanted); }
    bool hasLateStakes() const { return m_lateStakes && isLateOffered(); }
    void setLateStakes(bool wanted) { set(m_lateStakes, wanted); }
    bool hasCalls() const { return m_calls; }
    void setCalls(bool wanted) { set(m_calls, wanted); }
    bool isLateOffered() const;
    /// Why none can be made now, as text; empty: one can.
    QString denial() const;
    /// Writes it, to the folder of exercises beside the record or to this file, and shows it.
    Q_INVOKABLE void make();
    Q_INVOKABLE void makeAt(const QUrl& file);
    /// Shows an exercise that was made before, with its case.
    Q_INVOKABLE void bring(const QUrl& file);
    /// A file in that folder that does not exist yet.
    Q_INVOKABLE QUrl proposal() const;

    // The exercise that is shown.

    /// Its name; empty: none.
    QString file() const;
    /// Leaves it: the own record is shown again, with the case from before. One that is being made or opened
    /// is not shown then.
    Q_INVOKABLE void leave();
    /// Ends the search for errors: the score is shown, and checks of the record are not hidden any more.
    /// Closes its case.
    Q_INVOKABLE void finish();
    bool isFinished() const { return m_finished; }
    bool isBusy() const { return m_busy; }
    QString failure() const { return m_failure ? m_failure() : QString(); }
    /// How many rounds have been marked so far, as text.
    QString marked() const;
    /// The score as text; empty: not finished.
    QString summary() const;
    /// By round (ExerciseLine).
    QVariantList lines() const;
    /// The score; empty before the end.
    const exercise::Score& score() const { return m_score; }

    void retranslate() { emit changed(); }

signals:
    void changed();

private:
    void set(bool& option, bool wanted);
    std::vector<exercise::Mistake> mistakes() const;
    void makeAt(const QString& path);
    void take(const QString& path, const Result<QString, record::Fault>& entity, int turn);
    void open(const QString& path, const QString& entity);
    void openCase(const QString& entity);
    void readScore(const std::vector<exercise::Found>& found);
    std::vector<exercise::Found> found() const;
    void fail(std::function<QString()> why);

    RecordKeeper& m_keeper;
    InspectionFile& m_file;
    std::vector<std::string> m_rules;
    int m_regulation = 0;
    int m_rounds = 20;
    bool m_payments = true;
    bool m_lateStakes = true;
    bool m_calls = true;
    QString m_path;       ///< of the exercise that is shown; empty: none
    QString m_caseBefore; ///< number of the case before it; empty: none
    bool m_finished = false;
    bool m_busy = false;
    int m_turn = 0;                     ///< counts up with leave()
    std::function<QString()> m_failure; ///< in the current language
    exercise::Score m_score;
    Worker m_worker; ///< destroyed first: its jobs call back
};

} // namespace mesaviva::app
