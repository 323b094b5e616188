// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/events/setting_text.h"
#include "app/core/text/amounts.h"
#include "app/core/text/moments.h"
#include "app/core/text/texts.h"
#include "app/desks/inspect/file/case_sheet.h"
#include "app/desks/inspect/report/report_sections.h"
#include "engine/base/seed.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>

namespace mesaviva::app {

namespace {

QJsonValue centsOf(Money amount) { return static_cast<qint64>(amount.cents); }

QString isoOf(record::WallTime at) { return timeOf(at).toUTC().toString(Qt::ISODateWithMs); }

QJsonArray namesOf(const ConformityLine& line, bool RuleProof::*mark) {
    return QJsonArray::fromStringList(namesOf(line.proofs.value_or(QList<RuleProof>()), mark));
}

class ReportJson {
public:
    explicit ReportJson(const ReportFacts& facts) : m_facts(facts), m_case(facts.requests.inspection) {}

    QJsonObject json() const {
        QJsonArray tables;
        for (const ReportedTable& table : m_facts.tables) {
            tables.append(jsonOfTable(table));
        }
        QJsonArray complaints;
        for (const Complaint& complaint : m_case.complaints) {
            complaints.append(jsonOf(complaint, !m_facts.lost.contains(complaint.round)));
        }
        QJsonArray pinned;
        for (const PinnedNote& note : m_case.pinned) {
            QJsonObject object = jsonOf(note);
            object[QLatin1String("event")] = note.happened();
            pinned.append(object);
        }
        QJsonArray injected;
        for (const JudgedFault& fault : m_facts.requests.faults) {
            injected.append(
                QJsonObject{{QStringLiteral("game"), fault.game},
                            {QStringLiteral("fault"), fault.fault},
                            {QStringLiteral("verdict"), fault.verdict},
                            {QStringLiteral("table_time"), fault.time},
                            {QStringLiteral("round"), fault.round},
                            {QStringLiteral("at"), fault.wall.toUTC().toString(Qt::ISODateWithMs)},
                            {QStringLiteral("as_foretold"), fault.mark == FaultLineModel::Same},
                            {QStringLiteral("facts"), fault.facts}});
        }
        QJsonArray rules;
        static const QStringList kVerdictKeys{QStringLiteral("open"), QStringLiteral("pass"),
                                              QStringLiteral("fail"), QStringLiteral("not_applicable")};
        for (const ConformityLine& line : m_facts.requests.rules) {
            QJsonObject rule{
                {QStringLiteral("rule"), line.rule.id},
                {QStringLiteral("regulation"), line.rule.name},
                {QStringLiteral("title"), line.rule.title},
                {QStringLiteral("covered"), line.covered},
                {QStringLiteral("offered"), namesOf(line, &RuleProof::offered)},
                {QStringLiteral("decided"), namesOf(line, &RuleProof::decided)},
                {QStringLiteral("asserted"), namesOf(line, &RuleProof::asserted)},
                {QStringLiteral("verdict"), kVerdictKeys[line.note.verdict]},
                {QStringLiteral("remark"), line.note.remark},
                {QStringLiteral("initials"), line.note.initials},
                {QStringLiteral("judged_at"),
                 line.note.at.isValid() ? line.note.at.toUTC().toString(Qt::ISODateWithMs) : QString()}};
            if (line.rule.unconfirmed) {
                rule.insert(QStringLiteral("confirmed"), false);
            }
            if (line.differs) {
                rule.insert(QStringLiteral("differs"), jsonOf(*line.differs));
            }
            rules.append(rule);
        }
        QJsonArray pictures;
        for (const RulePicture& picture : m_facts.requests.inspection.findings.pictures) {
            QJsonObject shown = jsonOf(picture);
            // the file itself, so that its hash can be checked: empty if it is missing or was changed
            shown.insert(
                QStringLiteral("png_base64"),
                QString::fromLatin1(pictureBytes(picture, m_facts.requests.pictureFolder).toBase64()));
            pictures.append(shown);
        }
        QJsonArray checks;
        for (const StoredCheck& check : m_case.checks) {
            checks.append(jsonOf(check));
        }
        QJsonArray rounds;
        for (const ReportedRound& round : m_facts.rounds) {
            rounds.append(QJsonObject{{QStringLiteral("id"), round.id},
                                      {QStringLiteral("facts"), round.facts},
                                      {QStringLiteral("sheet"), sheetText(round.sheet)}});
        }
        return {
            {QStringLiteral("format"), QStringLiteral("mesaviva.inspection-report/1")},
            {QStringLiteral("made"), QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs)},
            {QStringLiteral("case"), jsonOfCase(m_case)},
            {QStringLiteral("case_head"), m_facts.requests.chain.head()},
            {QStringLiteral("case_entries"), m_facts.requests.chain.size()},
            {QStringLiteral("case_broken_at"), m_facts.requests.chain.broken()},
            {QStringLiteral("inspector"), m_case.initials},
            {QStringLiteral("program"), QCoreApplication::applicationVersion()},
            {QStringLiteral("program_sha256"), m_facts.build.program},
            {QStringLiteral("program_built_sha256"), m_facts.build.built},
            {QStringLiteral("program_as_built"), m_facts.build.isProgramAsBuilt()},
            {QStringLiteral("assets"), m_facts.build.assets},
            {QStringLiteral("assets_sha256"), m_facts.build.assetsSum},
            {QStringLiteral("assets_as_built"), m_facts.build.areAssetsAsBuilt()},
            {QStringLiteral("assets_different"), QJsonArray::fromStringList(m_facts.build.different)},
            {QStringLiteral("corrections"), jsonOfCorrections(m_facts)},
            {QStringLiteral("corrections_cut"), m_facts.correctionsCut},
            {QStringLiteral("read"), m_facts.read.toUTC().toString(Qt::ISODateWithMs)},
            {QStringLiteral("record_chain_head"), m_facts.chainHead},
            {QStringLiteral("rule_pictures"), pictures},
            {QStringLiteral("tables"), tables},
            {QStringLiteral("ledger"), jsonOfTotal()},
            {QStringLiteral("newest_table"),
             m_facts.newest ? QJsonValue(static_cast<qint64>(m_facts.newest->table.number)) : QJsonValue()},
            {QStringLiteral("newest_ledger"),
             m_facts.newest ? QJsonValue(jsonOfLedger(*m_facts.newest)) : QJsonValue()},
            {QStringLiteral("looked_at"), QJsonArray::fromStringList(m_case.looked)},
            {QStringLiteral("played"), jsonOf(m_case.stagedTables)},
            {QStringLiteral("fault_caused_in"), QJsonArray::fromStringList(m_facts.injected)},
            {QStringLiteral("significant"), jsonOfSignificant()},
            {QStringLiteral("significant_cut"), m_facts.significantCut},
            {QStringLiteral("disputes"), complaints},
            {QStringLiteral("notes"), pinned},
            {QStringLiteral("faults"), injected},
            {QStringLiteral("program_started"), m_facts.requests.started.toUTC().toString(Qt::ISODateWithMs)},
            {QStringLiteral("begun_anew"), m_facts.requests.begun.toUTC().toString(Qt::ISODateWithMs)},
            {QStringLiteral("verification"), jsonOfVerification()},
            {QStringLiteral("second_copy"), textOf(name(m_facts.copy))},
            {QStringLiteral("verified"), checks},
            {QStringLiteral("points"), jsonOfPoints()},
            {QStringLiteral("returned"), jsonOfReturned(m_facts)},
            {QStringLiteral("chance"), jsonOfChance(m_facts)},
            {QStringLiteral("rules"), rules},
            {QStringLiteral("rounds"), rounds},
            {QStringLiteral("troubles"), QJsonArray::fromStringList(m_facts.troubles)},
            {QStringLiteral("missing"), QJsonArray::fromStringList(m_facts.missing)}};
    }

private:
    QJsonArray jsonOfSignificant() const {
        QJsonArray list;
        for (std::size_t i = 0; i < m_facts.significant.size(); ++i) {
            const record::SignificantEvent& event = m_facts.significant[i];
            const QString game = QString::fromStdString(event.game);
            QJsonArray changes;
            for (const record::SettingChange& change : event.changes) {
                changes.append(
                    QJsonObject{{QStringLiteral("setting"), QString::fromStdString(change.setting)},
                                {QStringLiteral("before"), QString::fromStdString(change.before)},
                                {QStringLiteral("after"), QString::fromStdString(change.after)},
                                {QStringLiteral("told"), SettingText::change(game, change)}});
            }
            list.append(
                QJsonObject{{QStringLiteral("kind"), QString::fromLatin1(name(event.kind).data())},
                            {QStringLiteral("table"), static_cast<qint64>(event.round.table)},
                            {QStringLiteral("round"),
                             event.round.round > 0 ? QString::fromStdString(textOf(event.round)) : QString()},
                            {QStringLiteral("seq"), static_cast<qint64>(event.seq)},
                            {QStringLiteral("at"), isoOf(event.wall)},
                            {QStringLiteral("event"), QString::fromStdString(event.event)},
                            {QStringLiteral("rules"), QString::fromStdString(event.rules)},
                            {QStringLiteral("player"), QString::fromStdString(event.player)},
                            {QStringLiteral("detail"), QString::fromStdString(event.detail)},
                            {QStringLiteral("amount"), centsOf(event.amount)},
                            {QStringLiteral("simulated"), event.simulated},
                            {QStringLiteral("changes"), changes},
                            {QStringLiteral("told"), m_facts.significantDetails[i].sentence}});
        }
        return list;
    }

