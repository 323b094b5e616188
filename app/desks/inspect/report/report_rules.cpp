// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/inspect/report/report_parts.h"

#include <QCoreApplication>

#include <utility>

namespace mesaviva::app {

namespace {

class ReportedRules {
    Q_DECLARE_TR_FUNCTIONS(InspectionReport)

public:
    explicit ReportedRules(const ReportFacts& facts) : m_facts(facts) {}

    SheetSection section() const {
        SheetTable judged;
        judged.columns = {{tr("Rule"), false, 10},    {tr("Title"), false, 36},  {tr("Applied"), false, 9},
                          {tr("Verdict"), false, 15}, {tr("Remark"), false, 20}, {tr("Initials"), false, 10}};
        std::vector<std::pair<QString, QStringList>> uncovered;
        for (const ConformityLine& line : m_facts.requests.rules) {
            if (line.covered || !line.note.isEmpty()) {
                judged.rows.push_back({line.rule.id, line.rule.title, line.covered ? tr("yes") : tr("no"),
                                       verdictWords(line.note.verdict), line.note.remark,
                                       line.note.initials});
            }
            if (!line.covered) {
                if (uncovered.empty() || uncovered.back().first != line.rule.name) {
                    uncovered.push_back({line.rule.name, {}});
                }
                uncovered.back().second.append(line.rule.id);
            }
        }
        std::vector<SheetBlock> blocks;
        blocks.emplace_back(SheetText{m_facts.requests.conformity});
        if (!judged.rows.empty()) {
            blocks.emplace_back(std::move(judged));
        }
        if (!uncovered.empty()) {
            //: %1 since when
            blocks.emplace_back(
                SheetText{tr("Not seen applied in an event log %1:").arg(reportedSince(m_facts))});
            SheetFacts facts;
            for (const auto& [regulation, rules] : uncovered) {
                facts.push_back({regulation, rules.join(QStringLiteral(", "))});
            }
            blocks.emplace_back(std::move(facts));
        }
        return {tr("Rules"), std::move(blocks)};
    }

private:
    static QString verdictWords(InspectionNote::Verdict verdict) {
        switch (verdict) {
        case InspectionNote::None: return QStringLiteral("–");
        case InspectionNote::Pass: return tr("Pass");
        case InspectionNote::Fail: return tr("Fail");
        case InspectionNote::NotApplicable: return tr("Not applicable");
        }
        return {};
    }

    const ReportFacts& m_facts;
};

} // namespace

SheetSection reportedRules(const ReportFacts& facts) { return ReportedRules(facts).section(); }

} // namespace mesaviva::app
