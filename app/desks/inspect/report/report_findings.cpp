// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/events/event_log_text.h"
#include "app/core/events/game_description.h"
#include "app/core/events/typed_text.h"
#include "app/core/record/record_text.h"
#include "app/core/text/amounts.h"
#include "app/core/text/moments.h"
#include "app/desks/inspect/fairness/significant_model.h"
#include "app/desks/inspect/faults/fault_demands.h"
#include "app/desks/inspect/file/case_sheet.h"
#include "app/desks/inspect/report/report_sections.h"
#include "engine/base/seed.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QImage>
#include <QJsonArray>
#include <QLocale>
#include <QPair>
#include <QSet>

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace mesaviva::app {

namespace {

class ReportedTables {
    Q_DECLARE_TR_FUNCTIONS(InspectionReport)

public:
    explicit ReportedTables(const ReportFacts& facts) : m_facts(facts) {}

    std::vector<SheetSection> sections() const {
        std::vector<SheetSection> list;
        if (m_facts.tables.empty()) {
            list.push_back({tr("Tables"), {SheetText{tr("No table was inspected.")}}});
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
            const ReportedTable* const before = sameAs(table);
            if (before) {
                //: %1 a table's number
                facts.push_back({tr("Settings"), tr("the same as at table %1").arg(before->row.number)});
            } else {
                facts.insert(facts.end(), table.settings.begin(), table.settings.end());
            }
            if (!before && !table.houseRules.isEmpty()) {
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
    // The table before it in the report that has the same rules and settings, and lists them; null: none.
    const ReportedTable* sameAs(const ReportedTable& table) const {
        const auto isSame = [&](const ReportedTable& other) {
            return other.opening && table.opening && other.row.rulesVersion == table.row.rulesVersion &&
                   other.opening->settingsHash == table.opening->settingsHash &&
                   other.settings == table.settings && other.houseRules == table.houseRules;
        };
        const auto first = std::ranges::find_if(m_facts.tables, isSame);
        return first == m_facts.tables.end() || &*first == &table ? nullptr : &*first;
    }

    const ReportFacts& m_facts;
};

} // namespace

std::vector<SheetSection> reportedTables(const ReportFacts& facts) {
    return ReportedTables(facts).sections();
}

namespace {

// Round and number of the events that the section of corrections lists.
QSet<QPair<QString, quint64>> correctedAt(const ReportFacts& facts);

class ReportedFindings {
    Q_DECLARE_TR_FUNCTIONS(InspectionReport)

public:
    // The inspection may have begun before the program started.
    static QString since(const QDateTime& begun) {
        return begun.isValid()
                   //: %1 date and time
                   ? tr("since this inspection began at %1").arg(zonedMomentText(begun))
                   : tr("in this inspection");
    }

    explicit ReportedFindings(const ReportFacts& facts) : m_facts(facts), m_case(facts.requests.inspection) {}

    std::vector<SheetSection> sections() const {
        return {{tr("What was inspected"), looked()},
                {tr("Significant events"), significant()},
                {tr("Complaints"), {complaints()}},
                {tr("Notes at events"), {notes()}},
                {tr("Injected faults"), faults()}};
    }

private:
    std::vector<SheetBlock> looked() const {
        std::vector<SheetBlock> blocks;
        blocks.emplace_back(
            SheetText{m_case.looked.isEmpty()
                          ? tr("No round was replayed or read.")
                          : tr("Rounds replayed or read: %1").arg(m_case.looked.join(QStringLiteral(", ")))});
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
        blocks.emplace_back(
            SheetText{tr("At the inspected tables: faults and what was restored, void rounds, refusals, "
                         "changed settings, and wins of %1 or more, including those of simulated players.")
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
        const auto corrected = correctedAt(m_facts);
        for (std::size_t i = 0; i < m_facts.significant.size(); ++i) {
            const record::SignificantEvent& event = m_facts.significant[i];
            if (corrected.contains({QString::fromStdString(textOf(event.round)), event.seq})) {
                continue;
            }
            table.rows.push_back(
                {event.round.round > 0 ? QString::fromStdString(textOf(event.round))
                                       : tr("Table %1").arg(event.round.table),
                 event.seq > 0 ? QString::number(event.seq) : QString(),
                 isOneZone ? exactMomentText(timeOf(event.wall)) : zonedMomentText(timeOf(event.wall)),
                 EventLogText::join({SignificantModel::titleOf(event), m_facts.significantDetails[i].sentence,
                                     SignificantModel::changesOf(event)}),
                 QString::fromStdString(event.rules)});
        }
        if (table.rows.size() < m_facts.significant.size()) {
            blocks.emplace_back(SheetText{tr("Corrections are listed in a section of their own.")});
        }
        if (!table.rows.empty()) {
            blocks.emplace_back(std::move(table));
        }
        if (m_facts.significantCut) {
            //: %1 how many are listed
            blocks.emplace_back(
                SheetText{tr("There are more: the list ends at %1.")
                              .arg(QLocale().toString(static_cast<qulonglong>(m_facts.significant.size())))});
        }
        return blocks;
    }

    SheetBlock complaints() const {
        if (m_case.complaints.empty()) {
            return SheetText{tr("There were none.")};
        }
        SheetTable table;
        table.columns = {{tr("Round"), false, 10}, {tr("Player"), false, 18}, {tr("Finding"), false, 26},
                         {tr("Sum"), true, 14},    {tr("Rule"), false, 12},   {tr("Initials"), false, 10}};
        for (const Complaint& complaint : m_case.complaints) {
            const auto sum = sumTyped(complaint.sum);
            table.rows.push_back(
                {complaint.round, nameOnSheet(complaint.player), findingText().value(complaint.finding),
                 sum ? amountText(*sum) : complaint.sum.trimmed(), complaint.rule, complaint.initials});
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
        blocks.emplace_back(SheetText{tr(
            "Forecast and table are the same program: “as predicted” means that it was compared with itself "
            "and agrees. What the regulation demands after such faults was read by hand:")});
        blocks.emplace_back(demands());
        return blocks;
    }

    // Of each rule once, in the order of the faults.
    SheetBlock demands() const {
        SheetFacts facts;
        for (const JudgedFault& fault : m_facts.requests.faults) {
            const auto stored = storedFaultFrom(fault.facts);
            const auto round = record::roundIdFrom(fault.round.toStdString());
            const auto table = std::ranges::find_if(m_facts.tables, [&](const ReportedTable& one) {
                return round && one.row.number == round->table;
            });
            if (!stored || table == m_facts.tables.end()) {
                continue;
            }
            for (const FaultDemand& demand : faultDemands(table->row.rules, stored->injected.kind)) {
                if (std::ranges::find(facts, demand.text, &SheetFact::value) == facts.end()) {
                    facts.push_back({demand.rule, demand.text});
                }
            }
        }
        return facts.empty() ? SheetBlock(SheetText{tr("Their tables are not among those of this report.")})
                             : SheetBlock(std::move(facts));
    }

    const ReportFacts& m_facts;
    const InspectionCase& m_case;
};

} // namespace

QString reportedSince(const ReportFacts& facts) { return ReportedFindings::since(facts.requests.begun); }

std::vector<SheetSection> reportedFindings(const ReportFacts& facts) {
    return ReportedFindings(facts).sections();
}

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
            if (what && (what->before.isEmpty() || what->before != what->after)) {
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
            list.empty() ? tr("None was made at the inspected tables.")
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
                {one.round, QString::number(one.seq), one.detail.isEmpty() ? one.event : one.detail,
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

namespace {

QSet<QPair<QString, quint64>> correctedAt(const ReportFacts& facts) {
    QSet<QPair<QString, quint64>> places;
    for (const auto& one : ReportedCorrections::of(facts)) {
        places.insert({one.round, one.seq});
    }
    return places;
}

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

namespace {

class ReportedRules {
    Q_DECLARE_TR_FUNCTIONS(InspectionReport)

public:
    explicit ReportedRules(const ReportFacts& facts) : m_facts(facts) {}

    SheetSection section() const {
        SheetTable judged;
        judged.columns = {
            {tr("Rule"), false, 9},     {tr("Title"), false, 27},    {tr("Offered"), false, 10},
            {tr("Decided"), false, 10}, {tr("Asserted"), false, 10}, {tr("Applied"), false, 9},
            {tr("Verdict"), false, 13}, {tr("Remark"), false, 15},   {tr("Initials"), false, 9}};
        SheetFacts uncovered;
        SheetFacts unasserted;
        SheetFacts unconfirmed;
        ProofCounts rules;
        for (const ConformityLine& line : m_facts.requests.rules) {
            const ProofCounts shown = countsOf(line.proofs.value_or(QList<RuleProof>()));
            rules.offered += shown.offered > 0 ? 1 : 0;
            rules.decided += shown.decided > 0 ? 1 : 0;
            rules.asserted += shown.asserted > 0 ? 1 : 0;
            if (line.covered || !line.note.isEmpty() || line.differs) {
                judged.rows.push_back({line.rule.id, titleOf(line), proofCountText(shown.offered),
                                       proofCountText(shown.decided), proofCountText(shown.asserted),
                                       line.covered ? tr("yes") : tr("no"), verdictWords(line.note),
                                       line.note.remark, line.note.initials});
            }
            if (line.rule.unconfirmed) {
                add(line.rule, unconfirmed);
            }
            if (!line.covered) {
                add(line.rule, uncovered);
            }
            if (shown.asserted == 0) {
                add(line.rule, unasserted);
            }
        }
        std::vector<SheetBlock> blocks;
        blocks.emplace_back(SheetText{m_facts.requests.conformity});
        blocks.emplace_back(
            SheetText{tr("In the shipped scenarios %1 rules and readings are offered (a table opens with "
                         "them), %2 decided (an event of a round or a refusal carries them out), %3 asserted "
                         "(an expectation that is met checks them, or a file is refused by them).")
                          .arg(rules.offered)
                          .arg(rules.decided)
                          .arg(rules.asserted)});
        if (!judged.rows.empty()) {
            blocks.emplace_back(std::move(judged));
        }
        if (!uncovered.empty()) {
            //: %1 since when
            blocks.emplace_back(
                SheetText{tr("Not seen applied in an event log %1:").arg(reportedSince(m_facts))});
            blocks.emplace_back(std::move(uncovered));
        }
        if (!unasserted.empty()) {
            blocks.emplace_back(SheetText{tr("Asserted in no shipped scenario:")});
            blocks.emplace_back(std::move(unasserted));
        }
        if (!unconfirmed.empty()) {
            blocks.emplace_back(
                SheetText{tr("Our words are to be confirmed against the Diário da República for:")});
            blocks.emplace_back(std::move(unconfirmed));
        }
        addPictures(blocks);
        return {tr("Rules"), std::move(blocks)};
    }

private:
    static QString titleOf(const ConformityLine& line) {
        return line.differs ? line.rule.title + u' ' + differenceText(*line.differs) : line.rule.title;
    }

    // The windows that were seen, and each file's hash.
    void addPictures(std::vector<SheetBlock>& blocks) const {
        SheetPictures pictures;
        SheetFacts facts;
        for (const RulePicture& picture : m_facts.requests.inspection.findings.pictures) {
            const QByteArray bytes = pictureBytes(picture, m_facts.requests.pictureFolder);
            const QString caption = picture.rule + QStringLiteral(" · ") + pictureCaption(picture);
            if (!bytes.isEmpty()) {
                pictures.push_back({QImage::fromData(bytes, "PNG"), caption});
            }
            facts.push_back({caption, bytes.isEmpty()
                                          ? tr("The picture %1 is missing or was changed.").arg(picture.file)
                                          : tr("%1, SHA-256 %2").arg(picture.file, picture.sha256)});
        }
        if (facts.empty()) {
            return;
        }
        blocks.emplace_back(SheetText{tr("Pictures of the window, as evidence for rules that are seen:")});
        if (!pictures.empty()) {
            blocks.emplace_back(std::move(pictures));
        }
        blocks.emplace_back(std::move(facts));
    }

    // Adds a rule to the list of its regulation.
    static void add(const InspectedRule& rule, SheetFacts& facts) {
        if (facts.empty() || facts.back().label != rule.name) {
            facts.push_back({rule.name, rule.id});
        } else {
            facts.back().value += QStringLiteral(", ") + rule.id;
        }
    }

    // With its date and time.
    static QString verdictWords(const InspectionNote& note) {
        const QString verdict = verdictName(note.verdict);
        return note.at.isValid() ? verdict + u' ' + zonedMomentText(note.at) : verdict;
    }

    static QString verdictName(InspectionNote::Verdict verdict) {
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