    static QJsonObject jsonOfTable(const ReportedTable& table) {
        QJsonObject settings;
        for (const SheetFact& fact : table.settings) {
            settings.insert(fact.label, fact.value);
        }
        QJsonObject json{{QStringLiteral("table"), static_cast<qint64>(table.row.number)},
                         {QStringLiteral("game"), QString::fromStdString(table.row.game)},
                         {QStringLiteral("rules"), QString::fromStdString(table.row.rules)},
                         {QStringLiteral("rules_version"), QString::fromStdString(table.row.rulesVersion)},
                         {QStringLiteral("program"), QString::fromStdString(table.row.program)},
                         {QStringLiteral("opened"), isoOf(table.row.opened)},
                         {QStringLiteral("events"), static_cast<qint64>(table.row.events)},
                         {QStringLiteral("chain"), QString::fromStdString(toHex(table.row.hash))},
                         {QStringLiteral("in_words"), settings}};
        if (table.opening) {
            QJsonArray simulated;
            for (const std::string& name : table.opening->simulated) {
                simulated.append(QString::fromStdString(name));
            }
            json.insert(QStringLiteral("settings"),
                        QJsonDocument::fromJson(QByteArray::fromStdString(table.opening->settings)).object());
            json.insert(QStringLiteral("settings_text"), QString::fromStdString(table.opening->settings));
            json.insert(QStringLiteral("settings_sha256"),
                        QString::fromStdString(toHex(table.opening->settingsHash)));
            json.insert(QStringLiteral("simulated"), simulated);
            json.insert(QStringLiteral("crowd"), static_cast<qint64>(table.opening->crowd));
        }
        if (table.ledger) {
            json.insert(QStringLiteral("ledger"), jsonOfLedger(*table.ledger));
        }
        return json;
    }

