// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/inspect/dispute_sheet.h"
#include "app/inspect/inspection_report.h"
#include "app/inspect/significant_model.h"
#include "app/inspect/trace_words.h"
#include "app/inspect/typed_words.h"
#include "app/record/kept_name.h"
#include "app/record/record_keeper.h"
#include "app/words/amounts.h"
#include "app/words/moments.h"
#include "engine/base/seed.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLocale>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

namespace mesaviva::app {

namespace {

constexpr std::array<std::pair<const char*, const char*>, 10> kAccounts{{
    {"issuer", QT_TRANSLATE_NOOP("InspectionReport", "Issuer of free points")},
    {"house", QT_TRANSLATE_NOOP("InspectionReport", "House")},
    {"wallets", QT_TRANSLATE_NOOP("InspectionReport", "Players' points")},
    {"stakes", QT_TRANSLATE_NOOP("InspectionReport", "Stakes on the table")},
    {"crowd", QT_TRANSLATE_NOOP("InspectionReport", "Simulated crowd")},
    {"card_money", QT_TRANSLATE_NOOP("InspectionReport", "Price of the cards")},
    {"prize_money", QT_TRANSLATE_NOOP("InspectionReport", "Prizes to be paid")},
    {"carried", QT_TRANSLATE_NOOP("InspectionReport", "Carried to the next round")},
    {"bingo_jackpot", QT_TRANSLATE_NOOP("InspectionReport", "Bingo jackpot")},
    {"line_jackpot", QT_TRANSLATE_NOOP("InspectionReport", "Line jackpot")},
}};

QJsonValue centsOf(Money amount) { return static_cast<qint64>(amount.cents); }

QString isoOf(record::WallTime at) { return timeOf(at).toUTC().toString(Qt::ISODateWithMs); }

class ReportWriter {
    Q_DECLARE_TR_FUNCTIONS(InspectionReport)

public:
    explicit ReportWriter(const ReportFacts& facts) : m_facts(facts), m_case(facts.wishes.inspection) {}

    SheetDocument document() const {
        SheetDocument sheet;
        sheet.title = tr("Report of an inspection");
        sheet.subtitle = QLocale().toString(QDateTime::currentDateTime(), QLocale::LongFormat) + zone();
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
            std::vector<SheetBlock> told;
            for (const QString& trouble : m_facts.troubles) {
                told.emplace_back(SheetText{trouble});
            }
            sheet.sections.push_back({tr("What could not be read"), std::move(told)});
        }
        addTables(sheet);
        sheet.sections.push_back({tr("What was looked at"), {looked()}});
        sheet.sections.push_back({tr("Significant events"), significant()});
        sheet.sections.push_back({tr("Complaints"), {complaints()}});
        sheet.sections.push_back({tr("Notes at events"), {notes()}});
        sheet.sections.push_back({tr("Faults that were caused"), faults()});
        sheet.sections.push_back({tr("Check of the record"), {SheetText{verification()}}});
        addLedgers(sheet);
        sheet.sections.push_back({tr("This player's points"), {points()}});
        addRules(sheet);
        for (const Dispute& dispute : m_case.disputes) {
            bind(sheet, disputeSheet(dispute, !m_facts.lost.contains(dispute.round)));
        }
        for (const ReportedRound& round : m_facts.rounds) {
            bind(sheet, round.sheet);
        }
        return sheet;
    }

