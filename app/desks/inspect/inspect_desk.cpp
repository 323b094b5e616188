// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/inspect/inspect_desk.h"

#include "app/core/events/event_log.h"
#include "app/desks/inspect/fairness/chance_desk.h"
#include "engine/record/rows.h"

#include <QDateTime>

#include <utility>

namespace mesaviva::app {

InspectDesk::InspectDesk(DeskContext context, std::shared_ptr<FiguresDesk> figures, QObject* parent)
    : Desk({"inspect", QT_TRANSLATE_NOOP("Desk", "Inspect"),
            QT_TRANSLATE_NOOP("Desk", "The same tables, with every event and its rules beside them"),
            "scales", "Inspect/InspectLobby"},
           parent),
      m_context(std::move(context)),
      m_figures(std::move(figures)),
      m_fairness(m_context.record, m_context.games),
      m_roundSearch(m_context.record, m_context.games),
      m_complaints(m_context.record, m_context.games, m_file),
      m_report(m_context.record, m_context.games, m_file, m_inspector),
      m_exercise(m_context.record, m_file),
      m_query(*this) {
    for (const auto decided : {&RecordKeeper::opened, &RecordKeeper::failedChanged}) {
        connect(&m_context.record, decided, this, &InspectDesk::decideWriteAccess);
    }
    decideWriteAccess();
    m_file.setRecord([this] { return m_context.record.shownFile(); });
    m_recordHeard = m_context.record.listen([this] { noteTable(); });
    connect(&m_inspector, &TableInspector::openChanged, this, &InspectDesk::noteTable);
    connect(&m_inspector, &TableInspector::openChanged, this, &InspectDesk::changed);
    connect(&m_inspector, &TableInspector::complaintAsked, this, &InspectDesk::complainAbout);
    connect(this, &InspectDesk::changed, this, [this] {
        if (!isChosen()) {
            m_exercise.leave(); // elsewhere the own record is meant
        }
    });
    m_fairness.returned()->storeNotesIn(m_file);
    m_fairness.storeChecksIn(m_file);
}

// Whoever writes the record writes what is gathered beside it.
void InspectDesk::decideWriteAccess() {
    const WriteAccess access = !m_context.record.hasOpened() ? WriteAccess::undecided
                               : m_context.record.isLocked() ? WriteAccess::refused
                                                             : WriteAccess::allowed;
    m_file.setWriteAccess(access);
}

bool InspectDesk::waitsForRecord() const { return m_file.waits(); }

QUrl InspectDesk::panel() const {
    return m_inspector.isOpen() ? QUrl(QStringLiteral("qrc:/qt/qml/MesaViva/Inspect/EventLogPanel.qml"))
                                : QUrl();
}

void InspectDesk::addPictures(QQmlEngine& engine) {
    addChanceProvider(engine, m_inspector.chance()->shelf());
}

void InspectDesk::retranslateMore() {
    m_fairness.retranslate();
    m_figures->retranslate();
    m_inspector.retranslate();
    m_roundSearch.retranslate();
    m_complaints.retranslate();
    m_report.retranslate();
    m_exercise.retranslate();
    emit complaintRefusalChanged();
}

void InspectDesk::leaving(TableModel& /*table*/) { noteTable(); }

void InspectDesk::opening(TableModel* next) {
    if (next && !next->replay()) {
        m_roundSearch.setReturn(false);
        m_exercise.leave(); // the table's rounds are those of the own record
    }
}

void InspectDesk::follow(const WindowContent& shown) {
    m_shown = shown;
    if (shown.fromLobby) {
        m_inspecting = isChosen();
        if (shown.table) {
            m_inspector.setOpen(isChosen());
        }
    }
    if (!shown.table) {
        m_inspector.follow(nullptr, {});
        return;
    }
    TableModel& table = *shown.table;
    const TableGame& game = m_context.games.of(table);
    const auto* const inspectable = game.as<InspectableTables>();
    if (!inspectable) {
        m_inspector.follow(nullptr, {});
        return;
    }
    // No fault is injected at a table that was opened from elsewhere, or whose events are given.
    const bool isLive = m_inspecting && !table.isScenario() && !table.isObserved() && !shown.forLearning;
    m_inspector.follow(
        &table, [inspectable, &table] { return inspectable->eventLogOf(table); },
        isLive ? [inspectable, &table] { return inspectable->faultsOf(table); } : TableInspector::Failing(),
        game.key());
    noteTable();
}

// As soon as the table is on record, so that it is noted even if the program is killed. A scenario never is:
// for that one, that it was played.
void InspectDesk::noteTable() {
    const TableModel* const table = m_shown.table;
    if (!table) {
        return;
    }
    if (const auto upTo = table->recordedUpTo()) {
        m_roundSearch.setTable(upTo->table);
    }
    if (table->isScenario() && (m_inspecting || m_inspector.isOpen())) {
        m_file.addStagedTable(m_inspector.stagedTable());
    }
    if (m_inspecting && !m_shown.forLearning && !m_shown.isDesksOwn && table->recordedUpTo()) {
        m_file.addTable(table->recordedUpTo()->table);
    }
}

void InspectDesk::noteCorrection(const QString& game, const QString& value, const QString& signer) {
    const TableModel* const table = m_shown.table;
    const auto upTo = table ? table->recordedUpTo() : std::nullopt;
    m_report.correct({m_inspector.roundOf(table ? static_cast<std::uint64_t>(table->round()) : 0),
                      upTo ? upTo->seq : 0, QDateTime::currentDateTime(), game, value, signer});
}

void InspectDesk::openMoment(const QString& text) {
    if (const auto link = record::roundLinkFrom(text.toStdString())) {
        m_roundSearch.setReturn(true);
        m_file.addLooked(QString::fromStdString(textOf(link->round)));
        m_context.openLink(*link);
    }
}

bool InspectDesk::complain() {
    const auto& shown = m_roundSearch.shown()->read();
    if (!shown || !shown->parts) {
        return false;
    }
    m_file.addLooked(m_roundSearch.shown()->round());
    // At its beginning nobody has pointed out a moment.
    const bool hasMoment = m_roundSearch.shown()->moment() > 0;
    return m_complaints.begin(*shown, hasMoment ? m_roundSearch.shown()->seq() : 0,
                              m_roundSearch.shownPlayer()) == ComplaintDesk::Begun::done;
}

void InspectDesk::complainAbout(const QString& text) {
    const auto link = record::roundLinkFrom(text.toStdString());
    if (!link) {
        return;
    }
    m_query.ask(
        m_context.record.shownFile(),
        [this, link](record::RecordReader& reader) {
            return [this, link, read = InspectedRound::readFrom(reader, m_context.games, link->round)] {
                const auto begun = read ? m_complaints.begin(*read, link->seq.value_or(0))
                                        : ComplaintDesk::Begun::unreadable;
                if (begun != ComplaintDesk::Begun::done) {
                    refuseComplaint(begun);
                    return;
                }
                m_file.addLooked(QString::fromStdString(textOf(link->round)));
                emit complaintBegun();
            };
        },
        [this](record::FaultKind kind) { refuseComplaint(ComplaintDesk::Begun::unreadable, kind); });
}

void InspectDesk::refuseComplaint(ComplaintDesk::Begun why, std::optional<record::FaultKind> fault) {
    m_complaintBar = why;
    m_complaintFault = fault;
    emit complaintRefusalChanged();
    emit complaintRefused();
}

QString InspectDesk::complaintRefusal() const {
    if (m_complaintFault) {
        return RecordKeeper::words(*m_complaintFault);
    }
    switch (m_complaintBar) {
    case ComplaintDesk::Begun::running:
        return tr("The round is still running: a complaint about it can be opened once it has closed.");
    case ComplaintDesk::Begun::full: return tr("The case can take no more complaints: begin a new one.");
    case ComplaintDesk::Begun::closed: return tr("The case is closed: reopen it, or begin a new one.");
    case ComplaintDesk::Begun::unreadable:
    case ComplaintDesk::Begun::done: break;
    }
    return tr("This round is not on record.");
}

} // namespace mesaviva::app
