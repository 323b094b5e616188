// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "app/cli/sentences/scenario_commands.h"
#include "app/core/record/sheet_document.h"
#include "engine/record/history/reconciliation.h"
#include "engine/record/record_file.h"
#include "patience.h"
#endif

#include "app/core/events/typed_text.h"
#include "app/core/history/record_export.h"
#include "app/core/history/record_history_model.h"
#include "app/core/text/amounts.h"
#include "app/core/text/language.h"
#include "app/core/text/moments.h"
#include "app/desks/inspect/cases/complaint_desk.h"
#include "app/desks/inspect/cases/round_search_desk.h"
#include "app/desks/inspect/file/case_sheet.h"
#include "app/desks/inspect/file/handed_over.h"
#include "app/desks/inspect/report/inspection_report.h"
#include "app/desks/inspect/report/report_desk.h"
#include "app/games/poker/poker_text.h"
#include "pdf_text.h"

#include <QAbstractItemModelTester>
#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLocale>
#include <QProcess>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

#include <nlohmann/json.hpp>

#include <chrono>
#include <filesystem>
#include <memory>
#include <sstream>

using namespace mesaviva;
using namespace mesaviva::app;

namespace {

// The 17, then the 4, both black: Bruno has 2,00 straight up on the first, Ana loses 4,00 on red twice, and a
// stake of hers below the minimum is refused.
constexpr const char* kScenario = R"({
  "format": "mesaviva.scenario/1", "title": {"pt": "t", "en": "t"}, "game": "roulette",
  "rules": "pt-894-2002", "table": {"minimum": 100}, "rounds": 2,
  "players": [{"id": "ana", "wallet": 100000}, {"id": "bruno", "wallet": 50000}],
  "outcome": {"pockets": ["17", "4"]},
  "steps": [
    {"at": 1.0, "player": "ana", "do": "stake", "chance": "red", "amount": 400},
    {"at": 1.5, "player": "bruno", "do": "stake", "chance": "straight", "numbers": ["17"], "amount": 200},
    {"at": 2.0, "player": "ana", "do": "stake", "chance": "black", "amount": 50},
    {"at": 50.0, "player": "ana", "do": "stake", "chance": "red", "amount": 400}
  ],
  "expect": [{"event": "refused", "count": 1}, {"event": "round_closed", "count": 2}]})";

// 14 November 2023, 22:13:20 in universal time.
constexpr std::int64_t kWhen = 1'700'000'000;

