// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/events/game_description.h"
#include "app/core/history/finding_list_model.h"
#include "app/core/history/record_check.h"
#include "app/core/record/record_keeper.h"
#include "app/core/record/record_text.h"
#include "app/core/text/amounts.h"
#include "app/core/text/moments.h"
#include "app/desks/inspect/fairness/chance_desk.h"
#include "app/desks/inspect/file/inspection_case.h"
#include "app/desks/inspect/file/returned_text.h"
#include "app/desks/inspect/report/report_sections.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QLocale>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace mesaviva::app {

namespace {

class ReportedChecks {
    Q_DECLARE_TR_FUNCTIONS(InspectionReport)

public:
    explicit ReportedChecks(const ReportFacts& facts) : m_facts(facts) {}

    SheetSection check() const {
        return {tr("Check of the record"), {SheetText{words()}, SheetFacts{{tr("Second copy"), copy()}}}};
    }
    SheetSection verified() const {
        SheetFacts facts;
        for (const StoredCheck& check : m_facts.requests.inspection.checks) {
            const QString subject =
                check.sha256.isEmpty()
                    ? subjectOf(check)
                    : QStringLiteral("%1 (SHA-256: %2)").arg(subjectOf(check), check.sha256);
            facts.push_back(
                {zonedMomentText(check.at), QStringLiteral("%1. %2").arg(subject, verdictText(check))});
        }
        if (facts.empty()) {
            return {tr("What was verified"), {SheetText{tr("Nothing else was verified.")}}};
        }
        return {tr("What was verified"), {std::move(facts)}};
    }
    SheetSection points() const { return {tr("This player's points"), {counted()}}; }

    QString words() const {
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
        const QString exercise =
            result->isExercise ? tr("An exercise: errors were planted in this record.") + u' ' : QString();
        if (result->bad) {
            return exercise + tr("The record is not in order: %1").arg(FindingText::sentence(*result->bad));
        }
        const QString whole =
            exercise + tr("The record is intact. Events in the chain: %1; rounds replayed: %2; "
                          "outcomes derived from their seeds: %3; settlements recomputed: %4.")
                           .arg(count(result->events), count(result->rounds), count(result->outcomes),
                                count(result->settlements));
        const QString given =
            //: %1 how many
            tr("Outcomes given from outside, by a scenario or real equipment: %1.").arg(count(result->given));
        const QString since = RecordCheck::namedSince(verdictOf(result, false));
        return whole + u' ' + (result->given > 0 ? given + u' ' : QString()) +
               (since.isEmpty() ? QString() : since + u' ') +
               //: %1 to %4 numbers
               tr("Rounds that are not closed, whose seeds are still sealed: %1. Rounds whose outcome a "
                  "scenario or a person has given: %2. Removed at their player's request, and not checked: "
                  "%3 tables, %4 rounds.")
                   .arg(count(result->unfinished), count(result->scripted), count(result->removedTables),
                        count(result->removedRounds));
    }

private:
    // What the record's second copy, which a forger would have to change as well, says.
    QString copy() const {
        switch (m_facts.copy) {
        case CopyState::absent: return tr("There is none.");
        case CopyState::unchecked: return tr("There is one; it was not compared for this report.");
        case CopyState::agrees: return agreeing();
        case CopyState::differs:
            return tr("Compared: it differs. %1").arg(FindingText::sentence(*m_facts.copyDifference));
        case CopyState::unread: return tr("There is one, but it can't be read: the two were not compared.");
        }
        return {};
    }

    QString agreeing() const {
        const QString agrees = tr("Compared event by event: it agrees.");
        const auto& result = m_facts.verification;
        return result && *result && (*result)->removedTables > 0
                   ? agrees + u' ' +
                         tr("Rounds removed from the record are not removed from the copy; of those, only "
                            "how "
                            "they end was compared.")
                   : agrees;
    }

    SheetBlock counted() const {
        if (m_facts.points.empty()) {
            return SheetText{tr("No round of this player is on record.")};
        }
        return SheetFacts{
            {tr("Rounds on record"), QLocale().toString(static_cast<qulonglong>(m_facts.pointRounds))},
            {tr("Before the first round"),
             amountText(m_facts.points.front().before() - m_facts.points.front().given)},
            {tr("Won or lost in all rounds"), signedAmountText(m_facts.pointNet)},
            {tr("Free points received"), signedAmountText(m_facts.pointGiven)},
            {tr("After the last round"), amountText(m_facts.points.back().after)}};
    }