    QJsonValue jsonOfTotal() const {
        if (!m_facts.total) {
            return {};
        }
        const ReportedTotal& total = *m_facts.total;
        return QJsonObject{{QStringLiteral("tables"), total.tables},
                           {QStringLiteral("rounds"), static_cast<qint64>(total.rounds)},
                           {QStringLiteral("accounts"), jsonOfMovements(total.accounts)},
                           {QStringLiteral("staked"), centsOf(total.staked)},
                           {QStringLiteral("returned"), centsOf(total.returned)},
                           {QStringLiteral("balances"), total.wrong.isEmpty()},
                           {QStringLiteral("unbalanced_tables"), QJsonArray::fromStringList(total.wrong)}};
    }

    // Without what the accounts held: points brought from table to table would be counted at each.
    static QJsonArray jsonOfMovements(const std::vector<record::AccountLine>& lines) {
        QJsonArray accounts;
        for (const record::AccountLine& line : lines) {
            accounts.append(QJsonObject{{QStringLiteral("account"), QString::fromStdString(line.account)},
                                        {QStringLiteral("in"), centsOf(line.in)},
                                        {QStringLiteral("out"), centsOf(line.out)}});
        }
        return accounts;
    }

    static QJsonArray jsonOfAccounts(const std::vector<record::AccountLine>& lines) {
        QJsonArray accounts;
        for (const record::AccountLine& line : lines) {
            accounts.append(QJsonObject{{QStringLiteral("account"), QString::fromStdString(line.account)},
                                        {QStringLiteral("opening"), centsOf(line.opening)},
                                        {QStringLiteral("in"), centsOf(line.in)},
                                        {QStringLiteral("out"), centsOf(line.out)},
                                        {QStringLiteral("closing"), centsOf(line.closing)}});
        }
        return accounts;
    }

