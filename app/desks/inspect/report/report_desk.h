// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/game/house_games.h"
#include "app/core/record/record_keeper.h"
#include "app/core/worker/worker.h"
#include "app/desks/inspect/cases/recalled_round.h"
#include "app/desks/inspect/file/build_sums.h"
#include "app/desks/inspect/file/fault_marks.h"
#include "app/desks/inspect/file/handed_over.h"
#include "app/desks/inspect/file/inspection_file.h"
#include "app/desks/inspect/inspection_memory.h"
#include "app/desks/inspect/inspector_desk.h"

#include <QDateTime>
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

/// The file of an inspection: what was gathered, and the report that is handed over. Everything is read
/// beside the window; the record is not changed.
class ReportDesk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(QVariantList entries READ entries NOTIFY entriesChanged)
    Q_PROPERTY(QString summary READ summary NOTIFY changed)
    Q_PROPERTY(QString initials READ initials WRITE setInitials NOTIFY changed)
    Q_PROPERTY(bool checkRecord READ checksRecord WRITE setCheckRecord NOTIFY changed)
    Q_PROPERTY(QString full READ full NOTIFY changed)
    Q_PROPERTY(QString build READ build NOTIFY buildRead)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canEmpty READ canEmpty NOTIFY changed)
    Q_PROPERTY(bool busy READ isBusy NOTIFY progressed)
    Q_PROPERTY(double progress READ progress NOTIFY progressed)
    Q_PROPERTY(QString told READ told NOTIFY toldChanged)
    Q_PROPERTY(bool failed READ hasFailed NOTIFY toldChanged)
    Q_PROPERTY(QString hash READ hash NOTIFY toldChanged)
    Q_PROPERTY(QString line READ line NOTIFY toldChanged)

public:
    /// All must live longer.
    ReportDesk(RecordKeeper& keeper, const HouseGames& games, InspectionFile& file, InspectorDesk& inspector,
               QObject* parent = nullptr);
    ~ReportDesk() override;

    /// Somebody looks: what the inspection has seen before is taken up, and the rules are read, the first
    /// time.
    Q_INVOKABLE void begin();

    /// The parts of the file (FileEntry), the complaints first.
    QVariantList entries() const;
    /// What else belongs to it: rules, faults; as far as is known, see begin().
    QString summary() const;
    QString initials() const { return m_file.inspection().initials; }
    void setInitials(const QString& initials);
    /// Whether the whole record is checked for the report.
    bool checksRecord() const { return m_checkRecord; }
    void setCheckRecord(bool check);

    /// Tells in which rounds an inspector has caused a fault; without it in none.
    void setInjected(std::function<FaultMarks()> injected) { m_injected = std::move(injected); }

    /// The sums of the program and its assets beside those of the build, in words; empty until they are read,
    /// which begins when it is first asked for.
    QString build();

    /// Of what no more is taken in, in words; empty: there is room.
    QString full() const;

    /// Adds the sheet of the round that is shown; false where it is not there, and can't be.
    Q_INVOKABLE bool addRound(mesaviva::app::RecalledRound* shown);
    /// The round was looked at.
    Q_INVOKABLE void look(const QString& round) { m_file.addLooked(round); }
    Q_INVOKABLE bool hasRound(const QString& round) const;
    /// Pins a note to the event that is looked at; whether it was taken in.
    Q_INVOKABLE bool pin(mesaviva::app::RecalledRound* shown, const QString& note);
    /// Why no note can be pinned to the event of that number of the open table, in words; empty: one can.
    Q_INVOKABLE QString pinDenial(double seq) const;
    /// Pins a note to that event, and to no other; whether it was taken in.
    Q_INVOKABLE bool pinAt(double seq, const QString& note);
    /// An entry at real equipment was taken back before it counted: it is told at its event.
    void correct(const StoredCorrection& correction);
    /// Takes a part out, by its kind and place; the last such step can be undone.
    Q_INVOKABLE void remove(int kind, int place);
    Q_INVOKABLE void undo();
    bool canUndo() const { return m_before.has_value(); }
    /// Another inspection begins: the file is empty, verdicts and remarks on rules are put away, and faults
    /// that were caused before do not belong to it. Can be undone.
    Q_INVOKABLE void empty();
    bool canEmpty() const;

    /// Gathers the report and writes it: PDF, JSON, and the sums of both.
    Q_INVOKABLE void save(const QUrl& file);
    Q_INVOKABLE void cancel() { *m_stopped = true; }
    Q_INVOKABLE QUrl proposedFile() const;
    bool isBusy() const { return m_busy; }
    double progress() const { return m_progress; }
    QString told() const;
    bool hasFailed() const;
    /// SHA-256 of the PDF that was written last; empty: none was.
    QString hash() const;
    /// The line with which a common tool checks what was written.
    QString line() const;
    Q_INVOKABLE void copyLine() const;

    void retranslate();

signals:
    void changed();
    /// What entries() gives is another than before: not with every letter of a complaint.
    void entriesChanged();
    void progressed();
    void toldChanged();
    void buildRead();

private:
    void tellEntries();
    void keepChance();
    static QString fullWords(const QStringList& what);
    std::shared_ptr<const ChanceResult> testedChance() const;
    void step(const std::function<void(InspectionCase&)>& act);

    RecordKeeper& m_keeper;
    const HouseGames& m_games;
    InspectionFile& m_file;
    InspectorDesk& m_inspector;
    InspectionMemory m_memory{m_inspector, m_file};
    std::optional<BuildSums> m_build;
    bool m_sums = false; ///< they are asked for
    std::function<FaultMarks()> m_injected;
    bool m_checkRecord = true;
    std::optional<QStringList> m_toldEntries;  ///< what they were when they were told last
    std::optional<InspectionCase> m_before;    ///< the last step that took something out
    InspectionNotes m_notesBefore;             ///< what it put away of the rules
    std::optional<std::size_t> m_faultsBefore; ///< so many faults did not belong to the file before it
    QDateTime m_begunBefore;
    QDateTime m_begun; ///< when it was begun anew; invalid: not since the program was started
    const QDateTime m_started = QDateTime::currentDateTime();
    bool m_busy = false;
    double m_progress = 0;
    std::optional<HandedOver> m_handed;
    std::optional<record::FaultKind> m_fault;
    std::shared_ptr<std::atomic<bool>> m_stopped = std::make_shared<std::atomic<bool>>(false);
    std::optional<Worker> m_worker{std::in_place}; ///< goes first: its jobs call back
};

} // namespace mesaviva::app
