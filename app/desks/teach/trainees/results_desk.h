// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/training/trainee/trainee_figures.h"
#endif

#include "app/core/game/game_registry.h"
#include "app/core/history/sheet_saver.h"
#include "app/core/settings/settings_store.h"
#include "app/core/worker/worker.h"
#include "app/desks/teach/croupier/croupier_results.h"
#include "app/desks/teach/drills/drill_desk.h"
#include "app/desks/teach/lessons/lesson_desk.h"
#include "app/desks/teach/table_test/table_test_desk.h"

#include <QLockFile>
#include <QMetaType>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QUrl>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <memory>
#include <vector>

namespace mesaviva::app {

/// The trainees: names, each with a folder of results. The folders are the only list; a trainee without a
/// name uses the program's default folder.
class Trainees {
public:
    /// Why a name is refused.
    enum class Refusal { none, empty, tooLong, taken, unwritable };

    /// `folder`: parent of the folders; need not exist yet.
    explicit Trainees(QString folder);

    /// All names in the order of the locale.
    QStringList names() const;
    /// Folder of a trainee's results; empty without a name.
    QString folderOf(const QString& name) const;
    /// Adds a name, trimmed, and creates its folder.
    Refusal add(const QString& name) const;
    /// Moves a trainee's folder to another place on the same disk, and back; returns false if it can't, and
    /// nothing has changed then.
    bool setAside(const QString& name, const QString& place) const;
    bool bringBack(const QString& name, const QString& place) const;

private:
    QString m_folder;
};

/// A line of the results, or one kind of work.
class ResultFact {
    Q_GADGET
    QML_VALUE_TYPE(resultFact)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString value MEMBER value)

public:
    QString label; ///< "Rounds per hour"
    QString value; ///< "32.5"
};

/// The trainees and their results: hours, rounds, payments, faults by rule, day by day. Each trainee's
/// results have their own folder next to the record; a trainee without a name uses the desks' default folder.
/// No account, no network.
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
    Q_PROPERTY(QString forgetReason READ forgetReason NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(QString deleted READ deleted NOTIFY changed)
    Q_PROPERTY(QVariantList facts READ facts NOTIFY changed)
    Q_PROPERTY(QVariantList subjects READ subjects NOTIFY changed)
    Q_PROPERTY(QVariantList faults READ faults NOTIFY changed)
    Q_PROPERTY(QVariantList curve READ curve NOTIFY changed)
    Q_PROPERTY(QString past READ past NOTIFY changed)
    Q_PROPERTY(QString message READ message NOTIFY messageChanged)
    Q_PROPERTY(bool failed READ hasFailed NOTIFY messageChanged)

public:
    /// The desks with the results.
    struct Desks {
        DrillDesk& drills;
        CroupierResults& shifts;
        TableTestDesk& tests;
        LessonDesk& lessons;
    };

    /// `settings`: INI file; `folder`: folder of the desks' results; empty: the user's own.
    ResultsDesk(const Desks& desks, const GameRegistry& games, const QString& settings = {},
                const QString& folder = {}, QObject* parent = nullptr);
    ~ResultsDesk() override;

    /// Listed names; the first entry is the trainee without a name.
    QStringList trainees() const;
    int chosen() const;
    /// Current trainee; empty: without a name.
    QString trainee() const { return m_trainee; }
    /// Display name of the current trainee.
    QString name() const;
    bool isReading() const { return m_reading; }
    bool hasResults() const { return !m_past.isEmpty() || !m_desks.lessons.begun().empty(); }
    /// Why nothing can be deleted now; empty: it can.
    QString forgetReason() const;
    /// Whether a deleted trainee can be brought back, and the name of the one that was deleted last; empty:
    /// the results without a name.
    bool canUndo() const { return !m_deleted.empty() && m_desks.tests.lock()->isOpen(); }
    QString deleted() const { return m_deleted.empty() ? QString() : m_deleted.back().name; }
    /// Totals, and results by drill and table (ResultFact).
    QVariantList facts() const;
    QVariantList subjects() const;
    /// Faults by rule (CroupierFault), most frequent first.
    QVariantList faults() const;
    /// The last thirty days with work (DrillPoint), oldest first: share of right answers, and time relative
    /// to the longest day.
    QVariantList curve() const;
    QString past() const;
    /// Result of the last operation; empty: nothing to report.
    QString message() const { return m_savedLast ? m_saver.message() : m_message; }
    bool hasFailed() const { return m_savedLast ? m_saver.hasFailed() : m_failed; }

    /// Reads all results of the chosen trainee again, on a worker thread.
    Q_INVOKABLE void open();
    /// Switches to a trainee, by index.
    Q_INVOKABLE void choose(int trainee);
    /// Adds a trainee and switches to them; returns false if the name is refused, with the reason in
    /// message().
    Q_INVOKABLE bool add(const QString& name);
    /// Deletes all results of the current trainee, and the name; not while the examiner's PIN locks. They are
    /// set aside until the program ends.
    Q_INVOKABLE void forget();
    /// Brings the trainee back that was deleted last.
    Q_INVOKABLE void undo();
    /// Proposed file for the results, `pdf` or `csv`.
    Q_INVOKABLE QUrl proposedFile(const QString& ending) const;
    /// Saves the results as PDF, as text or, if the name ends in `csv`, as a list with a line for each
    /// session.
    Q_INVOKABLE void saveTo(const QUrl& file);

    /// Calls `then` once all results so far are in the files.
    void whenSaved(const std::function<void()>& then);

    void retranslate();

signals:
    void traineeChanged();
    void changed();
    void messageChanged();

private:
    /// A deleted trainee (empty: the results without a name), and the folder with the results now.
    struct Deleted {
        QString name;
        QString place;
    };

    void use(const QString& trainee);
    void read(int asked);
    QString newPlace();
    void forgetNameless();
    void noteBroughtBack(const Deleted& last, bool done);
    void say(const QString& words, bool failure);

    SettingsStore m_store;
    Desks m_desks;
    const GameRegistry& m_games;
    QString m_folder;
    Trainees m_trainees;
    QStringList m_names; ///< of the trainees, as last read
    QString m_trainee;
    trainee::TraineePast m_past;
    trainee::TraineeFigures m_figures;
    bool m_reading = false;
    int m_asked = 0; ///< number of readings; results of earlier ones are ignored
    std::vector<Deleted> m_deleted;
    QString m_window;                  ///< folder of the deleted ones
    int m_places = 0;                  ///< how many were deleted so far
    std::unique_ptr<QLockFile> m_held; ///< of that folder; null: there is none yet
    QString m_message;
    bool m_failed = false;
    bool m_savedLast = false; ///< the last operation saved a sheet
    SheetSaver m_saver;
    Worker m_worker; ///< declared last, destroyed first: waits for its running job
};

} // namespace mesaviva::app
