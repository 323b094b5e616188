// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/text/amount_unit.h"
#include "app/core/text/moments.h"
#include "app/desks/inspect/cases/dispute_sheet.h"
#include "app/desks/inspect/report/report_parts.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include <utility>

namespace mesaviva::app {

namespace {

class ReportSheet {
    Q_DECLARE_TR_FUNCTIONS(InspectionReport)

public:
    explicit ReportSheet(const ReportFacts& facts) : m_facts(facts), m_case(facts.requests.inspection) {}

    SheetDocument document() const {
        SheetDocument sheet;
        sheet.title = tr("Report of an inspection");
        sheet.subtitle = QStringLiteral("%1 (%2)").arg(
            QLocale().toString(QDateTime::currentDateTime(), QLocale::LongFormat),
            zoneText(QDateTime::currentDateTime()));
        //: %1 the program's version, %2 date and time
        sheet.footer = tr("Mesa Viva %1 · report of an inspection, %2")
                           .arg(QCoreApplication::applicationVersion(),
                                QLocale().toString(QDateTime::currentDateTime(), QLocale::ShortFormat));
        if (!m_facts.missing.isEmpty()) {
            sheet.remark = tr("Not on record any more, and left out: %1")
                               .arg(m_facts.missing.join(QStringLiteral(", ")));
        }
        sheet.sections.push_back({tr("The inspection"), {about()}});
        if (!m_facts.troubles.isEmpty()) {
            std::vector<SheetBlock> blocks;
            for (const QString& trouble : m_facts.troubles) {
                blocks.emplace_back(SheetText{trouble});
            }
            sheet.sections.push_back({tr("What could not be read"), std::move(blocks)});
        }
        add(sheet, reportedTables(m_facts));
        add(sheet, reportedFindings(m_facts));
        sheet.sections.push_back(reportedCorrections(m_facts));
        sheet.sections.push_back(reportedCheck(m_facts));
        sheet.sections.push_back(reportedVerified(m_facts));
        add(sheet, reportedLedgers(m_facts));
        sheet.sections.push_back(reportedPoints(m_facts));
        sheet.sections.push_back(reportedReturned(m_facts));
        sheet.sections.push_back(reportedChance(m_facts));
        sheet.sections.push_back(reportedRules(m_facts));
        for (const Dispute& dispute : m_case.disputes) {
            bind(sheet, disputeSheet(dispute, !m_facts.lost.contains(dispute.round)));
        }
        for (const ReportedRound& round : m_facts.rounds) {
            bind(sheet, round.sheet);
        }
        return sheet;
    }

private:
    static void add(SheetDocument& sheet, std::vector<SheetSection> sections) {
        for (SheetSection& section : sections) {
            sheet.sections.push_back(std::move(section));
        }
    }

    static QString hashOrNot(const QString& hash) { return hash.isEmpty() ? tr("could not be read") : hash; }

    SheetFacts about() const {
        return {{tr("Inspector"), m_case.initials.isEmpty() ? tr("nobody has signed") : m_case.initials},
                {tr("Program"), QStringLiteral("Mesa Viva ") + QCoreApplication::applicationVersion()},
                {tr("SHA-256 of the program's file"), programSumText(m_facts.build)},
                {tr("SHA-256 of its assets"), assetSumText(m_facts.build)},
                {tr("Head of the record's chain"), hashOrNot(m_facts.chainHead)},
                {tr("Read at"), m_facts.read.isValid() ? zonedMomentText(m_facts.read) : QStringLiteral("–")},
                {tr("The record"), tr("was only read for this report, all parts as they stood at that one "
                                      "moment; tables that were inspected live are in it like any other")}};
    }

    // Appends another sheet on a new page.
    static void bind(SheetDocument& sheet, const SheetDocument& other) {
        std::vector<SheetBlock> head;
        head.emplace_back(SheetText{other.subtitle});
        if (!other.remark.isEmpty()) {
            head.emplace_back(SheetText{other.remark});
        }
        sheet.sections.push_back({other.title, std::move(head), true});
        sheet.sections.insert(sheet.sections.end(), other.sections.begin(), other.sections.end());
    }

    const ReportFacts& m_facts;
    const InspectionCase& m_case;
};

} // namespace

SheetDocument reportSheet(const ReportFacts& facts) {
    const AmountsAt anywhere(AmountPlace::anywhere);
    return ReportSheet(facts).document();
}

} // namespace mesaviva::app
