// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/desk/desk.h"
#include "app/core/desk/figures_desk.h"
#include "app/core/record/record_query.h"
#include "app/desks/inspect/cases/complaint_desk.h"
#include "app/desks/inspect/cases/round_search_desk.h"
#include "app/desks/inspect/exercise/exercise_desk.h"
#include "app/desks/inspect/fairness/fairness_desk.h"
#include "app/desks/inspect/file/inspection_file.h"
#include "app/desks/inspect/report/report_desk.h"
#include "app/desks/inspect/table/table_inspector.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <memory>
#include <optional>

namespace mesaviva::app {

/// The inspector's desk: its tools, and how they work together.
class InspectDesk final : public mesaviva::app::Desk {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(mesaviva::app::TableInspector* inspector READ inspector CONSTANT)
    Q_PROPERTY(mesaviva::app::FairnessDesk* fairness READ fairness CONSTANT)
    Q_PROPERTY(mesaviva::app::FiguresDesk* figures READ figures CONSTANT)
    Q_PROPERTY(mesaviva::app::RoundSearchDesk* roundSearch READ roundSearch CONSTANT)
    Q_PROPERTY(mesaviva::app::ComplaintDesk* complaints READ complaints CONSTANT)
    Q_PROPERTY(mesaviva::app::ReportDesk* report READ report CONSTANT)
    Q_PROPERTY(mesaviva::app::ExerciseDesk* exercise READ exercise CONSTANT)
    Q_PROPERTY(QString complaintRefusal READ complaintRefusal NOTIFY complaintRefusalChanged)

public:
    /// Several desks show the same `figures`.
    InspectDesk(DeskContext context, std::shared_ptr<FiguresDesk> figures, QObject* parent = nullptr);

    /// The tools for the open table.
    TableInspector* inspector() { return &m_inspector; }
    /// Proofs and verification of rounds on record.
    FairnessDesk* fairness() { return &m_fairness; }
    FiguresDesk* figures() { return m_figures.get(); }
    /// Any round on record; complaints about rounds; the inspection file.
    RoundSearchDesk* roundSearch() { return &m_roundSearch; }
    ComplaintDesk* complaints() { return &m_complaints; }
    ReportDesk* report() { return &m_report; }
    /// Records with errors to find.
    ExerciseDesk* exercise() { return &m_exercise; }

    /// Replays the round at the moment that the link leads to; leaving it returns to the search.
    Q_INVOKABLE void openMoment(const QString& link);
    /// Begins the complaint about the round that is shown in the search, at the event that is looked at;
    /// false if there is none, or no room for it.
    Q_INVOKABLE bool complain();
    /// Begins one about the round of a replay, at the moment that the link leads to. Emits complaintBegun()
    /// once the round has been read, or complaintRefused().
    void complainAbout(const QString& link);
    /// Why the last complaint could not be begun, as text.
    QString complaintRefusal() const;
    /// Adds that an entry at real equipment was taken back, to the inspection file: the key of the game, the
    /// value, and who signed for the equipment.
    void noteCorrection(const QString& game, const QString& value, const QString& signer);

    QUrl panel() const override;
    int panelWidth() const override { return 352; }
    TableInspection* inspection() override { return &m_inspector; }
    void addPictures(QQmlEngine& engine) override;
    bool opensObserved() const override { return m_inspector.isObserving(); }
    void leaving(TableModel& table) override;
    void opening(TableModel* next) override;
    void follow(const WindowContent& shown) override;
    void roundRefused() override { m_roundSearch.setReturn(false); }
    bool waitsForRecord() const override;

signals:
    void complaintBegun();
    /// complaintRefusal() says why.
    void complaintRefused();
    void complaintRefusalChanged();

protected:
    void entered() override { m_report.begin(); }
    void retranslateMore() override;

private:
    void decideWriteAccess();
    void noteTable();
    void refuseComplaint(ComplaintDesk::Begun why, std::optional<record::FaultKind> fault = {});

    DeskContext m_context;
    std::shared_ptr<FiguresDesk> m_figures;
    TableInspector m_inspector;
    InspectionFile m_file;
    FairnessDesk m_fairness;
    RoundSearchDesk m_roundSearch;
    ComplaintDesk m_complaints;
    ReportDesk m_report;
    ExerciseDesk m_exercise;
    WindowContent m_shown;
    bool m_inspecting = false; ///< the table was opened from this desk
    ComplaintDesk::Begun m_complaintBar = ComplaintDesk::Begun::done;
    std::optional<record::FaultKind> m_complaintFault; ///< the record can't be read
    Subscription m_recordHeard;                        ///< destroyed before the members that it uses
    RecordQuery m_query;                               ///< the same
};

} // namespace mesaviva::app