    const ReportFacts& m_facts;
};

} // namespace

SheetSection reportedCheck(const ReportFacts& facts) { return ReportedChecks(facts).check(); }

QString reportedVerification(const ReportFacts& facts) { return ReportedChecks(facts).words(); }

SheetSection reportedVerified(const ReportFacts& facts) { return ReportedChecks(facts).verified(); }

SheetSection reportedPoints(const ReportFacts& facts) { return ReportedChecks(facts).points(); }

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

    // Without what the accounts held: whoever goes from table to table brings the same points to each.
    static SheetTable movementsTable(const std::vector<record::AccountLine>& lines) {
        SheetTable accounts;
        accounts.columns = {{tr("Account"), false, 40},
                            {tr("In"), true, 20},
                            {tr("Out"), true, 20},
                            {tr("Change"), true, 20}};
        Money all;
        for (const record::AccountLine& line : lines) {
            const Money change = line.in - line.out;
            all = record::added(all, change);
            accounts.rows.push_back({accountName(line.account), amountText(line.in), amountText(line.out),
                                     signedAmountText(change)});
        }
        accounts.rows.push_back({tr("All accounts"), QString(), QString(), signedAmountText(all)});
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
            tr("All tables on record: %1; closed rounds: %2. Real players staked %3, and %4 was returned.")
                .arg(count(total.tables), count(total.rounds), amountText(total.staked),
                     amountText(total.returned)) +
            u' ' + verdict});
        blocks.emplace_back(
            SheetText{tr("Only what was moved is added up: points that a player brought from table to table "
                         "would be counted at each. What this player held is in a section of its own.")});
        blocks.emplace_back(movementsTable(total.accounts));
        return {tr("Ledger of the whole record"), std::move(blocks)};
    }

    static SheetSection ofTable(const record::TableReconciliation& ledger) {
        const AmountsAt there(placeOfRules(ledger.table.rules));
        // Whether any table had chips brought late or carried off.
        const bool hasChips = std::ranges::any_of(
            ledger.players, [](const record::PlayerLine& line) { return line.chips != Money{}; });
        SheetTable players;
        players.columns = {{tr("Player"), false, 20},     {tr("Buy-in"), true, 13},
                           {tr("Free points"), true, 12}, {tr("Staked"), true, 13},
                           {tr("Returned"), true, 13},    {tr("On the table"), true, 13},
                           {tr("At the end"), true, 16}};
        record::PlayerLine total;
        if (hasChips) {
            players.columns = {{tr("Player"), false, 17},      {tr("Buy-in"), true, 12},
                               {tr("Free points"), true, 11},  {tr("Chips"), true, 11},
                               {tr("Staked"), true, 12},       {tr("Returned"), true, 12},
                               {tr("On the table"), true, 11}, {tr("At the end"), true, 14}};
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
               : difference == "list"   ? tr("the list of rounds says otherwise")
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
                                "stakes are still unsettled.")
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

namespace {

class ReportedReturned {
    Q_DECLARE_TR_FUNCTIONS(InspectionReport)

public:
    explicit ReportedReturned(const ReportFacts& facts)
        : m_facts(facts),
          m_notes(facts.requests.inspection.returned),
          m_names(ReturnedText::windowNames()) {}

    SheetSection section() const {
        SheetSection section{tr("Payback"), {}};
        if (m_facts.returned.empty()) {
            section.blocks.emplace_back(SheetText{tr("It could not be read.")});
            addNotes(section);
            return section;
        }
        const std::vector<record::Returned>& all = m_facts.returned.front();
        if (all.empty()) {
            section.blocks.emplace_back(SheetText{tr("Nothing was staked.")});
        } else {
            section.blocks.emplace_back(SheetText{
                tr("What came back beside what the rules return in the long run: at roulette by the stakes "
                   "that were placed, at bingo the share of the sales that the room sets, at poker with best "
                   "play and the regulation's readings.")});
            section.blocks.emplace_back(summary());
            section.blocks.emplace_back(
                SheetText{tr("Of all rounds on record except scripted and void ones, for everybody at the "
                             "tables; of a void bingo round, what had been drawn counts. A fair game stays "
                             "within its band 99 times in 100, however much was played (Bernstein).")});
            section.blocks.emplace_back(tableOf(all));
        }
        section.blocks.emplace_back(SheetText{outside()});
        addNotes(section);
        return section;
    }

    QJsonValue json() const {
        QJsonArray windows;
        for (std::size_t i = 0; i < m_facts.returned.size(); ++i) {
            QJsonArray sums;
            for (const record::Returned& sum : m_facts.returned[i]) {
                sums.append(jsonOfSum(sum, static_cast<int>(i)));
            }
            windows.append(QJsonObject{{QStringLiteral("window"), ReturnedText::keyOf(static_cast<int>(i))},
                                       {QStringLiteral("sums"), sums}});
        }
        QJsonArray notes;
        for (const ReturnedNote& note : m_notes) {
            notes.append(jsonOf(note));
        }
        const QDateTime end = timeOf(m_facts.returnedEnd.at);
        QJsonArray months;
        for (const auto& [month, sums] : m_facts.months) {
            QJsonArray list;
            for (const record::Returned& sum : sums) {
                if (sum.key.by == record::ReturnedBy::all) {
                    list.append(jsonOfSum(sum, -1));
                }
            }
            months.append(QJsonObject{{QStringLiteral("month"), month.toString(QStringLiteral("yyyy-MM"))},
                                      {QStringLiteral("sums"), list}});
        }
        return QJsonObject{{QStringLiteral("windows"), windows},
                           {QStringLiteral("months"), months},
                           {QStringLiteral("until"), end.toUTC().toString(Qt::ISODateWithMs)},
                           {QStringLiteral("notes"), notes}};
    }

private:
    void addNotes(SheetSection& section) const {
        if (m_notes.empty()) {
            return;
        }
        SheetTable notes;
        notes.columns = {{tr("Which rounds"), false, 16},
                         {tr("Noted at"), false, 16},
                         {tr("Payback"), false, 36},
                         {tr("Note"), false, 32}};
        for (const ReturnedNote& note : m_notes) {
            const QString name = windowName(note.window);
            notes.rows.push_back({note.until.isValid()
                                      //: %1 a stretch of time such as "The last 30 days", %2 date and time
                                      ? tr("%1, up to %2").arg(name, zonedMomentText(note.until))
                                      : name,
                                  note.at.isValid() ? zonedMomentText(note.at) : QString(), note.sumText(),
                                  note.text});
        }
        section.blocks.emplace_back(std::move(notes));
    }

    QString windowName(const QString& key) const {
        for (int i = 0; i < ReturnedText::kWindows; ++i) {
            if (ReturnedText::keyOf(i) == key) {
                return m_names.value(i);
            }
        }
        return key;
    }

    bool hasNote(const record::Returned& sum, int window) const {
        const auto note =
            noteOn(m_notes, window, m_facts.returnedEnd, QString::fromStdString(textOf(sum.key)));
        return note && !m_notes[*note].text.trimmed().isEmpty();
    }

    static bool isSummed(const record::Returned& sum, record::ReturnedBy by) {
        return sum.key.by == by && sum.isMoney() && sum.staked > Money{};
    }

    static QStringList summaryRow(const record::Returned& sum, const QString& month) {
        const ReturnedRow row = ReturnedText::row(sum);
        const GameDescription* const game = descriptionOf(
            QString::fromUtf8(gameOf(sum.key).data(), static_cast<int>(gameOf(sum.key).size())));
        const QString byRules = game ? game->returnedByRules() : QString();
        return {month.isEmpty() ? row.title : QStringLiteral("%1, %2").arg(row.title, month), row.rounds,
                row.staked, row.returned, byRules.isEmpty() ? row.expected : byRules};
    }

    // By game, month and table.
    SheetTable summary() const {
        using record::ReturnedBy;
        SheetTable table;
        table.columns = {{tr("What"), false, 32},
                         {tr("Rounds"), true, 9},
                         {tr("Staked"), true, 16},
                         {tr("Returned"), true, 23},
                         {tr("By the rules"), true, 20}};
        const std::vector<record::Returned>& all = m_facts.returned.front();
        for (const record::Returned& game : all) {
            if (!isSummed(game, ReturnedBy::all)) {
                continue;
            }
            table.rows.push_back(summaryRow(game, {}));
            for (const auto& [month, sums] : m_facts.months) {
                const auto known = std::ranges::find(sums, game.key, &record::Returned::key);
                if (known != sums.end()) {
                    table.rows.push_back(
                        summaryRow(*known, QLocale().toString(month, QStringLiteral("MMMM yyyy"))));
                }
            }
            for (const record::Returned& one : all) {
                if (isSummed(one, ReturnedBy::table) && one.key.game == game.key.game &&
                    one.key.measure == game.key.measure) {
                    table.rows.push_back(summaryRow(one, {}));
                }
            }
        }
        return table;
    }

    static SheetTable tableOf(const std::vector<record::Returned>& sums) {
        SheetTable table;
        table.columns = {{tr("What"), false, 27},    {tr("Rounds"), true, 8},    {tr("Staked"), true, 13},
                         {tr("Returned"), true, 20}, {tr("Expected"), true, 11}, {tr("99% band"), true, 17},
                         {tr("Inside"), false, 7}};
        QString group;
        for (const record::Returned& sum : sums) {
            const ReturnedRow row = ReturnedText::row(sum);
            if (std::exchange(group, row.group) != row.group) {
                table.rows.push_back({row.group, {}, {}, {}, {}, {}, {}});
            }
            table.rows.push_back({row.title, row.rounds, row.staked, row.returned, row.expected, row.band,
                                  row.inside ? tr("yes") : tr("no")});
        }
        return table;
    }

    // Rows outside their band, over all windows.
    QString outside() const {
        QStringList lines;
        for (std::size_t i = 0; i < m_facts.returned.size(); ++i) {
            for (const record::Returned& sum : m_facts.returned[i]) {
                if (!sum.isInside()) {
                    //: %1 a stretch of time, %2 what came back
                    lines.append(
                        tr("%1, %2 (%3)")
                            .arg(m_names.value(static_cast<int>(i)),
                                 ReturnedText::line(ReturnedText::row(sum)),
                                 hasNote(sum, static_cast<int>(i)) ? tr("noted") : tr("without a note")));
                }
            }
        }
        return lines.isEmpty()
                   ? tr("Nothing has left its band: in all, in the month, in the last 30 days and "
                        "in the last day up to the newest round.")
                   : tr("Outside its band: %1.").arg(lines.join(QStringLiteral("; ")));
    }

    QJsonObject jsonOfSum(const record::Returned& sum, int window) const {
        QJsonObject json{{QStringLiteral("of"), QString::fromStdString(textOf(sum.key))},
                         {QStringLiteral("rounds"), static_cast<qint64>(sum.rounds)},
                         {QStringLiteral("expected"), sum.expected},
                         {QStringLiteral("deviation_squared"), sum.variance},
                         {QStringLiteral("band_reach"), sum.reach()},
                         {QStringLiteral("inside"), sum.isInside()}};
        if (window >= 0) {
            json.insert(QStringLiteral("noted"), hasNote(sum, window));
        }
        if (sum.isMoney()) {
            json.insert(QStringLiteral("staked"), static_cast<qint64>(sum.staked.cents));
            json.insert(QStringLiteral("returned"), static_cast<qint64>(sum.returned.cents));
        } else {
            json.insert(QStringLiteral("chances"), static_cast<qint64>(sum.chances));
            json.insert(QStringLiteral("came"), static_cast<qint64>(sum.cardsWon));
        }
        return json;
    }

    const ReportFacts& m_facts;
    const std::vector<ReturnedNote>& m_notes;
    QStringList m_names;
};

} // namespace

SheetSection reportedReturned(const ReportFacts& facts) { return ReportedReturned(facts).section(); }

QJsonValue jsonOfReturned(const ReportFacts& facts) { return ReportedReturned(facts).json(); }

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
                tr("Tested %1, before the program was restarted, with %2 rounds of each game.")
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