    static QJsonObject jsonOfLedger(const record::TableReconciliation& ledger) {
        QJsonArray players;
        for (const record::PlayerLine& line : ledger.players) {
            players.append(QJsonObject{{QStringLiteral("player"), QString::fromStdString(line.player)},
                                       {QStringLiteral("simulated"), line.simulated},
                                       {QStringLiteral("admitted"), centsOf(line.admitted)},
                                       {QStringLiteral("free"), centsOf(line.free)},
                                       {QStringLiteral("chips"), centsOf(line.chips)},
                                       {QStringLiteral("staked"), centsOf(line.staked)},
                                       {QStringLiteral("returned"), centsOf(line.returned)},
                                       {QStringLiteral("on_the_table"), centsOf(line.onTable)},
                                       {QStringLiteral("closing"), centsOf(line.closing)},
                                       {QStringLiteral("fits"), line.fits()}});
        }
        QJsonArray differences;
        for (const std::string& difference : ledger.differences()) {
            differences.append(QString::fromStdString(difference));
        }
        return {{QStringLiteral("rounds"), static_cast<qint64>(ledger.rounds)},
                {QStringLiteral("runs"), ledger.runs},
                {QStringLiteral("accounts"), jsonOfAccounts(ledger.accounts)},
                {QStringLiteral("players"), players},
                {QStringLiteral("staked"), centsOf(ledger.staked)},
                {QStringLiteral("returned"), centsOf(ledger.returned)},
                {QStringLiteral("list_staked"), centsOf(ledger.listStaked)},
                {QStringLiteral("list_returned"), centsOf(ledger.listReturned)},
                {QStringLiteral("balances"), ledger.isRight()},
                {QStringLiteral("differences"), differences}};
    }

    QJsonValue jsonOfVerification() const {
        if (!m_facts.verification) {
            return {};
        }
        QJsonObject json{{QStringLiteral("told"), reportedVerification(m_facts)},
                         {QStringLiteral("whole"), *m_facts.verification && !(*m_facts.verification)->bad}};
        if (*m_facts.verification) {
            const record::Verification& all = **m_facts.verification;
            const auto add = [&](const char* key, std::uint64_t value) {
                json.insert(QLatin1String(key), static_cast<qint64>(value));
            };
            add("tables", all.tables);
            add("rounds", all.rounds);
            add("events", all.events);
            add("commitments", all.commitments);
            add("outcomes", all.outcomes);
            add("given", all.given);
            add("settlements", all.settlements);
            add("payments", all.payments);
            add("unfinished", all.unfinished);
            add("scripted", all.scripted);
            add("removed_tables", all.removedTables);
            add("removed_rounds", all.removedRounds);
            add("named_less", all.namedLess);
        }
        return json;
    }

    QJsonValue jsonOfPoints() const {
        if (m_facts.points.empty()) {
            return {};
        }
        return QJsonObject{{QStringLiteral("rounds"), static_cast<qint64>(m_facts.pointRounds)},
                           {QStringLiteral("before"),
                            centsOf(m_facts.points.front().before() - m_facts.points.front().given)},
                           {QStringLiteral("net"), centsOf(m_facts.pointNet)},
                           {QStringLiteral("given"), centsOf(m_facts.pointGiven)},
                           {QStringLiteral("after"), centsOf(m_facts.points.back().after)}};
    }

    const ReportFacts& m_facts;
    const InspectionCase& m_case;
};

} // namespace

QJsonObject reportJson(const ReportFacts& facts) {
    const AmountsAt anywhere(AmountPlace::anywhere);
    return ReportJson(facts).json();
}

} // namespace mesaviva::app
