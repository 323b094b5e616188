// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/events/correction.h"
#include "app/core/events/game_descriptions.h"
#include "app/core/text/moments.h"
#include "app/desks/inspect/fairness/significant_model.h"
#include "app/desks/inspect/report/report_parts.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QJsonArray>
#include <QLocale>

#include <optional>
#include <utility>
#include <vector>

namespace mesaviva::app {

namespace {

class ReportedCorrections {
    Q_DECLARE_TR_FUNCTIONS(InspectionReport)

public:
    struct One {
        QString round;
        quint64 seq = 0;
        QDateTime at;
        QString event;
        QString detail;
        Correction what;
        QString rules;
    };

    // Corrections recorded as events, then those made before an entry took effect.
    static std::vector<One> of(const ReportFacts& facts) {
        std::vector<One> list;
        for (std::size_t i = 0; i < facts.corrections.size(); ++i) {
            const record::SignificantEvent& event = facts.corrections[i];
            const SignificantDetail& detail = facts.correctionDetails[i];
            const GameDescription* const game = descriptionOf(QString::fromStdString(event.game));
            const std::optional<Correction> what =
                detail.after ? std::optional(CorrectionText::restored(detail.before, *detail.after))
                : game       ? game->corrected(event.event, event.detail)
                             : std::nullopt;
            if (what) {
                list.push_back({QString::fromStdString(textOf(event.round)), event.seq, timeOf(event.wall),
                                SignificantModel::titleOf(event), detail.sentence, *what,
                                QString::fromStdString(event.rules)});
            }
        }
        for (const StoredCorrection& stored : facts.requests.inspection.corrections) {
            list.push_back({stored.round, stored.seq, stored.at, tr("Entry taken back"), QString(),
                            correctionOf(stored), QString()});
        }
        return list;
    }

    static SheetSection section(const ReportFacts& facts) {
        SheetSection section{tr("Corrections"), {}};
        const std::vector<One> list = of(facts);
        section.blocks.emplace_back(SheetText{
            list.empty() ? tr("None was made at the tables that were looked at.")
                         : tr("Nothing on record is ever changed: a correction is an event of its own.")});
        if (list.empty()) {
            return section;
        }
        SheetTable table;
        table.columns = {{tr("Round"), false, 8},   {tr("Event"), true, 7},   {tr("What"), false, 23},
                         {tr("Before"), false, 15}, {tr("After"), false, 17}, {tr("Who"), false, 14},
                         {tr("Why"), false, 16}};
        for (const One& one : list) {
            table.rows.push_back(
                {one.round, QString::number(one.seq),
                 one.detail.isEmpty() ? one.event : one.event + QStringLiteral(": ") + one.detail,
                 one.what.before, one.what.after, one.what.who,
                 one.rules.isEmpty() ? one.what.why
                                     : QStringLiteral("%1 (%2)").arg(one.what.why, one.rules)});
        }
        section.blocks.emplace_back(std::move(table));
        if (facts.correctionsCut) {
            //: %1 how many are listed
            section.blocks.emplace_back(
                SheetText{tr("There are more: the list ends at %1.")
                              .arg(QLocale().toString(static_cast<qulonglong>(list.size())))});
        }
        return section;
    }
};

} // namespace

SheetSection reportedCorrections(const ReportFacts& facts) { return ReportedCorrections::section(facts); }

QJsonArray jsonOfCorrections(const ReportFacts& facts) {
    QJsonArray list;
    for (const auto& one : ReportedCorrections::of(facts)) {
        list.append(QJsonObject{{QStringLiteral("round"), one.round},
                                {QStringLiteral("seq"), static_cast<qint64>(one.seq)},
                                {QStringLiteral("at"), one.at.toUTC().toString(Qt::ISODateWithMs)},
                                {QStringLiteral("event"), one.event},
                                {QStringLiteral("told"), one.detail},
                                {QStringLiteral("before"), one.what.before},
                                {QStringLiteral("after"), one.what.after},
                                {QStringLiteral("who"), one.what.who},
                                {QStringLiteral("why"), one.what.why},
                                {QStringLiteral("rules"), one.rules}});
    }
    return list;
}

} // namespace mesaviva::app
