// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/record/stored_name.h"
#include "app/core/text/moments.h"
#include "app/desks/inspect/report/report_parts.h"
#include "engine/base/seed.h"

#include <QCoreApplication>
#include <QLocale>

namespace mesaviva::app {

namespace {

class ReportedTables {
    Q_DECLARE_TR_FUNCTIONS(InspectionReport)

public:
    explicit ReportedTables(const ReportFacts& facts) : m_facts(facts) {}

    std::vector<SheetSection> sections() const {
        std::vector<SheetSection> list;
        if (m_facts.tables.empty()) {
            list.push_back({tr("Tables"), {SheetText{tr("No table was looked at.")}}});
        }
        for (const ReportedTable& table : m_facts.tables) {
            SheetFacts facts{
                {tr("Opened"), zonedMomentText(timeOf(table.row.opened))},
                {tr("Game"), table.regulation.isEmpty()
                                 ? table.game
                                 : QStringLiteral("%1 · %2").arg(table.game, table.regulation)},
                {tr("Rule set"),
                 QStringLiteral("%1 · %2").arg(QString::fromStdString(table.row.rules),
                                               QString::fromStdString(table.row.rulesVersion))},
                {tr("Program"), QStringLiteral("Mesa Viva ") + QString::fromStdString(table.row.program)}};
            facts.insert(facts.end(), table.settings.begin(), table.settings.end());
            if (!table.houseRules.isEmpty()) {
                facts.push_back({tr("House rules"), table.houseRules.join(QStringLiteral("; "))});
            }
            if (table.opening) {
                QStringList simulated;
                for (const std::string& name : table.opening->simulated) {
                    simulated.append(nameOnSheet(QString::fromStdString(name)));
                }
                if (table.opening->crowd > 0) {
                    simulated.append(
                        tr("a crowd of %1")
                            .arg(QLocale().toString(static_cast<qulonglong>(table.opening->crowd))));
                }
                facts.push_back({tr("Simulated"),
                                 simulated.isEmpty() ? tr("nobody") : simulated.join(QStringLiteral(", "))});
                facts.push_back({tr("SHA-256 of the settings"),
                                 QString::fromStdString(toHex(table.opening->settingsHash))});
            }
            //: %1 a table's number
            list.push_back({tr("Table %1").arg(table.row.number), {std::move(facts)}});
        }
        return list;
    }

private:
    const ReportFacts& m_facts;
};

} // namespace

std::vector<SheetSection> reportedTables(const ReportFacts& facts) {
    return ReportedTables(facts).sections();
}

} // namespace mesaviva::app