    QJsonObject json() const {
        QJsonArray tables;
        for (const ReportedTable& table : m_facts.tables) {
            tables.append(jsonOfTable(table));
        }
        QJsonArray disputes;
        for (const Dispute& dispute : m_case.disputes) {
            disputes.append(jsonOf(dispute, !m_facts.lost.contains(dispute.round)));
        }
        QJsonArray pinned;
        for (const PinnedNote& note : m_case.pinned) {
            pinned.append(QJsonObject{{QStringLiteral("round"), note.round},
                                      {QStringLiteral("seq"), static_cast<qint64>(note.seq)},
                                      {QStringLiteral("event"), note.event},
                                      {QStringLiteral("note"), note.text}});
        }
        QJsonArray caused;
        for (const JudgedFault& fault : m_facts.wishes.faults) {
            caused.append(QJsonObject{{QStringLiteral("game"), fault.game},
                                      {QStringLiteral("fault"), fault.fault},
                                      {QStringLiteral("verdict"), fault.verdict},
                                      {QStringLiteral("as_foretold"), fault.mark == FaultLineModel::Same}});
        }
        QJsonArray rules;
        static const QStringList kVerdictKeys{QStringLiteral("open"), QStringLiteral("pass"),
                                              QStringLiteral("fail"), QStringLiteral("not_applicable")};
        for (const ConformityLine& line : m_facts.wishes.rules) {
            rules.append(QJsonObject{{QStringLiteral("rule"), line.rule.id},
                                     {QStringLiteral("regulation"), line.rule.name},
                                     {QStringLiteral("title"), line.rule.title},
                                     {QStringLiteral("covered"), line.covered},
                                     {QStringLiteral("verdict"), kVerdictKeys[line.note.verdict]},
                                     {QStringLiteral("remark"), line.note.remark},
                                     {QStringLiteral("initials"), line.note.initials}});
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
            {QStringLiteral("inspector"), m_case.initials},
            {QStringLiteral("program"), QCoreApplication::applicationVersion()},
            {QStringLiteral("program_sha256"), m_facts.programHash},
            {QStringLiteral("record_chain_head"), m_facts.chainHead},
            {QStringLiteral("tables"), tables},
            {QStringLiteral("looked_at"), QJsonArray::fromStringList(m_case.looked)},
            {QStringLiteral("significant"), jsonOfSignificant()},
            {QStringLiteral("significant_cut"), m_facts.significantCut},
            {QStringLiteral("disputes"), disputes},
            {QStringLiteral("notes"), pinned},
            {QStringLiteral("faults"), caused},
            {QStringLiteral("program_started"), m_facts.wishes.started.toUTC().toString(Qt::ISODateWithMs)},
            {QStringLiteral("begun_anew"), m_facts.wishes.begun.toUTC().toString(Qt::ISODateWithMs)},
            {QStringLiteral("verification"), jsonOfVerification()},
            {QStringLiteral("points"), jsonOfPoints()},
            {QStringLiteral("rules"), rules},
            {QStringLiteral("rounds"), rounds},
            {QStringLiteral("troubles"), QJsonArray::fromStringList(m_facts.troubles)},
            {QStringLiteral("missing"), QJsonArray::fromStringList(m_facts.missing)}};
    }

private:
    static QString moment(record::WallTime at) {
        return QLocale().toString(timeOf(at).date(), QLocale::ShortFormat) +
               timeOf(at).time().toString(QStringLiteral(" HH:mm:ss"));
    }

    // By how much the times on the sheet are before or behind universal time.
    static QString zone() {
        const int minutes = QDateTime::currentDateTime().offsetFromUtc() / 60;
        return QStringLiteral(" (UTC%1%2:%3)")
            .arg(minutes < 0 ? QStringLiteral("−") : QStringLiteral("+"))
            .arg(std::abs(minutes) / 60, 2, 10, QLatin1Char('0'))
            .arg(std::abs(minutes) % 60, 2, 10, QLatin1Char('0'));
    }

    static QString accountName(const std::string& key) {
        for (const auto& [account, words] : kAccounts) {
            if (key == account) {
                return tr(words);
            }
        }
        return QString::fromStdString(key);
    }

    static QString hashOrNot(const QString& hash) { return hash.isEmpty() ? tr("could not be read") : hash; }

    SheetFacts about() const {
        return {
            {tr("Inspector"), m_case.initials.isEmpty() ? tr("nobody has signed") : m_case.initials},
            {tr("Program"), QStringLiteral("Mesa Viva ") + QCoreApplication::applicationVersion()},
            {tr("SHA-256 of the program's file"), hashOrNot(m_facts.programHash)},
            {tr("Head of the record's chain"), hashOrNot(m_facts.chainHead)},
            {tr("The record"),
             tr("was only read for this report; tables that were inspected live are on it like any other")}};
    }

