// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/inspect/comparison/comparison_sheet.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include <utility>

namespace mesaviva::app {

namespace {

class ComparisonSheet {
    Q_DECLARE_TR_FUNCTIONS(ComparisonSheet)

public:
    static SheetDocument of(const ComparedTables& compared) {
        SheetDocument sheet;
        sheet.title = tr("Side by side");
        sheet.subtitle = compared.what;
        sheet.remark = tr("The words are our own. The Diário da República alone is authoritative.");
        //: %1 the program's version, %2 date and time
        sheet.footer = tr("Mesa Viva %1 · %2")
                           .arg(QCoreApplication::applicationVersion(),
                                QLocale().toString(QDateTime::currentDateTime(), QLocale::ShortFormat));
        SheetFacts facts;
        if (!compared.minimum.isEmpty()) { // readings of other games have no layout
            facts = {{tr("Limits"), compared.minimum}, {tr("The ball rests on"), compared.pocket}};
        }
        facts.push_back({QStringLiteral("*"), tr("the tables differ")});
        sheet.sections.push_back({tr("What is compared"), {std::move(facts)}});
        for (std::size_t i = 0; i < compared.parts.size(); ++i) {
            if (!compared.parts[i].empty()) {
                sheet.sections.push_back({compared.headings.value(static_cast<qsizetype>(i)),
                                          {table(compared.columns, compared.parts[i])}});
            }
        }
        return sheet;
    }

private:
    static SheetTable table(const QStringList& columns, const ComparisonRows& rows) {
        SheetTable table;
        table.columns.push_back({tr("What"), false, 26});
        for (const QString& column : columns) {
            table.columns.push_back({column, false, static_cast<int>(72 / columns.size())});
        }
        for (const ComparisonRow& row : rows) {
            QStringList cells{row.title +
                              (row.note.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(row.note)) +
                              (row.differs ? QStringLiteral(" *") : QString())};
            for (const QVariant& each : row.cells) {
                cells.append(cell(each.value<ComparisonCell>()));
            }
            table.rows.push_back(cells);
        }
        return table;
    }

    static QString cell(const ComparisonCell& cell) {
        QString text = QString(cell.text).replace(u'\n', QStringLiteral("; "));
        if (!cell.detail.isEmpty()) {
            text += QStringLiteral(" · ") + cell.detail;
        }
        return cell.rule.isEmpty() ? text : QStringLiteral("%1 [%2]").arg(text, cell.rule);
    }
};

} // namespace

SheetDocument comparisonSheet(const ComparedTables& compared) { return ComparisonSheet::of(compared); }

} // namespace mesaviva::app
