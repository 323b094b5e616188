// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/events/event_log_text.h"
#include "app/core/events/typed_text.h"
#include "app/core/record/stored_name.h"
#include "app/core/text/amounts.h"
#include "app/core/text/moments.h"
#include "app/desks/inspect/cases/dispute_sheet.h"
#include "app/desks/inspect/fairness/significant_model.h"
#include "app/desks/inspect/report/report_parts.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <utility>

namespace mesaviva::app {

namespace {

class ReportedFindings {
    Q_DECLARE_TR_FUNCTIONS(InspectionReport)

public:
    // The inspection may have begun before the program started.
    static QString since(const QDateTime& begun) {
        return begun.isValid()
                   //: %1 date and time
                   ? tr("since this inspection was begun at %1").arg(zonedMomentText(begun))
                   : tr("in this inspection");
    }

    explicit ReportedFindings(const ReportFacts& facts) : m_facts(facts), m_case(facts.requests.inspection) {}

    std::vector<SheetSection> sections() const {
        return {{tr("What was looked at"), looked()},
                {tr("Significant events"), significant()},
                {tr("Complaints"), {complaints()}},
                {tr("Notes at events"), {notes()}},
                {tr("Injected faults"), faults()}};
    }

private:
    std::vector<SheetBlock> looked() const {
        std::vector<SheetBlock> blocks;
        blocks.emplace_back(SheetText{m_case.looked.isEmpty()
                                          ? tr("No round was played again or read.")
                                          : tr("Rounds that were played again or read: %1")
                                                .arg(m_case.looked.join(QStringLiteral(", ")))});
        if (!m_case.stagedTables.empty()) {
            blocks.emplace_back(SheetText{tr("Scenarios that were played:")});
            SheetFacts stagedTables;
            for (const StagedTable& stagedTable : m_case.stagedTables) {
                const QString title = calledNow(stagedTable);
                stagedTables.push_back({title.isEmpty() ? tr("without a title") : title, stagedTable.key});
            }
            blocks.emplace_back(std::move(stagedTables));
        }
        if (!m_facts.injected.isEmpty()) {
            //: %1 rounds' ids
            blocks.emplace_back(
                SheetText{tr("Rounds of this report in which an inspector has injected a fault: %1")
                              .arg(m_facts.injected.join(QStringLiteral(", ")))});
        }
        return blocks;
    }

    std::vector<SheetBlock> significant() const {
        std::vector<SheetBlock> blocks;
        //: %1 an amount
        blocks.emplace_back(SheetText{
            tr("Of the tables that were looked at: faults and what was put back, void "
               "rounds, refusals, changed settings, and wins from %1 on, those of simulated players, too.")
                .arg(amountText(record::SignificantFilter().largeWin))});
        if (m_facts.significant.empty()) {
            blocks.emplace_back(SheetText{tr("There were none.")});
            return blocks;
        }
        // If clock changes make the zone differ between events, each time names its own.
        const QString zone = zoneText(timeOf(m_facts.significant.front().wall));
        const bool isOneZone = std::ranges::all_of(
            m_facts.significant, [&](const auto& event) { return zoneText(timeOf(event.wall)) == zone; });
        SheetTable table;
        table.columns = {
            {tr("Round"), false, 9},
            {tr("Event"), true, 8},
            {isOneZone ? QStringLiteral("%1 (%2)").arg(tr("Time"), zone) : tr("Time"), false, 18},
            {tr("What happened"), false, 50},
            {tr("Rules"), false, 15}};
        for (std::size_t i = 0; i < m_facts.significant.size(); ++i) {
            const record::SignificantEvent& event = m_facts.significant[i];
            table.rows.push_back(
                {event.round.round > 0 ? QString::fromStdString(textOf(event.round))
                                       : tr("Table %1").arg(event.round.table),
                 event.seq > 0 ? QString::number(event.seq) : QString(),
                 isOneZone ? exactMomentText(timeOf(event.wall)) : zonedMomentText(timeOf(event.wall)),
                 EventLogText::join({SignificantModel::titleOf(event), m_facts.significantDetails[i].sentence,
                                     SignificantModel::changesOf(event)}),
                 QString::fromStdString(event.rules)});
        }
        blocks.emplace_back(std::move(table));
        if (m_facts.significantCut) {
            //: %1 how many are listed
            blocks.emplace_back(
                SheetText{tr("There are more: the list ends at %1.")
                              .arg(QLocale().toString(static_cast<qulonglong>(m_facts.significant.size())))});
        }
        return blocks;
    }

    SheetBlock complaints() const {
        if (m_case.disputes.empty()) {
            return SheetText{tr("There were none.")};
        }
        SheetTable table;
        table.columns = {{tr("Round"), false, 10}, {tr("Player"), false, 18}, {tr("Finding"), false, 26},
                         {tr("Sum"), true, 14},    {tr("Rule"), false, 12},   {tr("Initials"), false, 10}};
        for (const Dispute& dispute : m_case.disputes) {
            const auto sum = sumTyped(dispute.sum);
            table.rows.push_back(
                {dispute.round, nameOnSheet(dispute.player), findingText().value(dispute.finding),
                 sum ? amountText(*sum) : dispute.sum.trimmed(), dispute.rule, dispute.initials});
        }
        return table;
    }

    SheetBlock notes() const {
        if (m_case.pinned.empty()) {
            return SheetText{tr("There are none.")};
        }
        SheetTable table;
        table.columns = {{tr("Round"), false, 9},
                         {tr("Event"), true, 8},
                         {tr("What happened"), false, 43},
                         {tr("Note"), false, 40}};
        for (const PinnedNote& note : m_case.pinned) {
            table.rows.push_back({note.where(), QString::number(note.seq), note.happened(), note.text});
        }
        return table;
    }

    std::vector<SheetBlock> faults() const {
        std::vector<SheetBlock> blocks;
        if (m_facts.requests.faults.empty()) {
            //: %1 since when
            blocks.emplace_back(SheetText{tr("None was injected %1.").arg(reportedSince(m_facts))});
            return blocks;
        }
        SheetTable table;
        table.columns = {{tr("On record"), false, 9},
                         {tr("Time"), false, 17},
                         {tr("Fault"), false, 29},
                         {tr("Outcome"), false, 28},
                         {tr("Table time"), false, 17}};
        for (const JudgedFault& fault : m_facts.requests.faults) {
            table.rows.push_back({fault.round.isEmpty() ? QStringLiteral("–") : fault.round,
                                  fault.wall.isValid() ? zonedMomentText(fault.wall) : QStringLiteral("–"),
                                  fault.fault, fault.verdict, fault.time});
        }
        //: %1 since when
        blocks.emplace_back(SheetText{tr("Injected %1:").arg(reportedSince(m_facts))});
        blocks.emplace_back(std::move(table));
        return blocks;
    }

    const ReportFacts& m_facts;
    const InspectionCase& m_case;
};

} // namespace

QString reportedSince(const ReportFacts& facts) { return ReportedFindings::since(facts.requests.begun); }

std::vector<SheetSection> reportedFindings(const ReportFacts& facts) {
    return ReportedFindings(facts).sections();
}

} // namespace mesaviva::app