    void addTables(SheetDocument& sheet) const {
        if (m_facts.tables.empty()) {
            sheet.sections.push_back({tr("Tables"), {SheetText{tr("No table was looked at.")}}});
        }
        for (const ReportedTable& table : m_facts.tables) {
            SheetFacts facts{
                {tr("Opened"), moment(table.row.opened)},
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
            sheet.sections.push_back({tr("Table %1").arg(table.row.number), {std::move(facts)}});
        }
    }

    SheetBlock looked() const {
        return SheetText{m_case.looked.isEmpty() ? tr("No round was played again or read.")
                                                 : tr("Rounds that were played again or read: %1")
                                                       .arg(m_case.looked.join(QStringLiteral(", ")))};
    }

    std::vector<SheetBlock> significant() const {
        std::vector<SheetBlock> blocks;
        //: %1 an amount
        blocks.emplace_back(
            SheetText{tr("Of the tables that were looked at: faults and what was put back, void "
                         "rounds, refusals, changed settings, and wins from %1 on.")
                          .arg(amountText(record::SignificantFilter().largeWin))});
        if (m_facts.significant.empty()) {
            blocks.emplace_back(SheetText{tr("There were none.")});
            return blocks;
        }
        SheetTable table;
        table.columns = {{tr("Round"), false, 9},
                         {tr("Event"), true, 8},
                         {tr("Time"), false, 18},
                         {tr("What happened"), false, 50},
                         {tr("Rules"), false, 15}};
        for (std::size_t i = 0; i < m_facts.significant.size(); ++i) {
            const record::SignificantEvent& event = m_facts.significant[i];
            table.rows.push_back(
                {event.round.round > 0 ? QString::fromStdString(textOf(event.round))
                                       : tr("Table %1").arg(event.round.table),
                 event.seq > 0 ? QString::number(event.seq) : QString(), moment(event.wall),
                 TraceWords::join({SignificantModel::titleOf(event),
                                   m_facts.significantTold.value(static_cast<qsizetype>(i))}),
                 QString::fromStdString(event.rules)});
        }
        blocks.emplace_back(std::move(table));
        if (m_facts.significantCut) {
            //: %1 how many are listed
            blocks.emplace_back(
                SheetText{tr("There are more: the list ends at %1.")
                              .arg(QLocale().toString(static_cast<qulonglong>(m_facts.significant.size())))});
        }
        return blocks;
    }

    QJsonArray jsonOfSignificant() const {
        QJsonArray list;
        for (std::size_t i = 0; i < m_facts.significant.size(); ++i) {
            const record::SignificantEvent& event = m_facts.significant[i];
            list.append(QJsonObject{
                {QStringLiteral("kind"), QString::fromLatin1(name(event.kind).data())},
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
                {QStringLiteral("told"), m_facts.significantTold.value(static_cast<qsizetype>(i))}});
        }
        return list;
    }

    SheetBlock complaints() const {
        if (m_case.disputes.empty()) {
            return SheetText{tr("There were none.")};
        }
        SheetTable table;
        table.columns = {{tr("Round"), false, 10}, {tr("Player"), false, 18}, {tr("Finding"), false, 26},
                         {tr("Sum"), true, 14},    {tr("Rule"), false, 12},   {tr("Initials"), false, 10}};
        for (const Dispute& dispute : m_case.disputes) {
            const auto sum = sumTyped(dispute.sum);
            table.rows.push_back(
                {dispute.round, nameOnSheet(dispute.player), findingWords().value(dispute.finding),
                 sum ? amountText(*sum) : dispute.sum.trimmed(), dispute.rule, dispute.initials});
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
            table.rows.push_back({note.round, QString::number(note.seq), note.event, note.text});
        }
        return table;
    }

    std::vector<SheetBlock> faults() const {
        std::vector<SheetBlock> blocks;
        if (m_facts.wishes.faults.empty()) {
            //: %1 since when
            blocks.emplace_back(SheetText{tr("None was caused %1.").arg(since())});
            return blocks;
        }
        SheetTable table;
        table.columns = {{tr("Fault"), false, 45}, {tr("What came of it"), false, 55}};
        for (const JudgedFault& fault : m_facts.wishes.faults) {
            table.rows.push_back({fault.fault, fault.verdict});
        }
        //: %1 since when
        blocks.emplace_back(SheetText{tr("Caused %1:").arg(since())});
        blocks.emplace_back(std::move(table));
        return blocks;
    }

    // Since when faults are told of.
    QString since() const {
        const QDateTime& started = m_facts.wishes.started;
        const QDateTime& begun = m_facts.wishes.begun;
        return begun.isValid()
                   //: %1 date and time
                   ? tr("since this inspection was begun at %1")
                         .arg(QLocale().toString(begun, QLocale::ShortFormat))
                   : started.isValid()
                         //: %1 date and time
                         ? tr("since the program was started at %1")
                               .arg(QLocale().toString(started, QLocale::ShortFormat))
                         : tr("since the program was started");
    }

    QString verification() const {
        if (!m_facts.verification) {
            return tr("The whole record was not checked for this report.");
        }
        const auto& result = *m_facts.verification;
        if (!result) {
            return RecordKeeper::words(result.error().kind);
        }
        const QLocale locale;
        const auto count = [&](std::uint64_t number) {
            return locale.toString(static_cast<qulonglong>(number));
        };
        if (result->bad) {
            return tr("The record is not as it must be: %1")
                .arg(QString::fromStdString(textOf(*result->bad)));
        }
        const QString whole =
            tr("The record is whole: %1 events in the chain, %2 rounds played again, %3 outcomes made "
               "from their seeds, %4 settlements computed anew.")
                .arg(count(result->events), count(result->rounds), count(result->outcomes),
                     count(result->settlements));
        return whole + u' ' +
               //: %1 to %4 numbers
               tr("Rounds that are not closed, whose seeds are still sealed: %1. Rounds whose outcome a "
                  "scenario or a person has given: %2. Removed by their player's wish, and not checked: "
                  "%3 tables, %4 rounds.")
                   .arg(count(result->unfinished), count(result->scripted), count(result->removedTables),
                        count(result->removedRounds));
    }

    static QString differenceWords(const std::string& difference) {
        constexpr std::string_view kOfPlayer = "player:";
        return difference == "accounts" ? tr("the accounts do not add up")
               : difference == "list"   ? tr("the list of rounds says something else")
               : difference.rfind(kOfPlayer, 0) == 0
                   ? tr("the points of %1 are not what the events say")
                         .arg(nameOnSheet(QString::fromStdString(difference.substr(kOfPlayer.size()))))
                   : QString::fromStdString(difference);
    }

    static QString ledgerVerdict(const record::TableReconciliation& ledger) {
        QStringList differences;
        for (const std::string& difference : ledger.differences()) {
            differences.append(differenceWords(difference));
        }
        if (!differences.isEmpty()) {
            return tr("It does not balance: %1.").arg(differences.join(QStringLiteral("; ")));
        }
        return ledger.runs ? tr("The accounts balance to the cent. The last round was never closed: its "
                                "stakes are still "
                                "on their way.")
                           : tr("It balances to the cent: the accounts add up to zero after every event, "
                                "each player's "
                                "points are what the events say, and the list of rounds says the same.");
    }

    void addLedgers(SheetDocument& sheet) const {
        for (const ReportedTable& table : m_facts.tables) {
            if (!table.ledger) {
                continue;
            }
            const record::TableReconciliation& ledger = *table.ledger;
            SheetTable accounts;
            accounts.columns = {{tr("Account"), false, 32},
                                {tr("At the opening"), true, 17},
                                {tr("In"), true, 17},
                                {tr("Out"), true, 17},
                                {tr("At the close"), true, 17}};
            Money opening;
            Money closing;
            for (const record::AccountLine& line : ledger.accounts) {
                opening += line.opening;
                closing += line.closing;
                accounts.rows.push_back({accountName(line.account), amountText(line.opening),
                                         amountText(line.in), amountText(line.out),
                                         amountText(line.closing)});
            }
            accounts.rows.push_back(
                {tr("All accounts"), amountText(opening), QString(), QString(), amountText(closing)});
            // Chips that were brought late or carried off: there are tables without.
            const bool hasChips = std::ranges::any_of(
                ledger.players, [](const record::PlayerLine& line) { return line.chips != Money{}; });
            SheetTable players;
            players.columns = {{tr("Player"), false, 20},     {tr("Came with"), true, 13},
                               {tr("Free points"), true, 12}, {tr("Staked"), true, 13},
                               {tr("Returned"), true, 13},    {tr("On the table"), true, 13},
                               {tr("In the end"), true, 16}};
            record::PlayerLine total;
            if (hasChips) {
                players.columns = {{tr("Player"), false, 17},      {tr("Came with"), true, 12},
                                   {tr("Free points"), true, 11},  {tr("Chips"), true, 11},
                                   {tr("Staked"), true, 12},       {tr("Returned"), true, 12},
                                   {tr("On the table"), true, 11}, {tr("In the end"), true, 14}};
            }
            const auto row = [hasChips](const QString& name, const record::PlayerLine& line) {
                std::vector<QString> cells{name, amountText(line.admitted), amountText(line.free)};
                if (hasChips) {
                    cells.push_back(signedAmountText(line.chips));
                }
                for (const Money amount : {line.staked, line.returned, line.lying, line.closing}) {
                    cells.push_back(amountText(amount));
                }
                return cells;
            };
            for (const record::PlayerLine& line : ledger.players) {
                const QString name = nameOnSheet(QString::fromStdString(line.player));
                const auto cells = row(line.simulated ? tr("%1 (simulated)").arg(name) : name, line);
                players.rows.push_back({cells.begin(), cells.end()});
                total.admitted = record::added(total.admitted, line.admitted);
                total.free = record::added(total.free, line.free);
                total.chips = record::added(total.chips, line.chips);
                total.staked = record::added(total.staked, line.staked);
                total.returned = record::added(total.returned, line.returned);
                total.lying = record::added(total.lying, line.lying);
                total.closing = record::added(total.closing, line.closing);
            }
            const auto cells = row(tr("All players"), total);
            players.rows.push_back({cells.begin(), cells.end()});
            std::vector<SheetBlock> blocks;
            blocks.emplace_back(SheetText{ledgerVerdict(ledger)});
            blocks.emplace_back(std::move(accounts));
            blocks.emplace_back(std::move(players));
            //: %1 a table's number
            sheet.sections.push_back({tr("Ledger of table %1").arg(table.row.number), std::move(blocks)});
        }
    }

    SheetBlock points() const {
        if (m_facts.points.empty()) {
            return SheetText{tr("No round of this player is on record.")};
        }
        return SheetFacts{
            {tr("Rounds on record"), QLocale().toString(static_cast<qulonglong>(m_facts.pointRounds))},
            {tr("Before the first round"),
             amountText(m_facts.points.front().before() - m_facts.points.front().given)},
            {tr("Won or lost in all rounds"), signedAmountText(m_facts.pointNet)},
            {tr("Free points meanwhile"), signedAmountText(m_facts.pointGiven)},
            {tr("After the last round"), amountText(m_facts.points.back().after)}};
    }

    static QString verdictWords(InspectionNote::Verdict verdict) {
        switch (verdict) {
        case InspectionNote::None: return QStringLiteral("–");
        case InspectionNote::Pass: return tr("Pass");
        case InspectionNote::Fail: return tr("Fail");
        case InspectionNote::NotApplicable: return tr("Not applicable");
        }
        return {};
    }

    void addRules(SheetDocument& sheet) const {
        SheetTable judged;
        judged.columns = {{tr("Rule"), false, 10},    {tr("Title"), false, 36},  {tr("Acted"), false, 9},
                          {tr("Verdict"), false, 15}, {tr("Remark"), false, 20}, {tr("Initials"), false, 10}};
        std::vector<std::pair<QString, QStringList>> uncovered;
        for (const ConformityLine& line : m_facts.wishes.rules) {
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
        blocks.emplace_back(SheetText{m_facts.wishes.conformity});
        if (!judged.rows.empty()) {
            blocks.emplace_back(std::move(judged));
        }
        if (!uncovered.empty()) {
            const QDateTime& started = m_facts.wishes.started;
            //: %1 date and time
            blocks.emplace_back(SheetText{started.isValid()
                                              ? tr("Not seen to act since the program was started at %1:")
                                                    .arg(QLocale().toString(started, QLocale::ShortFormat))
                                              : tr("Not seen to act since the program was started:")});
            SheetFacts facts;
            for (const auto& [regulation, rules] : uncovered) {
                facts.push_back({regulation, rules.join(QStringLiteral(", "))});
            }
            blocks.emplace_back(std::move(facts));
        }
        sheet.sections.push_back({tr("Rules"), std::move(blocks)});
    }

    // Another sheet begins on a page of its own.
    static void bind(SheetDocument& sheet, const SheetDocument& other) {
        std::vector<SheetBlock> head;
        head.emplace_back(SheetText{other.subtitle});
        if (!other.remark.isEmpty()) {
            head.emplace_back(SheetText{other.remark});
        }
        sheet.sections.push_back({other.title, std::move(head), true});
        sheet.sections.insert(sheet.sections.end(), other.sections.begin(), other.sections.end());
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

    static QJsonObject jsonOfLedger(const record::TableReconciliation& ledger) {
        QJsonArray accounts;
        for (const record::AccountLine& line : ledger.accounts) {
            accounts.append(QJsonObject{{QStringLiteral("account"), QString::fromStdString(line.account)},
                                        {QStringLiteral("opening"), centsOf(line.opening)},
                                        {QStringLiteral("in"), centsOf(line.in)},
                                        {QStringLiteral("out"), centsOf(line.out)},
                                        {QStringLiteral("closing"), centsOf(line.closing)}});
        }
        QJsonArray players;
        for (const record::PlayerLine& line : ledger.players) {
            players.append(QJsonObject{{QStringLiteral("player"), QString::fromStdString(line.player)},
                                       {QStringLiteral("simulated"), line.simulated},
                                       {QStringLiteral("admitted"), centsOf(line.admitted)},
                                       {QStringLiteral("free"), centsOf(line.free)},
                                       {QStringLiteral("chips"), centsOf(line.chips)},
                                       {QStringLiteral("staked"), centsOf(line.staked)},
                                       {QStringLiteral("returned"), centsOf(line.returned)},
                                       {QStringLiteral("on_the_table"), centsOf(line.lying)},
                                       {QStringLiteral("closing"), centsOf(line.closing)},
                                       {QStringLiteral("fits"), line.fits()}});
        }
        QJsonArray differences;
        for (const std::string& difference : ledger.differences()) {
            differences.append(QString::fromStdString(difference));
        }
        return {{QStringLiteral("rounds"), static_cast<qint64>(ledger.rounds)},
                {QStringLiteral("runs"), ledger.runs},
                {QStringLiteral("accounts"), accounts},
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
        QJsonObject json{{QStringLiteral("told"), verification()},
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
            add("settlements", all.settlements);
            add("payments", all.payments);
            add("unfinished", all.unfinished);
            add("scripted", all.scripted);
            add("removed_tables", all.removedTables);
            add("removed_rounds", all.removedRounds);
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

SheetDocument reportSheet(const ReportFacts& facts) { return ReportWriter(facts).document(); }

QJsonObject reportJson(const ReportFacts& facts) { return ReportWriter(facts).json(); }

} // namespace mesaviva::app
