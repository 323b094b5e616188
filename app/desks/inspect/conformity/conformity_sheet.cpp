// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/inspect/conformity/conformity_sheet.h"

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
    // The columns in which inspectors write: requirement, test, result.
    static SheetTable table() {
        return {{{tr("Rule"), false, 8},
                 {tr("Rule and intent"), false, 32},
                 {tr("How to test it"), false, 18},
                 {tr("Pass"), false, 9},
                 {tr("Fail"), false, 9},
                 {tr("N/A"), false, 5},
                 {tr("Remark"), false, 11},
                 {tr("Initials"), false, 8}},
                {}};
    }

    static QStringList row(const ConformityLine& line) {
        constexpr qsizetype kShownProofs = 2;
        QStringList test = line.proofs.mid(0, kShownProofs);
        if (line.proofs.size() > kShownProofs) {
            test.append(tr("and %n more", nullptr, static_cast<int>(line.proofs.size() - kShownProofs)));
        }
        if (test.isEmpty() && !line.rule.seen.isEmpty()) {
            //: how a rule is tested that no scenario proves; %1 a sentence
            test.append(tr("On sight: %1").arg(line.rule.seen));
        }
        if (line.covered) {
            test.append(tr("seen applied"));
        }
        if (test.isEmpty()) {
            test.append(doesAbout(line.rule.kinds, line.rule.reading));
        }
        const auto mark = [&](InspectionNote::Verdict verdict) {
            return line.note.verdict == verdict ? QStringLiteral("X") : QString();
        };
        return {line.rule.id,
                intent(line),
                test.join(QStringLiteral(", ")),
                mark(InspectionNote::Pass),
                mark(InspectionNote::Fail),
                mark(InspectionNote::NotApplicable),
                line.note.remark,
                line.note.initials};
    }

    // Title, text and kinds; for a reading also the alternative.
    static QString intent(const ConformityLine& line) {
        QString text = line.rule.title;
        if (!line.rule.text.isEmpty() && line.rule.text != line.rule.title) {
            text += QStringLiteral(": ") + line.rule.text;
        }
        if (!line.rule.other.isEmpty()) {
            //: %1 the other reading of a rule
            text += u' ' + tr("Other reading: %1").arg(line.rule.other);
        } else if (!line.rule.alternative.isEmpty()) {
            //: %1 the other reading of a rule
            text += u' ' + tr("Other reading, not offered: %1").arg(line.rule.alternative);
        }
        return line.rule.kinds.isEmpty() ? text
                                         : text + QStringLiteral(" [") + line.rule.kinds.join(u' ') + u']';
    }
};

} // namespace

SheetDocument conformitySheet(const std::vector<ConformityLine>& lines, const QString& summary) {
    return ConformitySheet::of(lines, summary);
}

} // namespace mesaviva::app