void putInto(const QString& record, const QTemporaryDir& folder, const QByteArray& text = kScenario) {
    const QString scenario = folder.filePath(QStringLiteral("scenario.json"));
    QFile file(scenario);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) < 0) {
        qFatal("no scenario");
    }
    file.close();
    std::ostringstream out;
    std::ostringstream err;
    const auto clock = [] { return record::WallTime(std::chrono::seconds(kWhen)); };
    if (app::runCommand(scenario.toStdString(), out, err,
                        scenario::RecordTo{record.toStdU16String(), "1.2.3", clock}) != 0) {
        qFatal("not recorded: %s", err.str().c_str());
    }
}

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// Round search, complaints and the case of an inspection.
class TestRoundSearch : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_language.setCode(QStringLiteral("en"));
        m_folder = std::make_unique<QTemporaryDir>();
        m_keeper = std::make_unique<RecordKeeper>(m_folder->filePath(QStringLiteral("own")),
                                                  m_folder->filePath(QStringLiteral("own.ini")));
        QDir().mkpath(QFileInfo(m_keeper->file()).path());
        putInto(m_keeper->file(), *m_folder);
        m_games = std::make_unique<GameRegistry>(m_folder->filePath(QStringLiteral("games.ini")));
        m_roundSearch = std::make_unique<RoundSearchDesk>(*m_keeper, *m_games);
        makeFile();
    }
    void cleanup() {
        m_report.reset();
        m_complaints.reset();
        m_inspector.reset();
        m_file.reset();
        m_roundSearch.reset();
        m_games.reset();
        m_keeper.reset();
    }

    void typedMomentsAndSums_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("begin"); // empty: not a date
        QTest::addColumn<QString>("end");
        QTest::newRow("a day") << "5/3/2026"
                               << "2026-03-05T00:00:00"
                               << "2026-03-06T00:00:00";
        QTest::newRow("a short year") << "05/03/26"
                                      << "2026-03-05T00:00:00"
                                      << "2026-03-06T00:00:00";
        QTest::newRow("this year") << "5/3 21:30"
                                   << "2026-03-05T21:30:00"
                                   << "2026-03-05T21:31:00";
        QTest::newRow("a minute") << "5/3/2026 21:30"
                                  << "2026-03-05T21:30:00"
                                  << "2026-03-05T21:31:00";
        QTest::newRow("a second") << "2026-03-05T21:30:15"
                                  << "2026-03-05T21:30:15"
                                  << "2026-03-05T21:30:16";
        QTest::newRow("today's time") << " 9:05 "
                                      << "2026-11-23T09:05:00"
                                      << "2026-11-23T09:06:00";
        QTest::newRow("no day") << "31/2/2026"
                                << ""
                                << "";
        QTest::newRow("no time") << "5/3/2026 25:00"
                                 << ""
                                 << "";
        QTest::newRow("a word") << "yesterday"
                                << ""
                                << "";
        QTest::newRow("nothing") << ""
                                 << ""
                                 << "";
    }

    void typedMomentsAndSums() {
        QFETCH(const QString, text);
        const QDate today(2026, 11, 23);
        const auto said = [](const std::optional<record::WallTime>& moment) {
            return moment ? QDateTime::fromMSecsSinceEpoch(moment->time_since_epoch().count())
                                .toString(Qt::ISODate)
                          : QString();
        };
        QTEST(said(momentTyped(text, today, false)), "begin");
        QTEST(said(momentTyped(text, today, true)), "end");
        QCOMPARE(sumTyped(QStringLiteral("12,5"))->cents, 1250);
        for (const char* typed : {" 1 000.05 €", "1 000.05 pts", "1 000,05 pontos", "1 000,05 MOP$"}) {
            QCOMPARE(sumTyped(QString::fromUtf8(typed))->cents, 100005);
        }
        for (const char* bad : {"-1", "1,234", "x", "", "99999999999999"}) {
            QVERIFY(!sumTyped(QString::fromLatin1(bad)));
        }
    }

    // Each filter alone; an unreadable one is reported and finds nothing.
    void roundsAreFound_data() {
        QTest::addColumn<QByteArray>("property");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("found");
        QTest::addColumn<QString>("fault");
        const QString day = QDateTime::fromSecsSinceEpoch(kWhen).toString(QStringLiteral("d/M/yyyy"));
        const QString minute =
            QDateTime::fromSecsSinceEpoch(kWhen).toString(QStringLiteral("d/M/yyyy HH:mm"));
        QTest::newRow("all") << QByteArray("number") << ""
                             << "1-2 1-1"
                             << "";
        QTest::newRow("number") << QByteArray("number") << "1-2"
                                << "1-2"
                                << "";
        QTest::newRow("no such number") << QByteArray("number") << "7-1"
                                        << ""
                                        << "";
        QTest::newRow("no number") << QByteArray("number") << "x"
                                   << ""
                                   << "number";
        QTest::newRow("from the day") << QByteArray("from") << day << "1-2 1-1"
                                      << "";
        QTest::newRow("from later") << QByteArray("from") << "1/1/2024"
                                    << ""
                                    << "";
        QTest::newRow("to the minute") << QByteArray("to") << minute << "1-2 1-1"
                                       << "";
        QTest::newRow("to earlier") << QByteArray("to") << "1/1/2023"
                                    << ""
                                    << "";
        QTest::newRow("no date") << QByteArray("to") << "soon"
                                 << ""
                                 << "to";
        QTest::newRow("player") << QByteArray("player") << "BRU"
                                << "1-1"
                                << "";
        QTest::newRow("player, accents ignored") << QByteArray("player") << "BRÚ"
                                                 << "1-1"
                                                 << "";
        QTest::newRow("nobody") << QByteArray("player") << "carla"
                                << ""
                                << "";
        QTest::newRow("staked") << QByteArray("staked") << "6"
                                << "1-1"
                                << "";
        QTest::newRow("staked more") << QByteArray("staked") << "6,01"
                                     << ""
                                     << "";
        QTest::newRow("won") << QByteArray("won") << "66,00"
                             << "1-1"
                             << "";
        QTest::newRow("won by one of them") << QByteArray("won") << "70,00"
                                            << "1-1"
                                            << "";
        QTest::newRow("no sum") << QByteArray("won") << "much"
                                << ""
                                << "won";
    }

    void roundsAreFound() {
        QFETCH(const QByteArray, property);
        QFETCH(const QString, text);
        const QAbstractItemModelTester tester(m_roundSearch->rounds());
        m_roundSearch->setProperty(property.constData(), text);
        m_roundSearch->begin();
        QTRY_VERIFY(!m_roundSearch->isBusy());
        QStringList found;
        for (int row = 0; row < m_roundSearch->rounds()->rowCount(); ++row) {
            found.append(m_roundSearch->rounds()->index(row).data(FoundRoundModel::RoundRole).toString());
        }
        QTEST(found.join(u' '), "found");
        QTEST(m_roundSearch->fault(), "fault");
        QCOMPARE(m_roundSearch->failure().isEmpty(), m_roundSearch->fault().isEmpty());
        QVERIFY(!m_roundSearch->hasMore());
    }

    void outcomeIsChosenOfTheGame() {
        m_roundSearch->begin();
        QTRY_VERIFY(!m_roundSearch->isBusy());
        QCOMPARE(m_roundSearch->results().size(), 1); // of all games: no single one can be chosen
        m_roundSearch->filter()->setGame(1 + int(gameIndex("roulette")));
        QTRY_COMPARE(m_roundSearch->results().size(), 3);
        m_roundSearch->setResult(1); // the 17
        QTRY_COMPARE(m_roundSearch->rounds()->rowCount(), 1);
        QCOMPARE(m_roundSearch->rounds()->index(0).data(FoundRoundModel::RoundRole).toString(),
                 QStringLiteral("1-1"));
        m_roundSearch->clear();
        QTRY_COMPARE(m_roundSearch->rounds()->rowCount(), 2);
        QVERIFY(!m_roundSearch->isActive());
    }

    // The refusal is a significant event of its own and leads to its moment in the round.
    void significantEventsLeadToTheirMoment() {
        const QAbstractItemModelTester tester(m_roundSearch->events());
        m_roundSearch->setOnEvents(true);
        m_roundSearch->setKind(1 + int(record::SignificantKind::refusal));
        m_roundSearch->begin();
        QTRY_VERIFY(!m_roundSearch->isBusy() && m_roundSearch->events()->rowCount() == 1);
        QVERIFY(m_roundSearch->events()
                    ->index(0)
                    .data(SignificantModel::TitleRole)
                    .toString()
                    .contains(QLatin1String("ana")));
        m_roundSearch->choose(0);
        InspectedRound& shown = *m_roundSearch->shown();
        QTRY_COMPARE(shown.round(), QStringLiteral("1-1"));
        QVERIFY(shown.moment() > 0);
        const QString text = shown.moments()->at(shown.moment())->text;
        QVERIFY2(text.contains(QLatin1String("ana")) && text.contains(QLatin1String("1.00")),
                 qPrintable(text));
        QVERIFY(shown.link().startsWith(QLatin1String("mesaviva://round/1-1#")));
        m_roundSearch->setKind(0);
        m_roundSearch->setLarge(QStringLiteral("66"));
        QTRY_COMPARE(m_roundSearch->events()->rowCount(), 3); // the table opens, a refusal, a large win
    }

    // A large win of a simulated player names the player and says that it is not a real win.
    void largeWinNamesWhoIsSimulated() {
        record::SignificantEvent event;
        event.kind = record::SignificantKind::large_win;
        event.amount = Money{123'450};
        const QString sum = SignificantModel::titleOf(event);
        QVERIFY2(sum.contains(signedAmountText(event.amount)) && !sum.contains(u'·'), qPrintable(sum));
        event.player = "ana";
        event.simulated = true;
        QCOMPARE(SignificantModel::titleOf(event), sum + QStringLiteral(" · ana (simulated)"));
        event.player = "crowd:3";
        event.winners = 1;
        QCOMPARE(SignificantModel::titleOf(event), sum + QStringLiteral(" · 1 simulated player"));
        event.winners = 2;
        QCOMPARE(SignificantModel::titleOf(event), sum + QStringLiteral(" · 2 simulated players"));
    }

    // I-P33: an interrupted hand names its player, and in its second line the hand.
    void handThatWasCutOffIsReported() {
        record::SignificantEvent event;
        event.kind = record::SignificantKind::cut_off;
        event.player = "ana";
        event.detail = "Qs Qd 9h 5c 2d";
        QCOMPARE(SignificantModel::titleOf(event), QStringLiteral("Cut off before the decision · ana"));
        SignificantModel model(*m_games);
        SignificantDetail told;
        told.sentence = PokerText::handWithCards(QString::fromStdString(event.detail));
        model.append({event}, {told});
        const QString detail = model.index(0).data(SignificantModel::DetailRole).toString();
        QVERIFY2(detail.contains(QStringLiteral("Pair of queens (Q♠ Q♦ 9♥ 5♣ 2♦)")), qPrintable(detail));
        QCOMPARE(PokerText::handWithCards(QStringLiteral("Qs Td")), QStringLiteral("2 cards (Q♠ 10♦)"));
    }

    // P38: settings, simulated players, program, rules, and hashes of what was played.
    void roundIsReportedWithItsTable() {
        m_roundSearch->setNumber(QStringLiteral("1-1"));
        m_roundSearch->begin();
        QTRY_COMPARE(m_roundSearch->shown()->round(), QStringLiteral("1-1"));
        QHash<QString, QString> facts;
        for (const QVariant& each : m_roundSearch->shown()->facts()) {
            const auto fact = each.value<LabelledFact>();
            facts.insert(fact.label, fact.value);
        }
        QCOMPARE(facts.value(QStringLiteral("Program")), QStringLiteral("Mesa Viva 1.2.3"));
        QVERIFY(facts.value(QStringLiteral("Rule set")).startsWith(QStringLiteral("pt-894-2002 · ")));
        QCOMPARE(facts.value(QStringLiteral("Simulated")), QStringLiteral("nobody"));
        QCOMPARE(facts.value(QStringLiteral("Players")), QStringLiteral("ana, bruno"));
        QCOMPARE(facts.value(QStringLiteral("Staked, real players")), amountText(Money{600}));
        for (const char* hash :
             {"SHA-256 of the settings", "Commitment", "Seed", "Chain at the round's end"}) {
            QCOMPARE(facts.value(QString::fromLatin1(hash)).size(), 64);
        }
    }

    void damagedRecordIsSaid() {
        record::Database(m_keeper->file().toStdU16String(), record::OpenMode::write)
            .execute("UPDATE rounds SET staked = -1");
        m_roundSearch->begin();
        QTRY_VERIFY(!m_roundSearch->isBusy());
        QVERIFY(!m_roundSearch->failure().isEmpty());
        QCOMPARE(m_roundSearch->rounds()->rowCount(), 0);
    }

    // A complaint from its start to the sheet, and back from the printed text.
    void complaintIsWrittenAndReadBack() {
        complain();
        Complaint expected = m_complaints->complaint();
        QCOMPARE(expected.player, QStringLiteral("bruno"));
        QCOMPARE(expected.staked, 200);
        QCOMPARE(expected.returned, 7200);
        QVERIFY(expected.opened.isValid() && expected.closed.isValid());
        m_complaints->setSubject(QStringLiteral("Bruno says that he had laid more."));
        m_complaints->setFinding(Complaint::NoError);
        m_complaints->setSum(QStringLiteral("12,50"));
        m_complaints->setDue(QStringLiteral("3,25"));
        QVERIFY(m_complaints->findRule(QStringLiteral("r27a"))); // by typing
        QCOMPARE(m_complaints->complaint().rule, QStringLiteral("R27a"));
        QVERIFY(!m_complaints->findRule(QStringLiteral("qwertz")));
        QCOMPARE(m_complaints->complaint().rule, QStringLiteral("R27a"));
        m_complaints->setRule(
            static_cast<int>(m_complaints->complaint().actedRules.indexOf(QStringLiteral("R22"))) + 1);
        if (m_complaints->rule() == 0) {
            m_complaints->setRule(1);
        }
        m_complaints->setRemarks(QStringLiteral("The repetition shows one stake."));
        m_complaints->setInitials(QStringLiteral("MV"));
        m_complaints->pick(3);
        m_complaints->pick(m_complaints->moments()->rowCount() - 1);
        QCOMPARE(m_complaints->complaint().moments.size(), std::size_t{2});
        m_complaints->verify();
        QTRY_VERIFY(!m_complaints->verdict().isEmpty());
        QVERIFY2(m_complaints->isWhole(), qPrintable(m_complaints->verdict()));

        const QString pdf = m_folder->filePath(QStringLiteral("complaint.pdf"));
        m_complaints->save(QUrl::fromLocalFile(pdf));
        QTRY_VERIFY(!m_complaints->isBusy());
        QVERIFY2(!m_complaints->hasFailed(), qPrintable(m_complaints->message()));
        QVERIFY(bytesOf(pdf).startsWith("%PDF-"));
        // The printed sheet, as text.
        Complaint written = m_complaints->complaint();
        const QString text = sheetText(complaintSheet(m_file->inspection(), written));
        for (const QString& fact :
             {QStringLiteral("1-1"), QStringLiteral("bruno"), amountText(Money{200}), amountText(Money{7200}),
              amountText(Money{1250}), amountText(Money{325}), QStringLiteral("No error"), written.rule,
              m_file->inspection().about.number, zonedMomentText(m_file->inspection().begun), written.head,
              written.commitment, written.seed, written.subject, written.remarks, QStringLiteral("MV"),
              written.moments[0].text.left(20), QString::number(written.moments[1].seq)}) {
            QVERIFY2(text.simplified().contains(fact.simplified()), qPrintable(fact + u'\n' + text));
        }
        const test::PdfText printed(bytesOf(pdf));
        for (const QString& fact : {m_file->inspection().about.number, QStringLiteral("bruno"), written.head,
                                    written.commitment, written.seed, amountText(Money{325}),
                                    QStringLiteral("Signatures"), QStringLiteral("For the player")}) {
            QVERIFY2(printed.says(fact), qPrintable(fact));
        }
        // The case's file is beside it, and the complaint is in its chain.
        const auto handed =
            CaseChain::from(bytesOf(m_folder->filePath(QStringLiteral("complaint.case.jsonl"))));
        QVERIFY(handed && handed->chain.broken() == 0);
        QVERIFY(handed->chain.numberOf(kComplaintFact, written.round) > 0);
        QCOMPARE(handed->chain.entries().back().recordHead, written.head);
        // The same facts as JSON, with pictures.
        const QJsonObject json =
            QJsonDocument::fromJson(bytesOf(m_folder->filePath(QStringLiteral("complaint.json")))).object();
        std::optional<Complaint> read = complaintFrom(json);
        QVERIFY(read);
        int pictures = 0;
        for (ComplaintMoment& moment : read->moments) {
            pictures += moment.picture.startsWith("\x89PNG") ? 1 : 0;
            moment.picture.clear();
        }
        QVERIFY(pictures > 0);
        QCOMPARE(read->opened, written.opened);
        read->verifiedAt = written.verifiedAt; // to the millisecond
        read->begun = written.begun;
        QVERIFY(*read == written);
        QCOMPARE(json[QLatin1String("sum_cents")].toInt(), 1250);
        sumsHold(pdf);
    }

    // Every letter is stored by the time the window closes; each change can be undone.
    void draftSurvivesAndIsUndone() {
        complain();
        const QString before = m_complaints->complaint().player;
        for (const char* typed : {"T", "Ty", "Typ", "Typed"}) {
            m_complaints->setSubject(QString::fromLatin1(typed));
        }
        m_complaints->setFinding(Complaint::House);
        m_complaints->setPlayer(1);
        QCOMPARE(m_complaints->complaint().player, QStringLiteral("ana"));
        m_complaints->undo();
        QCOMPARE(m_complaints->complaint().player, before);
        m_complaints->undo();
        QCOMPARE(m_complaints->finding(), int(Complaint::Open));
        m_complaints->undo(); // the whole word
        QVERIFY(m_complaints->subject().isEmpty() && !m_complaints->canUndo());
        m_complaints->redo();
        m_complaints->redo();
        QCOMPARE(m_complaints->subject(), QStringLiteral("Typed"));
        m_file->change([](InspectionCase& inspection) { inspection.rounds.append(QStringLiteral("1-2")); });
        const InspectionCase written = m_file->inspection();
        makeFile(); // the window closes and another one opens
        QCOMPARE(m_file->inspection().complaints.size(), std::size_t{1});
        QCOMPARE(m_file->inspection().complaints[0].subject, QStringLiteral("Typed"));
        QCOMPARE(m_file->inspection().complaints[0].finding, Complaint::House);
        QCOMPARE(m_file->inspection().rounds, written.rounds);
        m_complaints->open(0);
        QTRY_VERIFY(!m_complaints->isBusy());
        QVERIFY(m_complaints->moments()->rowCount() > 5);
        // A new complaint about the same round continues the earlier one.
        complain();
        QCOMPARE(m_file->inspection().complaints.size(), std::size_t{1});
        QCOMPARE(m_complaints->subject(), QStringLiteral("Typed"));
    }

    // A foreign file in its place is neither overwritten nor read as a draft.
    void foreignDraftIsSetAside() {
        const QDir cases(m_folder->filePath(QStringLiteral("cases")));
        QVERIFY(cases.mkpath(QStringLiteral(".")));
        const QString path = cases.filePath(QStringLiteral("2026-001.jsonl"));
        m_report.reset();
        m_complaints.reset();
        m_file.reset();
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{\"format\": \"other\"}") > 0);
        file.close();
        makeFile();
        QVERIFY(m_file->inspection().isEmpty());
        QVERIFY(!m_file->trouble().isEmpty());
        QCOMPARE(bytesOf(path + QStringLiteral(".unreadable-1")), QByteArray("{\"format\": \"other\"}"));
        // Overlong texts are cut, and entries that are not complaints are dropped.
        QJsonArray complaints{QJsonObject{{QStringLiteral("format"), QStringLiteral("x")}}};
        Complaint one;
        one.round = QStringLiteral("1-1");
        one.remarks = QString(100'000, u'x');
        for (int i = 0; i < 300; ++i) {
            complaints.append(jsonOf(one));
        }
        const auto read =
            inspectionFrom(QJsonDocument(QJsonObject{{QStringLiteral("format"),
                                                      QStringLiteral("mesaviva.inspection-file/1")},
                                                     {QStringLiteral("disputes"), complaints}})
                               .toJson());
        QVERIFY(read);
        QCOMPARE(read->complaints.size(), InspectionCase::kMostComplaints);
        QCOMPARE(read->complaints[0].remarks.size(), Complaint::kLongestText);
    }

    // Of several windows, only the one that writes the record saves the case; what the others collect does
    // not overwrite it, and they report that.
    void anotherWindowKeepsTheFile() {
        const QString path = m_folder->filePath(QStringLiteral("windows"));
        const auto look = [](const char* round) {
            return
                [round](InspectionCase& inspection) { inspection.looked.append(QString::fromLatin1(round)); };
        };
        {
            InspectionFile first(path);
            InspectionFile second(path);
            second.setWriteAccess(WriteAccess::undecided);
            first.change(look("1-1"));
            first.flush();
            second.change(look("2-2"));
            second.flush();
            QVERIFY(second.waits() && second.trouble().isEmpty());
            second.setWriteAccess(WriteAccess::refused);
            second.change(look("2-3"));
            second.flush();
            QVERIFY2(second.trouble().contains(QStringLiteral("Another window")),
                     qPrintable(second.trouble()));
        }
        QCOMPARE(InspectionFile(path).inspection().looked, QStringList{QStringLiteral("1-1")});
        {
            InspectionFile alone(path);
            alone.setWriteAccess(WriteAccess::undecided);
            alone.change(look("3-3"));
            alone.setWriteAccess(WriteAccess::allowed);
            QVERIFY(!alone.waits());
        }
        QCOMPARE(InspectionFile(path).inspection().looked,
                 QStringList({QStringLiteral("1-1"), QStringLiteral("3-3")}));
    }

    // The report: every collected item, the ledger to the cent, and the state of the record.
    void reportHasEverything() {
        complain();
        m_complaints->setSubject(QStringLiteral("Too little came back."));
        m_complaints->setFinding(Complaint::Player);
        m_report->addRound(m_roundSearch->shown());
        QVERIFY(m_report->hasRound(QStringLiteral("1-1")));
        m_roundSearch->shown()->setMoment(4);
        const QString event = m_roundSearch->shown()->moments()->at(4)->text;
        m_report->pin(m_roundSearch->shown(), QStringLiteral("Look here."));
        m_report->setInitials(QStringLiteral("MV"));
        m_inspector->conformity()->allLines();
        QCOMPARE(m_report->entries().size(), 4); // a complaint, a note, a sheet, a table
        const QByteArray recordBefore = bytesOf(m_keeper->file());
        const QString pdf = m_folder->filePath(QStringLiteral("report.pdf"));
        m_report->save(QUrl::fromLocalFile(pdf));
        QVERIFY(m_report->isBusy());
        QTRY_VERIFY_WITH_TIMEOUT(!m_report->isBusy(), 60'000);
        QVERIFY2(!m_report->hasFailed(), qPrintable(m_report->message()));
        QCOMPARE(bytesOf(m_keeper->file()), recordBefore);
        QCOMPARE(
            m_report->hash(),
            QString::fromLatin1(QCryptographicHash::hash(bytesOf(pdf), QCryptographicHash::Sha256).toHex()));
        sumsHold(pdf);

        const QJsonObject json =
            QJsonDocument::fromJson(bytesOf(m_folder->filePath(QStringLiteral("report.json")))).object();
        QCOMPARE(json[QLatin1String("inspector")].toString(), QStringLiteral("MV"));
        QCOMPARE(json[QLatin1String("program_sha256")].toString().size(), 64);
        QCOMPARE(json[QLatin1String("record_chain_head")].toString().size(), 64);
        const QJsonObject table = json[QLatin1String("tables")].toArray().at(0).toObject();
        QCOMPARE(table[QLatin1String("settings")].toObject()[QLatin1String("rules")].toString(),
                 QStringLiteral("pt-894-2002"));
        const QJsonObject ledger = table[QLatin1String("ledger")].toObject();
        QVERIFY(ledger[QLatin1String("balances")].toBool());
        QHash<QString, qint64> closing;
        for (const QJsonValue& account : ledger[QLatin1String("accounts")].toArray()) {
            closing.insert(account[QLatin1String("account")].toString(),
                           account[QLatin1String("closing")].toInteger());
        }
        // Computed by hand: Ana has lost 8,00, Bruno has won 70,00.
        QCOMPARE(closing.value(QStringLiteral("issuer")), -150'000);
        QCOMPARE(closing.value(QStringLiteral("house")), 800 - 7'000);
        QCOMPARE(closing.value(QStringLiteral("wallets")), 150'000 - 800 + 7'000);
        const QJsonObject verification = json[QLatin1String("verification")].toObject();
        QVERIFY(verification[QLatin1String("whole")].toBool());
        QCOMPARE(verification[QLatin1String("rounds")].toInt(), 2);
        QCOMPARE(json[QLatin1String("disputes")].toArray().at(0)[QLatin1String("finding")].toString(),
                 QStringLiteral("player"));
        const QJsonObject note = json[QLatin1String("notes")].toArray().at(0).toObject();
        QCOMPARE(note[QLatin1String("note")].toString(), QStringLiteral("Look here."));
        QCOMPARE(note[QLatin1String("event")].toString(), event);
        // In another language the sentence is written again, though it was pinned in this one.
        m_language.setCode(QStringLiteral("pt"));
        const QString other = m_folder->filePath(QStringLiteral("other.pdf"));
        m_report->save(QUrl::fromLocalFile(other));
        QTRY_VERIFY_WITH_TIMEOUT(!m_report->isBusy(), 60'000);
        const QJsonObject told =
            QJsonDocument::fromJson(bytesOf(m_folder->filePath(QStringLiteral("other.json")))).object();
        m_language.setCode(QStringLiteral("en"));
        QVERIFY(!m_report->hasFailed());
        QVERIFY(told[QLatin1String("notes")].toArray().at(0)[QLatin1String("event")].toString() != event);
        QVERIFY(json[QLatin1String("rules")].toArray().size() > 300);
        const QJsonObject round = json[QLatin1String("rounds")].toArray().at(0).toObject();
        QCOMPARE(round[QLatin1String("facts")][QLatin1String("id")].toString(), QStringLiteral("1-1"));
        QVERIFY(round[QLatin1String("sheet")].toString().contains(QLatin1String("1-1")));
    }

    // The sheet shows the same as the facts, even if the ledger does not balance.
    void reportSheetSaysWhatTheFactsSay() {
        record::Database(m_keeper->file().toStdU16String(), record::OpenMode::write)
            .execute("UPDATE rounds SET returned = returned + 1 WHERE round = 1");
        ReportRequests requests;
        requests.inspection.tables = {QStringLiteral("1"), QStringLiteral("9")};
        requests.inspection.rounds = {QStringLiteral("1-2")};
        requests.faults = {{QStringLiteral("roulette"), QStringLiteral("A fault"),
                            QStringLiteral("As foretold"), 0, QStringLiteral("in time"),
                            QStringLiteral("1-2"), QDateTime()}};
        requests.inspection.initials = QStringLiteral("MV");
        double last = 0;
        const auto facts =
            gatherReport(requests, m_keeper->file().toStdU16String(), *m_games, [&](double done) {
                last = done;
                return done >= 0 && done <= 1;
            });
        QVERIFY(facts);
        QVERIFY(last > 0.8);
        const QString text = sheetText(reportSheet(*facts));
        for (const char* said : {"MV", "Ledger of table 1", "It does not balance", "the list of rounds says",
                                 "A fault", "As foretold", "Sheet of round 1-2", "left out: 9",
                                 "The record is not in order", "−1,500.00"}) {
            QVERIFY2(text.contains(QString::fromUtf8(said)), said);
        }
        // A report that is no longer wanted is stopped.
        QVERIFY(!gatherReport(requests, m_keeper->file().toStdU16String(), *m_games,
                              [](double) { return false; }));
    }

    // Another process writes while the report is made: no part of the report contains it.
    void reportIsOfOneMoment() {
        ReportRequests requests;
        requests.inspection.tables = {QStringLiteral("1"), QStringLiteral("2")};
        bool written = false;
        const auto facts = gatherReport(requests, m_keeper->file().toStdU16String(), *m_games, [&](double) {
            if (!std::exchange(written, true)) {
                putInto(m_keeper->file(), *m_folder); // another table
                record::Database(m_keeper->file().toStdU16String(), record::OpenMode::write)
                    .execute("UPDATE rounds SET returned = returned + 1");
            }
            return true;
        });
        QVERIFY(facts && written);
        QCOMPARE(facts->tables.size(), std::size_t(1));
        QCOMPARE(facts->missing, QStringList{QStringLiteral("2")});
        QVERIFY(facts->tables[0].ledger->isRight());
        QVERIFY(facts->verification && *facts->verification);
        QVERIFY(!(*facts->verification)->bad);
        QCOMPARE((*facts->verification)->tables, 1U);
        QCOMPARE((*facts->verification)->events, facts->tables[0].row.events);
        QVERIFY(facts->read.isValid());
        // A later report contains all of it.
        const auto later =
            gatherReport(requests, m_keeper->file().toStdU16String(), *m_games, [](double) { return true; });
        QVERIFY(later && (*later->verification)->bad);
        QCOMPARE(later->tables.size(), std::size_t(2));
    }

    // A test of chance belongs to the report of the inspection that ran it.
    void reportCoversChance() {
        ReportRequests requests;
        requests.checkRecord = false;
        auto facts =
            gatherReport(requests, m_keeper->file().toStdU16String(), *m_games, [](double) { return true; });
        QVERIFY(sheetText(reportSheet(*facts)).contains(QLatin1String("Chance was not tested")));
        QVERIFY(reportJson(*facts)[QLatin1String("chance")].isNull());
        m_inspector->chance()->run(Seed{}, chance::kLeastRounds);
        QTRY_VERIFY(m_inspector->chance()->isDone());
        QVERIFY(m_report->summary().contains(QLatin1String("Chance was tested")));
        facts->requests.chance = m_inspector->chance()->result();
        const QString text = sheetText(reportSheet(*facts));
        QVERIFY(text.contains(QLatin1String("mesaviva chance --rounds 10000")));
        QVERIFY(text.contains(QLatin1String("poker hands")));
        const QJsonObject chance = reportJson(*facts)[QLatin1String("chance")].toObject();
        QCOMPARE(chance[QLatin1String("seed")].toString(), QString(64, u'0'));
        QCOMPARE(chance[QLatin1String("tests")].toArray().size(),
                 qsizetype(facts->requests.chance->report.tests.size()));
        // It belongs to the inspection, and is reported after a restart of the program.
        const InspectionCase kept = m_file->inspection();
        QVERIFY(kept.chance && kept.chance->seed == QString(64, u'0'));
        QCOMPARE(kept.chance->passed, m_inspector->chance()->hasPassed());
        const std::optional<InspectionCase> read = inspectionFrom(textOf(kept));
        QVERIFY(read && read->chance == kept.chance);
        facts->requests.chance.reset();
        facts->requests.inspection = *read;
        const QString later = sheetText(reportSheet(*facts));
        QVERIFY(later.contains(QLatin1String("before the program was restarted")));
        QVERIFY(later.contains(QLatin1String("mesaviva chance --rounds 10000")));
        QCOMPARE(reportJson(*facts)[QLatin1String("chance")][QLatin1String("passed")].toBool(),
                 kept.chance->passed);
        m_report->beginCase();
        QVERIFY(!m_report->summary().contains(QLatin1String("Chance was tested")));
    }

    // A round's number alone is about the open table; without one, about the newest on record.
    void aRoundOfTheOpenTableIsFound() {
        const auto found = [this] {
            return m_roundSearch->rounds()->index(0, 0).data(FoundRoundModel::RoundRole).toString();
        };
        m_roundSearch->begin();
        m_roundSearch->setNumber(QStringLiteral("2"));
        QVERIFY(m_roundSearch->fault().isEmpty());
        QTRY_COMPARE(m_roundSearch->rounds()->rowCount(), 1);
        QTRY_VERIFY(found().endsWith(QStringLiteral("-2")));
        m_roundSearch->setTable(1);
        m_roundSearch->setNumber(QStringLiteral("1"));
        QTRY_COMPARE(found(), QStringLiteral("1-1"));
        m_roundSearch->setNumber(QStringLiteral("0"));
        QCOMPARE(m_roundSearch->fault(), QStringLiteral("number"));
        m_roundSearch->end();
    }

    // Rounds are written as the spreadsheets of the country read them, or as JSON with the tables' settings.
    void roundsAreExported_data() {
        QTest::addColumn<QLocale>("locale");
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("said");
        QTest::newRow("comma") << QLocale(QLocale::Portuguese, QLocale::Portugal) << "rounds.csv"
                               << ";2,00;";
        QTest::newRow("point") << QLocale(QLocale::English, QLocale::UnitedKingdom) << "rounds.csv"
                               << ",2.00,";
        QTest::newRow("JSON") << QLocale(QLocale::English, QLocale::UnitedKingdom) << "rounds.json"
                              << "\"settings\":{";
    }

    void roundsAreExported() {
        QFETCH(const QLocale, locale);
        QFETCH(const QString, file);
        QFETCH(const QString, said);
        const QLocale before;
        QLocale::setDefault(locale);
        const auto restored = qScopeGuard([&] { QLocale::setDefault(before); });
        RecordExport exporter(*m_keeper, *m_games);
        exporter.begin();
        const QString path = m_folder->filePath(file);
        exporter.save(QUrl::fromLocalFile(path));
        QTRY_VERIFY_WITH_TIMEOUT(!exporter.isBusy(), 60'000);
        QVERIFY2(!exporter.hasFailed() && !exporter.message().isEmpty(), qPrintable(exporter.message()));
        QFile written(path);
        QVERIFY(written.open(QIODevice::ReadOnly));
        const QByteArray bytes = written.readAll();
        QVERIFY2(bytes.contains(said.toUtf8()), bytes.left(2'000).constData());
        const bool isTable = file.endsWith(QLatin1String("csv"));
        QCOMPARE(bytes.startsWith("\xef\xbb\xbf"), isTable);
        QCOMPARE(bytes.contains("#1-1"), isTable);
        // A folder that does not exist.
        exporter.save(QUrl::fromLocalFile(m_folder->filePath(QStringLiteral("none/") + file)));
        QTRY_VERIFY_WITH_TIMEOUT(!exporter.isBusy(), 60'000);
        QVERIFY(exporter.hasFailed());
    }

    // Points that an injected fault moved are marked, as the record's own events say, and nothing else can
    // say so.
    void faultyRoundsAreMarked() {
        record::Database(m_keeper->file().toStdU16String(), record::OpenMode::write)
            .execute("UPDATE events SET fields = '{\"injected_by\":\"inspector\"}' "
                     "WHERE event = 'round_opened' AND round = 2");
        RecordHistoryModel history(*m_keeper, *m_games);
        history.setUnstaked(true);
        history.reload();
        QTRY_COMPARE(history.rowCount(), 2);
        for (int i = 0; i < 2; ++i) {
            const QString told = history.index(i, 0).data(RecordHistoryModel::ResultText).toString();
            QCOMPARE(told.contains(QLatin1String("fault injected")), history.rowAt(i)->id.round == 2);
        }
    }

    // The report must also work on a record that somebody has changed.
    void damagedRecordIsReported() {
        record::Database(m_keeper->file().toStdU16String(), record::OpenMode::write)
            .execute(
                "UPDATE events SET fields = '{\"player\":\"ana\",\"staked\":\"x\"}' WHERE event = 'settled'");
        ReportRequests requests;
        requests.inspection.tables = {QStringLiteral("1")};
        requests.inspection.rounds = {QStringLiteral("1-1")};
        const auto facts =
            gatherReport(requests, m_keeper->file().toStdU16String(), *m_games, [](double) { return true; });
        QVERIFY(facts);
        QCOMPARE(facts->troubles.size(), 3); // the table's ledger, the round's sheet, the payback
        QVERIFY(facts->verification && *facts->verification && (*facts->verification)->bad);
        const QString text = sheetText(reportSheet(*facts));
        QVERIFY(text.contains(QLatin1String("What could not be read")));
        QVERIFY(text.contains(QLatin1String("The record is not in order")));
        QCOMPARE(reportJson(*facts)[QLatin1String("troubles")].toArray().size(), 3);
        QVERIFY(facts->total && facts->total->wrong == QStringList{QStringLiteral("1")});
        QVERIFY(text.simplified().contains(QLatin1String("can't be read: 1.")));
    }

    void folderThatCantBeWrittenIsSaid() {
        complain();
        const QString nowhere = m_folder->filePath(QStringLiteral("none/complaint.pdf"));
        m_complaints->save(QUrl::fromLocalFile(nowhere));
        QTRY_VERIFY(!m_complaints->isBusy());
        QVERIFY(m_complaints->hasFailed());
        QVERIFY2(m_complaints->message().contains(QLatin1String("can't be written")),
                 qPrintable(m_complaints->message()));
        m_report->save(QUrl::fromLocalFile(nowhere));
        QTRY_VERIFY_WITH_TIMEOUT(!m_report->isBusy(), 60'000);
        QVERIFY(m_report->hasFailed() && m_report->hash().isEmpty());
        // A full disk: the system's device that accepts no data.
        if (QFileInfo::exists(QStringLiteral("/dev/full"))) {
            const QString full = m_folder->filePath(QStringLiteral("full.pdf"));
            QVERIFY(QFile::link(QStringLiteral("/dev/full"), full + QStringLiteral(".part")));
            m_complaints->save(QUrl::fromLocalFile(full));
            QTRY_VERIFY(!m_complaints->isBusy());
            QVERIFY(m_complaints->hasFailed());
            QVERIFY(!QFileInfo::exists(full));
        }
    }

    // Foreign files stay, with a message; a report's own earlier files are written again.
    void nothingOfOthersIsWrittenOver_data() {
        QTest::addColumn<QString>("there"); // an existing file that contains "theirs"
        QTest::addColumn<QString>("asked"); // the requested file
        QTest::addColumn<bool>("isWritten");
        QTest::newRow("nothing") << "other.json"
                                 << "x.pdf" << true;
        QTest::newRow("the facts") << "x.json"
                                   << "x.pdf" << false;
        QTest::newRow("the case") << "x.case.jsonl"
                                  << "x.pdf" << false;
        QTest::newRow("the sums") << "x.sha256"
                                  << "x.pdf" << false;
        QTest::newRow("a name of JSON") << "x.json"
                                        << "x.json" << true; // x.json.pdf, x.json.json
        QTest::newRow("a PDF that nobody was asked about") << "x.pdf"
                                                           << "x" << false;
        QTest::newRow("a PDF that was asked about") << "x.pdf"
                                                    << "x.pdf" << true;
    }

    void nothingOfOthersIsWrittenOver() {
        QFETCH(const QString, there);
        QFETCH(const QString, asked);
        QFETCH(const bool, isWritten);
        const QString path = m_folder->filePath(there);
        putWords(path, "theirs");
        const HandedOver what = handOver(oneSheet(), QJsonObject(), "case", m_folder->filePath(asked));
        QCOMPARE(what.outcome, isWritten ? HandedOver::Written : HandedOver::Foreign);
        QCOMPARE(bytesOf(path) == "theirs", !isWritten || path != what.pdf);
        QVERIFY(isWritten || handedOverText(what).contains(QDir::toNativeSeparators(path)));
        if (!isWritten) {
            return;
        }
        // Again: its own facts are overwritten, but not after somebody has changed them.
        QCOMPARE(handOver(oneSheet(), {{QStringLiteral("a"), 1}}, "case", what.pdf).outcome,
                 HandedOver::Written);
        sumsHold(what.pdf);
        putWords(what.json, "changed");
        QCOMPARE(handOver(oneSheet(), QJsonObject(), "case", what.pdf).outcome, HandedOver::Foreign);
        QCOMPARE(bytesOf(what.json), QByteArray("changed"));
    }

    // Writing fails after the PDF is in place: the earlier PDF is restored.
    void halfWrittenIsPutBack() {
        const QString pdf = m_folder->filePath(QStringLiteral("x.pdf"));
        QCOMPARE(handOver(oneSheet(), QJsonObject(), "case", pdf).outcome, HandedOver::Written);
        const QByteArray before = bytesOf(pdf);
        const auto spoil = [&] { return QFile::remove(m_folder->filePath(QStringLiteral("x.json.part"))); };
        SheetDocument other = oneSheet();
        other.title = QStringLiteral("Another one");
        QCOMPARE(handOver(other, QJsonObject(), "case", pdf, spoil).outcome, HandedOver::Failed);
        QCOMPARE(bytesOf(pdf), before);
        sumsHold(pdf);
        QCOMPARE(QDir(m_folder->path()).entryList({QStringLiteral("x.*")}, QDir::Files),
                 (QStringList{QStringLiteral("x.case.jsonl"), QStringLiteral("x.json"),
                              QStringLiteral("x.pdf"), QStringLiteral("x.sha256")}));
    }

    // Between the choice of a round and its answer no action applies to the round before.
    void roundBeforeIsNotActedOn() {
        m_roundSearch->begin();
        QTRY_COMPARE(m_roundSearch->rounds()->rowCount(), 2);
        m_roundSearch->choose(0);
        QTRY_COMPARE(m_roundSearch->shown()->round(), QStringLiteral("1-2"));
        m_roundSearch->choose(1);
        QVERIFY(m_roundSearch->shown()->round().isEmpty() && !m_roundSearch->shown()->isClosed());
        QVERIFY(!m_report->addRound(m_roundSearch->shown()));
        QVERIFY(!m_report->pin(m_roundSearch->shown(), QStringLiteral("Of the other one")));
        QVERIFY(m_file->inspection().isEmpty());
        QTRY_COMPARE(m_roundSearch->shown()->round(), QStringLiteral("1-1"));
    }

    // A note beyond the limit is refused with a message.
    void fullFileSaysSo() {
        complain();
        QVERIFY(m_report->pin(m_roundSearch->shown(), QStringLiteral("One")));
        QVERIFY(!m_report->pin(m_roundSearch->shown(), QStringLiteral("  ")));
        QVERIFY(m_report->full().isEmpty());
        m_file->change([](InspectionCase& inspection) {
            inspection.pinned.resize(InspectionCase::kMostPinned, inspection.pinned.front());
        });
        QVERIFY(!m_report->pin(m_roundSearch->shown(), QStringLiteral("Too many")));
        QVERIFY2(m_report->full().contains(QLatin1String("notes")), qPrintable(m_report->full()));
        QVERIFY(!m_report->full().contains(QLatin1String("complaints")));
        QVERIFY(!m_report->full().contains(QLatin1String("corrections")));
        QVERIFY(!m_report->full().contains(QLatin1String("faults")));
        m_file->change([](InspectionCase& inspection) {
            inspection.corrections.resize(InspectionCase::kMostCorrections);
            inspection.faults.resize(StoredFault::kMost);
        });
        m_report->correct({});
        QCOMPARE(m_file->inspection().corrections.size(), InspectionCase::kMostCorrections);
        QVERIFY2(m_report->full().contains(QLatin1String("corrections")), qPrintable(m_report->full()));
        QVERIFY2(m_report->full().contains(QLatin1String("faults")), qPrintable(m_report->full()));
    }

    // Verdicts and remarks on rules belong to the inspection in which they were made.
    void beginningAnewPutsVerdictsAway() {
        ConformityModel& rules = *m_inspector->conformity();
        rules.allLines();
        rules.setShown(ConformityModel::Open);
        rules.setShown(ConformityModel::All); // rows exist only once they are shown
        rules.judge(0, InspectionNote::Pass);
        rules.remark(1, QStringLiteral("Look again"));
        QCOMPARE(rules.judged(), 2);
        QVERIFY(m_report->canBegin());
        m_report->beginCase();
        QCOMPARE(rules.judged(), 0);
        QVERIFY(!m_report->canBegin());
        rules.judge(0, InspectionNote::Fail);
        QCOMPARE(m_report->cases().size(), qsizetype{2});
        m_report->openCase(1);
        QCOMPARE(rules.judged(), 2);
        const auto lines = rules.allLines();
        QCOMPARE(lines[0].note.verdict, InspectionNote::Pass);
        QVERIFY(lines[0].note.at.isValid());
        QCOMPARE(lines[1].note.remark, QStringLiteral("Look again"));
    }

    // A picture shows one player's cards or stakes: the complainant's, and the sheet names that player.
    void pictureIsOfWhoComplains_data() {
        QTest::addColumn<QString>("scenario");
        QTest::addColumn<QString>("words");
        QTest::newRow("poker") << "poker/flush_decided_card_by_card"
                               << "the dealer's cards and those of %1";
        QTest::newRow("roulette") << ""
                                  << "the stakes of %1, and the number";
        QTest::newRow("bingo") << "bingo/90_line_jackpot"
                               << "the fullest card of %1, and the last balls drawn";
    }

    void pictureIsOfWhoComplains() {
        QFETCH(const QString, scenario);
        QFETCH(const QString, words);
        putInto(m_keeper->file(), *m_folder,
                scenario.isEmpty() ? QByteArray(kScenario)
                                   : bytesOf(QStringLiteral(":/mesaviva/scenarios/%1.json").arg(scenario)));
        m_roundSearch->setNumber(QStringLiteral("2-1"));
        m_roundSearch->begin();
        QTRY_COMPARE(m_roundSearch->shown()->round(), QStringLiteral("2-1"));
        const auto reader = record::RecordReader::open(m_keeper->file().toStdU16String());
        QVERIFY(reader);
        std::vector<Complaint> drawn;
        for (const char* player : {"ana", scenario.isEmpty() ? "bruno" : "rui"}) {
            Complaint one;
            one.round = QStringLiteral("2-1");
            one.player = QString::fromLatin1(player);
            one.moments.resize(2);
            one.moments[0].seq = m_roundSearch->shown()->read()->row.first;
            one.moments[1].seq = m_roundSearch->shown()->read()->row.last;
            ComplaintDesk::addPictures(one, **reader, *m_games);
            const QString text = sheetText(complaintSheet(InspectionCase(), one));
            QVERIFY(one.moments[0].picture.isEmpty() && !one.moments[1].picture.isEmpty());
            QVERIFY2(text.simplified().contains(words.arg(one.player)), qPrintable(text));
            QVERIFY(text.contains(QStringLiteral("No picture: ")));
            drawn.push_back(one);
        }
        QVERIFY(drawn[0].moments[1].picture != drawn[1].moments[1].picture);
    }

    // A draft opens again unchanged.
    void openedAgainIsUnchanged() {
        complain();
        m_complaints->setPlayer(0);
        const Complaint left = m_complaints->complaint();
        (void)m_complaints->begin(*m_roundSearch->shown()->read(),
                                  m_roundSearch->shown()->moments()->at(5)->seq,
                                  m_roundSearch->shownPlayer());
        QVERIFY(m_complaints->complaint() == left);
    }

    // A sum that cannot be read is printed as typed; a round that is not in the record is reported missing.
    void sheetHidesNothing() {
        Complaint one;
        one.round = QStringLiteral("9-9");
        one.sum = QStringLiteral("about ten");
        QVERIFY(sheetText(complaintSheet(InspectionCase(), one)).contains(QLatin1String("about ten")));
        QVERIFY(!sheetText(complaintSheet(InspectionCase(), one))
                     .contains(QLatin1String("no longer be read from the record")));
        ReportRequests requests;
        requests.inspection.complaints = {one};
        requests.inspection.tables = {QStringLiteral("1")};
        requests.started = QDateTime(QDate(2026, 11, 23), QTime(9, 5));
        requests.rules.resize(1);
        requests.inspection.stagedTables = {{QStringLiteral("story-77"), QStringLiteral("A banca desiste"),
                                             QStringLiteral("The house folds")}};
        auto facts =
            gatherReport(requests, m_keeper->file().toStdU16String(), *m_games, [](double) { return true; });
        QVERIFY(facts);
        QString text = sheetText(reportSheet(*facts));
        for (const QString& said :
             {QStringLiteral("about ten"), QStringLiteral("no longer be read from the record"),
              QStringLiteral("None was injected in this inspection"), QStringLiteral("story-77"),
              QStringLiteral("The house folds"),
              QStringLiteral("Not seen applied in an event log in this inspection"),
              QStringLiteral("Time (UTC"), QStringLiteral("Refusal"), QStringLiteral("1.00"),
              QStringLiteral("All players"), QStringLiteral("scenario or a person has given: 2")}) {
            QVERIFY2(text.simplified().contains(said), qPrintable(said + u'\n' + text));
        }
        const QJsonObject json = reportJson(*facts);
        QCOMPARE(json[QLatin1String("played")].toArray().at(0)[QLatin1String("key")].toString(),
                 QStringLiteral("story-77"));
        QVERIFY(!json[QLatin1String("disputes")].toArray().at(0)[QLatin1String("on_record")].toBool(true));
        const QJsonObject table = json[QLatin1String("tables")].toArray().at(0).toObject();
        QCOMPARE(QString::fromLatin1(
                     QCryptographicHash::hash(table[QLatin1String("settings_text")].toString().toUtf8(),
                                              QCryptographicHash::Sha256)
                         .toHex()),
                 table[QLatin1String("settings_sha256")].toString());
        bool isReported = false;
        for (const QJsonValue& event : json[QLatin1String("significant")].toArray()) {
            isReported =
                isReported || (event[QLatin1String("kind")].toString() == QLatin1String("refusal") &&
                               event[QLatin1String("told")].toString().contains(QLatin1String("ana")));
        }
        QVERIFY(isReported);
        facts->build.program.clear();
        facts->requests.begun = requests.started.addSecs(60);
        text = sheetText(reportSheet(*facts));
        QVERIFY(text.contains(QLatin1String("could not be read")));
        // The newest table's accounts are included even if no round was opened and nothing is checked.
        ReportRequests few;
        few.checkRecord = false;
        const auto plain =
            gatherReport(few, m_keeper->file().toStdU16String(), *m_games, [](double) { return true; });
        QVERIFY(plain && plain->newest && !plain->total && plain->newest->isRight());
        QVERIFY(sheetText(reportSheet(*plain))
                    .contains(QStringLiteral("Ledger of table %1").arg(plain->newest->table.number)));
        QCOMPARE(reportJson(*plain)[QLatin1String("newest_table")].toInteger(),
                 qint64(plain->newest->table.number));
        // The list of seen rules and faults outlives the program: its start time says nothing.
        const QString since = QStringLiteral("since this inspection began at ");
        QVERIFY(text.simplified().contains(QStringLiteral("None was injected ") + since));
        QVERIFY(text.simplified().contains(QStringLiteral("Not seen applied in an event log ") + since));
        QVERIFY(!text.contains(QStringLiteral("program was restarted")));
    }

    void partsAreTakenOutAndPutBack() {
        complain();
        m_report->addRound(m_roundSearch->shown());
        const auto count = [&] { return m_report->entries().size(); };
        QCOMPARE(count(), 3);
        m_report->remove(FileEntry::Complaint, 0);
        QCOMPARE(count(), 2);
        m_report->undo();
        QCOMPARE(count(), 3);
        // Text typed between removal and undo stays.
        m_report->remove(FileEntry::Round, 0);
        m_complaints->setSubject(QStringLiteral("Typed meanwhile"));
        m_report->undo();
        QCOMPARE(count(), 3);
        QCOMPARE(m_file->inspection().complaints[0].subject, QStringLiteral("Typed meanwhile"));
        m_report->remove(FileEntry::Round, 0);
        m_report->beginCase();
        QCOMPARE(count(), 0);
        QVERIFY(!m_report->canUndo()); // it was of the other case
        m_report->openCase(1);
        QCOMPARE(count(), 2);
    }

private:
    static void putWords(const QString& path, const char* words) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(words) > 0);
    }

    static SheetDocument oneSheet() {
        SheetDocument sheet;
        sheet.title = QStringLiteral("A sheet");
        sheet.sections.push_back({QStringLiteral("Part"), {SheetText{QStringLiteral("Words")}}});
        return sheet;
    }

    void makeFile() {
        m_report.reset();
        m_complaints.reset();
        m_inspector.reset();
        m_file.reset();
        m_file = std::make_unique<InspectionFile>(m_folder->filePath(QStringLiteral("cases")));
        m_file->setRecord([this] { return m_keeper->file(); });
        m_inspector = std::make_unique<TableInspector>();
        m_complaints = std::make_unique<ComplaintDesk>(*m_keeper, *m_games, *m_file);
        m_report = std::make_unique<ReportDesk>(*m_keeper, *m_games, *m_file, *m_inspector);
    }

    // A player called Bruno complains about the first round.
    void complain() {
        m_roundSearch->setPlayer(QStringLiteral("bruno"));
        m_roundSearch->begin();
        QTRY_COMPARE(m_roundSearch->rounds()->rowCount(), 1);
        m_roundSearch->choose(0);
        QTRY_COMPARE(m_roundSearch->shown()->round(), QStringLiteral("1-1"));
        m_file->addLooked(m_roundSearch->shown()->round());
        (void)m_complaints->begin(*m_roundSearch->shown()->read(), 0, m_roundSearch->shownPlayer());
    }

    // The checksum file holds the files' hashes, also according to the common tool.
    static void sumsHold(const QString& pdf) {
        const QFileInfo place(pdf);
        const QString sums = place.path() + u'/' + place.completeBaseName() + QStringLiteral(".sha256");
        const QString hash =
            QString::fromLatin1(QCryptographicHash::hash(bytesOf(pdf), QCryptographicHash::Sha256).toHex());
        QVERIFY(QString::fromUtf8(bytesOf(sums)).startsWith(hash + QStringLiteral("  ") + place.fileName()));
        if (QStandardPaths::findExecutable(QStringLiteral("sha256sum")).isEmpty()) {
            return;
        }
        QProcess tool;
        tool.setWorkingDirectory(place.path());
        tool.start(QStringLiteral("sha256sum"), {QStringLiteral("-c"), sums});
        QVERIFY(tool.waitForFinished(60'000));
        QCOMPARE(tool.exitCode(), 0);
    }

    std::size_t gameIndex(const char* key) const {
        return static_cast<std::size_t>(m_games->placeOf(QString::fromLatin1(key)));
    }

    Language m_language;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<RecordKeeper> m_keeper;
    std::unique_ptr<GameRegistry> m_games;
    std::unique_ptr<RoundSearchDesk> m_roundSearch;
    std::unique_ptr<InspectionFile> m_file;
    std::unique_ptr<TableInspector> m_inspector;
    std::unique_ptr<ComplaintDesk> m_complaints;
    std::unique_ptr<ReportDesk> m_report;
};

#include "program/test_list.h"

MESAVIVA_TEST(TestRoundSearch)
#include "tst_round_search.moc"
