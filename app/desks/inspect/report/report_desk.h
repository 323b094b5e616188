// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/game/game_registry.h"
#include "app/core/history/record_export.h"
#include "app/core/record/record_keeper.h"
#include "app/core/release/build_sums.h"
#include "app/core/worker/worker.h"
#include "app/desks/inspect/cases/inspected_round.h"
#include "app/desks/inspect/file/handed_over.h"
#include "app/desks/inspect/file/inspection_file.h"
#include "app/desks/inspect/table/table_inspector.h"

#include <QDateTime>
#include <QMetaType>
#include <QObject>
#include <QString>
#include <QUrl>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace mesaviva::app {

/// Keeps an inspection's findings in its case: verdicts and remarks on rules, which rules have acted, which
/// faults were injected with which result, and the inspector's name. They are restored when the event log or
/// the list of rules is first opened, by remember(), or when another case is opened.
class InspectionMemory : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    InspectionMemory(TableInspector& desk, InspectionFile& file, QObject* parent = nullptr);

    /// Restores the findings into the desk; reads the file the first time.
    void remember();

private:
    void keepRule(const QString& rule);
    void keepFaults();
    void keepInitials();
    void keepNote(const QString& rule, bool isTyping);
    void keepFindings(const QString& typed);
    void switchCase();
    void follow();
    void tellTrouble();

    TableInspector& m_desk;
    InspectionFile& m_file;
    bool m_remembers = false;
};

/// A part of the inspection file.
class FileEntry {
    Q_GADGET
    QML_VALUE_TYPE(fileEntry)
    Q_PROPERTY(int kind MEMBER kind)
    Q_PROPERTY(int place MEMBER place)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString detail MEMBER detail)

public:
    enum Kind { Complaint, Note, Round, Table, Returned };
    Q_ENUM(Kind)

    int kind = Complaint;
    int place = 0; ///< index among those of its kind
    QString title;
    QString detail;
};

/// The cases, the open one with what was gathered, and the report to hand over. Reads on a worker thread and
/// never changes the record.
class ReportDesk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(mesaviva::app::RecordExport* exporter READ exporter CONSTANT)
    Q_PROPERTY(QVariantList entries READ entries NOTIFY entriesChanged)
    Q_PROPERTY(QString summary READ summary NOTIFY changed)
    Q_PROPERTY(QString initials READ initials WRITE setInitials NOTIFY changed)
    Q_PROPERTY(QString number READ number NOTIFY changed)
    Q_PROPERTY(QString entity READ entity WRITE setEntity NOTIFY changed)
    Q_PROPERTY(QString place READ place WRITE setPlace NOTIFY changed)
    Q_PROPERTY(QString people READ people WRITE setPeople NOTIFY changed)
    Q_PROPERTY(QString conclusion READ conclusion WRITE setConclusion NOTIFY changed)
    Q_PROPERTY(bool closed READ isClosed NOTIFY changed)
    Q_PROPERTY(QString notGathered READ notGathered NOTIFY changed)
    Q_PROPERTY(QString period READ period NOTIFY changed)
    Q_PROPERTY(QStringList cases READ cases NOTIFY casesChanged)
    Q_PROPERTY(int currentCase READ currentCase NOTIFY casesChanged)
    Q_PROPERTY(bool checkRecord READ checksRecord WRITE setCheckRecord NOTIFY changed)
    Q_PROPERTY(QString full READ full NOTIFY changed)
    Q_PROPERTY(QString build READ build NOTIFY buildRead)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canBegin READ canBegin NOTIFY changed)
    Q_PROPERTY(bool busy READ isBusy NOTIFY progressed)
    Q_PROPERTY(double progress READ progress NOTIFY progressed)
    Q_PROPERTY(QString message READ message NOTIFY messageChanged)
    Q_PROPERTY(bool failed READ hasFailed NOTIFY messageChanged)
    Q_PROPERTY(QString hash READ hash NOTIFY messageChanged)
    Q_PROPERTY(QString line READ line NOTIFY messageChanged)

