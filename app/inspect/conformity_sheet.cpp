// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/inspect/conformity_sheet.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include <utility>

namespace mesaviva::app {

namespace {

class ConformitySheet {
    Q_DECLARE_TR_FUNCTIONS(ConformitySheet)

public:
    static SheetDocument of(const std::vector<ConformityLine>& lines, const QString& summary) {
        SheetDocument sheet;
        sheet.title = tr("Conformity list");
        sheet.subtitle = summary;
        sheet.remark = tr("The words are our own. The Diário da República alone is authoritative.");
        //: %1 the program's version, %2 date and time
        sheet.footer = tr("Mesa Viva %1 · %2")
                           .arg(QCoreApplication::applicationVersion(),
                                QLocale().toString(QDateTime::currentDateTime(), QLocale::ShortFormat));
        for (const ConformityLine& line : lines) {
            if (sheet.sections.empty() || sheet.sections.back().heading != line.rule.name) {
                sheet.sections.push_back({line.rule.name, {table()}});
            }
            std::get<SheetTable>(sheet.sections.back().blocks.back()).rows.push_back(row(line));
        }
        return sheet;
    }

private:
    static SheetTable table() {
        return {{{tr("Rule"), false, 9},
                 {tr("What it demands"), false, 30},
                 {tr("Kind"), false, 7},
                 {tr("How to test it"), false, 22},
                 {tr("Verdict"), false, 12},
                 {tr("Remark"), false, 14},
                 {tr("Initials"), false, 8}},
                {}};
    }

    static QStringList row(const ConformityLine& line) {
        constexpr qsizetype kShownProofs = 2;
        QStringList test = line.proofs.mid(0, kShownProofs);
        if (line.proofs.size() > kShownProofs) {
            test.append(tr("and %n more", nullptr, static_cast<int>(line.proofs.size() - kShownProofs)));
        }
        if (line.covered) {
            test.append(tr("seen to act"));
        }
        return {line.rule.id,  line.rule.title,  line.rule.kinds.join(u' '), test.join(QStringLiteral(", ")),
                verdict(line), line.note.remark, line.note.initials};
    }

    static QString verdict(const ConformityLine& line) {
        switch (line.note.verdict) {
        case InspectionNote::None: return {};
        case InspectionNote::Pass: return tr("Pass");
        case InspectionNote::Fail: return tr("Fail");
        case InspectionNote::NotApplicable: return tr("Not applicable");
        }
        return {};
    }
};

} // namespace

SheetDocument conformitySheet(const std::vector<ConformityLine>& lines, const QString& summary) {
    return ConformitySheet::of(lines, summary);
}

} // namespace mesaviva::app
