// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/record/stored_name.h"
#include "app/core/text/amount_unit.h"
#include "app/core/text/amounts.h"
#include "app/desks/inspect/report/report_parts.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>
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

class ReportedLedgers {
    Q_DECLARE_TR_FUNCTIONS(InspectionReport)

public:
    explicit ReportedLedgers(const ReportFacts& facts) : m_facts(facts) {}

    std::vector<SheetSection> sections() const {
        std::vector<SheetSection> list;
        if (m_facts.total) {
            list.push_back(ofAll(*m_facts.total));
        }
        if (m_facts.newest) {
            list.push_back(ofTable(*m_facts.newest));
        }
        for (const ReportedTable& table : m_facts.tables) {
            if (table.ledger) {
                list.push_back(ofTable(*table.ledger));
            }
        }
        return list;
    }

private:
    static SheetTable accountsTable(const std::vector<record::AccountLine>& lines) {
        SheetTable accounts;
        accounts.columns = {{tr("Account"), false, 32},
                            {tr("At the opening"), true, 17},
                            {tr("In"), true, 17},
                            {tr("Out"), true, 17},
                            {tr("At the close"), true, 17}};
        Money opening;
        Money closing;
        for (const record::AccountLine& line : lines) {
            opening = record::added(opening, line.opening);
            closing = record::added(closing, line.closing);
            accounts.rows.push_back({accountName(line.account), amountText(line.opening), amountText(line.in),
                                     amountText(line.out), amountText(line.closing)});
        }
        accounts.rows.push_back(
            {tr("All accounts"), amountText(opening), QString(), QString(), amountText(closing)});
        return accounts;
    }

    static SheetSection ofAll(const ReportedTotal& total) {
        const auto count = [](auto number) { return QLocale().toString(static_cast<qulonglong>(number)); };
        const QString verdict = total.wrong.isEmpty() ? tr("Each of them balances to the cent.")
                                                      //: %1 numbers of tables
                                                      : tr("Tables that do not balance or can't be read: %1.")
                                                            .arg(total.wrong.join(QStringLiteral(", ")));
        std::vector<SheetBlock> blocks;
        blocks.emplace_back(SheetText{
            //: %1 and %2 how many; %3 and %4 amounts
            tr("All tables on record: %1; rounds that were closed: %2. Those who are not simulated have "
               "staked %3, and %4 came back.")
                .arg(count(total.tables), count(total.rounds), amountText(total.staked),
                     amountText(total.returned)) +
            u' ' + verdict});
        blocks.emplace_back(accountsTable(total.accounts));
        return {tr("Ledger of the whole record"), std::move(blocks)};
    }

    static SheetSection ofTable(const record::TableReconciliation& ledger) {
        const AmountsAt there(placeOfRules(ledger.table.rules));
        // Whether any table had chips brought late or carried off.
        const bool hasChips = std::ranges::any_of(
            ledger.players, [](const record::PlayerLine& line) { return line.chips != Money{}; });
        SheetTable players;
        players.columns = {{tr("Player"), false, 20},     {tr("Brought"), true, 13},
                           {tr("Free points"), true, 12}, {tr("Staked"), true, 13},
                           {tr("Returned"), true, 13},    {tr("On the table"), true, 13},
                           {tr("In the end"), true, 16}};
        record::PlayerLine total;
        if (hasChips) {
            players.columns = {{tr("Player"), false, 17},      {tr("Brought"), true, 12},
                               {tr("Free points"), true, 11},  {tr("Chips"), true, 11},
                               {tr("Staked"), true, 12},       {tr("Returned"), true, 12},
                               {tr("On the table"), true, 11}, {tr("In the end"), true, 14}};
        }
        const auto row = [hasChips](const QString& name, const record::PlayerLine& line) {
            std::vector<QString> cells{name, amountText(line.admitted), amountText(line.free)};
            if (hasChips) {
                cells.push_back(signedAmountText(line.chips));
            }
            for (const Money amount : {line.staked, line.returned, line.onTable, line.closing}) {
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
            total.onTable = record::added(total.onTable, line.onTable);
            total.closing = record::added(total.closing, line.closing);
        }
        const auto cells = row(tr("All players"), total);
        players.rows.push_back({cells.begin(), cells.end()});
        std::vector<SheetBlock> blocks;
        blocks.emplace_back(SheetText{ledgerVerdict(ledger)});
        blocks.emplace_back(accountsTable(ledger.accounts));
        blocks.emplace_back(std::move(players));
        //: %1 a table's number
        return {tr("Ledger of table %1").arg(ledger.table.number), std::move(blocks)};
    }

    static QString accountName(const std::string& key) {
        for (const auto& [account, words] : kAccounts) {
            if (key == account) {
                return tr(words);
            }
        }
        return QString::fromStdString(key);
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

    const ReportFacts& m_facts;
};

} // namespace

std::vector<SheetSection> reportedLedgers(const ReportFacts& facts) {
    return ReportedLedgers(facts).sections();
}

} // namespace mesaviva::app
