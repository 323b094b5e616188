// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/text/moments.h"
#include "app/desks/inspect/fairness/chance_pictures.h"
#include "app/desks/inspect/fairness/chance_text.h"
#include "app/desks/inspect/report/report_parts.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QLocale>

#include <array>
#include <optional>
#include <utility>

namespace mesaviva::app {

namespace {

constexpr QSize kOnPaper(960, 560);

class ReportedChance {
    Q_DECLARE_TR_FUNCTIONS(InspectionReport)

public:
    static SheetSection of(const ChanceResult* result, const std::optional<StoredChance>& stored) {
        SheetSection section{tr("Test of chance"), {}};
        if (!result && stored) {
            //: %1 date and time, %2 how many
            section.blocks.emplace_back(SheetText{
                tr("Tested %1, before the program was started anew, with %2 rounds of each game.")
                    .arg(zonedMomentText(stored->at), QLocale().toString(stored->rounds)) +
                u' ' + (stored->passed ? tr("All tests were passed.") : tr("Not all tests were passed.")) +
                u' ' + tr("The command below computes it again, with every figure:")});
            section.blocks.emplace_back(SheetText{stored->line, true});
            return section;
        }
        if (!result) {
            section.blocks.emplace_back(SheetText{tr("Chance was not tested for this report.")});
            return section;
        }
        //: %1 date and time
        section.blocks.emplace_back(
            SheetText{tr("Tested %1, on its own, independently of any round on record.")
                          .arg(zonedMomentText(result->at)) +
                      u' ' + ChanceText::verdict(result->report)});
        section.blocks.emplace_back(SheetText{ChanceText::line(*result), true});
        SheetTable table;
        table.columns = {{tr("What"), false, 26},
                         {tr("Test"), false, 36},
                         {tr("Statistic"), true, 18},
                         {tr("p"), true, 10},
                         {tr("Passed"), false, 10}};
        for (const ChanceTest& test : ChanceText::tests(result->report)) {
            table.rows.push_back({test.firstOfSample ? test.sample : QString(), test.test, test.statistic,
                                  test.p, test.passed ? tr("yes") : tr("no")});
        }
        section.blocks.emplace_back(std::move(table));
        SheetPictures pictures;
        const QStringList captions = ChanceText::captions(result->report);
        for (int i = 0; i < kChancePictures; ++i) {
            pictures.push_back(
                {chancePicture(result->report, static_cast<ChancePicture>(i), kOnPaper, ChanceGround::paper),
                 captions.value(i)});
        }
        section.blocks.emplace_back(std::move(pictures));
        return section;
    }
};

} // namespace

SheetSection reportedChance(const ReportFacts& facts) {
    return ReportedChance::of(facts.requests.chance.get(), facts.requests.inspection.chance);
}

QJsonValue jsonOfChance(const ReportFacts& facts) {
    const ChanceResult* const result = facts.requests.chance.get();
    if (!result) {
        const auto& stored = facts.requests.inspection.chance;
        return stored ? QJsonValue(jsonOf(*stored)) : QJsonValue();
    }
    const auto text = [](std::string_view key) {
        return QString::fromLatin1(key.data(), static_cast<qsizetype>(key.size()));
    };
    QJsonArray tests;
    for (const chance::TestResult& test : result->report.tests) {
        tests.append(
            QJsonObject{{QStringLiteral("sample"), text(test.sample)},
                        {QStringLiteral("test"), text(test.test)},
                        {QStringLiteral("statistic"), test.statistic},
                        {QStringLiteral("degrees"), test.degrees ? QJsonValue(*test.degrees) : QJsonValue()},
                        {QStringLiteral("p"), test.p},
                        {QStringLiteral("passed"), test.passed}});
    }
    return QJsonObject{{QStringLiteral("seed"), QString::fromStdString(toHex(result->seed))},
                       {QStringLiteral("rounds"), static_cast<qint64>(result->report.rounds)},
                       {QStringLiteral("at"), result->at.toUTC().toString(Qt::ISODateWithMs)},
                       {QStringLiteral("level"), chance::kJointLevel},
                       {QStringLiteral("tests"), tests},
                       {QStringLiteral("passed"), result->report.passed}};
}

} // namespace mesaviva::app
