// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/training/trainee/trainee_figures.h"
#endif

#include "app/core/game/house_games.h"
#include "app/core/history/sheet_saver.h"
#include "app/core/settings/settings_store.h"
#include "app/core/worker/worker.h"
#include "app/desks/teach/croupier/croupier_results.h"
#include "app/desks/teach/drills/drill_desk.h"
#include "app/desks/teach/lessons/lesson_desk.h"
#include "app/desks/teach/results/results_entries.h"
#include "app/desks/teach/table_test/table_test_desk.h"
#include "app/desks/teach/trainees/trainees.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QUrl>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <functional>

namespace mesaviva::app {

/// Who practises at the trainer's desk, and what all that comes to: hours, rounds, payments, faults by rule,
/// day by day. Each trainee's results lie in a folder of their own beside the record; who has no name keeps
/// them where the desks keep theirs. No account, no network.
class ResultsDesk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(QStringList trainees READ trainees NOTIFY traineeChanged)
    Q_PROPERTY(int chosen READ chosen NOTIFY traineeChanged)
    Q_PROPERTY(QString trainee READ trainee NOTIFY traineeChanged)
    Q_PROPERTY(QString name READ name NOTIFY traineeChanged)
    Q_PROPERTY(bool reading READ isReading NOTIFY changed)
    Q_PROPERTY(bool hasResults READ hasResults NOTIFY changed)
    Q_PROPERTY(QVariantList facts READ facts NOTIFY changed)
    Q_PROPERTY(QVariantList subjects READ subjects NOTIFY changed)
    Q_PROPERTY(QVariantList faults READ faults NOTIFY changed)
    Q_PROPERTY(QVariantList curve READ curve NOTIFY changed)
    Q_PROPERTY(QString past READ past NOTIFY changed)
    Q_PROPERTY(QString told READ told NOTIFY toldChanged)
    Q_PROPERTY(bool toldFailure READ isToldFailure NOTIFY toldChanged)

public:
    /// The desks whose results these are.
    struct Desks {
        DrillDesk& drills;
        CroupierResults& shifts;
        TableTestDesk& tests;
        LessonDesk& lessons;
    };

    /// `settings`: INI file; `folder`: in which the desks keep their results; empty: the user's own.
    ResultsDesk(const Desks& desks, const HouseGames& games, const QString& settings = {},
                const QString& folder = {}, QObject* parent = nullptr);
    ~ResultsDesk() override;

    /// As they are listed; the first is who has no name.
    QStringList trainees() const;
    int chosen() const;
    /// Who practises; empty: somebody without a name.
    QString trainee() const { return m_trainee; }
    /// The same in words.
    QString name() const;
    bool isReading() const { return m_reading; }
    bool hasResults() const { return !m_past.isEmpty() || !m_desks.lessons.begun().empty(); }
    /// What was done, added up, and by drill and table (ResultFact).
    QVariantList facts() const;
    QVariantList subjects() const;
    /// By rule (CroupierFault), the most frequent first.
    QVariantList faults() const;
    /// The last thirty days with work (DrillPoint), the oldest first: what was right, and how long, beside
    /// the longest of them.
    QVariantList curve() const;
    QString past() const;
    /// What came of the last wish; empty: nothing to tell.
    QString told() const { return m_savedLast ? m_saver.told() : m_told; }
    bool isToldFailure() const { return m_savedLast ? m_saver.hasFailed() : m_toldFailure; }

    /// Reads all of the chosen trainee's results anew, beside everything else.
    Q_INVOKABLE void open();
    /// From now on that one practises, by the place in the list.
    Q_INVOKABLE void choose(int trainee);
    /// Takes in a new trainee, who practises from now on; false: that name can't be taken, and told() says
    /// why.
    Q_INVOKABLE bool add(const QString& name);
    /// Deletes all that is kept of who is chosen; a name goes with it.
    Q_INVOKABLE void forget();
    /// Where the results are best saved, as `pdf` or `csv`.
    Q_INVOKABLE QUrl proposedFile(const QString& ending) const;
    /// Saves them: as PDF, as text, or, where that ends in `csv`, as a list with a line for each session.
    Q_INVOKABLE void saveTo(const QUrl& file);

    void retranslate();

signals:
    void traineeChanged();
    void changed();
    void toldChanged();

private:
    void use(const QString& trainee);
    void read(int asked);
    void whenSaved(const std::function<void()>& then);
    void say(const QString& words, bool failure);

    SettingsStore m_store;
    Desks m_desks;
    const HouseGames& m_games;
    QString m_folder;
    Trainees m_trainees;
    QStringList m_names; ///< of the trainees, as they were read last
    QString m_trainee;
    trainee::TraineePast m_past;
    trainee::TraineeFigures m_figures;
    bool m_reading = false;
    int m_asked = 0; ///< so often was read: what comes of an earlier time is not shown
    QString m_told;
    bool m_toldFailure = false;
    bool m_savedLast = false; ///< the last wish was a sheet's
    SheetSaver m_saver;
    Worker m_worker; ///< the last member: its running job is waited for before anything goes
};

} // namespace mesaviva::app