public:
    /// All arguments must outlive the desk.
    ReportDesk(RecordKeeper& keeper, const GameRegistry& games, InspectionFile& file,
               TableInspector& inspector, QObject* parent = nullptr);
    ~ReportDesk() override;

    /// Called when the page opens. The first call restores what the inspection has seen before and reads the
    /// rules.
    Q_INVOKABLE void begin();

    /// Writes rounds to a file.
    RecordExport* exporter() { return &m_export; }
    /// Parts of the file (FileEntry), complaints first.
    QVariantList entries() const;
    /// Other contents of the file: rules and faults, as far as known; see begin().
    QString summary() const;
    QString initials() const { return m_file.inspection().initials; }
    void setInitials(const QString& initials);
    /// Whether the report verifies the whole record.
    bool checksRecord() const { return m_checkRecord; }
    void setCheckRecord(bool check);

    /// Sums of the program and its assets, compared with the build, as text; empty until computed, which
    /// starts with the first call.
    QString build();

    /// Which parts of the file are full, as text; empty: none.
    QString full() const;

    /// Adds the sheet of the shown round; returns false if it is not in the file and cannot be added.
    Q_INVOKABLE bool addRound(mesaviva::app::InspectedRound* shown);
    /// Notes that the round was viewed.
    Q_INVOKABLE void look(const QString& round) { m_file.addLooked(round); }
    Q_INVOKABLE bool hasRound(const QString& round) const;
    /// Pins a note to the selected event; returns whether it was added.
    Q_INVOKABLE bool pin(mesaviva::app::InspectedRound* shown, const QString& note);
    /// Why no note can be pinned to the event of that number of the open table, as text; empty: one can.
    Q_INVOKABLE QString pinDenial(double seq) const;
    /// Pins a note to that event; returns whether it was added.
    Q_INVOKABLE bool pinAt(double seq, const QString& note);
    /// Adds the correction of an entry at real equipment that was taken back before it counted; shown at its
    /// event.
    void correct(const StoredCorrection& correction);
    /// Removes a part by kind and index; the last removal can be undone.
    Q_INVOKABLE void remove(int kind, int place);
    Q_INVOKABLE void undo();
    bool canUndo() const { return m_removed.has_value(); }
    /// What the case is about, as typed.
    QString number() const { return m_file.inspection().about.number; }
    QString entity() const { return m_file.inspection().about.entity; }
    void setEntity(const QString& text) { setAbout(&CaseAbout::entity, "entity", text); }
    QString place() const { return m_file.inspection().about.place; }
    void setPlace(const QString& text) { setAbout(&CaseAbout::place, "place", text); }
    QString people() const { return m_file.inspection().about.people; }
    void setPeople(const QString& text) { setAbout(&CaseAbout::people, "people", text); }
    QString conclusion() const { return m_file.inspection().about.conclusion; }
    void setConclusion(const QString& text) { setAbout(&CaseAbout::conclusion, "conclusion", text); }
    /// Call when the page is left: what was typed enters the case's chain.
    Q_INVOKABLE void seal() { m_file.seal(); }

    /// All cases as text, the newest first, and the index of the open one.
    QStringList cases() const { return m_cases; }
    int currentCase() const { return m_currentCase; }
    Q_INVOKABLE void openCase(int index);
    /// Begins a new case; the one before stays in the list.
    Q_INVOKABLE void beginCase();
    bool canBegin() const { return !m_file.inspection().isEmpty(); }
    /// A closed case can only be read; reopening it is an entry in its chain.
    Q_INVOKABLE void closeCase() { m_file.close(); }
    Q_INVOKABLE void reopenCase() { m_file.reopen(); }
    bool isClosed() const { return m_file.inspection().about.isClosed(); }
    /// That nothing is gathered because the case is closed, as text; empty: it is open.
    QString notGathered() const;
    /// Start and end, as text.
    QString period() const;

    /// Gathers and writes the report: PDF, JSON, the case's file, and the sums of all.
    Q_INVOKABLE void save(const QUrl& file);
    Q_INVOKABLE void cancel() { *m_stopped = true; }
    Q_INVOKABLE QUrl proposedFile() const;
    bool isBusy() const { return m_busy; }
    double progress() const { return m_progress; }
    QString message() const;
    bool hasFailed() const;
    /// SHA-256 of the last PDF; empty: none.
    QString hash() const;
    /// Shell command that checks the written files.
    QString line() const;
    Q_INVOKABLE void copyLine() const;

    void retranslate();

signals:
    void changed();
    /// entries() has changed; not emitted for each letter of a complaint.
    void entriesChanged();
    void casesChanged();
    void progressed();
    void messageChanged();
    void buildRead();

private:
    void updateEntries();
    void storeChance();
    static QString fullWords(const QStringList& what);
    std::shared_ptr<const ChanceResult> testedChance() const;
    void setAbout(QString CaseAbout::*field, const char* name, const QString& text);
    void readCases();

    RecordKeeper& m_keeper;
    const GameRegistry& m_games;
    InspectionFile& m_file;
    TableInspector& m_inspector;
    InspectionMemory m_memory{m_inspector, m_file};
    RecordExport m_export{m_keeper, m_games};
    std::optional<BuildSums> m_build;
    bool m_sums = false; ///< the sums were requested
    bool m_checkRecord = true;
    std::optional<QStringList> m_shownEntries; ///< value of the last notification
    std::optional<InspectionCase> m_removed;   ///< what was removed last, for undo
    QStringList m_cases;
    QStringList m_caseNumbers; ///< of m_cases
    std::pair<QString, bool>
        m_listedState; ///< number of the open case when they were read, and whether closed
    int m_currentCase = 0;
    QDateTime m_begun; ///< when another case was opened; invalid: not since the program started
    const QDateTime m_started = QDateTime::currentDateTime();
    bool m_busy = false;
    double m_progress = 0;
    std::optional<HandedOver> m_handed;
    std::optional<record::FaultKind> m_fault;
    std::shared_ptr<std::atomic<bool>> m_stopped = std::make_shared<std::atomic<bool>>(false);
    std::optional<Worker> m_worker{std::in_place}; ///< declared last, destroyed first: its jobs call back
};

} // namespace mesaviva::app
