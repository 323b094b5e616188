// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/desk/desk.h"
#include "app/core/desk/figures_desk.h"
#include "app/core/record/record_keeper.h"
#include "app/core/record/record_query.h"
#include "app/desks/teach/classroom/class_desk.h"
#include "app/desks/teach/croupier/croupier_registry.h"
#include "app/desks/teach/drills/drill_desk.h"
#include "app/desks/teach/drills/drill_reader.h"
#include "app/desks/teach/equipment/equipment_desk.h"
#include "app/desks/teach/lessons/lesson_desk.h"
#include "app/desks/teach/lessons/lesson_editor.h"
#include "app/desks/teach/questions/question_editor.h"
#include "app/desks/teach/table_test/table_test_desk.h"
#include "app/desks/teach/trainees/results_desk.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <optional>

namespace mesaviva::app {

/// Shows scenarios and rounds on record to a class in the way lessons are shown. Rounds are made scenarios on
/// a worker thread.
class LessonPresenter final : public Presenter {
    Q_OBJECT

public:
    /// All arguments must outlive it.
    LessonPresenter(RecordKeeper& record, LessonDesk& lessons, QObject* parent = nullptr);

    void presentScenario(scenario::Scenario scenario, const PresentedFrom& from) override;
    void presentRound(const record::RoundLink& link, const PresentedFrom& from) override;
    std::optional<PresentedFrom> takeWayBack() override;
    QString refusal() const override { return m_lessons.presentRefusal(); }

private:
    RecordKeeper& m_record;
    LessonDesk& m_lessons;
    RecordQuery m_query; ///< declared last, destroyed first
};

/// The trainer's desk: its tools, and how they work together.
class TeachDesk final : public mesaviva::app::Desk {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(mesaviva::app::LessonDesk* lessons READ lessons CONSTANT)
    Q_PROPERTY(mesaviva::app::LessonEditor* editor READ editor CONSTANT)
    Q_PROPERTY(mesaviva::app::DrillDesk* drills READ drills CONSTANT)
    Q_PROPERTY(mesaviva::app::CroupierRegistry* croupiers READ croupiers CONSTANT)
    Q_PROPERTY(mesaviva::app::TableTestDesk* tableTest READ tableTest CONSTANT)
    Q_PROPERTY(mesaviva::app::QuestionEditor* questions READ questions CONSTANT)
    Q_PROPERTY(int language READ language NOTIFY changed)
    Q_PROPERTY(mesaviva::app::EquipmentDesk* equipment READ equipment CONSTANT)
    Q_PROPERTY(mesaviva::app::ResultsDesk* results READ results CONSTANT)
    Q_PROPERTY(mesaviva::app::ClassDesk* classroom READ classroom CONSTANT)
    Q_PROPERTY(mesaviva::app::FiguresDesk* figures READ figures CONSTANT)

public:
    /// Several desks show the same `figures`.
    TeachDesk(DeskContext context, std::shared_ptr<FiguresDesk> figures, QObject* parent = nullptr);
    ~TeachDesk() override;

    /// The library of lessons and the lesson at the table; and where lessons are written.
    LessonDesk* lessons() { return &m_lessons; }
    LessonEditor* editor() { return &m_editor; }
    DrillDesk* drills() { return &m_drills; }
    /// The tables where the trainee is the croupier; and the table test at one of them.
    CroupierRegistry* croupiers() { return &m_croupiers; }
    TableTestDesk* tableTest() { return &m_tableTest; }
    /// Where questions for written tests are written; and the language of new ones.
    QuestionEditor* questions() { return &m_questions; }
    static int language();
    /// Tables with a real wheel, cards or balls.
    EquipmentDesk* equipment() { return &m_equipment; }
    /// The trainees and their results in all of these.
    ResultsDesk* results() { return &m_results; }
    /// The class on several machines, and its course.
    ClassDesk* classroom() { return &m_class; }
    FiguresDesk* figures() { return m_figures.get(); }

    QUrl panel() const override;
    int panelWidth() const override { return m_lessons.isActive() ? 372 : 352; }
    QUrl band() const override;
    void turnPage(int by) override;
    QString status() const override;
    bool isBookClosed() const override { return m_tableTest.isBookClosed(); }
    bool explains() const override { return m_lessons.isActive(); }
    bool isSeatless() const override { return m_equipment.isActive() && !m_equipment.sits(); }
    Presenter* presenter() override { return &m_presenter; }
    bool takesFile(const QUrl& file) const override;
    void openFile(const QUrl& file) override { m_lessons.openFile(file); }
    bool takesRounds() const override { return true; }
    void takeRound(const QString& round) override { m_editor.beginRound(round); }
    bool owns(const TableModel& table) const override { return m_equipment.isAt(&table); }
    void leaving(TableModel& table) override;
    void opening(TableModel* next) override;
    void follow(const WindowContent& shown) override;
    std::optional<AmountPlace> amountPlace() const override;
    TableModel* workTable() override { return m_croupiers.model(); }

signals:
    /// An entry at real equipment was taken back before it counted: the key of the game, the value, and who
    /// signed for the equipment.
    void entryTakenBack(const QString& game, const QString& value, const QString& signer);

protected:
    void retranslateMore() override;

private:
    void readDrill();

    DeskContext m_context;
    std::shared_ptr<FiguresDesk> m_figures;
    TableModel* m_table = nullptr; ///< the open one
    DrillDesk m_drills;
    CroupierRegistry m_croupiers;
    TableTestDesk m_tableTest;
    EquipmentDesk m_equipment;
    DrillReader m_drillReader;
    LessonDesk m_lessons;
    ResultsDesk m_results;
    ClassDesk m_class;
    LessonEditor m_editor;
    QuestionEditor m_questions;
    LessonPresenter m_presenter;
    bool m_translates = false; ///< the texts are being written in another language
};

} // namespace mesaviva::app
