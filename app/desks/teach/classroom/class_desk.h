// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/training/classroom/class_list.h"
#include "engine/training/classroom/course.h"
#endif

#include "app/core/history/sheet_saver.h"
#include "app/core/settings/settings_store.h"
#include "app/core/worker/worker.h"
#include "app/desks/teach/classroom/class_folder.h"
#include "app/desks/teach/classroom/class_text.h"
#include "app/desks/teach/trainees/results_desk.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <QUrl>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <string>
#include <vector>

namespace mesaviva::app {

/// A class on several machines: a shared folder to which each machine writes the results of its trainees, one
/// list of all of them, the course that they follow, and the certificate at its end. Results are in the
/// trainees' own files first; they are written to the folder when it is there. What other machines have
/// written stays in the folder: it is shown, and saved where the user says, and nowhere else.
class ClassDesk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(QString folder READ folder NOTIFY changed)
    Q_PROPERTY(bool hasFolder READ hasFolder NOTIFY changed)
    Q_PROPERTY(QString folderState READ folderState NOTIFY changed)
    Q_PROPERTY(bool there READ isThere NOTIFY changed)
    Q_PROPERTY(bool reading READ isReading NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(QStringList badFiles READ badFiles NOTIFY changed)
    Q_PROPERTY(int groups READ groups WRITE setGroups NOTIFY changed)
    Q_PROPERTY(QVariantList rows READ rows NOTIFY changed)
    Q_PROPERTY(QStringList trainees READ trainees NOTIFY changed)
    Q_PROPERTY(int trainee READ trainee WRITE setTrainee NOTIFY changed)
    Q_PROPERTY(QString courseTitle READ courseTitle NOTIFY changed)
    Q_PROPERTY(QVariantList items READ items NOTIFY changed)
    Q_PROPERTY(QVariantList presets READ presets NOTIFY changed)
    Q_PROPERTY(QString standing READ standing NOTIFY changed)
    Q_PROPERTY(QString certificateReason READ certificateReason NOTIFY changed)
    Q_PROPERTY(QString editReason READ editReason NOTIFY changed)
    Q_PROPERTY(QString message READ message NOTIFY messageChanged)
    Q_PROPERTY(bool failed READ hasFailed NOTIFY messageChanged)

public:
    /// What the course can ask for.
    enum Kind { DrillItem, LessonItem, TestItem };
    Q_ENUM(Kind)

    /// All must outlive it. `settings`: INI file; `folder`: folder of the desks' results; empty: the user's
    /// own.
    ClassDesk(ResultsDesk& results, const ResultsDesk::Desks& desks, const QString& settings = {},
              const QString& folder = {}, QObject* parent = nullptr);
    ~ClassDesk() override;

    /// The folder's path; empty: none.
    QString folder() const;
    bool hasFolder() const { return !m_folder.isEmpty(); }
    /// Whether the folder is there, as a sentence; empty: it is.
    QString folderState() const;
    bool isThere() const { return m_there; }
    bool isReading() const { return m_reading; }
    /// Whether leaving the folder or a change of the course can be undone.
    bool canUndo() const { return !m_left.isEmpty() || (!m_before.empty() && editReason().isEmpty()); }
    /// Files that cannot be read, one line each.
    QStringList badFiles() const;

    /// 0: by trainee, 1: by week.
    int groups() const { return m_groups; }
    void setGroups(int groups);
    /// The list (ClassLine).
    QVariantList rows() const;

    /// All trainees of the class and of this machine; the chosen one (-1: none), whose standing items() has.
    QStringList trainees() const { return m_trainees; }
    int trainee() const { return static_cast<int>(m_trainees.indexOf(m_trainee)); }
    void setTrainee(int trainee);
    QString courseTitle() const { return QString::fromStdString(m_course.title); }
    /// The course (CourseLine).
    QVariantList items() const;
    /// Settings of drills for the whole class (CourseLine), one a row.
    QVariantList presets() const;
    /// What the chosen trainee still lacks, as a sentence.
    QString standing() const;
    /// Why there is no certificate yet; empty: there is.
    QString certificateReason() const;
    /// Why the course cannot be changed now; empty: it can.
    QString editReason() const;

    QString message() const { return m_savedLast ? m_saver.message() : m_message; }
    bool hasFailed() const { return m_savedLast ? m_saver.hasFailed() : m_failed; }

    /// Writes the results of this machine, and reads those of all and the course, on a worker thread.
    Q_INVOKABLE void open();
    /// Takes part in the class whose folder this is, and prepares it if it is new.
    Q_INVOKABLE void chooseFolder(const QUrl& folder);
    /// Leaves the class; its files stay.
    Q_INVOKABLE void leaveFolder();
    Q_INVOKABLE void undo();

    /// What can be added to the course: titles of drills, lessons or tests.
    Q_INVOKABLE QStringList subjects(int kind) const;
    /// Names the course.
    Q_INVOKABLE void setTitle(const QString& title);
    /// Adds something, `subject` being its place in subjects(); `by` is a day such as 2026-12-24 or empty.
    /// Returns false and says why if the day is none. A drill takes its count, target, limit and pass mark
    /// from the options of the drills.
    Q_INVOKABLE bool addItem(int kind, int subject, int level, const QString& by);
    Q_INVOKABLE void removeItem(int row);
    /// Chooses an item's lesson, or its drill with the course's options. Returns its kind.
    Q_INVOKABLE int practise(int row);

    /// Stores the drill's settings for the class under a name; another preset of that name is replaced.
    Q_INVOKABLE void savePreset(const QString& name);
    Q_INVOKABLE void removePreset(int row);
    /// Chooses a preset's drill with its settings.
    Q_INVOKABLE void usePreset(int row);

    Q_INVOKABLE QUrl proposedList() const;
    /// Saves the list for a spreadsheet.
    Q_INVOKABLE void saveList(const QUrl& file);
    Q_INVOKABLE QUrl proposedCertificate() const;
    /// Saves the chosen trainee's certificate as PDF, or as text.
    Q_INVOKABLE void saveCertificate(const QUrl& file);

    void retranslate();

signals:
    void changed();
    void messageChanged();

private:
    struct Read {
        bool isThere = false;
        bool isWritten = false;
        ClassFolder::Read content;
        std::vector<classroom::ClassResult> all;
    };

    void use(const QString& folder);
    void syncSoon();
    void sync();
    void readNow(int asked);
    void take(const Read& read);
    void edit(const classroom::Course& course);
    void store(const classroom::Course& course);
    void takeMerged(const ClassFolder::SavedCourse& saved, const QByteArray& text);
    std::vector<classroom::ClassRow> sortedRows() const;
    std::vector<const classroom::ClassResult*> done() const;
    ClassText::Names names() const;
    void say(const QString& words, bool failure);

    ResultsDesk& m_results;
    ResultsDesk::Desks m_desks;
    SettingsStore m_store;
    QString m_local;  ///< the folder with the trainees' folders
    QString m_folder; ///< of the class; empty: none
    QString m_left;   ///< the folder that was left last
    std::string m_machine;
    bool m_there = false;
    bool m_reading = false;
    bool m_wasAway = false; ///< when it was read last
    bool m_waits = false;   ///< for the lessons
    int m_asked = 0;        ///< number of readings; results of earlier ones are ignored
    std::vector<classroom::ClassResult> m_all;
    std::vector<BadClassFile> m_bad;
    classroom::Course m_course;
    QByteArray m_courseText;
    std::vector<classroom::Course> m_before; ///< earlier states of the course, for undo()
    int m_groups = 0;
    QStringList m_trainees;
    QString m_trainee;
    QString m_message;
    bool m_failed = false;
    bool m_savedLast = false; ///< the last operation saved a sheet
    QTimer m_soon;            ///< results have changed
    QTimer m_again;           ///< the folder was not there
    SheetSaver m_saver;
    Worker m_worker; ///< declared last, destroyed first; its jobs own what they use
};

} // namespace mesaviva::app
