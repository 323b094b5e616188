// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A complete inspection of all games on one record: the event log matches the record, a breakpoint at a rule
// is hit, every fault of a table is injected and judged with its times, payback is counted, a changed copy is
// detected, and the report's facts are read back from its PDF.

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/record/history/reconciliation.h"
#include "engine/record/record_file.h"
#include "engine/record/record_reader.h"
#include "inspected_table.h"
#include "patience.h"
#endif

#include "app/core/record/record_keeper.h"
#include "app/core/release/build_sums.h"
#include "app/core/text/amounts.h"
#include "app/core/text/language.h"
#include "app/core/text/moments.h"
#include "app/desks/inspect/fairness/fairness_desk.h"
#include "app/desks/inspect/report/report_desk.h"
#include "app/desks/inspect/table/table_inspector.h"
#include "engine/record/history/injections.h"
#include "pdf_text.h"

#include <QCryptographicHash>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <functional>
#include <memory>
#include <set>

using namespace mesaviva;
using namespace mesaviva::app;
using faults::FaultKind;

/// One inspection; its tests depend on each other, in this order.
class TestInspection : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        m_language.setCode(QStringLiteral("en"));
        m_keeper = std::make_unique<RecordKeeper>(m_folder.filePath(QStringLiteral("own")),
                                                  m_folder.filePath(QStringLiteral("own.ini")));
        QVERIFY(m_keeper->writer());
        m_games = std::make_unique<GameRegistry>(m_folder.filePath(QStringLiteral("games.ini")));
        m_file = std::make_unique<InspectionFile>(m_folder.filePath(QStringLiteral("cases")));
        m_desk = std::make_unique<TableInspector>();
        m_desk->setOpen(true);
        m_fairness = std::make_unique<FairnessDesk>(*m_keeper, *m_games);
        m_fairness->returned()->storeNotesIn(*m_file);
        m_fairness->storeChecksIn(*m_file);
        m_report = std::make_unique<ReportDesk>(*m_keeper, *m_games, *m_file, *m_desk);
    }
    void cleanupTestCase() {
        m_report.reset();
        m_fairness.reset();
        m_desk.reset();
        m_file.reset();
        m_games.reset();
        m_keeper.reset();
    }

    void pokerIsInspected() {
        LivePokerTable opened;
        opened.seeds = derivedSeeds(Seed{});
        auto tableSession = std::make_unique<LivePokerSession>(opened);
        tableSession->recordTo(*m_keeper);
        InspectedPoker table(std::move(tableSession), *m_desk, "poker");
        table.act(poker::Admit{Money{100'000}});
        table.act(poker::Sit{1, 1});
        inspect(table, "P14", [&] {
            if (table.state().phase == poker::Phase::betting) {
                table.act(poker::PlaceAnte{0, Money{500}});
                table.act(poker::PlaceAnte{1, Money{1'000}});
            } else if (table.state().phase == poker::Phase::deciding) {
                table.act(poker::Bet{0});
                table.act(poker::Bet{1});
                return true;
            }
            return false;
        });
    }

    void rouletteIsInspected() {
        LiveRouletteTable opened;
        opened.settings = roulette::Settings(roulette::RuleSet::casino);
        opened.seeds = derivedSeeds(Seed{});
        auto tableSession = std::make_unique<LiveRouletteSession>(opened);
        tableSession->recordTo(*m_keeper);
        InspectedRoulette table(std::move(tableSession), *m_desk, "roulette");
        inspect(table, "R20", [&] {
            const bool isBetting = table.state().phase == roulette::Phase::betting;
            if (isBetting) {
                stake(table, roulette::ChanceKind::straight, 17);
                stake(table, roulette::ChanceKind::red, 18);
            }
            return isBetting;
        });
    }

    void bingoIsInspected() {
        BingoRoomPlan plan;
        plan.key = QStringLiteral("test");
        plan.members = 20;
        auto room = std::make_shared<BingoRoom>(plan, derivedSeeds(Seed{}));
        auto tableSession = std::make_unique<LiveBingoSession>(
            room, Money{100'000}, [] {}, m_keeper.get());
        const PlayerId own = tableSession->ownPlayer();
        InspectedBingo table(std::move(tableSession), *m_desk, "bingo");
        inspect(table, "B21", [&] {
            const bool isSale = table.state().phase == bingo::Phase::sale;
            if (isSale) {
                table.act(bingo::Buy{own, 6});
            }
            return isSale;
        });
    }

    // Together the three tables know all faults.
    void everyFaultWasInjected() {
        for (const FaultKind kind : faults::kAllFaultKinds) {
            QVERIFY2(m_injected.contains(kind), name(kind).data());
        }
        for (const JudgedFault& fault : m_desk->faults()->judged()) {
            QVERIFY2(fault.mark == FaultLineModel::Same, qPrintable(fault.fault + fault.verdict));
            QVERIFY2(fault.time.startsWith(QLatin1String("In time")), qPrintable(fault.time));
            // It is found in the record by the numbers of its table and its round.
            QVERIFY2(m_faultyRounds.contains(fault.round), qPrintable(fault.round));
            QVERIFY(std::abs(fault.wall.secsTo(QDateTime::currentDateTime())) < 3'600);
        }
    }

    // All games are counted, and nothing has left its band.
    void whatCameBackIsCounted() {
        ReturnedDesk& returned = *m_fairness->returned();
        returned.read();
        QTRY_VERIFY(!returned.isBusy());
        QVERIFY2(returned.failure().isEmpty(), qPrintable(returned.failure()));
        QVERIFY(!returned.isOutside());
        for (int game = 1; game < returned.games().size(); ++game) {
            returned.setGame(game);
            QVERIFY2(!returned.rows().isEmpty(), qPrintable(returned.games().at(game)));
            QVERIFY(!returned.method().isEmpty());
            for (const QVariant& each : returned.rows()) {
                const auto row = each.value<ReturnedRow>();
                QVERIFY2(row.group.startsWith(returned.games().at(game)), qPrintable(row.group));
            }
        }
        returned.setGame(0);
        const auto row = returned.rows().first().value<ReturnedRow>();
        returned.note(row.key, QStringLiteral("Looked at by hand."));
        QCOMPARE(returned.noteOf(row.key), QStringLiteral("Looked at by hand."));
        returned.setWindow(2);
        QVERIFY(returned.noteOf(row.key).isEmpty()); // it is about the other period
        QTRY_VERIFY(!returned.isBusy());
        returned.setWindow(0);
        QTRY_VERIFY(!returned.isBusy());
        // Counted back from a chosen day before the first round.
        const qsizetype all = returned.rows().size();
        returned.setDay(QStringLiteral("1/1/2001"));
        QTRY_VERIFY(!returned.isBusy());
        QCOMPARE(returned.rows().size(), 0);
        QVERIFY(returned.dayError().isEmpty());
        returned.setDay(QStringLiteral("yesterday"));
        QVERIFY(!returned.dayError().isEmpty());
        returned.setDay(QDate::currentDate().addDays(1).toString(QStringLiteral("d/M/yyyy")));
        QTRY_VERIFY(!returned.isBusy());
        QCOMPARE(returned.rows().size(), all);
        QVERIFY(returned.noteOf(row.key).isEmpty()); // it is about the rounds up to the newest one
        QVERIFY(!returned.stretch().isEmpty());
        returned.note(row.key, QStringLiteral("Of that day."));
        QCOMPARE(returned.noteOf(row.key), QStringLiteral("Of that day."));
        returned.setDay(QString());
        QTRY_VERIFY(!returned.isBusy());
        QCOMPARE(returned.rows().size(), all);
        QCOMPARE(returned.noteOf(row.key), QStringLiteral("Looked at by hand."));
    }

    // The record is intact; a copy in which one payment is a cent higher is not.
    void doctoredCopyIsFound() {
        m_fairness->begin();
        QTRY_VERIFY(!m_fairness->steps().isEmpty());
        m_fairness->checkAll();
        QTRY_VERIFY_WITH_TIMEOUT(m_fairness->isChecked(), 60'000);
        QVERIFY2(m_fairness->isWhole(), qPrintable(m_fairness->verdict()));
        const QString copy = m_folder.filePath(QStringLiteral("copy.sqlite"));
        record::Database(m_keeper->file().toStdU16String(), record::OpenMode::write)
            .execute(("VACUUM INTO '" + copy + "'").toStdString().c_str());
        record::Database(copy.toStdU16String(), record::OpenMode::write)
            .execute("UPDATE events SET fields = json_set(fields, '$.returned', "
                     "json_extract(fields, '$.returned') + 1) WHERE id = (SELECT max(id) FROM events "
                     "WHERE event = 'settled' AND json_extract(fields, '$.returned') > 0)");
        m_fairness->bring(QUrl::fromLocalFile(copy));
        QVERIFY(m_fairness->isBrought());
        QTRY_VERIFY(!m_fairness->steps().isEmpty());
        QVERIFY(!m_fairness->returned()->takesNotes()); // notes are for the own record only
        const auto headOf = [](const QString& file) {
            auto reader = record::RecordReader::open(file.toStdU16String());
            return QString::fromStdString(toHex((*reader)->head()));
        };
        QTRY_COMPARE(m_fairness->head(), headOf(copy)); // as on reports and sheets
        m_fairness->checkAll();
        QTRY_VERIFY_WITH_TIMEOUT(m_fairness->isChecked(), 60'000);
        QVERIFY(!m_fairness->isWhole());
        // Both verdicts belong to the inspection, that of the copy with the hash of its file.
        const std::vector<StoredCheck>& checks = m_file->inspection().checks;
        QTRY_COMPARE_WITH_TIMEOUT(checks.size(), std::size_t{2}, 60'000);
        QVERIFY(checks[0].whole && checks[0].file.isEmpty() && checks[0].sha256.isEmpty());
        QVERIFY(!checks[1].whole && checks[1].round.isEmpty());
        QCOMPARE(checks[1].file, QStringLiteral("copy.sqlite"));
        QFile bytes(copy);
        QVERIFY(bytes.open(QIODevice::ReadOnly));
        QCOMPARE(checks[1].sha256,
                 QString::fromLatin1(
                     QCryptographicHash::hash(bytes.readAll(), QCryptographicHash::Sha256).toHex()));
        // The window says it in its own words, not with the record's keys and cents.
        QVERIFY(checks[1].verdict);
        QCOMPARE(verdictText(checks[1]), m_fairness->verdict());
        QVERIFY2(
            m_fairness->verdict().contains(QString::fromStdString(textOf(*checks[1].verdict->bad->round))),
            qPrintable(m_fairness->verdict()));
        QVERIFY2(!m_fairness->verdict().contains(QLatin1String("(settled)")),
                 qPrintable(m_fairness->verdict()));
        m_fairness->bring({});
    }

    // The PDF matches the record: read back from the file, with the JSON and their hashes.
    void reportIsReadBack() {
        m_report->setInitials(QStringLiteral("IGJ"));
        for (const std::int64_t table : m_tables) {
            m_file->addTable(table);
        }
        const QString pdf = m_folder.filePath(QStringLiteral("inspection.pdf"));
        m_report->save(QUrl::fromLocalFile(pdf));
        QTRY_VERIFY_WITH_TIMEOUT(!m_report->isBusy(), 120'000);
        QVERIFY2(!m_report->hasFailed(), qPrintable(m_report->message()));
        QFile file(pdf);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        QCOMPARE(m_report->hash(),
                 QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex()));
        const test::PdfText text(bytes);
        QVERIFY2(text.pages() > 3 && text.letters().size() > 5'000,
                 qPrintable(QString::number(text.letters().size())));
        const auto says = [&](const QString& words) { QVERIFY2(text.says(words), qPrintable(words)); };
        const auto saysOverPages = [&](const QString& words) {
            QVERIFY2(text.saysOverPages(words), qPrintable(words));
        };
        says(QStringLiteral("Inspection report"));
        says(QStringLiteral("IGJ"));
        says(QStringLiteral("The record is intact"));
        says(QStringLiteral("Looked at by hand."));
        says(QStringLiteral("Of that day."));
        for (const StoredCheck& check : m_file->inspection().checks) {
            says(subjectOf(check));
            says(check.sha256);
            says(verdictText(check));
        }
        says(QStringLiteral("Nothing has left its band"));
        // Corrections, with the values before and after, the author and the reason.
        says(QStringLiteral("Nothing on record is ever changed: a correction is an event of its own."));
        saysOverPages(QStringLiteral("something fell into the wheel (R22"));
        saysOverPages(QStringLiteral("the staff had disturbed the stakes (R33"));
        says(amountText(m_restored));
        saysOverPages(QStringLiteral("the ball was faulty or lost (R18"));
        saysOverPages(QStringLiteral("the two balls alternate (R17"));
        saysOverPages(QStringLiteral("the system has failed (B45"));
        // The program and its assets compared with those of the build.
        says(m_built.program);
        says(QStringLiteral("all as built"));
        // Whether or not an inspector has opened the round.
        QStringList injected = m_marked;
        for (const JudgedFault& fault : m_desk->faults()->judged()) {
            injected.append(fault.round);
        }
        injected.removeDuplicates();
        injected.sort();
        says(QStringLiteral("an inspector has injected a fault: %1").arg(injected.join(QLatin1String(", "))));
        for (const JudgedFault& fault : m_desk->faults()->judged()) {
            says(fault.fault);
            says(fault.time);
            says(fault.round);
            says(zonedMomentText(fault.wall));
        }
        const auto reader = record::RecordReader::open(m_keeper->file().toStdU16String());
        QVERIFY(reader);
        for (const std::int64_t table : m_tables) {
            says(QStringLiteral("Ledger of table %1").arg(table));
            const auto ledger = record::reconcile(**reader, table);
            QVERIFY(ledger && ledger->isRight());
            for (const record::AccountLine& account : ledger->accounts) {
                says(amountText(account.closing));
            }
        }
        // And those of the whole record: for each account the sum over all tables.
        says(QStringLiteral("Ledger of the whole record"));
        Money won; // brought into the wallets: those of all tables
        std::uint64_t rounds = 0;
        for (const record::TableRow& row : (*reader)->tables()) {
            if (const auto ledger = record::reconcile(**reader, row.number)) {
                rounds += ledger->rounds;
                for (const record::AccountLine& line : ledger->accounts) {
                    won += line.account == "wallets" ? line.in : Money{};
                }
            }
        }
        says(amountText(won));
        // What the rules return beside what came back.
        says(QStringLiteral("By the rules"));
        says(QStringLiteral("94.87"));
        record::Statement head = (*reader)->database().prepare("SELECT record_head FROM head");
        QVERIFY(head.step());
        const auto chain = head.bytes(0);
        says(QString::fromLatin1(
            QByteArray(reinterpret_cast<const char*>(chain.data()), static_cast<qsizetype>(chain.size()))
                .toHex()));
        const auto sums = record::addUpReturned(**reader, record::ReturnedSince());
        QVERIFY(!sums.empty());
        for (const record::Returned& sum : sums) {
            const ReturnedRow row = ReturnedText::row(sum);
            says(row.title); // a row may continue on the next page
            says(row.staked);
            says(row.returned);
        }
        QFile json(m_folder.filePath(QStringLiteral("inspection.json")));
        QVERIFY(json.open(QIODevice::ReadOnly));
        const QJsonObject facts = QJsonDocument::fromJson(json.readAll()).object();
        QCOMPARE(facts[QLatin1String("tables")].toArray().size(), qsizetype(m_tables.size()));
        // The case's file is handed over with the report, which names the head of its chain.
        QFile handed(m_folder.filePath(QStringLiteral("inspection.case.jsonl")));
        QVERIFY(handed.open(QIODevice::ReadOnly));
        const auto caseFile = CaseChain::from(handed.readAll());
        QVERIFY(caseFile && caseFile->chain.broken() == 0 && caseFile->chain.size() > 10);
        QCOMPARE(facts[QLatin1String("case_head")].toString(), caseFile->chain.head());
        says(caseFile->chain.head());
        says(m_file->inspection().about.number);
        const QJsonObject total = facts[QLatin1String("ledger")].toObject();
        QVERIFY(total[QLatin1String("balances")].toBool());
        QCOMPARE(total[QLatin1String("rounds")].toInteger(), qint64(rounds));
        for (const QJsonValue& account : total[QLatin1String("accounts")].toArray()) {
            if (account[QLatin1String("account")].toString() == QLatin1String("wallets")) {
                QCOMPARE(account[QLatin1String("in")].toInteger(), won.cents);
            }
        }
        QCOMPARE(facts[QLatin1String("fault_caused_in")].toArray().at(0).toString(), m_marked.first());
        const QJsonObject returned = facts[QLatin1String("returned")].toObject();
        QCOMPARE(returned[QLatin1String("windows")].toArray().size(), qsizetype(ReturnedText::kWindows));
        const QJsonArray all =
            returned[QLatin1String("windows")].toArray().at(0)[QLatin1String("sums")].toArray();
        QCOMPARE(all.size(), qsizetype(sums.size()));
        QCOMPARE(all.at(0)[QLatin1String("returned")].toInteger(), sums.front().returned.cents);
        const QJsonArray notes = returned[QLatin1String("notes")].toArray();
        QCOMPARE(notes.size(), 2);
        QVERIFY(!notes.at(0)[QLatin1String("chosen")].toBool() &&
                notes.at(1)[QLatin1String("chosen")].toBool());
        QVERIFY(facts[QLatin1String("corrections")].toArray().size() > 5);
        const QJsonArray verified = facts[QLatin1String("verified")].toArray();
        QCOMPARE(verified.size(), 2);
        QVERIFY(verified.at(0)[QLatin1String("whole")].toBool());
        QVERIFY(!verified.at(1)[QLatin1String("whole")].toBool(true));
        QCOMPARE(verified.at(1)[QLatin1String("file")].toString(), QStringLiteral("copy.sqlite"));
        // Only what changed something: a stake put back as it lay is among the events alone.
        for (const QJsonValue& one : facts[QLatin1String("corrections")].toArray()) {
            QVERIFY(!one[QLatin1String("event")].toString().contains(EventLogText::kind("stake_restored")));
            for (const char* part : {"before", "after", "who", "why"}) {
                QVERIFY2(!one[QLatin1String(part)].toString().isEmpty(), part);
            }
            QVERIFY(one[QLatin1String("before")].toString() != one[QLatin1String("after")].toString());
        }
        QVERIFY(facts[QLatin1String("assets_as_built")].toBool());
        // What the shipped scenarios show of each rule, though the list of rules was not opened.
        int asserted = 0;
        for (const QJsonValue& rule : facts[QLatin1String("rules")].toArray()) {
            for (const char* list : {"offered", "decided", "asserted"}) {
                QVERIFY2(rule[QLatin1String(list)].isArray(), list);
            }
            asserted += rule[QLatin1String("asserted")].toArray().isEmpty() ? 0 : 1;
        }
        QVERIFY(asserted > 200);
        says(QStringLiteral("Asserted in no shipped scenario"));
    }

    // Rules that have acted and results of faults are restored at the next start.
    void nextStartKnowsWhatWasSeen() {
        const std::vector<JudgedFault> before = m_desk->faults()->judged();
        const qsizetype covered = m_desk->coveredRules();
        QVERIFY(before.size() > 10 && covered > 50);
        const QString path = m_folder.filePath(QStringLiteral("cases"));
        m_file->flush();
        InspectionFile file(path);
        TableInspector desk;
        ReportDesk report(*m_keeper, *m_games, file, desk);
        QVERIFY(desk.faults()->judged().empty()); // until the list is shown
        {
            // The list of rules or the case, without any table; asking for its summary changes nothing.
            InspectionFile sameFile(path);
            TableInspector byList;
            const ReportDesk ofList(*m_keeper, *m_games, sameFile, byList);
            const QSignalSpy told(&ofList, &ReportDesk::changed);
            QVERIFY(!ofList.summary().isEmpty());
            QCOMPARE(told.count(), 0);
            QCOMPARE(byList.coveredRules(), qsizetype{0});
            byList.conformity()->begin();
            QCOMPARE(byList.coveredRules(), covered);
            TableInspector byFile;
            ReportDesk ofFile(*m_keeper, *m_games, sameFile, byFile);
            ofFile.begin();
            QCOMPARE(byFile.coveredRules(), covered);
            QVERIFY2(ofFile.summary().contains(QStringLiteral("Faults injected: %1").arg(before.size())),
                     qPrintable(ofFile.summary()));
        }
        desk.setOpen(true);
        QCOMPARE(desk.coveredRules(), covered);
        QCOMPARE(desk.faults()->judged(), before);
        QVERIFY(file.inspection().begun.isValid());
        // The inspector's initials are the same in the case and in the list of rules, and are remembered.
        QCOMPARE(desk.conformity()->initials(), QStringLiteral("IGJ"));
        desk.conformity()->setInitials(QStringLiteral("AB"));
        QCOMPARE(report.initials(), QStringLiteral("AB"));
        report.setInitials(QStringLiteral("IGJ"));
        QCOMPARE(desk.conformity()->initials(), QStringLiteral("IGJ"));
        // Another case starts empty; the one before is opened again.
        report.beginCase();
        QCOMPARE(desk.coveredRules(), qsizetype{0});
        QVERIFY(desk.faults()->judged().empty() && file.inspection().faults.empty());
        QVERIFY(desk.conformity()->initials().isEmpty());
        QCOMPARE(report.cases().size(), qsizetype{2});
        report.openCase(1);
        QCOMPARE(desk.coveredRules(), covered);
        QCOMPARE(desk.faults()->judged(), before);
        QCOMPARE(file.inspection().faults.size(), before.size());
    }

private:
    void stake(InspectedRoulette& table, roulette::ChanceKind chance, int number) {
        const roulette::Settings& settings = table.state().settings;
        for (const roulette::Spot& spot : settings.layout().spots()) {
            if (spot.kind == chance && spot.numbers.has(roulette::Pocket(number))) {
                m_restored = settings.minimumOf(chance) * 2;
                table.act(roulette::PlaceStake{0, chance, spot.numbers, m_restored});
            }
        }
    }

    /// Plays a round, then injects each fault as soon as the table allows it, and judges it; a rule stops the
    /// event log; and the log is compared with the record event by event. `play` returns whether it has done
    /// its part in the running round.
    template <class Table>
    void inspect(Table& table, const char* rule, const std::function<bool()>& play) {
        using Game = typename Table::Game;
        EventLogModel& eventLog = *m_desk->eventLog();
        FaultDesk& faults = *m_desk->faults();
        QVERIFY(faults.isAvailable() && eventLog.isLive());
        eventLog.setStopRule(QString::fromLatin1(rule));
        QCOMPARE(eventLog.stopRuleError(), QString());
        std::uint64_t played = 0;
        const auto round = [&] { return Game::roundOf(table.state()); };
        const auto runTo = [&](const std::function<bool()>& there) {
            return table.runTo([&] {
                if (there()) {
                    return true;
                }
                if (round() > played && play()) {
                    played = round();
                }
                return false;
            });
        };
        const auto playRound = [&] {
            const std::uint64_t next = round() + 2;
            QVERIFY(runTo([&] { return round() >= next; }));
        };
        playRound();
        for (std::size_t kind = 0; kind < table.faults().kinds().size(); ++kind) {
            const FaultKind wanted = table.faults().kinds()[kind];
            const PlayerId player =
                table.faults().players().empty() ? kNobody : table.faults().players().front();
            const auto denial = table.faults().denial(wanted, player);
            if (denial && denial->reason == "not_offered") {
                continue;
            }
            QVERIFY2(runTo([&] { return !table.faults().denial(wanted, player); }), name(wanted).data());
            const auto predicted = table.faults().predict(wanted, player);
            QVERIFY2(!predicted.empty(), name(wanted).data());
            QVERIFY2(table.faults().cause(wanted, player), name(wanted).data());
            QVERIFY2(table.runTo([&] { return table.faults().injected().back().over; }), name(wanted).data());
            const auto lines = table.faults().linesOf(table.faults().injected().size() - 1);
            QCOMPARE(lines.size(), predicted.size());
            for (const TableFaults::Line& line : lines) {
                QVERIFY2(line.mark == faults::Mark::same && line.late == Duration{} && line.measured,
                         qPrintable(QString::fromLatin1(name(wanted).data()) + u' ' + line.title + u' ' +
                                    line.actual));
            }
            m_injected.insert(wanted);
            m_faultyRound =
                QStringLiteral("%1-%2").arg(table.number()).arg(table.faults().injected().back().round);
            m_faultyRounds.append(m_faultyRound);
        }
        playRound();
        m_tables.insert(table.number());
        mark();
        compareEventLog(table, eventLog, QString::fromLatin1(rule));
    }

    // The record's own events say that an inspector injected it.
    void mark() {
        const auto id = record::roundIdFrom(m_faultyRound.toStdString());
        QVERIFY(id);
        const auto reader = record::RecordReader::open(m_keeper->file().toStdU16String());
        auto row = reader ? (*reader)->round(*id) : std::nullopt;
        QVERIFY(row);
        record::markInjected(**reader, *row);
        QVERIFY(row->injected);
        m_marked.append(m_faultyRound);
    }

    template <class Table>
    void compareEventLog(Table& table, EventLogModel& eventLog, const QString& rule) {
        eventLog.finish();
        QVERIFY(!eventLog.stoppedText().isEmpty());
        const int stopped = eventLog.stoppedRow();
        QVERIFY(stopped >= 0);
        QVERIFY(eventLog.index(stopped, 0).data(EventLogModel::RulesRole).toStringList().contains(rule));
        const auto reader = record::RecordReader::open(m_keeper->file().toStdU16String());
        QVERIFY(reader);
        record::EventCursor cursor = (*reader)->events(table.number(), 1);
        record::EventRow row;
        int compared = 0;
        while (cursor.next(row) && row.seq <= table.onRecord()) {
            const QModelIndex index = eventLog.index(compared++, 0);
            QCOMPARE(index.data(EventLogModel::SeqRole).toDouble(), double(row.seq));
            QCOMPARE(index.data(EventLogModel::KindRole).toString(), QString::fromStdString(row.text.kind));
            QCOMPARE(index.data(EventLogModel::RulesRole).toStringList().join(u' '),
                     QString::fromStdString(row.text.rules));
            QCOMPARE(index.data(EventLogModel::RoundRole).toULongLong(), qulonglong(row.round));
        }
        QVERIFY2(compared > 50, qPrintable(QString::number(compared)));
        QCOMPARE(eventLog.rowCount(), compared);
    }

    Language m_language;
    QTemporaryDir m_folder;
    std::unique_ptr<RecordKeeper> m_keeper;
    std::unique_ptr<GameRegistry> m_games;
    std::unique_ptr<InspectionFile> m_file;
    std::unique_ptr<TableInspector> m_desk;
    std::unique_ptr<FairnessDesk> m_fairness;
    std::unique_ptr<ReportDesk> m_report;
    std::set<std::int64_t> m_tables;
    std::set<FaultKind> m_injected;
    QString m_faultyRound;
    QStringList m_faultyRounds;
    Money m_restored;     ///< a stake that was disturbed and restored
    QStringList m_marked; ///< rounds with an injected fault
    const BuildSums m_built = buildSums();
};

#include "program/test_list.h"

MESAVIVA_TEST(TestInspection)
#include "tst_inspection.moc"
